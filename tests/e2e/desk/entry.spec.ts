import { violations } from '../support/axe.ts';
import { expect, test } from './desk.ts';
import { withPasskeys } from './passkeys.ts';

test('an invitation names the device, creates its key, and leads to the desk; the key opens it again', async ({
  desk,
  page,
}) => {
  await withPasskeys(page);
  await page.goto(`${desk}#invitacion=vale`);
  await expect(page.getByRole('heading', { level: 1, name: 'Hola, Marta' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Cómo se llama este dispositivo').fill('Teléfono de Marta');
  await page.getByRole('button', { name: 'Crear la llave de acceso' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hoy' })).toBeVisible();
  await page.getByRole('link', { name: 'Cuenta' }).click();
  await page.getByRole('button', { name: 'Salir' }).click();
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cuenta' })).toBeVisible();
});

test('a used invitation says so, and offers no key', async ({ desk, page }) => {
  await page.goto(`${desk}#invitacion=vieja`);
  await expect(page.getByText('La invitación ya se usó o venció. Pedí otra.')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('a person without a key, or without signal, is told what to do', async ({ desk, page }) => {
  await withPasskeys(page);
  await page.goto(desk);
  expect(await violations(page)).toEqual([]);
  const enter = page.getByRole('button', { name: 'Entrar' });
  await enter.click();
  await expect(page.getByText(/No se terminó/)).toBeVisible();
  await page.route('**/entry/options', (route) => route.abort());
  await enter.click();
  await expect(page.getByText(/No hay señal/)).toBeVisible();
});
