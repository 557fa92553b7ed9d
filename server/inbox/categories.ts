import type { z } from 'zod';
import { importCollections, listingsFolder } from '#app/catalog/catalogue.ts';
import type { Base } from '#app/catalog/collection.ts';
import { filesIn, readJson } from '#app/catalog/read-file.ts';

/** A collection, as far as a draft needs it. */
export type Category = {
  name: string;
  path: string;
  schema: z.ZodType<Base>;
  label: string;
  /** What its filters and kinds are called. */
  kinds: string[];
};

/**
 * All categories that a listing may go to.
 * @throws {ContentError} when a collection's own files cannot be read.
 */
export async function readCategories(root: string): Promise<Category[]> {
  return (await importCollections(root)).map(({ name, path, schema }) => {
    const words = readJson(root, `content/collections/${name}/es.json`) as Words; // the build checks that they are there
    const { all: _, ...filters } = words.filters ?? {};
    return {
      name,
      path,
      schema,
      label: words.label ?? name,
      kinds: [...new Set([...Object.values(filters), ...Object.values(words.kinds ?? {})])],
    };
  });
}

type Words = { label?: string; filters?: Record<string, string>; kinds?: Record<string, string> };

/** The files of all listings, drafts too. */
export function listingFiles(root: string, categories: Category[]): string[] {
  return categories.flatMap(({ name }) => {
    const folder = listingsFolder(name);
    return filesIn(root, folder).map((file) => `${folder}/${file}`);
  });
}
