import type { Page } from '@playwright/test';
import { someArticle, someWinery } from './support/built-pages.ts';
import { holdApplication } from './support/hold.ts';
import { card, expect, expectSaved, hydrated, notice, scrollTo, test, visit } from './support/support.ts';

const winery = someWinery();

const DESKTOP = { width: 1366, height: 768 };
const WINERIES = '/bodegas-en-san-rafael-mendoza';
const UNFINISHED = '/vinerias-en-san-rafael';

test('the home page has a skip link, a chat with the guide, and a footer', async ({ page }) => {
  await visit(page, '/');
  await test.step('a keyboard visitor skips to the content with the first key', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
  await test.step('a chat with the guide is one tap away', async () => {
    const chat = page.getByRole('link', { name: 'Chatear por WhatsApp' });
    await expect(chat).toBeInViewport();
    await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=%C2%A1Hola/);
  });
  await test.step('the footer has contact, social pages, three groups of links and this year', async () => {
    const footer = page.getByRole('contentinfo');
    for (const name of ['Explorá', 'Comunidad']) await expect(footer.getByRole('navigation', { name })).toBeVisible();
    await expect(footer.getByRole('region', { name: 'Contacto' }).getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      /^mailto:/,
    );
    await expect(footer.getByRole('region', { name: 'Contacto' }).getByRole('link', { name: /^\+/ })).toHaveAttribute(
      'href',
      /^tel:\+\d+$/,
    );
    for (const name of ['Instagram', 'Facebook'])
      await expect(footer.getByRole('link', { name })).toHaveAttribute('href', /^https:/);
    for (const name of ['Guía completa', 'Alojamientos Welcome', 'Publicá tu establecimiento']) {
      await expect(footer.getByRole('link', { name })).toBeVisible();
    }
    await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
  });
});

test('a visitor far down the page goes back to its top', async ({ page }) => {
  await visit(page, WINERIES);
  const button = page.getByRole('button', { name: 'Volver arriba' });
  await scrollTo(page, 300);
  await expect(button).toBeHidden();
  await scrollTo(page, 301);
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

for (const width of [390, 1024, 1366]) {
  test(`at ${width} px nothing on a page lies under its floating buttons`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/', WINERIES, '/transporte-en-san-rafael-como-moverse']) {
      await visit(page, path);
      // Heights further down are estimates until they are laid out.
      const end = (await page.evaluate(() => document.documentElement.scrollHeight)) / 2;
      for (let y = 0; y < end; y += 610) {
        await scrollTo(page, y);
        await expect.poll(() => page.evaluate(thingsUnderButtons), `${path} at ${y}`).toEqual([]);
      }
      if (width >= 1360) continue;
      // The end of the page is above the bar.
      const room = () =>
        page.evaluate(() => {
          window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
          const top = document.querySelector('body aside:has(> a[href^="https://wa.me"])')?.getBoundingClientRect().top;
          return (top ?? 0) - (document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0);
        });
      await expect.poll(room, `the end of ${path}`).toBeGreaterThanOrEqual(-1);
    }
  });
}

for (const path of ['/excursiones-turisticas-en-san-rafael', '/bodegas-en-san-rafael-mendoza']) {
  test(`on a phone the first card of ${path} is whole above the bar, whatever the language`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const language of ['', '/en', '/pt']) {
      await visit(page, language + path);
      const room = await page.evaluate(() => {
        const first = document.querySelector('main li article')?.getBoundingClientRect().bottom;
        const bar = document.querySelector('body aside:has(> a[href^="https://wa.me"])')?.getBoundingClientRect().top;
        return (bar ?? 0) - (first ?? Number.POSITIVE_INFINITY);
      });
      expect(room, language + path).toBeGreaterThanOrEqual(0);
    }
  });
}

test('a page with a contact of its own has no second chat, and its way up is still there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/contacto-turismo-san-rafael');
  await expect(page.getByRole('link', { name: 'Chatear por WhatsApp' })).toHaveCount(1);
  await scrollTo(page, 400);
  await expect(page.getByRole('button', { name: 'Volver arriba' })).toBeVisible();
});

/**
 * Runs in the page: finds text and what can be pressed of which a floating button hides a part. A bar as wide as the
 * window hides whole lines only, which a scroll brings out.
 */
function thingsUnderButtons(): string[] {
  const dock = document.querySelector('body aside:has(> a[href^="https://wa.me"])');
  if (!dock) return ['no floating buttons'];
  const isBar = dock.getBoundingClientRect().width === document.documentElement.clientWidth;
  const boxes = isBar ? [] : [...dock.children].map((one) => one.getBoundingClientRect());
  const isUnder = ({ left, top, right, bottom }: DOMRect) =>
    boxes.some((box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top);
  // The next picture of a gallery, and its caption, wait beyond the gallery's edge.
  const isCutOff = (element: Element | null, rect: DOMRect): boolean => {
    if (!element) return false;
    const box = element.getBoundingClientRect();
    const isOutside = rect.left >= box.right || rect.right <= box.left;
    return (isOutside && getComputedStyle(element).overflowX !== 'visible') || isCutOff(element.parentElement, rect);
  };
  const found: string[] = [];
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!node.parentElement?.checkVisibility({ visibilityProperty: true }) || !node.textContent?.trim()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { parentElement } = node;
    const isSeen = (rect: DOMRect) => rect.width > 1 && !isCutOff(parentElement, rect);
    if ([...range.getClientRects()].some((rect) => isUnder(rect) && isSeen(rect))) found.push(node.textContent);
  }
  for (const one of document.querySelectorAll('main :is(a, button, input), footer :is(a, button, input)')) {
    if (one.querySelector('img')) continue; // a picture as wide as the window is pressed anywhere
    if (one.checkVisibility({ visibilityProperty: true }) && isUnder(one.getBoundingClientRect()))
      found.push(one.outerHTML.slice(0, 80));
  }
  return found;
}

test('a page under construction says when it is coming, and points to what exists', async ({ page }) => {
  await visit(page, UNFINISHED);
  await page.getByRole('button', { name: '¿Cuándo va a estar?' }).click();
  await expect(notice(page)).toContainText('🚧 Próximamente');
  await page.getByRole('main').getByRole('link', { name: 'Bodegas en San Rafael' }).click();
  await expect(page).toHaveURL(WINERIES);
});

test('an address that the guide does not have shows a friendly page with search and links', async ({ page, watch }) => {
  watch.allowConsole(/status of 404/);
  const response = await visit(page, '/no/hay/nada');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Por acá no es' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('main').getByRole('link', { name: 'Bodegas', exact: true })).toBeVisible();
  await page.getByRole('search').getByRole('searchbox', { name: '¿Qué buscás?' }).fill('vino');
  await page.getByRole('search').getByRole('button', { name: 'Buscar' }).click();
  await expect(page).toHaveURL('/que-hacer-en-san-rafael-guia-completa?q=vino');
});

test('after moving to a page, other programs read the same metadata as in its own HTML', async ({ page }) => {
  const article = someArticle();
  for (const path of [winery.path, article.path, WINERIES]) {
    await visit(page, path);
    const told = await crawlerMetadataIn(page);
    await visit(page, '/');
    await page.evaluate((to) => {
      const link = document.createElement('a');
      link.href = to;
      document.querySelector('main')?.append(link);
      link.click();
    }, path);
    await expect(page).toHaveURL(path);
    await expect.poll(() => crawlerMetadataIn(page)).toEqual(told);
  }
});

test('moving to another page starts at its top, is announced, and Back returns to the scroll position', async ({
  page,
}) => {
  await visit(page, WINERIES);
  const link = card(page, winery.name).getByRole('link', { name: winery.name });
  await link.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  const place = await scrolled();
  expect(place).toBeGreaterThan(0);
  await link.click();
  await test.step('it starts at its top', async () => {
    await expect(page.getByRole('heading', { level: 1, name: winery.name })).toBeVisible();
    expect(await scrolled()).toBe(0);
  });
  await test.step('it changes title, description and address, and is announced', () => expectMoved(page));
  await test.step('previews and addresses in other languages are its own', () => expectOwnPreviews(page));
  await test.step('Back returns to the scroll position, and Forward does', async () => {
    await scrollTo(page, 200);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Bodegas en San Rafael' })).toBeAttached();
    await expect.poll(scrolled).toBe(place);
    await page.goForward();
    await expect.poll(scrolled).toBe(200);
  });
});

async function expectMoved(page: Page) {
  await expect(page).toHaveTitle(`${winery.name} en San Rafael`);
  const description = page.locator('meta[name="description"]');
  await expect.poll(() => description.getAttribute('content')).toContain(winery.description.slice(0, 20));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${winery.path}$`));
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: `${winery.name} en San Rafael` })).toHaveCount(1);
}

async function expectOwnPreviews(page: Page) {
  const address = (selector: string, name: string) =>
    expect(page.locator(selector)).toHaveAttribute(name, new RegExp(`/${winery.id}$`));
  await address('link[rel="canonical"]', 'href');
  await address('meta[property="og:url"]', 'content');
  for (const language of ['es', 'en', 'pt', 'x-default'])
    await address(`link[rel="alternate"][hreflang="${language}"]`, 'href');
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', new RegExp(winery.name));
}

test('a button that was pressed before the script loaded is pressed once afterwards', async ({ page }) => {
  const start = await holdApplication(page);
  await page.goto(WINERIES);
  await page.getByRole('button', { name: `Agregar ${winery.name} a favoritos` }).click();
  start();
  await expect(page.getByRole('button', { name: `Quitar ${winery.name} de favoritos` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await hydrated(page);
  const saved = await page.evaluate(() => JSON.parse(localStorage.getItem('welcome-favorites') ?? '[]'));
  expect(saved).toHaveLength(1);
});

test('a button that was pressed while a slow line still brings the page is pressed once afterwards', async ({
  page,
}) => {
  const arriveWhole = await arriveInHalves(page, WINERIES, '<footer');
  await page.goto(WINERIES);
  await page.getByRole('button', { name: `Agregar ${winery.name} a favoritos` }).click();
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  // On half a page the application would fail.
  await expect(page.locator('link[rel="modulepreload"]')).toHaveCount(0);
  await arriveWhole();
  await expectSaved(page, winery.name);
  await hydrated(page);
});

/** Sends a page up to the given text; the returned function sends the rest. */
async function arriveInHalves(page: Page, path: string, end: string): Promise<() => Promise<void>> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const first = JSON.stringify(html.slice(0, html.indexOf(end))).replaceAll('<', '\\u003c');
    const rest = JSON.stringify(html.slice(html.indexOf(end))).replaceAll('<', '\\u003c');
    const script = `
      addEventListener('load', () => setTimeout(() => {
        document.open();
        document.write(${first});
        window.arriveWhole = () => { document.write(${rest}); document.close(); };
      }));`;
    await route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<!doctype html><script>${script}</script>` });
  });
  return () => page.evaluate('arriveWhole()');
}

for (const frame of ['banner', 'contentinfo'] as const) {
  test(`a link of the ${frame} changes the page without another document, unless it is opened in a tab`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(DESKTOP);
    await visit(page, '/en');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const link = page.getByRole(frame).locator('a[href^="/en/club"]').filter({ visible: true });
    // On a slow machine the small Chromium sometimes fails to open a tab. A visitor would press again, too.
    await expect(async () => {
      const tab = context.waitForEvent('page', { timeout: 5000 });
      await link.click({ modifiers: ['ControlOrMeta'] });
      await (await tab).close();
    }).toPass();
    await expect(page).toHaveURL('/en');
    await link.click();
    await expect(page).toHaveURL(/\/en\/club/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Club');
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    const entry = () => page.evaluate(() => ({ key: history.state.key, length: history.length }));
    const { key, length } = await entry();
    await link.click();
    await expect.poll(async () => (await entry()).key).not.toBe(key);
    expect((await entry()).length).toBe(length);
  });
}

/** Everything in the head that describes one page to other programs. */
const crawlerMetadataIn = (page: Page) =>
  page.locator('head').evaluate((head) =>
    [...head.querySelectorAll('script[type="application/ld+json"], meta[property], meta[name^="twitter:"]')]
      .map((tag) => [
        tag.getAttribute('property'),
        tag.getAttribute('name'),
        tag.getAttribute('content'),
        tag.textContent,
      ])
      .map((parts) => parts.join(' '))
      .sort(),
  );
