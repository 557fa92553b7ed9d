import type { z } from 'zod';
import type { Base } from '#catalog/listings/definition.ts';
import { listingsFolder } from '#catalog/listings/listing-files.ts';
import { importCollections } from '#catalog/listings/read-collections.ts';
import { filesIn, readJson } from '#reading/read-file.ts';

/** The parts of a collection that a draft needs. */
export type Category = {
  name: string;
  path: string;
  schema: z.ZodType<Base>;
  label: string;
  /** The names of its filters and kinds, and the values that they stand for. */
  kinds: string[];
  words: Record<string, string>;
};

/**
 * Reads all categories that a listing may belong to.
 * @throws {ContentError} if a collection's own files cannot be read.
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
      words: { ...filters, ...words.kinds },
    };
  });
}

type Words = { label?: string; filters?: Record<string, string>; kinds?: Record<string, string> };

/** Returns the files of all listings, drafts included. */
export function listingFiles(root: string, categories: Category[]): string[] {
  return categories.flatMap(({ name }) => {
    const folder = listingsFolder(name);
    return filesIn(root, folder).map((file) => `${folder}/${file}`);
  });
}
