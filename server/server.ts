import { realpathSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Logger } from 'pino';
import { securityHeaders } from '../common/contracts/security-headers.ts';
import type { Config } from './config/config.ts';
import { openDesk } from './desk/desk.ts';
import { followLink } from './follow-link.ts';
import { FORMS_PATH } from './forms/form-page.ts';
import { createIntake } from './forms/intake.ts';
import { PHOTOS } from './forms/photos.ts';
import { refuseLate } from './http/late.ts';
import { oneAtATime } from './http/one-at-a-time.ts';
import { createListener } from './listener.ts';
import { startNotices } from './mail/notices.ts';
import { createMailer } from './mail/send.ts';
import { answerRefused, createRefusals } from './refused-request.ts';
import { createReload } from './reload.ts';
import { openNextSite, openSite } from './site.ts';
import { startRetention } from './store/retention.ts';
import { openStore } from './store/store.ts';
import { createVisitAnswer } from './visits/answer-visits.ts';
import { createLostCount } from './visits/lost-pages.ts';
import { createVisits } from './visits/visits.ts';
import { openWatch } from './watch/watch.ts';

/**
 * How long the server waits for slow clients, in milliseconds: for the head, for head and body together, and for a
 * client that does not read its answer. Node checks at the given interval.
 */
const PATIENCE = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 5000, unread: 30_000 };
/** How long a phone may take to send photographs. */
const PHOTO_PATIENCE_MS = 5 * 60_000;
const PHOTO_PATHS = ['/escritorio/api/photos', `${FORMS_PATH}${PHOTOS.form}`];
const NEWER_SITE = 'A newer site is there, and not served yet: the log says why, if a reload does not help.';
const takesPhotos = (url: string) => PHOTO_PATHS.includes(url.split('?', 1)[0] ?? '');

/** Tests shorten these times. */
export type Times = { minuteMs?: number; visitsMs?: number; patience?: typeof PATIENCE };

type Options = {
  dist: string;
  config: Config;
  log: Logger;
  /** The built desk, for tests. */
  bundle?: string;
} & Times;

export type Guide = {
  server: Server;
  /** Switches to the site that is in `dist` now, once the answers in progress are done; keeps the old one if it is broken. */
  reload(): void;
  /** Ends the background work, once the server has closed. */
  stop(): Promise<void>;
};

/** Creates the whole guide: the built site in `dist`, the forms, the desk, and what says how the guide is. */
export function createGuide({ dist, config, log, bundle, minuteMs, visitsMs, patience = PATIENCE }: Options): Guide {
  let site = openSite(dist);
  let folder = realpathSync(dist);
  const store = openStore({ ...config.database, report: (text) => log.error(text) });
  const deskOrigin = config.desk?.origin ?? null;
  const names = () => site.built;
  const notices = config.mail && startNotices({ store, log, mail: config.mail, deskOrigin, names, minuteMs });
  const isNewest = async () => (await realpath(dist).catch(() => folder)) === folder;
  const visits = createVisits({ store, log, writeMs: visitsMs });
  const isCounted = () => site.built.countsVisits === true;
  const hasPage = (address: string) => site.answerFile.hasPage(address);
  const desk = deskFor(config, { store, log, bundle, isNewest, visits, isCounted, pages: () => site.answerFile });
  const retention = startRetention({ store, log, days: () => site.built.retentionDays });
  const answerPost = createIntake({
    store,
    log,
    built: () => site.built,
    trustedProxies: config.trustedProxies,
    postsPer10Minutes: config.postsPer10Minutes,
    postsPerHour: config.postsPerHour,
    isNoticeWanted: config.mail !== null,
    onNew: () => notices?.wake(),
  });
  const answerVisits = createVisitAnswer({ visits, isCounted, hasPage });
  const countLost = createLostCount({ visits, isCounted, hasPage });
  const watch = openWatch({
    store,
    config,
    log,
    site: async () => ((await isNewest()) ? null : NEWER_SITE),
    isPage: (address) => site.answerFile.files.get(address)?.isPage === true,
  });
  const headers = securityHeaders(config.hsts);
  const refusalOf = createRefusals({ headers, texts: () => site.built.words });
  const parts = { desk, answerPost, answerVisits, countLost, watch, headers, refusalOf, log };
  const listener = createListener({ site: () => site, ...parts });
  const server = patientServer(listener, refusalOf, patience);

  const reload = createReload({
    open: async () => ({ folder: await realpath(dist), next: await openNextSite(dist, site) }),
    take: (opened) => {
      const old = site;
      site = opened.next;
      folder = opened.folder;
      old.answerFile.close();
    },
    log,
  });
  const link = desk && followLink(dist, reload); // the publisher switches it

  return {
    server,
    reload,
    async stop() {
      link?.stop();
      await retention.stop();
      await desk?.stop();
      await notices?.stop();
      await watch.stop();
      await visits.stop();
      await store.close();
      site.answerFile.close();
    },
  };
}

/** A server that waits for slow clients so long, and no longer. */
function patientServer(
  listener: RequestListener,
  refusalOf: ReturnType<typeof createRefusals>,
  { unread, ...timeouts }: typeof PATIENCE,
): Server {
  // Photographs from a phone take longer than a form; all other requests do not.
  const longest = { ...timeouts, requestTimeout: PHOTO_PATIENCE_MS, requireHostHeader: false };
  const server = createServer(
    longest,
    oneAtATime(refuseLate(listener, timeouts.requestTimeout, refusalOf, takesPhotos)),
  );
  answerRefused(server, refusalOf);
  server.setTimeout(unread);
  return server;
}

/** What the desk needs beside its configuration. */
type DeskParts = Omit<
  Parameters<typeof openDesk>[0],
  keyof NonNullable<Config['desk']> | 'mailer' | 'backupState' | 'trustedProxies'
>;

/** The owner's desk; null if none is configured. */
function deskFor({ desk, mail, backupState, trustedProxies }: Config, parts: DeskParts) {
  return desk && openDesk({ ...desk, ...parts, mailer: mail && createMailer(mail), backupState, trustedProxies });
}
