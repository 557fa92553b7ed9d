import { districtNamed } from '#catalog/geography/whereabouts.ts';
import { wordsOf } from '#common/lib/text/fold.ts';
import { isSamePhone } from '#common/lib/text/phone-number.ts';
import type { Entry } from './entry.ts';
import { CONTACTS, type Fields, type Listing, PLACES } from './listings.ts';

/**
 * The listings that an entry is about, if any: those that it names itself, or whose page it is, or that are like it.
 * `isDoubtful`: it is one of several namesakes, and whose contacts it brings is a question for a person.
 */
export function listingsOf(entry: Entry, listings: Listing[]): { matches: Listing[]; isDoubtful: boolean } {
  const named = listings.filter(({ ref }) => entry.sameAs.includes(ref));
  if (named.length > 0) return { matches: named, isDoubtful: false };
  const ofPage = listings.filter((listing) => isOfPage(entry, listing));
  if (ofPage.length > 0) return { matches: ofPage, isDoubtful: false };
  const alike = listings.filter((listing) => isAlike(entry, listing));
  if (alike.length < 2) return { matches: alike, isDoubtful: false };
  const withNumber = alike.filter(({ fields }) => sharesNumber(entry, fields));
  const withName = alike.filter(({ fields }) => isSameName(entry.name, fields.name ?? ''));
  const only = [withNumber, withName].find(({ length }) => length === 1);
  return { matches: only ?? alike, isDoubtful: only === undefined };
}

/** Whether two entries are one business that the guide does not have yet; `fields` are those of the first one. */
export function isTwin(entry: Entry, first: Entry, fields: Fields): boolean {
  const isSameKind = PLACES[entry.kind].collection === PLACES[first.kind].collection;
  return isSameKind && isSameName(entry.name, first.name) && !isElsewhere(entry, fields);
}

/** By its id, the address of its page, its name or one of its numbers: a page may get a new address. */
export function isRemoved({ page, name, phone, whatsapp }: Entry, ref: string, removed: ReadonlySet<string>): boolean {
  const own = [ref, page, name, phone, whatsapp].filter((one) => one !== null);
  return own.some((one) => removed.has(one));
}

/** The district that an entry states, or else its address. */
export const districtOf = ({ district, location }: Entry) => districtNamed(district ?? location ?? '');

/** A listing may take a fact from the page of its hotel or winery; the page that it names as a source is its own. */
function isOfPage({ page }: Entry, { fields: { sources = [], checks = [] } }: Listing): boolean {
  if (page === null) return false;
  const ofRegister = sources.filter((source) => hostOf(source) === hostOf(page));
  return ofRegister.length > 0 ? ofRegister.includes(page) : checks.some(({ url }) => url === page);
}

const hostOf = (address: string): string | null => URL.parse(address)?.host ?? null;

/** The same name in the same collection and not in another district, or the same number and a name alike. */
function isAlike(entry: Entry, { ref, fields }: Listing): boolean {
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

const isSameName = (one: string, other: string): boolean => wordsOf(one).join(' ') === wordsOf(other).join(' ');

/** Words that say what a business is, which lists put in front of its name or leave out. */
const KIND_WORDS = new Set(
  'apart bar bodega cabana cafe complejo hostel hotel lodge posada resto restaurante'.split(' '),
);
/** Shorter names, without their kind, may be two businesses'. */
const TELLING_LENGTH = 8;
const TELLING_WORDS = 3;

/** Whether two names are one business's: alike, or one with its kind or its beginning only. */
function isNamed(one: string, other: string): boolean {
  if (isSameName(one, other)) return true;
  const [words, otherWords] = [wordsOf(one), wordsOf(other)] as const;
  if (words.length >= TELLING_WORDS && otherWords.join(' ').startsWith(`${words.join(' ')} `)) return true;
  const core = (all: string[]) => all.filter((word) => !KIND_WORDS.has(word)).join('');
  return core(words).length >= TELLING_LENGTH && core(words) === core(otherWords);
}
