import type { CDPSession, Page } from '@playwright/test';
import { expect, test, visit } from '../../../tests/e2e/support/support.ts';

const LODGING = '/alojamientos-y-cabanas-en-san-rafael/1';
const PHONE = { width: 390, height: 844 };

/** Opens the first of the lodging's five pictures. */
async function openViewer(page: Page) {
  await visit(page, LODGING);
  await page
    .getByRole('button', { name: /^Ampliar: / })
    .first()
    .click();
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('status')).toHaveText('1 de 5');
  return viewer;
}

/** Drags one finger across the middle of the window. */
async function swipe(browser: CDPSession, from: number, to: number) {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 420 }] });
  await touch('touchStart', from);
  for (let step = 1; step <= 10; step++) await touch('touchMove', from + ((to - from) * step) / 10);
  await touch('touchEnd');
}

test('a drag with the mouse shows the next picture', async ({ page }) => {
  const viewer = await openViewer(page);
  const first = await viewer.getByRole('img').getAttribute('alt');
  await page.mouse.move(1100, 400); // past half of the window: slower than a flick, it must turn all the same
  await page.mouse.down();
  await page.mouse.move(150, 400, { steps: 5 });
  await page.mouse.up();
  await expect(viewer.getByRole('status')).toHaveText('2 de 5');
  await expect(viewer.getByRole('img')).toBeInViewport({ ratio: 1 });
  await expect(viewer.getByRole('img')).not.toHaveAccessibleName(first ?? '');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: PHONE });

  test('a swipe turns the pictures of the viewer, in both directions and round the ends, and keys go on from there', async ({
    page,
  }) => {
    const viewer = await openViewer(page);
    const browser = await page.context().newCDPSession(page);
    const position = viewer.getByRole('status');
    await swipe(browser, 330, 60);
    await expect(position).toHaveText('2 de 5');
    await swipe(browser, 60, 330);
    await expect(position).toHaveText('1 de 5');
    await swipe(browser, 60, 330);
    await expect(position).toHaveText('5 de 5');
    await expect(viewer.getByRole('img')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('ArrowRight');
    await expect(position).toHaveText('1 de 5');
    await viewer.getByRole('button', { name: 'Siguiente' }).click();
    await expect(position).toHaveText('2 de 5');
  });

  test('the picture is centred on the screen', async ({ page }) => {
    const viewer = await openViewer(page);
    const box = await viewer.getByRole('img').boundingBox();
    const middle = (box?.y ?? 0) + (box?.height ?? 0) / 2;
    expect(Math.abs(middle - PHONE.height / 2)).toBeLessThan(20);
  });

  test('in an enlarged picture a finger pans and does not turn', async ({ page }) => {
    const viewer = await openViewer(page);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
    await swipe(browser, 330, 60);
    await browser.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
    await expect(viewer.getByRole('status')).toHaveText('1 de 5');
    await swipe(browser, 330, 60);
    await expect(viewer.getByRole('status')).toHaveText('2 de 5');
  });
});
