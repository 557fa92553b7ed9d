import { expect, test } from 'vitest';
import { readRealCatalogue } from '#catalog/content/test-content.ts';
import type { Catalogue } from '#catalog/listings/catalogue.ts';
import type { Contact, Detail } from '#views/views.ts';
import { percent, reachOf, reachTable, totalReach } from './reach.ts';
import floor from './reach-floor.json' with { type: 'json' };

const none: Contact = { whatsapp: null, phone: null, website: null, instagram: null, facebook: null, isGuide: false };
const link = { href: 'x', label: 'x' };
const detail = (contact: Partial<Contact>, isSample = false, id = '') =>
  ({ card: { isSample, id }, contact: { ...none, ...contact } }) as Detail; // the parts that are counted

/** A catalogue of one category with these listings. */
const catalogueOf = (details: Detail[]) =>
  ({ collections: [{ name: 'lugares', listings: [] }], views: () => ({ details }) }) as unknown as Catalogue;

type Sold = { id: string; serves: { named: { listing: string }[]; sells: string[] } };

/** The reach of the activities "rafting" and "vuelo", whose operators these are. */
function activityReach(operators: (Sold & { contact: Partial<Contact> })[]) {
  const activities = ['rafting', 'vuelo'].map((id) => detail({}, false, id));
  const views = {
    aventura: activities,
    operadores: operators.map(({ id, contact }) => detail(contact, false, id)),
  };
  return reachOf({
    collections: [
      { name: 'aventura', listings: [] },
      { name: 'operadores', listings: operators },
    ],
    views: ({ name }: { name: keyof typeof views }) => ({ details: views[name] }),
  } as unknown as Catalogue).at(0);
}

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

test('an activity reaches those who run it, and any agency that can be asked, but is callable by the first only', () => {
  const runs = { id: 'rio', serves: { named: [{ listing: 'aventura/rafting' }], sells: [] }, contact: { phone: link } };
  const mute = { ...runs, contact: {} };
  const sells = { id: 'agencia', serves: { named: [], sells: ['aventura'] }, contact: { phone: link } };
  expect(activityReach([runs])).toMatchObject({ real: 2, reachable: 1, callable: 1 });
  expect(activityReach([mute])).toMatchObject({ reachable: 0, callable: 0 });
  expect(activityReach([sells])).toMatchObject({ reachable: 2, callable: 0 });
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
