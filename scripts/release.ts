// `npm run release`, optionally with a folder's name: makes a folder from which the guide runs on another machine. With
// `--without-site`, just the server, for a machine whose publisher builds the site.
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildDeskIfStale, buildIfStale } from './build-if-stale.ts';
import { weigh } from './release/weigh.ts';
import { writeRelease } from './release/write-release.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'without-site': { type: 'boolean' } } });
const dist = values['without-site'] ? null : path.resolve('dist');
const target = path.resolve(positionals[0] ?? 'release');
if (existsSync(target)) {
  console.error(`${target} exists already: delete it, or name another folder (npm run release -- <folder>).`);
  process.exit(1);
}
if (dist) buildIfStale();
buildDeskIfStale();
try {
  writeRelease({ root: process.cwd(), dist, target });
} catch (error) {
  rmSync(target, { recursive: true, force: true }); // half a release must not be mistaken for a whole one
  console.error(`The release could not be made: ${(error as Error).message}`);
  process.exit(1);
}
const { server, node, site } = weigh(target);
console.log(`${target} is ready: the server ${server} MB, Node ${node} MB, the site ${site} MB.`);
