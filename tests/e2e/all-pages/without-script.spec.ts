import type { ListingData } from '#app/screens/listing/page.server.ts';
import { callableRestaurant, listingFiles, pagesIn } from '../support/built-pages.ts';
import { card, cards, expect, test } from '../support/support.ts';

const WINERIES = '/bodegas-en-san-rafael-mendoza';
const RESTAURANTS = '/gastronomia-restaurantes-en-san-rafael';

/** An excerpt ends with a sentence or a clause in the second half of its 70 letters. */
const SHORTEST_EXCERPT = 35;

test.use({ javaScriptEnabled: false });

test('without JavaScript a list shows every card with its texts', async ({ page }) => {
  await page.goto(WINERIES);
  const wineries = listingFiles<{ location: string }>('bodegas');
  await expect(cards(page)).toHaveCount(wineries.length);
  for (const { name, location, description } of wineries) {
    await expect(card(page, name)).toContainText(location);
    await expect(card(page, name)).toContainText(description.slice(0, SHORTEST_EXCERPT));
  }
});

test('without JavaScript a listing can be read and called', async ({ page }) => {
  const { name, description, phone } = callableRestaurant();
  await page.goto(RESTAURANTS);
  await expect(page.getByRole('link', { name: 'Chatear por WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+/,
  );
  await card(page, name).getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveTitle(`${name} en San Rafael`);
  await expect(page.getByText(description)).toBeVisible();
  const called = `tel:${phone.replace(/[^+\d]/g, '')}`;
  await expect(page.getByRole('link', { name: /^Llamar ahora/ })).toHaveAttribute('href', called);
  await expect(page.getByRole('link', { name: 'Abrir en Google Maps' })).toBeVisible();
  await page.getByRole('link', { name: /^Volver a / }).click();
  await expect(page).toHaveURL(RESTAURANTS);
});

test('without JavaScript a listing can be contacted on WhatsApp', async ({ page }) => {
  const withChat = pagesIn('es').find(({ screen, data }) => {
    return screen === 'listing' && (data as ListingData).detail?.contact.whatsapp;
  });
  if (!withChat) throw new Error('No listing of the guide has a chat.');
  await page.goto(withChat.address);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const href = await page.getByRole('link', { name: 'Consultar por WhatsApp' }).getAttribute('href');
  expect(decodeURIComponent(href ?? '')).toContain(name);
});

test('without JavaScript the menus of the header open', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Organizá tu viaje' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Bodegas', exact: true }).click();
  await expect(page).toHaveURL(WINERIES);
});

test("without JavaScript the phone's menu opens with all its links", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Abrir menú' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Cañón del Atuel' }).click();
  await expect(page).toHaveURL('/lugares-para-visitar-en-san-rafael/canon-del-atuel');
});

// Playwright disables scripts only after the parser has decided to skip <noscript>, so its text is read from the HTML.
for (const [path, words] of [
  [WINERIES, 'Los filtros necesitan JavaScript; acá abajo está la lista completa.'],
  ['/favoritos', 'Los favoritos se guardan en tu navegador y necesitan JavaScript.'],
  [`${WINERIES}/bodega-que-no-existe`, 'No encontramos esta ficha: puede que haya cambiado de dirección.'],
] as const) {
  test(`without JavaScript ${path} says what is missing`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const fallbacks = [...html.matchAll(/<noscript>(.*?)<\/noscript>/g)].map(([, text]) => text);
    expect(fallbacks.join()).toContain(words);
  });
}
