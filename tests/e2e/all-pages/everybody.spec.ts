import type { Locator, Page } from '@playwright/test';
import { someWinery } from '../support/built-pages.ts';
import { cards, expect, scrollTo, test, visit } from '../support/support.ts';

const winery = someWinery();

const LIST = '/bodegas-en-san-rafael-mendoza';
const DETAIL = winery.path;
const PHONE = { width: 390, height: 844 };
/** The viewport of a 1366 by 768 window at 200 % zoom. */
const ZOOMED = { width: 683, height: 384 };

for (const [name, path, size] of [
  ['a list', `${LIST}?filter=boutique`, ZOOMED],
  ['a listing', DETAIL, PHONE],
] as const) {
  test(`nothing covers the focused element on ${name}, forwards and backwards`, async ({ page }) => {
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

test('with reduced motion, the skip link disappears as soon as it loses the focus', async ({ page }) => {
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

test('the focus is visible on a picture that can be enlarged', async ({ page }) => {
  await visit(page, DETAIL);
  const picture = page.getByRole('button', { name: /^Ampliar/ }).first();
  await picture.locator('img').evaluate((image: HTMLImageElement) => image.decode());
  const before = await picture.screenshot();
  await page.getByRole('main').getByRole('link').first().focus();
  await page.keyboard.press('Shift+Tab');
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

test('a filter announces how many are left, and Back from a listing restores filter and position', async ({ page }) => {
  await visit(page, LIST);
  await page
    .getByRole('group', { name: /^Filtrar/ })
    .getByRole('button', { name: winery.kind })
    .click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(new RegExp(`^${winery.kind}: \\d+ bodegas$`));
  await scrollTo(page, 700);
  const link = cards(page).getByRole('link', { name: winery.name, exact: true });
  await link.focus();
  const place = await page.evaluate(() => Math.round(window.scrollY));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: winery.name })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(announcement(page)).toHaveText(`${winery.name} en San Rafael`);
  await page.goBack();
  await expect(page).toHaveURL(`${LIST}?filter=${winery.category}`);
  await expect(page.getByRole('group', { name: /^Filtrar/ }).getByRole('button', { pressed: true })).toHaveText(
    winery.kind,
  );
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(place);
});

test('a heart says what it did, visibly and to screen readers', async ({ page }) => {
  await page.clock.install();
  await visit(page, DETAIL);
  await page.getByRole('button', { name: `Agregar ${winery.name} a favoritos` }).click();
  const heart = page.getByRole('button', { name: `Quitar ${winery.name} de favoritos` });
  await expect.poll(() => wordBelow(heart)).toContain('Guardado');
  await expect(announcement(page)).toHaveText(`Guardado: ${winery.name}`);
  await heart.click();
  const emptyHeart = page.getByRole('button', { name: `Agregar ${winery.name} a favoritos` });
  await expect.poll(() => wordBelow(emptyHeart)).toContain('Quitado');
  await expect(announcement(page)).toHaveText(`Quitado: ${winery.name}`);
  await page.clock.runFor(2000);
  await expect.poll(() => wordBelow(emptyHeart)).toBe('none');
});

test('a new page fades in without delaying anybody', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const animate = Element.prototype.animate;
    window.fades = 0;
    Element.prototype.animate = function (...args) {
      if (this.matches('main')) window.fades = (window.fades ?? 0) + 1;
      return animate.apply(this, args);
    };
  });
  await visit(page, LIST);
  const fades = () => page.evaluate(() => window.fades);
  await page
    .getByRole('group', { name: /^Filtrar/ })
    .getByRole('button', { name: winery.kind })
    .click();
  await expect(page).toHaveURL(`${LIST}?filter=${winery.category}`);
  expect(await fades()).toBe(0);
  await cards(page).getByRole('link', { name: winery.name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: winery.name })).toBeVisible();
  expect(await fades()).toBe(1);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  // Immediately, while the page may still be fading.
  await page.getByRole('button', { name: `Agregar ${winery.name} a favoritos` }).click();
  await expect(page.getByRole('button', { name: `Quitar ${winery.name} de favoritos` })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${LIST}?filter=${winery.category}`);
  expect(await fades()).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await cards(page).getByRole('link', { name: winery.name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: winery.name })).toBeVisible();
  expect(await fades()).toBe(1);
});

test('a page is announced as loading only if it takes longer than a moment', async ({ page }) => {
  await visit(page, LIST);
  let answer = () => {};
  const isWanted = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${DETAIL}/page.json`, async (route) => {
    await isWanted;
    await route.continue();
  });
  const status = page.getByText('Cargando la página…');
  await cards(page).getByRole('link', { name: winery.name, exact: true }).click();
  await expect(status).toBeAttached();
  answer();
  await expect(page.getByRole('heading', { level: 1, name: winery.name })).toBeVisible();
  await expect(status).not.toBeAttached();

  await page.evaluate(() => {
    window.said = 0;
    const progress = document.querySelector('[data-loading]');
    const count = () => {
      window.said = (window.said ?? 0) + 1;
    };
    if (progress) new MutationObserver(count).observe(progress, { attributes: true, childList: true });
  });
  const neighbour = page.locator('[aria-labelledby="cerca"]').getByRole('link').first();
  const address = (await neighbour.getAttribute('href')) ?? '';
  const ahead = page.waitForResponse(`**${address}/page.json`);
  await neighbour.hover();
  await (await ahead).finished();
  await page.clock.install(); // the moment does not pass, even on a slow machine
  await page.clock.pauseAt(Date.now() + 60_000);
  await neighbour.click();
  await expect(page).toHaveURL(address);
  expect(await page.evaluate(() => window.said)).toBe(0);
});

test('the page behind a link is prefetched before the link is pressed, and only once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, LIST);
  const ahead = page.waitForResponse(`**${DETAIL}/page.json`);
  const link = cards(page).getByRole('link', { name: winery.name, exact: true });
  await link.hover();
  await (await ahead).finished();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: winery.name })).toBeVisible();
  expect(asked.filter((address) => address === `${DETAIL}/page.json`)).toHaveLength(1);
});

test('for a visitor who saves data, nothing is fetched before a link is pressed', async ({ page }) => {
  await page.addInitScript(saveData);
  await page.clock.install();
  await visit(page, LIST);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const link = cards(page).getByRole('link', { name: winery.name, exact: true });
  await link.hover();
  await page.clock.runFor(1000);
  await page.evaluate(() => fetch('/robots.txt')); // by then an earlier request would have been reported
  expect(asked).not.toContain(`${DETAIL}/page.json`);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: winery.name })).toBeVisible();
});

test('for a visitor who saves data, carousels start paused', async ({ page }) => {
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
    await expect(page).toHaveURL(/\/contacto-exito\?r=\w+$/);
  });
});

declare global {
  interface Window {
    fades?: number;
    said?: number;
  }
}

/** The word shown below a heart. It is not part of the button's name, so it is not text of the document. */
const wordBelow = (heart: Locator) => heart.evaluate((node) => getComputedStyle(node, '::after').content);

const saveData = () => void Object.defineProperty(navigator, 'connection', { value: { saveData: true } });

const announcement = (page: Page) => page.locator('body').locator('p[aria-live="polite"]');

const style = (locator: Locator, name: 'backgroundColor') =>
  locator.evaluate((node, name) => getComputedStyle(node)[name], name);

type Tour = { stops: number; covered: string[]; invisible: string[] };

/** Presses a key until the focus leaves the page, at most `most` times, and looks at each stop on the way. */
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

/**
 * Null when nothing has the focus. An element is covered when the header, the filters or a floating button lie over its
 * middle.
 */
async function lookAtFocus() {
  // The header hides or appears with the scrolling that the focus caused.
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
