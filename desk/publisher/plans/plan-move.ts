import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Json } from '#common/contracts/desk/content.ts';
import type { Order } from '#common/contracts/desk/orders.ts';
import { filesIn } from '#reading/read-file.ts';
import { contentFiles, idOf, isFixed, kindOf, readTexts, textsFor, valueIn } from '../../editing/content-files.ts';
import { isGroup } from '../../editing/equal.ts';
import { MOVED_FILE, movedText } from './moved-list.ts';
import { fileIn, type Plan, type PlanContext, refusal, schemaOf, type Writes } from './plan.ts';
import { TRIP_FILE, tripAfterMove } from './trip-after-move.ts';

type MoveOrder = Extract<Order, { type: 'move' }>;

/**
 * Renames a file with its photographs and translations, and updates the links to it; or removes it. Its old address is
 * recorded, so that it still leads somewhere.
 */
export function planMove(context: PlanContext, { file, to }: MoveOrder): Plan {
  const { root, today } = context;
  const known = fileIn(context, file);
  const texts = readTexts(root, file, context.languages);
  if (texts.get(file) === null)
    return refusal(file, [], 'Esta ficha ya no está: la sacó o le cambió el nombre otra persona.');
  if (isFixed(file)) {
    return refusal(file, [], 'Esta página es parte de la guía: no se le cambia la dirección ni se borra.');
  }
  const target = to === null ? null : `${path.dirname(file)}/${to}${path.extname(file)}`;
  if (target !== null && existsSync(path.join(root, target))) {
    return refusal(file, [], `Ya hay una ficha con la dirección «${to}»: elegí otra.`);
  }
  const writes: Writes = new Map();
  for (const [part, text] of texts) if (text !== null) carry(writes, part, to && renamed(part, file, to), text);
  const folder = file.replace(/\.\w+$/, '');
  for (const name of filesIn(root, folder)) {
    const bytes = readFileSync(path.join(root, folder, name));
    carry(writes, `${folder}/${name}`, to && `${path.dirname(folder)}/${to}/${name}`, bytes);
  }
  const href = known?.href ?? null;
  const next = href && to !== null ? href.replace(new RegExp(`${idOf(file)}$`), to) : null;
  takeAlong(context, writes, { file, href, next, to });
  if (href && !href.includes('#')) {
    writes.set(MOVED_FILE, movedText(root, { from: href, to: next, on: today, name: known?.title ?? idOf(file) }));
  }
  const words = to === null ? `Ya no está: ${known?.title ?? file}` : `Nueva dirección: ${known?.title ?? file}`;
  return { type: 'write', writes, words, warnings: [], files: target === null ? [] : [target] };
}

const renamed = (part: string, file: string, to: string): string =>
  `${path.dirname(part)}/${to}${path.basename(part).slice(idOf(file).length)}`;

function carry(writes: Writes, from: string, to: string | null, content: string | Buffer) {
  writes.set(from, null);
  if (to !== null) writes.set(to, content);
}

type Move = { file: string; href: string | null; next: string | null; to: string | null };

/** Replaces the old address with the new one in all content, and in the trip table, which names places by their id. */
function takeAlong(context: PlanContext, writes: Writes, { file, href, next, to }: Move) {
  const names: [string, string][] = to === null ? [] : [[`${kindOf(file)}/${idOf(file)}`, `${kindOf(file)}/${to}`]];
  if (href && next) names.push([href, next]);
  const isPlace = kindOf(file) === 'places';
  const others = names.length > 0 ? contentFiles(context.root) : isPlace ? [TRIP_FILE] : [];
  for (const other of others) {
    if (other === file) continue;
    const texts = readTexts(context.root, other, context.languages);
    const value = valueIn(other, texts);
    const linked = ledTo(value, names);
    const led = isPlace && other === TRIP_FILE ? tripAfterMove(linked, idOf(file), to) : linked;
    for (const [part, text] of textsFor(other, texts, led, schemaOf(context, kindOf(other)))) writes.set(part, text);
  }
}

function ledTo(value: Json, names: [string, string][]): Json {
  if (Array.isArray(value)) return value.map((entry) => ledTo(entry, names));
  if (isGroup(value))
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [keyLedTo(key, names), ledTo(entry, names)]));
  if (typeof value !== 'string') return value;
  return names.reduce((text, [old, next]) => {
    if (text === old || (text.startsWith(old) && /^[?#]/.test(text.slice(old.length))))
      return next + text.slice(old.length);
    return text.replaceAll(`](${old})`, `](${next})`).replaceAll(`](${old}#`, `](${next}#`);
  }, value);
}

/** Some tables are keyed by the file that they are about. */
const keyLedTo = (key: string, names: [string, string][]) => names.find(([old]) => old === key)?.[1] ?? key;
