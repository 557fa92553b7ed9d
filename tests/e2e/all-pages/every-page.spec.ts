import type { Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { type BuiltPage, languages, pagesIn } from '../support/built-pages.ts';
import { expect, test } from '../support/support.ts';
import { checkTargets } from './questions/enlarged.ts';
import { checkHydration, hydrationDone, keepStaticPage } from './questions/hydration.ts';
import { isExample, standsForScreen } from './questions/kinds.ts';
import { checkLooks, checkOnPhone, checkSmallest, PHONE } from './questions/looks.ts';

/**
 * The number of pages visited in one test, about ten seconds of work. Spanish ones are drawn in both themes and all
 * sizes, whose styles all languages share.
 */
const PAGES_IN_A_TEST = { es: 7, other: 18 };

const isSpanish = ({ language }: BuiltPage) => language === 'es';

for (const language of languages) {
  const size = language === 'es' ? PAGES_IN_A_TEST.es : PAGES_IN_A_TEST.other;
  for (const group of groupsOf(size, pagesIn(language).filter(isExample))) {
    const [first, last] = [group[0]?.visitAt, group.at(-1)?.visitAt];
    test(`every kind of page in "${language}" is sound, from ${first} to ${last}`, async ({ page, watch }) => {
      watch.allowConsole(/the server responded with a status of 404 .*una-direccion-que-no-existe/);
      await keepStaticPage(page);
      await page.addInitScript(axe);
      for (const built of group) await test.step(built.visitAt, () => askAll(page, built));
    });
  }
}

/** Asks all questions in one visit. Each failure names the page and the question, and does not stop the others. */
async function askAll(page: Page, built: BuiltPage) {
  await page.setViewportSize(PHONE);
  const response = await page.goto(built.visitAt);
  expect.soft(response?.status(), `${built.visitAt}: status`).toBe(built.status);
  await hydrationDone(page);
  await checkHydration(page, built);
  if (standsForScreen(built)) await checkTargets(page, built);
  if (isSpanish(built)) await checkLooks(page, built);
  else if (standsForScreen(built)) await checkOnPhone(page, built);
  await checkSmallest(page, built);
}

function groupsOf<Item>(size: number, items: Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
