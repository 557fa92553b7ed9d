import { readFileSync } from 'node:fs';
import { card, cards, expect, notice, test, visit } from '../../../../tests/e2e/support/support.ts';

const PATH = '/pesca-deportiva-en-san-rafael';

type Spot = { nombre: string; temporada: string; especies: string[] };

const { spots } = JSON.parse(readFileSync('content/pages/pesca.json', 'utf8')) as { spots: Spot[] }; // the build checked it

test('each fishing spot lists its fish and its season', async ({ page }) => {
  await visit(page, PATH);
  await expect(cards(page)).toHaveCount(spots.length);
  for (const { nombre, temporada, especies } of spots) {
    await expect.soft(card(page, nombre)).toContainText(temporada);
    for (const fish of especies) await expect.soft(card(page, nombre)).toContainText(fish);
  }

  await test.step('the permit is mandatory, and the rules are the province’s', async () => {
    await expect.soft(page.getByRole('region', { name: 'El permiso es obligatorio' })).toContainText('Mendoza');
    const rules = page.getByRole('link', { name: /^Nota de prensa .*temporada de pesca de la provincia/ });
    await expect.soft(rules).toHaveAttribute('href', /^https:\/\//);
    await expect.soft(rules).toHaveAttribute('target', '_blank');
    await expect.soft(rules).toHaveAttribute('rel', /noopener/);
  });
  await test.step('a visitor who looks for a fishing guide learns that the feature is still to come', async () => {
    await page.getByRole('button', { name: 'Buscar Guías' }).click();
    await expect(notice(page)).toContainText('🚧 Funcionalidad no implementada');
    await expect(notice(page)).toContainText('Pronto podrás contactar guías de pesca directamente.');
  });
});
