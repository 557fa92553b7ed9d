// Lighthouse's findings on a phone, except for times: those depend on the machine as much as on the page, and belong to
// `npm run bench`.
import { expect, test } from '@playwright/test';
import type { Result } from 'lighthouse';
import { paths, placePath } from '#common/lib/address/paths.ts';
import type { ListData } from '#views/list-views.ts';
import { type OpenBrowser, openBrowser } from '../../bench/browser.ts';
import { examine } from '../../bench/lighthouse.ts';
import { dataAt, someArticle, someWinery } from '../support/built-pages.ts';

/** One page of each kind. */
const pages = {
  'the home page': paths.home,
  'a list': '/bodegas-en-san-rafael-mendoza',
  'a listing': someWinery().path,
  'a place guide': placePath('canon-del-atuel'),
  'an article': someArticle().path,
  'the guide with its search': paths.guide,
  'the phones': paths.phones,
  'the contact form': paths.contact,
};

const CATEGORIES = ['accessibility', 'best-practices', 'seo'];

/** The audits of the category "performance" that are not times. */
const CLEAN = [
  'cumulative-layout-shift',
  'unsized-images',
  'font-display-insight',
  'legacy-javascript-insight',
  'duplicated-javascript-insight',
];
const MEASURED = ['network-requests', 'dom-size-insight', 'image-delivery-insight'];

/**
 * Lighthouse reports this for files that are as wide as the box times the screen's density, which it ignores: 720
 * pixels for 358 at a density of 1.75.
 */
const DENSITY = /^This image file is larger than it needs to be/;

/**
 * Kilobytes as transferred, with headers, a little above what the heaviest of the pages has now: the document of a place
 * guide with its maps, its log, its print of the night and the age of its facts, the scripts of a listing, the requests
 * of the guide page with a print for each place. The elements are those of the body, where the three preloads of fonts
 * stand, and count a list's print of the night.
 */
const BUDGET = { requests: 35, elements: 1426, Document: 34.5, Script: 135, Font: 32, Image: 323 };
/** What says on the cards of a list when it is open, how far it is and how it can be reached. */
const DECIDING_ELEMENTS = 85;
/** The elements of a row below the cards of a list. */
const ELEMENTS_IN_ROW = 12;

let open: OpenBrowser;

test.describe.configure({ mode: 'default' }); // one browser for all tests
test.beforeAll(async () => {
  open = await openBrowser();
});
test.afterAll(() => open.browser.close());

for (const [name, path] of Object.entries(pages)) {
  test(`Lighthouse finds nothing to improve in ${name} on a phone`, async ({ baseURL }) => {
    const lhr = await examine(`${baseURL}${path}`, {
      port: open.port,
      onlyCategories: CATEGORIES,
      onlyAudits: [...CLEAN, ...MEASURED],
    });
    expect(new URL(lhr.finalDisplayedUrl).pathname).toBe(path);
    // No audit is exempt. An unavoidable exemption is named here with its reason, such as "is-crawlable" for a noindex
    // page.
    for (const id of CATEGORIES) expect.soft(lhr.categories[id]?.score, `${id}: ${failed(lhr, id)}`).toBe(1);
    for (const id of CLEAN) expect.soft(lhr.audits[id]?.score, `${id}: ${details(lhr, id)}`).toBe(1);
    expect.soft(poorImages(lhr), 'pictures that could be smaller').toEqual([]);

    const requests = items<{ resourceType: string; transferSize: number }>(lhr, 'network-requests');
    const kilobytes = (type: string) =>
      requests.reduce((sum, request) => sum + (request.resourceType === type ? request.transferSize / 1000 : 0), 0);
    expect.soft(requests.length, 'requests').toBeLessThanOrEqual(BUDGET.requests);
    expect
      .soft(lhr.audits['dom-size-insight']?.numericValue, 'elements')
      .toBeLessThanOrEqual(BUDGET.elements + elementsOf(path));
    for (const type of ['Document', 'Script', 'Font', 'Image'] as const) {
      expect.soft(kilobytes(type), `${type}, kB`).toBeGreaterThan(0);
      expect.soft(kilobytes(type), `${type}, kB`).toBeLessThanOrEqual(BUDGET[type]);
    }
  });
}

/** What the list at an address has more than other pages, if it is one. */
function elementsOf(path: string): number {
  if (path === paths.home) return 0;
  const { brief } = dataAt<Partial<ListData>>(path);
  return brief ? DECIDING_ELEMENTS + ELEMENTS_IN_ROW * brief.zones.flatMap(({ rows }) => rows).length : 0;
}

function failed(lhr: Result, category: string): string {
  const ids = lhr.categories[category]?.auditRefs.map(({ id }) => id) ?? [];
  return ids
    .filter((id) => (lhr.audits[id]?.score ?? 1) < 1)
    .map((id) => `${lhr.audits[id]?.title} ${details(lhr, id)}`)
    .join('; ');
}

function details(lhr: Result, audit: string): string {
  return JSON.stringify(items(lhr, audit)).slice(0, 600);
}

type Reasons = { subItems?: { items: { reason: string }[] } };

function poorImages(lhr: Result): string[] {
  return items<{ url: string } & Reasons>(lhr, 'image-delivery-insight').flatMap(({ url, subItems }) =>
    (subItems?.items ?? []).filter(({ reason }) => !DENSITY.test(reason)).map(({ reason }) => `${url}: ${reason}`),
  );
}

/** The rows of an audit's table, which Lighthouse leaves untyped. */
function items<Item>(lhr: Result, audit: string): Item[] {
  const { details } = lhr.audits[audit] ?? {};
  return details?.type === 'table' || details?.type === 'opportunity' ? (details.items as Item[]) : [];
}
