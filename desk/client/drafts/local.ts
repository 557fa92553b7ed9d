import type { Change } from '#desk/contract/orders.ts';

/** What was typed and is not on the server yet, so that a closed tab or a lost signal costs nothing. */
export type Kept = { change: Change; revision: number };

const PREFIX = 'escritorio:borrador:';

export function remember(file: string, kept: Kept): void {
  try {
    localStorage.setItem(PREFIX + file, JSON.stringify(kept));
  } catch (error) {
    console.warn('This browser keeps nothing; the draft is only on the server.', error);
  }
}

export function forget(file: string): void {
  try {
    localStorage.removeItem(PREFIX + file);
  } catch {
    // Where nothing can be removed, nothing was kept.
  }
}

/** What this browser kept of a file; null if nothing, or if it cannot be read any more. */
export function recall(file: string): Kept | null {
  try {
    const text = localStorage.getItem(PREFIX + file);
    return text === null ? null : (JSON.parse(text) as Kept); // only `remember` writes here
  } catch (error) {
    console.warn('What this browser kept of a draft cannot be read.', error);
    return null;
  }
}

/** The files of which this browser keeps something. */
export function keptFiles(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}
