import { existsSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '#reading/problems.ts';
import { filesOf, PHOTOS_FOLDER, PRINTS_FOLDER } from './manifest.ts';
import type { Wanted } from './pictures.ts';

/** The folder that contains the files of a picture. */
export const folderOf = ({ photo }: Wanted) => (photo ? PHOTOS_FOLDER : PRINTS_FOLDER);

/**
 * Makes sure that the files of all `wanted` pictures are in their folders. New photographs are printed; `report` receives
 * a line about each.
 * @throws {ContentError} with a sentence for each drawn picture that lacks a file
 */
export async function preparePictures(root: string, wanted: Wanted[], report: (line: string) => void) {
  const problems = wanted
    .filter(({ photo }) => !photo)
    .flatMap(({ name, view }) => filesOf(name, view.widths))
    .filter((file) => !existsSync(path.join(root, PRINTS_FOLDER, file)))
    .map(
      (file) => `${PRINTS_FOLDER}/${file}: this file is missing; get it back from the repository, or run npm run draw.`,
    );
  if (problems.length > 0) throw new ContentError(problems);
  if (!wanted.some(({ photo }) => photo)) return;
  const { printPhotos } = await import('./print-photos.ts');
  await printPhotos(root, wanted, report);
}
