/** Changing a page's address, and removing a page from the guide: how many presses it takes, and what prevents it. */
import type { Page } from '@playwright/test';
import { counter, expect, firstOf, openedBy, test } from './desk.ts';

test.slow(); // a slow machine is not a bug in the desk

for (const width of [390, 1366]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('an address is changed in 7 presses, and a listing removed in 5', async ({ owner: page }) => {
      const name = await firstOf(page, 'bodegas');
      const hand = counter(page);
      await openActions(page, name, hand);
      await hand.press(page.getByRole('link', { name: 'Cambiar la dirección' }));
      await hand.press(page.getByRole('textbox', { name: /^Nueva dirección/ }));
      await page.keyboard.press('ControlOrMeta+a');
      await hand.write('con-otro-nombre');
      await hand.press(page.getByRole('button', { name: 'Cambiar la dirección' }));
      const live = await openedBy(page, () => hand.press(page.getByRole('link', { name: `Ver ${name}` })));
      await expect(live).toHaveURL(/\/con-otro-nombre$/);
      await expect(live.getByRole('heading', { name })).toBeVisible();
      expect(hand.count()).toBeLessThanOrEqual(7);

      await page.getByRole('link', { name: 'Hoy', exact: true }).click();
      const removing = counter(page);
      await openActions(page, name, removing);
      await removing.press(page.getByRole('link', { name: 'Quitar de la guía' }));
      await removing.press(page.getByRole('button', { name: 'Quitar de la guía' }));
      await expect(page.getByRole('heading', { level: 1, name: 'Publicado' })).toBeVisible();
      await expect(page.getByText(`«${name}» ya no está en la guía.`)).toBeVisible();
      expect((await live.reload())?.status()).not.toBe(200);
      expect(removing.count()).toBeLessThanOrEqual(5);
    });
  });
}

/** From the first screen to the actions for a listing as a whole. */
async function openActions(page: Page, name: string, hand: ReturnType<typeof counter>) {
  await hand.press(page.getByLabel('Buscar una ficha'));
  await hand.write(name);
  await hand.press(page.getByRole('link', { name }).first());
  await hand.press(page.getByText('Más acciones'));
}

test('an address is changed and a listing removed by keyboard alone, at 390 px, in 5 and 4 presses', async ({
  owner: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const name = await firstOf(page, 'bodegas');
  const hand = counter(page);
  const actions = async (action: string) => {
    await page.getByLabel('Buscar una ficha').focus();
    await hand.write(name);
    await page.keyboard.press('Tab');
    await hand.enter();
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    await page.getByText('Más acciones').focus();
    await hand.enter();
    await page.getByRole('link', { name: action }).focus();
    await hand.enter();
  };
  await actions('Cambiar la dirección');
  const address = page.getByRole('textbox', { name: /^Nueva dirección/ });
  await address.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await hand.write('con-otro-nombre');
  await hand.enter();
  const see = page.getByRole('link', { name: `Ver ${name}` });
  await expect(see).toHaveAttribute('href', /con-otro-nombre$/);
  await see.focus();
  await openedBy(page, hand.enter);
  expect(hand.count()).toBeLessThanOrEqual(5);
  await page.getByRole('link', { name: 'Hoy', exact: true }).press('Enter');
  await actions('Quitar de la guía');
  await page.getByRole('button', { name: 'Quitar de la guía' }).focus();
  await hand.enter();
  await expect(page.getByRole('heading', { level: 1, name: 'Publicado' })).toBeVisible();
  expect(hand.count()).toBeLessThanOrEqual(9);
});

test('a page that others link to is not removed: the press says so, and leads to them', async ({ owner: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const event = await firstOf(page, 'events');
  await page.getByLabel('Buscar una ficha').fill(event);
  await page.getByRole('link', { name: event }).first().click();
  await page.getByText('Más acciones').click();
  await page.getByRole('link', { name: 'Quitar de la guía' }).click();
  await expect(page.getByRole('link', { name: 'Teléfonos útiles' })).toBeVisible(); // before the press
  await page.getByRole('button', { name: 'Quitar de la guía' }).click();
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText('otras páginas la nombran');
  await refusal.getByRole('link', { name: 'Teléfonos útiles' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Teléfonos útiles' })).toBeVisible();
});
