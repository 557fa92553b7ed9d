import type { ArticleData } from '#app/screens/article/page.server.ts';
import type { HomeData } from '#app/screens/home/page.server.ts';
import type { PlaceData } from '#app/screens/place/page.server.ts';
import type { TipsData } from '#app/screens/tips/page.server.ts';
import type { TransportData } from '#app/screens/transport/page.server.ts';
import type { Picture } from '#common/contracts/picture.ts';
import type { ListData } from '#views/list-views.ts';
import { dataAt, pagesIn } from '../../../../tests/e2e/support/built-pages.ts';
import { expect, test, visit } from '../../../../tests/e2e/support/support.ts';

/** A page's opening in each theme. */
type Opening = { address: string; picture: Picture; night: Picture };

/** Pages of each kind that open with a print for each theme. */
const openings = {
  'the home page': () => home(),
  'a list': () => opened('collection', (data) => (data as ListData).picture),
  'a place': () => opened('place', (data) => (data as PlaceData).picture),
  'an article': () => opened('article', (data) => (data as ArticleData).article?.picture),
  'a page of facts': () => opened('tips', (data) => (data as TipsData).hero.picture),
};

/** The front page, whose dark theme is always at night. */
function home(): Opening {
  const { picture, moments } = dataAt<HomeData>('/').hero;
  const night = moments.find(({ id }) => id === 'noche')?.picture;
  if (!night) throw new Error('The front page has no print for the night.');
  return { address: '/', picture, night };
}

/** Some page of `screen` that has both prints; `pictureIn` says where its data has them. */
function opened(screen: string, pictureIn: (data: object) => Picture | undefined): Opening {
  for (const page of pagesIn('es')) {
    const picture = page.screen === screen && page.data ? pictureIn(page.data) : undefined;
    if (picture?.night) return { address: page.address, picture, night: picture.night };
  }
  throw new Error(`No ${screen} has a print for the dark theme.`);
}

const isFileOf = ({ src, tall }: Picture, file: string) =>
  [src, tall?.src].some((start) => start !== undefined && /^-\d+\.\w+$/.test(file.replace(start, '')));

for (const [kind, find] of Object.entries(openings)) {
  for (const theme of ['light', 'dark'] as const) {
    // The largest picture of a phone's first screen is fetched before a script knows the theme.
    const isDaysFetchedFirst = ['a place', 'an article', 'a page of facts'].includes(kind) && theme === 'dark';
    const never = isDaysFetchedFirst ? '' : ', and the other is never fetched';
    test(`in the ${theme} theme ${kind} opens with that theme’s print${never}`, async ({ page }) => {
      await page.clock.setFixedTime('2026-11-26T15:00:00-03:00'); // a summer's day, on which the front page opens as usual
      await page.addInitScript((theme) => localStorage.setItem('vite-ui-theme', theme), theme);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const { address, picture, night } = find();
      const [shown, hidden] = theme === 'light' ? [picture, night] : [night, picture];

      await visit(page, address);
      const main = page.getByRole('main');
      await expect(main.getByRole('img', { name: shown.alt })).toBeInViewport();
      await expect(main.getByRole('img', { name: hidden.alt })).toHaveCount(0);
      if (shown.caption) await expect(main.getByText(shown.caption, { exact: true }).first()).toBeVisible();
      expect(asked.filter((file) => isFileOf(shown, file))).toHaveLength(1);

      // Not even after scrolling to the end of the page.
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      for (const image of await main.getByRole('img').all()) {
        await image.scrollIntoViewIfNeeded();
        await expect.poll(() => image.evaluate((it: HTMLImageElement) => it.complete !== false)).toBe(true);
      }
      expect(asked.filter((file) => isFileOf(hidden, file))).toHaveLength(isDaysFetchedFirst ? 1 : 0);

      if (isDaysFetchedFirst) return;
      await test.step('the other print is fetched when a visitor changes the theme', async () => {
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        const fetched = page.waitForRequest((request) => isFileOf(hidden, new URL(request.url()).pathname));
        await page.getByRole('button', { name: 'Cambiar tema' }).click();
        await fetched;
        await expect(main.getByRole('img', { name: hidden.alt })).toBeInViewport();
        await expect(main.getByRole('img', { name: shown.alt })).toHaveCount(0);
      });
    });
  }
}

for (const theme of ['light', 'dark'] as const) {
  test(`in the ${theme} theme a gallery begins with that theme’s print, also enlarged`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' }); // it does not move on
    await page.addInitScript((theme) => localStorage.setItem('vite-ui-theme', theme), theme);
    const { address, picture, night } = opened('transport', (data) => (data as TransportData).pictures[0]);
    const [shown, hidden] = theme === 'light' ? [picture, night] : [night, picture];
    await visit(page, address);
    const main = page.getByRole('main');
    await expect(main.getByRole('img', { name: shown.alt })).toBeVisible();
    await expect(main.getByRole('img', { name: hidden.alt })).toHaveCount(0);

    await main.getByRole('button', { name: shown.alt }).click();
    const viewer = page.getByRole('dialog');
    await expect(viewer.getByRole('img', { name: shown.alt })).toBeVisible();
    await expect(viewer.getByRole('img', { name: hidden.alt })).toHaveCount(0);
  });
}
