import sharp from 'sharp';
import { paths } from '#common/lib/address/paths.ts';
import { expect, test, visit } from '../../../../tests/e2e/support/support.ts';

test('every plate or its group links to its page, and each plate to a wallpaper and a poster', async ({
  page,
  request,
}) => {
  await visit(page, paths.plates);
  const main = page.getByRole('main');
  const plates = main.getByRole('listitem').filter({ has: page.getByRole('figure') });
  for (const group of await main
    .getByRole('region')
    .filter({ has: page.getByRole('figure') })
    .all()) {
    const isShared = (await group.getByRole('heading', { level: 2 }).getByRole('link').count()) > 0;
    const own = group.getByRole('listitem');
    await expect(own.getByRole('link')).toHaveCount((isShared ? 2 : 3) * (await own.count()));
  }
  const hrefs = await main
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
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
