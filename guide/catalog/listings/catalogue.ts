import { z } from 'zod';
import { type Moved, readMoved } from '#catalog/content/moved.ts';
import { readSiteConfig, type SiteConfig } from '#catalog/content/site-config.ts';
import { type AgendaEvent, readEvents } from '#catalog/events/read-events.ts';
import { streetFinder } from '#catalog/geography/house-numbers.ts';
import { type Locales, readLocales } from '#catalog/languages/locales.ts';
import { type Place, readPlaces } from '#catalog/places/read-places.ts';
import { type Post, readPosts } from '#catalog/posts/read-posts.ts';
import { todayInSanRafael } from '#common/lib/san-rafael.ts';
import { Pictures } from '#pictures/pictures.ts';
import { parseContent } from '#reading/problems.ts';
import { readJson } from '#reading/read-file.ts';
import { type IconName, iconNames } from '#views/icons.ts';
import { type Views, viewsIn } from './collection-views.ts';
import { DRAFT, listingsFolder } from './listing-files.ts';
import { type AllPhotos, readAllPhotos } from './read-all-photos.ts';
import { draftsIn, type NamedCollection, readCollections } from './read-collections.ts';
import { checkServices } from './services.ts';
import { checkCopies } from './untouched-copies.ts';

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
  views: Views;
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
    places: places.map(({ slug }) => slug),
    posts: posts.map(({ slug }) => slug),
    events: events.map(({ id }) => id),
  });
  checkCopies({ collections, texts: [...places, ...posts], events });
  const addresses = new Set([
    ...collections.flatMap(({ path, listings }) => listings.map(({ id }) => `${path}/${id}`)),
    ...[...places, ...posts].map(({ path }) => path),
  ]);
  const onStreet = streetFinder(collections.flatMap(({ listings }) => listings.map(({ address }) => address)));
  const views = viewsIn({ site, locales, pictures, photos, icons, onStreet });
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
    views,
  };
}

function draftNotice(folder: string, id: string): string {
  return `${folder}/${id}${DRAFT}: a draft; fill in what says FALTA and rename it to ${id}.json`;
}

function readServiceIcons(root: string): Record<string, IconName> {
  const file = 'content/service-icons.json';
  return parseContent(z.record(z.string(), z.enum(iconNames)), readJson(root, file), file);
}
