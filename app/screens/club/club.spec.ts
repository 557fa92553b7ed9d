import { expect, test, visit } from '../../../tests/e2e/support/support.ts';

const PATH = '/club-de-beneficios-turismo-san-rafael';

test('a visitor learns what the club costs and where it is free', async ({ page }) => {
  await visit(page, PATH);
  await expect(page.getByRole('main')).toContainText('$10.000');
  await page.getByRole('link', { name: 'Ver alojamientos Welcome' }).click();
  await expect(page).toHaveURL('/alojamientos-y-cabanas-en-san-rafael?filter=welcome');
  await expect(page.getByRole('button', { name: 'Welcome', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test('the membership is bought in a chat whose message is already typed', async ({ page }) => {
  await visit(page, PATH);
  const links = page.getByRole('main').getByRole('link', { name: 'Comprar por WhatsApp' });
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=.*Club%20Welcome/);
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  expect(await links.count()).toBeGreaterThan(0);
});

test('unconfirmed benefits say so', async ({ page }) => {
  await visit(page, PATH);
  const benefits = page.getByRole('region', { name: 'Algunos beneficios' }).getByRole('listitem');
  await expect(benefits).toHaveCount(6);
  for (const benefit of await benefits.all()) await expect(benefit).toContainText('Dato de ejemplo');
});
