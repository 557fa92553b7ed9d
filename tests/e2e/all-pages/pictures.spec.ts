import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { pagesIn, someWinery } from '../support/built-pages.ts';
import { expect, test, visit } from '../support/support.ts';

test.use({ pictures: 'real' });

/** One page of each kind that shows pictures. */
const PAGES = ['/', '/bodegas-en-san-rafael-mendoza', someWinery().path];

const SCREENS = [
  { name: 'a cheap phone', width: 360, height: 740, density: 2 },
  { name: 'a good phone', width: 390, height: 844, density: 3 },
  { name: 'a tablet', width: 820, height: 1180, density: 2 },
  { name: 'a laptop', width: 1366, height: 768, density: 1 },
  { name: 'a large screen', width: 1920, height: 1080, density: 1 },
];

/** A picture is fetched at no more than this multiple of the pixels that are shown. */
const MOST = 1.5;
/** The tolerance for rounding in the layout, in pixels. */
const TOLERANCE = 2;

for (const { name, width, height, density } of SCREENS) {
  test.describe(name, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: density });

    for (const address of PAGES) {
      test(`fetches the pictures of ${address} about as large as it shows them`, async ({ page }) => {
        await visit(page, address);
        await loadAll(page);
        const pictures = await picturesOf(page);
        expect(pictures.length).toBeGreaterThan(0);
        // A browser that has a file already shows it again where a smaller one would do.
        const largest = (src: string) =>
          Math.max(...pictures.filter((one) => one.src === src).map(({ shown }) => shown));
        const tooLarge = pictures.filter(
          ({ src, file, smallest }) => file > smallest && file > largest(src) * MOST + TOLERANCE,
        );
        expect(tooLarge).toEqual([]);
        expect(pictures.filter(({ type }) => type !== 'avif')).toEqual([]);
      });
    }
  });
}

/** Scrolls through the page and its rows, so that every lazy picture is fetched. */
async function loadAll(page: Page) {
  await page.evaluate(async () => {
    const isHere = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
    for (const image of document.querySelectorAll<HTMLImageElement>('main img')) {
      const { width, height } = image.getBoundingClientRect();
      if (width === 0 || height === 0 || !image.checkVisibility({ visibilityProperty: true })) continue;
      image.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      while (!isHere(image)) await new Promise((resolve) => image.addEventListener('load', resolve, { once: true }));
    }
  });
}

/** Widths in physical pixels. A box that crops a picture shows part of it, so the uncropped width counts. */
function picturesOf(page: Page) {
  return page.locator('main picture img').evaluateAll((images: HTMLImageElement[]) =>
    images
      .filter((img) => img.checkVisibility())
      .map((img) => {
        const [, file, type] = /-(\d+)\.(avif|webp)/.exec(img.currentSrc) ?? [];
        const box = img.getBoundingClientRect();
        const ratio = Number(img.getAttribute('width')) / Number(img.getAttribute('height'));
        const isCut = getComputedStyle(img).objectFit === 'cover';
        const css = isCut ? Math.max(box.width, box.height * ratio) : Math.min(box.width, box.height * ratio);
        const offered = [
          ...(img.parentElement?.querySelector('source:last-of-type')?.getAttribute('srcset') ?? '').matchAll(
            / (\d+)w/g,
          ),
        ];
        return {
          src: img.currentSrc,
          type,
          file: Number(file),
          shown: Math.round(css * devicePixelRatio),
          smallest: Math.min(...offered.map((match) => Number(match[1]))),
        };
      }),
  );
}

test('the picture that a visitor sees first loads first, and those below wait', async ({ page }) => {
  for (const address of PAGES) {
    await visit(page, address);
    // Pages that open by theme or by the hour hold more pictures than they show.
    const images = page.locator('main picture img:visible');
    await expect(images.first()).toHaveAttribute('fetchpriority', 'high');
    await expect(images.first()).toHaveAttribute('loading', 'eager');
    await expect(page.locator('img[fetchpriority="high"]')).toHaveCount(1);
    if ((await images.count()) > 1) await expect(images.last()).toHaveAttribute('loading', 'lazy');
  }
});

test('a browser without AVIF gets WebP', async ({ page }) => {
  await visit(page, '/bodegas-en-san-rafael-mendoza');
  const fallback = page.locator('main picture img').first();
  await expect(fallback).toHaveAttribute('src', /-\d+\.webp\?v=/);
  await expect(fallback).toHaveAttribute('srcset', /^(\S+-\d+\.webp\?v=\w+ \d+w(, )?){3}$/);
});

test('every page has its own share picture, in the size that networks ask for', async ({ page, request }) => {
  const seen = new Set<string>();
  for (const { path } of pagesIn('es').filter(({ path }) => PAGES.includes(path))) {
    await page.goto(path);
    const address = await page.locator('meta[property="og:image"]').getAttribute('content');
    const { pathname, search } = new URL(address ?? '');
    seen.add(pathname);
    const answer = await request.get(pathname + search);
    expect(answer.headers()['content-type']).toBe('image/jpeg');
    const bytes = await answer.body();
    expect(bytes.length).toBeLessThan(300 * 1024);
    const size = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, pathname + search);
    expect(size).toEqual([1200, 630]);
  }
  expect(seen.size).toBe(PAGES.length);
});

test('the film plays on a tap, and its transcript is next to it', async ({ page }) => {
  await visit(page, '/');
  await expect(page.locator('video')).toHaveCount(0);
  await page.getByRole('button', { name: 'Ver el video' }).click();
  const film = page.locator('video');
  await expect(film).toHaveAttribute('controls', '');
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime > 0 && video.videoWidth))
    .toBe(1280);
  expect(await film.evaluate((video: HTMLVideoElement) => video.duration)).toBeGreaterThanOrEqual(15);
  expect(await film.evaluate((video: HTMLVideoElement) => video.duration)).toBeLessThanOrEqual(25);
  await page.getByText('Qué se ve en el video').click();
  await expect(page.getByText(/Amanece sobre el lago de Valle Grande/)).toBeVisible();
});

test('a film on YouTube replaces the guide’s own, on a tap and from the host without cookies', async ({
  page,
  watch,
}) => {
  watch.allowThirdParty(/^https:\/\/www\.youtube-nocookie\.com\//);
  // Only the home page's data: the fetch of another page's could outlive the test.
  await page.route(
    ({ pathname }) => pathname === '/page.json',
    async (route) => {
      const answer = await route.fetch();
      const { data, ...rest } = (await answer.json()) as { data?: { video?: object } };
      const video = data?.video && { ...data.video, source: { youtubeId: 'abcdefghijk' } };
      await route.fulfill({ response: answer, json: { ...rest, data: video ? { ...data, video } : data } });
    },
  );
  await visit(page, '/favoritos');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /San Rafael/ })
    .first()
    .click();
  const video = page.getByRole('region', { name: 'Un día en San Rafael' });
  await expect(video.getByRole('link', { name: /YouTube/ })).toHaveAttribute('href', 'https://youtu.be/abcdefghijk');
  expect(watch.thirdParties).toEqual([]);
  await video.getByRole('button', { name: 'Ver el video' }).click();
  await expect(video.locator('iframe')).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1',
  );
});

test('browsers and phones find the logo in every size they ask for', async ({ page, request }) => {
  await page.goto('/');
  const manifest = await request.get((await page.locator('link[rel="manifest"]').getAttribute('href')) ?? '');
  const { icons } = (await manifest.json()) as { icons: { src: string; sizes: string; purpose?: string }[] };
  expect(icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ]);
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  const pictures = [...icons, { src: touch ?? '', sizes: '180x180' }, { src: '/favicon.ico', sizes: '32x32' }];
  for (const { src, sizes } of pictures) {
    const bytes = await (await request.get(src)).body();
    const png = src.endsWith('.ico') ? bytes.subarray(bytes.readUInt32LE(18)) : bytes;
    const { width, height } = await sharp(png).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});
