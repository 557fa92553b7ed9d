import { dataAt } from '../../../../tests/e2e/support/built-pages.ts';
import { expect, test, visit } from '../../../../tests/e2e/support/support.ts';
import type { ClubData } from './page.server.ts';

const PATH = '/club-de-beneficios-turismo-san-rafael';
const { club, closed } = dataAt<ClubData>(PATH);

test('a visitor learns what the club costs and where it is free', async ({ page }) => {
  test.skip(!club, 'the club is not open');
  await visit(page, PATH);
  await test.step('the membership is bought in a chat with a prefilled message', async () => {
    const links = page.getByRole('main').getByRole('link', { name: 'Comprar por WhatsApp' });
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=.*Club%20Welcome/);
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
    expect(await links.count()).toBeGreaterThan(0);
  });
  await test.step('each benefit is listed, and unconfirmed ones are marked', async () => {
    const { title, note, items } = club?.benefits ?? { title: '', note: '', items: [] };
    const shown = page.getByRole('region', { name: title });
    await expect(shown).toContainText(note);
    await expect(shown.getByRole('listitem')).toHaveCount(items.length);
    for (const [index, { title, isSample }] of items.entries()) {
      const benefit = shown.getByRole('listitem').nth(index);
      await expect(benefit.getByRole('heading')).toHaveText(title);
      await expect(benefit.getByText('Dato de ejemplo')).toHaveCount(isSample ? 1 : 0);
    }
  });
  await expect(page.getByRole('main')).toContainText(club?.price.amount ?? '');
  if (!club?.free) return; // no lodging is in the club
  await page.getByRole('link', { name: club.free.link.label }).click();
  await expect(page).toHaveURL('/alojamientos-y-cabanas-en-san-rafael?filter=welcome');
  await expect(page.getByRole('button', { name: 'Welcome', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test('a club that is not open sells nothing', async ({ page }) => {
  test.skip(!closed, 'the club is open');
  await visit(page, PATH);
  const links = page.getByRole('main').getByRole('link', { name: /WhatsApp/ });
  await expect(links).toHaveText(closed?.link.label ?? '');
});
