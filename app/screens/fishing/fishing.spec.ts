import { card, cards, expect, notice, test, visit } from '../../../tests/e2e/support/support.ts';

const PATH = '/pesca-deportiva-en-san-rafael';

const seasons = {
  'Valle Grande': 'Todo el año, con restricciones',
  'Los Reyunos': 'Todo el año',
  'El Nihuil': 'Diciembre a septiembre (en octubre y noviembre está cerrada)',
  'Agua del Toro': 'Trucha: diciembre a mayo',
};

test('four waters say which fish are caught in them and when', async ({ page }) => {
  await visit(page, PATH);
  await expect(cards(page)).toHaveCount(4);
  for (const [name, season] of Object.entries(seasons)) {
    await expect(card(page, name)).toContainText(season);
    await expect(card(page, name)).toContainText(/pejerrey/i);
  }
});

test('a visitor who looks for a guide learns that they are still to come', async ({ page }) => {
  await visit(page, PATH);
  await page.getByRole('button', { name: 'Buscar Guías' }).click();
  await expect(notice(page)).toContainText('🚧 Funcionalidad no implementada');
  await expect(notice(page)).toContainText('Pronto podrás contactar guías de pesca directamente.');
});

test('the permit is mandatory, and the rules are the province’s', async ({ page }) => {
  await visit(page, PATH);
  await expect(page.getByRole('region', { name: 'El permiso es obligatorio' })).toContainText('Mendoza');
  const rules = page.getByRole('link', { name: /^Temporada de pesca de la provincia/ });
  await expect(rules).toHaveAttribute('href', /^https:\/\//);
  await expect(rules).toHaveAttribute('target', '_blank');
  await expect(rules).toHaveAttribute('rel', /noopener/);
});
