import type { Base } from '#catalog/listings/definition.ts';
import { isKnown, type KnownFact, knownFacts } from './fact-state.ts';
import { type FactKind, LISTING_FACTS } from './freshness.ts';

/** The fields travellers ask about first; a collection's schema may lack some. */
const ASKED = [
  'hours',
  'visits',
  'price',
  'priceLevel',
  'payment',
  'phone',
  'website',
  'stepFree',
  'pets',
  'languages',
  'signal',
];

/** Fields that answer the same question: once one is known, the others are not missing. */
const SAME: Record<string, string> = { schedule: 'hours', horarios: 'hours', priceLevel: 'price', whatsapp: 'phone' };

const question = (field: string) => SAME[field] ?? field;

/** The perishable fields of a listing: the shared ones, and those that its collection adds, or removes with null. */
export function listingKinds(own: { [field: string]: FactKind | null | undefined } = {}): Record<string, FactKind> {
  const kinds: [string, FactKind | null | undefined][] = Object.entries({ ...LISTING_FACTS, ...own });
  return Object.fromEntries(kinds.filter((kind): kind is [string, FactKind] => kind[1] != null));
}

/**
 * The facts on a listing's page that age. A made-up listing has none, and sample fields are left out: they are marked
 * as such.
 */
export function factsOf(listing: Base, kinds: Record<string, FactKind>): KnownFact[] {
  if (listing.sample) return [];
  return knownFacts(listing, kinds, listing.checks).filter(({ field }) => !listing.sampleFields.includes(field));
}

/** The fields travellers ask about that this listing leaves unknown. */
export function unknownOf(listing: Base, kinds: Record<string, FactKind>): string[] {
  if (listing.sample) return [];
  const known = Object.keys(kinds).filter((field) => isKnown(listing[field as keyof Base]));
  const questions = new Set(known.map(question));
  return ASKED.filter((field) => question(field) === field && field in listing && !questions.has(field));
}
