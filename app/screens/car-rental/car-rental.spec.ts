import { card, cards, expect, scrollTo, test, visit } from '../../../tests/e2e/support/support.ts';

const PATH = '/alquiler-de-autos-en-san-rafael';

test('three sample agencies show their rating, and say that they are samples', async ({ page }) => {
  await visit(page, PATH);
  await expect(cards(page)).toHaveCount(3);
  for (const agency of await cards(page).all()) {
    await expect(agency).toContainText('Ficha de ejemplo');
    await expect(agency).toContainText('de 5 estrellas');
    await expect(agency.getByRole('button', { name: 'Ver Más' })).toBeDisabled();
  }
});

test('a visitor saves an agency and finds it in favourites', async ({ page }) => {
  await visit(page, PATH);
  await card(page, 'Ripio Fácil').getByRole('button', { name: 'Agregar Ripio Fácil a favoritos' }).click();
  await expect(page.getByRole('button', { name: 'Quitar Ripio Fácil de favoritos' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  // The header is hidden on the way down.
  await scrollTo(page, 0);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Favoritos\W+1\W*$/ })
    .click();
  await expect(page).toHaveURL('/favoritos');
  await expect(card(page, 'Ripio Fácil')).toContainText('Ficha de ejemplo');
});

test('contact leads to the contact page', async ({ page }) => {
  await visit(page, PATH);
  await card(page, 'Rodados Dos Diques')
    .getByRole('link', { name: /^Contactar/ })
    .click();
  await expect(page).toHaveURL('/contacto-turismo-san-rafael');
});
