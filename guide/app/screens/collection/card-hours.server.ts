import type { BuildContext } from '#app/page/build-context.ts';
import { openMessages } from '#catalog/facts/opening-hours.ts';
import type { CollectionViews } from '#catalog/listings/collection-views.ts';
import { todayInSanRafael } from '#common/lib/san-rafael.ts';
import type { ListHours } from '#views/list-views.ts';
import type { Card } from '#views/views.ts';

/** The hours of the cards of a list by which the browser says what is open; null if none are known. */
export function cardHours(cards: Card[], views: CollectionViews, { t }: BuildContext): ListHours | null {
  const today = todayInSanRafael();
  const of = cards.flatMap(({ id, href }) => {
    const { rules, until, isExact } = views.hours.get(href) ?? {};
    return rules && isExact && !(until && until <= today) ? [{ id, rules, until }] : [];
  });
  if (of.length === 0) return null;
  return {
    of,
    words: openMessages(
      of.flatMap(({ rules }) => rules),
      t,
    ),
  };
}

/** The file with them: no list carries what only the clock knows. */
export const hoursFileOf = ({ at }: BuildContext, path: string): string => at(`${path}/horarios.json`);

/** The card with a place for whether it is open, if the list knows its hours. */
export const withPlaceForHours =
  (hours: ListHours | null) =>
  (card: Card): Card =>
    hours?.of.some(({ id }) => id === card.id) ? { ...card, now: '' } : card;
