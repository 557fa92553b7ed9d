import { isAnswered } from '#catalog/facts/answered-note.ts';
import type { Check } from '#catalog/facts/checks.ts';
import { listingsFolder } from '#catalog/listings/listing-files.ts';
import { fold } from '#common/lib/text/fold.ts';
import { digits } from '#common/lib/text/phone.ts';
import type { Edit } from '#reading/edit-json.ts';
import type { Entry } from './entry.ts';
import { CONTACTS, type Contact, type Fields, type Listing, PLACES, readListings, readRemoved } from './listings.ts';
import { checksOf, freeRef, newListing } from './new-listing.ts';
import { GIVERS } from './read-register.ts';
import { isRemoved, isTwin, listingsOf } from './same-business.ts';

/** What a register would change. Nothing is written before `writeImport`. */
export type ImportPlan = {
  added: Added[];
  updated: { file: string; edits: Edit[]; facts: ImportedFact[]; todo: string[]; entry: Entry }[];
  /** Entries that change nothing. */
  same: { file: string; entry: Entry }[];
  /** Entries that are left out, with the reason. */
  left: { entry: Entry; why: string }[];
  /** Listings whose word is the register's, and which it no longer has. */
  gone: string[];
};

type Added = { file: string; value: Fields; entry: Entry };

/** A contact that the register writes into a listing; `before` is empty if the listing had none. */
export type ImportedFact = { field: Contact; before: string; after: string };

/** The contacts as a sentence for the owner names them. */
const ASKED: Record<Contact, string> = {
  phone: 'el teléfono',
  whatsapp: 'el WhatsApp',
  website: 'la página web',
  instagram: 'el Instagram',
  facebook: 'el Facebook',
};

/** Compares a register with the listings below `root`. */
export function planImport(root: string, entries: Entry[]): ImportPlan {
  const listings = readListings(root);
  const removed = readRemoved(root);
  const plan: ImportPlan = { added: [], updated: [], same: [], left: [], gone: [] };
  const taken = new Set(listings.map(({ ref }) => ref));
  const named = new Set<string>();
  for (const entry of entries) {
    const { matches, isDoubtful } = listingsOf(entry, listings);
    for (const { ref } of matches) named.add(ref);
    if (isDoubtful) plan.left.push({ entry, why: `puede ser ${matches.map(({ ref }) => ref).join(' o ')}` });
    else if (matches.length > 0) for (const listing of matches) planUpdate(plan, entry, listing);
    else planAddition(plan, entry, taken, removed);
  }
  const ofRegister = entries.filter(({ source }) => source === 'padron');
  plan.gone = goneFrom(listings, ofRegister).filter((ref) => !named.has(ref));
  return plan;
}

function planAddition(plan: ImportPlan, entry: Entry, taken: Set<string>, removed: ReadonlySet<string>) {
  const ref = freeRef(entry, taken);
  if (isRemoved(entry, ref, removed)) {
    plan.left.push({ entry, why: 'pidieron que la quitemos' });
    return;
  }
  const twin = plan.added.find((other) => isTwin(entry, other.entry, other.value));
  if (twin) {
    addContacts(twin, entry);
    plan.left.push({ entry, why: `repite ${twin.entry.at}` });
    return;
  }
  taken.add(ref);
  const [collection = '', id] = ref.split('/');
  plan.added.push({ file: `${listingsFolder(collection)}/${id}.json`, value: newListing(entry), entry });
}

/** A business that the register names twice is one listing with the contacts of both. */
function addContacts({ value }: Added, entry: Entry) {
  const fresh = CONTACTS.filter((field) => entry[field] !== null && value[field] === undefined);
  const { todo = [], checks = [] } = value;
  const doubts = entry.doubts.filter((doubt) => !todo.includes(doubt));
  if (doubts.length > 0) value.todo = [...todo, ...doubts];
  if (fresh.length === 0) return;
  for (const field of fresh) value[field] = entry[field];
  value.checks = [...checks, ...checksOf(entry, fresh)];
}

function planUpdate(plan: ImportPlan, entry: Entry, { file, fields }: Listing) {
  const { todo: open = [] } = fields;
  const written = CONTACTS.filter((field) => mayWrite(entry, field, fields));
  const doubts = entry.doubts.filter((doubt) => !open.includes(doubt) && !isAnswered(doubt, fields));
  const contradictions = CONTACTS.filter((field) => !written.includes(field) && isOther(entry[field], fields[field]))
    .map((field) => {
      const theirs = String(fields[field]);
      return `Preguntar ${ASKED[field]}: ${GIVERS[entry.source]} dice ${entry[field]}, y la ficha ${theirs}.`;
    })
    .filter((line) => !open.includes(line));
  const todo = [...doubts, ...contradictions];
  if (written.length === 0 && todo.length === 0) {
    plan.same.push({ file, entry });
    return;
  }
  const facts = written.map((field) => ({ field, before: String(fields[field] ?? ''), after: entry[field] ?? '' }));
  const checks = checksOf(entry, written);
  const changes: Fields = {
    ...Object.fromEntries(written.map((field) => [field, entry[field]])),
    ...(checks.length > 0 && { checks: [...checks, ...withoutFacts(fields, written)] }),
    ...(todo.length > 0 && { todo: [...open, ...todo] }),
  };
  Object.assign(fields, changes); // the next entry for the same listing sees what this one says
  const edits = Object.entries(changes).map(([field, value]) => ({ path: [field], value }));
  plan.updated.push({ file, edits, facts, todo, entry });
}

/** Whose word a register may replace. Anybody else answered, or is the business itself or a public body. */
const WEAKER = new Set(['registro', 'listas']);

/** The lines of the log without the facts that the register now says again. */
function withoutFacts({ checks = [] }: Fields, facts: readonly string[]): Partial<Check>[] {
  return checks.flatMap((line) => {
    if (!WEAKER.has(line.how ?? '')) return [line];
    const rest = (line.facts ?? []).filter((fact) => !facts.includes(fact));
    return rest.length > 0 ? [{ ...line, facts: rest }] : [];
  });
}

/** Whether the register may write a contact: it is empty, or an older word of a register. */
function mayWrite(entry: Entry, field: Contact, { checks = [], ...fields }: Fields): boolean {
  if (entry[field] === null) return false;
  if (typeof fields[field] !== 'string') return true;
  if (entry.source !== 'padron' || !isOther(entry[field], fields[field])) return false;
  const lines = checks.filter(({ facts }) => facts?.includes(field));
  return lines.length > 0 && lines.every(({ how, on }) => WEAKER.has(how ?? '') && (on ?? '') < entry.date);
}

const isOther = (own: string | null, theirs: unknown) =>
  own !== null && typeof theirs === 'string' && comparable(own) !== comparable(theirs);

/** A number by its last digits; an address without its protocol, "www." and the slash of a home page. */
function comparable(contact: string): string {
  const dialled = digits(contact);
  if (/^[+\d]/.test(contact) && dialled.length > 7) return dialled.slice(-10);
  return fold(contact)
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/^([^/?]*)\/$/, '$1');
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
