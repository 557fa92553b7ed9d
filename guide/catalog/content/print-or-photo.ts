import type { Catalogue } from '#catalog/listings/catalogue.ts';
import type { Picture } from '#common/contracts/picture.ts';
import type { Place } from '#pictures/pictures.ts';
import type { Shape } from '#pictures/shapes.ts';
import { ContentError } from '#reading/problems.ts';
import type { PrintOrPhoto } from './schema.ts';

/**
 * The picture of an article, an event or a place: the print that it names, or the photograph in its folder.
 * @param owner its folder in `content`, and the name of its file there
 * @param shape the proportions of the print; `opening` is one that opens a page and fills the screen
 * @throws {ContentError} naming `place` if there is no such print, no such photograph, or both
 */
export function viewPrintOrPhoto(
  { pictures, photos }: Pick<Catalogue, 'pictures' | 'photos'>,
  owner: { folder: string; id: string },
  { print, alt, caption }: PrintOrPhoto,
  place: Place,
  shape: Shape | 'opening' = 'card',
): Picture {
  const folder = `content/${owner.folder}/${owner.id}`;
  const fail = (what: string): never => {
    throw new ContentError([`${place.file}: "${place.field}" ${what}.`]);
  };
  const [photo, ...others] = photos.get(owner.folder)?.get(owner.id) ?? [];
  if (print !== null) {
    if (photo) fail(`names a print, but ${photo.file} is a photograph; write null, or remove the photograph`);
    const drawing = { print, alt, caption };
    return shape === 'opening' ? pictures.addOpening(drawing, place) : pictures.add(drawing, shape, place);
  }
  if (!photo) return fail(`is null, but there is no ${folder}/photo-1.jpg; name a print, or put the photograph there`);
  if (others[0]) fail(`is a single photograph, so that ${others[0].file} is never shown; remove it`);
  return pictures.addPhoto(`${owner.folder}/${owner.id}-photo-1`, photo, { alt, caption, position: 'center' });
}
