import type { Browser, Page } from '@playwright/test';
import { paths } from '#common/lib/address/paths.ts';
import { median } from '../lighthouse.ts';
import { filterTime } from './filters.ts';
import { guideLink, plainLink, type Step } from './links.ts';

/** Milliseconds in the guide and in the plain document, and the first divided by the second. */
export type Beside = { guide: number; plain: number; ratio: number };
export type Interactions = { filter: Beside; card: Beside; fetched: { card: number; menu: number } };
type Pages = { list: string; listing: string };

/**
 * Measures how long it takes to paint the result of a visitor's tap, compared with plain documents of the same pages,
 * as medians of `rounds`. The measures take turns, so that the machine's other work affects all alike.
 */
export async function measureInteractions(
  browser: Browser,
  url: string,
  { guide, plain, rounds }: { guide: Pages; plain: Pages; rounds: number },
): Promise<Interactions> {
  const card: Step = { from: guide.list, to: guide.listing };
  const plainCard: Step = { from: plain.list, to: plain.listing };
  const menu: Step = { from: paths.home, to: guide.list, prepare: openMenu };
  const measures = {
    guideFilter: () => filterTime(browser, url + guide.list),
    plainFilter: () => filterTime(browser, url + plain.list),
    guideCard: () => guideLink(browser, url, card, true),
    plainCard: () => plainLink(browser, url, plainCard),
    fetchedCard: () => guideLink(browser, url, card, false),
    fetchedMenu: () => guideLink(browser, url, menu, false),
  };
  const times = await takeTurns(measures, rounds);
  return {
    filter: beside(times.guideFilter, times.plainFilter),
    card: beside(times.guideCard, times.plainCard),
    fetched: { card: times.fetchedCard, menu: times.fetchedMenu },
  };
}

async function openMenu(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Abrir menú' }).click();
}

async function takeTurns<Name extends string>(measures: Record<Name, () => Promise<number>>, rounds: number) {
  const names = Object.keys(measures) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = 0; round < rounds; round++) {
    for (const name of names) times[name].push(await measures[name]());
  }
  return Object.fromEntries(names.map((name) => [name, median(times[name])])) as Record<Name, number>;
}

function beside(guide: number, plain: number): Beside {
  return { guide, plain, ratio: guide / plain };
}
