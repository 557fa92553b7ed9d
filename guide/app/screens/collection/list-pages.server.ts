import { isKeptBy } from '#app/features/list/list-state.ts';
import type { BuildContext } from '#app/page/build-context.ts';
import type { ScreenPage } from '#app/page/define-page.ts';
import { itemLists } from '#app/page/json-ld.server.ts';
import { iconsOfCards } from '#app/page/shown-icons.ts';
import { collectionOpening } from '#catalog/listings/collection-picture.ts';
import { BY_BOOKING } from '#catalog/listings/listing-view.ts';
import type { NamedCollection } from '#catalog/listings/read-collections.ts';
import { sellersOf } from '#catalog/listings/services.ts';
import { inPages, pagePath } from '#common/lib/address/paging.ts';
import { paths } from '#common/lib/address/paths.ts';
import type { FilterOption, ListData } from '#views/list-views.ts';
import type { Card } from '#views/views.ts';
import { briefListOf } from './brief-list.server.ts';
import { withDistance } from './card-distance.server.ts';
import { cardHours, hoursFileOf, withPlaceForHours } from './card-hours.server.ts';
import { ordersOf } from './list-orders.server.ts';
import { narrowOptions, nearFiles } from './narrow-options.server.ts';
import { openFilter, sharedFilters } from './practical-filters.server.ts';

/** The list of a collection: one page, or as many as its listings need. */
export function listPages(context: BuildContext, collection: NamedCollection): ScreenPage<ListData>[] {
  const { catalogue, language, meta } = context;
  const { name, path, isIndexed } = collection;
  const t = catalogue.locales.translator(language, name);
  const { cards: all, remembered } = catalogue.views(collection, language);
  const isLong = inPages(all).length > 1;
  const { cards, orders } = ordersOf(context, collection, isLong);
  // On a long list the browser could check the opening hours only for the page it holds.
  const open = isLong ? null : openFilter(catalogue.views(collection, language), context);
  const views = catalogue.views(collection, language);
  const hours = isLong ? null : cardHours(cards, views, context);
  const shown = cards.map(withDistance(views, context)).map(withPlaceForHours(hours));
  const parts = inPages(open ? shown.map(open.mark) : shown);
  const shared = sharedData(context, collection, isLong, open?.option);
  const brief = briefListOf(context, collection);
  const { brief: rows } = catalogue.views(collection, language);
  // A long list has only a part of its cards at hand.
  const narrow = isLong ? null : narrowOptions([...all, ...rows], context, path);
  const words = { title: t('pageTitle'), description: t('description'), keywords: t('keywords') };
  return parts.map((cards, index) => {
    const page = index + 1;
    const said = { page, pages: parts.length };
    const continued = {
      ...words,
      title: t('list.title', { ...said, title: words.title }),
      description: t('list.description', { ...said, description: words.description }),
    };
    return {
      path: pagePath(path, page),
      status: 200,
      meta: meta(pagePath(path, page), page === 1 ? words : continued, isIndexed && cards.length > 0),
      data: {
        title: page === 1 ? t('title') : t('list.title', { ...said, title: t('title') }),
        ...shared,
        orders,
        cards,
        // On the last page, after all cards.
        brief: page === parts.length ? brief : null,
        narrow,
        openNow: open?.openNow ?? null,
        hours: hours && hoursFileOf(context, path),
        // The browser stores only the items of the first page: a whole catalogue would weigh down the first load.
        remembered: page === 1 && remembered ? { ...remembered, items: remembered.items.slice(0, cards.length) } : null,
      },
      // A filter of a long list fetches cards of its other pages.
      icons: iconsOfCards(isLong ? all : cards),
      structuredData: itemLists(context, realListings(cards)),
      // All pages of a list share one picture for social networks.
      share: { title: t('title'), picture: shared.picture },
      search: { isMain: true },
      files: {
        ...(narrow?.near && nearFiles(context, collection, views)),
        ...(hours && { [hoursFileOf(context, path)]: JSON.stringify(hours) }),
      },
    };
  });
}

const realListings = (cards: Card[]) =>
  cards.filter(({ isSample }) => !isSample).map(({ title, href }) => ({ name: title, path: href }));

/** The data that all pages of a list share. */
function sharedData(
  context: BuildContext,
  collection: NamedCollection,
  isLong: boolean,
  open: FilterOption | undefined,
) {
  const { catalogue, language, t: words } = context;
  const { name, filters, order } = collection;
  const t = catalogue.locales.translator(language, name);
  const { cards, brief } = catalogue.views(collection, language);
  // In a long list the browser pages through the cards by this number; elsewhere it counts what is on the page.
  const counted = isLong ? cards : [...cards, ...brief];
  const total = (filter: string) => counted.filter(isKeptBy(filter)).length;
  const label = (value: string) =>
    value === BY_BOOKING ? words(`practicalFacts.visits.${value}`) : t(`filters.${value}`);
  const option = (value: string): FilterOption => {
    const count = t('count', { count: total(value) });
    return {
      value,
      label: label(value),
      // Includes the filter's name, so that a switch between filters with equal counts is still announced.
      count: value === 'all' ? count : `${label(value)}: ${count}`,
      ...(isLong && { total: total(value) }),
    };
  };
  return {
    standfirst: t('standfirst'),
    picture: collectionOpening(catalogue, collection, language),
    filterLabel: t('filterLabel'),
    filters: [option('all'), ...(open ? [open] : []), ...[...filters, ...sharedFilters(cards)].map(option)],
    map: { href: `${paths.map}?tipo=${name}`, label: words('ownMap.open') },
    who: whoLink(context, name),
    isShuffled: order === 'shuffled',
    note: sampleNote(cards, t),
    empty:
      cards.length > 0
        ? { title: t('empty'), hint: t('emptyHint'), link: null }
        : {
            title: t('none.title', { label: t('label') }),
            hint: t('none.hint'),
            link: { href: paths.publish, label: t('none.link') },
          },
  };
}

/** What of the list is made up, said once above the cards: whole listings, or figures of real ones. */
function sampleNote(cards: Card[], t: BuildContext['t']): ListData['note'] {
  if (cards.some(({ isSample }) => isSample)) return t('samples.list');
  return cards.some(({ rating, price }) => rating?.isSample || price?.isSample) ? t('samples.figures') : null;
}

/** The list of those who sell what a collection lists; null if nobody does. */
function whoLink({ catalogue, language }: BuildContext, name: string): ListData['who'] {
  const [seller] = sellersOf(catalogue.collections, name);
  if (!seller) return null;
  const label = catalogue.locales.translator(language, seller.collection.name)('label');
  return { href: seller.collection.path, label };
}
