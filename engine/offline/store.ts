import { BUILD_HEADER, filesOf, LEVELS, type Level, type Pack, type Release } from './release.ts';

// What the worker and the pages share: both read and write it, the pages fetch into it.

/** Files by their addresses, of all builds: their addresses change with their content. */
export const FILES = 'guide-files';
/** Pictures that passed by, beside those that are kept on purpose. */
export const PICTURES = 'guide-pictures';
const STATE = 'guide-state';
/** The data of the pages that were seen, for each build. */
const SEEN = 'guide-seen-';

/** A release that is there, or on its way. */
export type Kept = { release: Release; level: Level; isComplete: boolean };

/** What a browser holds of one language. */
export type Copy = {
  /** What answers. */
  used: Kept | null;
  /** What is being fetched, or waits for the next start. */
  coming: Kept | null;
  /** What pages that are still open were made of. */
  old: Kept | null;
};

const NOTHING: Copy = { used: null, coming: null, old: null };

const stateAddress = (language: string) => `/offline/state/${language}`;

/** @throws {Error} where the browser refuses storage */
export async function readCopy(language: string): Promise<Copy> {
  const state = await caches.open(STATE);
  const found = await state.match(stateAddress(language));
  return found ? ((await found.json()) as Copy) : NOTHING; // written below
}

/** The languages of which something is there. */
export async function keptLanguages(): Promise<string[]> {
  if (!(await caches.has(STATE))) return [];
  const keys = await (await caches.open(STATE)).keys();
  return keys.map(({ url }) => new URL(url).pathname.split('/').at(-1) ?? '');
}

/** Changes what is known of a language, in one step for the worker and all tabs. */
export async function changeCopy(language: string, change: (copy: Copy) => Copy): Promise<Copy> {
  return navigator.locks.request(`guide-copy-${language}`, async () => {
    const next = change(await readCopy(language));
    const state = await caches.open(STATE);
    await state.put(stateAddress(language), Response.json(next));
    return next;
  });
}

/** Whether every page of the language is there. */
export const holdsAll = (kept: Kept | null): kept is Kept =>
  Boolean(kept?.isComplete) && LEVELS.indexOf(kept?.level ?? 'essential') > 0;

const packs = new Map<string, Promise<Pack | null>>();
/** Packs that stay open: a visitor goes from page to page of one kind. */
const MOST_OPEN = 4;

/** One of the texts of a release: null where it has none, or where its pack is not there. */
export async function textIn(release: Release, address: string): Promise<string | null> {
  const file = release.files[release.texts[address] ?? -1];
  if (!file) return null;
  const known = packs.get(file.url) ?? readPack(file.url);
  packs.delete(file.url);
  packs.set(file.url, known);
  for (const url of [...packs.keys()].slice(0, -MOST_OPEN)) packs.delete(url);
  const pack = await known;
  if (!pack) packs.delete(file.url);
  return pack?.[address] ?? null;
}

async function readPack(url: string): Promise<Pack | null> {
  const found = await (await caches.open(FILES)).match(url);
  return found ? ((await found.json()) as Pack) : null; // made by the build
}

const seenCache = (build: string) => caches.open(SEEN + build);

/** Remembers the data of a page, as its build wrote them. */
export async function keepSeen(build: string, address: string, text: string): Promise<void> {
  await (await seenCache(build)).put(address, new Response(text, { headers: { [BUILD_HEADER]: build } }));
}

/** The data of a page that was seen, of this build. */
export async function seenIn(build: string, address: string): Promise<string | null> {
  if (!(await caches.has(SEEN + build))) return null;
  const found = await (await seenCache(build)).match(address);
  return found ? found.text() : null;
}

/** The addresses of the data of all pages that were seen in a build. */
export async function seenAddresses(build: string): Promise<string[]> {
  if (!(await caches.has(SEEN + build))) return [];
  const keys = await (await seenCache(build)).keys();
  return keys.map(({ url }) => new URL(url).pathname);
}

/** Files that show a screen, its styles included. */
export function screenFiles({ screens, styles }: Release, screen: string): string[] {
  const { start = [], later = [] } = screens[screen] ?? {};
  return [...start, ...later, `${styles}/${screen}.css`];
}

/** Deletes what no release that is used, coming or old needs. */
export async function tidy(): Promise<void> {
  const copies = await Promise.all((await keptLanguages()).map(readCopy));
  const kept = copies.flatMap(({ used, coming, old }) => [used, coming, old]).filter((one) => one !== null);
  const wanted = new Set(kept.flatMap(({ release, level }) => filesOf(release, level).map(({ url }) => url)));
  // Pages that were seen need scripts that no level may hold.
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

/** Takes everything away that was kept. */
export async function forgetAll(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith('guide-')) await caches.delete(name);
}
