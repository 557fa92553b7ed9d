import { readFile } from 'node:fs/promises';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { WINERY, WINERY_NAME } from '#desk/client/testing/winery.ts';
import { expect, firstOf, test } from './desk.ts';

const FORM = `#/ficha/${encodeURIComponent(WINERY)}`;
const name = (page: import('@playwright/test').Page) => page.getByRole('textbox', { name: 'Nombre', exact: true });

test('the answer to a call removes its card in one press, and can be undone until it is sent', async ({
  owner: page,
}) => {
  const calls = page.getByRole('region', { name: 'Para llamar' });
  const first = calls.getByRole('article').first();
  const business = (await first.getByRole('heading').textContent()) ?? '';
  const sent: string[] = [];
  page.on('request', (request) => request.url().endsWith('/check') && sent.push(request.postData() ?? ''));
  await first.getByRole('button', { name: 'No atiende' }).click();
  await expect(calls.getByRole('heading', { name: business, exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(calls.getByRole('heading', { name: business, exact: true })).toBeVisible();
  expect(sent).toEqual([]);
  await first.getByRole('button', { name: 'Todo sigue igual' }).click(); // of the two facts
  await expect.poll(() => sent.length).toBe(1);
  expect(JSON.parse(sent[0] ?? '')).toMatchObject({ answer: 'same', facts: ['phone', 'hours'] });
});

test('a change found in a call opens the form at that field, and the log names the call', async ({ owner: page }) => {
  await page.getByRole('region', { name: 'Para llamar' }).getByRole('button', { name: 'Cambió' }).first().click();
  const phone = page.getByRole('textbox', { name: 'Teléfono', exact: true });
  await expect(phone).toBeFocused();
  await phone.fill('+54 260 442-0000');
  await page.locator('summary', { hasText: 'Quién lo confirmó' }).click();
  await expect(page.getByText('22 de noviembre de 2026 Por teléfono, Marta: Teléfono')).toBeVisible();
});

test('a session that ends while typing is reported with a way back in, and the typed text is still there', async ({
  owner: page,
  desk,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(desk + FORM);
  await expect(name(page)).toBeVisible();
  // A request without a session is answered as by a guide without a desk.
  const out = { status: 404, contentType: 'text/plain', body: 'Not found' };
  await page.route('**/escritorio/api/**', (route) => route.fulfill(out));
  await name(page).fill(`${WINERY_NAME} e hijos`);
  const alert = page.getByRole('alert').filter({ hasText: 'Tu sesión terminó.' });
  await expect(alert).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.unroute('**/escritorio/api/**');
  await alert.getByRole('button', { name: 'Entrar de nuevo' }).click();
  await expect(name(page)).toHaveValue(`${WINERY_NAME} e hijos`);
  await expect(page.getByText('Tu sesión terminó.')).toHaveCount(0);
});

test('a closed tab loses nothing, with signal or without', async ({ owner: page, desk, context }) => {
  await page.goto(desk + FORM);
  await name(page).fill(`${WINERY_NAME} e hijos`);
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  await page.route('**/api/draft', (route) => route.abort());
  await name(page).fill(`${WINERY_NAME} y nietos`);
  await expect(page.getByText('Guardado en este teléfono; falta mandarlo')).toBeVisible();
  await page.close();
  const later = await context.newPage();
  await later.goto(desk + FORM);
  await expect(name(later)).toHaveValue(`${WINERY_NAME} y nietos`);
  await expect(later.getByText('Guardado', { exact: true })).toBeVisible();
});

test('a tab that gets the server’s version late does not show it in place of what it has sent since', async ({
  owner: page,
  desk,
  context,
}) => {
  await page.goto(desk + FORM);
  await page.route('**/api/draft', (route) => route.abort());
  await name(page).fill(`${WINERY_NAME} y nietos`);
  await expect(page.getByText('Guardado en este teléfono; falta mandarlo')).toBeVisible();
  await page.close();
  // The new tab requests the file twice: to show it, and to send what was kept. The later answer arrives after sending.
  const later = await context.newPage();
  const sent = later.waitForResponse('**/api/draft');
  const both = Promise.withResolvers<void>();
  let [asked, answered] = [0, 0];
  await later.route('**/api/file?*', async (route) => {
    asked += 1;
    const isLater = asked === 2;
    const response = await route.fetch();
    if (isLater) both.resolve();
    await (isLater ? sent : both.promise);
    await route.fulfill({ response });
  });
  later.on('requestfinished', (request) => {
    if (request.url().includes('/api/file?')) answered += 1;
  });
  await later.goto(desk + FORM);
  await expect.poll(() => answered).toBe(2);
  await later.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(name(later)).toHaveValue(`${WINERY_NAME} y nietos`);
  await expect(later.getByText('Guardado', { exact: true })).toBeVisible();
});

test('of two tabs, the later one is shown both versions and chooses for each field', async ({
  owner: page,
  desk,
  context,
}) => {
  const other = await context.newPage();
  await page.goto(desk + FORM);
  await expect(name(page)).toBeVisible();
  // Another browser, which does not share this one's storage.
  await other.goto(desk + FORM);
  await name(other).fill('Prueba Uno');
  await other.getByRole('textbox', { name: 'Sitio web', exact: true }).fill('https://prueba.example/');
  await expect(other.getByText('Guardado', { exact: true })).toBeVisible();
  await other.close();
  await name(page).fill('Prueba Dos');
  await page.getByRole('button', { name: 'Elegir qué queda' }).click();
  const clash = page.getByRole('region', { name: 'Hay dos versiones' });
  await expect(clash.getByRole('heading')).toBeFocused();
  await expect(clash.getByRole('group')).toHaveCount(1);
  await clash.getByRole('radio', { name: /Lo que hay ahora/ }).check();
  await clash.getByRole('button', { name: 'Seguir con lo elegido' }).click();
  await expect(name(page)).toHaveValue('Prueba Uno');
  await expect(page.getByRole('textbox', { name: 'Sitio web', exact: true })).toHaveValue('https://prueba.example/');
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
});

test('a mistake is shown at its field, and the summary leads there', async ({ owner: page, desk }) => {
  await page.goto(desk + FORM);
  await name(page).fill('');
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Hay 1 cosa para corregir' })).toBeFocused();
  await page.getByRole('button', { name: 'Nombre', exact: true }).click();
  await expect(name(page)).toBeFocused();
  await expect(name(page)).toHaveAccessibleDescription(/Escribí «Nombre»/);
  await name(page).fill(WINERY_NAME);
  await expect(page.getByRole('heading', { name: /para corregir/ })).toHaveCount(0);
});

test('a text that lacks a language is marked, and translated from the Spanish next to it', async ({
  owner: page,
  desk,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(desk + FORM);
  await page.getByRole('button', { name: /^Inglés/ }).click();
  const place = page.getByRole('textbox', { name: 'Dirección o zona (Inglés)' });
  await place.fill('');
  await expect(page.getByRole('button', { name: 'Inglés falta 1' })).toBeVisible();
  await place.fill('In town');
  await expect(page.getByRole('button', { name: 'Inglés', exact: true })).toBeVisible();
});

test('a week is set day by day and copied down', async ({ owner: page, desk }) => {
  await page.goto(desk + FORM);
  const hours = page.getByRole('group', { name: 'Horarios' });
  await hours.getByRole('combobox', { name: 'Lunes' }).selectOption('Abre');
  await hours.getByLabel('Lunes, cierra (1)').fill('17:30');
  await hours.getByRole('button', { name: 'Copiar Lunes a los días de abajo' }).click();
  await hours.getByRole('combobox', { name: 'Domingo' }).selectOption('Cerrado');
  await expect(hours.getByLabel('Sábado, cierra (1)')).toHaveValue('17:30');
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(page.getByText('lun-sab 09:00-17:30; dom cerrado')).toBeVisible();
});

test('a point is set with a finger and with the arrows', async ({ owner: page, desk }) => {
  await page.goto(desk + FORM);
  const point = page.getByRole('group', { name: 'Punto en el mapa' });
  await point.getByRole('button', { name: 'Agregar: Punto en el mapa' }).click();
  const map = point.getByRole('button', { name: /^Mapa/ });
  await map.click({ position: { x: 200, y: 150 } });
  const lat = point.getByLabel('Latitud');
  await expect(lat).toHaveValue(/^-3[3-6]\.\d+$/);
  const before = await lat.inputValue();
  await map.press('ArrowUp');
  await expect(lat).not.toHaveValue(before);
});

test('coordinates pasted from a map fill both fields, and what cannot be read is said', async ({
  owner: page,
  desk,
}) => {
  await page.goto(desk + FORM);
  const point = page.getByRole('group', { name: 'Punto en el mapa' });
  await point.getByRole('button', { name: 'Agregar: Punto en el mapa' }).click();
  const [lat, lng] = [point.getByLabel('Latitud'), point.getByLabel('Longitud')];
  await lat.fill('-34.61772, -68.33007');
  await expect(lat).toHaveValue('-34.6177');
  await expect(lng).toHaveValue('-68.3301');
  await lat.fill('al lado de la plaza');
  await expect(lat).toHaveValue('al lado de la plaza');
  await expect(lat).toHaveAccessibleDescription(/No se entiende/);
});

test('photographs are uploaded, described and ordered', async ({ owner: page, desk }) => {
  await page.goto(desk + FORM);
  const jpeg = (file: string) => ({
    name: file,
    mimeType: 'image/jpeg',
    buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  });
  await page.getByLabel('Agregar fotos').setInputFiles([jpeg('uno.HEIC'), jpeg('dos.jpg')]);
  const words = page.getByRole('textbox', { name: /^Qué se ve/ });
  await expect(words).toHaveCount(2);
  await words.first().fill('La galería');
  await page.getByRole('button', { name: 'Bajar la foto 1' }).click();
  await expect(words.nth(1)).toHaveValue('La galería');
  await expect(page.getByRole('button', { name: 'Subir la foto 2' })).toBeFocused(); // it cannot go further down
  await page.getByRole('button', { name: 'Subir la foto 2' }).press('Enter');
  await expect(words.nth(0)).toHaveValue('La galería');
  await expect(page.getByRole('button', { name: 'Bajar la foto 1' })).toBeFocused();
  await page.getByRole('button', { name: 'Quitar la foto 2' }).press('Enter');
  await expect(words).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Quitar la foto 1' })).toBeFocused();
  await page
    .getByLabel('Agregar fotos')
    .setInputFiles({ name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(page.getByText('nota.txt: Esto no es una foto.')).toBeVisible();
});

test('a photograph is cropped by a frame that a finger and the arrows move', async ({ owner: page, desk }) => {
  await page.goto(desk + FORM);
  const grey = { width: 400, height: 300, channels: 3, background: 'grey' } as const;
  const buffer = await sharp({ create: grey }).jpeg().toBuffer();
  await page.getByLabel('Agregar fotos').setInputFiles({ name: 'uno.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'Recortar la foto 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Recortar la foto' });
  await dialog.getByRole('button', { name: 'Cuadrada' }).click();
  await dialog.getByRole('slider').fill('50');
  const frame = dialog.getByRole('application');
  const left = async () => (await frame.boundingBox())?.x ?? 0;
  const first = await left();
  await frame.press('ArrowRight');
  await expect.poll(left).toBeGreaterThan(first);
  const moved = await left();
  await frame.hover();
  await page.mouse.down();
  await page.mouse.move(0, 0, { steps: 4 });
  await page.mouse.up();
  await expect.poll(left).toBeLessThan(moved);
  await dialog.getByRole('button', { name: 'Listo' }).click();
  await expect(dialog).toBeHidden();
});

test('the season table accepts cells pasted from a spreadsheet, and exports them as CSV', async ({ owner: page }) => {
  const listing = await firstOf(page, 'alojamientos');
  await page.getByRole('link', { name: 'Tabla', exact: true }).click();
  await page.getByRole('link', { name: 'Alojamientos y Cabañas' }).click();
  const price = page.getByRole('textbox', { name: `${listing}, Precio por noche`, exact: true });
  await price.evaluate((cell) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '$ 201.000\t15 hs\ncaro\t14\n');
    cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(price).toHaveValue('$ 201.000');
  const below = page.getByRole('textbox', { name: /, Precio por noche$/ }).nth(1);
  await expect(below).toBeFocused();
  await expect(below).toHaveValue('caro');
  await expect(below).toHaveAccessibleDescription('Escribí «Precio por noche» en números, como 45.000.');
  await expect(page.getByRole('alert')).toContainText(/, Precio por noche: Escribí «Precio por noche» en números/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Bajar planilla' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('alojamientos.csv');
  await price.fill('1');
  await price.press('Enter');
  await page.getByLabel('Traer planilla').setInputFiles(await download.path());
  await expect(price).toHaveValue('$ 201.000');
});

test('the season table comes back as a workbook, with its hours and with a blank row', async ({ owner: page }) => {
  const listing = await firstOf(page, 'alojamientos');
  await page.getByRole('link', { name: 'Tabla', exact: true }).click();
  await page.getByRole('link', { name: 'Alojamientos y Cabañas' }).click();
  const hour = page.getByRole('textbox', { name: `${listing}, Hora de ingreso`, exact: true });
  await hour.fill('09:30');
  await hour.press('Enter');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Bajar planilla' }).click(),
  ]);
  const [head = '', ...lines] = (await readFile(await download.path(), 'utf8')).slice(1).split('\r\n');
  const own = lines.find((line) => line.includes(listing)) ?? '';
  await hour.fill('10:00');
  await hour.press('Enter');
  await page
    .getByLabel('Traer planilla')
    .setInputFiles({ name: 'tabla.xlsx', mimeType: 'application/octet-stream', buffer: workbook([head, '', own]) });
  await expect(hour).toHaveValue('09:30');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

/** Lines of CSV as a spreadsheet saves them in a workbook: each cell with what it shows. */
function workbook(lines: string[]): Buffer {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const rows = lines.map((line) => {
    const cells = line
      .split(';')
      .map((cell) => `<c t="inlineStr"><is><t>${escaped(cell.replace(/^"(.*)"$/, '$1'))}</t></is></c>`);
    return `<row>${line === '' ? '' : cells.join('')}</row>`;
  });
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const sheet = `<worksheet ${main}><sheetData>${rows.join('')}</sheetData></worksheet>`;
  return Buffer.from(zipSync({ 'xl/worksheets/sheet1.xml': strToU8(sheet) }));
}

test('a request is shown in words instead of ids, and its sender’s address is a link', async ({ owner: page }) => {
  await page.getByRole('link', { name: /Cabañas Los Sauces/ }).click();
  await expect(page.getByRole('definition').filter({ hasText: /^Alojamientos y Cabañas$/ })).toBeVisible();
  await expect(page.getByText('valle-grande')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'ana@example.com' })).toHaveAttribute('href', 'mailto:ana@example.com');
});

test('search results on the narrowest phone are as wide as the phone', async ({ owner: page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const field = page.getByLabel('Buscar una ficha');
  const hint = await field.evaluate((input: HTMLInputElement) => {
    const pen = document.createElement('canvas').getContext('2d');
    const { font, paddingLeft, paddingRight } = getComputedStyle(input);
    if (pen) pen.font = font;
    const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return { room, needs: pen?.measureText(input.placeholder).width ?? 0 };
  });
  expect(hint.needs).toBeLessThanOrEqual(hint.room);
  await field.fill('a');
  const found = await page.getByRole('search').getByRole('list').boundingBox();
  expect(found?.width).toBeGreaterThan(280);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('a request that has its listing leads to it, even if its category was changed', async ({ owner: page }) => {
  await page.getByRole('link', { name: /Cabañas Los Sauces/ }).click();
  const refuse = page.getByRole('button', { name: 'Responder que no' });
  await refuse.press('Enter');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(refuse).toBeFocused();
  await page.getByRole('button', { name: 'Hacer ficha' }).press('Enter');
  await expect(page.getByLabel('Categoría de la guía')).toBeVisible();
  await expect(page.locator('main :focus')).toHaveCount(1);
  await page.getByLabel('Categoría de la guía').selectOption('Bodegas');
  await expect(page.getByText('Ahora va en Bodegas.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Sitio web', exact: true }).fill('https://sauces.example/');
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Mensajes', exact: true }).click();
  await page.getByRole('link', { name: /Cabañas Los Sauces/ }).click();
  await page.getByRole('button', { name: 'Hacer ficha' }).click();
  await expect(page.getByRole('textbox', { name: 'Sitio web', exact: true })).toHaveValue('https://sauces.example/');
  await page.getByRole('link', { name: 'Hoy', exact: true }).click();
  const drafts = page.getByRole('region', { name: 'Borradores para seguir' });
  await expect(drafts.getByRole('link', { name: /Cabañas Los Sauces/ })).toHaveCount(1);
});

test('everything can be done by keyboard alone', async ({ owner: page }) => {
  await page.getByLabel('Buscar una ficha').focus();
  await page.keyboard.type(WINERY_NAME);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: WINERY_NAME })).toBeFocused();
  await page.getByRole('textbox', { name: 'Instagram', exact: true }).focus();
  await page.keyboard.type('https://www.instagram.com/prueba/');
  await page.getByRole('button', { name: 'Publicar', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Publicar' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter'); // in the field for the words: submits the form
  await expect(page.getByRole('link', { name: `Ver ${WINERY_NAME}` })).toBeVisible();
});

test('a link that no longer answers is listed, and leads to its field', async ({ owner: page }) => {
  const links = page.getByRole('region', { name: 'Enlaces que ya no andan' });
  await links.getByRole('link', { name: /ya-no\.com\.ar/ }).click();
  await expect(page.getByRole('textbox', { name: 'Sitio web', exact: true })).toBeFocused();
});

test('what the lack of signal made red is gone once it is back, and what could not load loads', async ({
  owner: page,
  desk,
}) => {
  await page.goto(desk + FORM);
  await name(page).fill(`${WINERY_NAME} e hijos`);
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(page.getByLabel('Nombre de este cambio')).not.toHaveValue('');
  await page.route('**/escritorio/api/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Publicar ahora' }).click();
  const red = page.getByRole('alert').filter({ hasText: 'No hay señal' });
  await expect(red).toBeVisible();
  await page.unroute('**/escritorio/api/**');
  await expect(red).toHaveCount(0);
  await page.route('**/escritorio/api/today', (route) => route.abort());
  await page.getByRole('link', { name: 'Hoy', exact: true }).click();
  await expect(red).toBeVisible();
  await page.unroute('**/escritorio/api/today');
  await expect(page.getByRole('heading', { name: /^Mensajes que esperan/ })).toBeVisible();
  await expect(red).toHaveCount(0);
  const other = await firstOf(page, 'alojamientos');
  await page.route('**/escritorio/api/file*', (route) => route.abort());
  await page.getByLabel('Buscar una ficha').fill(other);
  await page.getByRole('link', { name: other }).first().click();
  await expect(red).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: other })).toBeVisible(); // it is still in the guide
  await page.unroute('**/escritorio/api/file*');
  await expect(page.getByRole('textbox', { name: 'Nombre', exact: true })).toHaveValue(other);
});

test('a photograph that had no signal is sent by itself once there is one', async ({ owner: page, desk }) => {
  await page.goto(desk + FORM);
  await page.route('**/escritorio/api/**', (route) => route.abort());
  const buffer = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
  await page.getByLabel('Agregar fotos').setInputFiles({ name: 'uno.jpg', mimeType: 'image/jpeg', buffer });
  const red = page.getByText(/No hay señal/);
  await expect(red).toBeVisible();
  await page.unroute('**/escritorio/api/**');
  await expect(page.getByRole('textbox', { name: /^Qué se ve/ })).toHaveCount(1);
  await expect(red).toHaveCount(0);
});

test('a photograph that is too large for a telephone is made smaller before it is sent', async ({
  owner: page,
  desk,
}) => {
  await page.goto(desk + FORM);
  const noise = Buffer.alloc(4200 * 1200 * 3, 'ruido de una foto grande');
  const buffer = await sharp(noise, { raw: { width: 4200, height: 1200, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  await page.getByLabel('Agregar fotos').setInputFiles({ name: 'grande.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('textbox', { name: /^Qué se ve/ })).toHaveCount(1);
  const arrived = await (await page.request.get(`${desk}fotos/foto-1`)).body();
  const { width, format } = await sharp(arrived).metadata();
  expect([format, width]).toEqual(['jpeg', 2400]);
  expect(arrived.length).toBeLessThan(buffer.length);
});
