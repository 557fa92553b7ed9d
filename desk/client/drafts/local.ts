import type { Change } from '#common/contracts/desk/orders.ts';

/** An edit that is not on the server yet, kept so that a closed tab or a lost connection costs nothing. */
export type Kept = { change: Change; revision: number };

const PREFIX = 'escritorio:borrador:';
/** Each tab has its own keys, so that one that is done does not delete another tab's copy of the same file. */
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
    // If nothing can be removed, nothing was stored either.
  }
}

/** The edit that this browser kept of a file, now owned by this tab; null if there is none or it cannot be read. */
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

/** The files with an edit kept in this browser. */
export function keptFiles(): string[] {
  try {
    return [...new Set(keptKeys().map(fileOf))];
  } catch {
    return [];
  }
}

const keptKeys = () => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
const fileOf = (key: string) => key.slice(key.indexOf(':', PREFIX.length) + 1);
