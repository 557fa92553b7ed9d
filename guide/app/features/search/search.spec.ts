import type { Page } from '@playwright/test';
import type { GuideData } from '#app/screens/guide/page.server.ts';
import { dataAt, someEvent, someWinery } from '../../../../tests/e2e/support/built-pages.ts';
import { expect, test, visit } from '../../../../tests/e2e/support/support.ts';

const winery = someWinery();

const GUIDE = '/que-hacer-en-san-rafael-guia-completa';
/** The cards of the guide, as it was built. */
const { cards } = dataAt<GuideData>(GUIDE).kinds;
const INDEX = /\/search\/es\.json$/;

const main = (page: Page) => page.getByRole('main');
const field = (page: Page) => main(page).getByRole('searchbox', { name: '¿Qué buscás?' });
/** The results of a kind, by its label. */
const results = (page: Page, label?: string | RegExp) => {
  const all = main(page)
    .getByRole('region', { name: /resultados? para /i })
    .getByRole('article');
  return label ? all.filter({ has: page.getByText(label) }) : all;
};

test('the guide shows its cards by name, and each leads to its list', async ({ page }) => {
  await visit(page, GUIDE);
  const names = await main(page).getByRole('article').getByRole('heading', { level: 3 }).allInnerTexts();
  expect(names).toEqual(cards.map(({ name }) => name));
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'es')));
  const always = [
    'Aceiteras',
    'Alojamientos',
    'Bodegas',
    'Centros de Ski',
    'Como moverme?',
    'Emprendimientos',
    'Entretenimiento y Parques',
    'Excursiones',
    'Gastronomía',
    'Pesca',
    'Rubro Inmobiliario',
    'Turismo Aventura',
    'Vida Nocturna',
  ];
  expect(names).toEqual(expect.arrayContaining(always));
  await test.step('it is an overview: every place, the practical pages, and how many listings a list has', () =>
    checkOverview(page));
  await page.goBack();
  await main(page).getByRole('link', { name: 'Explorar Rubro Inmobiliario' }).click();
  await expect(page).toHaveURL('/emprendimientos-locales-san-rafael');
});

test('a search for "canon" leads to the canyon', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Buscar en la guía' }).click();
  await expect(field(page)).toBeFocused();
  await field(page).pressSequentially('canon');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ resultados$/ })).toBeAttached();
  await expect(page).toHaveURL(`${GUIDE}?q=canon`);
  await results(page, 'Lugar para visitar').getByRole('link', { name: 'Cañón del Atuel' }).first().click();
  await expect(page).toHaveURL('/lugares-para-visitar-en-san-rafael/canon-del-atuel');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cañón del Atuel');
  await page.goBack();
  await expect(field(page)).toHaveValue('canon');
  await expect(results(page, 'Lugar para visitar').first()).toBeVisible();
  // Typing added no history entries.
  await page.goBack();
  await expect(page).toHaveURL(/\/$|#buscar$/);
});

test('the header button of every page leads to the search field and focuses it, and the footer has a field', async ({
  page,
}) => {
  await visit(page, winery.path);
  await page.getByRole('banner').getByRole('link', { name: 'Buscar en la guía' }).click();
  await expect(field(page)).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: winery.name })).toBeVisible();

  const footer = page.getByRole('contentinfo');
  await footer.getByRole('searchbox', { name: '¿Qué buscás?' }).fill('canon');
  await footer.getByRole('button', { name: 'Buscar' }).click();
  await expect(page).toHaveURL(`${GUIDE}?q=canon`);
  await expect(field(page)).toHaveValue('canon');
  await expect(results(page, 'Lugar para visitar').getByRole('link').first()).toHaveText('Cañón del Atuel');
});

test('on a small phone the search field is in the menu', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/');
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  const menu = page.getByRole('banner').getByRole('searchbox', { name: '¿Qué buscás?' });
  await menu.fill('taxi');
  await menu.press('Enter');
  await expect(page).toHaveURL(`${GUIDE}?q=taxi`);
  await expect(menu).toBeHidden();
  await expect(results(page, 'Teléfono útil').getByRole('link', { name: 'Taxis', exact: true })).toBeVisible();
});

test('with a keyboard, Enter leads to the results and Tab through them', async ({ page }) => {
  await visit(page, GUIDE);
  await field(page).focus();
  await page.keyboard.type('dunas');
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('region', { name: /«dunas»/ })).toBeFocused();
  const dunes = main(page).getByRole('link', { name: 'Dunas del Nihuil', exact: true });
  await expect(dunes).toBeVisible(); // the index may still be loading
  await page.keyboard.press('Tab');
  await expect(dunes).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/lugares-para-visitar-en-san-rafael/dunas-del-nihuil');
});

test('the index is fetched when a visitor searches, and typing then needs no request; the address follows', async ({
  page,
}) => {
  const early: string[] = [];
  page.on('request', (request) => early.push(request.url()));
  // What a quiet page loads, soon after the first key or some time after it has come, is not asked for by the word.
  const quiet = page.waitForResponse(/\/signal-mark-[^/]+\.js$/);
  await visit(page, GUIDE);
  expect(early.filter((url) => INDEX.test(url))).toEqual([]);
  const index = page.waitForResponse(INDEX);
  await field(page).focus();
  await page.keyboard.press('Shift');
  await Promise.all([index, quiet]);
  const asked: string[] = [];
  // The browser may fetch pictures and its icon; the guide requests nothing.
  page.on('request', (request) => {
    if (['fetch', 'script', 'document'].includes(request.resourceType())) asked.push(request.url());
  });
  await field(page).pressSequentially('olibo');
  await expect(results(page, 'Aceiteras').first()).toBeVisible();
  await expect(page).toHaveURL(`${GUIDE}?q=olibo`);
  expect(asked).toEqual([]);
});

test('a direct link shows its results, and Back restores them', async ({ page }) => {
  await visit(page, `${GUIDE}?q=wifi+cabaña`);
  await expect(field(page)).toHaveValue('wifi cabaña');
  const listings = results(page, 'Alojamientos');
  await expect(listings.first()).toContainText('Alojamientos');
  await listings.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/alojamientos-y-cabanas-en-san-rafael\//);
  await page.goBack();
  await expect(field(page)).toHaveValue('wifi cabaña');
  await expect(listings.first()).toBeVisible();
});

test('the words that visitors use find what the guide calls by another name', async ({ page }) => {
  await visit(page, GUIDE);
  for (const [query, label] of [
    ['winery', 'Bodegas'],
    ['piscina', 'Alojamientos'],
  ] as const) {
    await search(page, query);
    await expect.soft(results(page, label).first()).toBeVisible();
  }
  for (const query of ['nafta', 'cajero']) {
    await search(page, query);
    await expect.soft(results(page).first()).toBeVisible();
  }
  await test.step('a phone number can be called from its result', async () => {
    await search(page, 'bomberos');
    const call = results(page, 'Teléfono útil').getByRole('link', { name: 'Llamar a Bomberos: 911' });
    await expect.soft(call).toHaveAttribute('href', 'tel:911');
  });
  await test.step('questions, tips and events are found at their place on the page', async () => {
    const feast = someEvent();
    for (const [query, name, title, href] of [
      ['cajero', 'Pregunta frecuente', '¿Cómo se paga?', '/preguntas-frecuentes-viaje-san-rafael#pagos'],
      [feast.name, 'Agenda de eventos', feast.name, `/agenda-de-eventos-san-rafael#${feast.id}`],
    ] as const) {
      await search(page, query);
      await expect.soft(results(page, name).getByRole('link', { name: title })).toHaveAttribute('href', href);
    }
  });
  await test.step('a question opened from the results is unfolded', async () => {
    await search(page, 'pagar con tarjeta');
    await results(page, 'Pregunta frecuente').getByRole('link', { name: '¿Cómo se paga?' }).click();
    await expect(page).toHaveURL('/preguntas-frecuentes-viaje-san-rafael#pagos');
    await expect(
      main(page)
        .getByText(/efectivo/)
        .first(),
    ).toBeInViewport();
  });
});

test('the best answer is first and large, and passing mentions stay folded until somebody asks for all', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await visit(page, `${GUIDE}?q=canon`);
  const best = results(page).first();
  await expect(best.getByRole('heading', { name: 'Cañón del Atuel' })).toBeVisible();
  const [large, small] = [await best.boundingBox(), await results(page).nth(1).boundingBox()];
  const areaOf = (box: typeof large) => (box?.width ?? 0) * (box?.height ?? 0);
  expect(areaOf(large)).toBeGreaterThan(areaOf(small) * 1.8);
  const unfold = main(page).getByRole('button', { name: /^Ver los \d+ resultados$/ });
  const count = Number(/\d+/.exec((await unfold.textContent()) ?? '')?.[0]);
  const before = await results(page).count();
  expect(before).toBeLessThan(count);
  await unfold.click();
  await expect(results(page)).toHaveCount(count);
  await expect(results(page).nth(before).getByRole('link').first()).toBeFocused();
  await expect(unfold).toHaveCount(0);
});

test('the guide says what it does not have, and shows what comes nearest', async ({ page }) => {
  await visit(page, `${GUIDE}?q=farmacia`);
  await expect(main(page).getByText('La guía no tiene «farmacia».')).toBeVisible();
  await expect(results(page).first().getByRole('link')).toHaveAttribute('href', '/telefonos-utiles-san-rafael');
  await field(page).fill('bomberos');
  await expect(results(page, 'Teléfono útil').first()).toBeVisible();
  await expect(main(page).getByText('La guía no tiene')).toHaveCount(0);

  await test.step('a query for a kind of place with a feature shows what its list knows', async () => {
    await search(page, 'vino con chicos');
    const told = main(page).getByText(/\d+ bodegas?.+chicos/);
    await expect(told).toBeVisible();
    await expect(results(page).getByRole('link', { name: 'Bodegas en San Rafael' })).toHaveAttribute(
      'href',
      '/bodegas-en-san-rafael-mendoza',
    );
    await field(page).fill('con chicos');
    await expect(told).toHaveCount(0);
  });
  await test.step('a query without results gets the nearest categories, and a way back to all', async () => {
    await search(page, 'zzqqxx');
    await expect(main(page)).toContainText('No encontramos nada con esa búsqueda. Probá con otra palabra.');
    await expect(main(page).getByRole('link', { name: /^Explorar/ })).toHaveCount(4);
    await main(page).getByRole('button', { name: 'Borrar la búsqueda y ver todos los rubros' }).click();
    await expect(page).toHaveURL(GUIDE);
    await expect(main(page).getByRole('link', { name: /^Explorar/ })).toHaveCount(cards.length);
  });
});

test('without the index the categories stay, and a retry is offered', async ({ page, watch }) => {
  watch.allowConsole(/search|Failed to load resource/);
  await page.route(INDEX, (route) => route.abort());
  await visit(page, `${GUIDE}?q=canon`);
  await expect(main(page).getByRole('alert')).toContainText('No pudimos traer el buscador');
  await expect(main(page).getByRole('link', { name: /^Explorar/ })).toHaveCount(cards.length);
  await page.unroute(INDEX);
  await main(page).getByRole('button', { name: 'Probar de nuevo' }).click();
  await expect(results(page, 'Lugar para visitar').first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to the page, which says that search needs it and shows every category', async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('searchbox', { name: '¿Qué buscás?' }).fill('canon');
    await footer.getByRole('button', { name: 'Buscar' }).click();
    await expect(page).toHaveURL(`${GUIDE}?q=canon`);
    await expect(main(page).getByRole('link', { name: /^Explorar/ })).toHaveCount(cards.length);
    // Playwright disables scripts only after the parser has decided to skip <noscript>.
    expect(await (await page.request.get(page.url())).text()).toContain('<noscript><p>La búsqueda necesita JavaScript');
  });
});

/** Types a query over the last one, and waits for the results. */
async function search(page: Page, query: string) {
  await field(page).fill(query);
  const region = main(page).getByRole('region', { name: `para «${query}»` });
  await expect(region).toHaveAttribute('aria-busy', 'false');
}

async function checkOverview(page: Page) {
  const banner = page.getByRole('banner');
  const named = (menu: string) =>
    banner.getByRole('button', { name: menu }).locator('xpath=following-sibling::ul[1]').locator('a');
  for (const menu of ['Lugares a visitar', 'Datos de Interés']) {
    const wanted = await named(menu).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const found = await page
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name: menu }) })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(found).toEqual(wanted);
  }
  const wineries = main(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Bodegas' }) });
  const count = /\d+/.exec((await wineries.textContent()) ?? '')?.[0];
  await wineries.getByRole('link').click();
  await expect(main(page).getByText(`${count} bodegas`)).toBeVisible();
}
