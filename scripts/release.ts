// `npm run release`, optionally with a folder's name: makes a folder from which the guide runs on another machine.
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildDeskIfStale, buildIfStale } from './build-if-stale.ts';
import { weigh } from './release/weigh.ts';
import { writeRelease } from './release/write-release.ts';

const target = path.resolve(process.argv[2] ?? 'release');
if (existsSync(target)) {
  console.error(`${target} exists already: delete it, or name another folder (npm run release -- <folder>).`);
  process.exit(1);
}
buildIfStale();
buildDeskIfStale();
try {
  writeRelease({ root: process.cwd(), dist: path.resolve('dist'), target });
} catch (error) {
  rmSync(target, { recursive: true, force: true }); // half a release must not be mistaken for a whole one
  console.error(`The release could not be made: ${(error as Error).message}`);
  process.exit(1);
}
const { server, node, site } = weigh(target);
console.log(`${target} is ready: the server ${server} MB, Node ${node} MB, the site ${site} MB.`);
