/**
 * `guide update` and the installation: `node stage.ts prepare` builds the site of the checkout without showing it, and
 * `node stage.ts show` makes that site the live one. `node stage.ts recover` only reverts what a killed publisher left
 * half done. The publisher must not be running.
 */
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readJsonFile, writeJsonFile } from './files.ts';
import { LiveSite } from './live-site.ts';
import { claim } from './lock.ts';
import { openParts } from './parts.ts';
import { Publisher } from './publisher.ts';
import { refuseDirty } from './remote.ts';
import { readSettings } from './settings.ts';
import type { ContentSnapshot } from './snapshot/snapshot.ts';
import { buildApart } from './work/build-process.ts';

const NAME = 'staged';
/** What the desk is to show with the staged site. */
const SNAPSHOT = '.snapshot.json';

const settings = readSettings();
const parts = openParts(settings, { build: buildApart, log: (line) => console.error(line) });
const site = new LiveSite(parts);
const [what] = process.argv.slice(2);
try {
  for (const folder of new Set([settings.sites, `${settings.root}/.build`])) process.once('exit', claim(folder));
  if (what === 'recover') await recover();
  else if (what === 'prepare') await prepare();
  else if (what === 'show') await show();
  else throw new Error('Say what to do: recover, prepare or show.');
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
process.exit(0);

async function recover() {
  await new Publisher(settings, { build: buildApart, log: (line) => console.error(line) }).recover();
}

async function prepare() {
  await recover();
  await refuseDirty(parts.git);
  const built = await site.build(NAME);
  if (!built.ok) throw new Error(`The content has mistakes:\n${built.problems.join('\n')}`);
  writeJsonFile(path.join(built.target, SNAPSHOT), built.snapshot);
}

async function show() {
  const target = path.join(settings.sites, `.building-${NAME}`);
  const file = path.join(target, SNAPSHOT);
  if (!existsSync(file)) throw new Error('No site is prepared: node stage.ts prepare');
  const snapshot = readJsonFile(file) as ContentSnapshot; // written by `prepare`
  rmSync(file); // it is the desk's, and this folder is served
  await site.switchTo({ target, snapshot });
}
