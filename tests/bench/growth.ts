/**
 * Measures how the guide grows: builds it with many more listings, and writes the costs into docs/measurements.md next
 * to those of today's guide. `npm run bench:growth` makes three times as many listings, `npm run bench:growth -- 10000`
 * adds that number. Needs `dist` for today's column. Everything it makes is in `.build` and is removed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import type { Report } from '#builder/report.ts';
import { paths } from '#common/lib/address/paths.ts';
import type { Page } from '#engine/page.ts';
import { createStatic } from '#server/static/static.ts';
import type { ListData } from '#views/list-views.ts';
import { executable, findChromium } from '../../scripts/chromium.ts';
import { growContent } from './growth-content.ts';
import { publish } from './measurements-page.ts';
import { table } from './print.ts';
import { at, searchTimes } from './search-times.ts';

/** Everything that a build reads, except for the parts that grow. */
const PROGRAM = [...['common', 'guide', 'map', 'scripts', 'server'], ...['package.json', 'package-lock.json']];
const SLOWDOWN = 4;
const LIST = '/bodegas-en-san-rafael-mendoza';
const LISTING = `${LIST}/bodega-suter`;
/** A first load may grow by this factor: a page number has more digits. */
const SAME = 1.02;
const GOALS = { pageMs: 1.2, listKilobytes: 60, filterMs: 50, searchMs: 50 };

type Measures = {
  pages: number;
  seconds: number;
  megabytes: number | null;
  kilobytes: Record<'list' | 'listData' | 'largestList' | 'home' | 'listing' | 'search' | 'sitemap', number>;
  filterMs: number;
  searchMs: number;
};

const root = process.cwd();
const counts = process.argv.slice(2).map(Number);
const browser = await chromium.launch({ ...executable(findChromium()), args: ['--no-sandbox'] });
try {
  const columns: [string, Measures][] = [['today', await measure(path.join(root, 'dist'), null)]];
  if (counts.length === 0) columns.push(['three times', await grow(2 * listings())]);
  for (const count of counts) columns.push([`${count} more`, await grow(count)]);
  const command = ['npm run bench:growth', ...(counts.length > 0 ? ['--', ...counts] : [])].join(' ');
  publish(root, 'growth', command, measured(columns));
} finally {
  await browser.close();
}

/** The number of today's listings. */
function listings(): number {
  const files = readdirSync(path.join(root, 'content/collections'), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /listings\/[^/.]+\.json$/.test(file)).length;
}

/** Builds a copy of the project with `count` more listings. */
async function grow(count: number): Promise<Measures> {
  const copy = mkdtempSync(path.join(root, '.build/growth-'));
  try {
    for (const part of PROGRAM) {
      cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
    }
    growContent(root, copy, count);
    return await measure(path.join(copy, 'dist'), await peakOfBuild(copy));
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** The peak memory of the build's own process, in megabytes. */
function peakOfBuild(cwd: string): Promise<number> {
  const tell = 'process.on("exit",()=>console.log("peak",process.resourceUsage().maxRSS))';
  const build = spawn(process.execPath, ['--import', `data:text/javascript,${tell}`, 'scripts/build.ts'], {
    cwd,
    env: { ...process.env, SHARE_PICTURES: 'usual' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  build.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  return new Promise((resolve, reject) =>
    build.on('close', (code) => {
      if (code !== 0) return reject(new Error(`The build failed.\n${said}`));
      resolve(Number(/^peak (\d+)$/m.exec(said)?.[1]) / 1024);
    }),
  );
}

async function measure(dist: string, megabytes: number | null): Promise<Measures> {
  if (!existsSync(dist)) throw new Error('There is no dist: run "npm run build" first.');
  const { pages, seconds } = JSON.parse(readFileSync(path.join(dist, '.report.json'), 'utf8')) as Report;
  const size = (file: string) => statSync(path.join(dist, `${file}.br`)).size / 1000;
  const lists = readdirSync(dist).filter((name) => {
    const file = path.join(dist, name, 'page.json');
    return existsSync(file) && /collection$/.test((JSON.parse(readFileSync(file, 'utf8')) as Page).screen);
  });
  const server = createServer(createStatic(dist)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  try {
    return {
      pages,
      seconds,
      megabytes,
      kilobytes: {
        list: size(`${LIST}/index.html`),
        listData: size(`${LIST}/page.json`),
        largestList: Math.max(...lists.map((name) => size(`${name}/index.html`))),
        home: size('index.html'),
        listing: size(`${LISTING}/index.html`),
        search: size('search/es.json'),
        sitemap: size('sitemap.xml'),
      },
      filterMs: await filterTime(browser, origin, dist),
      searchMs: await searchTime(browser, origin),
    };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

function openPhone(browser: Browser) {
  return browser.newPage({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'es-AR' });
}

/** The time from a tap on a filter to the painted result: the median of all filters of the largest list. */
async function filterTime(browser: Browser, origin: string, dist: string): Promise<number> {
  const { data } = JSON.parse(readFileSync(path.join(dist, LIST, 'page.json'), 'utf8')) as Page<ListData>;
  const page = await openPhone(browser);
  await page.goto(origin + LIST);
  await page.waitForFunction(() => document.documentElement.dataset.app === 'ready');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const times: number[] = [];
  for (let round = 0; round < 3; round++) {
    for (const { value } of data.filters) {
      times.push(await page.evaluate(pressFilter, value));
      await page.waitForTimeout(300);
    }
  }
  await page.close();
  return at(
    times.sort((a, b) => a - b),
    0.5,
  );
}

/** Runs in the page. */
function pressFilter(value: string): Promise<number> {
  const button = document.querySelector<HTMLElement>(`[data-filter="${value}"]`);
  const start = performance.now();
  button?.click();
  return new Promise((resolve) =>
    requestAnimationFrame(() => {
      // The first task after a frame runs once it is painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - start);
      port2.postMessage(null);
    }),
  );
}

async function searchTime(browser: Browser, origin: string): Promise<number> {
  const page = await openPhone(browser);
  await page.goto(origin + paths.guide);
  const times = await searchTimes(page, SLOWDOWN);
  await page.close();
  return at(times, 0.95);
}

function measured(columns: [string, Measures][]): string[] {
  const today = columns[0]?.[1] as Measures; // measured first
  const msOf = ({ seconds, pages }: Measures) => (1000 * seconds) / pages;
  const same = (key: keyof Measures['kilobytes']) => (one: Measures) =>
    one.kilobytes[key] <= today.kilobytes[key] * SAME;
  const rows: [string, (one: Measures) => number | null, string, ((one: Measures) => boolean)?][] = [
    ['Pages', ({ pages }) => pages, ''],
    ['Build', ({ seconds }) => seconds, 's'],
    ['Build, each page', msOf, 'ms', (one) => msOf(one) <= GOALS.pageMs * msOf(today)],
    ['Build, memory', ({ megabytes }) => megabytes, 'MB'],
    [
      'HTML of the wineries',
      ({ kilobytes }) => kilobytes.list,
      'kB',
      ({ kilobytes }) => kilobytes.list < GOALS.listKilobytes,
    ],
    ['page.json of the wineries', ({ kilobytes }) => kilobytes.listData, 'kB'],
    [
      'HTML of the heaviest list',
      ({ kilobytes }) => kilobytes.largestList,
      'kB',
      ({ kilobytes }) => kilobytes.largestList < GOALS.listKilobytes,
    ],
    ['HTML of the home page', ({ kilobytes }) => kilobytes.home, 'kB', same('home')],
    ['HTML of a listing', ({ kilobytes }) => kilobytes.listing, 'kB', same('listing')],
    ['Search index', ({ kilobytes }) => kilobytes.search, 'kB'],
    ['Site map', ({ kilobytes }) => kilobytes.sitemap, 'kB'],
    ['Filter, press to paint', ({ filterMs }) => filterMs, 'ms', ({ filterMs }) => filterMs <= GOALS.filterMs],
    ['Search, 95 % of keys', ({ searchMs }) => searchMs, 'ms', ({ searchMs }) => searchMs <= GOALS.searchMs],
  ];
  const cell = (value: number | null, unit: string) =>
    value === null ? '–' : `${value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 })} ${unit}`;
  const missed = columns.flatMap(([column, one]) =>
    rows.flatMap(([name, , , isMet]) => (isMet && !isMet(one) ? [`${name} (${column})`] : [])),
  );
  return [
    `Half of the added listings are wineries. Sizes with brotli; filter and search with the processor ${SLOWDOWN} times slower.`,
    table(
      ['', ...columns.map(([name]) => name)],
      rows.map(([name, read, unit]) => [name, ...columns.map(([, one]) => cell(read(one), unit))]),
    ),
    missed.length === 0 ? 'All goals are met.' : `Missed: ${missed.join(', ')}.`,
  ];
}
