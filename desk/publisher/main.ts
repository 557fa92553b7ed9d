/** `npm run publisher`: carries out the desk's orders, one after another, until it is stopped. */
import { setTimeout as wait } from 'node:timers/promises';
import { claim, TakenError } from './lock.ts';
import { prepareNextPhoto, removeOldPhotos } from './photos/photo-line.ts';
import { Publisher } from './publisher.ts';
import { readSettings, type Settings } from './settings.ts';
import { buildApart } from './work/build-process.ts';

/** The interval for polling the folder of orders. */
const LOOK_MS = 250;
/** The interval for checking, while nothing waits, whether the day has changed or developers have pushed. */
const REFRESH_MS = 5 * 60_000;

const settings = settingsOrExit();
const publisher = new Publisher(settings, { build: buildApart, log: (line) => console.error(line) });
await publisher.recover();
console.log(`The publisher works in ${settings.root}; orders come from ${settings.folder}.`);
void takePhotos();
let refreshAt = 0;
for (;;) {
  if (await publisher.next()) continue;
  if (Date.now() >= refreshAt) {
    await publisher.refresh().catch((error: Error) => console.error(error.message));
    removeOldPhotos(settings.folder);
    refreshAt = Date.now() + REFRESH_MS;
  }
  await wait(LOOK_MS);
}

/** Prepares photographs in parallel with the orders, so that nobody waits for a build to see one. */
async function takePhotos() {
  for (;;) {
    const isBusy = await prepareNextPhoto(settings.folder).catch((error: Error) => console.error(error.message));
    if (!isBusy) await wait(LOOK_MS);
  }
}

function settingsOrExit(): Settings {
  try {
    const settings = readSettings();
    for (const folder of new Set([settings.sites, `${settings.root}/.build`])) process.once('exit', claim(folder));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
    return settings;
  } catch (error) {
    console.error(`The publisher could not start: ${(error as Error).message}`);
    process.exit(error instanceof TakenError ? 3 : 1);
  }
}
