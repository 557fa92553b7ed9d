import type { Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { type BuiltPage, builtPages, languages, pagesIn, sitemapPaths } from '../support/built-pages.ts';
import { expect, test } from '../support/support.ts';
import { checkTargets } from './questions/enlarged.ts';
import { checkFacts } from './questions/facts.ts';
import { checkHydration, hydrationDone, keepStaticPage } from './questions/hydration.ts';
import { type Depth, depthOf, isAsked, standsForScreen } from './questions/kinds.ts';
import { checkLooks, checkOnPhone, checkSmallest, NARROWEST, PHONE } from './questions/looks.ts';
import { checkWords } from './questions/words.ts';

/** The number of pages visited in one test: about ten seconds of work, so that two workers finish together. */
const PAGES_IN_A_TEST: Record<Depth, number> = { everything: 7, phone: 18, words: 28 };

test('the sitemap lists exactly the pages that search engines may show', () => {
  const indexed = builtPages().flatMap(({ status, meta, address }) =>
    status === 200 && meta.isIndexed ? [address] : [],
  );
  expect(sitemapPaths().sort()).toEqual(indexed.sort());
});

test('no two pages of a language share a title, a description or an address', () => {
  for (const pages of languages.map(pagesIn)) {
    const found = pages.filter(({ status }) => status === 200);
    expect(repeated(pages.map(({ meta }) => meta.title))).toEqual([]);
    expect(repeated(found.map(({ meta }) => meta.description))).toEqual([]);
    expect(repeated(pages.map(({ meta }) => meta.canonical))).toEqual([]);
  }
});

for (const language of languages) {
  for (const [depth, count] of Object.entries(PAGES_IN_A_TEST) as [Depth, number][]) {
    const pages = pagesIn(language).filter((page) => isAsked(page) && depthOf(page) === depth);
    for (const group of groupsOf(count, pages)) {
      const [first, last] = [group[0]?.visitAt, group.at(-1)?.visitAt];
      test(`every page in "${language}" is sound (${depth}), from ${first} to ${last}`, async ({ page, watch }) => {
        test.setTimeout(180_000);
        watch.allowConsole(/the server responded with a status of 404 .*una-direccion-que-no-existe/);
        await keepStaticPage(page);
        if (depth !== 'words') await page.addInitScript(axe);
        for (const built of group) await test.step(built.visitAt, () => askAll(page, built));
      });
    }
  }
}

/** Asks all questions in one visit. Each failure names the page and the question, and does not stop the others. */
async function askAll(page: Page, built: BuiltPage) {
  const depth = depthOf(built);
  await page.setViewportSize(depth === 'words' ? NARROWEST : PHONE);
  const response = await page.goto(built.visitAt);
  expect.soft(response?.status(), `${built.visitAt}: status`).toBe(built.status);
  await hydrationDone(page);
  await checkHydration(page, built);
  await checkFacts(page, built);
  await checkWords(page, built);
  if (standsForScreen(built)) await checkTargets(page, built);
  if (depth === 'everything') await checkLooks(page, built);
  if (depth === 'phone') await checkOnPhone(page, built);
  await checkSmallest(page, built);
}

function repeated(texts: string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

function groupsOf<Item>(size: number, items: Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
