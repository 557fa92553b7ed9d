import type { Page } from '@playwright/test';
import type { TripData } from '#views/trip-views.ts';
import { storeFirst } from '../../../../tests/e2e/support/store-first.ts';
import { card, expect, test, visit } from '../../../../tests/e2e/support/support.ts';

const TRIP = '/mi-viaje';
const FAVOURITES = '/favoritos';

test('a plan follows a renamed place, and reports a listing that has left the guide', async ({ page }) => {
  await answerWith<TripData>(page, `${TRIP}/datos.json`, (data) => ({
    ...data,
    moved: { 'lugar:antes': 'lugar:valle-grande' },
  }));
  const stops = [
    { type: 'lugar', id: 'antes', name: 'Valle de antes' },
    { type: 'bodega', id: 'se-fue', name: 'Bodega que se fue' },
  ];
  await storeFirst(page, 'mi-viaje', {
    version: 1,
    plan: { start: null, travel: 'car', company: [], days: [{ stops }] },
  });
  await visit(page, TRIP);
  const day = page.getByRole('region', { name: /^Día 1: / });
  await expect(day.getByRole('link', { name: 'Valle Grande', exact: true })).toHaveAttribute('href', /\/valle-grande$/);
  await expect(day.getByRole('heading', { name: 'Bodega que se fue' })).toBeVisible();
  await expect(day.getByText('Bodega que se fue ya no está en la guía.')).toBeVisible();
  const kept = await page.evaluate(() => localStorage.getItem('mi-viaje') ?? '');
  expect(kept).toContain('valle-grande');
  expect(kept).not.toContain('"id":"antes"');
});

test('favourites follow, too, on the trip and on their own page, and removed ones are marked', async ({ page }) => {
  await answerWith<TripData>(page, `${TRIP}/datos.json`, (data) => ({
    ...data,
    moved: { 'lugar:antes': 'lugar:valle-grande' },
  }));
  await answerWith<object>(page, `${FAVOURITES}/fichas.json`, (known) => ({
    ...known,
    moved: { 'lugar:antes': 'lugar:valle-grande' },
  }));
  await storeFirst(page, 'welcome-favorites', [
    { type: 'lugar', id: 'antes', name: 'Valle de antes' },
    { type: 'bodega', id: 'se-fue', name: 'Bodega que se fue', phone: '+54 260 400-0000' },
    { type: 'otra-cosa', id: 'de-antes', name: 'De otra guía' },
  ]);
  await visit(page, TRIP);
  const hearts = page.getByRole('region', { name: 'Tus favoritos sin día' });
  await expect(hearts.getByText('Valle Grande', { exact: true })).toBeVisible();
  await expect(hearts.getByText('Bodega que se fue (ya no está en la guía)')).toBeVisible();

  await visit(page, FAVOURITES);
  await expect(card(page, 'Bodega que se fue').getByText('Ya no está en la guía')).toBeVisible();
  await expect(card(page, 'Bodega que se fue').getByRole('heading').getByRole('link')).toHaveCount(0);
  await expect(card(page, 'De otra guía').getByText('Ya no está en la guía')).toHaveCount(0);
  await expect(card(page, 'Valle de antes').getByRole('link')).toHaveAttribute('href', /\/valle-grande$/);
  await card(page, 'Bodega que se fue')
    .getByRole('button', { name: /^Quitar/ })
    .click();
  const ids = await page.evaluate(
    () => JSON.parse(localStorage.getItem('welcome-favorites') ?? '[]') as { id: string }[],
  );
  expect(ids.map(({ id }) => id)).toEqual(['valle-grande', 'de-antes']);
});

/** Changes a response of the guide, as if the owner had renamed something. */
async function answerWith<Data>(page: Page, address: string, change: (data: Data) => Data) {
  await page.route(`**${address}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as Data) });
  });
}
