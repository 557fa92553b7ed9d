import { expect, notice, test, visit } from '../../../../tests/e2e/support/support.ts';

const SENT = '/contacto-exito';

test('a visitor copies the code of the message, and sees who reads it and what to do meanwhile', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, `${SENT}?r=K7M2XD`);
  const main = page.getByRole('main');
  await expect(main.getByText('K7M2XD', { exact: true })).toBeVisible();
  await main.getByRole('button', { name: 'Copiar el código' }).click();
  await expect(notice(page)).toContainText('Código copiado');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('K7M2XD');
  await expect(main.getByRole('region', { name: 'Qué pasa ahora' }).getByRole('heading', { level: 3 })).not.toHaveCount(
    0,
  );
  await expect(main.getByRole('region', { name: 'Mientras tanto' }).getByRole('link')).toHaveCount(3);
  await expect(main.getByRole('region', { name: 'Así se va a ver tu ficha' })).toHaveCount(0);
});

test('a business sees how its page will look, by one that is in the guide', async ({ page }) => {
  await visit(page, `${SENT}?r=K7M2XD&de=publicar`);
  const example = page.getByRole('region', { name: 'Así se va a ver tu ficha' });
  const name = await example.getByRole('article').getByRole('heading').textContent();
  await example.getByRole('link', { name: 'Ver la ficha entera' }).click();
  await expect(page.getByRole('heading', { level: 1, name: String(name) })).toBeVisible();
});

test('whoever did not send anything is shown no code', async ({ page }) => {
  await visit(page, SENT);
  await expect(page.getByRole('heading', { level: 1, name: '¡Mensaje Enviado!' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copiar el código' })).toHaveCount(0);
});
