import type { Change } from '#desk/contract/orders.ts';

/** What was typed and is not on the server yet, so that a closed tab or a lost signal costs nothing. */
export type Kept = { change: Change; revision: number };

const PREFIX = 'escritorio:borrador:';
/** Each tab keeps its own, so that one that is done does not throw away what another one keeps of the same file. */
const TAB = crypto.randomUUID();

const ownKey = (file: string) => `${PREFIX}${TAB}:${file}`;

export function remember(file: string, kept: Kept): void {
  try {
    localStorage.setItem(ownKey(file), JSON.stringify(kept));
  } catch (error) {
    console.warn('This browser keeps nothing; the draft is only on the server.', error);
  }
}

export function forget(file: string): void {
  try {
    localStorage.removeItem(ownKey(file));
  } catch {
    // Where nothing can be removed, nothing was kept.
  }
}

/** What this browser kept of a file, from here on as this tab's; null if nothing, or if it cannot be read any more. */
export function recall(file: string): Kept | null {
  try {
    const key = [ownKey(file), ...keptKeys()].find((one) => localStorage.getItem(one) !== null && fileOf(one) === file);
    const text = key === undefined ? null : localStorage.getItem(key);
    if (key === undefined || text === null) return null;
    localStorage.setItem(ownKey(file), text);
    if (key !== ownKey(file)) localStorage.removeItem(key);
    return JSON.parse(text) as Kept; // only `remember` writes here
  } catch (error) {
    console.warn('What this browser kept of a draft cannot be read.', error);
    return null;
  }
}

/** The files of which this browser keeps something. */
export function keptFiles(): string[] {
  try {
    return [...new Set(keptKeys().map(fileOf))];
  } catch {
    return [];
  }
}

const keptKeys = () => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
const fileOf = (key: string) => key.slice(key.indexOf(':', PREFIX.length) + 1);
