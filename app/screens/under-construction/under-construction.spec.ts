import { expect, notice, test, visit } from '../../../tests/e2e/support/support.ts';

const pages = [
  '/regionales-y-regalerias-en-san-rafael',
  '/delicatessen-y-embutidos-en-san-rafael',
  '/vinerias-en-san-rafael',
];

for (const path of pages) {
  test(`${path} says that it is still to come, and leads to what exists`, async ({ page }) => {
    await visit(page, path);
    await page.getByRole('button', { name: '¿Cuándo va a estar?' }).click();
    await expect(notice(page)).toContainText('🚧 Próximamente');
    await expect(notice(page)).toBeHidden({ timeout: 7000 });
    await expect(page.getByRole('region', { name: 'Mientras tanto, esto ya está' }).getByRole('link')).toHaveCount(4);
  });
}
