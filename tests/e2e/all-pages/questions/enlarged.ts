import type { Page } from '@playwright/test';
import type { BuiltPage } from '../../support/built-pages.ts';
import { expect } from '../../support/support.ts';

/** Checks that targets are large enough for a finger, as they are drawn and as they can be pressed. */
export async function checkTargets(page: Page, { visitAt }: BuiltPage) {
  for (const measured of ['drawn', 'pressed'] as const) {
    const small = await page.evaluate(smallTargets, measured);
    expect.soft(small, `${visitAt}: targets under 24 pixels as they are ${measured}`).toEqual([]);
  }
}

/** Checks that no text is clipped at the page's current size. */
export async function checkWholeWords(page: Page, { visitAt }: BuiltPage) {
  const { width } = page.viewportSize() ?? {};
  // The effects of a resize are complete by the second frame after it.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect.soft(await page.evaluate(lostWords), `${visitAt}: words cut off at ${width} pixels`).toEqual([]);
}

/**
 * Finds targets that fail WCAG 2.5.8: 24 pixels, or a circle of 24 around the centre that touches no other target;
 * links within a sentence are exempt. What can be pressed is larger than what is drawn if a link is stretched over its
 * card, or a field has a label around it.
 */
function smallTargets(measured: 'drawn' | 'pressed'): string[] {
  const LEAST = 24;
  const areaOf = (node: Element): DOMRect => {
    const label = node.matches('input') ? node.closest('label') : null;
    const { content, position, inset } = getComputedStyle(node, '::after');
    const isStretched = content !== 'none' && position === 'absolute' && inset === '0px';
    return (label ?? ((isStretched && (node as HTMLElement).offsetParent) || node)).getBoundingClientRect();
  };
  const targets = [...document.querySelectorAll('a[href], button, input:not([type=hidden]), textarea, select, summary')]
    .filter((node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: measured === 'drawn' }))
    .filter((node) => !node.closest(`[inert], [aria-hidden=true]${measured === 'drawn' ? ', .visually-hidden' : ''}`))
    .map((node) => ({ node, box: measured === 'drawn' ? node.getBoundingClientRect() : areaOf(node) }))
    .filter(({ box }) => box.width > 1 && box.height > 1);
  const isSmall = ({ width, height }: DOMRect) => width < LEAST || height < LEAST;
  const isInSentence = (node: Element) =>
    getComputedStyle(node).display === 'inline' &&
    [...(node.parentElement?.childNodes ?? [])].some((other) => other !== node && other.textContent?.trim());
  const middle = (box: DOMRect) => [box.x + box.width / 2, box.y + box.height / 2] as const;
  const isNear = (box: DOMRect, other: DOMRect) => {
    const [x, y] = middle(box);
    const [otherX, otherY] = middle(other);
    if (isSmall(other) && Math.hypot(otherX - x, otherY - y) < LEAST) return true;
    const sideways = Math.max(other.left - x, 0, x - other.right);
    return Math.hypot(sideways, Math.max(other.top - y, 0, y - other.bottom)) < LEAST / 2;
  };
  return targets
    .filter(({ node, box }) => isSmall(box) && !isInSentence(node))
    .filter(({ node, box }) =>
      targets.some(({ node: other, box: own }) => {
        const isWithin = other.contains(node) || (measured === 'pressed' && node.contains(other));
        return other !== node && !isWithin && isNear(box, own);
      }),
    )
    .map(({ node }) => node.outerHTML.slice(0, 120));
}

/** Finds text that cannot be scrolled into view: beyond the page's edge, or clipped by a box that does not scroll. */
function lostWords(): string[] {
  /**
   * The part of the page where words in an element can be seen; null for those that are exempt: in scrolling rows and
   * carousels, for screen readers alone, and in previews whose full text is elsewhere.
   */
  const visibleArea = (element: Element) => {
    let [left, right] = [0, document.documentElement.clientWidth];
    let [top, bottom] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let frame: Element | null = element; frame; frame = frame.parentElement) {
      const { overflowX, overflowY, position, webkitLineClamp, textOverflow } = getComputedStyle(frame);
      const isTurned = frame.parentElement?.getAttribute('aria-roledescription') === 'carrusel';
      const isPreview = webkitLineClamp !== 'none' || textOverflow === 'ellipsis';
      if (/auto|scroll/.test(overflowX) || isTurned || isPreview || frame.clientWidth === 1) return null;
      const edge = frame.getBoundingClientRect();
      if (/hidden|clip/.test(overflowX)) [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (/hidden|clip/.test(overflowY)) [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      if (position === 'fixed') break;
    }
    return { left, right, top, bottom };
  };

  const lost: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const node = text.parentElement;
    if (!node || !text.textContent?.trim() || node.closest('script, style, noscript, svg')) continue;
    if (!node.checkVisibility({ visibilityProperty: true }) || node.closest('[inert], [aria-hidden=true]')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width <= 1) continue;
    const seen = visibleArea(node);
    const isLost =
      seen !== null &&
      (box.left < seen.left - 1 ||
        box.right > seen.right + 1 ||
        box.top < seen.top - 4 ||
        box.bottom > seen.bottom + 4);
    if (isLost)
      lost.push(`${text.textContent.trim().slice(0, 60)} in <${node.tagName.toLowerCase()} ${node.className}>`);
  }
  return lost;
}
