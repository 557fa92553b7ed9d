import type { Page } from '@playwright/test';
import { violations } from '../../support/axe.ts';
import { type BuiltPage, languages } from '../../support/built-pages.ts';
import { expect } from '../../support/support.ts';
import { setTheme } from '../../support/theme.ts';
import { checkWholeWords } from './enlarged.ts';
import { standsForScreen } from './kinds.ts';
import { checkFooter, checkWordsBesidePrints } from './prints.ts';

export const PHONE = { width: 390, height: 844 };
const NARROWEST = { width: 320, height: 640 };
const DESKTOP = { width: 1366, height: 768 };
/** The viewport of a 1366 by 768 window at 200 % zoom. */
const ZOOMED = { width: 683, height: 384 };

/** Checks a page that is open in the light theme on a phone, in both themes and all sizes. */
export async function checkLooks(page: Page, built: BuiltPage) {
  const says = (what: string) => `${built.visitAt}: ${what}`;
  expect.soft(await violations(page, 'all'), says('accessibility on a light phone')).toEqual([]);
  await setTheme(page, 'dark');
  expect.soft(await violations(page, 'colours'), says('accessibility on a dark phone')).toEqual([]);
  await checkWidth(page, says('scrolls sideways on a phone'));
  await checkWordsBesidePrints(page, says);
  await checkFooter(page, says);
  await page.setViewportSize(DESKTOP);
  expect.soft(await violations(page, 'colours'), says('accessibility on a dark desktop')).toEqual([]);
  await setTheme(page, 'light');
  expect.soft(await violations(page, 'all'), says('accessibility on a light desktop')).toEqual([]);
  await checkWidth(page, says('scrolls sideways on a desktop'));
  await checkWordsBesidePrints(page, says);
}

/**
 * Checks a translated page on a phone. All languages share the styles, so the colours of what only translations have are
 * asked of the first of them.
 */
export async function checkOnPhone(page: Page, { visitAt, language }: BuiltPage) {
  const rules = language === languages[1] ? 'all' : 'words';
  expect.soft(await violations(page, rules), `${visitAt}: accessibility on a phone`).toEqual([]);
}

/** Checks that nothing is lost on the narrowest phone; one page of each screen is enlarged, too. */
export async function checkSmallest(page: Page, built: BuiltPage) {
  if (standsForScreen(built)) {
    await page.setViewportSize(ZOOMED);
    await checkWholeWords(page, built);
  }
  if (page.viewportSize()?.width !== NARROWEST.width) await page.setViewportSize(NARROWEST);
  await checkWidth(page, `${built.visitAt}: scrolls sideways on the narrowest phone`);
  if (standsForScreen(built)) await checkWholeWords(page, built);
}

/** Right after a change of size the previous layout may remain for a moment. */
const softly = expect.configure({ soft: true });

function checkWidth(page: Page, says: string) {
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return softly.poll(sideways, says).toBe(0);
}
