import { listingsFolder } from '#catalog/listings/listing-files.ts';
import { importCollections } from '#catalog/listings/read-collections.ts';
import type { Json } from '#common/contracts/desk/content.ts';
import { type Group, isGroup } from '#common/contracts/desk/group.ts';
import type { Order } from '#common/contracts/desk/orders.ts';
import { todayInSanRafael } from '#common/lib/san-rafael.ts';
import { ContentError } from '#reading/problems.ts';
import { readTexts, textsFor, valueIn } from '../../editing/content-files.ts';
import { fieldFor, suggestableFields, valueFor } from '../../editing/requests/suggestion-fields.ts';
import { mistakeOf } from '../mistakes.ts';
import { type Plan, type PlanContext, refusal, schemaOf } from './plan.ts';

type AcceptOrder = Extract<Order, { type: 'accept' }>;

/** Writes a visitor's fact into a listing's file, with a line in its log, or with a source if the log takes none. */
export async function planAccept(context: PlanContext, order: AcceptOrder): Promise<Plan> {
  const { page = '', field: words = '', value: written = '' } = order.answers;
  const collection = (await importCollections(context.root)).find(({ path }) => page.startsWith(`${path}/`));
  const id = page.slice((collection?.path.length ?? 0) + 1);
  if (!collection || !/^[a-z0-9-]+$/.test(id)) {
    return refusal('', [], 'No es de una ficha: cambiá esa página a mano y marcá el mensaje como hecho.');
  }
  const file = `${listingsFolder(collection.name)}/${id}.json`;
  const texts = readTexts(context.root, file, context.languages);
  const before = valueIn(file, texts);
  if (!isGroup(before)) return refusal(file, [], 'Esa ficha ya no está en la guía.');
  const fields = suggestableFields(collection.schema);
  const field = fieldFor(words, [...fields.keys()]);
  const schema = field === undefined ? undefined : fields.get(field);
  if (field === undefined || !schema) {
    return refusal(file, [], `«${words}» no dice qué dato de la ficha es: abrila y cambialo a mano.`);
  }
  const changed = { ...before, [field]: valueFor(schema, written, field) as Json, ...withoutSample(before, field) };
  const day = todayInSanRafael(new Date(order.receivedAt));
  const line = { on: day, how: 'aviso', facts: [field] };
  const checked = { ...changed, checks: [line, ...listIn(before.checks)] };
  const problems = problemsOf(() => collection.parse(checked, id, file));
  // A field that is not a checkable fact gets no line in the log.
  const isLogged = !problems.some((problem) => problem.includes('"checks.'));
  const value: Group = isLogged
    ? checked
    : { ...changed, sources: [...listIn(before.sources), `sabes:${order.reference}`] };
  const mistakes = isLogged ? problems : problemsOf(() => collection.parse(value, id, file));
  if (mistakes.length > 0) {
    const inForm = (sentence: string) =>
      mistakeOf(
        sentence,
        () => value,
        (kind) => schemaOf(context, kind),
      );
    return { type: 'refused', mistakes: mistakes.map(inForm), conflicts: [] };
  }
  const warnings =
    isGroup(before.translations) && typeof value[field] === 'string'
      ? ['Fijate si las traducciones de la ficha todavía dicen lo mismo.']
      : [];
  const writes = textsFor(file, texts, value, schemaOf(context, collection.name));
  return { type: 'write', writes, words: `${String(before.name)}: lo avisó un visitante`, warnings, files: [file] };
}

/** A field that somebody has told the guide about is no longer sample data. */
function withoutSample(before: Group, field: string): Group {
  const fields = listIn(before.sampleFields);
  return fields.includes(field) ? { sampleFields: fields.filter((one) => one !== field) } : {};
}

const listIn = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);

function problemsOf(task: () => unknown): string[] {
  try {
    task();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}
