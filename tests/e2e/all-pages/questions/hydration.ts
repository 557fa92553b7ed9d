import type { Page } from '@playwright/test';
import type { BuiltPage } from '../../support/built-pages.ts';
import { expect } from '../../support/support.ts';

/** `moving` lists running animations that take longer than a moment. */
type Shot = { text: string; boxes: string[]; moving: string[] };

declare global {
  interface Window {
    staticPage?: Shot | undefined;
    takePage?: () => Shot;
    /** Pictures that had no box in the first shot, though nothing hid them. */
    unboxed?: Set<Element>;
  }
}

/** Records, before the application starts, the text of the page and the position of everything. */
export async function keepStaticPage(page: Page) {
  await page.addInitScript(() => {
    window.takePage = () => {
      const moving = document
        .getAnimations()
        .filter((one) => one.playState === 'running' && Number(one.effect?.getComputedTiming().endTime) > 20)
        .map((one) => `${(one.effect as KeyframeEffect).target?.outerHTML.slice(0, 120)}`);
      for (const animation of document.getAnimations()) animation.finish(); // entering cards
      // Distant cards, and sections below the first screen, have no positions before they are laid out.
      delete document.documentElement.dataset.below;
      for (const list of document.querySelectorAll('[data-list]')) list.setAttribute('data-whole', '');
      // Only the visitor's clock says what is open now: a card holds a line for it.
      const main = document.querySelector('main')?.cloneNode(true) as HTMLElement | undefined;
      for (const line of main?.querySelectorAll('article p[data-now]') ?? []) line.remove();
      // While a picture is held back (`guide/engine/inline/first-paint.js`), the browser may take it for broken and give
      // it no box in its frame. Its frame is compared, and all that is around it.
      const isUnboxed = (node: Element) =>
        node.matches('img[src^="data:"]') &&
        !node.checkVisibility() &&
        getComputedStyle(node).display !== 'none' &&
        node.closest(':not(img, picture)')?.checkVisibility();
      window.unboxed ??= new Set([...document.images].filter(isUnboxed));
      return {
        moving,
        text: main?.textContent ?? '',
        boxes: [...document.querySelectorAll('main *, footer *')]
          .filter((node) => node.checkVisibility() && !window.unboxed?.has(node))
          .map((node) => {
            const { x, y, width, height } = node.getBoundingClientRect();
            return `${node.tagName} ${[x, y, width, height].map(Math.round).join(' ')}`;
          }),
      };
    };
    // Listens before the page's own script does, which starts the application.
    window.addEventListener('load', () => {
      window.staticPage = window.takePage?.();
    });
  });
}

/**
 * Waits for the weather in the header, as `hydrated` does. For hundreds of pages, an observer in the page costs less
 * than polling the page.
 */
export async function hydrationDone(page: Page) {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const header = document.querySelector('header:not(main *)');
        if (!header) return reject(new Error('The page has no header.'));
        const isDone = () => header.textContent.includes('21 °C');
        if (isDone()) return resolve();
        const late = setTimeout(() => reject(new Error('The application has not started.')), 20_000);
        const observer = new MutationObserver(() => {
          if (!isDone()) return;
          clearTimeout(late);
          observer.disconnect();
          resolve();
        });
        observer.observe(header, { subtree: true, childList: true, characterData: true });
      }),
  );
}

/**
 * Checks that the application moves nothing that the HTML showed and changes no text, and that nothing is animated.
 */
export async function checkHydration(page: Page, { visitAt, screen }: BuiltPage) {
  const says = (what: string) => `${visitAt}: ${what}`;
  // Compared in the page: thousands of boxes would take longer to send than to compare.
  const { moving, words, places } = await page.evaluate(() => {
    const [before, after] = [window.staticPage, window.takePage?.()];
    if (!before || !after) return { moving: ['no page was kept'], words: [], places: [] };
    const changed = (one: string[], other: string[]) =>
      Array.from({ length: Math.max(one.length, other.length) }, (_, index) => index)
        .filter((index) => one[index] !== other[index])
        .map((index) => `${one[index]} became ${other[index]}`);
    return {
      moving: [...before.moving, ...after.moving],
      words: changed([before.text], [after.text]),
      places: changed(before.boxes, after.boxes).slice(0, 20),
    };
  });
  expect.soft(moving, says('moves though less motion is preferred')).toEqual([]);
  // Only the visitor's browser knows the favourites and the trip.
  if (screen === 'favourites' || screen === 'trip') return;
  expect.soft(words, says('words after hydration')).toEqual([]);
  expect.soft(places, says('places after hydration')).toEqual([]);
}
