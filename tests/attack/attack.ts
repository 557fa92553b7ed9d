/**
 * `npm run attack`: runs the attacks of `npm test` on the server, and longer ones, each a bounded number of times.
 * Then tries the installation, where a fresh Debian can be started. Prints the outcome and writes it into
 * docs/deploy/running.md.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildIfStale } from '../../scripts/build-if-stale.ts';
import { whyNoEngine } from '../install/engine.ts';
import { whyNot } from '../install/machine.ts';
import { type Attack, attacks } from './faults.ts';

const REPORT = '.build/attack.json';
const PAGE = 'docs/deploy/running.md';
/** The larger counts of the tests that have one. */
const COUNTS = { RUNS: '10000', KILLS: '20', ROUNDS: '5' };

type Test = { title: string; status: string; duration?: number; meta?: { measured?: string } };
type Report = { testResults: { name: string; assertionResults: Test[] }[] };

buildIfStale(); // the browsers visit the site itself
const files = [...new Set(attacks.flatMap(({ files }) => files))];
const args = [
  'run',
  '--project=apart',
  '--project=servers',
  '--project=together',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${REPORT}`,
  ...files,
];
const vitest = path.join('node_modules', '.bin', 'vitest');
const { status } = spawnSync(vitest, args, { stdio: 'inherit', env: { ...process.env, ...COUNTS, ATTACK: '1' } });

const report = JSON.parse(readFileSync(REPORT, 'utf8')) as Report; // Vitest has just written it
const results = attacks.map((attack) => ({ attack, tests: testsOf(attack) }));
const rows = results.map(({ attack, tests }) => [
  attack.fault === null ? '' : String(attack.fault),
  described(attack, tests),
  String(tests.length),
  (tests.reduce((sum, { duration }) => sum + (duration ?? 0), 0) / 1000).toFixed(1),
  verdict(attack, tests),
]);
const installation = tryInstallation();
rows.push([
  '',
  'A fresh Debian is installed, updated, broken, restored: the steps of `npm run install:test`',
  ...installation,
]);
const text = [
  `\`npm run attack\` on ${new Date().toISOString().slice(0, 10)}, ${os.availableParallelism()} cores that may have had other work:`,
  table(['Fault', 'Attack', 'Tests', 'Seconds', 'Survived'], rows),
].join('\n\n');
console.log(text);
const failed = results.filter(
  ({ attack, tests }) => /^no/.test(verdict(attack, tests)) && !isLeftOut(attack, tests),
).length;
const isSurvived = failed === 0 && status === 0 && installation[2] !== 'no';
if (isSurvived) publish(text);
console.log(`\n${results.length - failed} passed, ${failed} failed`);
process.exit(isSurvived ? 0 : 1);

/** The last cells of its row: how many tests, how long, whether it was survived. */
function tryInstallation(): [string, string, string] {
  const reason = whyNot();
  if (reason) {
    console.log(`The installation is not tried: ${reason}.`);
    return ['0', '0.0', 'not tried'];
  }
  const start = performance.now();
  const tried = spawnSync(process.execPath, ['tests/install/main.ts'], { stdio: 'inherit' });
  const survived = whyNoEngine() ? 'yes; in containers not tried' : 'yes';
  return ['1', ((performance.now() - start) / 1000).toFixed(1), tried.status === 0 ? survived : 'no'];
}

function table(head: string[], rows: string[][]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function described({ what }: Attack, tests: Test[]): string {
  const measured = tests.flatMap(({ meta }) => meta?.measured ?? []);
  return measured.length > 0 ? `${what}: ${measured.join('; ')}` : what;
}

function testsOf({ files, tests }: Attack): Test[] {
  return report.testResults
    .filter(({ name }) => files.includes(path.relative(process.cwd(), name).split(path.sep).join('/')))
    .flatMap(({ assertionResults }) => assertionResults.filter(({ title }) => tests?.test(title) ?? true));
}

/** What it needs is not installed here. */
function isLeftOut({ needs }: Attack, tests: Test[]): boolean {
  return needs !== undefined && tests.length > 0 && tests.every(({ status }) => status === 'skipped');
}

/** An attack whose tests were renamed must not count as survived. */
function verdict(attack: Attack, tests: Test[]): string {
  if (isLeftOut(attack, tests)) return `not tried: needs ${attack.needs}`;
  if (tests.length === 0 || tests.every(({ status }) => status === 'skipped')) return 'not tried';
  return tests.some(({ status }) => status === 'failed') ? 'no' : 'yes';
}

function publish(text: string) {
  const page = readFileSync(PAGE, 'utf8');
  writeFileSync(
    PAGE,
    page.replace(/(<!-- attack -->\n).*(?=<!-- \/attack -->)/s, (_, start: string) => `${start}\n${text}\n\n`),
  );
  console.log(`Written into ${PAGE}.`);
}
