import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, paperReady, test, visit } from '../../../../tests/e2e/support/support.ts';

const TRIP = '/mi-viaje';
const DAYS = 3;
/** The most that a printed trip of three days may weigh, so that it can be sent. */
const MOST_BYTES = 1_500_000;
/** An A4 page inside its margins, in CSS pixels. */
const PAPER = { width: 686, height: 1010 };

test('a trip goes from a computer to a phone by its link and by its file, and is printed there', async ({
  page,
  browser,
  baseURL,
}) => {
  await visit(page, TRIP);
  await page.getByLabel('Día de llegada').fill('2027-01-12');
  await page.getByRole('checkbox', { name: 'Con chicos' }).check();
  await page.getByRole('button', { name: 'Proponeme un plan' }).click();
  const names = await stopNames(page);
  expect(names.length).toBeGreaterThan(DAYS);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .locator('summary')
      .filter({ hasText: 'Fechas y viajeros' })
      .click()
      .then(() => page.getByRole('button', { name: 'Guardar en un archivo' }).click()),
  ]);
  const buffer = await readFile(await download.path());
  await page.getByRole('button', { name: 'Compartir', exact: true }).first().click();
  const link = page.getByRole('textbox', { name: 'Enlace del viaje' });
  await expect(link).toHaveValue(/#v1/);
  const address = await link.inputValue();

  const device = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } });
  const phone = await device.newPage();
  await test.step('the link, with the full stop of the chat that brought it, its "#" escaped, or an underline lost', async () => {
    for (const bent of [address.replace('_', ''), address.replace('#', '%23'), `${address}.`]) {
      await phone.goto(bent);
      await phone.getByRole('button', { name: 'Usar este viaje' }).click();
      expect(await stopNames(phone)).toEqual(names);
      await phone.evaluate(() => localStorage.clear());
      await phone.goto('about:blank');
    }
    await phone.goto(address);
    await phone.getByRole('button', { name: 'Usar este viaje' }).click();
  });
  await test.step('the map of each day has a picture with its road, its numbers and its base', async () => {
    const day = phone.getByRole('region', { name: /^Día 1: / });
    const map = day.getByRole('img', { name: /^Mapa del día 1: 1 .+\. Salida de Ciudad de San Rafael$/ });
    await map.scrollIntoViewIfNeeded();
    await expect(day.locator('[data-card-map] img')).toHaveAttribute('src', /^data:image\/jpeg/);
    const numbers = await map
      .locator('text')
      .evaluateAll((texts) => texts.map((one) => one.getBoundingClientRect().height));
    for (const height of numbers) expect(height).toBeGreaterThanOrEqual(12);
    // The house of the base.
    const drawn = await map.locator('path').evaluateAll((paths) => paths.map((one) => one.getBoundingClientRect()));
    expect(drawn).toHaveLength(1);
    for (const { width, height } of drawn) expect(Math.max(width, height)).toBeGreaterThan(8);
  });
  await test.step('the file', async () => {
    await phone.evaluate(() => localStorage.clear());
    await phone.goto(TRIP);
    await phone
      .getByLabel('Archivo de un viaje')
      .setInputFiles({ name: 'mi-viaje.json', mimeType: 'application/json', buffer });
    expect(await stopNames(phone)).toEqual(names);
  });
  await test.step('paper', async () => {
    await phone.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
    });
    await phone.getByRole('button', { name: 'Más', exact: true }).click();
    await phone.getByRole('button', { name: 'Imprimir', exact: true }).click();
    await expect(phone.locator('html')).toHaveAttribute('data-printed', 'yes');
    await paperReady(phone);
    const pdf = await phone.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(DAYS);
    expect(pdf.length).toBeLessThanOrEqual(MOST_BYTES);
    expect(pdf.toString('latin1')).toContain('/DCTDecode'); // the maps are there, as pictures

    await phone.setViewportSize(PAPER);
    await phone.emulateMedia({ media: 'print' });
    await expect(phone.getByRole('figure')).toHaveCount(DAYS);
    const sections = phone.locator('section').filter({ has: phone.locator('[data-day]') });
    for (const section of await sections.all()) {
      const { height } = (await section.boundingBox()) ?? { height: 0 };
      expect(height, (await section.getByRole('heading', { level: 2 }).textContent()) ?? '').toBeGreaterThan(
        PAPER.height * 0.75,
      );
    }
  });
  await device.close();
});

async function stopNames(page: Page): Promise<string[]> {
  const stops = page.getByRole('listitem').getByRole('heading', { level: 3 });
  await expect(stops.first()).toBeVisible();
  return stops.allTextContents();
}
