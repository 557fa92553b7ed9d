import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { withoutSampleFields } from '#catalog/content/samples.ts';
import { checkLanguages } from '#catalog/mistakes/written-languages.ts';
import { ContentError, collectProblems } from '#reading/problems.ts';
import { filesIn, foldersIn, readJson } from '#reading/read-file.ts';
import type { Collection, ParsedListing } from './collection.ts';
import { COLLECTIONS, DRAFT, listingsFolder } from './listing-files.ts';

export type NamedCollection = Collection & {
  name: string;
  listings: ParsedListing[];
  /** Ids of made-up listings that are not published. */
  leftOut: string[];
};

/** Reads and checks every collection with its listings; `isLive` leaves out made-up content. */
export async function readCollections(root: string, languages: string[], isLive: boolean): Promise<NamedCollection[]> {
  const modules = await importCollections(root);
  checkUnique(modules);
  return collectProblems(modules, (collection) => ({
    ...collection,
    ...readListings(root, collection, languages, isLive),
  }));
}

/** Imports the definitions of the collections, without their listings. */
export function importCollections(root: string): Promise<(Collection & { name: string })[]> {
  return Promise.all(foldersIn(root, COLLECTIONS).map((name) => importCollection(root, name)));
}

async function importCollection(root: string, name: string): Promise<Collection & { name: string }> {
  const file = `${COLLECTIONS}/${name}/index.ts`;
  if (!existsSync(path.join(root, file))) {
    throw new ContentError([`${file}: this file is missing; it says what a listing of the collection holds.`]);
  }
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(path.join(root, file)).href);
  return { ...(module as { default: Collection }).default, name }; // TypeScript checks the file itself
}

/** Reads the listings to publish, without made-up content if `isLive`. */
function readListings(root: string, collection: Collection & { name: string }, languages: string[], isLive: boolean) {
  const folder = listingsFolder(collection.name);
  const files = filesIn(root, folder).filter((name) => !name.endsWith(DRAFT));
  if (files.length === 0) {
    throw new ContentError([`${folder}: has no listing yet; a collection needs at least one to be published.`]);
  }
  const listings = collectProblems(files, (name) => {
    const file = `${folder}/${name}`;
    if (!name.endsWith('.json'))
      throw new ContentError([
        `${file}: is no listing; a photograph belongs in the folder that is called like its listing.`,
      ]);
    const read = readJson(root, file);
    const written = isLive ? withoutSampleFields(read) : read;
    const listing = collection.parse(written, name.slice(0, -'.json'.length), file);
    checkLanguages(written, file, languages);
    return listing;
  });
  const isPublished = ({ isSample }: ParsedListing) => !(isLive && isSample);
  const sorted = listings.sort(
    (a, b) => (a.position ?? Infinity) - (b.position ?? Infinity) || a.name.localeCompare(b.name, 'es'),
  );
  return {
    listings: sorted.filter(isPublished),
    leftOut: sorted.filter((listing) => !isPublished(listing)).map(({ id }) => id),
  };
}

/** Finds folders copied to make a new collection that still have the old identity, which would mix up favourites. */
function checkUnique(collections: (Collection & { name: string })[]) {
  const problems = (['type', 'path'] as const).flatMap((key) =>
    collections.flatMap((collection, index) => {
      const first = collections.findIndex((other) => other[key] === collection[key]);
      if (first === index) return [];
      return [
        `${COLLECTIONS}/${collection.name}/index.ts: "${key}" is "${collection[key]}", which ${collections[first]?.name} already has; choose another.`,
      ];
    }),
  );
  if (problems.length > 0) throw new ContentError(problems);
}

/** The drafts of a collection, by their future file names without the extension. */
export function draftsIn(root: string, collection: string): string[] {
  const files = filesIn(root, listingsFolder(collection));
  return files.filter((name) => name.endsWith(DRAFT)).map((name) => name.slice(0, -DRAFT.length));
}
