import { expect, notice, test, visit } from '../../../../tests/e2e/support/support.ts';

const UNFINISHED = '/vinerias-en-san-rafael';

test('a notice disappears on its own after five seconds', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-21T12:00:00-03:00') });
  await visit(page, UNFINISHED);
  await page.clock.pauseAt(new Date('2026-11-21T12:05:00-03:00'));
  await page.getByRole('button', { name: '¿Cuándo va a estar?' }).click();
  await expect(notice(page)).toBeVisible();
  await page.mouse.move(10, 400);
  await page.clock.runFor(4500);
  await expect(notice(page)).toBeVisible();
  await page.clock.runFor(1000);
  await expect(notice(page)).toHaveCount(0);
});

test('a visitor closes a notice, and a new one replaces the current one', async ({ page }) => {
  await visit(page, UNFINISHED);
  await page.getByRole('button', { name: '¿Cuándo va a estar?' }).click();
  await notice(page).getByRole('button', { name: 'Cerrar aviso' }).click();
  await expect(notice(page)).toHaveCount(0);

  await page.getByRole('button', { name: '¿Cuándo va a estar?' }).click();
  await expect(notice(page)).toContainText('🚧 Próximamente');
  await page.getByRole('textbox', { name: 'Tu correo electrónico' }).fill('ana@example.com');
  await page.getByRole('button', { name: 'Suscribirme' }).click();
  await expect(notice(page)).toContainText('Formulario no funcional aún');
  await expect(notice(page)).toHaveCount(1);
});
