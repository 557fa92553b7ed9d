/**
 * `npm run bench:build`: measures a build of the guide from scratch, one without a change, and one after a change in a
 * single listing or of a single word of the interface. It builds a copy, which is in `.build` and is removed.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publish } from './measurements-page.ts';
import { goal, table } from './print.ts';

const PARTS = [...['common', 'content', 'guide', 'map', 'scripts', 'server'], ...['package.json', 'package-lock.json']];
const LISTINGS = 'content/collections/bodegas/listings';
const WORDS = 'content/locales/es/translation.json';
/** A first `npm start` may take 80 s, 12 of them for installing. */
const GOALS = { first: 68, change: 5, word: 40, megabytes: 2000 };
const ROUNDS = 3;

type Measure = { seconds: number; cpu: number; megabytes: number };

const root = process.cwd();
mkdirSync(path.join(root, '.build'), { recursive: true });
const copy = mkdtempSync(path.join(root, '.build/bench-'));
try {
  for (const part of PARTS) cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
  const first = await build();
  const same = await best(() => {});
  const change = await best(changeListing);
  const word = await best(changeWord);
  publish(root, 'build', 'npm run bench:build', [
    `The whole process, from start to exit; all but the first row are the best of ${ROUNDS} runs.`,
    table(
      ['', 'seconds', 'seconds of processor', 'memory'],
      (
        [
          ['the first build', first],
          ['nothing has changed', same],
          ['one listing has', change],
          ['a word of the interface has', word],
        ] as const
      ).map(([name, { seconds, cpu, megabytes }]) => [
        name,
        seconds.toFixed(1),
        cpu.toFixed(1),
        `${Math.round(megabytes)} MB`,
      ]),
    ),
    [
      goal(`a first build within ${GOALS.first} s`, first.seconds <= GOALS.first, `${first.seconds.toFixed(1)} s`),
      goal(
        `a changed listing within ${GOALS.change} s`,
        change.seconds <= GOALS.change,
        `${change.seconds.toFixed(1)} s`,
      ),
      goal(`a changed word within ${GOALS.word} s`, word.seconds <= GOALS.word, `${word.seconds.toFixed(1)} s`),
      goal(
        `a first build in ${GOALS.megabytes} MB at most`,
        first.megabytes <= GOALS.megabytes,
        `${Math.round(first.megabytes)} MB`,
      ),
    ].join('\n'),
  ]);
} finally {
  rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
}

async function best(before: (round: number) => void): Promise<Measure> {
  const measures: Measure[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    before(round);
    measures.push(await build());
  }
  return measures.reduce((a, b) => (a.seconds < b.seconds ? a : b));
}

function changeListing(round: number) {
  const name = readdirSync(path.join(copy, LISTINGS)).find((file) => /^[^.]+\.json$/.test(file)) ?? '';
  const file = path.join(copy, LISTINGS, name);
  const listing = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...listing, phone: `+54 260 400-000${round}` }, null, 2));
}

function changeWord(round: number) {
  const file = path.join(copy, WORDS);
  const words = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...words, skip: `Saltar al contenido ${round}` }, null, 2));
}

function build(): Promise<Measure> {
  const tell =
    'process.on("exit",()=>{const u=process.resourceUsage();console.log("used",u.userCPUTime+u.systemCPUTime,u.maxRSS)})';
  const start = performance.now();
  const child = spawn(process.execPath, ['--import', `data:text/javascript,${tell}`, 'scripts/build.ts'], {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  return new Promise((resolve, reject) =>
    child.on('close', (code) => {
      const [, cpu, kilobytes] = /^used (\d+) (\d+)$/m.exec(said) ?? [];
      if (code !== 0) return reject(new Error(`The build failed.\n${said}`));
      resolve({
        seconds: (performance.now() - start) / 1000,
        cpu: Number(cpu) / 1e6,
        megabytes: Number(kilobytes) / 1024,
      });
    }),
  );
}
