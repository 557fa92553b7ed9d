import { type Entity, geoOf } from '#catalog/listings/listing-entity.ts';
import { placeTeaser } from '#catalog/places/place-teaser.ts';
import { placeAt } from '#catalog/places/read-places.ts';
import type { Picture } from '#common/contracts/picture.ts';
import { SPANISH } from '#common/lib/address/local-path.ts';
import { defined } from '#common/lib/defined.ts';
import type { BuildContext } from './build-context.ts';

/** A place or a listing of the guide, as other content that leads to it needs it. */
export type Destination = {
  href: string;
  name: string;
  /** The language of its name, if it is not translated into the page's yet. */
  lang?: string;
  spanishName: string;
  picture: Picture;
  /** It was made up to show how the guide looks. */
  isSample: boolean;
  /** Nobody has described it: its page only says how to reach it. */
  isBrief: boolean;
  /** Its address in words: the street and the city, or as its card says it. */
  address?: string;
  postal?: Entity['address'];
  /** Its point, if somebody measured it. */
  geo?: Entity['geo'];
};

/** The place or the listing whose page has this address, in the context's language; undefined if none has. */
export function destinationAt({ catalogue, language }: BuildContext, href: string): Destination | undefined {
  const place = placeAt(catalogue.places, href);
  if (place) {
    const { title, lang, picture } = placeTeaser(catalogue, place, language);
    const { title: spanishName, approximate, ...point } = place.in(SPANISH);
    const geo = approximate ? undefined : geoOf(point);
    return { href, name: title, spanishName, picture, isSample: false, isBrief: false, ...defined({ lang, geo }) };
  }
  const collection = catalogue.collections.find(({ path }) => href.startsWith(`${path}/`));
  const cardIn = (code: string) => {
    const { cards = [], brief = [] } = collection ? catalogue.views(collection, code) : {};
    return [...cards, ...brief].find((card) => card.href === href);
  };
  const [card, spanish] = [cardIn(language), cardIn(SPANISH)];
  if (!collection || !card || !spanish) return undefined;
  const { address: postal, geo } = catalogue.views(collection, language).entities.get(href) ?? {};
  const street = postal?.streetAddress;
  return {
    href,
    name: card.title,
    spanishName: spanish.title,
    picture: card.image,
    isSample: card.isSample,
    isBrief: card.brief !== undefined,
    address: street ? `${street}, San Rafael, Mendoza` : card.location,
    ...defined({ lang: card.lang, postal, geo }),
  };
}
