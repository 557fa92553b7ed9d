import { storeFirst } from '../../../../tests/e2e/support/store-first.ts';
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

test('a notice stays as long as somebody reads it, and five seconds more', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-21T12:00:00-03:00') });
  await visit(page, UNFINISHED);
  await page.clock.pauseAt(new Date('2026-11-21T12:05:00-03:00'));
  await page.getByRole('button', { name: '¿Cuándo va a estar?' }).click();
  await notice(page).hover();
  await page.clock.runFor(20_000);
  await page.keyboard.press('F8');
  await page.mouse.move(10, 400);
  await page.clock.runFor(20_000);
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: '¿Cuándo va a estar?' }).focus();
  await page.clock.runFor(5500);
  await expect(notice(page)).toHaveCount(0);
});

test('F8 leads to a notice, and Escape closes it and leads back', async ({ page }) => {
  await visit(page, UNFINISHED);
  const question = page.getByRole('button', { name: '¿Cuándo va a estar?' });
  await question.press('Enter');
  await expect(notice(page)).toContainText('🚧 Próximamente');
  await page.keyboard.press('F8');
  await expect(notice(page).getByRole('button', { name: 'Cerrar aviso' })).toBeFocused();
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  await expect(notice(page)).toHaveCount(0);
  await expect(question).toBeFocused();
});

test('a notice is pushed away to the right; after a short push it comes back', async ({ page }) => {
  await visit(page, UNFINISHED);
  await page.getByRole('button', { name: '¿Cuándo va a estar?' }).click();
  const push = async (px: number) => {
    const { x = 0, y = 0 } = (await notice(page).boundingBox()) ?? {};
    await page.mouse.move(x + 20, y + 20);
    await page.mouse.down();
    await page.mouse.move(x + 20 + px, y + 20, { steps: 4 });
    const moved = (await notice(page).boundingBox())?.x ?? 0;
    await page.mouse.up();
    return moved - x;
  };
  expect(await push(40)).toBeCloseTo(40, 0);
  await expect(notice(page)).toHaveCSS('translate', /^(none|0px)$/);
  await push(80);
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

test('a notice about an open dialog can be closed while the dialog is open, and outlives it', async ({ page }) => {
  await storeFirst(page, 'mi-viaje', { version: 1, plan: { travel: 'car', company: [], days: [{ stops: [] }] } });
  await page.addInitScript(() => Object.assign(Clipboard.prototype, { writeText: () => Promise.resolve() }));
  await visit(page, '/mi-viaje');
  await page.getByRole('button', { name: 'Compartir', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Compartir el viaje' });
  const copy = dialog.getByRole('button', { name: 'Copiar el enlace' });
  await copy.click();
  const inside = dialog.getByRole('status');
  await inside.getByRole('button', { name: 'Cerrar aviso' }).click();
  await expect(inside).toHaveCount(0);
  await expect(dialog).toBeVisible();

  await copy.click();
  await expect(inside).toContainText('Enlace copiado');
  await dialog.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(notice(page)).toContainText('Enlace copiado');
});
