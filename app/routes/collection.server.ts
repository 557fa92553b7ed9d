import { z } from 'zod';
import type { BuiltPage, PageContext } from '#app/built-page.server.ts';
import type { CollectionViews, NamedCollection } from '#app/catalog/catalogue.ts';
import { parseContent } from '#app/catalog/problems.ts';
import { readJson } from '#app/catalog/read-file.ts';
import { picture } from '#app/catalog/schema.ts';
import type { Card, Link, Picture } from '#app/catalog/views.ts';
import { itemLists } from '#app/json-ld.server.ts';
import { isKeptBy } from '#app/lib/is-kept-by.ts';
import { cardsFile, inPages, pagePath } from '#app/lib/paging.ts';
import { listingPages } from './listing.server.ts';
import { notFoundPage } from './not-found.server.ts';

/** `count` is "Boutique: 5 bodegas". A list of several pages says as a number, too, how many cards a filter keeps. */
export type FilterOption = { value: string; label: string; count: string; total?: number };

export type CollectionData = {
  title: string;
  standfirst: string;
  picture: Picture;
  filterLabel: string;
  filters: FilterOption[];
  isShuffled: boolean;
  empty: { title: string; hint: string };
  cards: Card[];
  remembered: { key: string; items: unknown[] } | null;
};

/** A page of a list that is too long for one, and which part of it this is. */
export type LongCollectionData = CollectionData & { part: ListPart };

export type ListPart = { list: string; page: number; pages: number };

/** Among the collection's words: the picture that opens its list. */
const opening = z.looseObject({ hero: picture });

/**
 * The picture that opens a collection's list.
 * @throws {ContentError} naming the collection's `es.json` when it holds none.
 */
export function openingPicture({ catalogue, language }: PageContext, { name }: NamedCollection): Picture {
  const file = `content/collections/${name}/es.json`;
  const { hero } = parseContent(opening, readJson(catalogue.root, file), file);
  const alt = catalogue.words.translator(language, name)('hero.alt');
  return catalogue.pictures.add(`${name}/portada`, { ...hero, alt }, 'hero');
}

/** A collection's list, its listings, and the page for an id that nobody knows. */
export function collectionPages(context: PageContext, collection: NamedCollection): BuiltPage[] {
  const { catalogue, language } = context;
  const { name, path } = collection;
  const t = catalogue.words.translator(language, name);
  const views = catalogue.views(collection, language);
  const back: Link = { href: path, label: t('back') };
  return [...listPages(context, collection, views), ...listingPages(context, views, back, t('label'))];
}

/** A short list is one page; a long one goes on at addresses of its own, which work without JavaScript. */
function listPages(context: PageContext, collection: NamedCollection, views: CollectionViews): BuiltPage[] {
  const { catalogue, language, meta, url } = context;
  const { name, path, filters, order, isIndexed } = collection;
  const { cards, remembered } = views;
  const t = catalogue.words.translator(language, name);
  const parts = inPages(cards);
  const isLong = parts.length > 1;
  const total = (filter: string) => cards.filter(isKeptBy(filter)).length;
  const shared = {
    standfirst: t('standfirst'),
    picture: openingPicture(context, collection),
    filterLabel: t('filterLabel'),
    filters: ['all', ...filters].map((value) => {
      const count = t('count', { count: total(value) });
      return {
        value,
        label: t(`filters.${value}`),
        // With the filter's name: two that keep as many must still be announced.
        count: value === 'all' ? count : `${t(`filters.${value}`)}: ${count}`,
        ...(isLong && { total: total(value) }),
      };
    }),
    isShuffled: order === 'shuffled',
    empty: { title: t('empty'), hint: t('emptyHint') },
  };
  const words = { title: t('pageTitle'), description: t('description'), keywords: t('keywords') };
  const pages = parts.map((cards, index): BuiltPage => {
    const page = index + 1;
    const said = { page, pages: parts.length };
    const title = page === 1 ? t('title') : t('list.title', { ...said, title: t('title') });
    const data: CollectionData | LongCollectionData = {
      title,
      ...shared,
      cards,
      ...(isLong && { part: { list: path, ...said } }),
      // What a visitor's browser keeps is what the first page shows: a whole catalogue is no matter for a first load.
      remembered: page === 1 && remembered ? { ...remembered, items: remembered.items.slice(0, cards.length) } : null,
    };
    const continued = {
      ...words,
      title: t('list.title', { ...said, title: words.title }),
      description: t('list.description', { ...said, description: words.description }),
    };
    return {
      path: pagePath(path, page),
      screen: isLong ? 'long-collection' : 'collection',
      status: 200,
      meta: meta(pagePath(path, page), page === 1 ? words : continued, isIndexed),
      data,
      structuredData: itemLists(
        context,
        cards.filter(({ isSample }) => !isSample).map(({ title, href }) => ({ name: title, path: href })),
      ),
      // All pages of a list are shown to others by the same picture.
      share: { title: t('title'), picture: shared.picture },
      sequence: {
        previous: page > 1 ? url(pagePath(path, page - 1)) : null,
        next: page < parts.length ? url(pagePath(path, page + 1)) : null,
      },
      files: isLong && page === 1 ? filteredCards(context, collection, views.cards) : {},
    };
  });
  const missing = notFoundPage(context, pagePath(path, '404'), t('list.missing', { label: t('label') }));
  return isLong ? [...pages, missing] : pages;
}

/** The cards that each filter of a long list keeps, in files that are fetched when it is chosen. */
function filteredCards({ at }: PageContext, { path, filters }: NamedCollection, cards: Card[]): Record<string, string> {
  return Object.fromEntries(
    filters.flatMap((filter) =>
      inPages(cards.filter(isKeptBy(filter))).map((cards, index) => [
        at(cardsFile(path, filter, index + 1)),
        JSON.stringify({ data: { cards } }),
      ]),
    ),
  );
}
