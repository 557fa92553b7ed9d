import { expect, test } from 'vitest';
import { OPEN_NOW } from '#app/features/list/list-state.ts';
import { pageContext } from '#builder/site/pages.server.ts';
import { collectionNamed, plainListing, readRealCatalogue } from '#catalog/content/test-content.ts';
import { addDays } from '#common/lib/days.ts';
import { listPages } from './list-pages.server.ts';

const catalogue = await readRealCatalogue();
const bars = collectionNamed(catalogue, 'vida-nocturna');
const today = new Date().toISOString().slice(0, 10);
const hours = [{ days: ['vie', 'sab'], times: ['20:00-02:00'] }];
const call = (facts: string[], on = addDays(today, -2)) => [{ on, how: 'llamada', facts }];

/** The list's page with one bar for each item of `several`, and one about which nothing is known. */
function pageOf(several: object[], language = 'es') {
  const listings = [...several, {}].map((fields, index) =>
    bars.parse(
      { ...plainListing, categories: ['bar'], ...fields, name: `Bar ${index}` },
      `bar-${index}`,
      `bar-${index}.json`,
    ),
  );
  const [page] = listPages(pageContext(catalogue, language), { ...bars, listings });
  if (!page) throw new Error('The list has no page.');
  const labels = page.data.filters.map(({ label }) => label);
  const option = page.data.filters.find(({ value }) => value === OPEN_NOW);
  return { ...page.data, labels, option };
}

const confirmed = { hours, checks: call(['hours']) };

test.each([
  ['es', 'Abierto ahora'],
  ['en', 'Open now'],
  ['pt', 'Aberto agora'],
])('three listings with confirmed hours make a filter, in %s', (language, label) => {
  expect(pageOf([confirmed, confirmed], language).labels).not.toContain(label);
  const { labels, openNow, cards } = pageOf([confirmed, confirmed, confirmed], language);
  expect(labels[1]).toBe(label);
  expect(openNow?.hours.map(({ id }) => id)).toEqual(['bar-0', 'bar-1', 'bar-2']);
  expect(cards.filter(({ filters }) => filters.includes(OPEN_NOW))).toHaveLength(3);
});

test('unconfirmed, stale or made-up hours make no filter', () => {
  const others = [{ hours }, { hours, checks: call(['hours'], addDays(today, -400)) }, { ...confirmed, sample: true }];
  const { option, openNow } = pageOf([confirmed, confirmed, ...others]);
  expect(option).toBeUndefined();
  expect(openNow).toBeNull();
});

test('the filter ends when fewer than three listings still have fresh hours', () => {
  const older = (days: number) => ({ hours, checks: call(['hours'], addDays(today, -days)) });
  const { option } = pageOf([older(100), older(10), older(20), older(30)]);
  expect(option?.until).toBe(addDays(today, 180 - 30));
});

test('three listings that are known to require a booking make a filter', () => {
  const booked = { visits: 'con-reserva', checks: call(['visits']) };
  expect(pageOf([booked, booked, { visits: 'con-reserva' }]).labels).not.toContain('Con reserva');
  const { filters } = pageOf([booked, booked, booked]);
  expect(filters.at(-1)).toMatchObject({ value: 'con-reserva', label: 'Con reserva' });
  expect(filters.at(-1)?.count).toMatch(/^Con reserva: 3 /);
});
