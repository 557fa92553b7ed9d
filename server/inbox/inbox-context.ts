import { idOfReference } from '../store/reference.ts';
import type { Store } from '../store/store.ts';

/** The services, settings and output that the inbox commands use. */
export type InboxContext = {
  store: Store;
  databaseUrl: string;
  /** The project's folder. Files named on the command line are relative to it. */
  root: string;
  /** The address of the owner's desk, such as `https://guide.example.com/escritorio`; null if it is off. */
  deskUrl: string | null;
  /** How long messages are kept, as the built site promises; null if there is no built site. */
  retentionDays: number | null;
  /** Prints one line or several for the person at the terminal. */
  say(text: string): void;
  /** Prints what went wrong. */
  complain(text: string): void;
  /** Prints text for another program. */
  print(text: string): void;
  /** Asks the person at the terminal; null if nobody can answer, as in a script. */
  ask: ((question: string) => Promise<string>) | null;
};

/** The words and options that follow the command's name. */
export type CommandInput = { words: string[]; options: ReadonlySet<string> };

/** A command cannot be carried out. The message is a sentence for the owner. */
export class InboxError extends Error {}

/** Returns a command as the owner types it. */
export const typed = (command: string) => `npm run inbox -- ${command}`;

/** Returns the numbers of the submissions that the words name, without duplicates. */
export function numbersIn(words: string[], command: string): number[] {
  if (words.length === 0) throw new InboxError(`Falta decir cuál: ${typed(`${command} 12`)}`);
  return [...new Set(words.map(numberIn))];
}

/** Returns the number of the submission that a command is about, which may be named by its reference. */
export function numberIn(word: string | undefined): number {
  if (word !== undefined && /^\d{1,15}$/.test(word)) return Number(word);
  const id = idOfReference(word ?? '');
  if (id !== null) return id;
  throw new InboxError(`"${word ?? ''}" no es el número de un mensaje; ${typed('list')} los muestra.`);
}

/** Returns the error for numbers that no submission has. */
export function missing(ids: number[]): InboxError {
  return new InboxError(`No hay un mensaje ${ids.join(', ')}; ${typed('list --all')} muestra los que hay.`);
}
