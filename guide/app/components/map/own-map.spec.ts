import type { OwnMap } from '#views/views.ts';
import { violations } from '../../../../tests/e2e/support/axe.ts';
import { pagesIn } from '../../../../tests/e2e/support/built-pages.ts';
import { visitChanged } from '../../../../tests/e2e/support/changed-page.ts';
import { expect, test } from '../../../../tests/e2e/support/support.ts';

test('nearby things on a crop have letters, and their names are listed below it for touch', async ({ page }) => {
  type Mapped = { map: OwnMap };
  const place = pagesIn('es').find(({ screen, data }) => screen === 'place' && (data as Partial<Mapped>).map);
  if (!place) throw new Error('No place of the guide has a map.');
  const near = [
    { x: 20, y: 30, name: 'Una cosa cercana', href: '/cerca/una' },
    { x: 70, y: 60, name: 'Otra cosa cercana', href: '/cerca/otra' },
  ];
  await page.setViewportSize({ width: 390, height: 844 });
  await visitChanged<Mapped>(page, place, ({ map, ...rest }) => ({ ...rest, map: { ...map, near } }));
  await test.step('its own mark has the icon of its kind', () =>
    expect(page.locator('figure:has(ol) > div > span > svg')).toHaveCount(1));
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
