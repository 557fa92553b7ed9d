/** What people write in the wrong place or form: it is read, or refused where it stands, and nothing of it is lost. */
import { WINERY } from '#desk/client/testing/winery.ts';
import { violations } from '../support/axe.ts';
import { hold } from '../support/hold.ts';
import { expect, firstOf, test } from './desk.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a price with words around it is read, and words alone are refused instead of publishing the old price', async ({
  owner: page,
}) => {
  const name = await firstOf(page, 'alojamientos');
  await page.getByLabel('Buscar una ficha').fill(name);
  await page.getByRole('link', { name }).first().click();
  const price = page.getByRole('textbox', { name: 'Precio por noche', exact: true });
  await price.fill('45 mil por noche');
  await price.blur();
  await expect(price).toHaveValue('45000');
  await expect(page.getByText('$45.000', { exact: true })).toBeVisible();
  await price.fill('a convenir');
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Hay 1 cosa para corregir' })).toBeFocused();
  await expect(price).toHaveValue('a convenir');
  await expect(page.getByText('Escribí «Precio por noche» en números, como 45.000.').last()).toBeVisible();
  await page.getByRole('button', { name: 'Precio por noche: No se sabe' }).click();
  await expect(page.getByRole('heading', { name: /para corregir/ })).toHaveCount(0);
});

test('a text that grows long keeps the hand that writes it', async ({ owner: page }) => {
  const name = await firstOf(page, 'bodegas');
  await page.getByLabel('Buscar una ficha').fill(name);
  await page.getByRole('link', { name }).first().click();
  const place = page.getByRole('textbox', { name: 'Dirección o zona', exact: true });
  const long = 'Del kilómetro doce, por la calle de los álamos, hasta el segundo portón verde de la izquierda';
  await place.fill('');
  await place.pressSequentially(long);
  await expect(place).toHaveValue(long);
  await expect(place).toBeFocused();
});

test('a text that is wider than a phone is read whole where it is corrected, also on a narrower one', async ({
  owner: page,
  desk,
}) => {
  const form = `${desk}#/ficha/${encodeURIComponent('content/pages/club.json')}?dato=how.steps.0.text`;
  const field = page.locator('[data-path="how.steps.0.text"]').getByRole('textbox', { name: 'Texto' });
  await page.goto(form);
  await expect(field).toBeFocused();
  const long =
    'Comprá la membresía por WhatsApp, o reservá en un alojamiento que la regala, y te la mandamos ese mismo día';
  await field.fill(`${long.slice(0, 40)}\n${long.slice(41)}`);
  await expect(field).toHaveValue(`${long.slice(0, 40)} ${long.slice(41)}`);
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  await page.reload();
  await expect(field).toBeFocused();
  const hidden = () => field.evaluate((box) => box.scrollHeight - box.clientHeight);
  await expect.poll(hidden).toBe(0);
  await page.setViewportSize({ width: 320, height: 844 });
  await expect.poll(hidden).toBe(0);
  await field.press('Enter');
  await expect(field).not.toHaveValue(/\n/);
});

test('the days and the hour of an event are refused at their fields', async ({ owner: page }) => {
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  await page.getByRole('main').getByText('Agregar', { exact: true }).click();
  await page.getByRole('link', { name: 'evento', exact: true }).click();
  await page.getByLabel('Nombre').fill('Feria de la Prueba');
  await page.keyboard.press('Enter');
  await box('Desde qué día').fill('12/12/2099');
  await box('Hasta qué día').fill('10/12/2099');
  await box('A qué hora').fill('25');
  const where = page.getByRole('combobox', { name: 'Dónde es', exact: true });
  await where.fill('La plaza');
  await expect(page.getByText('«Hasta qué día» no puede ser antes de «Desde qué día».')).toBeVisible();
  await expect(page.getByText('No hay hora «25»: escribila como 21 h o 21:30.')).toBeVisible();
  await box('Hasta qué día').fill('14/12/2099');
  await box('A qué hora').fill('21hs');
  await where.focus();
  await expect(page.locator('main form [aria-invalid=true]')).toHaveCount(0);
  await expect(box('A qué hora')).toHaveValue('21:00');
  await box('A qué hora').fill('de 10 a 18');
  await where.focus();
  await expect(box('A qué hora')).toHaveValue('de 10:00 a 18:00');
});

test('an event asks what its date or its rule needs, and what was written for the other comes back', async ({
  owner: page,
}) => {
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  const when = page.getByRole('combobox', { name: 'Cuándo es' });
  await page.getByRole('main').getByText('Agregar', { exact: true }).click();
  await page.getByRole('link', { name: 'evento', exact: true }).click();
  await page.getByLabel('Nombre').fill('Muestra de la Prueba');
  await page.keyboard.press('Enter');
  await box('Desde qué día').fill('12/12/2099');
  await page.keyboard.press('Tab');
  await expect(box('La regla en palabras')).toHaveCount(0);
  await expect(page.getByText('Última edición confirmada')).toHaveCount(0);
  await when.selectOption('Cada año, en un mes sin día fijo');
  await expect(page.getByRole('heading', { name: 'Esto no entra en lo que elegiste' })).toBeVisible();
  await expect(page.getByText('Desde qué día: 12 de diciembre de 2099')).toBeVisible();
  await box('La regla en palabras').fill('Un sábado de agosto');
  await when.selectOption('Una sola vez, en una fecha');
  await expect(box('Desde qué día')).toHaveValue('12/12/2099');
  await expect(box('La regla en palabras')).toHaveCount(0);
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  await page.reload(); // what is put aside is kept with the draft
  await when.selectOption('Cada año, en un mes sin día fijo');
  await expect(box('La regla en palabras')).toHaveValue('Un sábado de agosto');
});

test('a group that was taken away by mistake comes back as it was', async ({ owner: page }) => {
  await page.getByRole('main').getByText('Agregar', { exact: true }).click();
  await page.getByRole('link', { name: 'nota', exact: true }).click();
  await page.getByLabel('Nombre').fill('Nota de la Prueba');
  await page.keyboard.press('Enter');
  const group = page.getByRole('group', { name: 'Para los buscadores' });
  await expect(group.getByText('Los de la nota')).toBeVisible();
  await group.getByRole('button', { name: 'Agregar: Para los buscadores' }).click();
  await expect(group.getByRole('textbox').first()).toBeFocused();
  await group.getByRole('textbox').first().fill('Otro título');
  await group.getByRole('button', { name: 'Para los buscadores: Quitar' }).click();
  await expect(group.getByRole('textbox')).toHaveCount(0);
  await group.getByRole('button', { name: 'Agregar: Para los buscadores' }).click();
  await expect(group.getByRole('textbox').first()).toHaveValue('Otro título');
});

test('a page that was begun before is gone on with, and is no second version', async ({ owner: page }) => {
  for (const place of ['La plaza', null]) {
    await page.getByRole('link', { name: 'Hoy', exact: true }).click();
    await page.getByRole('main').getByText('Agregar', { exact: true }).click();
    await page.getByRole('link', { name: 'evento', exact: true }).click();
    await page.getByLabel('Nombre').fill('Feria de la Prueba');
    await page.getByRole('button', { name: 'Empezar' }).click();
    const where = page.getByRole('combobox', { name: 'Dónde es', exact: true });
    if (place) await where.fill(place);
    else await expect(where).toHaveValue('La plaza');
    await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  }
  await expect(page.getByText('Ya la habías empezado: seguí donde estabas.')).toBeVisible();
});

test('what was removed from a list comes back, and what was written meanwhile stays', async ({ owner: page }) => {
  const name = await firstOf(page, 'bodegas');
  await page.getByLabel('Buscar una ficha').fill(name);
  await page.getByRole('link', { name }).first().click();
  const add = page.getByRole('button', { name: 'Agregar: Por averiguar' });
  await add.click();
  const entry = page.getByRole('textbox', { name: /^Por averiguar \d+$/ }).last();
  await entry.fill('Preguntar por el estacionamiento');
  const count = await page.getByRole('textbox', { name: /^Por averiguar \d+$/ }).count();
  await page.getByRole('button', { name: `Quitar: Por averiguar ${count}` }).click();
  await expect(page.getByRole('textbox', { name: /^Por averiguar \d+$/ })).toHaveCount(count - 1);
  const place = page.getByRole('textbox', { name: 'Dirección o zona', exact: true });
  await place.fill('Ruta 143, kilómetro 4');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(entry).toHaveValue('Preguntar por el estacionamiento');
  await expect(place).toHaveValue('Ruta 143, kilómetro 4');
});

test('what is put back into a form that was left and opened again leaves what was written there since', async ({
  owner: page,
}) => {
  const name = await firstOf(page, 'bodegas');
  await page.getByLabel('Buscar una ficha').fill(name);
  await page.getByRole('link', { name }).first().click();
  const entries = page.getByRole('textbox', { name: /^Por averiguar \d+$/ });
  await page.getByRole('button', { name: 'Agregar: Por averiguar' }).click();
  const count = await entries.count();
  await entries.last().fill('Preguntar por el estacionamiento');
  await page.getByRole('button', { name: `Quitar: Por averiguar ${count}` }).click();
  await page.getByRole('link', { name: 'Hoy', exact: true }).click();
  await page.goBack();
  const place = page.getByRole('textbox', { name: 'Dirección o zona', exact: true });
  await place.fill('Ruta 143, kilómetro 4');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(entries.last()).toHaveValue('Preguntar por el estacionamiento');
  await expect(place).toHaveValue('Ruta 143, kilómetro 4');
});

test('a change leads back to its datum, wherever it is in the form', async ({ owner: page }) => {
  const name = await firstOf(page, 'bodegas');
  await page.getByLabel('Buscar una ficha').fill(name);
  await page.getByRole('link', { name }).first().click();
  await page.getByRole('button', { name: 'Agregar: Por averiguar' }).click();
  await page
    .getByRole('textbox', { name: /^Por averiguar \d+$/ })
    .last()
    .fill('Preguntar por el estacionamiento');
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await page.getByRole('link', { name: /Por averiguar/ }).click();
  await expect(page.getByRole('textbox', { name: /^Por averiguar \d+$/ }).first()).toBeFocused();
});

for (const when of ['while it is ordered', 'while it runs'])
  test(`what is left ${when} says how it ended, and leads nobody back`, async ({ owner: page }) => {
    const name = await firstOf(page, 'bodegas');
    await page.getByLabel('Buscar una ficha').fill(name);
    await page.getByRole('link', { name }).first().click();
    await page.getByRole('textbox', { name: 'Dirección o zona', exact: true }).fill('Ruta 143, kilómetro 4');
    await page.getByRole('button', { name: 'Publicar', exact: true }).click();
    const said = page.getByLabel('Nombre de este cambio');
    await said.fill('otra dirección para la prueba');
    const publish = await hold(page, when === 'while it runs' ? /order\?id=/ : /\/publish$/);
    await page.getByRole('button', { name: 'Publicar ahora' }).click();
    if (when === 'while it runs') await expect(page).toHaveURL(/orden/);
    await page.getByRole('link', { name: 'Cuenta', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cuenta' })).toBeVisible();
    publish();
    await expect(page.getByText('Publicado', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Versiones anteriores' }).click();
    await expect(page.getByText('otra dirección para la prueba En línea')).toBeVisible();
    if (when === 'while it runs') return;
    const undo = await hold(page, /\/undo$/);
    await page
      .getByRole('button', { name: /^Volver a/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Sí, volver a como estaba' }).click();
    await page.getByRole('link', { name: 'Hoy', exact: true }).click();
    undo();
    await expect(page.getByText('Volvió a como estaba', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Hoy' })).toBeVisible();
  });

test('what is written on while a page is published stays when it is done', async ({ owner: page }) => {
  const name = await firstOf(page, 'bodegas');
  const open = async () => {
    await page.getByLabel('Buscar una ficha').fill(name);
    await page.getByRole('link', { name }).first().click();
  };
  await open();
  const place = page.getByRole('textbox', { name: 'Dirección o zona', exact: true });
  await place.fill('Ruta 143, kilómetro 4');
  const goOn = await hold(page, /order\?id=/);
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await page.getByRole('button', { name: 'Publicar ahora' }).click();
  await page.getByRole('link', { name: 'Hoy', exact: true }).click();
  await open();
  await place.fill('Ruta 143, kilómetro 5');
  goOn();
  await expect(page.getByText('Publicado', { exact: true })).toBeVisible();
  await expect(place).toHaveValue('Ruta 143, kilómetro 5');
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  const changes = page.getByRole('region', { name: 'Qué cambia' });
  await expect(changes).toContainText('Ruta 143, kilómetro 4');
  await expect(changes).toContainText('Ruta 143, kilómetro 5');
});

test('a cell of the table is read as she leaves it, and a wrong one is told in its place and keeps her from publishing', async ({
  owner: page,
}) => {
  const name = await firstOf(page, 'alojamientos');
  await page.getByRole('link', { name: 'Tabla', exact: true }).click();
  await page.getByRole('link', { name: 'Alojamientos y Cabañas' }).click();
  const cell = (column: string) => page.getByRole('textbox', { name: `${name}, ${column}`, exact: true });
  await cell('Hora de ingreso').fill('11am');
  await cell('Hora de ingreso').press('Enter');
  await expect(cell('Hora de ingreso')).toHaveValue('11:00');
  await cell('Hora de salida').fill('9 a 13');
  await cell('Hora de salida').press('Enter');
  await expect(cell('Hora de salida')).toHaveValue('9 a 13');
  await expect(cell('Hora de salida')).toHaveAttribute('aria-invalid', 'true');
  const told = 'Va una sola hora, en números: escribila como 15:00.';
  await expect(cell('Hora de salida')).toHaveAccessibleDescription(told);
  await expect(page.getByRole('alert')).toHaveText(`${name}, Hora de salida: ${told}`);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Publicar', exact: true }).click();
  await expect(cell('Hora de salida')).toBeFocused();
  await cell('Hora de salida').fill('10 hs');
  await cell('Hora de salida').press('Enter');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('link', { name: 'Publicar', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Qué cambia' })).toContainText('10:00');
});

test('a translation is marked as older than the Spanish that changed, until it is changed or found right', async ({
  owner: page,
  desk,
}) => {
  const form = `${desk}#/ficha/${encodeURIComponent(WINERY)}`;
  await page.goto(form);
  await page.getByRole('textbox', { name: 'Dirección o zona', exact: true }).fill('Ruta 143, kilómetro 4');
  await page.getByRole('button', { name: /^Inglés 1 para revisar/ }).click();
  const english = page.getByRole('textbox', { name: 'Dirección o zona (Inglés)' });
  await expect(english).toHaveAccessibleDescription('El español cambió después: revisá esta traducción.');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Dirección o zona (Inglés): Está bien así' }).click();
  await expect(english).not.toHaveAccessibleDescription(/cambió/);
  await expect(page.getByRole('button', { name: 'Inglés', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Revisar la traducción/ })).toHaveCount(1);
  await page.getByRole('link', { name: 'Revisar la traducción al portugués' }).click();
  const portuguese = page.getByRole('textbox', { name: 'Dirección o zona (Portugués)' });
  await expect(portuguese).toBeFocused();
  await portuguese.fill('Rodovia 143, quilômetro 4');
  await expect(page.getByText('para revisar')).toHaveCount(0);
});
