/**
 * Takes the pictures of docs/para-la-duena.md from the real screens, with everything behind them:
 * `PICTURES=1 npx playwright test -c tests/e2e/desk`. Look at each afterwards.
 */
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { withPasskeys } from './passkeys.ts';
import { startWholeDesk } from './whole-desk.ts';

const PHONE = { width: 390, height: 844 };
const COMPUTER = { width: 900, height: 558 };

test('the pictures of the owner’s page', async ({ browser }) => {
  test.setTimeout(1_200_000);
  const desk = await startWholeDesk();
  try {
    const page = await browser.newPage({ viewport: PHONE, reducedMotion: 'reduce' });
    await withPasskeys(page);
    await page.goto(desk.invite('Marta', 'marta@example.com'));
    await page.getByRole('button', { name: 'Crear la llave de acceso' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hoy' })).toBeVisible();
    await take(page, 'hoy');
    await request(desk.url);
    await takeMessage(page);
    const winery = desk.snapshot().files.find(({ kind, isSample }) => kind === 'bodegas' && !isSample);
    await takeChange(page, winery?.title ?? '');
    await page.setViewportSize(COMPUTER);
    await page.getByRole('link', { name: 'Tabla', exact: true }).click();
    await page.getByRole('link', { name: 'Alojamientos y Cabañas' }).click();
    await expect(page.getByRole('table')).toBeVisible();
    await take(page, 'tabla');
  } finally {
    await desk.stop();
  }
});

/** Sends a business's request to be in the guide. */
async function request(url: string) {
  const answers = { name: 'Ana Pérez', whatsapp: '0260 15-4551234', establishmentName: 'Cabañas Los Sauces' };
  const more = {
    email: 'ana@example.com',
    category: 'alojamientos',
    city: 'Valle Grande',
    message: 'Cuatro cabañas con pileta junto al río.',
  };
  const sent = await fetch(`${url}/f/publicar`, {
    method: 'POST',
    headers: { referer: `${url}/publicar`, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ ...answers, ...more }),
  });
  expect(sent.ok).toBe(true);
}

async function takeMessage(page: Page) {
  await page.getByRole('link', { name: 'Mensajes', exact: true }).click();
  await page.getByRole('link', { name: /Cabañas Los Sauces/ }).click();
  await expect(page.getByRole('button', { name: 'Hacer ficha' })).toBeVisible();
  await take(page, 'mensajes');
}

/** Takes the pictures of a change of phone number, from its field to the published page. */
async function takeChange(page: Page, title: string) {
  await page.getByRole('link', { name: 'Hoy', exact: true }).click();
  await page.getByLabel('Buscar una ficha').fill(title);
  await page.getByRole('link', { name: title }).first().click();
  const phone = page.getByRole('textbox', { name: 'Teléfono', exact: true });
  await phone.fill('+54 260 442-1234');
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  await phone.evaluate((field) => field.scrollIntoView({ block: 'center' }));
  await take(page, 'ficha');
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(page.getByLabel('Nombre de este cambio')).not.toHaveValue('');
  await take(page, 'publicar');
  await page.getByRole('button', { name: 'Publicar ahora' }).click();
  await expect(page.getByRole('link', { name: `Ver ${title}` })).toBeVisible({ timeout: 300_000 });
  await take(page, 'publicado');
}

async function take(page: Page, name: string) {
  await page.evaluate(() => document.fonts.ready);
  await sharp(await page.screenshot({ animations: 'disabled' }))
    .webp({ quality: 82 })
    .toFile(`docs/escritorio/${name}.webp`);
}
