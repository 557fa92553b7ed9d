import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isAnswered } from '#catalog/facts/answered-note.ts';
import type { Check } from '#catalog/facts/checks.ts';
import { districtNamed } from '#catalog/geography/whereabouts.ts';
import { DRAFT, listingsFolder } from '#catalog/listings/listing-files.ts';
import type { RegisterKind } from '#common/contracts/desk/register.ts';
import { fold, wordsOf } from '#common/lib/text/fold.ts';
import { isSamePhone } from '#common/lib/text/phone-number.ts';
import { type Edit, editJson } from '#reading/edit-json.ts';
import { filesIn, foldersIn } from '#reading/read-file.ts';
import { slugOf } from '../requests/listing-from-request.ts';
import type { Entry } from './entry.ts';
import { GIVERS } from './read-register.ts';

/** What a register would change. Nothing is written before `writeImport`. */
export type ImportPlan = {
  added: { file: string; value: Record<string, unknown>; entry: Entry }[];
  updated: { file: string; edits: Edit[]; facts: ImportedFact[]; todo: string[]; entry: Entry }[];
  /** Entries that change nothing. */
  same: { file: string; entry: Entry }[];
  /** Entries that are left out, with the reason. */
  left: { entry: Entry; why: string }[];
  /** Listings whose word is the register's, and which it no longer has. */
  gone: string[];
};

/** A contact that the register writes into a listing; `before` is empty if the listing had none. */
export type ImportedFact = { field: (typeof CONTACTS)[number]; before: string; after: string };

type Listing = { ref: string; file: string; text: string; fields: Fields };
type Fields = {
  name?: string;
  location?: string;
  checks?: Partial<Check>[];
  todo?: string[];
  sources?: string[];
  [field: string]: unknown;
};

const CONTACTS = ['phone', 'whatsapp', 'website', 'instagram', 'facebook'] as const;
/** The contacts as a sentence for the owner names them. */
const ASKED: Record<(typeof CONTACTS)[number], string> = {
  phone: 'el teléfono',
  whatsapp: 'el WhatsApp',
  website: 'la página web',
  instagram: 'el Instagram',
  facebook: 'el Facebook',
};
/** Somebody answered, or the business itself or a public body wrote it: a register never overwrites that. */
const WEAKER = new Set(['registro', 'listas']);

/** Where each kind belongs, and the fields by which its collection tells kinds apart. */
const PLACES: Record<RegisterKind, { collection: string; fields: Record<string, unknown> }> = {
  cabaña: { collection: 'alojamientos', fields: { type: 'Cabañas', category: 'cabaña' } },
  hotel: { collection: 'alojamientos', fields: { type: 'Hotel', category: 'hotel' } },
  departamento: { collection: 'alojamientos', fields: { type: 'Apart hotel', category: 'departamento' } },
  posada: { collection: 'alojamientos', fields: { type: 'Posada', category: 'posada' } },
  hostel: { collection: 'alojamientos', fields: { type: 'Hostel', category: 'hostel' } },
  gastronomía: { collection: 'gastronomia', fields: {} },
  bodega: { collection: 'bodegas', fields: {} },
  agencia: { collection: 'operadores', fields: {} },
};

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

/** What identifies businesses that asked to be taken away: ids such as "alojamientos/cabanas-x", pages, names, numbers. */
const REMOVED = 'content/removed.json';

/** Compares a register with the listings below `root`. */
export function planImport(root: string, entries: Entry[]): ImportPlan {
  const listings = readListings(root);
  const removed = new Set(readRemoved(root));
  const plan: ImportPlan = { added: [], updated: [], same: [], left: [], gone: [] };
  const taken = new Set(listings.map(({ ref }) => ref));
  const named = new Set<string>();
  for (const entry of entries) {
    const known = listings.filter((listing) => entry.sameAs.includes(listing.ref));
    const ofPage = listings.filter((listing) => isOfPage(entry, listing));
    const alike = listings.filter((listing) => isSame(entry, listing));
    const matches = [known, ofPage].find(({ length }) => length > 0) ?? closest(entry, alike);
    if (matches === null) {
      for (const { ref } of alike) named.add(ref);
      plan.left.push({ entry, why: `puede ser ${alike.map(({ ref }) => ref).join(' o ')}` });
      continue;
    }
    if (matches.length > 0) {
      for (const listing of matches) {
        named.add(listing.ref);
        planUpdate(plan, entry, listing);
      }
      continue;
    }
    const place = PLACES[entry.kind];
    const ref = freeRef(place.collection, entry, taken);
    if (isRemoved(entry, ref, removed)) {
      plan.left.push({ entry, why: 'pidieron que la quitemos' });
      continue;
    }
    const twin = plan.added.find((other) => isTwin(entry, other));
    if (twin) {
      addContacts(twin, entry);
      plan.left.push({ entry, why: `repite ${twin.entry.at}` });
      continue;
    }
    taken.add(ref);
    const [, id = ''] = ref.split('/');
    plan.added.push({
      file: `${listingsFolder(place.collection)}/${id}.json`,
      value: briefListing(entry, place.fields),
      entry,
    });
  }
  plan.gone = goneFrom(
    listings,
    entries.filter((entry) => entry.source === 'padron'),
  ).filter((ref) => !named.has(ref));
  return plan;
}

type Added = ImportPlan['added'][number];

/** Whether a register names a new business a second time. */
function isTwin(entry: Entry, { entry: first, value }: Added): boolean {
  const isSameKind = PLACES[entry.kind].collection === PLACES[first.kind].collection;
  const isSameName = wordsOf(entry.name).join(' ') === wordsOf(first.name).join(' ');
  return isSameKind && isSameName && !isElsewhere(entry, value);
}

/** A business that the register names twice is one listing with the contacts of both. */
function addContacts({ value }: Added, entry: Entry) {
  const fresh = CONTACTS.filter((field) => entry[field] !== null && value[field] === undefined);
  const { todo = [], checks = [] } = value as Fields;
  const doubts = entry.doubts.filter((doubt) => !todo.includes(doubt));
  if (doubts.length > 0) value.todo = [...todo, ...doubts];
  if (fresh.length === 0) return;
  for (const field of fresh) value[field] = entry[field];
  value.checks = [...checks, ...checksOf(entry, fresh)];
}

/** Carries out a plan. */
export function writeImport(root: string, plan: ImportPlan) {
  for (const [file, text] of writesOf(root, plan)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}

/** The files of a plan with their new texts. */
export function writesOf(root: string, { added, updated }: ImportPlan): Map<string, string> {
  const texts = new Map(added.map(({ file, value }) => [file, `${JSON.stringify(value, null, 2)}\n`]));
  // A listing may be named by two entries, so each edit starts from the text that the one before has left.
  for (const { file, edits } of updated) {
    texts.set(file, editJson(texts.get(file) ?? readFileSync(path.join(root, file), 'utf8'), edits));
  }
  return texts;
}

function readListings(root: string): Listing[] {
  return foldersIn(root, 'content/collections').flatMap((collection) => {
    const folder = listingsFolder(collection);
    const names = filesIn(root, folder).filter((name) => name.endsWith('.json') && !name.endsWith(DRAFT));
    return names.map((name) => {
      const file = `${folder}/${name}`;
      const text = readFileSync(path.join(root, file), 'utf8');
      return { ref: `${collection}/${name.slice(0, -'.json'.length)}`, file, text, fields: JSON.parse(text) as Fields };
    });
  });
}

function readRemoved(root: string): string[] {
  const file = path.join(root, REMOVED);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
}

/** A listing may take a fact from the page of its hotel or winery; the page that it names as a source is its own. */
function isOfPage({ page }: Entry, { fields: { sources = [], checks = [] } }: Listing): boolean {
  if (page === null) return false;
  const own = sources.filter((source) => siteOf(source) === siteOf(page));
  return own.length > 0 ? own.includes(page) : checks.some(({ url }) => url === page);
}

const siteOf = (address: string): string | null => URL.parse(address)?.host ?? null;

/** By its id, the address of its page, its name or one of its numbers: a page may get a new address. */
function isRemoved({ page, name, phone, whatsapp }: Entry, ref: string, removed: ReadonlySet<string>): boolean {
  const own = [ref, page, name, phone, whatsapp].filter((one) => one !== null);
  return own.some((one) => removed.has(one));
}

/** The same name in the same collection and not in another district, or the same number and a name alike. */
function isSame(entry: Entry, { ref, fields }: Listing): boolean {
  if (fields.sample === true) return false;
  if (!ref.startsWith(`${PLACES[entry.kind].collection}/`)) return false;
  if (isNamed(entry.name, fields.name ?? '') && !isElsewhere(entry, fields)) return true;
  const isNamedAlike = wordsOf(entry.name).some((word) => word.length > 4 && wordsOf(fields.name ?? '').includes(word));
  return isNamedAlike && sharesNumber(entry, fields);
}

/**
 * Whether a namesake is another business: it is in another district and has none of the same numbers and addresses.
 * One whose district is unknown may be the same.
 */
function isElsewhere(entry: Entry, fields: Fields): boolean {
  const here = districtOf(entry);
  const there = fields.district ?? districtNamed(fields.location ?? '');
  const isShared = CONTACTS.some((field) => entry[field] !== null && entry[field] === fields[field]);
  return here !== null && there !== null && here !== there && !isShared && !sharesNumber(entry, fields);
}

function sharesNumber(entry: Entry, fields: Fields): boolean {
  const numbers = [fields.phone, fields.whatsapp].filter((one): one is string => typeof one === 'string');
  return numbers.some((number) => [entry.phone, entry.whatsapp].some((own) => own && isSamePhone(number, own)));
}

/**
 * The one of several namesakes that an entry means: the one of exactly its name, or with its number. Null if it may be
 * any of them: whose contacts it brings is then a question for a person.
 */
function closest(entry: Entry, alike: Listing[]): Listing[] | null {
  if (alike.length < 2) return alike;
  const isExact = ({ fields }: Listing) => wordsOf(fields.name ?? '').join(' ') === wordsOf(entry.name).join(' ');
  const [only, ...others] =
    [alike.filter(({ fields }) => sharesNumber(entry, fields)), alike.filter(isExact)].find(
      ({ length }) => length === 1,
    ) ?? [];
  return only && others.length === 0 ? [only] : null;
}

/** Words that say what a business is, which lists put in front of its name or leave out. */
const KIND_WORDS = new Set(
  'apart bar bodega cabana cafe complejo hostel hotel lodge posada resto restaurante'.split(' '),
);
/** Shorter names, without their kind, may be two businesses'. */
const TELLING_LENGTH = 8;
const TELLING_WORDS = 3;

/** Whether two names are one business's: alike, or one with its kind or its beginning only. */
function isNamed(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)] as const;
  if (a.join(' ') === b.join(' ')) return true;
  if (a.length >= TELLING_WORDS && b.join(' ').startsWith(`${a.join(' ')} `)) return true;
  const core = (words: string[]) => words.filter((word) => !KIND_WORDS.has(word)).join('');
  return core(a).length >= TELLING_LENGTH && core(a) === core(b);
}

function planUpdate(plan: ImportPlan, entry: Entry, { file, fields }: Listing) {
  const facts = CONTACTS.filter((field) => mayWrite(entry, field, fields));
  const doubts = entry.doubts.filter((doubt) => !(fields.todo ?? []).includes(doubt) && !isAnswered(doubt, fields));
  const losing = CONTACTS.filter((field) => isOther(entry[field], fields[field]) && !facts.includes(field)).map(
    (field) =>
      `Preguntar ${ASKED[field]}: ${GIVERS[entry.source]} dice ${entry[field]}, y la ficha ${String(fields[field])}.`,
  );
  const todo = [...doubts, ...losing.filter((line) => !(fields.todo ?? []).includes(line))];
  if (facts.length === 0 && todo.length === 0) {
    plan.same.push({ file, entry });
    return;
  }
  const edits: Edit[] = facts.map((field) => ({ path: [field], value: entry[field] }));
  const checks = checksOf(entry, facts);
  if (checks.length > 0) edits.push({ path: ['checks'], value: [...checks, ...older(fields, facts)] });
  if (todo.length > 0) edits.push({ path: ['todo'], value: [...(fields.todo ?? []), ...todo] });
  const written = facts.map((field) => ({ field, before: String(fields[field] ?? ''), after: entry[field] ?? '' }));
  // The next entry for the same listing sees what this one says.
  for (const {
    path: [field],
    value,
  } of edits)
    fields[String(field)] = value;
  plan.updated.push({ file, edits, facts: written, todo, entry });
}

/** The lines of the log without the facts that the register now says again. */
function older({ checks = [] }: Fields, facts: readonly string[]): Partial<Check>[] {
  return checks.flatMap((line) => {
    if (!WEAKER.has(line.how ?? '')) return [line];
    const rest = (line.facts ?? []).filter((fact) => !facts.includes(fact));
    return rest.length > 0 ? [{ ...line, facts: rest }] : [];
  });
}

const isOther = (own: string | null, theirs: unknown) =>
  own !== null && typeof theirs === 'string' && normal(own) !== normal(theirs);

const normal = (value: string): string => {
  const digits = value.replace(/\D/g, '');
  return /^[+\d]/.test(value) && digits.length > 7
    ? digits.slice(-10)
    : fold(value)
        .replace(/^https?:\/\/(www\.)?/, '')
        .replace(/[/?].*$|\/$/g, (end) => (end === '/' ? '' : end));
};

/** Whether the register may write a contact: it is empty, or an older word of a register. */
function mayWrite(entry: Entry, field: (typeof CONTACTS)[number], { checks = [], ...fields }: Fields): boolean {
  const value = entry[field];
  if (value === null || (typeof fields[field] === 'string' && !isOther(value, fields[field]))) return false;
  if (typeof fields[field] !== 'string') return true;
  if (entry.source !== 'padron') return false;
  const lines = checks.filter(({ facts }) => facts?.includes(field));
  return lines.length > 0 && lines.every(({ how, on }) => WEAKER.has(how ?? '') && (on ?? '') < entry.date);
}

/** The line of the log for what a register says; the guide names no other list as a source. */
const checksOf = ({ date, page, source }: Entry, facts: string[]): Partial<Check>[] =>
  source === 'padron' && facts.length > 0 ? [{ on: date, how: 'registro', ...(page && { url: page }), facts }] : [];

/** The district that an entry states, or else its address. */
const districtOf = ({ district, location }: Entry) => districtNamed(district ?? location ?? '');

function briefListing(entry: Entry, fields: Record<string, unknown>): Record<string, unknown> {
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
    ...fields,
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

function freeRef(collection: string, { name, district }: Entry, taken: ReadonlySet<string>): string {
  const plain = `${collection}/${slugOf(name) || 'sin-nombre'}`;
  if (!taken.has(plain)) return plain;
  const own = district ? `${plain}-${slugOf(district)}` : plain;
  for (let number = 2; ; number++) {
    const ref = number === 2 && own !== plain ? own : `${own}-${number}`;
    if (!taken.has(ref)) return ref;
  }
}

/** Listings that only the register vouches for, and that it no longer names. */
function goneFrom(listings: Listing[], entries: Entry[]): string[] {
  const pages = new Set(entries.map(({ page }) => page));
  // A file with some kinds only says nothing about the others.
  const kinds = new Set<unknown>(entries.map(({ kind }) => PLACES[kind].fields.category ?? PLACES[kind].collection));
  const isCovered = ({ ref, fields }: Listing) => kinds.has(fields.category) || kinds.has(ref.split('/')[0]);
  return listings.filter(isCovered).flatMap(({ ref, fields: { checks = [] } }) => {
    const lines = checks.filter(({ how }) => how === 'registro');
    const isOnly = lines.length > 0 && lines.length === checks.length;
    return isOnly && !lines.some(({ url }) => url && pages.has(url)) ? [ref] : [];
  });
}
