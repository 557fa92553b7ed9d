/**
 * Measures how fast search responds on a slow phone: types into the built guide with the processor slowed down, and
 * writes the size of the index and the time from a key to its results on the screen into docs/measurements.md. `npm run
 * bench:search -- 6` slows down six times instead of four.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { brotli } from '#builder/compress.ts';
import { paths } from '#common/lib/address/paths.ts';
import { createStatic } from '#server/static/static.ts';
import { executable, findChromium } from '../../scripts/chromium.ts';
import { publish } from './measurements-page.ts';
import { kilobytes } from './print.ts';
import { at, searchTimes } from './search-times.ts';

const SLOWDOWN = Number(process.argv[2] ?? 4);
const BUDGET_MS = 50;

const dist = path.join(process.cwd(), 'dist');
const index = await readFile(path.join(dist, 'search/es.json'));
const weight = `Index: ${kilobytes(index.length)} kB, ${kilobytes((await brotli(index)).length)} kB with brotli.`;

const server = createServer(createStatic(dist)).listen(0, '127.0.0.1');
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
  await page.goto(`http://127.0.0.1:${port}${paths.guide}`);
  const times = await searchTimes(page, SLOWDOWN);
  const answer =
    `Key to painted results, processor ${SLOWDOWN} times slower, ${times.length} keys: ` +
    `median ${at(times, 0.5)} ms, 95 % within ${at(times, 0.95)} ms, slowest ${at(times, 1)} ms.`;
  publish(process.cwd(), 'search', `npm run bench:search -- ${SLOWDOWN}`, [`${weight} ${answer}`]);
  if (at(times, 0.95) > BUDGET_MS) {
    console.error(`More than the ${BUDGET_MS} ms that a visitor should wait.`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  server.close();
}
