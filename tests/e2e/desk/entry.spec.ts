import { violations } from '../support/axe.ts';
import { hold } from '../support/hold.ts';
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

test('a key cannot be asked for before the invitation is known, so that no press is lost', async ({ desk, page }) => {
  await withPasskeys(page);
  const answer = await hold(page, '**/invitation/options');
  await page.goto(`${desk}#invitacion=vale`);
  const create = page.getByRole('button', { name: 'Crear la llave de acceso' });
  await expect(create).toBeDisabled();
  answer();
  await create.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hoy' })).toBeVisible();
});

test('a used invitation says so, offers no new key, and lets in whoever has one', async ({ desk, page }) => {
  await withPasskeys(page);
  await page.goto(`${desk}#invitacion=vale`);
  await page.getByRole('button', { name: 'Crear la llave de acceso' }).click();
  await page.getByRole('link', { name: 'Cuenta' }).click();
  await page.getByRole('button', { name: 'Salir' }).click();
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();

  await page.goto(`${desk}#invitacion=vieja`); // the link in the chat, again
  await expect(page.getByText(/^Ese enlace ya se usó o venció/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Crear la llave de acceso' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hoy' })).toBeVisible();

  await page.goto('about:blank');
  await page.goto(`${desk}#invitacion=vieja`); // and once more, by somebody who is in
  await expect(page.getByRole('heading', { level: 1, name: 'Hoy' })).toBeVisible();
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
