import type { Store } from '../store.ts';

/** What the commands work with. */
export type Desk = {
  store: Store;
  databaseUrl: string;
  /** The project's folder; files named on the command line are relative to it. */
  root: string;
  /** One line, or several, for the person at the terminal. */
  say(text: string): void;
  /** The same, for what went wrong. */
  complain(text: string): void;
  /** Text for another program. */
  print(text: string): void;
  /** Null when nobody can answer, as in a script. */
  ask: ((question: string) => Promise<string>) | null;
};

/** What follows the command's name. */
export type Asked = { words: string[]; options: ReadonlySet<string> };

/** Why a command cannot do what it was asked to: a sentence for the owner. */
export class InboxError extends Error {}

/** A command as the owner types it. */
export const typed = (command: string) => `npm run inbox -- ${command}`;

/** The numbers of submissions, each once. */
export function numbersIn(words: string[], command: string): number[] {
  if (words.length === 0) throw new InboxError(`Say which: ${typed(`${command} 12`)}`);
  return [...new Set(words.map(numberIn))];
}

/** The number of the one submission that a command is about. */
export function numberIn(word: string | undefined): number {
  if (word !== undefined && /^\d{1,15}$/.test(word)) return Number(word);
  throw new InboxError(`"${word ?? ''}" is no number of a submission; ${typed('list')} shows them.`);
}

/** The sentence for numbers that nothing has. */
export function missing(ids: number[]): InboxError {
  return new InboxError(`There is no submission ${ids.join(', ')}; ${typed('list --all')} shows what there is.`);
}
