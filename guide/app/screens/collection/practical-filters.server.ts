import { OPEN_NOW } from '#app/features/list/list-state.ts';
import type { BuildContext } from '#app/page/build-context.ts';
import type { CollectionViews } from '#catalog/listings/collection-views.ts';
import { BY_BOOKING } from '#catalog/listings/listing-view.ts';
import { todayInSanRafael } from '#common/lib/san-rafael.ts';
import type { FilterOption, OpenNowFilter } from '#views/list-views.ts';
import type { Card } from '#views/views.ts';

/** With fewer matches than this, a filter would say more about the guide than about San Rafael. */
const FEWEST = 3;

/** The filters after a collection's own: they apply to any listing, and rely on confirmed facts. */
export const sharedFilters = (cards: readonly Card[]): string[] =>
  cards.filter(({ filters }) => filters.includes(BY_BOOKING)).length < FEWEST ? [] : [BY_BOOKING];

/** The "open now" filter, the hours of the listings that it can judge, and the day from which it is stale. */
export function openFilter({ details }: CollectionViews, { t }: BuildContext, today = todayInSanRafael()) {
  const hours: OpenNowFilter['hours'] = details.flatMap(({ card, hours }) =>
    hours?.now && today < hours.now.until ? [{ id: card.id, rules: hours.now.rules, until: hours.now.until }] : [],
  );
  const until = hours.map(({ until }) => until).sort()[hours.length - FEWEST];
  if (until === undefined) return null;
  const known = new Set(hours.map(({ id }) => id));
  const label = t('openNow.label');
  const option: FilterOption = { value: OPEN_NOW, label, count: t('openNow.wait'), until };
  const count = t('openNow.count', { open: '{open}', total: '{total}' });
  return {
    option,
    openNow: { hours, words: { count, unsure: t('openNow.unsure', { unknown: '{unknown}' }) } } satisfies OpenNowFilter,
    /** Until the browser checks the clock, the filter keeps every listing with known hours. */
    mark: (card: Card): Card => (known.has(card.id) ? { ...card, filters: [...card.filters, OPEN_NOW] } : card),
  };
}
