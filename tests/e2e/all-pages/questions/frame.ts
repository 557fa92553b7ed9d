import type { Page } from '@playwright/test';
import { type Rules, violations } from '../../support/axe.ts';

/** The parts that every page has around its content. */
const PARTS = ['header:not(main *)', 'footer:not(main *)'];

/** Digests of the parts in which axe found nothing. Each worker knows those that it has seen. */
const sound = new Set<string>();

/**
 * Violations of the accessibility guidelines, as `violations` finds them. A header or a footer that was sound on another
 * page is not checked again if it is the same in everything that axe looks at: its elements and attributes, how they
 * are drawn in this look, and what is below, above and close to them.
 */
export async function newViolations(page: Page, rules: Rules): Promise<string[]> {
  const parts = await page.evaluate(describeParts, { parts: PARTS, styles: STYLES });
  const isSound = (digest: string) => sound.has(`all ${digest}`) || sound.has(`${rules} ${digest}`);
  const found = await violations(
    page,
    rules,
    parts.filter(({ digest }) => isSound(digest)).map(({ part }) => part),
  );
  if (found.length === 0) for (const { digest } of parts) sound.add(`${rules} ${digest}`);
  return found;
}

/** The computed styles that axe reads. */
const STYLES = [
  'background-color',
  'background-image',
  'border-bottom',
  'border-top',
  'clip',
  'clip-path',
  'color',
  'contain',
  'content',
  'content-visibility',
  'direction',
  'display',
  'filter',
  'float',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'isolation',
  'mask',
  'mix-blend-mode',
  'opacity',
  'outline',
  'overflow',
  'padding',
  'perspective',
  'pointer-events',
  'position',
  'text-decoration',
  'text-indent',
  'text-shadow',
  'transform',
  'transform-style',
  'visibility',
  '-webkit-text-fill-color',
  '-webkit-text-stroke',
  'white-space',
  'will-change',
  'z-index',
];

/** Runs in the page: a digest of everything that axe's answer about a part depends on. */
async function describeParts({ parts, styles }: { parts: string[]; styles: string[] }) {
  /** Small targets must be this far from others. */
  const LEAST = 24;
  const TARGETS = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const all = [...document.querySelectorAll('*')].map((element) => {
    const box = element.getBoundingClientRect();
    return { element, box, isDrawn: element.checkVisibility({ visibilityProperty: true }) };
  });
  const ids = Object.groupBy(all, ({ element }) => element.id);
  const style = (element: Element, pseudo?: string) => {
    const computed = getComputedStyle(element, pseudo);
    return pseudo && computed.content === 'none' ? '' : styles.map((name) => computed.getPropertyValue(name)).join();
  };
  const attributes = (element: Element, isDrawn: boolean) =>
    [...element.attributes].flatMap(({ name, value }) => {
      // No rule checks where a link leads, only whether it stays on the page, nor which hidden link leads to this page.
      if (name === 'href' && value.startsWith('/')) return 'href=/';
      if (name === 'aria-current' && !isDrawn) return [];
      const named = /^(id|for|aria-.+)$/.test(name) ? value.split(' ').map((id) => ids[id]?.length) : '';
      return `${name}=${value} ${named}`;
    });

  const described = parts.flatMap((part) => {
    const [root, another] = document.querySelectorAll(part);
    if (!root || another) return [];
    const inside = all.filter(({ element }) => root.contains(element));
    const shown = inside.filter(({ box, isDrawn }) => isDrawn && box.width > 0 && box.height > 0);
    const left = Math.min(...shown.map(({ box }) => box.left));
    const right = Math.max(...shown.map(({ box }) => box.right));
    const top = Math.min(...shown.map(({ box }) => box.top));
    const bottom = Math.max(...shown.map(({ box }) => box.bottom));
    const hasSmall = shown.some(
      ({ element, box }) => Math.min(box.width, box.height) < LEAST && element.matches(TARGETS),
    );
    const around = all.filter(({ element, box, isDrawn }) => {
      const near = hasSmall && element.matches(TARGETS) ? LEAST : 0;
      const isNear =
        box.left < right + near && box.right > left - near && box.top < bottom + near && box.bottom > top - near;
      return isDrawn && isNear && !root.contains(element);
    });
    /** How an element is drawn, and where, as far as it reaches into the part. */
    const drawn = (element: Element, box: DOMRect) => [
      ...[Math.max(box.left, left - LEAST) - left, Math.max(box.top, top - LEAST) - top].map(Math.round),
      ...[Math.min(box.right, right + LEAST) - left, Math.min(box.bottom, bottom + LEAST) - top].map(Math.round),
      ...[undefined, '::before', '::after'].map((pseudo) => style(element, pseudo)),
    ];
    const words = (element: Element) =>
      element instanceof HTMLInputElement
        ? [element.value]
        : [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : '<>'));
    const lines = [
      `${part} ${innerWidth} ${innerHeight}`,
      ...inside.map(({ element, box, isDrawn }) =>
        [element.tagName, attributes(element, isDrawn), words(element), isDrawn && drawn(element, box)].join(),
      ),
      ...around.map(({ element, box }) => [element.tagName, element.matches(TARGETS), drawn(element, box)].join()),
    ];
    return [{ part, text: lines.join('\n') }];
  });
  return Promise.all(
    described.map(async ({ part, text }) => {
      const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
      return { part, digest: String.fromCharCode(...new Uint8Array(bytes)) };
    }),
  );
}
