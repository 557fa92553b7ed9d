import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Json } from '#common/contracts/desk/content.ts';
import { isGroup } from '#common/contracts/desk/group.ts';
import type { Order } from '#common/contracts/desk/orders.ts';
import { filesIn } from '#reading/read-file.ts';
import { contentFiles, idOf, isFixed, kindOf, readTexts, textsFor, valueIn } from '../../editing/content-files.ts';
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
  const nextHref = href && to !== null ? href.replace(new RegExp(`${idOf(file)}$`), to) : null;
  updateOthers(context, writes, { file, href, nextHref, to });
  if (href && !href.includes('#')) {
    const name = known?.title ?? idOf(file);
    writes.set(MOVED_FILE, movedText(root, { from: href, to: nextHref, on: today, name }));
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

type Move = { file: string; href: string | null; nextHref: string | null; to: string | null };

/** What names a file in other content, and what names it from now on: its address, or its kind and id. */
type Renaming = { from: string; to: string };

/** Updates all other content that names the file, and the trip table, which names places by their id. */
function updateOthers(context: PlanContext, writes: Writes, { file, href, nextHref, to }: Move) {
  const kind = kindOf(file);
  const renamings: Renaming[] = [];
  if (to !== null) renamings.push({ from: `${kind}/${idOf(file)}`, to: `${kind}/${to}` });
  if (href && nextHref) renamings.push({ from: href, to: nextHref });
  const isPlace = kind === 'places';
  const others = renamings.length > 0 ? contentFiles(context.root) : isPlace ? [TRIP_FILE] : [];
  for (const other of others) {
    if (other === file) continue;
    const texts = readTexts(context.root, other, context.languages);
    const updated = withNewNames(valueIn(other, texts), renamings);
    const value = isPlace && other === TRIP_FILE ? tripAfterMove(updated, idOf(file), to) : updated;
    for (const [part, text] of textsFor(other, texts, value, schemaOf(context, kindOf(other)))) writes.set(part, text);
  }
}

function withNewNames(value: Json, renamings: Renaming[]): Json {
  if (Array.isArray(value)) return value.map((entry) => withNewNames(entry, renamings));
  if (typeof value === 'string') return renamings.reduce(withNewName, value);
  if (!isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      renamings.find(({ from }) => from === key)?.to ?? key, // some tables are keyed by the file that they are about
      withNewNames(entry, renamings),
    ]),
  );
}

/** A text that is the name, with or without a query or a place on the page; or one with links to it in Markdown. */
function withNewName(text: string, { from, to }: Renaming): string {
  const rest = text.slice(from.length);
  if (text.startsWith(from) && /^([?#]|$)/.test(rest)) return to + rest;
  return text.replaceAll(`](${from})`, `](${to})`).replaceAll(`](${from}#`, `](${to}#`);
}
