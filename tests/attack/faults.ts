/** An attack that the server must survive. */
export type Attack = {
  /** Its number in the list of faults; null for an attack on several at once. */
  fault: number | null;
  /** What is done to the server. */
  what: string;
  files: string[];
  /** What must be installed for it; without, it is not tried, which is said and is no failure. */
  needs?: string;
  /** Selects the tests in these files that belong to it; all of them if missing. */
  tests?: RegExp;
};

const [FAILURES, STORE] = ['server/store/failures.test.ts', 'server/store/store.test.ts'];
const [INTAKE, INBOX] = ['server/forms/intake.test.ts', 'server/inbox/inbox.test.ts'];
const NOTICES = 'server/mail/notices.test.ts';
const [EDITING, PUBLISHER] = ['server/desk/editing.test.ts', 'desk/publisher/publisher.test.ts'];
const [PHOTOS, PROPOSALS] = ['server/forms/photos.test.ts', 'server/desk/inbox/proposals.test.ts'];

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
  {
    fault: null,
    what: 'Text that would be structure: NUL, separators, other directions, formulas with full-width signs',
    files: [
      ...[EDITING, PUBLISHER, NOTICES, 'server/inbox/csv.test.ts', 'common/lib/text/written.test.ts'],
      ...['guide/app/screens/open-data/files.test.ts', 'guide/reading/read-file.test.ts'],
    ],
    tests:
      /script in any field|more marks|forge|another line|one cell|get into a line|stays a text|reported with its line/,
  },
  {
    fault: null,
    what: 'Seventy photographs and 67 orders at once',
    files: [EDITING, 'server/desk/photos.test.ts'],
    tests: /at once|gives its place back/,
  },
  {
    fault: null,
    what: 'Strangers who send photographs without end, or only their first bytes',
    files: [PHOTOS, 'common/lib/pictures/whole-picture.test.ts'],
    tests: /household|limit in all|refused at its field|not whole|takes a moment/,
  },
  {
    fault: null,
    what: 'A full disk',
    files: [FAILURES, 'server/desk/failures.test.ts', 'desk/publisher/full-disk.test.ts'],
    tests: /full disk|full folder|begun to write/,
  },
  {
    fault: null,
    what: 'The desk and a business’s link with a database or content that is locked or unreadable',
    files: ['server/desk/failures.test.ts', 'server/desk/serve/preview.test.ts'],
    tests: /database|looked up|cannot be read/,
  },
  {
    fault: null,
    what: 'A business’s secret in addresses, and a link to what is no listing',
    files: [PROPOSALS],
    tests: /secret|no other page|similar address|earlier release/,
  },
  {
    fault: null,
    what: 'Pages before the form that would lead elsewhere, and names that programs take for options',
    files: ['server/forms/refusal-page.test.ts', EDITING, 'common/lib/address/content-name.test.ts'],
    tests: /another site|page before|may name the file|names none/,
  },
  {
    fault: null,
    what: 'Requests that Node refuses itself, and bodies that do not arrive',
    files: ['server/refused-request.test.ts', 'server/http/late.test.ts'],
  },
  {
    fault: null,
    what: 'A clock that jumps, with links, photographs, numbers of visits and backups',
    files: [
      ...['server/desk/folder/housekeeping.test.ts', 'server/visits/visits.test.ts', 'tests/install/keep.test.ts'],
    ],
    tests: /clock/,
  },
  {
    fault: null,
    what: 'JPEG, PNG, WebP, AVIF and HEIC that unpack into more, less or nothing, and HEIC of several makers',
    files: ['tests/server/decoded-pictures.test.ts'],
  },
  {
    fault: null,
    what: 'The largest post of photographs, in each format: the guide grows by less than 100 MB',
    files: ['tests/server/photo-memory.attack.ts'],
  },
  {
    fault: null,
    what: 'A visitor with Firefox: start, search, heart, trip, form, the guide kept, no signal',
    files: ['tests/server/other-browsers.attack.ts'],
    tests: /^Firefox/,
    needs: 'firefox-esr',
  },
  {
    fault: null,
    what: 'The same with WebKit (WebKitGTK)',
    files: ['tests/server/other-browsers.attack.ts'],
    tests: /^WebKit/,
    needs: 'webkit2gtk-driver, xvfb and xauth',
  },
  { fault: null, what: 'Three processes on one file', files: ['tests/server/several-processes.test.ts'] },
  {
    fault: null,
    what: 'A libSQL server that is down, hangs or knows no token',
    files: ['tests/server/remote-database.test.ts'],
  },
];
