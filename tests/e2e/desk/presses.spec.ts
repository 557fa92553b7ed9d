/** How many presses the owner's usual work takes, from the first screen to the page that visitors see. */
import { counter, expect, firstOf, openedBy, test } from './desk.ts';

for (const width of [390, 1366]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });
    test.slow(); // a slow machine is not a bug in the desk

    test('a phone number is on its page in 6 presses, and undone in 2', async ({ owner: page }) => {
      const name = await firstOf(page, 'bodegas');
      const hand = counter(page);
      await hand.press(page.getByLabel('Buscar una ficha'));
      await hand.write(name);
      await hand.press(page.getByRole('link', { name }).first());
      await hand.press(page.getByRole('textbox', { name: 'Teléfono', exact: true }));
      await page.keyboard.press('ControlOrMeta+a');
      await hand.write('+54 260 442-1234');
      await hand.press(page.getByRole('button', { name: 'Publicar', exact: true }));
      await expect(page.getByLabel('Nombre de este cambio')).toHaveValue(`teléfono de ${name}`);
      await hand.press(page.getByRole('button', { name: 'Publicar ahora' }));
      const live = await openedBy(page, () => hand.press(page.getByRole('link', { name: `Ver ${name}` })));
      await expect(live.getByRole('heading', { name })).toBeVisible();
      await expect(live.locator('pre')).toContainText('"phone": "+54 260 442-1234"');
      expect(hand.count()).toBeLessThanOrEqual(6);

      const undoing = counter(page);
      await undoing.press(page.getByRole('button', { name: 'Deshacer esta publicación' }));
      await undoing.press(page.getByRole('button', { name: 'Sí, volver a como estaba' }));
      await expect(page.getByRole('heading', { level: 1, name: 'Volvió a como estaba' })).toBeVisible();
      await live.reload();
      await expect(live.locator('pre')).not.toContainText('442-1234');
      expect(undoing.count()).toBe(2);
    });

    test('a price is on its page in 6 presses', async ({ owner: page }) => {
      const name = await firstOf(page, 'alojamientos');
      const hand = counter(page);
      await hand.press(page.getByLabel('Buscar una ficha'));
      await hand.write(name);
      await hand.press(page.getByRole('link', { name }).first());
      await hand.press(page.getByRole('textbox', { name: 'Precio por noche', exact: true }));
      await page.keyboard.press('ControlOrMeta+a');
      await hand.write('181.500');
      await hand.press(page.getByRole('button', { name: 'Publicar', exact: true }));
      await hand.press(page.getByRole('button', { name: 'Publicar ahora' }));
      const live = await openedBy(page, () => hand.press(page.getByRole('link', { name: `Ver ${name}` })));
      await expect(live.locator('pre')).toContainText('"price": 181500');
      expect(hand.count()).toBeLessThanOrEqual(6);
    });

    test('ten prices are published in 25 presses', async ({ owner: page }) => {
      const hand = counter(page);
      await hand.press(page.getByRole('link', { name: 'Tabla', exact: true }));
      await hand.press(page.getByRole('link', { name: 'Alojamientos y Cabañas' }));
      const cells = page.getByRole('textbox', { name: /, Precio por noche$/ });
      await hand.press(cells.first());
      for (let index = 0; index < 10; index++) {
        await hand.write(String(100_000 + index * 1000));
        await hand.enter();
      }
      await expect(cells.nth(9)).toHaveValue('$ 109.000');
      await hand.press(page.getByRole('link', { name: 'Publicar', exact: true }));
      await expect(page.getByLabel('Nombre de este cambio')).toHaveValue('precio por noche de 10 fichas');
      await hand.press(page.getByRole('button', { name: 'Publicar ahora' }));
      await hand.press(page.getByRole('link', { name: /^Ver / }).nth(1));
      expect(hand.count()).toBeLessThanOrEqual(25);
    });
  });
}
