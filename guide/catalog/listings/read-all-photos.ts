import { type Photo, readPhotos } from '#pictures/photos.ts';
import { ContentError } from '#reading/problems.ts';
import { listingsFolder } from './listing-files.ts';
import { draftsIn, type NamedCollection } from './read-collections.ts';

/** Reads the owner's photographs: collection → listing → photographs in order. */
export async function readAllPhotos(root: string, collections: NamedCollection[]) {
  const problems: string[] = [];
  const found = new Map<string, Map<string, Photo[]>>();
  for (const { name, listings, leftOut } of collections) {
    try {
      found.set(
        name,
        await readPhotos(
          root,
          listingsFolder(name),
          listings.map(({ id }) => id),
          [...draftsIn(root, name), ...leftOut],
        ),
      );
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  return found;
}
