import { savesData } from '#common/lib/pictures/saves-data.ts';
import { keep, type Progress, StorageError } from '#engine/offline/keep.ts';
import { type Level, VERSION_FILE, type Version } from '#engine/offline/release.ts';
import { type Copy, changeCopy, checkCopy, forgetAll, readCopy, tidy } from '#engine/offline/store.ts';
import { promoted } from '#engine/offline/take-over.ts';
import { keepWhatWasSeen } from './seen.ts';
import { countVisit } from './visits.ts';
import { type Problem, signOn } from './worker.ts';

// The state of the guide's copy on this device, for the components that show it. There is one per document, loaded once
// the page is quiet.

/** The owner has withdrawn the worker: pages only make sure that it goes. */
const isOff = import.meta.env.GUIDE_OFFLINE === 'off';

export type GuideCopy = {
  /** Null until it has been read from the browser's storage. */
  copy: Copy | null;
  /** Null until the server has reported its sizes, and without a network. */
  version: Version | null;
  /** Set while a download that the visitor asked for is running. */
  progress: Progress | null;
  problem: Problem | null;
  hasSignal: boolean;
  /** Whether the visitor has been here before. */
  isKnown: boolean;
};

let state: GuideCopy = {
  copy: null,
  version: null,
  progress: null,
  problem: null,
  hasSignal: navigator.onLine,
  isKnown: false,
};
const listeners = new Set<() => void>();
let running: AbortController | null = null;
let language = 'es';

export const guideCopy = () => state;

export function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function set(change: Partial<GuideCopy>) {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

let started: Promise<void> | null = null;

/** Registers the worker, and keeps what every visitor gets: once per document. */
export function start(inLanguage: string): Promise<void> {
  started ??= begin(inLanguage);
  return started;
}

async function begin(inLanguage: string) {
  language = inLanguage;
  set({ isKnown: countVisit() });
  void flush();
  for (const name of ['online', 'offline']) addEventListener(name, () => set({ hasSignal: navigator.onLine }));
  addEventListener('online', () => void flush());
  addEventListener('online', () => void renew());
  if (import.meta.env.DEV) return; // the development server has no worker
  if (isOff) return void (await (await navigator.serviceWorker?.getRegistration())?.update());
  if (!(await signedOn())) return set({ copy: { used: null, coming: null, old: null } });
  set({ copy: await readCopy(language) });
  await keepWhatWasSeen(language, !state.copy?.used).catch((error: unknown) =>
    console.warn('What was seen could not be kept.', error),
  );
  await renew();
}

/** Whether there is a worker, without which nothing that is stored would ever be shown; says so if not. */
async function signedOn(): Promise<boolean> {
  const problem = await signOn();
  if (problem) set({ problem });
  return problem === null;
}

/** Sends what visitors wrote without signal, whichever page they are on now. */
async function flush() {
  try {
    if (!localStorage.getItem('guide-waiting')?.includes('"')) return; // see features/forms/waiting.ts
    const { flushOutbox } = await import('#engine/offline/outbox.ts');
    await flushOutbox();
  } catch (error) {
    console.warn('What waits could not be sent.', error);
  }
}

/** Checks for a newer version, and fetches it at the level that is kept; visitors who save data must ask for that. */
async function renew() {
  try {
    const version = await fetchVersion();
    if (!version) return;
    set({ version });
    if (state.problem === 'absent' || state.problem === 'refused') return; // no network changes that
    if (state.problem === 'broken' && !(await signedOn())) return; // the worker itself may have been missing
    const isWhole = await checkCopy(language);
    const copy = await readCopy(language);
    if (!isWhole) set({ copy });
    const level = copy.coming?.level ?? copy.used?.level ?? 'essential';
    const newest = copy.coming ?? copy.used;
    const isThere = newest?.isComplete && newest.release.build === version.build;
    if (isThere || savesData() || running) return;
    // A download that the visitor asked for resumes in sight; an automatic one is unseen, and stops if the line breaks.
    const isAsked = !isWhole || (copy.coming !== null && copy.coming.level !== 'essential');
    // What was said of the last try stays until the visitor presses, or it went well.
    if (await run(level, !isAsked || state.problem !== null)) set({ problem: null });
  } catch (error) {
    console.info('The guide on this device could not be renewed now.', error);
  }
}

/** A network that answers nothing for so long is none. */
const PATIENCE_MS = 15_000;

/** The server's version; null without a usable answer. Whether the server answers decides whether there is a signal. */
async function fetchVersion(): Promise<Version | null> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), PATIENCE_MS);
  try {
    const response = await fetch(VERSION_FILE, { cache: 'no-cache', signal: abort.signal });
    set({ hasSignal: true });
    return response.ok ? ((await response.json()) as Version) : null; // made by the build
  } catch {
    set({ hasSignal: false }); // `navigator.onLine` is true even in a network without internet access
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** Keeps the guide at the visitor's request. */
export async function keepGuide(level: Level): Promise<void> {
  // Some browsers ask their user first, some never answer: the guide is kept meanwhile.
  const ask = async () => navigator.storage?.persist?.();
  ask().catch((error: unknown) => console.info('The browser may delete the guide when it needs room.', error));
  const isRunning = run(level, false);
  if (!import.meta.env.DEV && !(await signedOn())) pause();
  await isRunning;
}

/** Resolves to whether everything is there; what a visitor who asked must know of a failure is in the state then. */
async function run(level: Level, isQuiet: boolean): Promise<boolean> {
  running?.abort();
  const own = new AbortController();
  running = own;
  if (!isQuiet) set({ problem: null, progress: { done: 0, all: 1 } });
  const onProgress = (progress: Progress) => !isQuiet && running === own && set({ progress });
  try {
    // Two tabs would fetch everything twice.
    await navigator.locks.request(`guide-keep-${language}`, { signal: own.signal }, () =>
      keep(language, level, { signal: own.signal, onProgress, isBrief: isQuiet }),
    );
    return true;
  } catch (error) {
    if (own.signal.aborted) return false;
    if (isQuiet) throw error;
    console.warn('The guide could not be kept.', error);
    set({ problem: problemOf(error) });
    return false;
  } finally {
    if (running === own) {
      running = null;
      set({ progress: null, copy: await readCopy(language).catch(() => state.copy) });
    }
  }
}

function problemOf(error: unknown): Problem {
  if (!(error instanceof StorageError)) return 'broken';
  const { cause } = error;
  if (!(cause instanceof DOMException)) return 'broken'; // a fault of our own is no private window
  return cause.name === 'QuotaExceededError' ? 'full' : 'refused';
}

/** Stops the download; what has arrived stays, and a later press resumes from there. */
export function pause() {
  running?.abort();
}

/** Removes the guide from the device, except for what every visitor gets; a second press removes and renews that, too. */
export async function removeGuide(): Promise<void> {
  running?.abort();
  const isLittle = state.copy?.used?.level === 'essential' && !state.copy.coming;
  if (isLittle) await forgetAll();
  else {
    await changeCopy(language, ({ used }) => ({
      used: used && { ...used, level: 'essential' },
      coming: null,
      old: null,
    }));
    await tidy();
  }
  set({ copy: await readCopy(language), problem: null });
  if (isLittle) await renew();
}

/** Switches to the newer copy that was fetched beside the current one. */
export async function takeOver(): Promise<void> {
  await changeCopy(language, promoted);
  await tidy();
  location.reload();
}
