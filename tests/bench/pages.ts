/**
 * Measures how fast the guide is on a slow phone, compared with the same page without any script, and its taps compared
 * with plain documents: everything in one run on one machine, because only numbers from the same run can be compared.
 * Writes its tables into docs/measurements.md. `npm run bench -- --quick` loads each page once instead of five times,
 * and only prints.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotli } from '#builder/compress.ts';
import { isFresh } from '#builder/stamp.ts';
import { articlePath, paths, placePath } from '#common/lib/address/paths.ts';
import { provideChromium } from '../../scripts/chromium.ts';
import { paintTimes } from './applied.ts';
import { paintGoals, paintTable } from './applied-table.ts';
import { openBrowser } from './browser.ts';
import { handWrittenPage } from './compared-pages/hand-written-page.ts';
import { limitPage } from './compared-pages/limit-page.ts';
import { PLAIN_SCRIPT, plainPage } from './compared-pages/plain-page.ts';
import { frameworkBytes } from './frameworks.ts';
import { measureInteractions } from './interactions/interactions.ts';
import { bytesByKind, medianOf, type Run, runLighthouse } from './lighthouse.ts';
import { openLighthouseBrowser } from './lighthouse-browser.ts';
import { publish } from './measurements-page.ts';
import { goals, interactionTable, type Result, timeTable, weightTable } from './page-tables.ts';
import { kilobytes, sum } from './print.ts';
import { type AddedPage, serveCopy } from './served-copy.ts';
import { openTlsFront } from './tls-front.ts';

const LIST = '/bodegas-en-san-rafael-mendoza';
const LISTING = `${LIST}/bodega-labiano`;
const LIMIT = '/limite';
const BY_HAND = '/a-mano';
const PLAIN = { list: '/simple', listing: '/simple/bodega-labiano' };
const LIMIT_NAME = 'limit: the list without script';
const BY_HAND_NAME = 'limit: a list written by hand';
const pages = {
  home: paths.home,
  list: LIST,
  detail: LISTING,
  place: placePath('canon-del-atuel'),
  article: articlePath('canon-del-atuel-en-un-dia'),
  [LIMIT_NAME]: LIMIT,
  [BY_HAND_NAME]: BY_HAND,
};
const added: AddedPage[] = [
  { address: LIMIT, from: LIST, change: limitPage },
  { address: BY_HAND, from: LIST, change: handWrittenPage },
  { address: PLAIN.list, from: LIST, change: (html) => plainPage(html, { [LISTING]: PLAIN.listing }) },
  { address: PLAIN.listing, from: LISTING, change: (html) => plainPage(html) },
];

const root = process.cwd();
const isQuick = process.argv.includes('--quick');
const rounds = isQuick ? 1 : 5;
/** More than of Lighthouse's: what a real browser takes varies more than a model. */
const slowRounds = isQuick ? 1 : 7;
if (!provideChromium()) process.exit(1);
if (!isFresh(root)) {
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: ['inherit', 2, 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
}
mkdirSync(path.join(root, '.build'), { recursive: true });

const served = await serveCopy(root, added, PLAIN_SCRIPT);
const front = await openTlsFront(served.dist);
try {
  console.error('Interactions');
  const taps = await measureTaps();
  const results = await loadPages();
  const [list, limit] = [resultOf(results, 'list'), resultOf(results, LIMIT_NAME)];
  const slow = await paintSlowly();
  const scripts = await scriptBytes(list);
  const frameworks = await frameworkBytes(root);
  const own = results.filter(({ name }) => !name.startsWith('limit'));
  const measured = [
    `Lighthouse mobile, by TLS and HTTP/2, median of ${rounds}. The last rows are limits: the list as plain HTML and CSS, without any script, and its content in a page that a hand would write, without fonts.`,
    weightTable(results),
    timeTable(results),
    `The browser itself slowed, median of ${slowRounds} (150 ms, 1.6 Mbit/s, processor 4 times slower; 300 ms, 700 kbit/s, 6 times slower):`,
    paintTable(slow.own, slow.byHand),
    'A plain document is the same page with links that the browser follows and a dozen lines of script for the filter.',
    interactionTable(taps),
    `A list's scripts weigh ${kilobytes(scripts)} kB with brotli; React and ReactDOM alone, built the same ` +
      `way, ${kilobytes(frameworks)} kB.`,
    goals(own, limit, list, taps, scripts),
    paintGoals(slow.list, slow.byHand),
  ];
  if (isQuick) console.log(measured.join('\n\n'));
  else publish(root, 'pages', 'npm run bench', measured);
} finally {
  await front.close();
  await served.close();
}

async function measureTaps() {
  const { browser } = await openBrowser();
  const guide = { list: LIST, listing: LISTING };
  return measureInteractions(browser, served.url, { guide, plain: PLAIN, rounds }).finally(() => browser.close());
}

/** Loads every page in turn, round after round. */
async function loadPages(): Promise<Result[]> {
  const runs = new Map(Object.keys(pages).map((name) => [name, [] as Run[]]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, address] of Object.entries(pages)) {
      console.error(`Round ${round + 1} of ${rounds}: ${name}`);
      runs.get(name)?.push(await load(address));
    }
  }
  return Promise.all(
    Object.entries(pages).map(async ([name, address]) => {
      const run = medianOf(runs.get(name) ?? []);
      return { name, ...run, weights: await bytesByKind(served.dist, address, run) };
    }),
  );
}

/** Loads a page in a new browser, as somebody does who has never seen the guide. */
async function load(address: string): Promise<Run> {
  const { port, close } = await openLighthouseBrowser(front.browserFlags);
  return runLighthouse(front.url + address, port).finally(close);
}

/** The paints of all pages on slow lines; the list that a hand would write is their limit. */
async function paintSlowly() {
  const urls = new Map(Object.entries(pages).map(([name, address]) => [name, front.url + address]));
  const paints = await paintTimes([...urls.values()], slowRounds);
  const all = [...urls].flatMap(([name, url]) => {
    const found = paints.get(url);
    return found ? [{ name, paints: found }] : [];
  });
  const [list, byHand] = ['list', BY_HAND_NAME].map((wanted) => all.find(({ name }) => name === wanted));
  if (!list || !byHand) throw new Error('The list was not measured.');
  return { own: all.filter(({ name }) => !name.startsWith('limit')), list, byHand };
}

function resultOf(results: Result[], name: string): Result {
  const result = results.find((one) => one.name === name);
  if (!result) throw new Error(`"${name}" was not measured.`);
  return result;
}

/** The scripts of a list's first load, as files with brotli. */
async function scriptBytes({ requests }: Run): Promise<number> {
  const files = requests.filter(({ resourceType }) => resourceType === 'Script');
  const sizes = files.map(
    async ({ url }) => (await brotli(readFileSync(path.join(served.dist, new URL(url).pathname)))).length,
  );
  return sum(await Promise.all(sizes));
}
