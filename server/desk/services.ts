import type { Logger } from 'pino';
import type { Mailer } from '../mail/send.ts';
import type { Store } from '../store/store.ts';
import type { Visits } from '../visits/visits.ts';
import { lastBackup } from '../watch/backup.ts';
import { createBrowserErrors } from '../watch/browser-errors.ts';
import { createChallenges } from './access/challenges.ts';
import { createCookies } from './access/cookies.ts';
import { createPasskeys } from './access/passkeys.ts';
import { createPeople } from './access/people.ts';
import { createSessions } from './access/sessions.ts';
import { createDrafts } from './drafts.ts';
import { createOrders } from './folder/orders.ts';
import { createPhotos } from './folder/photos.ts';
import { openFolder } from './folder/shared-folder.ts';
import { createContent } from './folder/snapshot.ts';
import { createMessages } from './inbox/messages.ts';
import { createProposals } from './inbox/proposals.ts';
import { createDeskLog } from './log.ts';

export type Options = {
  folder: string;
  /** The origin at which the desk is opened, such as `https://guide.example.com`. */
  origin: string;
  store: Store;
  /** Null if no mail can be sent. */
  mailer: Mailer | null;
  log: Logger;
  /** The file that says when the last good backup was made; null if there is none. */
  backupState: string | null;
  /** Whether visitors get the site that the publisher made live last. */
  isNewest: () => Promise<boolean>;
  visits: Visits;
  /** Whether the guide counts its visits. */
  isCounted: () => boolean;
  /** Says of the live site whether somebody who opens an address gets a page. */
  pages: () => { isAnswered(address: string): boolean };
};

/** Opens the services that the desk's routes share. @throws {FolderError} */
export function openServices({
  folder: root,
  origin,
  store,
  mailer,
  log,
  backupState,
  isNewest,
  visits,
  isCounted,
  pages,
}: Options) {
  const folder = openFolder(root);
  const people = createPeople(store);
  const content = createContent(folder);
  return {
    origin,
    folder,
    people,
    content,
    mailer,
    isNewest,
    visits,
    isCounted,
    pages,
    /** The technical log, for the person who maintains the server. */
    log,
    /** The log of people's actions, for the people at the desk. */
    history: createDeskLog(store),
    sessions: createSessions(store),
    passkeys: createPasskeys({ origin, people, challenges: createChallenges(store) }),
    cookies: createCookies(origin.startsWith('https:')),
    drafts: createDrafts(store),
    orders: createOrders(folder),
    photos: createPhotos(folder),
    messages: createMessages(store),
    proposals: createProposals(store),
    browserErrors: createBrowserErrors(store),
    lastBackup: () => lastBackup(backupState, Date.now()),
    run: store.run,
  };
}

export type Services = ReturnType<typeof openServices>;
