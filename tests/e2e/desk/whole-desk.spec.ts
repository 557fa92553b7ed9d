/** The owner's desk with everything behind it: a passkey, the server, the publisher, a build, the live site. */
import { expect, type Page, test } from '@playwright/test';
import { withPasskeys } from './passkeys.ts';
import { startWholeDesk, type WholeDesk } from './whole-desk.ts';

const PHONE = '+54 260 442-1234';

let desk: WholeDesk;

test.describe.configure({ mode: 'serial', timeout: 900_000 });
test.use({ viewport: { width: 390, height: 844 } });
test.beforeAll(async () => {
  test.setTimeout(900_000);
  desk = await startWholeDesk();
});
test.afterAll(() => desk.stop());

async function signIn(page: Page) {
  await withPasskeys(page);
  await page.goto(desk.invite('Marta', 'marta@example.com'));
  await page.getByRole('button', { name: 'Crear la llave de acceso' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hoy' })).toBeVisible();
}

test('an owner changes a phone number from her telephone, sees it live, and takes it back', async ({ page }) => {
  await signIn(page);
  const listing = desk.snapshot().files.find(({ kind, isSample }) => kind === 'bodegas' && !isSample);
  if (!listing?.href) throw new Error('There is no winery to edit.');
  const name = listing.title;
  await page.getByLabel('Buscar una ficha').fill(name);
  await page.getByRole('link', { name }).first().click();
  const field = page.getByRole('textbox', { name: 'Teléfono', exact: true });
  await field.fill(PHONE);
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await page.getByRole('button', { name: 'Publicar ahora' }).click();
  const published = page.getByRole('link', { name: `Ver ${name}` });
  await expect(published).toBeVisible({ timeout: 300_000 });
  const live = `${desk.url}${listing.href}`;
  const isShown = async () => (await (await fetch(live)).text()).includes(PHONE);
  await expect.poll(isShown, { timeout: 60_000 }).toBe(true);
  expect(desk.log()[0]).toBe(`Marta: teléfono de ${name}`);

  await page.getByRole('button', { name: 'Deshacer esta publicación' }).click();
  await page.getByRole('button', { name: 'Sí, volver a como estaba' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Volvió a como estaba' })).toBeVisible({ timeout: 300_000 });
  await expect.poll(isShown, { timeout: 60_000 }).toBe(false);
});

test('a phone number that cannot be one is refused at its field, in Spanish, and the site stays', async ({ page }) => {
  await signIn(page);
  const listing = desk.snapshot().files.find(({ kind, isSample }) => kind === 'bodegas' && !isSample);
  const before = desk.snapshot().version;
  await page.getByLabel('Buscar una ficha').fill(String(listing?.title));
  await page.getByRole('link', { name: listing?.title }).first().click();
  await page.getByRole('textbox', { name: 'Teléfono', exact: true }).fill('12');
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await page.getByRole('button', { name: 'Publicar ahora' }).click();
  const summary = page.getByRole('region', { name: 'Hay 1 cosa para corregir' });
  await expect(summary).toBeVisible({ timeout: 120_000 });
  await summary.getByRole('button', { name: 'Teléfono' }).click();
  await expect(page.getByRole('textbox', { name: 'Teléfono', exact: true })).toBeFocused();
  expect(desk.snapshot().version).toBe(before);
});

test('a renamed page leads on from its old address', async ({ page }) => {
  await signIn(page);
  const listing = desk.snapshot().files.find(({ kind, isSample }) => kind === 'bodegas' && !isSample);
  if (!listing?.href) throw new Error('There is no winery to rename.');
  await page.getByLabel('Buscar una ficha').fill(listing.title);
  await page.getByRole('link', { name: listing.title }).first().click();
  await page.getByText('Más acciones').click();
  await page.getByRole('link', { name: 'Cambiar la dirección' }).click();
  await page.getByRole('textbox', { name: /^Nueva dirección/ }).fill('bodega-con-otro-nombre');
  await page.getByRole('button', { name: 'Cambiar la dirección' }).click();
  const old = `${desk.url}${listing.href}`;
  await expect.poll(async () => (await fetch(old, { redirect: 'manual' })).status, { timeout: 300_000 }).toBe(301);
  expect((await fetch(old)).url).toBe(old.replace(/[^/]+$/, 'bodega-con-otro-nombre'));
});
