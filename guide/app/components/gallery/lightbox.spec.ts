import type { CDPSession, Locator, Page } from '@playwright/test';
import { ALBUM as TOTAL, visitAlbum } from '../../../../tests/e2e/support/changed-page.ts';
import { expect, test } from '../../../../tests/e2e/support/support.ts';

/** Scrolling settles within a hundredth of a pixel of its target. */
const WHOLE = { ratio: 0.999 };
const PHONE = { width: 390, height: 844 };

/** Visits a listing with an album, and opens the first of its pictures. */
async function openViewer(page: Page) {
  await visitAlbum(page);
  return openFirst(page);
}

async function openFirst(page: Page) {
  await page
    .getByRole('button', { name: /^Ampliar: / })
    .first()
    .click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('status')).toHaveText(`1 de ${TOTAL}`);
  return viewer;
}

type Finger = { x: number; y: number };

/** Moves two fingers apart or together, from `from` to `to`. */
async function pinch(browser: CDPSession, from: [Finger, Finger], to: [Finger, Finger]) {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Finger[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', from.slice(0, 1));
  await touch('touchStart', from);
  for (let step = 1; step <= 10; step++) {
    const between = (start: number, end: number) => start + ((end - start) * step) / 10;
    await touch(
      'touchMove',
      from.map((start, finger) => ({
        x: between(start.x, to[finger]?.x ?? 0),
        y: between(start.y, to[finger]?.y ?? 0),
      })),
    );
  }
  await touch('touchEnd', []);
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
}

/** Waits until the shown picture is `times` as wide as `width`. */
async function expectGrown(viewer: Locator, width: number, times: number) {
  const picture = viewer.getByRole('img');
  await expect.poll(async () => ((await picture.boundingBox())?.width ?? 0) / width).toBeCloseTo(times, 1);
}

/** Drags one finger across the middle of the window. */
async function swipe(browser: CDPSession, from: number, to: number) {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 420 }] });
  await touch('touchStart', from);
  for (let step = 1; step <= 10; step++) await touch('touchMove', from + ((to - from) * step) / 10);
  await touch('touchEnd');
}

/** Taps the middle twice, with explicit timestamps: a slow machine would send the second too late for a double tap. */
async function tapTwice(browser: CDPSession) {
  let timestamp = Date.now() / 1000;
  for (const type of ['touchStart', 'touchEnd', 'touchStart', 'touchEnd'] as const) {
    const touchPoints = type === 'touchStart' ? [{ x: 195, y: 420 }] : [];
    await browser.send('Input.dispatchTouchEvent', { type, timestamp, touchPoints });
    timestamp += 0.05;
  }
}

test('a drag with the mouse shows the next picture', async ({ page }) => {
  const viewer = await openViewer(page);
  const first = await viewer.getByRole('img').getAttribute('alt');
  await page.mouse.move(1100, 400); // more than half of the window, which turns even if slower than a flick
  await page.mouse.down();
  await page.mouse.move(150, 400, { steps: 5 });
  await page.mouse.up();
  await expect(viewer.getByRole('status')).toHaveText(`2 de ${TOTAL}`);
  await expect(viewer.getByRole('img')).toBeInViewport(WHOLE);
  await expect(viewer.getByRole('img')).not.toHaveAccessibleName(first ?? '');
});

test('on every screen the picture is centred, with its number beside it', async ({ page }) => {
  await visitAlbum(page);
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [844, 390],
    [768, 1024],
    [1366, 768],
    [1920, 1080],
  ] as const) {
    await test.step(`${width} by ${height}`, async () => {
      await page.setViewportSize({ width, height });
      const viewer = await openFirst(page);
      const picture = await boxOf(viewer.getByRole('img'));
      expect(picture.x + picture.width / 2).toBeCloseTo(width / 2, -0.5);
      expect(picture.y + picture.height / 2).toBeCloseTo(height / 2, -0.5);
      const words = await boxOf(viewer.getByRole('status'));
      const [aside, below] = [picture.x - (words.x + words.width), words.y - (picture.y + picture.height)];
      expect(Math.max(aside, below)).toBeGreaterThanOrEqual(0); // not on the picture
      expect(Math.max(aside, below)).toBeLessThan(32);
      for (const button of await viewer.getByRole('button').all()) {
        const { x, y, width: across, height: tall } = await boxOf(button);
        const apart = [picture.x - x - across, x - picture.x - picture.width, picture.y - y - tall];
        expect(Math.max(...apart, y - picture.y - picture.height)).toBeGreaterThanOrEqual(0);
      }
      await page.keyboard.press('Escape');
      await expect(viewer).toBeHidden();
    });
  }
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

  test('a swipe turns the pictures in both directions and past the ends, and keys continue from there', async ({
    page,
  }) => {
    const viewer = await openViewer(page);
    const browser = await page.context().newCDPSession(page);
    const position = viewer.getByRole('status');
    await test.step('the arrows are within reach of thumbs', async () => {
      for (const name of ['Anterior', 'Siguiente']) {
        const arrow = await viewer.getByRole('button', { name }).boundingBox();
        expect(arrow?.y).toBeGreaterThan(PHONE.height * 0.8);
      }
    });
    await swipe(browser, 330, 60);
    await expect(position).toHaveText(`2 de ${TOTAL}`);
    await swipe(browser, 60, 330);
    await expect(position).toHaveText(`1 de ${TOTAL}`);
    await swipe(browser, 60, 330);
    await expect(position).toHaveText(`${TOTAL} de ${TOTAL}`);
    await expect(viewer.getByRole('img')).toBeInViewport(WHOLE);
    await page.keyboard.press('ArrowRight');
    await expect(position).toHaveText(`1 de ${TOTAL}`);
    await viewer.getByRole('button', { name: 'Siguiente' }).click();
    await expect(position).toHaveText(`2 de ${TOTAL}`);
  });

  test('two fingers enlarge the picture, one then pans it without turning, and two shrink it again', async ({
    page,
  }) => {
    const viewer = await openViewer(page);
    const browser = await page.context().newCDPSession(page);
    const picture = viewer.getByRole('img');
    const whole = await picture.boundingBox();
    const width = whole?.width ?? 0;
    await test.step('a double tap enlarges the picture, and another one or turning to the next resets it', async () => {
      await tapTwice(browser);
      await expectGrown(viewer, width, 2.5);
      await tapTwice(browser);
      await expectGrown(viewer, width, 1);
      await tapTwice(browser);
      await expectGrown(viewer, width, 2.5);
      await viewer.getByRole('button', { name: 'Siguiente' }).click();
      await expect(viewer.getByRole('status')).toHaveText(`2 de ${TOTAL}`);
      await expectGrown(viewer, width, 1);
      await viewer.getByRole('button', { name: 'Anterior' }).click();
      await expect(viewer.getByRole('status')).toHaveText(`1 de ${TOTAL}`);
      await expect.poll(async () => (await picture.boundingBox())?.x).toBeCloseTo(whole?.x ?? 0, 0);
    });
    const [near, far]: [[Finger, Finger], [Finger, Finger]] = [
      [
        { x: 160, y: 422 },
        { x: 230, y: 422 },
      ],
      [
        { x: 125, y: 422 },
        { x: 265, y: 422 },
      ],
    ];
    await pinch(browser, near, far);
    await expectGrown(viewer, width, 2);
    const before = await picture.boundingBox();
    await swipe(browser, 250, 150);
    await expect.poll(async () => Math.round(((await picture.boundingBox())?.x ?? 0) - (before?.x ?? 0))).toBe(-100);
    await expect(viewer.getByRole('status')).toHaveText(`1 de ${TOTAL}`);
    await pinch(browser, far, near);
    await expectGrown(viewer, width, 1);
    expect((await picture.boundingBox())?.x).toBeCloseTo(whole?.x ?? 0, 0);
    await swipe(browser, 330, 60);
    await expect(viewer.getByRole('status')).toHaveText(`2 de ${TOTAL}`);
  });

  test('on a pinch-zoomed page a finger pans and does not turn', async ({ page }) => {
    const viewer = await openViewer(page);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
    await swipe(browser, 330, 60);
    await browser.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
    await expect.poll(() => page.evaluate(() => window.visualViewport?.scale)).toBe(1);
    await expect(viewer.getByRole('status')).toHaveText(`1 de ${TOTAL}`);
    await swipe(browser, 330, 60);
    await expect(viewer.getByRole('status')).toHaveText(`2 de ${TOTAL}`);
  });
});
