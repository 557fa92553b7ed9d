import { expect, test } from 'vitest';
import { readRealCatalogue } from '#catalog/content/test-content.ts';
import type { Catalogue } from '#catalog/listings/catalogue.ts';
import type { Contact, Detail } from '#views/views.ts';
import { percent, reachOf, reachTable, totalReach } from './reach.ts';
import floor from './reach-floor.json' with { type: 'json' };

const none: Contact = { whatsapp: null, phone: null, website: null, instagram: null, facebook: null, isGuide: false };
const link = { href: 'x', label: 'x' };
const detail = (contact: Partial<Contact>, isSample = false) =>
  ({ card: { isSample }, contact: { ...none, ...contact } }) as Detail; // the parts that are counted

/** A catalogue of one category with these listings. */
const catalogueOf = (details: Detail[]) =>
  ({ collections: [{ name: 'lugares' }], views: () => ({ details }) }) as unknown as Catalogue;

test('a listing reaches somebody by any contact, and is callable by a phone or a chat only', () => {
  const [reach] = reachOf(
    catalogueOf([detail({}), detail({ instagram: link }), detail({ phone: link }), detail({ whatsapp: 'x' })]),
  );
  expect(reach).toEqual({ group: 'lugares', real: 4, reachable: 3, callable: 2 });
});

test('a sample, and a listing behind which only the guide answers, reach nobody', () => {
  const details = [detail({ phone: link }, true), detail({ whatsapp: 'x', isGuide: true })];
  expect(reachOf(catalogueOf(details))).toEqual([{ group: 'lugares', real: 1, reachable: 0, callable: 0 }]);
});

test('the table states counts and shares by category and for all', () => {
  expect(reachTable([{ group: 'lugares', real: 3, reachable: 2, callable: 1 }])).toEqual([
    '| reach | real | any contact | phone or WhatsApp |',
    '|---|--:|--:|--:|',
    '| lugares | 3 | 2 (66 %) | 1 (33 %) |',
    '| all | 3 | 2 (66 %) | 1 (33 %) |',
  ]);
});

/** Whoever raises the reach writes the new shares into `reach-floor.json`: from then on they do not fall. */
test('the guide’s pages lead to somebody as often as they once did', async () => {
  const all = totalReach(reachOf(await readRealCatalogue()));
  expect(percent(all.reachable, all)).toBeGreaterThanOrEqual(floor.reachable);
  expect(percent(all.callable, all)).toBeGreaterThanOrEqual(floor.callable);
});
