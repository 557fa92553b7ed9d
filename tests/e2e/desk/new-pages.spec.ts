/** How many presses a new page takes, from the first screen to what visitors see. */
import { counter, expect, openedBy, test } from './desk.ts';

for (const width of [390, 1366]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });
    test.slow(); // a slow machine is not a bug in the desk

    test('a new event is on its page in 12 presses', async ({ owner: page }) => {
      const hand = counter(page);
      await hand.press(page.getByRole('main').getByText('Agregar', { exact: true }));
      await hand.press(page.getByRole('link', { name: 'evento', exact: true }));
      await expect(page.getByRole('textbox').first()).toBeFocused();
      await hand.write('Fiesta de la Prueba');
      await hand.enter();
      await expect(page.getByRole('combobox', { name: 'Dónde es', exact: true })).toBeFocused();
      await hand.write('Plaza San Martín');
      await hand.press(page.getByRole('textbox', { name: 'De qué se trata', exact: true }));
      await hand.write('Música y comidas.');
      await hand.choose(page.getByRole('combobox', { name: 'Cuándo es' }), 'Cada año, en un mes sin día fijo');
      await hand.choose(page.getByRole('combobox', { name: 'Mes', exact: true }), 'Agosto');
      await hand.press(page.getByRole('textbox', { name: 'Cuándo es, en palabras', exact: true }));
      await hand.write('Segundo sábado de agosto');
      await hand.press(page.getByRole('textbox', { name: 'La regla en palabras', exact: true }));
      await hand.write('Un sábado de agosto');
      await hand.press(page.getByRole('button', { name: 'Agregar: De dónde salió' }));
      await expect(page.getByRole('textbox', { name: 'De dónde salió 1', exact: true })).toBeFocused();
      await hand.write('https://ejemplo.example/fiesta');
      await hand.press(page.getByRole('button', { name: 'Publicar', exact: true }));
      await hand.press(page.getByRole('button', { name: 'Publicar ahora' }));
      await expect(page.getByRole('link', { name: 'Ver Fiesta de la Prueba' })).toBeVisible();
      expect(hand.count()).toBeLessThanOrEqual(11);
      const live = await openedBy(page, () => hand.press(page.getByRole('link', { name: 'Ver Fiesta de la Prueba' })));
      await expect(live.getByRole('heading', { name: 'Fiesta de la Prueba' })).toBeVisible();
    });

    test('a request becomes a page in 5 presses', async ({ owner: page }) => {
      const hand = counter(page);
      await hand.press(page.getByRole('link', { name: /Cabañas Los Sauces/ }));
      await hand.press(page.getByRole('button', { name: 'Hacer ficha' }));
      await expect(page.getByRole('heading', { level: 1, name: 'Cabañas Los Sauces' })).toBeVisible();
      // What its name says of it is filled in, and said.
      await expect(page.getByText('Por «Cabañas» la guía adivinó qué es: fijate.')).toBeVisible();
      await expect(page.getByRole('checkbox', { name: 'Cabañas', exact: true })).toBeChecked();
      await expect(page.getByText('No falta nada obligatorio')).toBeVisible();
      await hand.press(page.getByRole('button', { name: 'Publicar', exact: true }));
      await expect(page.getByRole('region', { name: 'Qué cambia' })).toContainText('+54 9 260 455-1234');
      await hand.press(page.getByRole('button', { name: 'Publicar ahora' }));
      const see = page.getByRole('link', { name: 'Ver Cabañas Los Sauces' });
      const live = await openedBy(page, () => hand.press(see));
      await expect(live.locator('pre')).toContainText('+54 9 260 455-1234');
      expect(hand.count()).toBeLessThanOrEqual(5);
    });
  });
}
