import type { SiteConfig } from '#catalog/content/site-config.ts';
import type { DatedHours } from '#catalog/facts/dated-hours.ts';
import type { FromPlaza } from '#catalog/geography/from-plaza.ts';
import type { Whereabouts } from '#catalog/geography/whereabouts.ts';
import type { Locales } from '#catalog/languages/locales.ts';
import { listWords } from '#common/lib/text/list-words.ts';
import { formatPesos } from '#common/lib/text/price.ts';
import type { Pictures } from '#pictures/pictures.ts';
import { collectProblems } from '#reading/problems.ts';
import type { IconName } from '#views/icons.ts';
import type { Card, Detail } from '#views/views.ts';
import type { Entity } from './listing-entity.ts';
import type { AllPhotos } from './read-all-photos.ts';
import type { NamedCollection } from './read-collections.ts';
import type { Tools } from './tools.ts';

export type CollectionViews = {
  /** The listings that somebody has described. */
  cards: Card[];
  /** The others, which lists show as rows after the cards. */
  brief: Card[];
  /** All of them. */
  details: Detail[];
  /** The structured data of each listing, by its address; made-up listings have none. */
  entities: Map<string, Entity>;
  /** The location of each listing, by its address; listings without a known location are missing. */
  whereabouts: Map<string, Whereabouts>;
  /** How far each listing is from the plaza, by its address, as far as it is known. */
  fromPlaza: Map<string, FromPlaza | 'city'>;
  /** What each listing is, in the singular, by its address. */
  kinds: Map<string, string>;
  /** The hours that are known of each listing, by its address. */
  hours: Map<string, DatedHours>;
  /** The card's address → the price in pesos, if a real one is known: a made-up one puts nothing in order. */
  prices: Map<string, number>;
  featured: Card[];
  remembered: { key: string; items: unknown[] } | null;
};

/** The views of a collection's listings. */
export type Views = (collection: NamedCollection, language: string) => CollectionViews;

/** What views are made from. */
type Given = {
  site: SiteConfig;
  locales: Locales;
  pictures: Pictures;
  photos: AllPhotos;
  /** The icons of services, by their lower-cased Spanish names. */
  icons: Record<string, IconName>;
  onStreet: Tools['onStreet'];
};

/** Makes the views of each collection once for each language, because many pages show parts of the same listings. */
export function viewsIn(given: Given): Views {
  const seen = new WeakMap<NamedCollection, Map<string, CollectionViews>>();
  return (collection, language) => {
    const known = seen.get(collection)?.get(language);
    if (known) return known;
    const views = viewsOf(collection, toolsFor(collection, language, given));
    seen.set(collection, new Map(seen.get(collection)).set(language, views));
    return views;
  };
}

function viewsOf({ listings, rememberAs }: NamedCollection, tools: Tools): CollectionViews {
  const views = collectProblems(listings, (listing) => listing.view(tools));
  return {
    cards: views.map(({ card }) => card).filter(({ brief }) => !brief),
    brief: views.map(({ card }) => card).filter(({ brief }) => brief),
    details: views.map(({ detail }) => detail),
    entities: new Map(views.flatMap(({ card, entity }) => (entity ? [[card.href, entity]] : []))),
    whereabouts: new Map(views.flatMap(({ card, whereabouts }) => (whereabouts ? [[card.href, whereabouts]] : []))),
    fromPlaza: new Map(views.flatMap(({ card, fromPlaza }) => (fromPlaza ? [[card.href, fromPlaza]] : []))),
    kinds: new Map(views.map(({ card, kind }) => [card.href, kind])),
    hours: new Map(views.flatMap(({ card, hours }) => (hours ? [[card.href, hours]] : []))),
    prices: new Map(views.flatMap(({ card, pesos }) => (pesos === null ? [] : [[card.href, pesos]]))),
    featured: views.filter(({ isFeatured }) => isFeatured).map(({ card }) => card),
    remembered: rememberAs === null ? null : { key: rememberAs, items: views.map(({ remembered }) => remembered) },
  };
}

function toolsFor({ name }: NamedCollection, language: string, given: Given): Tools {
  const { site, locales, pictures, photos, icons, onStreet } = given;
  const t = locales.translator(language, name);
  const ratings = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return {
    language,
    site,
    t,
    price: (pesos) => formatPesos(pesos, language),
    list: (words) => listWords(words, language),
    rating: (value) => ratings.format(value),
    serviceIcon: (service) => icons[service.toLowerCase()] ?? 'circle-check',
    picture: (content, place, position) => pictures.add(content, 'card', place, position),
    kindPicture: (print, zone) => {
      const words = zone
        ? { alt: t('brief.landscape', { zone }), caption: t('brief.landscape', { zone }) }
        : { alt: t('brief.picture', { label: t('label') }), caption: t('brief.drawing') };
      const file = `content/collections/${name}/index.ts`;
      return pictures.add({ print, ...words }, 'card', { file, field: zone ? 'landscapes' : 'kindPicture' });
    },
    onStreet,
    photosOf: (id) => photos.get(name)?.get(id) ?? [],
    photo: (file, photo, said) => pictures.addPhoto(`${name}/${file}`, photo, said),
  };
}
