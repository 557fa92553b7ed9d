import type { Check } from '#catalog/facts/checks.ts';
import { districtNamed } from '#catalog/geography/whereabouts.ts';
import { fold } from '#common/lib/text/fold.ts';
import { slugOf } from '../requests/listing-from-request.ts';
import type { Entry } from './entry.ts';
import { type Fields, PLACES } from './listings.ts';
import { districtOf } from './same-business.ts';

/** The content of a listing that knows no more of a business than its entry. */
export function newListing(entry: Entry): Fields {
  const { name, stars, phone, whatsapp, website, instagram, facebook, page, doubts, source } = entry;
  const location = entry.location ?? entry.district ?? 'San Rafael';
  const district = districtOf(entry) ?? (entry.district === null ? districtNamed(name) : null);
  const kitchen = entry.kind === 'gastronomía' ? kitchenOf(entry) : null;
  const contacts = { phone, whatsapp, website, instagram, facebook };
  const known = Object.fromEntries(Object.entries(contacts).filter(([, value]) => value !== null));
  const agency = entry.kind === 'agencia' ? agencyOf(entry) : null;
  const checks = checksOf(entry, [...Object.keys(known), ...(agency?.legajo ? ['legajo'] : [])]);
  return {
    name,
    ...PLACES[entry.kind].fields,
    ...agency,
    ...(kitchen && { category: kitchen }),
    ...(stars !== null && { stars }),
    location: location === 'Ciudad' ? 'Ciudad de San Rafael' : location,
    ...(district && { district }),
    ...known,
    sources: page && source === 'padron' ? [page] : [],
    ...(checks.length > 0 && { checks }),
    ...(doubts.length > 0 && { todo: doubts }),
  };
}

/** The line of the log for what a register says; the guide names no other list as a source. */
export const checksOf = ({ date, page, source }: Entry, facts: string[]): Partial<Check>[] =>
  source === 'padron' && facts.length > 0 ? [{ on: date, how: 'registro', ...(page && { url: page }), facts }] : [];

/** An address that no listing has: the name, with its district if that is taken, and then with a number. */
export function freeRef({ kind, name, district }: Entry, taken: ReadonlySet<string>): string {
  const plain = `${PLACES[kind].collection}/${slugOf(name) || 'sin-nombre'}`;
  const own = district ? `${plain}-${slugOf(district)}` : plain;
  let ref = taken.has(plain) ? own : plain;
  for (let number = district ? 3 : 2; taken.has(ref); number++) ref = `${own}-${number}`;
  return ref;
}

/** What the register prints of a kitchen, and the category that it means; the first that fits counts. */
const KITCHENS: [RegExp, string][] = [
  [/helad/, 'heladeria'],
  [/pizz/, 'pizzeria'],
  [/pasteler/, 'pasteleria'],
  [/parrilla/, 'parrilla'],
  [/pancho|sandwich|minuta|hamburgues|rotiser/, 'comida-rapida'],
  [/\bcafe\b|casa de te/, 'cafeteria'],
  [/cervecer|\bbar\b|drinks/, 'bar'],
  [/resto\b|restaurant/, 'restaurante'],
];

function kitchenOf({ name, says }: Entry): string | null {
  return [says, name].map(fold).flatMap((text) => KITCHENS.find(([words]) => words.test(text))?.[1] ?? [])[0] ?? null;
}

/** What an agency sells, and its number among the country's agencies, as its entry says them. */
function agencyOf({ says }: Entry): { categories: string[]; legajo?: number } {
  const said = fold(says);
  const [, number] = /\blegajo (\d+)/.exec(said) ?? [];
  return {
    categories: [
      ...(said.includes('excursiones locales') ? ['excursiones'] : []),
      ...(said.includes('emisivo') ? ['emisivo'] : []),
    ],
    ...(number && { legajo: Number(number) }),
  };
}
