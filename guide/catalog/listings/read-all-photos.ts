import { type Photo, readPhotos } from '#pictures/photos.ts';
import { ContentError } from '#reading/problems.ts';
import { listingsFolder } from './listing-files.ts';
import { draftsIn, type NamedCollection } from './read-collections.ts';

/** The photographs of a guide: collection, or other folder of `content` → file's name → photographs in order. */
export type AllPhotos = ReadonlyMap<string, ReadonlyMap<string, Photo[]>>;

/**
 * Reads the owner's photographs.
 * @param others the names of the files in other folders of `content` that may have photographs: `posts` → articles
 */
export async function readAllPhotos(
  root: string,
  collections: NamedCollection[],
  others: Record<string, string[]>,
): Promise<AllPhotos> {
  const folders = [
    ...collections.map(({ name, listings, leftOut }) => ({
      name,
      folder: listingsFolder(name),
      owners: listings.map(({ id }) => id),
      drafts: [...draftsIn(root, name), ...leftOut],
    })),
    ...Object.entries(others).map(([name, owners]) => ({ name, folder: `content/${name}`, owners, drafts: [] })),
  ];
  const problems: string[] = [];
  const found = new Map<string, Map<string, Photo[]>>();
  for (const { name, folder, owners, drafts } of folders) {
    try {
      found.set(name, await readPhotos(root, folder, owners, drafts));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  return found;
}
