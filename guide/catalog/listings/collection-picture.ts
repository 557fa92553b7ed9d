import type { Picture } from '#common/contracts/picture.ts';
import type { Catalogue } from './catalogue.ts';
import type { NamedCollection } from './read-collections.ts';

/**
 * The picture that opens a collection's list.
 * @throws {ContentError} naming the collection's `index.ts` when there is no such print
 */
export function collectionPicture(
  { locales, pictures }: Catalogue,
  { name, opening }: NamedCollection,
  language: string,
): Picture {
  const alt = locales.translator(language, name)('hero.alt');
  const place = { file: `content/collections/${name}/index.ts`, field: 'opening' };
  return pictures.add({ print: opening, alt, caption: null }, 'hero', place);
}
