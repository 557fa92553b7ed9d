import type { Page } from '@playwright/test';
import { expect } from '../../support/support.ts';

/** The tolerance for rounding in the layout, in pixels. */
const TOUCH = 2;
/** Pixels that the footer must not reach, so that it does not dominate the page. */
const HIGHEST_FOOTER = 900;

/** Checks that words are next to prints, and never on them. */
export async function checkWordsBesidePrints(page: Page, says: (what: string) => string) {
  const onPrints = await page.evaluate((touch) => {
    type Box = { left: number; top: number; right: number; bottom: number };
    /** The visible part of a box: rows of pictures clip what is outside them. */
    const seen = (box: Box, element: Element): Box => {
      let { left, top, right, bottom } = box;
      for (let parent = element.parentElement; parent; parent = parent.parentElement) {
        if (getComputedStyle(parent).overflowX === 'visible') continue;
        const frame = parent.getBoundingClientRect();
        left = Math.max(left, frame.left);
        right = Math.min(right, frame.right);
        top = Math.max(top, frame.top);
        bottom = Math.min(bottom, frame.bottom);
      }
      return { left, top, right, bottom };
    };
    // Names belong on a map.
    const isMap = (image: HTMLImageElement) => image.currentSrc.includes('/map/');
    const prints = [...document.querySelectorAll<HTMLImageElement>('main img')]
      .filter((image) => image.checkVisibility() && !isMap(image))
      .map((image) => ({ image, box: seen(image.getBoundingClientRect(), image) }))
      .filter(({ box }) => box.right - box.left > touch && box.bottom - box.top > touch);
    // A title may have paper behind it that covers part of its print: its words are on the paper, not on the print.
    const isOnPaper = (element: Element, print: Element) => {
      for (let parent: Element | null = element; parent && !parent.contains(print); parent = parent.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(parent);
        if (backgroundImage === 'none' && /^rgb\(/.test(backgroundColor)) return true;
      }
      return false;
    };
    const found: string[] = [];
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || !node.textContent?.trim())
        continue;
      if (element.getBoundingClientRect().width <= 1) continue; // only for screen readers
      if (element.dataset.anchor) continue; // a name on a map, whose picture may still be held back
      const range = document.createRange();
      range.selectNodeContents(node);
      const word = seen(range.getBoundingClientRect(), element);
      const print = prints.find(
        ({ image, box }) =>
          Math.min(word.right, box.right) - Math.max(word.left, box.left) > touch &&
          Math.min(word.bottom, box.bottom) - Math.max(word.top, box.top) > touch &&
          !isOnPaper(element, image),
      );
      if (print) found.push(node.textContent.trim().slice(0, 40));
    }
    return found;
  }, TOUCH);
  expect.soft(onPrints, says('words on a print')).toEqual([]);
}

/** Checks, on a phone, that the footer leaves the page more room than it takes. */
export async function checkFooter(page: Page, says: (what: string) => string) {
  const height = await page.evaluate(() => document.querySelector('footer')?.getBoundingClientRect().height);
  expect.soft(height, says('the height of the footer on a phone')).toBeLessThan(HIGHEST_FOOTER);
}
