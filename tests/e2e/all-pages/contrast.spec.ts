import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { pagesIn } from '../support/built-pages.ts';
import { expect, scrollTo, test, visit } from '../support/support.ts';
import { setTheme } from '../support/theme.ts';

/**
 * Text over pictures: the colour of every text is measured against the pixels that are really behind it, because no
 * tool that reads style sheets can know them.
 */
const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
];

/** The share of a text's background that may be worse: single specks of grain are not perceived as background. */
const STRAY = 0.02;

/** WCAG 2.2, 1.4.3: text is large from 24 px, or from 18.66 px when bold. */
const needed = ({ size, weight }: Word) => (size >= 24 || (size >= 18.66 && weight >= 700) ? 3 : 4.5);

/** Pages that open with text over a picture that fills the screen. */
const OPENINGS = pagesIn('es')
  .filter(({ screen, status }) => status === 200 && ['place', 'tips', 'fishing', 'under-construction'].includes(screen))
  .map(({ path }) => path);

/**
 * The scrims are the same in both themes and the pictures darker in the dark one, which is therefore measured only at
 * the two usual sizes.
 */
const LOOKS = SIZES.flatMap((viewport) =>
  ([390, 1366].includes(viewport.width) ? (['light', 'dark'] as const) : (['light'] as const)).map((theme) => ({
    viewport,
    theme,
  })),
);

// Hiding text takes a style sheet that the guide's own policy would refuse.
test.use({ bypassCSP: true, pictures: 'real' });

test('text over the pictures of the home page is readable', async ({ page }) => {
  const tiles = page.getByRole('region', { name: 'Cuatro formas de conocer San Rafael' }).getByRole('listitem');
  await inEveryLook(page, '/', async (look) => {
    await expect(tiles).not.toHaveCount(0);
    await expectReadable(page, [page.getByRole('banner'), opening(page)], look);
    for (const tile of await tiles.all()) await expectReadable(page, [tile], look);
  });
});

test('there are pages that open with text over a picture', () => {
  expect(OPENINGS.length).toBeGreaterThanOrEqual(11);
});

for (const path of OPENINGS) {
  test(`text over the picture that opens ${path} is readable`, async ({ page }) => {
    await inEveryLook(page, path, (look) => expectReadable(page, [page.getByRole('banner'), opening(page)], look));
  });
}

/** Visits a page once and measures it in all sizes and themes, from the smallest picture to the largest. */
async function inEveryLook(page: Page, path: string, measure: (look: string) => Promise<void>) {
  const [first] = LOOKS;
  if (first) await page.setViewportSize(first.viewport);
  await visit(page, path);
  for (const { viewport, theme } of LOOKS) {
    await test.step(`${viewport.width} px, ${theme}`, async () => {
      await page.setViewportSize(viewport);
      await setTheme(page, theme);
      await scrollTo(page, 0); // also waits until the picture of this size is requested
      await measure(`${viewport.width} px, ${theme}`);
    });
  }
}

/** The block with the page's title. */
const opening = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 }).locator('..');

type Word = { text: string; color: [number, number, number]; size: number; weight: number; box: Box };
type Box = { x: number; y: number; width: number; height: number };

/** Measures all text in `places`, which are on one screen. */
async function expectReadable(page: Page, places: Locator[], look: string) {
  await places[0]?.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(arePicturesHere)).toBe(true);
  await hideFloating(page, places);
  const words = (await Promise.all(places.map(wordsIn))).flat();
  expect(words.length).toBeGreaterThan(0);
  const hidden = await page.addStyleTag({
    content: '* { color: transparent !important; text-decoration: none !important; }',
  });
  const clip = boxAround(words.map(({ box }) => box));
  const screen = await pictureOf(page, clip);
  await hidden.evaluate((style) => (style as HTMLElement).remove());
  const { data, info } = await sharp(screen).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const weak = words.flatMap((word) => {
    const contrast = contrastOn({ data, x: clip.x, y: clip.y, width: info.width, height: info.height }, word);
    return contrast < needed(word) ? [`"${word.text}": ${contrast.toFixed(2)} of ${needed(word)}`] : [];
  });
  await page.evaluate(showFloating);
  expect.soft(weak, look).toEqual([]);
}

/** A picture of a part of the screen, packed quickly: to pack it well, as Playwright does, takes up to twice as long. */
async function pictureOf(page: Page, { x, y, width, height }: Box): Promise<Buffer> {
  const browser = await page.context().newCDPSession(page);
  const [left, top] = await page.evaluate(() => [scrollX, scrollY] as const);
  const clip = { x: left + x, y: top + y, width, height, scale: 1 };
  const { data } = await browser.send('Page.captureScreenshot', { format: 'png', clip, optimizeForSpeed: true });
  await browser.detach();
  return Buffer.from(data, 'base64');
}

/** Runs in the page: whether every picture on the screen has loaded. Text over a missing one would be easy to read. */
function arePicturesHere(): boolean {
  return [...document.images].every((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    // A slide of a carousel waits off screen, at the side.
    const isSeen = bottom > 0 && top < innerHeight && right > left && right > 0 && left < innerWidth;
    return !isSeen || (image.complete && image.naturalWidth > 0);
  });
}

/**
 * Hides the header and the chat button, which stay fixed while the page scrolls below them: they are not the background
 * of a picture.
 */
async function hideFloating(page: Page, measured: Locator[]) {
  for (const place of measured) await place.evaluate((element) => element.setAttribute('data-measured', ''));
  await page.evaluate(() => {
    const isMeasured = (element: Element) =>
      element.closest('[data-measured]') ?? element.querySelector('[data-measured]');
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).position === 'fixed' && !isMeasured(element)) {
        element.style.visibility = 'hidden';
        element.setAttribute('data-floating', '');
      }
    }
    for (const element of document.querySelectorAll('[data-measured]')) element.removeAttribute('data-measured');
  });
}

/** Runs in the page: makes the floating elements visible for the next measurement. */
function showFloating() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-floating]')) {
    element.style.visibility = '';
    element.removeAttribute('data-floating');
  }
}

/** Each visible line of each text, with its colour as painted. */
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

/** The smallest box of whole pixels around all boxes. */
function boxAround(boxes: Box[]): Box {
  const x = Math.floor(Math.min(...boxes.map((box) => box.x)));
  const y = Math.floor(Math.min(...boxes.map((box) => box.y)));
  const right = Math.ceil(Math.max(...boxes.map((box) => box.x + box.width)));
  const bottom = Math.ceil(Math.max(...boxes.map((box) => box.y + box.height)));
  return { x, y, width: right - x, height: bottom - y };
}

/** A part of the screen, from `x` and `y` on, three bytes per pixel. */
type Screen = { data: Buffer } & Box;

/** The contrast that all but the stray pixels behind a text reach. */
function contrastOn(screen: Screen, { color, box }: Word): number {
  const ink = luminance(color);
  const { data, width, height } = screen;
  const [left, top] = [box.x - screen.x, box.y - screen.y];
  const contrasts: number[] = [];
  for (let y = Math.floor(top); y < Math.min(top + box.height, height); y++) {
    for (let x = Math.floor(left); x < Math.min(left + box.width, width); x++) {
      const at = (y * width + x) * 3;
      const ground = luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
      contrasts.push((Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05));
    }
  }
  const sorted = Float64Array.from(contrasts).sort();
  return sorted[Math.floor(sorted.length * STRAY)] ?? 21;
}

/** The linear light of each of the 256 values of a channel, as WCAG defines it. */
const LIGHT = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** WCAG's relative luminance of an sRGB colour, each channel from 0 to 255. */
function luminance([r, g, b]: [number, number, number]): number {
  return 0.2126 * (LIGHT[r] ?? 0) + 0.7152 * (LIGHT[g] ?? 0) + 0.0722 * (LIGHT[b] ?? 0);
}
