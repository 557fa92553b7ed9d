import sharp from 'sharp';
import { paths } from '#common/lib/address/paths.ts';
import { expect, test, visit } from '../../../../tests/e2e/support/support.ts';

test('every plate links to its page, a wallpaper and a poster', async ({ page, request }) => {
  await visit(page, paths.plates);
  const plates = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('figure') });
  const hrefs = await plates
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  expect(hrefs).toHaveLength(3 * (await plates.count()));
  for (const href of new Set(hrefs)) expect((await request.head(href)).status(), href).toBe(200);

  await test.step('a wallpaper has the size of a phone’s screen, and a poster is a PDF', async () => {
    const file = async (name: RegExp) => {
      const href = await plates.first().getByRole('link', { name }).getAttribute('href');
      return (await request.get(String(href))).body();
    };
    const { width, height } = await sharp(await file(/^Fondo de pantalla:/)).metadata();
    expect([width, height]).toEqual([1080, 2340]);
    expect((await file(/^Afiche A4:/)).subarray(0, 5).toString()).toBe('%PDF-');
  });
  await test.step('a plate opens large, with its title', async () => {
    const plate = plates.nth(1);
    const title = await plate.getByRole('heading').textContent();
    await plate.getByRole('button', { name: /^Ampliar:/ }).click();
    await expect(page.getByRole('dialog')).toContainText(String(title));
  });
});
