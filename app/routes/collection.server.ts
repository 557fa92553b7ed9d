import { z } from 'zod';
import type { BuiltPage, PageContext } from '#app/built-page.server.ts';
import type { NamedCollection } from '#app/catalog/catalogue.ts';
import { parseContent } from '#app/catalog/problems.ts';
import { readJson } from '#app/catalog/read-file.ts';
import { picture } from '#app/catalog/schema.ts';
import type { Card, Link, Picture } from '#app/catalog/views.ts';
import { itemLists } from '#app/json-ld.server.ts';
import { listingPages } from './listing.server.ts';

export type FilterOption = { value: string; label: string /** "Boutique: 5 bodegas" */; count: string };

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
  const { catalogue, language, meta } = context;
  const { name, path, filters, order, isIndexed } = collection;
  const t = catalogue.words.translator(language, name);
  const { cards, details, entities, remembered } = catalogue.views(collection, language);
  const count = (filter: string) =>
    (filter === 'all' ? cards : cards.filter((card) => card.filters.includes(filter))).length;
  const back: Link = { href: path, label: t('back') };
  const data: CollectionData = {
    title: t('title'),
    standfirst: t('standfirst'),
    picture: openingPicture(context, collection),
    filterLabel: t('filterLabel'),
    filters: ['all', ...filters].map((value) => ({
      value,
      label: t(`filters.${value}`),
      // With the filter's name: two that keep as many must still be announced.
      count:
        value === 'all'
          ? t('count', { count: count(value) })
          : `${t(`filters.${value}`)}: ${t('count', { count: count(value) })}`,
    })),
    isShuffled: order === 'shuffled',
    empty: { title: t('empty'), hint: t('emptyHint') },
    cards,
    remembered,
  };
  const words = { title: t('pageTitle'), description: t('description'), keywords: t('keywords') };
  return [
    {
      path,
      screen: 'collection',
      status: 200,
      meta: meta(path, words, isIndexed),
      data,
      share: { title: data.title, picture: data.picture },
      structuredData: itemLists(
        context,
        cards.filter(({ isSample }) => !isSample).map(({ title, href }) => ({ name: title, path: href })),
      ),
    },
    ...listingPages(context, { details, entities }, back, t('label')),
  ];
}
