import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { createHealth, type Look } from '../health.ts';
import { isFromThisMachine } from '../http/loopback.ts';
import { createMailer } from '../mail/send.ts';
import { fileOf, isFile } from '../store/file-database.ts';
import type { Store } from '../store/store.ts';
import { lastBackup } from './backup.ts';
import { startBackupWarning } from './backup-warning.ts';
import { createBrowserErrors } from './browser-errors.ts';
import { watchDatabase } from './database.ts';
import { freeBytes, watchDisk } from './disk.ts';
import { measure } from './measure.ts';
import { createMeter } from './meter.ts';
import { type Figures, metricsText, sendMetrics } from './metrics.ts';
import { watchPublisher } from './publisher.ts';
import { createReminders } from './reminders.ts';
import { createReports, REPORTS_PATH } from './reports.ts';

const HEALTH_PATH = '/healthz';
const METRICS_PATH = '/metrics';
const WEEK_DAYS = 7;

type Options = {
  store: Store;
  config: Config;
  log: Logger;
  site: Look;
  isPage: (path: string) => boolean;
};

/** Everything that says how the guide is: to a balancer, to whoever watches the machine, to the owner by mail. */
export function openWatch({ store, config, log, site, isPage }: Options) {
  const { database, desk, mail, backupState, trustedProxies } = config;
  const disk = isFile(database.url) ? path.dirname(fileOf(database.url)) : process.cwd();
  const health = createHealth({
    site,
    database: watchDatabase(store),
    disk: watchDisk(disk),
    ...(desk && { publisher: watchPublisher(desk.folder) }),
  });
  const meter = createMeter();
  const errors = createBrowserErrors(store);
  const onCounted = () => meter.browserErrors++;
  const answerReport = createReports({ errors, log, isPage, trustedProxies, onCounted });
  const warning =
    mail &&
    startBackupWarning({
      file: backupState,
      to: mail.to,
      mailer: createMailer(mail),
      reminders: createReminders(store),
      log,
    });

  const answerMetrics = async (response: ServerResponse) =>
    sendMetrics(response, metricsText(meter, await figuresOf({ health, store, errors, disk, backupState })));

  return {
    measure: (request: IncomingMessage, response: ServerResponse) => measure(meter, request, response),

    /** The answer to a request about the guide itself; null for all others. For strangers there are no metrics. */
    answer(address: string, request: IncomingMessage, response: ServerResponse): Promise<void> | null {
      if (address === HEALTH_PATH) return health.answer(response);
      if (address === REPORTS_PATH && request.method === 'POST') return answerReport(request, response);
      if (address === METRICS_PATH && isFromThisMachine(request)) return answerMetrics(response);
      return null;
    },

    async stop() {
      meter.stop();
      await warning?.stop();
    },
  };
}

type Sources = {
  health: ReturnType<typeof createHealth>;
  store: Store;
  errors: ReturnType<typeof createBrowserErrors>;
  /** A folder on the disk that can fill up. */
  disk: string;
  backupState: string | null;
};

/** What the metrics say beside what the meter counts; null for what cannot be known now. */
async function figuresOf({ health, store, errors, disk, backupState }: Sources): Promise<Figures> {
  const now = Date.now();
  const unknown = () => null; // /healthz says why the database does not answer
  const [state, backup, bytes, waiting, week] = await Promise.all([
    health.look(),
    lastBackup(backupState, now),
    freeBytes(disk),
    store.countWaiting().catch(unknown),
    errors.ofDays(WEEK_DAYS, now).catch(unknown),
  ]);
  return {
    health: state,
    backupAt: backup?.at ? Date.parse(backup.at) / 1000 : null,
    freeBytes: bytes,
    messagesWaiting: waiting,
    browserErrorsOfWeek: week?.count ?? null,
  };
}
