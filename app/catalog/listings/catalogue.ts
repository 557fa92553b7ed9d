import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { type Moved, readMoved } from '#app/catalog/content/moved.ts';
import { ContentError, collectProblems, parseContent } from '#app/catalog/content/problems.ts';
import { filesIn, foldersIn, readJson } from '#app/catalog/content/read-file.ts';
import { withoutSampleFields } from '#app/catalog/content/samples.ts';
import { readSiteConfig, type SiteConfig } from '#app/catalog/content/site-config.ts';
import { type AgendaEvent, readEvents } from '#app/catalog/events/read-events.ts';
import type { Whereabouts } from '#app/catalog/geography/whereabouts.ts';
import { type IconName, iconNames } from '#app/catalog/icons.ts';
import { type Locales, readLocales } from '#app/catalog/languages/locales.ts';
import { checkLanguages } from '#app/catalog/mistakes/written-languages.ts';
import { type Place, readPlaces } from '#app/catalog/places/read-places.ts';
import { type Post, readPosts } from '#app/catalog/posts/read-posts.ts';
import type { Card, Detail } from '#app/catalog/views.ts';
import { todayAt } from '#app/lib/days.ts';
import { TIME_ZONE } from '#app/lib/san-rafael.ts';
import { formatPesos } from '#app/lib/text/price.ts';
import { type Photo, readPhotos } from '#pictures/photos.ts';
import { Pictures } from '#pictures/pictures.ts';
import type { Collection, ParsedListing } from './collection.ts';
import type { Entity } from './listing-entity.ts';
import { COLLECTIONS, DRAFT, listingsFolder } from './listing-files.ts';
import type { Tools } from './tools.ts';
import { checkCopies } from './untouched-copies.ts';

export type NamedCollection = Collection & {
  name: string;
  listings: ParsedListing[];
  /** Ids of made-up listings that are not published. */
  leftOut: string[];
};

export type CollectionViews = {
  cards: Card[];
  details: Detail[];
  /** The structured data of each listing, by its address; made-up listings have none. */
  entities: Map<string, Entity>;
  /** Where each listing is, by its address; nothing of those of which nobody knows it. */
  whereabouts: Map<string, Whereabouts>;
  /** The card's address → the price in pesos, where one is known. */
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
  /** Whether some listing has photographs of the owner's. */
  hasPhotos: boolean;
  collections: NamedCollection[];
  /** The places, in the order of the menus. */
  places: Place[];
  /** Newest first. */
  posts: Post[];
  events: AgendaEvent[];
  /** Addresses that pages once had; a page that has one of them by now goes before. */
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
  const modules = await importCollections(root);
  checkUnique(modules);
  const collections = collectProblems(modules, (collection) => ({
    ...collection,
    ...readListings(root, collection, locales.languages, site.mode === 'live'),
  }));
  checkCopies(collections);
  const photos = await readAllPhotos(root, collections);
  const places = readPlaces(root, locales.languages);
  const posts = readPosts(root, locales.languages);
  const addresses = new Set([
    ...collections.flatMap(({ path, listings }) => listings.map(({ id }) => `${path}/${id}`)),
    ...[...places, ...posts].map(({ path }) => path),
  ]);
  /** Cached, because many pages show something of the same listings. */
  const seen = new WeakMap<NamedCollection, Map<string, CollectionViews>>();
  return {
    root,
    site,
    locales,
    pictures,
    hasPhotos: [...photos.values()].some((found) => [...found.values()].some((own) => own.length > 0)),
    collections,
    places,
    posts,
    events: readEvents(root, locales.languages),
    moved: readMoved(root, todayAt(TIME_ZONE)).filter(({ from }) => !addresses.has(from)),
    drafts: modules.flatMap(({ name }) =>
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
      cards: views.map(({ card }) => card),
      details: views.map(({ detail }) => detail),
      entities: new Map(views.flatMap(({ card, entity }) => (entity ? [[card.href, entity]] : []))),
      whereabouts: new Map(views.flatMap(({ card, whereabouts }) => (whereabouts ? [[card.href, whereabouts]] : []))),
      prices: new Map(views.flatMap(({ card, pesos }) => (pesos === null ? [] : [[card.href, pesos]]))),
      featured: views.filter(({ isFeatured }) => isFeatured).map(({ card }) => card),
      remembered: rememberAs === null ? null : { key: rememberAs, items: views.map(({ remembered }) => remembered) },
    };
  }

  function toolsFor(name: string, language: string): Tools {
    const ratings = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    const lists = new Intl.ListFormat(language);
    return {
      language,
      site,
      t: locales.translator(language, name),
      price: (pesos) => formatPesos(pesos, language),
      list: (words) => lists.format(words),
      rating: (value) => ratings.format(value),
      serviceIcon: (service) => icons[service.toLowerCase()] ?? 'circle-check',
      picture: (content, place, position) => pictures.add(content, 'card', place, position),
      photosOf: (id) => photos.get(name)?.get(id) ?? [],
      photo: (file, photo, said) => pictures.addPhoto(`${name}/${file}`, photo, said),
    };
  }
}

/** Imports the definitions of the collections, without their listings. */
export function importCollections(root: string): Promise<(Collection & { name: string })[]> {
  return Promise.all(foldersIn(root, COLLECTIONS).map((name) => importCollection(root, name)));
}

async function importCollection(root: string, name: string): Promise<Collection & { name: string }> {
  const file = `${COLLECTIONS}/${name}/index.ts`;
  if (!existsSync(path.join(root, file))) {
    throw new ContentError([`${file}: this file is missing; it says what a listing of the collection holds.`]);
  }
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(path.join(root, file)).href);
  return { ...(module as { default: Collection }).default, name }; // types are checked where the file is written
}

/** The listings to publish; when visitors rely on the guide, nothing that is made up. */
function readListings(root: string, collection: Collection & { name: string }, languages: string[], isLive: boolean) {
  const folder = listingsFolder(collection.name);
  const files = filesIn(root, folder).filter((name) => !name.endsWith(DRAFT));
  if (files.length === 0) {
    throw new ContentError([`${folder}: has no listing yet; a collection needs at least one to be published.`]);
  }
  const listings = collectProblems(files, (name) => {
    const file = `${folder}/${name}`;
    if (!name.endsWith('.json'))
      throw new ContentError([
        `${file}: is no listing; a photograph belongs in the folder that is called like its listing.`,
      ]);
    const read = readJson(root, file);
    const written = isLive ? withoutSampleFields(read) : read;
    const listing = collection.parse(written, name.slice(0, -'.json'.length), file);
    checkLanguages(written, file, languages);
    return listing;
  });
  const isPublished = ({ isSample }: ParsedListing) => !(isLive && isSample);
  const sorted = listings.sort(
    (a, b) => (a.position ?? Infinity) - (b.position ?? Infinity) || a.name.localeCompare(b.name, 'es'),
  );
  return {
    listings: sorted.filter(isPublished),
    leftOut: sorted.filter((listing) => !isPublished(listing)).map(({ id }) => id),
  };
}

/** The drafts of a collection, as their files will be called, without the extension. */
function draftsIn(root: string, collection: string): string[] {
  const files = filesIn(root, listingsFolder(collection));
  return files.filter((name) => name.endsWith(DRAFT)).map((name) => name.slice(0, -DRAFT.length));
}

function draftNotice(folder: string, id: string): string {
  return `${folder}/${id}${DRAFT}: a draft; fill in what says FALTA and rename it to ${id}.json`;
}

/** A folder that was copied to make a new category, and still has the old identity, would mix up favourites. */
function checkUnique(collections: (Collection & { name: string })[]) {
  const problems = (['type', 'path'] as const).flatMap((key) =>
    collections.flatMap((collection, index) => {
      const first = collections.findIndex((other) => other[key] === collection[key]);
      if (first === index) return [];
      return [
        `${COLLECTIONS}/${collection.name}/index.ts: "${key}" is "${collection[key]}", which ${collections[first]?.name} already has; choose another.`,
      ];
    }),
  );
  if (problems.length > 0) throw new ContentError(problems);
}

/** Reads the owner's photographs: collection → listing → photographs in their order. */
async function readAllPhotos(root: string, collections: NamedCollection[]) {
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

function readServiceIcons(root: string): Record<string, IconName> {
  const file = 'content/service-icons.json';
  return parseContent(z.record(z.string(), z.enum(iconNames)), readJson(root, file), file);
}
