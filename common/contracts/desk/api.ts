import type { FormName } from '../forms.ts';
import type { ContentFile } from './content.ts';
import type { Numbers } from './numbers.ts';
import type { Answer, Change, CheckAnswer, Person, RegisterStep } from './orders.ts';
import type { RegisterRow, RegisterSource } from './register.ts';
import type { Snapshot } from './snapshot.ts';

/** An unpublished edit, saved on the server while it is typed. */
export type Draft = {
  change: Change;
  by: Person;
  at: string;
  /** Goes up with each save. A save names the revision that it started from, so that no edit is overwritten unseen. */
  revision: number;
};

export type SessionView = {
  id: string;
  person: Person;
  device: string;
  startedAt: string;
  seenAt: string;
  isThis: boolean;
};

/** A message in the inbox. */
export type Message = {
  id: number;
  reference: string;
  form: FormName;
  /** "Negocio que quiere estar", "Dato de un visitante", "Mensaje", "Boletín". */
  label: string;
  receivedAt: string;
  state: 'new' | 'done' | 'spam';
  language: string;
  /** Labelled in Spanish, in the form's order. */
  answers: { name: string; label: string; value: string }[];
  /** Why it may be spam; null if nothing suggests it. */
  suspicion: string | null;
};

/**
 * The state of an uploaded photograph. The web process only stores its bytes; the publisher turns it upright, removes
 * its location data and reports the result here.
 */
export type Upload =
  | { state: 'working' }
  | { state: 'ready'; width: number; height: number; href: string }
  | { state: 'refused'; error: string };

/** The errors that stopped a page in visitors' browsers in the last days; the page is empty where nobody knows which. */
export type BrowserErrors = { days: number; count: number; pages: { page: string; count: number }[] };

/** An address of the guide's form that nothing answers, and how often it was opened this month and the last. */
export type LostPage = { page: string; count: number };

/** The content of the first screen. */
export type Today = Pick<Snapshot, 'due' | 'roads' | 'undated' | 'launch' | 'deadLinks'> & {
  /** The last good backup, `at` null if there has been none; null where the guide makes none itself. */
  backup: { at: string | null; isOld: boolean } | null;
  browserErrors: BrowserErrors;
  /** Whether visitors see the live guide, and not the demo. */
  isLive: boolean;
  /** Addresses that people open and nothing answers, the most frequent first. */
  lostPages: LostPage[];
  waiting: Message[];
  drafts: { file: string; title: string; at: string; by: string }[];
};

/**
 * The desk's requests, all below `/escritorio/api/`. Every answer is JSON; an error has a status of 400 or more and
 * `{ error: string }` with a sentence in Spanish. A request that changes something carries `X-Desk: 1` and comes from
 * the desk's own origin. Without a session everything but `invitation/*` and `entry/*` answers 404, like an address
 * that does not exist.
 */
export type Api = {
  'POST invitation/options': { body: { token: string }; answer: { person: Person; options: unknown } };
  'POST invitation/verify': { body: { token: string; response: unknown; device: string }; answer: { person: Person } };
  'POST entry/options': { body: Record<string, never>; answer: { challenge: string; options: unknown } };
  'POST entry/verify': { body: { response: unknown }; answer: { person: Person } };
  'POST exit': { body: Record<string, never>; answer: Record<string, never> };
  'GET me': { answer: { person: Person; session: string } };
  'GET sessions': { answer: { sessions: SessionView[] } };
  'DELETE sessions/:id': { answer: Record<string, never> };
  /** A link for another person or another device; it works once, for 48 hours. */
  'POST invitations': { body: Person; answer: { link: string; until: string } };
  /** The log of changes, newest first. */
  'GET log': { answer: { entries: { at: string; by: string; text: string }[] } };

  'GET today': { answer: Today };
  /** Everything that lists and forms need; `files` without their values. */
  'GET content': { answer: Omit<Snapshot, 'files'> & { files: Omit<ContentFile, 'value'>[] } };
  'GET file?file=': { answer: { file: ContentFile | null; draft: Draft | null } };
  /** All files of a kind with their values, for the season table. */
  'GET files?kind=': { answer: { files: ContentFile[]; drafts: Draft[] } };
  /** 409 with `{ error, draft }` when somebody saved after `revision`. Revision 0 means that there was no draft. */
  'PUT draft': { body: { change: Change; revision: number }; answer: { revision: number } };
  'DELETE draft?file=': { answer: Record<string, never> };
  /** The body is the file itself. 415 if it is not a picture, 413 if it is too large. */
  'POST photos': { body: Blob; answer: { id: string } };
  'GET photo?id=': { answer: Upload };

  'POST preview': { body: { changes: Change[] }; answer: { order: string } };
  'POST publish': { body: { changes: Change[]; words: string }; answer: { order: string } };
  /** Says what a register would change, builds a preview of it, or publishes it. */
  'POST register': {
    body: { name: string; source: RegisterSource; rows: RegisterRow[]; step: RegisterStep };
    answer: { order: string };
  };
  'POST undo': { body: { version: string }; answer: { order: string } };
  'POST check': { body: { file: string; facts: string[]; answer: CheckAnswer }; answer: { order: string } };
  /** 422 with `{ error, links }` if the file cannot go yet, because other files link to it. */
  'POST move': { body: { file: string; to: string | null }; answer: { order: string } };
  /** Lets a {@link LostPage} lead to the page of a file. */
  'POST redirect': { body: { from: string; file: string }; answer: { order: string } };
  /** Makes the link by which a business proposes changes to its listing and sees its numbers, for a year. */
  'POST proposal': { body: { file: string }; answer: { link: string } };
  /** Leaves a {@link LostPage} out of the first screen until it is asked for much more often. */
  'POST lost/dismiss': { body: { page: string }; answer: Record<string, never> };
  /** Null while it waits. */
  'GET order?id=': { answer: { answer: Answer | null } };
  'GET links?file=': { answer: { links: { file: string; title: string }[] } };

  /** How often pages were opened and contacts pressed, this month and the last. */
  'GET numbers': { answer: Numbers };

  'GET messages?state=': { answer: { messages: Message[] } };
  'POST message/state': { body: { id: number; state: Message['state'] }; answer: Record<string, never> };
  /** Makes a draft listing from a business's request; answers `file` if one exists already, as a draft or published. */
  'POST message/draft': { body: { id: number }; answer: { order: string } | { file: string } };
  /** Writes a fact that a visitor sent into its file. */
  'POST message/accept': { body: { id: number; field: string | null }; answer: { order: string } };
  /** Sends the polite answer by mail, or returns it to be sent by WhatsApp, and marks the message as done. */
  'POST message/refuse': { body: { id: number }; answer: { mailed: boolean; text: string } };
};

/** The body of `PUT draft` with status 409. */
export type DraftCollision = { error: string; draft: Draft };
