import { type Group, isGroup } from '#common/contracts/desk/group.ts';
import { judge } from '#common/contracts/desk/judge/judge.ts';
import '#common/contracts/desk/judge/with-phones.ts';
import type { Json } from '#common/contracts/desk/content.ts';
import type { Change, Conflict, Mistake } from '#common/contracts/desk/orders.ts';
import { digestOf, kindOf, readTexts, textsFor, valueIn } from '../../editing/content-files.ts';
import { isEqual } from '../../editing/equal.ts';
import { innerSchema, schemaAt } from '../../editing/key-order.ts';
import { merge } from '../../editing/merge.ts';
import { withOwnCheck } from '../../editing/own-check.ts';
import { fixedCity } from '../../editing/requests/listing-from-request.ts';
import { planPhotos } from '../photos/plan-photos.ts';
import { fileIn, type Plan, type PlanContext, schemaOf, type Writes } from './plan.ts';

/** Merges edits with the current state of the checkout. */
export async function planChanges(context: PlanContext, changes: Change[], words: string, by: string): Promise<Plan> {
  const writes: Writes = new Map();
  const conflicts: Conflict[] = [];
  const mistakes: Mistake[] = [];
  for (const change of changes) {
    const { file } = change;
    const texts = readTexts(context.root, file, context.languages);
    const live = valueIn(file, texts);
    const before = change.base !== null && change.base === digestOf(texts) ? live : change.before;
    const merged = merge(before, live, change.value);
    conflicts.push(...merged.conflicts.map((clash) => ({ file, ...clash })));
    if (merged.conflicts.length > 0) continue;
    const schema = schemaOf(context, kindOf(file));
    const told = live ?? untold(context, kindOf(file));
    const value = withOwnCheck(told, merged.value, schema, { day: context.today, by });
    if (schema && value !== null) {
      mistakes.push(...judge(schema, value).map(({ path, text }) => ({ file, path, text })));
    }
    try {
      const written = textsFor(file, texts, value, schema);
      for (const [part, text] of written) writes.set(part, text);
      const photos = await planPhotos(context, change, value === null);
      for (const [part, bytes] of photos.writes) writes.set(part, bytes);
      mistakes.push(...photos.mistakes);
    } catch {
      mistakes.push({
        file,
        path: [],
        text: 'Esta ficha no se puede guardar así: le falta una parte o tiene otra forma.',
      });
    }
  }
  if (conflicts.length + mistakes.length > 0) return { type: 'refused', mistakes, conflicts };
  return {
    type: 'write',
    writes,
    words: words || defaultWords(context, changes),
    warnings: untranslated(context, changes),
    files: changes.filter(({ value }) => value !== null).map(({ file }) => file),
  };
}

/**
 * What a new file says before anybody has told anything: the defaults that it begins with, and the city that the form
 * for businesses sends by itself.
 */
function untold({ root, snapshot }: PlanContext, kind: string | null): Json {
  const blank = snapshot?.kinds.find(({ id }) => id === kind)?.blank;
  return isGroup(blank) ? { ...blank, location: fixedCity(root) } : null;
}

function defaultWords(context: PlanContext, changes: Change[]): string {
  const names = changes.map(({ file, value }) => {
    const group = isGroup(value) ? (isGroup(value.facts) ? value.facts : value) : {};
    return fileIn(context, file)?.title ?? String(group.name ?? group.title ?? file);
  });
  const shown = names.slice(0, 3).join(', ');
  return names.length > 3 ? `${shown} y ${names.length - 3} más` : shown;
}

/** Warns of Spanish texts that changed without their translations, which may now say something else. */
function untranslated(context: PlanContext, changes: Change[]): string[] {
  return changes.flatMap(({ file, before, value }) => {
    if (!isGroup(before) || !isGroup(value)) return [];
    const isChanged = (key: string) => typeof value[key] === 'string' && value[key] !== before[key];
    const fields = Object.keys(value).filter((key) => isChanged(key) && keepsTranslation(key, before, value));
    return fields.map((key) => {
      const field = schemaAt(schemaOf(context, kindOf(file)), key);
      const label = innerSchema(field, value[key] ?? null)?.title ?? field?.title ?? key;
      return `Cambiaste «${label}» en castellano y quedó la traducción de antes: fijate si todavía dice lo mismo.`;
    });
  });
}

/** Whether a field has in some language the translation that it had. */
function keepsTranslation(key: string, before: Group, value: Group): boolean {
  const old = isGroup(before.translations) ? before.translations : {};
  const now = isGroup(value.translations) ? value.translations : {};
  return Object.entries(now).some(([language, words]) => {
    const oldWords = old[language];
    return isGroup(words) && isGroup(oldWords) && Object.hasOwn(words, key) && isEqual(words[key], oldWords[key]);
  });
}
