import { expect, test } from 'vitest';
import { pageContext } from '#builder/site/pages.server.ts';
import { readRealCatalogue } from '#catalog/content/test-content.ts';
import { ordersOf } from './list-orders.server.ts';

const catalogue = await readRealCatalogue();
const context = pageContext(catalogue, 'es');

test.each(catalogue.collections.map((collection) => [collection.name, collection] as const))(
  'in each order of %s every card has its own rank',
  (_name, collection) => {
    const { cards, orders } = ordersOf(context, collection, false);
    const places = cards.map((_, index) => index);
    for (const index of orders.options.slice(1).keys()) {
      const ranks = cards.map(({ ranks }) => ranks?.[index] ?? -1);
      expect(ranks.toSorted((a, b) => a - b)).toEqual(places);
    }
  },
);

test('a list of several pages offers no orders, since the browser holds only a part of it', () => {
  const [collection] = catalogue.collections;
  if (!collection) throw new Error('There is no collection.');
  expect(ordersOf(context, collection, true).orders.options).toEqual([]);
});
