/** `npm run publisher`: carries out the desk's orders, one after another, until it is stopped. */
import { closeSync, openSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SIGN_OF_LIFE } from '#common/contracts/desk/sign-of-life.ts';
import { claim, TakenError } from './lock.ts';
import { prepareNextPhoto, removeOldPhotos } from './photos/photo-line.ts';
import { Publisher } from './publisher.ts';
import { readSettings, type Settings } from './settings.ts';
import { buildApart } from './work/build-process.ts';

/** The interval for polling the folder of orders. */
const LOOK_MS = 250;
/** The interval for checking, while nothing waits, whether the day has changed or developers have pushed. */
const REFRESH_MS = 5 * 60_000;

/** The interval for signs of life: the server worries after some minutes. */
const SIGN_MS = 30_000;

/** The pause after the machine has failed, such as a full disk, which the next try would meet again. */
const REST_MS = 10_000;

const settings = settingsOrExit();
const publisher = new Publisher(settings, { build: buildApart, log: (line) => console.error(line) });
await publisher.recover().catch((error: Error) => console.error(error.message)); // each order begins with it, too
console.log(`The publisher works in ${settings.root}; orders come from ${settings.folder}.`);
giveSigns();
void takePhotos();
let refreshAt = 0;
for (;;) {
  try {
    if (await publisher.next()) continue;
    if (Date.now() >= refreshAt) {
      refreshAt = Date.now() + REFRESH_MS;
      await publisher.refresh();
      removeOldPhotos(settings.folder);
    }
    await wait(LOOK_MS);
  } catch (error) {
    console.error((error as Error).message);
    await wait(REST_MS);
  }
}

/** Renews the file by whose time the server knows that the publisher is there. Builds are other processes. */
function giveSigns() {
  const file = path.join(settings.folder, ...SIGN_OF_LIFE);
  const give = () => {
    try {
      closeSync(openSync(file, 'a'));
      utimesSync(file, new Date(), new Date()); // needs no room on a full disk
    } catch (error) {
      console.error((error as Error).message);
    }
  };
  give();
  setInterval(give, SIGN_MS).unref();
}

/** Prepares photographs in parallel with the orders, so that nobody waits for a build to see one. */
async function takePhotos() {
  for (;;) {
    try {
      if (!(await prepareNextPhoto(settings.folder))) await wait(LOOK_MS);
    } catch (error) {
      console.error((error as Error).message);
      await wait(REST_MS);
    }
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
