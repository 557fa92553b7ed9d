import { pagesIn } from '../support/built-pages.ts';
import { expect, test, visit } from '../support/support.ts';

/** WCAG 2.2, 2.5.8: the smallest side of a target, in CSS pixels. */
const LEAST = 24;

/** One page of each screen. */
const PAGES = [
  ...new Map(
    pagesIn('es')
      .filter(({ status }) => status === 200)
      .map((page) => [page.screen, page.visitAt]),
  ).values(),
];

test.use({ viewport: { width: 390, height: 844 } });

test('on a phone, everything that can be pressed is large enough for a finger', async ({ page }) => {
  test.setTimeout(300_000);
  for (const path of PAGES) {
    await visit(page, path);
    expect.soft(await page.evaluate(smallTargets, LEAST), path).toEqual([]);
  }
});

test('what a visitor of a list presses often has 44 pixels', async ({ page }) => {
  await visit(page, '/bodegas-en-san-rafael-mendoza');
  const main = page.getByRole('main');
  const pressed = [
    main.getByRole('group', { name: /^Filtrar/ }).getByRole('button'),
    main.getByRole('combobox'),
    main.getByRole('link', { name: 'Ver en el mapa' }),
    main.getByRole('button', { name: 'Vista compacta' }),
    main.getByRole('button', { name: / a favoritos$/ }),
    page.getByRole('link', { name: 'Chatear por WhatsApp' }),
  ];
  for (const each of pressed) {
    const box = await each.first().boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
});

/**
 * Runs in the page: finds targets below `least` whose circle of that size touches another target, or another's circle.
 * Links within a sentence are excepted, because its line decides their height.
 */
function smallTargets(least: number): string[] {
  const isInSentence = (target: Element) =>
    getComputedStyle(target).display === 'inline' &&
    [...(target.parentElement?.childNodes ?? [])].some((node) => node.nodeType === 3 && node.textContent?.trim());
  /** A link may be stretched over its card, and a field be pressed by its label. */
  const areaOf = (target: Element): DOMRect => {
    const label = target.matches('input') ? target.closest('label') : null;
    const { content, position, inset } = getComputedStyle(target, '::after');
    const isStretched = content !== 'none' && position === 'absolute' && inset === '0px';
    return (label ?? ((isStretched && (target as HTMLElement).offsetParent) || target)).getBoundingClientRect();
  };
  const targets = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert], [aria-hidden]'))
    .map((one) => ({ one, area: areaOf(one) }))
    .filter(({ area }) => area.width > 1 && area.height > 1);
  const isSmall = ({ width, height }: DOMRect) => Math.min(width, height) < least - 0.5;
  const distance = (x: number, y: number, { left, right, top, bottom }: DOMRect) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  return targets
    .filter(({ one, area }) => isSmall(area) && !isInSentence(one))
    .filter(({ one, area }) => {
      const [x, y] = [area.x + area.width / 2, area.y + area.height / 2];
      return targets.some((other) => {
        if (other.one.contains(one) || one.contains(other.one)) return false;
        const middle = new DOMRect(other.area.x + other.area.width / 2, other.area.y + other.area.height / 2);
        return distance(x, y, other.area) < least / 2 || (isSmall(other.area) && distance(x, y, middle) < least);
      });
    })
    .map(({ one, area }) => `${Math.round(area.height)} px: ${one.outerHTML.slice(0, 90)}`);
}
