import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { readBuilt } from './built.ts';
import type { Config } from './config.ts';
import { createIntake, FORMS_PATH } from './forms/intake.ts';
import { sendJson } from './http.ts';
import { startNotices } from './mail.ts';
import { startRetention } from './retention.ts';
import { securityHeaders } from './security.ts';
import { createStatic } from './static.ts';
import { openStore, StoreError } from './store.ts';

/** How long slow clients are waited for: for the whole head, and for head and body. Node looks every so often. */
const PATIENCE = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 5000 };
const HEALTH_PATH = '/healthz';

/** Tests need not wait as long as visitors do. */
export type Times = { minuteMs?: number; patience?: typeof PATIENCE };

type Options = { dist: string; config: Config; log: Logger } & Times;

export type Guide = {
  server: Server;
  /** Ends what goes on beside requests, once the server has closed. */
  stop(): Promise<void>;
};

/** The whole guide: the built site in `dist`, the forms, and whether all is well at `/healthz`. */
export function createGuide({ dist, config, log, minuteMs, patience = PATIENCE }: Options): Guide {
  const built = readBuilt(dist);
  const store = openStore(config.database);
  const notices = config.mail && startNotices({ store, log, mail: config.mail, minuteMs });
  const retention = startRetention({ store, log, days: built.retentionDays });
  const answerFile = createStatic(dist, built.contentSecurityPolicy);
  const answerPost = createIntake({
    store,
    log,
    words: built.words,
    trustedProxies: config.trustedProxies,
    postsPer10Minutes: config.postsPer10Minutes,
    isNoticeWanted: config.mail !== null,
    onNew: () => notices?.wake(),
  });
  const headers = securityHeaders(config.hsts);

  async function answer(request: IncomingMessage, response: ServerResponse) {
    for (const [name, value] of headers) response.setHeader(name, value);
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    if (path.startsWith(FORMS_PATH)) return answerPost(request, response, path.slice(FORMS_PATH.length));
    if (path === HEALTH_PATH) return answerHealth(response);
    answerFile(request, response);
  }

  async function answerHealth(response: ServerResponse) {
    response.setHeader('Cache-Control', 'no-store');
    try {
      await store.check();
      sendJson(response, 200, { site: 'ok', database: 'ok' });
    } catch (error) {
      sendJson(response, 503, { site: 'ok', database: error instanceof StoreError ? error.message : String(error) });
    }
  }

  const server = createServer(patience, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      log.error({ err: error }, 'request failed');
      if (!response.headersSent) sendJson(response, 500, { error: 'Internal Server Error' });
      else response.destroy();
    });
  });

  return {
    server,
    async stop() {
      retention.stop();
      await notices?.stop();
      await store.close();
    },
  };
}
