import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { formatPesos } from '#app/lib/price.ts';
import { type Photo, readPhotos } from '#art/photos.ts';
import { Pictures } from '#art/pictures.ts';
import type { Collection, ParsedListing } from './collection.ts';
import { type IconName, iconNames } from './icons.ts';
import type { Entity } from './listing-entity.ts';
import { ContentError, collectProblems, parseContent } from './problems.ts';
import { filesIn, foldersIn, readJson } from './read-file.ts';
import { readSiteConfig, type SiteConfig } from './site-config.ts';
import type { Tools } from './tools.ts';
import type { Card, Detail } from './views.ts';
import { readWords, type Words } from './words.ts';

export type NamedCollection = Collection & { name: string; listings: ParsedListing[] };

export type CollectionViews = {
  cards: Card[];
  details: Detail[];
  /** What search engines are told of each listing, by its address; nothing of those that are made up. */
  entities: Map<string, Entity>;
  featured: Card[];
  remembered: { key: string; items: unknown[] } | null;
};

/** Everything the content folder says, checked. Pages are built from this and from nothing else. */
export type Catalogue = {
  root: string;
  site: SiteConfig;
  words: Words;
  pictures: Pictures;
  collections: NamedCollection[];
  /** A sentence for the owner about each listing that is not finished, and therefore left out. */
  drafts: string[];
  /** A collection's listings in finished words. */
  views(collection: NamedCollection, language: string): CollectionViews;
};

const FOLDER = 'content/collections';
/** How the file of a listing ends that is not finished. */
export const DRAFT = '.draft.json';

/** Where the files of a collection's listings lie. */
export const listingsFolder = (collection: string) => `${FOLDER}/${collection}/listings`;

/**
 * Reads and checks the whole content folder below `root`.
 * @throws {ContentError} with one sentence for each mistake in any file.
 */
export async function readCatalogue(root: string): Promise<Catalogue> {
  const words = readWords(root);
  const site = readSiteConfig(root);
  const icons = readServiceIcons(root);
  const pictures = new Pictures(root);
  const modules = await importCollections(root);
  checkUnique(modules);
  const collections = collectProblems(modules, (collection) => ({
    ...collection,
    listings: readListings(root, collection),
  }));
  const photos = await readAllPhotos(root, collections);
  /** Many pages show something of the same listings. */
  const seen = new WeakMap<NamedCollection, Map<string, CollectionViews>>();
  return {
    root,
    site,
    words,
    pictures,
    collections,
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
      t: words.translator(language, name),
      price: (pesos) => formatPesos(pesos, language),
      list: (words) => lists.format(words),
      rating: (value) => ratings.format(value),
      serviceIcon: (service) => icons[service.toLowerCase()] ?? 'circle-check',
      picture: (file, content, position) => pictures.add(`${name}/${file}`, content, 'card', position),
      photosOf: (id) => photos.get(name)?.get(id) ?? [],
      photo: (file, photo, said) => pictures.addPhoto(`${name}/${file}`, photo, said),
    };
  }
}

/** What the collections say of themselves, without their listings. */
export function importCollections(root: string): Promise<(Collection & { name: string })[]> {
  return Promise.all(foldersIn(root, FOLDER).map((name) => importCollection(root, name)));
}

async function importCollection(root: string, name: string): Promise<Collection & { name: string }> {
  const file = `${FOLDER}/${name}/index.ts`;
  if (!existsSync(path.join(root, file))) {
    throw new ContentError([`${file}: this file is missing; it says what a listing of the collection holds.`]);
  }
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(path.join(root, file)).href);
  return { ...(module as { default: Collection }).default, name }; // types are checked where the file is written
}

function readListings(root: string, collection: Collection & { name: string }): ParsedListing[] {
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
    return collection.parse(readJson(root, file), name.slice(0, -'.json'.length), file);
  });
  return listings.sort(
    (a, b) => (a.position ?? Infinity) - (b.position ?? Infinity) || a.name.localeCompare(b.name, 'es'),
  );
}

/** The listings of a collection that are not finished, as their files will be called without the ending. */
function draftsIn(root: string, collection: string): string[] {
  const files = filesIn(root, listingsFolder(collection));
  return files.filter((name) => name.endsWith(DRAFT)).map((name) => name.slice(0, -DRAFT.length));
}

function draftNotice(folder: string, id: string): string {
  return `${folder}/${id}${DRAFT}: a draft; fill in what says FALTA and rename it to ${id}.json`;
}

/** A folder that was copied to make a new category, and still holds the old identity, would mix up favourites. */
function checkUnique(collections: (Collection & { name: string })[]) {
  const problems = (['type', 'path'] as const).flatMap((key) =>
    collections.flatMap((collection, index) => {
      const first = collections.findIndex((other) => other[key] === collection[key]);
      if (first === index) return [];
      return [
        `${FOLDER}/${collection.name}/index.ts: "${key}" is "${collection[key]}", which ${collections[first]?.name} already has; choose another.`,
      ];
    }),
  );
  if (problems.length > 0) throw new ContentError(problems);
}

/** The owner's photographs: collection → listing → in their order. */
async function readAllPhotos(root: string, collections: NamedCollection[]) {
  const problems: string[] = [];
  const found = new Map<string, Map<string, Photo[]>>();
  for (const { name, listings } of collections) {
    try {
      found.set(
        name,
        await readPhotos(
          root,
          listingsFolder(name),
          listings.map(({ id }) => id),
          draftsIn(root, name),
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
