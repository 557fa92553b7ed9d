/** Bringing in a register of businesses: from a file or pasted cells to what it would change, and on. */
import type { Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { violations } from '../support/axe.ts';
import { expect, firstOf, test } from './desk.ts';

const CSV = [
  'Padrón de alojamientos 2026;;;',
  'Denominación;Rubro;Tel. fijo;Actualizado',
  'Cabañas de la Prueba;Cabañas;0260 442-7448;05/04/2026',
  'Hotel de la Prueba;Hoteles;12;05/04/2026',
  'Refugio de la Prueba;Refugios;;ayer',
].join('\r\n');

const open = async (page: Page) => {
  await page.getByRole('link', { name: 'Contenido', exact: true }).click();
  await page.getByRole('link', { name: 'Traer fichas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Traer fichas' })).toBeFocused();
};
const look = (page: Page) => page.getByRole('button', { name: 'Ver qué cambia' });
const column = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

for (const width of [390, 1366]) {
  test(`a spreadsheet is matched, its mistakes are told by row and column, and it is published, at ${width} px`, async ({
    owner: page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page);
    await page
      .getByLabel('Elegir un archivo')
      .setInputFiles({ name: 'padron.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) });
    await expect(page.getByText('padron.csv: 3 filas')).toBeVisible();
    await expect(column(page, 'Denominación')).toHaveValue('name');
    await expect(column(page, 'Tel. fijo')).toHaveValue('phone');
    await expect(column(page, '«Cabañas» es')).toHaveValue('cabaña');
    await expect(page.getByText('Falta decir qué es alguno.')).toBeVisible();
    await expect(look(page)).toBeDisabled();
    await column(page, '«Refugios» es').selectOption('hostel');
    await page.reload(); // nothing that was answered is lost
    await expect(column(page, '«Refugios» es')).toHaveValue('hostel');
    await look(page).click();
    await expect(page.getByRole('heading', { name: 'Hay 1 error en la planilla' })).toBeFocused();
    await expect(
      page.getByText('Fila 5, columna «Actualizado», donde dice «ayer»: tiene que ser un día como 05/04/2026'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Seguir sin esa fila' }).click();
    const changes = page.getByRole('region', { name: 'Qué cambia' });
    await expect(changes.getByText('2 fichas nuevas')).toBeVisible();
    await expect(changes.getByText('1 dato dudoso')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.getByRole('button', { name: 'Vista previa' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Así va a quedar' })).toBeVisible();
    await page.getByRole('link', { name: 'Volver a traer fichas' }).click();
    await expect(changes.getByText('2 fichas nuevas')).toBeVisible();
    await page.getByRole('button', { name: 'Publicar ahora' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Publicado' })).toBeVisible();
    await page.goto(`${page.url().split('#')[0]}#/traer`);
    await expect(page.getByLabel('Elegir un archivo')).toBeVisible(); // ready for the next one
  });
}

test('an Excel workbook is read with its dates, numbers and shared texts', async ({ owner: page }) => {
  await open(page);
  await page
    .getByLabel('Elegir un archivo')
    .setInputFiles({ name: 'padron.xlsx', mimeType: 'application/octet-stream', buffer: workbook() });
  await expect(column(page, 'Nombre')).toHaveValue('name');
  await expect(page.getByText('Por ejemplo: 2604427448')).toBeVisible();
  await expect(page.getByText('Por ejemplo: 2026-04-05')).toBeVisible();
  await expect(page.getByText('Por ejemplo: 14:30')).toBeVisible();
  await column(page, 'Ninguna columna lo dice: todas las filas son').selectOption('hotel');
  await look(page).click();
  await expect(page.getByText('1 ficha nueva')).toBeVisible();
});

test('pasted cells are taken as well, and a listing of the guide is recognised by its name', async ({
  owner: page,
}) => {
  const winery = await firstOf(page, 'bodegas');
  await open(page);
  await page.getByLabel('O pegá las celdas acá').fill(`Nombre\tTipo\n${winery}\tbodega\n`);
  await page.reload(); // nothing that was pasted is lost
  await page.getByRole('button', { name: 'Usar lo pegado' }).click();
  await expect(page.getByRole('heading', { name: 'Qué trae cada columna' })).toBeFocused();
  await expect(page.getByText('Falta decir de dónde salió la planilla.')).toBeVisible();
  await column(page, 'De dónde salió').selectOption('De otra lista');
  await look(page).click();
  await expect(page.getByText('1 fila dice lo que la guía ya dice.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publicar ahora' })).toHaveCount(0);
});

test('what is no spreadsheet is said in words', async ({ owner: page }) => {
  await open(page);
  await page
    .getByLabel('Elegir un archivo')
    .setInputFiles({ name: 'nota.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from('PK roto') });
  await expect(page.getByRole('alert')).toContainText('Ahí no se ve una planilla');
});

/** A small workbook as Excel writes them: shared texts, a number for a telephone, a date by its style. */
function workbook(): Buffer {
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const sheet = `<worksheet ${main}><sheetData>
    <row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>Teléfono</t></is></c><c r="D1" t="s"><v>1</v></c><c r="E1" t="inlineStr"><is><t>Ingreso</t></is></c></row>
    <row r="3"><c r="A3" t="s"><v>2</v></c><c r="B3"><v>2.604427448E9</v></c><c r="D3" s="1"><v>46117</v></c><c r="E3" s="2"><v>0.604166666666667</v></c></row>
  </sheetData></worksheet>`;
  const texts = `<sst ${main}><si><t>Nombre</t></si><si><t>Fecha</t></si><si><r><t>Hotel </t></r><r><t>de Excel</t></r></si></sst>`;
  const styles = `<styleSheet ${main}><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="20"/></cellXfs></styleSheet>`;
  const parts = {
    'xl/worksheets/sheet1.xml': strToU8(sheet),
    'xl/sharedStrings.xml': strToU8(texts),
    'xl/styles.xml': strToU8(styles),
  };
  return Buffer.from(zipSync(parts));
}
