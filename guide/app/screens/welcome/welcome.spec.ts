import { listingFiles } from '../../../../tests/e2e/support/built-pages.ts';
import { cards, expect, test, visit } from '../../../../tests/e2e/support/support.ts';

const welcome = listingFiles<{ category: string | string[] }>('alojamientos').filter(({ category }) =>
  [category].flat().includes('welcome'),
);

test('every Welcome lodging links to its own page', async ({ page }) => {
  await visit(page, '/alojamientos-welcome');
  const links = cards(page).getByRole('heading').getByRole('link');
  await expect(links).toHaveCount(welcome.length);
  const [first] = await links.allInnerTexts();
  await links.first().click();
  await expect(page).toHaveURL(/\/alojamientos-y-cabanas-en-san-rafael\/[^/]+$/);
  await expect(page.getByRole('heading', { level: 1, name: first ?? '' })).toBeVisible();
});
