import { ContentError } from '#app/catalog/content/problems.ts';
import type { ParsedListing } from './collection.ts';

type Listed = { name: string; listings: ParsedListing[] };

/**
 * Finds listings that were copied to begin a new one and still say what the original says: its description anywhere, its
 * name in the same collection.
 * @throws {ContentError} one sentence for each
 */
export function checkCopies(collections: Listed[]) {
  const originals = new Map<string, ParsedListing>();
  const problems = collections.flatMap(({ name, listings }) =>
    listings.flatMap((listing) => {
      const said = { name: `${name}: ${folded(listing.name)}`, description: folded(listing.description) };
      return Object.entries(said).flatMap(([field, words]) => {
        const original = originals.get(`${field} ${words}`);
        if (original) return [copyOf(listing, original, field as keyof typeof said)];
        originals.set(`${field} ${words}`, listing);
        return [];
      });
    }),
  );
  if (problems.length > 0) throw new ContentError(problems);
}

const folded = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

function copyOf(copy: ParsedListing, original: ParsedListing, field: 'name' | 'description'): string {
  const words = copy[field];
  const shown = words.length > 60 ? `${words.slice(0, 57)}…` : words;
  return `${copy.file}: "${field}" is "${shown}", as in ${original.file}; a copy must say what is its own.`;
}
