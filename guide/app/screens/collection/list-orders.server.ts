import type { BuildContext } from '#app/page/build-context.ts';
import type { NamedCollection } from '#catalog/listings/read-collections.ts';
import type { ListData } from '#views/list-views.ts';
import type { Card } from '#views/views.ts';

type Orders = ListData['orders'];

/** An order needs at least this many known values. */
const FEWEST = 2;

/**
 * Returns the orders that a list offers, and its cards with their rank in each: by name, by distance from the plaza and
 * by price, where enough are known. Unknown values come last. A list of several pages keeps its own order only: the
 * browser could sort just the page it holds.
 */
export function ordersOf(context: BuildContext, collection: NamedCollection, isLong: boolean) {
  const { catalogue, language, t } = context;
  const { cards, fromPlaza, prices } = catalogue.views(collection, language);
  const label = t('order.label');
  const compact = t('order.compact');
  if (isLong || cards.length < FEWEST) return { cards, orders: { label, options: [], compact } satisfies Orders };

  const kilometres = (card: Card) => {
    const way = fromPlaza.get(card.href);
    return way === 'city' ? 0 : way?.km;
  };
  const names = new Intl.Collator(language);
  const byName = [...cards].sort((a, b) => names.compare(a.title, b.title));
  const ways = [
    { value: 'nombre', ranked: byName },
    { value: 'distancia', ranked: byNumber(byName, kilometres) },
    { value: 'precio', ranked: byNumber(byName, ({ href }) => prices.get(href)) },
  ].filter(({ ranked }) => ranked.length > 0);
  const options = ['', ...ways.map(({ value }) => value)].map((value) => ({
    value,
    label: t(`order.${value || 'own'}`),
  }));
  return {
    cards: cards.map((card) => ({ ...card, ranks: ways.map(({ ranked }) => ranked.indexOf(card)) })),
    orders: { label, options, compact } satisfies Orders,
  };
}

/** Sorts the cards by number, ascending; returns none when too few have one. */
function byNumber(cards: Card[], numberOf: (card: Card) => number | null | undefined): Card[] {
  const known = cards.filter((card) => typeof numberOf(card) === 'number');
  if (known.length < FEWEST) return [];
  return [...cards].sort((a, b) => (numberOf(a) ?? Infinity) - (numberOf(b) ?? Infinity) || 0);
}
