import type { PlaceData } from '#app/screens/place/page.server.ts';
import { dataAt } from './support/built-pages.ts';
import { card, expect, scrollTo, test, visit } from './support/support.ts';

/** Typical visits, from the home page to the end, through what visitors see and hear. */

const PHONE = { width: 390, height: 844 };

test('a family checks the canyon circuit and saves an excursion', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, '/');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Abrir menú' }).click();
  await header.getByRole('button', { name: 'Lugares a visitar' }).click();
  await header.getByRole('link', { name: 'Cañón del Atuel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cañón del Atuel' })).toBeVisible();

  // The page has the circuit's ends and stops, and does not vouch for the state of the road.
  await page
    .getByRole('navigation', { name: 'En esta guía' })
    .getByRole('link', { name: /^Circuito/ })
    .click();
  const circuit = page.getByRole('region', { name: /^Circuito/ });
  await expect(circuit.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(circuit).toContainText('preguntá esa misma mañana');
  const stops = circuit.getByRole('list', { name: 'Bitácora del circuito' }).getByRole('listitem');
  const names = dataAt<PlaceData>('/lugares-para-visitar-en-san-rafael/canon-del-atuel').circuit?.stops.map(
    ({ name }) => name,
  );
  await expect(stops).toHaveCount(names?.length ?? 0);
  await expect(stops.first()).toContainText(names?.[0] ?? 'the first stop');
  await expect(stops.last()).toContainText(names?.at(-1) ?? 'the last stop');

  await page
    .getByRole('region', { name: 'Actividades recomendadas' })
    .getByRole('link', { name: 'Excursión de día completo' })
    .click();
  await expect(page).toHaveURL('/excursiones-turisticas-en-san-rafael');
  const excursion = 'Cañón del Atuel: circuito completo';
  await page.getByRole('button', { name: `Agregar ${excursion} a favoritos` }).click();
  await expect(page.getByRole('button', { name: `Quitar ${excursion} de favoritos` })).toBeVisible();

  await scrollTo(page, 0);
  await header.getByRole('link', { name: /^Favoritos/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tus favoritos' })).toBeVisible();
  await expect(card(page, excursion)).toBeVisible();
});
