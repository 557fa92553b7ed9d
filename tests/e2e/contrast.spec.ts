import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { pagesIn } from './built-pages.ts';
import { expect, test, visit } from './support.ts';

/**
 * Words over pictures: every word's ink is measured against the pixels that are really behind it, because no tool
 * that reads style sheets can know them.
 */
const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
];

/** The share of a word's ground that may be worse: single dots of grain are not seen as ground. */
const STRAY = 0.02;

/** WCAG 2.2, 1.4.3: large is 24 px, or 18.66 px when bold. */
const needed = ({ size, weight }: Word) => (size >= 24 || (size >= 18.66 && weight >= 700) ? 3 : 4.5);

/** Pages that open with words over a picture that fills the screen. */
const OPENINGS = pagesIn('es')
  .filter(({ screen, status }) => status === 200 && ['place', 'tips', 'fishing'].includes(screen))
  .map(({ path }) => path);

/** The scrims are the same in both themes, the pictures darker: the dark one is measured at the two usual sizes. */
const THEMED = SIZES.flatMap((viewport) =>
  ([390, 1366].includes(viewport.width) ? (['light', 'dark'] as const) : (['light'] as const)).map((theme) => ({
    viewport,
    theme,
  })),
);

// Hiding the words takes a style sheet that the guide's own policy would refuse.
test.use({ bypassCSP: true, pictures: 'real' });

for (const { viewport, theme } of THEMED) {
  test.describe(`${viewport.width} px, ${theme}`, () => {
    test.use({ viewport });
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('vite-ui-theme', chosen), theme);
    });

    test('words over the pictures of the home page can be read', async ({ page }) => {
      test.setTimeout(90_000);
      await visit(page, '/');
      await expect(page.locator('html')).toHaveClass(theme);
      const tiles = page.getByRole('region', { name: 'Cuatro formas de conocer San Rafael' }).getByRole('listitem');
      await expect(tiles).not.toHaveCount(0);
      await expectReadable(page, [page.getByRole('banner'), opening(page)]);
      for (const tile of await tiles.all()) await expectReadable(page, [tile]);
    });

    test('words over the pictures that open pages can be read', async ({ page }) => {
      test.setTimeout(180_000);
      expect(OPENINGS.length).toBeGreaterThanOrEqual(11);
      for (const path of OPENINGS) {
        await test.step(path, async () => {
          await visit(page, path);
          await expectReadable(page, [page.getByRole('banner'), opening(page)]);
        });
      }
    });
  });
}

/** The block that the page's title stands in. */
const opening = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 }).locator('..');

type Word = { text: string; color: [number, number, number]; size: number; weight: number; box: Box };
type Box = { x: number; y: number; width: number; height: number };

/** Measures all words in `places`, which are on one screen. */
async function expectReadable(page: Page, places: Locator[]) {
  await places[0]?.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(arePicturesHere)).toBe(true);
  await hideFloating(page, places);
  const words = (await Promise.all(places.map(wordsIn))).flat();
  expect(words.length).toBeGreaterThan(0);
  const hidden = await page.addStyleTag({
    content: '* { color: transparent !important; text-decoration: none !important; }',
  });
  const screen = await page.screenshot({ animations: 'disabled', scale: 'css' });
  await hidden.evaluate((style) => (style as HTMLElement).remove());
  const { data, info } = await sharp(screen).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const weak = words.flatMap((word) => {
    const contrast = contrastOn({ data, width: info.width, height: info.height }, word);
    return contrast < needed(word) ? [`"${word.text}": ${contrast.toFixed(2)} of ${needed(word)}`] : [];
  });
  expect.soft(weak).toEqual([]);
}

/** In the page: whether every picture on the screen is loaded. Words over one that is missing would be easy to read. */
function arePicturesHere(): boolean {
  return [...document.images].every((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    // A slide of a carousel waits outside of the screen, at the side.
    const isSeen = bottom > 0 && top < innerHeight && right > left && right > 0 && left < innerWidth;
    return !isSeen || (image.complete && image.naturalWidth > 0);
  });
}

/** The header and the chat button stand still while a page goes by below them; they are no picture's ground. */
async function hideFloating(page: Page, measured: Locator[]) {
  for (const place of measured) await place.evaluate((element) => element.setAttribute('data-measured', ''));
  await page.evaluate(() => {
    const isMeasured = (element: Element) =>
      element.closest('[data-measured]') ?? element.querySelector('[data-measured]');
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).position === 'fixed') {
        element.style.visibility = isMeasured(element) ? '' : 'hidden';
      }
    }
    for (const element of document.querySelectorAll('[data-measured]')) element.removeAttribute('data-measured');
  });
}

/** Each line of each text that is seen, with its colour as painted. */
function wordsIn(place: Locator): Promise<Word[]> {
  return place.evaluate((root) => {
    const words: Word[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || !node.textContent?.trim())
        continue;
      if (element.getBoundingClientRect().width <= 1) continue; // only for screen readers
      const range = document.createRange();
      range.selectNodeContents(node);
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      if (canvas) {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
      }
      const [r = 0, g = 0, b = 0] = canvas?.getImageData(0, 0, 1, 1).data ?? [];
      for (const { x, y, width, height } of range.getClientRects()) {
        if (width === 0 || y < 0 || y + height > innerHeight || x < 0 || x + width > innerWidth) continue;
        words.push({
          text: node.textContent.trim().slice(0, 40),
          color: [r, g, b],
          size: Number.parseFloat(fontSize),
          weight: Number(fontWeight),
          box: { x, y, width, height },
        });
      }
    }
    return words;
  });
}

type Screen = { data: Buffer; width: number; height: number };

/** The contrast that all but the stray pixels behind a word reach. */
function contrastOn({ data, width, height }: Screen, { color, box }: Word): number {
  const ink = luminance(color);
  const contrasts: number[] = [];
  for (let y = Math.floor(box.y); y < Math.min(box.y + box.height, height); y++) {
    for (let x = Math.floor(box.x); x < Math.min(box.x + box.width, width); x++) {
      const at = (y * width + x) * 3;
      const ground = luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
      contrasts.push((Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05));
    }
  }
  contrasts.sort((a, b) => a - b);
  return contrasts[Math.floor(contrasts.length * STRAY)] ?? 21;
}

/** WCAG's relative luminance of an sRGB colour, 0 to 255 each. */
function luminance(color: [number, number, number]): number {
  const [r, g, b] = color.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
