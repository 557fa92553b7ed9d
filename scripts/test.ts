import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { provideChromium } from './chromium.ts';

type Count = { passed: number; failed: number };
type Step = { title: string; run: () => Count };

const UNIT_REPORT = '.build/unit.json';
const E2E_REPORT = '.build/e2e.json';

const checks: Step[] = [
  { title: 'Format and lint', run: () => one(tool('biome', ['check', '--error-on-warnings'])) },
  { title: 'Types', run: () => one(tool('tsc', ['--noEmit'])) },
  { title: 'Unused files and packages', run: () => one(tool('knip', [])) },
  { title: 'Units and content', run: unitTests },
];

let isBuilt = false;
const journeys: Step[] = [
  {
    title: 'Build',
    run: () => {
      isBuilt = node(['scripts/build.ts']);
      return one(isBuilt);
    },
  },
  { title: 'End to end', run: endToEndTests },
];

const parts: Record<string, Step[]> = { all: [...checks, ...journeys], check: checks, e2e: journeys };
const [part = 'all', ...unknown] = process.argv.slice(2);
const steps = parts[part];
if (!steps || unknown.length > 0) {
  console.error(`Unknown arguments: ${process.argv.slice(2).join(' ')}. Use check, e2e or nothing.`);
  process.exit(1);
}
mkdirSync('.build', { recursive: true });
const total = steps.map(runStep).reduce((sum, count) => add(sum, count));
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

function runStep({ title, run }: Step): Count {
  console.log(`\n── ${title} ──`);
  const start = Date.now();
  const count = run();
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`${title}: ${count.failed > 0 ? 'failed' : 'passed'} in ${seconds} s`);
  return count;
}

function unitTests(): Count {
  rmSync(UNIT_REPORT, { force: true });
  const isGood = tool('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`]);
  const report = readReport<{ numPassedTests: number; numFailedTests: number }>(UNIT_REPORT);
  return counted(isGood, report && { passed: report.numPassedTests, failed: report.numFailedTests });
}

function endToEndTests(): Count {
  if (!isBuilt) {
    console.log('Not run, because there is no new build to test.');
    return one(false);
  }
  const browser = provideChromium();
  if (!browser) return one(false);
  rmSync(E2E_REPORT, { force: true });
  const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: path.resolve(E2E_REPORT) };
  const isGood = tool('playwright', ['test', '--reporter=list,json'], env);
  const report = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(E2E_REPORT);
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  return counted(isGood, report && { passed: expected, failed: unexpected + flaky });
}

/** A tool that failed without a failed test (a broken file, no test at all) counts as one failure. */
function counted(isGood: boolean, count: Count | null): Count {
  if (!count) return one(false);
  return isGood || count.failed > 0 ? count : add(count, one(false));
}

function readReport<Report>(file: string): Report | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null; // written by the tool just now
}

function add(a: Count, b: Count): Count {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed };
}

function one(isGood: boolean): Count {
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 };
}

function tool(name: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  return run(path.join('node_modules', '.bin', name), args, env);
}

function node(args: string[]): boolean {
  return run(process.execPath, args, {});
}

function run(command: string, args: string[], env: NodeJS.ProcessEnv): boolean {
  const shell = process.platform === 'win32'; // npm's programs are .cmd files there
  return spawnSync(command, args, { stdio: 'inherit', shell, env: { ...process.env, ...env } }).status === 0;
}
