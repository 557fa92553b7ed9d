/** What the owner makes from nothing on a phone, with what is compulsory and no more. */
import { counter, expect, openedBy, test } from './desk.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.slow(); // a slow machine is not a bug in the desk

test('an article with its picture is on its page in 20 presses', async ({ owner: page }) => {
  const hand = counter(page);
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  await hand.press(page.getByRole('main').getByText('Agregar', { exact: true }));
  await hand.press(page.getByRole('link', { name: 'nota', exact: true }));
  await expect(page.getByRole('textbox').first()).toBeFocused();
  await hand.write('Una nota de prueba');
  await hand.enter();
  await expect(box('Resumen')).toBeFocused();
  await hand.write('De qué se trata.');
  await expect(box('Fecha')).toHaveValue(/^\d\d\/\d\d\/20\d\d$/); // today, without asking
  await hand.press(page.getByRole('button', { name: 'Elegí «Imagen».' }));
  await hand.press(page.getByRole('button', { name: 'Elegir un dibujo' }).first()); // another opens it in the dark theme
  await hand.press(page.getByLabel('Qué se ve: río, bodega, cabaña…'));
  await hand.write('cañón');
  await hand.press(
    page
      .getByRole('group', { name: /^Imagen/ })
      .getByRole('listitem')
      .first()
      .getByRole('button'),
  );
  await expect(box('Qué se ve en la imagen')).not.toHaveValue(''); // the drawing's own words
  await hand.press(page.getByRole('button', { name: 'Escribí «Texto».' }));
  await hand.write('El texto entero.');
  await expect(page.getByText('No falta nada obligatorio')).toBeVisible();
  await hand.press(page.getByRole('button', { name: 'Publicar', exact: true }));
  await hand.press(page.getByRole('button', { name: 'Publicar ahora' }));
  const see = page.getByRole('link', { name: 'Ver Una nota de prueba' });
  const live = await openedBy(page, () => hand.press(see));
  await expect(live.locator('pre')).toContainText('El texto entero.');
  expect(hand.count()).toBeLessThanOrEqual(20);
});

test('a new listing is on its page in 14 presses', async ({ owner: page }) => {
  const hand = counter(page);
  await hand.press(page.getByRole('main').getByText('Agregar', { exact: true }));
  await hand.press(page.getByRole('link', { name: 'alojamiento', exact: true }));
  await expect(page.getByRole('textbox').first()).toBeFocused();
  await hand.write('Cabañas de la Prueba');
  await hand.enter();
  await expect(page.getByRole('textbox', { name: 'Cómo se llama a sí mismo', exact: true })).toBeFocused();
  await hand.write('Cabañas');
  await hand.press(page.getByRole('button', { name: 'Publicar', exact: true })); // too early: it says what is missing
  await expect(page.getByRole('heading', { name: 'Hay 2 cosas para corregir' })).toBeFocused();
  await hand.press(page.getByRole('checkbox', { name: 'Cabañas', exact: true }));
  await hand.press(page.getByRole('textbox', { name: 'Dirección o zona', exact: true }));
  await hand.write('Valle Grande');
  await hand.press(page.getByRole('textbox', { name: 'WhatsApp', exact: true }));
  await hand.write('0260-4421234');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'WhatsApp', exact: true })).toHaveValue('+54 260 442-1234');
  await hand.press(page.getByRole('button', { name: 'Sí, contestan' }));
  await hand.press(page.getByRole('button', { name: 'Publicar', exact: true }));
  await hand.press(page.getByRole('button', { name: 'Publicar ahora' }));
  const see = page.getByRole('link', { name: 'Ver Cabañas de la Prueba' });
  const live = await openedBy(page, () => hand.press(see));
  await expect(live.locator('pre')).toContainText('+54 260 442-1234');
  expect(hand.count()).toBeLessThanOrEqual(14);
});

test('a road that changed is reported in 6 presses, dated now, and the change is shown alone', async ({
  owner: page,
}) => {
  const hand = counter(page);
  const card = page
    .getByRole('region', { name: /^Caminos/ })
    .getByRole('article')
    .first();
  const road = (await card.getByRole('heading').textContent()) ?? '';
  await hand.press(card.getByRole('button', { name: /^(Cambió|Ya se sabe)$/ }));
  const fields = page
    .locator('li > details[open]')
    .filter({ has: page.locator('summary', { hasText: road }) })
    .first();
  const report = fields.locator('details[open]').last();
  await expect(report.getByRole('radio')).not.toHaveCount(0);
  await expect(report.getByRole('radio', { checked: true })).toHaveCount(0); // a hurried press must not open a road
  await hand.press(report.getByRole('radio', { name: 'Cortado' }));
  await expect(report.getByRole('textbox', { name: 'Quién lo dijo', exact: true })).toHaveValue('Marta');
  await hand.press(report.getByRole('textbox', { name: 'Cómo está', exact: true }));
  await hand.write('Cortado por la nieve.');
  await hand.press(page.getByRole('button', { name: 'Publicar', exact: true }));
  const changes = page.getByRole('region', { name: 'Qué cambia' });
  await expect(changes.getByRole('term')).toHaveCount(1);
  await expect(changes.getByRole('term')).toContainText(road);
  await expect(changes.getByRole('insertion')).toContainText('Cortado por la nieve.');
  await expect(changes.getByRole('insertion')).toContainText(` de ${new Date().getFullYear()}`);
  await hand.press(page.getByRole('button', { name: 'Publicar ahora' }));
  await openedBy(page, () => hand.press(page.getByRole('link', { name: /^Ver / }).first()));
  expect(hand.count()).toBeLessThanOrEqual(6);
});

test('a concert on a date is on the agenda in 12 presses', async ({ owner: page }) => {
  const hand = counter(page);
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  await hand.press(page.getByRole('main').getByText('Agregar', { exact: true }));
  await hand.press(page.getByRole('link', { name: 'evento', exact: true }));
  await expect(page.getByRole('textbox').first()).toBeFocused();
  await hand.write('Concierto de la Prueba');
  await hand.enter();
  const where = page.getByRole('combobox', { name: 'Dónde es', exact: true });
  await expect(where).toBeFocused();
  const offered = await where.evaluate((input) =>
    [...((input as HTMLInputElement).list?.options ?? [])].map(({ value }) => value),
  );
  await hand.write(offered[0] ?? ''); // as if it were chosen from the list
  await hand.press(box('De qué se trata'));
  await expect(page.getByText(`Lleva a: ${offered[0]}`)).toBeVisible();
  await hand.write('Una noche de coros.');
  await hand.press(box('Desde qué día'));
  await hand.write('12/12/2099');
  await hand.press(box('A qué hora'));
  await hand.write('21 h');
  await hand.press(box('Cuánto cuesta'));
  await hand.write('Gratis');
  await hand.press(box('Página del evento o de las entradas'));
  await hand.write('entradas.com.ar/coros');
  await hand.press(page.getByRole('button', { name: 'Publicar', exact: true }));
  await hand.press(page.getByRole('button', { name: 'Publicar ahora' }));
  const see = page.getByRole('link', { name: 'Ver Concierto de la Prueba' });
  const live = await openedBy(page, () => hand.press(see));
  await expect(live.locator('pre')).toContainText('"from": "2099-12-12"');
  await expect(live.locator('pre')).toContainText(/"page": "\/[\w-]+\/[\w-]+"/);
  await expect(live.locator('pre')).toContainText('"link": "https://entradas.com.ar/coros"');
  expect(hand.count()).toBeLessThanOrEqual(12);
});

test('an agency says which activity it runs, by its name and as of today, in 13 presses', async ({ owner: page }) => {
  const hand = counter(page);
  await hand.press(page.getByRole('main').getByText('Agregar', { exact: true }));
  await hand.press(page.getByRole('link', { name: 'agencia u operador', exact: true }));
  await expect(page.getByRole('textbox').first()).toBeFocused();
  await hand.write('Agencia de la Prueba');
  await hand.enter();
  await expect(page.getByRole('textbox', { name: 'Dirección o zona', exact: true })).toBeFocused();
  await hand.write('Av. Mitre 1');
  await hand.press(page.getByRole('button', { name: 'Agregar: Actividades que hace' }));
  const activity = page.getByRole('combobox', { name: 'Actividad de la guía', exact: true });
  await expect(activity).toBeFocused();
  const [name = ''] = await activity.evaluate((input) =>
    [...((input as HTMLInputElement).list?.options ?? [])].map(({ value }) => value),
  );
  await hand.write(name); // as if it were chosen from the list
  await hand.choose(page.getByRole('combobox', { name: 'Cómo se supo', exact: true }), 'Por teléfono');
  await expect(activity).toHaveValue(name);
  await hand.press(page.getByRole('button', { name: 'Publicar', exact: true }));
  await hand.press(page.getByRole('button', { name: 'Publicar ahora' }));
  const live = await openedBy(page, () => hand.press(page.getByRole('link', { name: 'Ver Agencia de la Prueba' })));
  await expect(live.locator('pre')).toContainText(/"listing": "[\w-]+\/[\w-]+",\s+"how": "llamada",\s+"on": "20\d\d-/);
  expect(hand.count()).toBeLessThanOrEqual(13);
});
