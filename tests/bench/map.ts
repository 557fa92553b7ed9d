/**
 * Measures how smoothly the map pans on a slow phone: drags the built guide's sheet with the processor slowed down, and
 * writes the frame rate into docs/measurements.md. `npm run bench:map -- 6` slows down six times instead of four.
 */
import { createServer } from 'node:http';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { paths } from '#common/lib/address/paths.ts';
import { createStatic } from '#server/static/static.ts';
import { executable, findChromium } from '../../scripts/chromium.ts';
import { publish } from './measurements-page.ts';

const SLOWDOWN = Number(process.argv[2] ?? 4);
const BUDGET_FPS = 30;
const SWIPES = 8;

const server = createServer(createStatic(path.join(process.cwd(), 'dist'))).listen(0, '127.0.0.1');
const browser = await chromium.launch({ ...executable(findChromium()), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'es-AR',
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : null;
  await page.goto(`http://127.0.0.1:${port}${paths.map}`);
  const stage = page.getByRole('region', { name: 'Mapa con marcas' });
  await stage.scrollIntoViewIfNeeded();
  const box = await stage.boundingBox();
  if (!box) throw new Error('The map is not on the screen.');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    const tick = (now: number) => {
      times.push(now);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  for (let swipe = 0; swipe < SWIPES; swipe++) {
    await session.send('Input.synthesizeScrollGesture', {
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      xDistance: swipe % 2 ? 250 : -250,
      yDistance: swipe % 2 ? 90 : -90,
      speed: 900,
      gestureSourceType: 'touch',
    });
  }
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const fps = Math.round((1000 * gaps.length) / gaps.reduce((sum, gap) => sum + gap, 0));
  const slowest = Math.round(gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length * 0.95)] ?? 0);
  publish(process.cwd(), 'map', 'npm run bench:map', [
    `Panning the department’s sheet on a phone, processor ${SLOWDOWN} times slower: ${fps} frames a second, 95 % of them within ${slowest} ms.`,
  ]);
  if (fps < BUDGET_FPS) {
    console.error(`Fewer than the ${BUDGET_FPS} frames that look smooth.`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  server.close();
}
