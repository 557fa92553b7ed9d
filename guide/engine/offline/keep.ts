import { hasRightSum, isOwn, isProven } from './proof.ts';
import { filesOf, KEEP_HEADER, LEVELS, type Level, type Release, type ReleaseFile, releaseFile } from './release.ts';
import {
  type Copy,
  changeCopy,
  FILES,
  type Kept,
  keepSeen,
  readCopy,
  screenFiles,
  seenAddresses,
  seenIn,
  tidy,
} from './store.ts';
import { promoted } from './take-over.ts';

/** The device is full, or the browser refuses storage. */
export class StorageError extends Error {}

/** The server no longer has a file that its own release lists. */
class GoneError extends Error {}

/** The bytes stored so far, and of all wanted files. */
export type Progress = { done: number; all: number };

type Options = {
  signal: AbortSignal;
  onProgress(progress: Progress): void;
  /** Whether to stop when the network fails, instead of continuing when it is back. */
  isBrief?: boolean;
};

/** On a slow connection, a few files in parallel are no slower than one; a failure loses only those. */
const AT_ONCE = 4;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;
/** A request takes no longer than this, and than its bytes take on the slowest line: 2 kB a second. */
const PATIENCE_MS = 30_000;
const SLOWEST_BYTES_PER_MS = 2;
/** About what a release takes, and the data of a page. */
const RELEASE_BYTES = 100_000;

/**
 * Fetches the files of `level` for a language, as they are on the server now, and stores them beside those in use.
 * Stored files of any build are not fetched again; after a network failure it continues with the missing ones.
 * @throws {StorageError} when the device stores no more; what is stored stays usable
 * @throws {DOMException} when `signal` stops it
 */
export async function keep(language: string, level: Level, options: Options): Promise<void> {
  for (;;) {
    const release = await retryUntilOnline(() => fetchRelease(language, options.signal), options);
    try {
      await begin(release, level);
      await keepRelease(release, level, options);
      await complete(release);
      return;
    } catch (error) {
      // A new release was published meanwhile: the files that both share are already stored.
      const isNew = error instanceof GoneError && (await fetchRelease(language)).build !== release.build;
      if (!isNew) throw error;
    }
  }
}

function fetchRelease(language: string, outer?: AbortSignal): Promise<Release> {
  const file = releaseFile(language);
  return inPatience(RELEASE_BYTES, outer, async (signal) => {
    const response = await fetch(file, { cache: 'no-cache', signal });
    if (!isProven(file, response)) throw new TypeError(`${file} answered ${response.status}, and not with the release`);
    return (await response.json()) as Release; // made by the build
  });
}

/**
 * Lets a request take the time that it needs on a slow line; a line that stopped answering counts as broken, and does
 * not hold up everything else.
 */
async function inPatience<Result>(
  bytes: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const own = new AbortController();
  const stop = () => own.abort();
  let isLate = false;
  const late = () => {
    isLate = true;
    stop();
  };
  const timer = setTimeout(late, PATIENCE_MS + bytes / SLOWEST_BYTES_PER_MS);
  outer?.addEventListener('abort', stop);
  try {
    return await work(own.signal);
  } catch (error) {
    throw isLate ? new TypeError('The network stopped answering', { cause: error }) : error;
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', stop);
  }
}

const levelOf = (kept: Kept | null) => (kept ? LEVELS.indexOf(kept.level) : -1);

async function begin(release: Release, level: Level) {
  await storing(() =>
    changeCopy(release.language, (copy) => ({ ...copy, coming: { release, level, isComplete: false } })),
  );
}

/** Puts the release to use: at once unless a copy of another build has every page, else from the next start on. */
async function complete(release: Release) {
  await storing(() =>
    changeCopy(release.language, (copy) => {
      const { coming, used } = copy;
      if (coming?.release.build !== release.build) return copy; // another tab has begun with a newer one
      const next: Copy = { ...copy, coming: { ...coming, isComplete: true } };
      const isWaiting = used?.isComplete && used.release.build !== release.build && levelOf(used) > 0;
      return isWaiting ? next : promoted(next);
    }),
  );
  await tidy();
}

async function keepRelease(release: Release, level: Level, options: Options) {
  const files = await storing(() => caches.open(FILES));
  const seen = level === 'essential' ? await keepSeenPages(release, options) : [];
  const extra = new Set(seen.flatMap((screen) => screenFiles(release, screen)));
  const wanted = new Set([...filesOf(release, level), ...release.files.filter(({ url }) => extra.has(url))]);
  const there = new Set((await files.keys()).map(({ url }) => url.slice(location.origin.length)));
  const missing = [...wanted].filter(({ url }) => !there.has(url));
  const bytesIn = (list: Iterable<ReleaseFile>) => [...list].reduce((sum, { bytes }) => sum + bytes, 0);
  const all = bytesIn(wanted);
  let done = all - bytesIn(missing);
  options.onProgress({ done, all });
  const queue = missing.values();
  const work = async () => {
    for (const file of queue) {
      await retryUntilOnline(() => fetchFile(files, file, options.signal), options);
      done += file.bytes;
      options.onProgress({ done, all });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Keeps the pages that a visitor has seen readable with the next release, too. Returns their screens. */
async function keepSeenPages(release: Release, options: Options): Promise<string[]> {
  const { used } = await readCopy(release.language);
  const before = used && used.release.build !== release.build ? await seenAddresses(used.release.build) : [];
  for (const address of before) {
    if (release.texts[address] !== undefined && (await seenIn(release.build, address)) === null) {
      await retryUntilOnline(() => fetchSeen(release, address, options.signal), options);
    }
  }
  const texts = await Promise.all(
    (await seenAddresses(release.build)).map((address) => seenIn(release.build, address)),
  );
  return [...new Set(texts.flatMap((text) => /"screen":"([\w-]+)"/.exec(text ?? '')?.[1] ?? []))];
}

async function fetchSeen({ build }: Release, address: string, outer: AbortSignal) {
  const text = await inPatience(RELEASE_BYTES, outer, async (signal) => {
    const response = await fetch(address, { headers: { [KEEP_HEADER]: '1' }, signal });
    return isOwn(response) ? response.text() : '';
  });
  const name = `{"build":"${build}",`;
  if (text.startsWith(name)) await storing(() => keepSeen(build, address, `{${text.slice(name.length)}`));
}

async function fetchFile(files: Cache, file: ReleaseFile, outer: AbortSignal) {
  const { url, bytes } = file;
  const ask = (cache: RequestCache) =>
    inPatience(bytes, outer, async (signal) => {
      const response = await fetch(url, { headers: { [KEEP_HEADER]: '1' }, signal, cache });
      if (response.status === 404) throw new GoneError(`${url} is no longer there`);
      const body = isProven(url, response) ? await response.blob() : null; // the whole body: a partial one is never stored
      return { response, body: body && (await hasRightSum(file, body)) ? body : null };
    });
  let { response, body } = await ask('default');
  // The browser's own cache may hold a stranger's answer, or one from before the guide marked its own.
  if (response.ok && !body) ({ response, body } = await ask('reload'));
  if (!body) throw new TypeError(`${url} answered ${response.status}, and not with the file`);
  await storing(() => files.put(url, new Response(body, { status: response.status, headers: response.headers })));
}

/** @throws {StorageError} in place of any error of the browser */
async function storing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw new StorageError('The browser keeps no more', { cause });
  }
}

/** Retries after a network failure: when the network is back, or after a pause. */
async function retryUntilOnline<Result>(work: () => Promise<Result>, { signal, isBrief }: Options): Promise<Result> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    if (signal.aborted) throw signal.reason ?? new DOMException('Stopped.', 'AbortError');
    try {
      return await work();
    } catch (error) {
      const isBreak = error instanceof TypeError;
      if (!isBreak || isBrief) throw error;
      await networkOr(pause, signal);
    }
  }
}

function networkOr(pause: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const goOn = () => {
      stop.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(goOn, pause);
    addEventListener('online', goOn, { signal: stop.signal });
    signal.addEventListener('abort', goOn, { signal: stop.signal });
  });
}
