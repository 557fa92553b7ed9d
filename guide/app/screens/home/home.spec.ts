import type { Page } from '@playwright/test';
import { dataAt } from '../../../../tests/e2e/support/built-pages.ts';
import { expect, test, visit } from '../../../../tests/e2e/support/support.ts';
import type { HomeData } from './page.server.ts';

const home = dataAt<HomeData>('/');

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1366, height: 768 };

const main = (page: Page) => page.getByRole('main');
const featured = (page: Page) => main(page).getByRole('group', { name: 'Alojamientos destacados' });

test('on a screen that is left on, what fits the moment follows the month', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-30T23:58:00-03:00') });
  await visit(page, '/');
  const months = main(page).getByRole('region', { name: 'Hoy en San Rafael' }).locator('[data-now][data-months]');
  const fits = (month: string) =>
    months.evaluateAll(
      (items, one) =>
        items
          .flatMap(({ dataset }) => dataset.months || []) // empty for what always fits
          .every((list) => list.split(' ').includes(one)),
      month,
    );
  await expect.poll(() => fits('11')).toBe(true);
  await page.clock.fastForward('05:00');
  await expect.poll(() => fits('12')).toBe(true);
});

for (const [moment, time] of [
  ['', '2026-11-26T15:00:00-03:00'],
  ['noche', '2026-11-26T23:00:00-03:00'],
  ['otono', '2027-04-20T12:00:00-03:00'],
] as const) {
  test(`at ${time} the page opens with the print of that moment, and no other is fetched`, async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.clock.setFixedTime(time);
    await visit(page, '/');
    const all = [{ id: '', picture: home.hero.picture }, ...home.hero.moments];
    for (const { id, picture } of all) {
      const print = main(page).getByRole('img', { name: picture.alt, exact: true }).first();
      const caption = main(page)
        .getByText(picture.caption ?? '', { exact: true })
        .first();
      if (id === moment) {
        await expect(print).toBeVisible();
        await expect(print).toHaveJSProperty('complete', true);
        await expect(caption).toBeVisible();
      } else await expect(caption).toBeHidden();
    }
    const names = new Set(all.flatMap(({ picture: { src, tall } }) => [src, tall?.src ?? src]));
    const opening = fetched.filter((address) => names.has(new URL(address).pathname.replace(/-\d+\.\w+$/, '')));
    expect(new Set(opening).size).toBe(1);
  });
}

test('the home page links to wineries, lodgings, excursions, restaurants, the full guide, places and routes', async ({
  page,
}) => {
  await visit(page, '/');
  const tiles = main(page).getByRole('region', { name: '¿Qué tenés ganas de hacer?' }).getByRole('link');
  const addresses = await tiles.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect
    .soft(addresses.sort())
    .toEqual(
      [
        '/bodegas-en-san-rafael-mendoza',
        '/alojamientos-y-cabanas-en-san-rafael',
        '/excursiones-turisticas-en-san-rafael',
        '/gastronomia-restaurantes-en-san-rafael',
        '/que-hacer-en-san-rafael-guia-completa',
      ].sort(),
    );

  await test.step('picture tiles are links', () => checkTiles(page));
  await test.step('search engines learn how to search the guide', () => checkSearchAction(page));
  await test.step('the home page has all places and the ready-made routes', async () => {
    const links = main(page).getByRole('region', { name: home.places.title }).getByRole('link');
    await expect.soft(links).toHaveCount(home.places.items.length);
    const routes = main(page)
      .getByRole('region', { name: 'Rutas listas para salir' })
      .getByRole('heading', { level: 3 });
    await routes.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/inspirate#/);
  });
  await page.goBack();
  await expect(tiles.first()).toBeVisible();
  await test.step('the cover links to the full guide', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await main(page).getByRole('link').first().click();
    await expect(page).toHaveURL('/que-hacer-en-san-rafael-guia-completa');
  });
});

test('the featured lodgings are side by side on a desktop, and in a carousel on a phone', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await visit(page, '/');
  await featured(page).scrollIntoViewIfNeeded();
  const places = () =>
    featured(page)
      .getByRole('article')
      .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect()));
  expect(new Set((await places()).map(({ top }) => top)).size).toBe(1);
  expect((await places()).every(({ right }) => right <= DESKTOP.width)).toBe(true);
  await expect(featured(page).getByRole('button', { name: 'Siguiente' })).toBeHidden();

  await test.step('at most three Welcome lodgings are shown, each with a link to its page', async () => {
    const names = await featured(page).getByRole('heading').allInnerTexts();
    expect(names.length).toBeGreaterThan(0);
    expect(names.length).toBeLessThanOrEqual(3);
    for (const name of names) {
      await featured(page).getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(/^.*\/alojamientos-y-cabanas-en-san-rafael\/[^/]+$/);
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
      await page.goBack();
    }
  });

  await page.setViewportSize(PHONE);
  await featured(page).scrollIntoViewIfNeeded();
  await featured(page).getByRole('button', { name: 'Siguiente' }).click();
  await expect(featured(page).getByText(/^\d \/ \d$/)).toHaveText(`2 / ${home.featured.cards.length}`);
});

test('today shows what fits the season and the hour, before the application starts', async ({ page }) => {
  const today = main(page).getByRole('region', { name: 'Hoy en San Rafael' });
  for (const [time, season] of [
    ['2027-01-10T12:00:00-03:00', 'Verano'],
    ['2027-07-10T12:00:00-03:00', 'Invierno'],
  ] as const) {
    await page.clock.setFixedTime(time);
    await visit(page, '/');
    await expect(today.getByText(season, { exact: true })).toBeVisible();
    await expect(today.getByText('Primavera', { exact: true })).toBeHidden();
    await expect(today.getByRole('heading', { level: 4 })).toHaveCount(3);
  }
});

test('what every week has fits the weekday', async ({ page }) => {
  const today = main(page).getByRole('region', { name: 'Hoy en San Rafael' });
  const { weekly } = home.today;
  for (const [time, weekday] of [
    ['2027-01-08T12:00:00-03:00', 5],
    ['2027-01-10T12:00:00-03:00', 0],
  ] as const) {
    await page.clock.setFixedTime(time);
    await visit(page, '/');
    const fitting = weekly.find(({ days }) => !days || days.split(' ').includes(String(weekday)));
    for (const one of weekly) {
      const link = today.getByRole('link', { name: one.title, exact: true });
      await expect(link).toBeVisible({ visible: one === fitting });
    }
  }
});

test('no print is on the page three times, hidden choices included', async ({ request }) => {
  // As it was built: in a browser, pictures that are out of sight have no address yet.
  const html = await (await request.get('/')).text();
  const sources = [...html.matchAll(/<img[^>]* src="(\/images\/[^"]+)"/g)].map(([, source = '']) => source);
  expect(sources.length).toBeGreaterThan(home.places.items.length);
  const prints = sources.map((source) => source.replace(/(-vertical)?-\d+\.\w+(\?.*)?$/, ''));
  const shown = Map.groupBy(prints, (print) => print);
  expect([...shown].filter(([, times]) => times.length > 2).map(([print]) => print)).toEqual([]);
});

test('on a phone a print has its caption below it, and a route its print and a stop a line', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.clock.setFixedTime('2026-11-26T15:00:00-03:00');
  await visit(page, '/');
  const { picture } = home.hero;
  const print = await main(page).getByRole('img', { name: picture.alt, exact: true }).first().boundingBox();
  const caption = await main(page)
    .getByText(picture.caption ?? '', { exact: true })
    .first()
    .boundingBox();
  if (!print || !caption) throw new Error('The print or its caption is not shown.');
  const distance = caption.y - (print.y + print.height);
  expect(distance).toBeGreaterThanOrEqual(0);
  expect(distance).toBeLessThan(24);

  const routes = main(page).getByRole('region', { name: home.routes.title });
  for (const { label, stops } of home.routes.items) {
    const route = routes.getByRole('listitem').filter({ has: page.getByRole('heading', { name: label }) });
    await expect(route.locator('img')).toBeVisible();
    const tops = await Promise.all(
      stops.map(async (stop) => (await route.getByText(stop, { exact: true }).boundingBox())?.y ?? 0),
    );
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(new Set(tops).size).toBe(stops.length);
  }
});

test('on a phone the page is at most 8,000 pixels high', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, '/');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8000);
});

test('visitors with favourites get a link back to them first', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('welcome-favorites', '[{"id":"una-bodega","type":"bodega","name":"Una bodega"}]'),
  );
  await visit(page, '/');
  await main(page).getByRole('link', { name: 'Seguí tu viaje: 1 favorito' }).click();
  await expect(page).toHaveURL('/favoritos');
});

test('the video is fetched only on request, and the Instagram posts loop', async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => request.url().endsWith('.mp4') && films.push(request.url()));
  await visit(page, '/');
  const video = main(page).getByRole('region', { name: 'Un día en San Rafael' });
  await video.scrollIntoViewIfNeeded();
  await expect(video.getByRole('link', { name: 'Abrir el archivo de video' })).toHaveAttribute('href', /\.mp4$/);
  expect(films).toEqual([]);
  await video.getByRole('button', { name: 'Ver el video' }).click();
  await expect.poll(() => films.length).toBeGreaterThan(0);

  await test.step('the Instagram posts loop', async () => {
    const posts = main(page).getByRole('group', { name: 'Seguinos en Instagram' });
    await posts.scrollIntoViewIfNeeded();
    const total = home.instagram.pictures.length;
    await expect(posts.getByRole('listitem')).toHaveCount(total);
    for (const position of [...Array.from({ length: total - 1 }, (_post, index) => index + 2), 1].map(
      (number) => `${number} / ${total}`,
    )) {
      await posts.getByRole('button', { name: 'Siguiente' }).click();
      await expect(posts.getByText(/^\d \/ \d$/)).toHaveText(position);
    }
    await posts.getByRole('button', { name: 'Anterior' }).click();
    await expect(posts.getByText(/^\d \/ \d$/)).toHaveText(`${total} / ${total}`);
  });
});

async function checkTiles(page: Page) {
  const tiles = main(page)
    .getByRole('list')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .filter({ has: page.getByRole('img') });
  const tile = tiles.last().locator('> li');
  await expect(tile).toHaveCount(home.tiles.items.length);
  for (const index of home.tiles.items.keys()) {
    await expect(tile.nth(index).getByRole('heading', { level: 3 })).toBeVisible();
    await expect(tile.nth(index).getByRole('link')).toHaveAttribute('href', /^\//);
    await expect(tile.nth(index).locator('img')).toHaveCount(1);
  }
}

async function checkSearchAction(page: Page) {
  const text = await page.locator('script[type="application/ld+json"]').first().textContent();
  const data = JSON.parse(text ?? '');
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    potentialAction: { '@type': 'SearchAction' },
  });
  expect(JSON.stringify(data.potentialAction)).toContain(
    '/que-hacer-en-san-rafael-guia-completa?q={search_term_string}',
  );
}
