import type { Locator, Page } from '@playwright/test';
import { pagesIn } from './built-pages.ts';
import { cards, expect, scrollTo, test, visit } from './support.ts';

const LIST = '/bodegas-en-san-rafael-mendoza';
const DETAIL = `${LIST}/bodega-labiano`;
const PHONE = { width: 390, height: 844 };
const NARROWEST = { width: 320, height: 640 };
/** What a window of 1366 by 768 shows of a page at twice its size. */
const ZOOMED = { width: 683, height: 384 };

/** One page of each screen; what a screen does, it does on all its pages. */
const examples = [...new Map(pagesIn('es').map((page) => [page.screen, page.visitAt]))].map(([screen, visitAt]) => ({
  screen,
  visitAt,
}));

for (const half of [0, 1]) {
  test(`every screen is whole when enlarged, and its targets are large enough (${half + 1} of 2)`, async ({
    page,
    watch,
  }) => {
    test.setTimeout(120_000);
    watch.allowConsole(/status of 404/);
    await page.route('**/images/**', (route) => route.abort());
    watch.allowConsole(/net::ERR_FAILED/);
    for (const { screen, visitAt } of examples.filter((_, index) => index % 2 === half)) {
      await page.setViewportSize(PHONE);
      await visit(page, visitAt);
      expect.soft(await page.evaluate(smallTargets), `${screen}: targets under 24 pixels`).toEqual([]);
      expect.soft(await page.evaluate(moving), `${screen}: moves though less motion is preferred`).toEqual([]);
      for (const size of [NARROWEST, ZOOMED]) {
        await page.setViewportSize(size);
        await settled(page);
        expect.soft(await page.evaluate(lostWords), `${screen}: words cut off at ${size.width} pixels`).toEqual([]);
      }
    }
  });
}

for (const [name, path, size] of [
  ['a list', `${LIST}?filter=boutique`, ZOOMED],
  ['a listing', DETAIL, PHONE],
] as const) {
  test(`nothing covers what has the focus on ${name}, forwards and back`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.setViewportSize(size);
    await visit(page, path);
    const forwards = await tabThrough(page, 'Tab');
    const back = await tabThrough(page, 'Shift+Tab', forwards.stops);
    expect(forwards.covered).toEqual([]);
    expect(back.covered).toEqual([]);
    expect(forwards.invisible).toEqual([]);
    expect(forwards.stops).toBeGreaterThan(30);
  });
}

test('with less motion the skip link is gone the moment the focus leaves it', async ({ page }) => {
  await visit(page, DETAIL);
  const skipLink = page.getByRole('link', { name: 'Saltar al contenido' });
  const bottom = () => skipLink.evaluate((link) => link.getBoundingClientRect().bottom);
  await page.keyboard.press('Tab');
  await expect(skipLink).toBeFocused();
  await expect.poll(bottom).toBeGreaterThan(0);
  const bottomAtOnce = await skipLink.evaluate((link) => {
    link.blur();
    return link.getBoundingClientRect().bottom;
  });
  expect(bottomAtOnce).toBeLessThan(0);
});

test('the focus is seen on a picture that opens', async ({ page }) => {
  await visit(page, DETAIL);
  const picture = page.getByRole('button', { name: /^Ampliar/ }).first();
  await picture.locator('img').evaluate((image: HTMLImageElement) => image.decode());
  const before = await picture.screenshot();
  await page.getByRole('button', { name: /^Agregar Bodega Labiano/ }).focus();
  await page.keyboard.press('Tab');
  await expect(picture).toBeFocused();
  expect((await picture.screenshot()).equals(before)).toBe(false);
});

test('in high contrast the focus, a chosen filter and a saved card can be told apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, `${LIST}?filter=boutique`);
  const filters = page.getByRole('group', { name: /^Filtrar/ });
  const chosen = filters.getByRole('button', { pressed: true });
  const other = filters.getByRole('button', { name: 'Premium' });
  expect(await style(chosen, 'backgroundColor')).not.toBe(await style(other, 'backgroundColor'));
  const hearts = cards(page)
    .filter({ visible: true })
    .getByRole('button', { name: /favoritos$/ });
  await hearts.first().click();
  const drawn = (heart: Locator) => heart.locator('svg').evaluate((node) => getComputedStyle(node).fill);
  expect(await drawn(hearts.first())).not.toBe(await drawn(hearts.nth(1)));
  await other.focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(focusRing)).toBe(true);
  const chat = page.getByRole('link', { name: 'Chatear por WhatsApp' });
  expect(await chat.evaluate((node) => Number.parseFloat(getComputedStyle(node).borderTopWidth))).toBeGreaterThan(0);
});

test('a filter says how many are left, and Back from a listing finds filter and place again', async ({ page }) => {
  await visit(page, LIST);
  await page
    .getByRole('group', { name: /^Filtrar/ })
    .getByRole('button', { name: 'Tradicional' })
    .click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^Tradicional: \d+ bodegas$/);
  await scrollTo(page, 700);
  const link = cards(page).getByRole('link', { name: 'Bodega Labiano', exact: true });
  await link.focus();
  const place = await page.evaluate(() => Math.round(window.scrollY));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Bodega Labiano' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(announcement(page)).toHaveText('Bodega Labiano en San Rafael');
  await page.goBack();
  await expect(page).toHaveURL(`${LIST}?filter=tradicional`);
  await expect(page.getByRole('group', { name: /^Filtrar/ }).getByRole('button', { pressed: true })).toHaveText(
    'Tradicional',
  );
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(place);
});

test('a heart says what it did, to the eye and to the ear', async ({ page }) => {
  await page.clock.install();
  await visit(page, DETAIL);
  await page.getByRole('button', { name: 'Agregar Bodega Labiano a favoritos' }).click();
  const heart = page.getByRole('button', { name: 'Quitar Bodega Labiano de favoritos' });
  await expect.poll(() => wordBelow(heart)).toContain('Guardado');
  await expect(announcement(page)).toHaveText('Guardado: Bodega Labiano');
  await heart.click();
  const emptyHeart = page.getByRole('button', { name: 'Agregar Bodega Labiano a favoritos' });
  await expect.poll(() => wordBelow(emptyHeart)).toContain('Quitado');
  await expect(announcement(page)).toHaveText('Quitado: Bodega Labiano');
  await page.clock.runFor(2000);
  await expect.poll(() => wordBelow(emptyHeart)).toBe('none');
});

test('pages fade into each other without holding anybody up', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    window.fades = 0;
    document.startViewTransition = (change) => {
      window.fades = (window.fades ?? 0) + 1;
      return start(change);
    };
  });
  await visit(page, LIST);
  const fades = () => page.evaluate(() => window.fades);
  await page
    .getByRole('group', { name: /^Filtrar/ })
    .getByRole('button', { name: 'Tradicional' })
    .click();
  await expect(page).toHaveURL(`${LIST}?filter=tradicional`);
  expect(await fades()).toBe(0);
  await cards(page).getByRole('link', { name: 'Bodega Labiano', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bodega Labiano' })).toBeVisible();
  expect(await fades()).toBe(1);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  // At once, while the page may still be fading.
  await page.getByRole('button', { name: 'Agregar Bodega Labiano a favoritos' }).click();
  await expect(page.getByRole('button', { name: 'Quitar Bodega Labiano de favoritos' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${LIST}?filter=tradicional`);
  expect(await fades()).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await cards(page).getByRole('link', { name: 'Bodega Labiano', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bodega Labiano' })).toBeVisible();
  expect(await fades()).toBe(1);
});

test('the page behind a link is fetched before it is pressed, and once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, LIST);
  const ahead = page.waitForResponse(`**${DETAIL}/page.json`);
  const link = cards(page).getByRole('link', { name: 'Bodega Labiano', exact: true });
  await link.hover();
  await (await ahead).finished();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bodega Labiano' })).toBeVisible();
  expect(asked.filter((address) => address === `${DETAIL}/page.json`)).toHaveLength(1);
});

test('for a visitor who saves data nothing is fetched before a link is pressed', async ({ page }) => {
  await page.addInitScript(saveData);
  await page.clock.install();
  await visit(page, LIST);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const link = cards(page).getByRole('link', { name: 'Bodega Labiano', exact: true });
  await link.hover();
  await page.clock.runFor(1000);
  await page.evaluate(() => fetch('/robots.txt')); // by then an earlier request has been told of
  expect(asked).not.toContain(`${DETAIL}/page.json`);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bodega Labiano' })).toBeVisible();
});

test('a visitor who saves data turns the pictures by hand', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(saveData);
  await visit(page, '/telefonos-utiles-san-rafael');
  const play = page.getByRole('main').getByRole('button', { name: 'Reproducir' }).first();
  await play.scrollIntoViewIfNeeded();
  await expect(play).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Pausar' })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor finds the lists from the search form', async ({ page, watch }) => {
    watch.allowConsole(/status of 404/);
    await page.goto('/no/hay/nada');
    await page.getByRole('main').getByRole('searchbox', { name: '¿Qué buscás?' }).fill('vino');
    await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click();
    await expect(page).toHaveURL('/que-hacer-en-san-rafael-guia-completa?q=vino');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Bodegas$/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bodegas en San Rafael' })).toBeVisible();
  });

  test('a visitor calls, and writes to the guide', async ({ page }) => {
    await page.goto('/telefonos-utiles-san-rafael');
    await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible();
    await page.goto('/contacto-turismo-san-rafael');
    await page.getByRole('main').locator('[name="name"]').fill('Ana');
    await page.getByRole('main').locator('[name="email"]').fill('ana@example.com');
    await page.getByRole('main').locator('[name="subject"]').fill('Una pregunta');
    await page.getByRole('main').locator('[name="message"]').fill('¿Abren los domingos?');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Enviar/ })
      .click();
    await expect(page).toHaveURL('/contacto-exito');
  });
});

declare global {
  interface Window {
    fades?: number;
  }
}

/** What a heart shows below itself; no part of its name, so it is no text of the document. */
const wordBelow = (heart: Locator) => heart.evaluate((node) => getComputedStyle(node, '::after').content);

const saveData = () => void Object.defineProperty(navigator, 'connection', { value: { saveData: true } });

const announcement = (page: Page) => page.locator('body').locator('p[aria-live="polite"]');

const style = (locator: Locator, name: 'backgroundColor') =>
  locator.evaluate((node, name) => getComputedStyle(node)[name], name);

/** What a change of size changes is there with the second frame after it. */
function settled(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

type Tour = { stops: number; covered: string[]; invisible: string[] };

/** Presses a key until the focus leaves the page, or so many times, and looks at each stop on the way. */
async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab', most = 300): Promise<Tour> {
  const tour: Tour = { stops: 0, covered: [], invisible: [] };
  while (tour.stops < most) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(lookAtFocus);
    if (!stop) break;
    tour.stops += 1;
    if (stop.isCovered) tour.covered.push(stop.name);
    if (!stop.hasRing) tour.invisible.push(stop.name);
  }
  return tour;
}

/** Null when nothing has the focus. Covered: the header, the filters or a floating button lie over its middle. */
async function lookAtFocus() {
  // The header comes and goes with the scroll that the focus brought.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const node = document.activeElement;
  if (!node || node === document.body) return null;
  const { left, top, right, bottom } = node.getBoundingClientRect();
  const [x, y] = [
    (Math.max(0, left) + Math.min(innerWidth, right)) / 2,
    (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2,
  ];
  const above = document.elementFromPoint(x, y);
  const name = `${node.getAttribute('aria-label') ?? node.textContent?.trim().slice(0, 60)}`;
  const isSeen = above !== null && (node.contains(above) || above.contains(node));
  const { outlineStyle, outlineWidth } = getComputedStyle(node);
  return {
    name: isSeen ? name : `${name}, below ${above?.outerHTML.slice(0, 80)}`,
    isCovered: !isSeen,
    hasRing: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
  };
}

function focusRing(): boolean {
  if (!document.activeElement) return false;
  const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
  return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2;
}

/** WCAG 2.5.8: 24 pixels, or a circle of 24 around its middle that touches no other target; not within a sentence. */
function smallTargets(): string[] {
  const LEAST = 24;
  const targets = [...document.querySelectorAll('a[href], button, input:not([type=hidden]), textarea, select, summary')]
    .filter((node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((node) => !node.closest('[inert], [aria-hidden=true], .visually-hidden'))
    .map((node) => ({ node, box: node.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1);
  const isSmall = ({ width, height }: DOMRect) => width < LEAST || height < LEAST;
  const isInSentence = (node: Element) =>
    getComputedStyle(node).display === 'inline' &&
    [...(node.parentElement?.childNodes ?? [])].some((other) => other !== node && other.textContent?.trim());
  const middle = (box: DOMRect) => [box.x + box.width / 2, box.y + box.height / 2] as const;
  const isNear = (box: DOMRect, other: DOMRect) => {
    const [x, y] = middle(box);
    const [otherX, otherY] = middle(other);
    if (isSmall(other)) return Math.hypot(otherX - x, otherY - y) < LEAST;
    const sideways = Math.max(other.left - x, 0, x - other.right);
    return Math.hypot(sideways, Math.max(other.top - y, 0, y - other.bottom)) < LEAST / 2;
  };
  return targets
    .filter(({ node, box }) => isSmall(box) && !isInSentence(node))
    .filter(({ node, box }) =>
      targets.some((other) => other.node !== node && !other.node.contains(node) && isNear(box, other.box)),
    )
    .map(({ node }) => node.outerHTML.slice(0, 120));
}

/** Words that nobody can bring into sight: beyond the page's edge, or cut off by a box that does not scroll. */
function lostWords(): string[] {
  const lost: string[] = [];
  const width = document.documentElement.clientWidth;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const node = text.parentElement;
    if (!node || !text.textContent?.trim() || node.closest('script, style, noscript, svg')) continue;
    if (!node.checkVisibility({ visibilityProperty: true }) || node.closest('[inert], [aria-hidden=true]')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width <= 1) continue;
    let { left, right, top, bottom } = {
      left: 0,
      right: width,
      top: Number.NEGATIVE_INFINITY,
      bottom: Number.POSITIVE_INFINITY,
    };
    for (let frame: Element | null = node; frame; frame = frame.parentElement) {
      const { overflowX, overflowY, position, webkitLineClamp, textOverflow } = getComputedStyle(frame);
      // A row that scrolls or turns, what is for the ear alone, and what is cut on purpose, whole elsewhere.
      const isTurned = frame.parentElement?.getAttribute('aria-roledescription') === 'carrusel';
      if (/auto|scroll/.test(overflowX) || isTurned || webkitLineClamp !== 'none') left = Number.NEGATIVE_INFINITY;
      if (left === Number.NEGATIVE_INFINITY || textOverflow === 'ellipsis' || frame.clientWidth === 1) {
        right = Number.POSITIVE_INFINITY;
        bottom = Number.POSITIVE_INFINITY;
        left = Number.NEGATIVE_INFINITY;
        top = Number.NEGATIVE_INFINITY;
        break;
      }
      const edge = frame.getBoundingClientRect();
      if (/hidden|clip/.test(overflowX)) [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (/hidden|clip/.test(overflowY)) [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      if (position === 'fixed') break;
    }
    const isLost = box.left < left - 1 || box.right > right + 1 || box.top < top - 4 || box.bottom > bottom + 4;
    if (isLost)
      lost.push(`${text.textContent.trim().slice(0, 60)} in <${node.tagName.toLowerCase()} ${node.className}>`);
  }
  return lost;
}

/** Animations that run, or would go on for longer than a blink. */
function moving(): string[] {
  return document
    .getAnimations()
    .filter((one) => one.playState === 'running' && Number(one.effect?.getComputedTiming().endTime) > 20)
    .map((one) => `${(one.effect as KeyframeEffect).target?.outerHTML.slice(0, 120)}`);
}
