import { expect, notice, test, visit } from '../../../../tests/e2e/support/support.ts';

const pages = [
  '/regionales-y-regalerias-en-san-rafael',
  '/delicatessen-y-embutidos-en-san-rafael',
  '/vinerias-en-san-rafael',
];

for (const path of pages) {
  test(`${path} says that it is still to come, and links to what exists`, async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-21T12:00:00-03:00') });
    await visit(page, path);
    await page.clock.pauseAt(new Date('2026-11-21T12:05:00-03:00'));
    await page.getByRole('button', { name: '¿Cuándo va a estar?' }).click();
    await expect(notice(page)).toContainText('🚧 Próximamente');
    await page.mouse.move(10, 400); // a notice stays while the pointer is on it
    await page.clock.runFor(7000);
    await expect(notice(page)).toBeHidden();
    await expect(page.getByRole('region', { name: 'Mientras tanto, esto ya está' }).getByRole('link')).toHaveCount(4);
  });
}
