import { BUILD_HEADER } from './build-header.ts';
import { matchProven } from './proof.ts';
import { filesOf, LEVELS, type Level, type Pack, type Release, type ReleaseFile } from './release.ts';

// The storage that the worker and the pages share: both read and write it, and the pages fetch files into it.

/** Files of all builds, by address: their addresses change with their content. */
export const FILES = 'guide-files';
/** Pictures cached in passing, in addition to those that are stored on purpose. */
export const PICTURES = 'guide-pictures';
const STATE = 'guide-state';
/** The data of the pages that the visitor has seen, one cache for each build. */
const SEEN = 'guide-seen-';

/** A release that is stored, or being fetched. */
export type Kept = { release: Release; level: Level; isComplete: boolean };

/** The releases of one language that a browser stores. */
export type Copy = {
  /** The release that answers requests. */
  used: Kept | null;
  /** The release that is being fetched, or waits for the next start. */
  coming: Kept | null;
  /** The release that pages which are still open were made of. */
  old: Kept | null;
};

const NOTHING: Copy = { used: null, coming: null, old: null };

const stateAddress = (language: string) => `/offline/state/${language}`;

/** @throws {Error} when the browser refuses storage */
export async function readCopy(language: string): Promise<Copy> {
  const state = await caches.open(STATE);
  const found = await state.match(stateAddress(language));
  try {
    return found ? ((await found.json()) as Copy) : NOTHING; // written below
  } catch (error) {
    console.warn('The record of what is stored was damaged.', error);
    await state.delete(stateAddress(language));
    return NOTHING;
  }
}

/** The languages for which something is stored. */
export async function keptLanguages(): Promise<string[]> {
  if (!(await caches.has(STATE))) return [];
  const keys = await (await caches.open(STATE)).keys();
  return keys.map(({ url }) => new URL(url).pathname.split('/').at(-1) ?? '');
}

/** Changes the record of a language, atomically for the worker and all tabs. */
export async function changeCopy(language: string, change: (copy: Copy) => Copy): Promise<Copy> {
  return navigator.locks.request(`guide-copy-${language}`, async () => {
    const next = change(await readCopy(language));
    const state = await caches.open(STATE);
    await state.put(stateAddress(language), new Response(JSON.stringify(next), JSON_TYPE));
    return next;
  });
}

const JSON_TYPE = { headers: { 'Content-Type': 'application/json' } };

/** Whether every page of the language is stored. */
export const holdsAll = (kept: Kept | null): kept is Kept =>
  Boolean(kept?.isComplete) && LEVELS.indexOf(kept?.level ?? 'essential') > 0;

/**
 * Counts what is stored against the release, because browsers delete files on their own. A copy that misses some is no
 * longer called complete. Returns whether all are there.
 */
export async function checkCopy(language: string): Promise<boolean> {
  const { used } = await readCopy(language);
  if (!used?.isComplete) return true;
  const files = await caches.open(FILES);
  const there = new Set((await files.keys()).map(({ url }) => url.slice(location.origin.length)));
  if (filesOf(used.release, used.level).every(({ url }) => there.has(url))) return true;
  await changeCopy(language, (copy) => ({ ...copy, used: copy.used && { ...copy.used, isComplete: false } }));
  return false;
}

const packs = new Map<string, Promise<Pack | null>>();
/** How many parsed packs stay in memory: visitors often go from page to page of one kind. */
const MOST_OPEN = 4;

/** One of the texts of a release: null if it has no such text, or if its pack is not stored. */
export async function textIn(release: Release, address: string): Promise<string | null> {
  const file = release.files[release.texts[address] ?? -1];
  if (!file) return null;
  const known = packs.get(file.url) ?? readPack(file, address);
  packs.delete(file.url);
  packs.set(file.url, known);
  for (const url of [...packs.keys()].slice(0, -MOST_OPEN)) packs.delete(url);
  const pack = await known;
  if (!pack) packs.delete(file.url);
  return pack?.[address] ?? null;
}

/** Reads a pack; a file that is one text is returned as a pack of it. */
async function readPack({ url, isText }: ReleaseFile, address: string): Promise<Pack | null> {
  try {
    const files = await caches.open(FILES);
    const found = await matchProven(files, url);
    if (!found) return null;
    if (isText) return { [address]: await found.text() };
    const text = await found.text();
    const pack = parsed(text);
    if (!pack) await files.delete(url);
    return pack;
  } catch (error) {
    console.warn(`${url} could not be read from this device.`, error);
    return null;
  }
}

/** A pack as the build made it; null if these are other words. */
function parsed(text: string): Pack | null {
  try {
    const pack: unknown = JSON.parse(text);
    return typeof pack === 'object' && pack !== null && !Array.isArray(pack) ? (pack as Pack) : null;
  } catch {
    return null;
  }
}

const seenCache = (build: string) => caches.open(SEEN + build);

/** Stores the data of a page, as its build wrote them. */
export async function keepSeen(build: string, address: string, text: string): Promise<void> {
  await (await seenCache(build)).put(address, new Response(text, { headers: { [BUILD_HEADER]: build } }));
}

/** The data of a page that the visitor has seen, of this build. */
export async function seenIn(build: string, address: string): Promise<string | null> {
  if (!(await caches.has(SEEN + build))) return null;
  const found = await (await seenCache(build)).match(address);
  return found ? found.text() : null;
}

/** The addresses of the data of all pages that the visitor has seen in a build. */
export async function seenAddresses(build: string): Promise<string[]> {
  if (!(await caches.has(SEEN + build))) return [];
  const keys = await (await seenCache(build)).keys();
  return keys.map(({ url }) => new URL(url).pathname);
}

/** The files that a screen needs, its styles included. */
export function screenFiles({ screens, styles }: Release, screen: string): string[] {
  const { start = [], later = [] } = screens[screen] ?? {};
  return [...start, ...later, `${styles}/${screen}.css`];
}

/** Deletes everything that no used, coming or old release needs. */
export async function tidy(): Promise<void> {
  const copies = await Promise.all((await keptLanguages()).map(readCopy));
  const kept = copies.flatMap(({ used, coming, old }) => [used, coming, old]).filter((one) => one !== null);
  const wanted = new Set(kept.flatMap(({ release, level }) => filesOf(release, level).map(({ url }) => url)));
  // Pages that the visitor has seen need scripts that the stored level may not include.
  for (const { release } of kept) for (const { url, level } of release.files) if (level === 'text') wanted.add(url);
  const files = await caches.open(FILES);
  for (const request of await files.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!wanted.has(pathname + search)) await files.delete(request);
  }
  const builds = new Set(kept.map(({ release }) => SEEN + release.build));
  for (const name of await caches.keys()) {
    if (name.startsWith(SEEN) && !builds.has(name)) await caches.delete(name);
  }
}

/** Deletes everything that was stored. */
export async function forgetAll(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith('guide-')) await caches.delete(name);
}
