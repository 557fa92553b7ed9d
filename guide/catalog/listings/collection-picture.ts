import type { Picture } from '#common/contracts/picture.ts';
import type { Catalogue } from './catalogue.ts';
import type { NamedCollection } from './read-collections.ts';

/**
 * The picture that opens a collection's list.
 * @throws {ContentError} naming the collection's `index.ts` when there is no such print
 */
export const collectionPicture = (catalogue: Catalogue, collection: NamedCollection, language: string): Picture =>
  pictureOf(catalogue, collection, language, { print: collection.opening, alt: 'hero.alt', field: 'opening' });

/**
 * The one that opens it in the dark theme; null if one serves both themes.
 * @throws {ContentError} as `collectionPicture` does
 */
export const collectionNight = (catalogue: Catalogue, collection: NamedCollection, language: string): Picture | null =>
  collection.night
    ? pictureOf(catalogue, collection, language, { print: collection.night, alt: 'hero.night', field: 'night' })
    : null;

function pictureOf(
  { locales, pictures }: Catalogue,
  { name }: NamedCollection,
  language: string,
  { print, alt, field }: { print: string; alt: string; field: string },
): Picture {
  const content = { print, alt: locales.translator(language, name)(alt), caption: null };
  return pictures.add(content, 'hero', { file: `content/collections/${name}/index.ts`, field });
}
