/** An attack that the server must survive. */
export type Attack = {
  /** Its number in the list of faults; null for an attack on several at once. */
  fault: number | null;
  /** What is done to the server. */
  what: string;
  files: string[];
  /** Selects the tests in these files that belong to it; all of them if missing. */
  tests?: RegExp;
};

const [FAILURES, STORE] = ['server/store/failures.test.ts', 'server/store/store.test.ts'];
const [INTAKE, INBOX] = ['server/forms/intake.test.ts', 'server/inbox/inbox.test.ts'];
const NOTICES = 'server/mail/notices.test.ts';

/** The attacks that `npm run attack` makes. */
export const attacks: Attack[] = [
  {
    fault: 1,
    what: 'Ten connections send 1,400 requests each and read nothing',
    files: ['server/http/pipelining.test.ts'],
  },
  {
    fault: 2,
    what: 'Two processes are restarted in turn, under load',
    files: ['tests/server/rolling-restart.test.ts'],
  },
  {
    fault: 3,
    what: 'Each command of these pages, as the user "guide", also from a release that npm installed',
    files: ['tests/server/commands.test.ts', 'tests/server/release.attack.ts'],
  },
  { fault: 4, what: '/healthz while no form can be kept', files: [FAILURES], tests: /healthy|health check/ },
  {
    fault: 5,
    what: 'Long and malformed requests, settings and texts',
    files: ['server/http/malformed.test.ts', 'server/config/config.test.ts', 'common/lib/text/visible.test.ts'],
    tests: /malformed|linear|too large/,
  },
  {
    fault: 6,
    what: 'The database file is deleted, replaced or cut under the server',
    files: ['server/store/lost-file.test.ts'],
  },
  {
    fault: 7,
    what: 'A person who looks like a machine: the trap filled by a browser, a clock put back',
    files: [INTAKE, NOTICES, STORE, 'server/forms/refusal-page.test.ts'],
    tests: /trap|clock|suspected|machine|too fast/,
  },
  { fault: 8, what: 'Fifty clients meet a locked database', files: [FAILURES], tests: /descriptor|locked/ },
  {
    fault: 9,
    what: 'One visitor with many IPv6 addresses, everybody together',
    files: [INTAKE, NOTICES, 'server/http/address.test.ts'],
    tests: /IPv6|household|customer|limit|is of two|are of|hour/,
  },
  { fault: 10, what: 'The clock is two years ahead', files: ['server/store/retention.test.ts'] },
  {
    fault: 11,
    what: 'Another user of the machine reads exports and backups',
    files: [INBOX],
    tests: /only their maker/,
  },
  { fault: 12, what: 'The site is replaced while it is served', files: ['server/site.test.ts'] },
  {
    fault: 13,
    what: 'Forged lines, hidden characters, formulas, traces of the deleted, two hosts, unknown settings, old tables',
    files: [
      ...['server/inbox/csv.test.ts', INBOX, NOTICES, FAILURES, 'server/config/config.test.ts', 'server/site.test.ts'],
      ...['server/config/env-file.test.ts', 'server/store/schema.test.ts', 'server/http/host.test.ts'],
      'common/lib/text/visible.test.ts',
    ],
    tests:
      /cell|forgotten|reader|backwards|another line|\.env|in the place of the site|unencrypted|unknown name|byte-order|UTF-8|database of|later release|old database|request with|two hosts|shown, not obeyed/,
  },
  { fault: 13, what: 'What reaches the guide through nginx and Caddy', files: ['tests/server/proxies.test.ts'] },
  { fault: null, what: 'kill -9 twenty times under a stream of posts', files: ['server/store/kill.test.ts'] },
  {
    fault: null,
    what: 'One post of many names, parts, heads or levels',
    files: ['server/forms/heavy-post.test.ts', 'server/http/read-json.test.ts'],
  },
  { fault: null, what: 'A full disk', files: [FAILURES], tests: /full disk/ },
  { fault: null, what: 'Three processes on one file', files: ['tests/server/several-processes.test.ts'] },
  {
    fault: null,
    what: 'A libSQL server that is down, hangs or knows no token',
    files: ['tests/server/remote-database.test.ts'],
  },
];
