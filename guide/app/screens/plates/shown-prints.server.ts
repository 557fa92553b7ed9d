import type { BuildContext } from '#app/page/build-context.ts';
import type { Picture } from '#common/contracts/picture.ts';
import { uprightOf } from '#pictures/manifest.ts';

/** A print that a page of the guide shows, with the title from that page. */
export type ShownPrint = {
  name: string;
  title: string;
  place: string;
  href: string;
  isUpright: boolean;
  picture: Picture;
};

/**
 * The prints of these names that places and real listings show, in the order of the names. `field` lists them. A listing
 * without a picture of its own borrows one of the land around it, which stays the place's.
 * @throws {ContentError} for a name that is not a print
 */
export function printsOf(context: BuildContext, names: string[], field: string): ShownPrint[] {
  const known = new Map([...ofListings(context), ...ofPlaces(context)]);
  return names.flatMap((name, index) => {
    const found = known.get(name);
    if (found) return [found()];
    const place = { file: 'content/pages/laminas.json', field: `${field}.${index}.print` };
    context.catalogue.pictures.add({ print: name, alt: '', caption: null }, shapeOf(name), place);
    return [];
  });
}

type Found = [string, () => ShownPrint];

const isUpright = (name: string) => name.endsWith('-vertical');
const shapeOf = (name: string) => (isUpright(name) ? 'poster' : 'card');

function ofPlaces({ catalogue, language }: BuildContext): Found[] {
  return catalogue.places.flatMap((place) => {
    const { title, pictures } = place.in(language);
    const { print } = pictures.hero; // none of a place that opens with a photograph
    const hero = print === null ? [] : [{ ...pictures.hero, print: uprightOf(print) }];
    return [...hero, ...pictures.gallery].map((content): Found => {
      const { print: name, caption } = content;
      const at = { file: place.at(['pictures']), field: name };
      return [
        name,
        () => ({
          name,
          title: caption ?? title,
          place: title,
          href: place.path,
          isUpright: isUpright(name),
          picture: catalogue.pictures.add(content, shapeOf(name), at),
        }),
      ];
    });
  });
}

function ofListings({ catalogue, language }: BuildContext): Found[] {
  return catalogue.collections.flatMap((collection) => {
    const kind = catalogue.locales.translator(language, collection.name)('label');
    return catalogue
      .views(collection, language)
      .details.filter(({ sampleNote }) => sampleNote === null)
      .flatMap(({ card, images }) =>
        images.map((picture): Found => {
          const name = picture.src.replace('/images/', '');
          return [name, () => ({ name, title: card.title, place: kind, href: card.href, isUpright: false, picture })];
        }),
      );
  });
}
