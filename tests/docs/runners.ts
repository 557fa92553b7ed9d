/**
 * Where a documented command is run. Of these pages every block is: the test beside them asks for the blocks one by one,
 * and fails if one was left out.
 */
export const WHOLE_PAGES: Record<string, string> = {
  'docs/deploy/by-hand.md': 'tests/install/by-hand.ts',
  'docs/deploy/scale.md': 'tests/install/by-hand.ts',
  'docs/deploy/running.md': 'tests/install/by-hand.ts',
  'docs/deploy/desk.md': 'tests/install/by-hand.ts',
  'docs/deploy/containers.md': 'tests/install/containers.ts',
};

const INSTALL = 'tests/install/install.ts';
const BY_HAND = 'tests/install/by-hand.ts';
const guide = (name: string): [string, string] => [INSTALL, `'guide', '${name}'`];

/** A command, the file that runs it, and the words by which it does. */
export const RUNNERS: [command: RegExp, file: string, words: string][] = [
  [
    /^sudo apt update && sudo apt install --yes git$/,
    'deploy/lib/move.sh',
    'sudo apt update && sudo apt install --yes git',
  ],
  [/^git clone https:\S+ && cd guide$/, 'tests/install/project.ts', "'clone'"],
  [/^sudo deploy\/install\.sh guide\.example\.com owner@example\.com$/, INSTALL, "deploy/install.sh', NAME, OWNER"],
  [/^sudo deploy\/install\.sh (\S+ \S+ )?--restore FILE$/, INSTALL, 'sudo guide-project'],
  [/^sudo guide status$/, ...guide('status')],
  [/^sudo guide update( \[SOURCE\])?$/, ...guide('update')],
  [/^sudo guide rollback$/, ...guide('rollback')],
  [/^sudo guide logs \[publisher, front, backup\]$/, ...guide('logs')],
  [/^sudo guide check$/, ...guide('check')],
  [/^sudo guide invite( MAIL \[NAME\])?$/, ...guide('invite')],
  [/^sudo guide backup$/, ...guide('backup')],
  [/^sudo guide restore FILE$/, ...guide('restore')],
  [/^sudo guide follow( git@\S+| ADDRESS \[BRANCH\])?$/, ...guide('follow')],
  [/^sudo guide follow --stop$/, 'tests/install/follow.test.ts', 'stop_following'],
  [/^sudo guide move$/, ...guide('move')],
  [/^sudo guide uninstall \[--with-data\]$/, ...guide('uninstall')],
  [/^sudo systemctl restart guide$/, BY_HAND, 'sudo systemctl restart guide'],
  [/^journalctl -u guide -o cat$/, BY_HAND, "'journalctl', '-u', 'guide'"],
  [/npm run inbox -- (errors|backup)$/, 'tests/server/commands.test.ts', 'documentedCommands()'],
  [/^sudo -u guide npm run inbox -- expire$/, 'server/inbox/inbox.test.ts', "run('expire'"],
  [/^npm run inbox -- accept$/, 'desk/terminal/write-suggestion.test.ts', "'accept'"],
  [/npm run inbox -- draft 12$/, 'desk/terminal/write-draft.test.ts', "'draft'"],
  [/^npm run inbox( -- help)?$/, 'tests/server/commands.test.ts', 'documentedCommands()'],
  [/^npm run desk( -- (invite|help))?$/, 'tests/server/commands.test.ts', 'documentedCommands()'],
  [/^npm run import -- \S+( --write)?$/, 'desk/editing/import/import.test.ts', 'writeImport'],
  [/^npm start$/, 'tests/playwright.config.ts', 'scripts/start.ts'],
  [/^npm run dev$/, 'tests/recipes/dev.test.ts', 'scripts/dev.ts'],
  [/^npm test$/, '.ci/run', 'npm test'],
  [/^npm run (check|units|e2e)$/, 'scripts/test.ts', 'const parts'],
  [/^npm run build$/, 'scripts/test.ts', 'scripts/build.ts'],
  [/^npm run format$/, 'scripts/test.ts', "'biome', ['check'"],
  [/^(OFFLINE=off )?npm run release$/, BY_HAND, "'npm run release'"],
  [/^npm run publisher$/, INSTALL, "'logs', 'publisher'"],
  [/^npm run links$/, 'desk/publisher/outer-links/outer-links.test.ts', 'outer-links'],
  [/^npm run install:test/, '.ci/install', 'npm run install:test'],
  [/^npm test --workspace illustrations$/, 'scripts/test/illustrations.ts', 'illustrations'],
  [/^EACH=1 npx vitest run tests\/build$/, 'tests/build/same-result.test.ts', 'EACH'],
  [/^PICTURES=1 npx playwright test -c tests\/e2e\/desk$/, 'tests/e2e/desk/pictures.ts', 'PICTURES'],
];

/** Run by the test of this folder as they stand there: they only read, and end within seconds. */
export const READING = [
  'npm run routes -- pesca',
  'npm run facts',
  'npm run facts -- due',
  'npm run launch-check',
  'npm run map:points',
  'git ls-files guide/engine | grep -v test | xargs wc -l',
];

/** Nothing is run where these are read: they measure for minutes, draw, wait for somebody to look, or are another's. */
export const ON_PAPER: [command: RegExp, why: string][] = [
  [/^npm run bench/, 'measures for minutes; docs/measurements.md has what it printed'],
  [/^npm run (attack|offline-check)$/, 'takes minutes; docs/deploy/running.md has what it printed'],
  [/^npm run (draw|gallery|map|map:keep|video)\b/, 'draws, and what it drew is committed'],
  [/^npm run test:changed$/, 'runs the other tests once more, for minutes'],
  [/^npm run routes$/, 'is tried with a word'],
  [/^npm run (design|desk:try|desk:build)$/, 'shows pages that the browser tests build themselves'],
  [/^sudo systemctl enable podman-restart$/, 'shows its effect at the next start of the machine itself'],
  [/^(scp|rsync) -/, 'needs another machine'],
  [/^sudo (apt install rclone|certbot)/, 'needs a store or a name on the internet'],
  [/^npm ci --omit=dev$/, 'needs a machine of another kind'],
  [/^apt-get install firefox-esr/, 'what the attacks need; they say so themselves when it is missing'],
];
