/**
 * How fast the guide is on a slow phone, beside the same page without any script: everything in one run on one
 * machine, because only what was measured side by side can be compared. Prints Markdown, for the README.
 * `npm run bench -- --quick` loads each page once instead of five times.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { articlePath, paths, placePath } from '#app/paths.ts';
import { openBrowser } from './bench/browser.ts';
import { frameworkBytes } from './bench/frameworks.ts';
import { measureInteractions } from './bench/interactions.ts';
import { bytesByKind, kinds, medianOf, type Run, runLighthouse } from './bench/lighthouse.ts';
import { goal, kilobytes, sum, table, whole } from './bench/print.ts';
import { serveCopy } from './bench/served-copy.ts';
import { provideChromium } from './chromium.ts';
import { brotli } from './compress.ts';
import { isFresh } from './stamp.ts';

const LIST = '/bodegas-en-san-rafael-mendoza';
const LISTING = `${LIST}/bodega-labiano`;
const ARTICLE = articlePath('canon-del-atuel-en-un-dia');
const LIMIT = '/limite';
const pages = {
  home: paths.home,
  list: LIST,
  detail: LISTING,
  place: placePath('canon-del-atuel'),
  article: ARTICLE,
  'limit: the list without script': LIMIT,
};
type Name = keyof typeof pages;
const names = Object.keys(pages) as Name[];
const own = names.slice(0, -1);

const root = process.cwd();
const isQuick = process.argv.includes('--quick');
const rounds = isQuick ? 1 : 5;
if (!provideChromium()) process.exit(1);
if (!isFresh(root)) {
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: ['inherit', 2, 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
}
mkdirSync(path.join(root, '.build'), { recursive: true });

const served = await serveCopy(root, { address: LIST, limit: LIMIT });
const { browser, port } = await openBrowser();
try {
  const loads: number[] = [];
  const runs = Object.fromEntries(names.map((name) => [name, [] as Run[]])) as Record<Name, Run[]>;
  await runLighthouse(served.url + LIMIT, port); // the first one of a browser is slower
  // Taking turns: the machine's mood is the same for all.
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      console.error(`Round ${round + 1} of ${rounds}: ${name}`);
      runs[name].push(await runLighthouse(served.url + pages[name], port));
      loads.push(os.loadavg()[0] ?? 0);
    }
  }
  console.error('Interactions');
  const taps = await measureInteractions(browser, served.url, {
    list: LIST,
    listing: LISTING,
    rounds: isQuick ? 2 : 5,
  });
  const scripts = await scriptBytes(runs.list[0]);
  const frameworks = await frameworkBytes(root);
  const results = names.map((name) => ({ name, ...medianOf(runs[name]) }));
  const weights = await Promise.all(results.map((result) => bytesByKind(served.dist, pages[result.name], result)));

  const date = new Date().toISOString().slice(0, 10);
  const load = `load ${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}`;
  console.log(`${date}, ${os.availableParallelism()} cores, ${load}; Lighthouse mobile, median of ${rounds}.\n`);
  table(
    ['kB', ...kinds, 'all', 'requests'],
    results.map(({ name, requests }, index) => {
      const bytes = kinds.map((kind) => weights[index]?.[kind] ?? 0);
      return [name, ...[...bytes, sum(bytes)].map((size) => kilobytes(size)), String(requests.length)];
    }),
  );
  table(
    ['', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'Speed Index ms', 'performance, accessibility, best practices, SEO'],
    results.map(({ name, times: { fcp, lcp, tbt, cls, speedIndex }, scores }) => [
      name,
      ...[fcp, lcp, tbt].map(whole),
      cls.toFixed(3),
      whole(speedIndex),
      Object.values(scores).join(', '),
    ]),
  );
  table(
    ['ms to the next paint, processor 4 times slower', 'prefetched', 'not prefetched'],
    [
      ['a card of a list → its page', whole(taps.card.prefetched), whole(taps.card.fetched)],
      ['the menu → a list', whole(taps.menu.prefetched), whole(taps.menu.fetched)],
      ['a filter: median, slowest', `${whole(taps.filter.median)}, ${whole(taps.filter.slowest)}`, ''],
    ],
  );
  const ratio = scripts / frameworks;
  console.log(
    `A list's scripts weigh ${kilobytes(scripts)} kB with brotli; React, ReactDOM and React Router alone, built the ` +
      `same way, ${kilobytes(frameworks)} kB: ${ratio.toFixed(2)} times as much.\n`,
  );

  const [list, limit] = [medianOf(runs.list), medianOf(runs['limit: the list without script'])];
  const worst = (pick: (run: Run) => number) => Math.max(...own.map((name) => pick(medianOf(runs[name]))));
  const lcp = list.times.lcp / limit.times.lcp;
  const tbt = worst(({ times }) => times.tbt);
  const cls = worst(({ times }) => times.cls);
  const score = -worst(({ scores }) => -Math.min(...Object.values(scores)));
  const clicks = Math.max(taps.card.prefetched, taps.menu.prefetched);
  goal("the list's LCP at most 1.1 times the limit page's", lcp <= 1.1, `${lcp.toFixed(2)} times`);
  goal('CLS under 0.01 on every page', cls < 0.01, cls.toFixed(3));
  goal('TBT under 50 ms on every page', tbt < 50, `${whole(tbt)} ms`);
  goal('prefetched navigation within 100 ms', clicks <= 100, `${whole(clicks)} ms`);
  goal('a filter within 50 ms', taps.filter.slowest <= 50, `${whole(taps.filter.slowest)} ms`);
  goal('Lighthouse 100 in all four categories on every page', score === 100, `lowest ${score}`);
  goal('scripts at most 1.25 times the frameworks', ratio <= 1.25, `${ratio.toFixed(2)} times`);
} finally {
  await browser.close();
  await served.close();
}

/** What the first load of a list brings, as files with brotli. */
async function scriptBytes(run: Run | undefined): Promise<number> {
  const files = (run?.requests ?? []).filter(({ resourceType }) => resourceType === 'Script');
  const sizes = files.map(
    async ({ url }) => (await brotli(readFileSync(path.join(served.dist, new URL(url).pathname)))).length,
  );
  return sum(await Promise.all(sizes));
}
