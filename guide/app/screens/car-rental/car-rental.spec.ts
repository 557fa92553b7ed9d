import { dataAt } from '../../../../tests/e2e/support/built-pages.ts';
import { card, cards, expect, saveAndOpenFavourites, test, visit } from '../../../../tests/e2e/support/support.ts';
import type { CarRentalData } from './page.server.ts';

const PATH = '/alquiler-de-autos-en-san-rafael';
const { agencies } = dataAt<CarRentalData>(PATH);

test('each agency shows its rating, and a sample is marked as one', async ({ page }) => {
  await visit(page, PATH);
  await expect(cards(page)).toHaveCount(agencies.length);
  for (const { name, rating, badges } of agencies) {
    const isSample = badges.some(({ tone }) => tone === 'sample');
    const agency = card(page, name);
    await expect(agency.getByText('Ficha de ejemplo')).toHaveCount(isSample ? 1 : 0);
    await expect(agency.getByText('de 5 estrellas')).toHaveCount(rating === null ? 0 : 1);
    await expect(agency.getByRole('button', { name: 'Ver Más' })).toBeDisabled();
  }

  await test.step('an agency with a number of its own is called there', async () => {
    for (const { name, ways } of agencies) {
      for (const { href } of ways) await expect(card(page, name).locator(`a[href="${href}"]`)).toBeVisible();
    }
  });
  await test.step('contact without one leads to the contact page', async () => {
    await card(page, agencies.find(({ ways }) => ways.length === 0)?.name ?? '')
      .getByRole('link', { name: /^Contactar/ })
      .click();
    await expect(page).toHaveURL('/contacto-turismo-san-rafael');
    await page.goBack();
  });
  await test.step('a visitor saves an agency and finds it in favourites', () =>
    saveAndOpenFavourites(page, agencies[0]?.name ?? ''));
});
