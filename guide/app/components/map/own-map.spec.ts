import type { OwnMap } from '#views/views.ts';
import { violations } from '../../../../tests/e2e/support/axe.ts';
import { builtPages } from '../../../../tests/e2e/support/built-pages.ts';
import { expect, test, visit } from '../../../../tests/e2e/support/support.ts';

test('nearby things on a crop have letters, and their names are listed below it for touch', async ({ page }) => {
  const crowded = builtPages().find(({ language, data }) => {
    const { map } = data as { map?: OwnMap };
    return language === 'es' && (map?.near?.length ?? 0) > 1;
  });
  test.skip(!crowded, 'no place has two things near it');
  if (!crowded) return;
  const { near } = (crowded.data as { map: OwnMap }).map;
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, crowded.visitAt);
  const names: string[] = [];
  for (const [index, { name, href }] of near.entries()) {
    const dot = page.getByRole('link', { name, exact: true }).and(page.locator(`figure [href="${href}"]`));
    await expect(dot).toHaveCount(1);
    const letter = await dot.evaluate((node) => getComputedStyle(node, '::before').content);
    expect(letter).toContain('upper-alpha');
    names.push(name);
    const named = page.locator('figure').getByText(name, { exact: true });
    await expect(named, `${index}`).toBeVisible();
    expect((await named.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  }
  expect(await page.locator('figure ol').first().locator('li').allInnerTexts()).toEqual(names);
  expect(await violations(page)).toEqual([]);
});
