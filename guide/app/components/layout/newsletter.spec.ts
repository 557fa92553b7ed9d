import { expect, notice, test, visit } from '../../../../tests/e2e/support/support.ts';

test('the newsletter says that it does not work yet, and sends nothing', async ({ page }) => {
  await visit(page, '/');
  const sent: string[] = [];
  page.on('request', (request) => {
    // The notice brings its own code and style.
    if (!['script', 'stylesheet', 'image'].includes(request.resourceType())) sent.push(request.url());
  });
  const field = page.getByRole('textbox', { name: 'Tu correo electrónico' });
  for (const email of ['', 'ana']) {
    await test.step(`"${email}" is not accepted as an address`, async () => {
      await field.fill(email);
      await page.getByRole('button', { name: 'Suscribirme' }).click();
      await expect(field).toBeFocused(); // the browser's own validation shows it
      await expect(notice(page)).toHaveCount(0);
      await field.blur();
    });
  }
  await field.fill('ana@example.com');
  await page.getByRole('button', { name: 'Suscribirme' }).click();
  await expect(notice(page)).toContainText('Formulario no funcional aún');
  await expect(notice(page)).toContainText('Para suscribirte falta configurar el ID del servicio de formularios.');
  await expect(notice(page)).toHaveRole('status');
  await expect(field).toHaveValue('ana@example.com');
  expect(sent).toEqual([]);
});

test('once the owner has configured a form, the newsletter subscribes', async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const configured = html
      .replace('"newsletter":null', '"newsletter":"/f/boletin"')
      .replace(/ disabled=""(?=[^>]*>Suscribirme)/, '');
    await route.fulfill({ response, body: configured });
  });
  await visit(page, '/');
  const field = page.getByRole('textbox', { name: 'Tu correo electrónico' });
  await field.fill('ana@example.com');
  const posted = page.waitForRequest('**/f/boletin');
  await page.getByRole('button', { name: 'Suscribirme' }).click();
  expect((await posted).postData()).toContain('ana@example.com');
  await expect(notice(page)).toContainText('¡Listo, te sumamos!');
  await expect(field).toHaveValue('');
});
