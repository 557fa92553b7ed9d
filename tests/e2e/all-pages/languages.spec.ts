import type { Page } from '@playwright/test';
import type { ListingData } from '#app/screens/listing/page.server.ts';
import { pagesIn, someArticle, someWinery } from '../support/built-pages.ts';
import { card, cards, expect, hydrated, scrollTo, test, visit } from '../support/support.ts';

const winery = someWinery();

const WINERIES = '/bodegas-en-san-rafael-mendoza';
const DESKTOP = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };

const language = (page: Page) => page.locator('html').getAttribute('lang');
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('i18nextLng'));
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

async function choose(page: Page, button: string, name: string) {
  await page.getByRole('banner').getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
}

test('a language that is kept in a cookie wins over that of the browser', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'i18next', value: 'en', url: baseURL ?? '' }]);
  await visit(page, WINERIES);
  await expect(page).toHaveURL(`/en${WINERIES}`);
  expect(await kept(page)).toBe('en');
});

test('a language that is kept for this visit wins over that of the browser', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('i18nextLng', 'pt'));
  await visit(page, WINERIES);
  await expect(page).toHaveURL(`/pt${WINERIES}`);
  expect(await kept(page)).toBe('pt');
});

test.describe('a backpacker with an English browser', () => {
  test.use({ locale: 'en-GB', viewport: DESKTOP });

  test('reads the guide in English from the first page on', async ({ page }) => {
    await visit(page, '/');
    await expect(page).toHaveURL('/en');
    expect(await language(page)).toBe('en');
    expect(await kept(page)).toBe('en');
    await expect(title(page)).toHaveText('Your San Rafael trip starts here');

    await page.getByRole('button', { name: 'Plan your trip' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Wineries', exact: true }).click();
    await expect(page).toHaveURL(`/en${WINERIES}`);
    await expect(title(page)).toHaveText(/Wineries in San\sRafael/);
    await cards(page).first().getByRole('link').last().click();
    await expect(page).toHaveURL(new RegExp(`/en${WINERIES}/.`));
    await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible();
  });

  test('keeps the query of a shared link', async ({ page }) => {
    await visit(page, `${WINERIES}?filter=premium&lng=en#contenido`);
    await expect(page).toHaveURL(`/en${WINERIES}?filter=premium#contenido`);
    await expect(page.getByRole('group', { name: /^Filter/ }).getByRole('button', { name: 'Premium' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('finds prices, messages, a search and even missing pages in English', async ({ page, watch }) => {
    watch.allowConsole(/404/);
    await test.step('prices have the name of the currency', async () => {
      await visit(page, '/en/alojamientos-y-cabanas-en-san-rafael');
      const priced = cards(page).filter({ hasText: /ARS\s[\d,]+/ });
      await expect(priced.first()).toBeVisible();
    });
    await test.step('a message to a business is in the business’s language, with the visitor’s below', async () => {
      await visit(page, `/en${chatting()}`);
      const chat = page.getByRole('link', { name: /WhatsApp/ }).first();
      const message = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
      expect(message).toMatch(/^¡Hola!.*\n\nHi!/s);
    });
    await test.step('the search finds English words', async () => {
      await visit(page, '/en/que-hacer-en-san-rafael-guia-completa?q=canyon');
      await expect(page.getByRole('main').getByRole('link', { name: 'Atuel Canyon', exact: true })).toBeVisible();
    });
    await test.step('an address that does not exist shows a page in the visitor’s language', async () => {
      const response = await page.goto('/en/nowhere');
      expect(response?.status()).toBe(404);
      await hydrated(page);
      expect(await language(page)).toBe('en');
    });
  });
});

test.describe('a family from Porto Alegre', () => {
  test.use({ locale: 'pt-BR', viewport: PHONE });

  test('reads Portuguese, also on a Spanish link from a friend', async ({ page }) => {
    await visit(page, '/lugares-para-visitar-en-san-rafael/canon-del-atuel');
    await expect(page).toHaveURL('/pt/lugares-para-visitar-en-san-rafael/canon-del-atuel');
    await expect(title(page)).toHaveText('Cânion do Atuel');
  });
});

test('a visitor who changes the language stays on the page, with its filter, and is remembered', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await visit(page, `${WINERIES}?filter=boutique`);
  await choose(page, 'Idioma', 'Português');
  await expect(page).toHaveURL(`/pt${WINERIES}?filter=boutique`);
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Boutique', exact: true })).toHaveAttribute('aria-pressed', 'true');
  expect(await kept(page)).toBe('pt');

  await page.goto('/');
  await expect(page).toHaveURL('/pt');
  await hydrated(page);
  await choose(page, 'Idioma', 'Español');
  await expect(page).toHaveURL('/');
  expect(await kept(page)).toBe('es');
});

for (const [what, path] of [
  ['an article', someArticle().path],
  ['the home page', '/'],
] as const) {
  test(`a visitor who changes the language continues reading ${what} at the same place`, async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await visit(page, path);
    await scrollTo(page, 1500);
    await scrollTo(page, 1400);
    const share = () => page.evaluate(() => scrollY / (document.documentElement.scrollHeight - innerHeight));
    const before = await share();
    await choose(page, 'Idioma', 'English');
    await expect(page).toHaveURL(path === '/' ? '/en' : `/en${path}`);
    await hydrated(page);
    await expect.poll(async () => Math.abs((await share()) - before)).toBeLessThan(0.05);
  });
}

test('a language in the address takes precedence over the visitor’s earlier choice', async ({ page }) => {
  await visit(page, '/');
  expect(await kept(page)).toBe('es');
  await visit(page, '/en/favoritos');
  expect(await language(page)).toBe('en');
  expect(await kept(page)).toBe('es');
});

test('a favourite saved in one language is shown in the texts of the other', async ({ page }) => {
  await visit(page, `/en${WINERIES}`);
  await card(page, winery.name)
    .getByRole('button', { name: /favourites/ })
    .click();
  await visit(page, '/favoritos');
  await expect(page.getByRole('main').getByRole('link', { name: winery.name })).toHaveAttribute('href', winery.path);
});

test('translations that fail to load leave a readable page and one warning', async ({ page, watch }) => {
  watch.allowConsole(/Failed to load resource|could not be loaded/);
  await page.route('**/locales/**', (route) => route.abort());
  await visit(page, `/en${WINERIES}`);
  expect(watch.console.filter((line) => line.includes('could not be loaded'))).toHaveLength(1);
  await expect(title(page)).toHaveText(/Wineries in San\sRafael/);
  await expect(page.getByRole('button', { name: 'Plan your trip' })).toBeAttached();
});

for (const [code, prefix] of [
  ['es', ''],
  ['en', '/en'],
]) {
  test(`a page in "${code}" fetches no translations but its own`, async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await visit(page, `${prefix}${WINERIES}`);
    expect(fetched.filter((address) => address.startsWith('/locales/'))).toEqual([`/locales/${code}/translation.json`]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: DESKTOP });

  test('the language control consists of links', async ({ page }) => {
    await page.goto(WINERIES);
    await choose(page, 'Idioma', 'English');
    await expect(page).toHaveURL(`/en${WINERIES}`);
    await page.getByRole('main').getByRole('link', { name: winery.name, exact: true }).click();
    await expect(page).toHaveURL(`/en${winery.path}`);
  });
});

/** The page of a business that has a chat of its own. */
function chatting(): string {
  const found = pagesIn('es').find(({ screen, data }) => {
    const { detail } = (screen === 'listing' ? data : {}) as Partial<ListingData>; // that screen's data
    return detail?.contact.whatsapp && !detail.contact.isGuide;
  });
  if (!found) throw new Error('No business of the guide has a chat.');
  return found.path;
}
