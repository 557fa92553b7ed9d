import { z } from 'zod';
import { type Moved, readMoved } from '#catalog/content/moved.ts';
import { readSiteConfig, type SiteConfig } from '#catalog/content/site-config.ts';
import { type AgendaEvent, readEvents } from '#catalog/events/read-events.ts';
import type { ToldHours } from '#catalog/facts/told-hours.ts';
import type { FromPlaza } from '#catalog/geography/from-plaza.ts';
import { streetFinder } from '#catalog/geography/house-numbers.ts';
import type { Whereabouts } from '#catalog/geography/whereabouts.ts';
import { type Locales, readLocales } from '#catalog/languages/locales.ts';
import { type Place, readPlaces } from '#catalog/places/read-places.ts';
import { type Post, readPosts } from '#catalog/posts/read-posts.ts';
import { todayInSanRafael } from '#common/lib/san-rafael.ts';
import { listWords } from '#common/lib/text/list-words.ts';
import { formatPesos } from '#common/lib/text/price.ts';
import { Pictures } from '#pictures/pictures.ts';
import { collectProblems, parseContent } from '#reading/problems.ts';
import { readJson } from '#reading/read-file.ts';
import { type IconName, iconNames } from '#views/icons.ts';
import type { Card, Detail } from '#views/views.ts';
import type { Entity } from './listing-entity.ts';
import { DRAFT, listingsFolder } from './listing-files.ts';
import { type AllPhotos, readAllPhotos } from './read-all-photos.ts';
import { draftsIn, type NamedCollection, readCollections } from './read-collections.ts';
import { checkServices } from './services.ts';
import type { Tools } from './tools.ts';
import { checkCopies } from './untouched-copies.ts';

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
  /** The hours that are known of each listing, by its address. */
  hours: Map<string, ToldHours>;
  /** The card's address → the price in pesos, if a real one is known: a made-up one puts nothing in order. */
  prices: Map<string, number>;
  featured: Card[];
  remembered: { key: string; items: unknown[] } | null;
};

/** Everything in the content folder, checked. Pages are built from this and nothing else. */
export type Catalogue = {
  root: string;
  site: SiteConfig;
  locales: Locales;
  pictures: Pictures;
  /** The owner's photographs. */
  photos: AllPhotos;
  /** Whether there are any. */
  hasPhotos: boolean;
  collections: NamedCollection[];
  /** The places, in the order of the menus. */
  places: Place[];
  /** Newest first. */
  posts: Post[];
  events: AgendaEvent[];
  /** Former addresses of pages, except those that a listing, place or article has now. */
  moved: Moved[];
  /** A sentence for the owner about each draft, which is left out. */
  drafts: string[];
  /** The views of a collection's listings. */
  views(collection: NamedCollection, language: string): CollectionViews;
};

/**
 * Reads and checks the whole content folder below `root`.
 * @throws {ContentError} with one sentence for each mistake in any file
 */
export async function readCatalogue(root: string): Promise<Catalogue> {
  const locales = readLocales(root);
  const site = readSiteConfig(root);
  const icons = readServiceIcons(root);
  const pictures = new Pictures(root);
  const collections = await readCollections(root, locales.languages, site.mode === 'live');
  checkServices(collections);
  const places = readPlaces(root, locales.languages);
  const posts = readPosts(root, locales.languages);
  const events = readEvents(root, locales.languages);
  const photos = await readAllPhotos(root, collections, {
    posts: posts.map(({ slug }) => slug),
    events: events.map(({ id }) => id),
  });
  checkCopies({ collections, texts: [...places, ...posts], events });
  const addresses = new Set([
    ...collections.flatMap(({ path, listings }) => listings.map(({ id }) => `${path}/${id}`)),
    ...[...places, ...posts].map(({ path }) => path),
  ]);
  const onStreet = streetFinder(collections.flatMap(({ listings }) => listings.map(({ address }) => address)));
  const kinds = new Map(collections.map(({ name, kindPicture }) => [name, kindPicture]));
  /** Cached, because many pages show parts of the same listings. */
  const seen = new WeakMap<NamedCollection, Map<string, CollectionViews>>();
  return {
    root,
    site,
    locales,
    pictures,
    photos,
    hasPhotos: [...photos.values()].some((found) => [...found.values()].some((own) => own.length > 0)),
    collections,
    places,
    posts,
    events,
    moved: readMoved(root, todayInSanRafael()).filter(({ from }) => !addresses.has(from)),
    drafts: collections.flatMap(({ name }) =>
      draftsIn(root, name).map((draft) => draftNotice(listingsFolder(name), draft)),
    ),
    views(collection, language) {
      const known = seen.get(collection)?.get(language);
      if (known) return known;
      const views = viewsOf(collection, language);
      seen.set(collection, new Map(seen.get(collection)).set(language, views));
      return views;
    },
  };

  function viewsOf({ name, listings, rememberAs }: NamedCollection, language: string): CollectionViews {
    const tools = toolsFor(name, language);
    const views = collectProblems(listings, (listing) => listing.view(tools));
    return {
      cards: views.map(({ card }) => card).filter(({ brief }) => !brief),
      brief: views.map(({ card }) => card).filter(({ brief }) => brief),
      details: views.map(({ detail }) => detail),
      entities: new Map(views.flatMap(({ card, entity }) => (entity ? [[card.href, entity]] : []))),
      whereabouts: new Map(views.flatMap(({ card, whereabouts }) => (whereabouts ? [[card.href, whereabouts]] : []))),
      fromPlaza: new Map(views.flatMap(({ card, fromPlaza }) => (fromPlaza ? [[card.href, fromPlaza]] : []))),
      hours: new Map(views.flatMap(({ card, hours }) => (hours ? [[card.href, hours]] : []))),
      prices: new Map(views.flatMap(({ card, pesos }) => (pesos === null ? [] : [[card.href, pesos]]))),
      featured: views.filter(({ isFeatured }) => isFeatured).map(({ card }) => card),
      remembered: rememberAs === null ? null : { key: rememberAs, items: views.map(({ remembered }) => remembered) },
    };
  }

  function kindWords(language: string, name: string): string {
    const t = locales.translator(language, name);
    return t('brief.picture', { label: t('label') });
  }

  function toolsFor(name: string, language: string): Tools {
    const ratings = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    return {
      language,
      site,
      t: locales.translator(language, name),
      price: (pesos) => formatPesos(pesos, language),
      list: (words) => listWords(words, language),
      rating: (value) => ratings.format(value),
      serviceIcon: (service) => icons[service.toLowerCase()] ?? 'circle-check',
      picture: (content, place, position) => pictures.add(content, 'card', place, position),
      kindPicture: () =>
        pictures.add({ print: kinds.get(name) ?? '', alt: kindWords(language, name), caption: null }, 'card', {
          file: `content/collections/${name}/index.ts`,
          field: 'kindPicture',
        }),
      onStreet,
      photosOf: (id) => photos.get(name)?.get(id) ?? [],
      photo: (file, photo, said) => pictures.addPhoto(`${name}/${file}`, photo, said),
    };
  }
}

function draftNotice(folder: string, id: string): string {
  return `${folder}/${id}${DRAFT}: a draft; fill in what says FALTA and rename it to ${id}.json`;
}

function readServiceIcons(root: string): Record<string, IconName> {
  const file = 'content/service-icons.json';
  return parseContent(z.record(z.string(), z.enum(iconNames)), readJson(root, file), file);
}
