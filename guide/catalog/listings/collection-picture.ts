import type { Picture } from '#common/contracts/picture.ts';
import { BESIDE_TITLE } from '#pictures/pictures.ts';
import type { Catalogue } from './catalogue.ts';
import type { NamedCollection } from './read-collections.ts';

/**
 * The picture that opens a collection's list.
 * @throws {ContentError} naming the collection's `index.ts` when there is no such print
 */
export const collectionPicture = (catalogue: Catalogue, collection: NamedCollection, language: string): Picture =>
  pictureOf(catalogue, collection, language, { print: collection.opening, alt: 'hero.alt', field: 'opening' });

/**
 * The same, with the one that opens the list in the dark theme if it has one.
 * @throws {ContentError} as `collectionPicture` does
 */
export function collectionOpening(catalogue: Catalogue, collection: NamedCollection, language: string): Picture {
  const day = collectionPicture(catalogue, collection, language);
  if (!collection.night) return day;
  const named = { print: collection.night, alt: 'hero.night', field: 'night' };
  return { ...day, night: pictureOf(catalogue, collection, language, named) };
}

function pictureOf(
  { locales, pictures }: Catalogue,
  { name }: NamedCollection,
  language: string,
  { print, alt, field }: { print: string; alt: string; field: string },
): Picture {
  const content = { print, alt: locales.translator(language, name)(alt), caption: null };
  return pictures.add(content, 'hero', { file: `content/collections/${name}/index.ts`, field }, BESIDE_TITLE);
}
