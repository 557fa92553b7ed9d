import type { Page } from '@playwright/test';
import type { ListingData } from '#app/screens/listing/page.server.ts';
import { type Contacts, listingFiles, pagesIn, someWinery } from '../../../../tests/e2e/support/built-pages.ts';
import {
  card,
  cards,
  expect,
  expectSaved,
  saveAndOpenFavourites,
  scrollTo,
  test,
  visit,
} from '../../../../tests/e2e/support/support.ts';

const winery = someWinery();
const wineries = listingFiles<Contacts>('bodegas').filter(({ sample }) => !sample);
const second = known(wineries.find(({ id }) => id !== winery.id));
const silent = known(wineries.find(({ phone, whatsapp, instagram }) => !phone && !whatsapp && !instagram));

const WINERIES = '/bodegas-en-san-rafael-mendoza';
const RESTAURANTS = '/gastronomia-restaurantes-en-san-rafael';
const LODGINGS = '/alojamientos-y-cabanas-en-san-rafael';
const FAVOURITES = '/favoritos';
const KEY = 'welcome-favorites';

const saved = { id: winery.id, type: 'bodega' };

/** Finds a real restaurant with a phone number in the content. */
function callable() {
  const found = listingFiles<{ phone?: string | null; whatsapp?: string | null; sample?: boolean }>('gastronomia').find(
    ({ phone, whatsapp, sample }) => phone && !whatsapp && !sample,
  );
  if (!found) throw new Error('No restaurant of the content has a telephone.');
  return { ...found, phone: String(found.phone) };
}

/** Older lists hold a number where the listing's address is one. */
const numbered = known(listingFiles('alojamientos').find(({ id }) => /^\d+$/.test(id)));
/** A lodging that can be written to on WhatsApp. */
const chatty = known(
  pagesIn('es').find(
    ({ screen, path, data }) =>
      screen === 'listing' && path.startsWith(LODGINGS) && (data as ListingData).detail?.contact.whatsapp, // its data
  ),
);

/** Matches the address of a call or of a chat with a number, however it is formatted. */
const dialled = (phone: string) => new RegExp(`^(tel:\\+|https://wa\\.me/)${phone.replace(/\D/g, '')}`);

test('a visitor saves a restaurant and finds it in favourites', async ({ page }) => {
  const { id, name, phone } = callable();
  await visit(page, RESTAURANTS);
  await saveAndOpenFavourites(page, name);
  await expect(cards(page)).toHaveCount(1);
  const saved = card(page, name);
  await expect(saved.getByRole('link', { name: 'Contactar' })).toHaveAttribute('href', dialled(phone));
  await saved.getByRole('link', { name }).click();
  await expect(page).toHaveURL(`${RESTAURANTS}/${id}`);
  await expectSaved(page, name);
});

test('saved listings are there on the next visit, and show how to contact them', async ({ page }) => {
  await visit(page, WINERIES);
  for (const name of new Set([winery.name, silent.name])) {
    await page.getByRole('button', { name: `Agregar ${name} a favoritos` }).click();
  }
  expect(await stored(page)).toContainEqual(expect.objectContaining(saved));
  await visit(page, chatty.path);
  const lodging = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('button', { name: `Agregar ${lodging} a favoritos` }).click();
  await visit(page, FAVOURITES);
  await expect(card(page, winery.name)).toBeVisible();
  await test.step('one without contact says so', async () => {
    await expect(card(page, silent.name).getByText('Contacto no disponible')).toBeVisible();
  });
  await test.step('one on WhatsApp opens a chat whose message names it', async () => {
    const href = await card(page, lodging).getByRole('link', { name: 'Contactar' }).getAttribute('href');
    expect(href).toMatch(/^https:\/\/wa\.me\/\d+\?text=/);
    expect(decodeURIComponent(href ?? '')).toContain(lodging);
  });
});

test('without favourites the page links to all places, each with its print', async ({ page }) => {
  await visit(page, FAVOURITES);
  const places = page.getByRole('region', { name: 'Lugares a visitar' });
  const guides = pagesIn('es').filter(({ screen, status }) => screen === 'place' && status === 200);
  await expect(places.getByRole('link')).toHaveCount(guides.length);
  await expect(places.locator('img')).toHaveCount(guides.length);
  await save(page, [{ ...saved, name: winery.name }]);
  await visit(page, FAVOURITES);
  await expect(cards(page)).toHaveCount(1);
  await expect(places).toHaveCount(0);

  await test.step('a visitor removes a listing, and the empty page links to the home page', async () => {
    await page.getByRole('button', { name: `Quitar ${winery.name} de favoritos` }).click();
    await expect(cards(page)).toHaveCount(0);
    await expect(page.getByRole('main').getByText('Todavía no guardaste nada')).toBeVisible();
    expect(await stored(page)).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'Explorar la guía' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('an older list with nothing but ids and types is completed, and invalid entries are left out', async ({
  page,
}) => {
  const { id, name, phone } = callable();
  await save(page, [
    { id, type: 'restaurante' },
    { id: Number(numbered.id), type: 'alojamiento' },
    ...[null, 7, {}, { id: 'x' }],
    { ...saved, name: winery.name, location: 5 },
  ]);
  await visit(page, FAVOURITES);
  await expect(card(page, name).getByRole('link', { name: 'Contactar' })).toHaveAttribute('href', dialled(phone));
  await expect(cards(page)).toHaveCount(3);
  await expect(card(page, winery.name)).toBeVisible();
  await expect(cards(page).getByText('Ficha guardada')).toHaveCount(0);
  await expect(card(page, numbered.name)).toBeVisible();
});

test('an older list with pictures and a chat link still shows both, and a deleted listing can be removed', async ({
  page,
  watch,
}) => {
  watch.allowConsole(/status of 404/); // the old picture no longer exists
  const whatsapp = 'https://wa.me/5492604000000';
  await save(page, [
    { id: 'club', type: 'other', name: 'Club del Lago', images: ['/images/vieja.webp'], whatsapp },
    { id: 'cerrada', type: 'bodega' },
  ]);
  await visit(page, FAVOURITES);
  const saved = card(page, 'Club del Lago');
  await expect(saved.getByRole('link', { name: 'Contactar' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/5492604000000\?text=.*Club%20del%20Lago/,
  );
  await expect(saved.locator('img')).toHaveAttribute('src', '/images/vieja.webp');
  await expect(saved.getByRole('link', { name: 'Club del Lago' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Quitar Ficha guardada de favoritos' }).click();
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Quitar Club del Lago de favoritos' }).click();
  await expect(page.getByRole('main').getByText('Todavía no guardaste nada')).toBeVisible();
});

test('ids are compared as text, and the same id of another type is another favourite', async ({ page }) => {
  await save(page, [
    { id: Number(numbered.id), type: 'alojamiento', name: 'Guardado con un número' },
    { id: winery.id, type: 'restaurante', name: 'Otra cosa' },
  ]);
  await visit(page, `${LODGINGS}/${numbered.id}`);
  const heart = page.getByRole('article').getByRole('button', { name: /^Quitar .* de favoritos$/ });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  expect(await stored(page)).toMatchObject([{ type: 'restaurante' }]);
  await visit(page, WINERIES);
  await page.getByRole('button', { name: `Agregar ${winery.name} a favoritos` }).click();
  expect(await stored(page)).toMatchObject([{ type: 'restaurante' }, { type: 'bodega' }]);
});

test('invalid stored data breaks no page, is logged, and is replaced by the next favourite', async ({
  page,
  watch,
}) => {
  watch.allowConsole(/"welcome-favorites" could not be read/);
  for (const rubbish of ['{"id":', '"texto"', '{"id":"una-bodega","type":"bodega"}', 'null']) {
    await test.step(rubbish, async () => {
      const before = watch.console.length;
      await saveText(page, rubbish);
      await visit(page, FAVOURITES);
      await expect(page.getByRole('main').getByText('Todavía no guardaste nada')).toBeVisible();
      const logged = watch.console.slice(before).filter((line) => /"welcome-favorites" could not be read/.test(line));
      expect(logged).not.toEqual([]);
      await visit(page, WINERIES);
      await page.getByRole('button', { name: `Agregar ${winery.name} a favoritos` }).click();
      expect(await stored(page)).toMatchObject([saved]);
      await scrollTo(page, 0);
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^Favoritos\W+1\W*$/ })
        .click();
      await expect(card(page, winery.name)).toBeVisible();
    });
  }
});

for (const refused of ['setItem', 'getItem', 'the whole storage'] as const) {
  test(`a browser that refuses ${refused} still lets a visitor toggle the heart, and logs it`, async ({
    page,
    watch,
  }) => {
    watch.allowConsole(/could not be (read|kept)/);
    await page.addInitScript((what) => {
      const refuse = () => {
        throw new DOMException('Refused by the test', 'SecurityError');
      };
      if (what === 'the whole storage') Object.defineProperty(window, 'localStorage', { get: refuse });
      else Storage.prototype[what] = refuse;
    }, refused);
    await visit(page, WINERIES);
    await page.getByRole('button', { name: `Agregar ${winery.name} a favoritos` }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: /^Favoritos\W+1\W*$/ })).toBeVisible();
    const logged = watch.console.filter((line) => /"welcome-favorites" could not be/.test(line));
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.length).toBeLessThan(5);
    await page.getByRole('button', { name: `Agregar ${second.name} a favoritos` }).click();
    await scrollTo(page, 0);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Favoritos\W+2\W*$/ })
      .click();
    await expect(card(page, winery.name)).toBeVisible();
    await page.getByRole('button', { name: `Quitar ${winery.name} de favoritos` }).click();
    await expect(cards(page)).toHaveCount(1);
  });
}

test('two open tabs agree', async ({ page, context }) => {
  const other = await context.newPage();
  await visit(page, WINERIES);
  await visit(other, FAVOURITES);
  await page.getByRole('button', { name: `Agregar ${winery.name} a favoritos` }).click();
  await expect(card(other, winery.name)).toBeVisible();
  await page.getByRole('button', { name: `Agregar ${second.name} a favoritos` }).click();
  await expect(card(other, second.name)).toBeVisible();
  await other.getByRole('button', { name: `Quitar ${winery.name} de favoritos` }).click();
  await expect(page.getByRole('button', { name: `Agregar ${winery.name} a favoritos` })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expect(page.getByRole('banner').getByRole('link', { name: /^Favoritos\W+1\W*$/ })).toBeVisible();
  expect(await stored(page)).toMatchObject([{ id: second.id }]);
});

test('favourites are laid out in up to four columns', async ({ page }) => {
  await save(
    page,
    Array.from({ length: 6 }, (_, index) => ({ id: index, type: 'other', name: `Lugar ${index}` })),
  );
  await visit(page, FAVOURITES);
  for (const [width, columns] of [
    [390, 1],
    [1366, 4],
    [1920, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => columnsOf(page), `${width} pixels`).toBe(columns);
  }
});

function save(page: Page, favourites: unknown[]) {
  return saveText(page, JSON.stringify(favourites));
}

/** Writes a text to the storage before the next page reads it, but not before later ones. */
async function saveText(page: Page, text: string) {
  await page.addInitScript(
    ([key, text]) => {
      if (sessionStorage.getItem(`saved-by-test ${text}`)) return;
      sessionStorage.setItem(`saved-by-test ${text}`, 'yes');
      localStorage.setItem(key, text);
    },
    [KEY, text] as const,
  );
}

function stored(page: Page): Promise<unknown> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), KEY);
}

async function columnsOf(page: Page): Promise<number> {
  const lefts = await cards(page).evaluateAll((nodes) =>
    nodes.map((node) => Math.round(node.getBoundingClientRect().left)),
  );
  return new Set(lefts).size;
}

test('places, articles and routes can be saved too, and favourites link back to them; an old type stays saved', async ({
  page,
}) => {
  await save(page, [{ id: 'vieja', type: 'cosa-antigua', name: 'Algo de antes' }]);
  for (const path of [
    '/lugares-para-visitar-en-san-rafael/el-nihuil',
    '/blog-de-turismo-san-rafael/canon-del-atuel-en-un-dia',
  ]) {
    await visit(page, path);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Agregar .* a favoritos$/ })
      .first()
      .click();
  }
  await visit(page, '/inspirate');
  await page
    .getByRole('region', { name: /^Un día/ })
    .getByRole('button', { name: /^Agregar .* a favoritos$/ })
    .click();
  expect(await stored(page)).toMatchObject([
    { type: 'cosa-antigua' },
    { type: 'lugar', id: 'el-nihuil' },
    { type: 'nota', id: 'canon-del-atuel-en-un-dia' },
    { type: 'ruta', id: 'un-dia' },
  ]);
  await visit(page, FAVOURITES);
  await expect(cards(page)).toHaveCount(4);
  await page.getByRole('main').getByRole('link', { name: 'El Nihuil', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'El Nihuil' })).toBeVisible();
});

function known<Item>(found: Item | undefined): Item {
  if (!found) throw new Error('The content has no such winery.');
  return found;
}
