import { expect, test, visit } from '../../../../tests/e2e/support/support.ts';

test('the page has routes for one, two and three days', async ({ page }) => {
  await visit(page, '/inspirate');
  const routes = page.getByRole('main').getByRole('region');
  await expect(routes).toHaveCount(3);
  for (const [index, route] of (await routes.all()).entries()) {
    await expect(route.getByRole('heading', { level: 3 })).toHaveCount(index + 1);
  }

  await test.step('a family goes from the one-day route to the canyon, and comes back', async () => {
    const route = page.getByRole('region', { name: /^Un día/ });
    await route.getByRole('link', { name: 'Cañón del Atuel', exact: true }).click();
    await expect(page).toHaveURL('/lugares-para-visitar-en-san-rafael/canon-del-atuel');
    await page.goBack();
    await expect(page).toHaveURL('/inspirate');
  });
  await test.step('the table of contents links to a route', async () => {
    await page
      .getByRole('navigation', { name: 'Rutas de esta página' })
      .getByRole('link', { name: /^Tres días/ })
      .click();
    await expect(page.getByRole('heading', { level: 2, name: /^Tres días/ })).toBeInViewport();
  });
});
