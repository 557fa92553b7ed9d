/**
 * `npm run bench:publish`: measures how long the publisher takes with the whole content, from an order in the desk's
 * folder to its answer: the preview of a price, and its publication. It works on a clone
 * of the last commit, which is in `.build` and is removed.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Json } from '#common/contracts/desk/content.ts';
import { isGroup } from '#common/contracts/desk/group.ts';
import type { Answer, Order } from '#common/contracts/desk/orders.ts';
import { digestOf, readTexts, valueIn } from '../../desk/editing/content-files.ts';
import { writeJsonFile } from '../../desk/publisher/files.ts';
import { Publisher } from '../../desk/publisher/publisher.ts';
import { type Build, buildApart } from '../../desk/publisher/work/build-process.ts';
import { publish } from './measurements-page.ts';
import { goal, table } from './print.ts';

const LISTINGS = 'content/collections/alojamientos/listings';
const GOALS = { preview: 5, publish: 10 };
const ROUNDS = 3;
const OWNER = { name: 'Marta', email: 'marta@guia.example' };

/** Seconds in all, and when each step of the publisher was reached. */
type Measure = { seconds: number; steps: Map<string, number> };

mkdirSync('.build', { recursive: true });
const base = mkdtempSync(path.resolve('.build/bench-publish-'));
const root = path.join(base, 'checkout');
const folder = path.join(base, 'desk');
try {
  execFileSync('git', ['clone', '--quiet', process.cwd(), root]);
  execFileSync('git', ['remote', 'remove', 'origin'], { cwd: root }); // publications must not be pushed back
  let reach: (step: string) => void = () => {};
  const build: Build = (work) =>
    buildApart({
      ...work,
      step: (step) => {
        reach(step === 'checking' ? 'the build has started' : 'the content is read');
        work.step(step);
      },
    });
  const publisher = new Publisher(
    { root, folder, sites: path.join(base, 'sites') },
    { build, at: (point) => reach(point), log: console.error },
  );
  await publisher.refresh(); // the first build

  const file = `${LISTINGS}/${readdirSync(path.join(root, LISTINGS)).find(isPriced) ?? ''}`;
  let count = 0;
  const carryOut = async (asked: { type: 'preview' } | { type: 'publish'; words: string }): Promise<Measure> => {
    const texts = readTexts(root, file, ['es', 'en', 'pt']);
    const before = valueIn(file, texts);
    count++;
    const value: Json = isGroup(before) ? { ...before, price: 100_000 + count * 500 } : before;
    const change = { file, base: digestOf(texts), before, value, photos: null };
    const at = new Date();
    const id = `${at.toISOString().replace(/[-:]|\.\d+/g, '')}-${String(count).padStart(8, '0')}`;
    const order: Order = { id, at: at.toISOString(), by: OWNER, ...asked, changes: [change] };
    const start = performance.now();
    const steps = new Map<string, number>();
    reach = (step) => steps.set(step, (performance.now() - start) / 1000);
    writeJsonFile(path.join(folder, 'orders', `${id}.json`), order);
    while (await publisher.next());
    const seconds = (performance.now() - start) / 1000;
    const answer = JSON.parse(readFileSync(path.join(folder, 'answers', `${id}.json`), 'utf8')) as Answer;
    if (answer.state !== 'done') throw new Error(`The order was not carried out: ${JSON.stringify(answer)}`);
    return { seconds, steps };
  };
  const best = async (asked: Parameters<typeof carryOut>[0]) => {
    const measures: Measure[] = [];
    for (let round = 0; round < ROUNDS; round++) measures.push(await carryOut(asked));
    return measures.reduce((one, other) => (one.seconds < other.seconds ? one : other));
  };
  const preview = await best({ type: 'preview' });
  const live = await best({ type: 'publish', words: 'un precio' });
  publish(process.cwd(), 'publish', 'npm run bench:publish', [
    `From the order of a changed price to its answer, the best of ${ROUNDS}; the steps are seconds since the order.`,
    table(
      ['', 'a preview', 'a publication'],
      [...live.steps.keys(), 'answered in all'].map((step) => [step, said(preview, step), said(live, step)]),
    ),
    [
      goal(`a preview within ${GOALS.preview} s`, preview.seconds <= GOALS.preview, `${preview.seconds.toFixed(1)} s`),
      goal(`live within ${GOALS.publish} s`, live.seconds <= GOALS.publish, `${live.seconds.toFixed(1)} s`),
    ].join('\n'),
  ]);
} finally {
  rmSync(base, { recursive: true, force: true, maxRetries: 5 });
}

function isPriced(name: string): boolean {
  if (!/^[^.]+\.json$/.test(name)) return false;
  const listing = JSON.parse(readFileSync(path.join(root, LISTINGS, name), 'utf8')) as { price?: unknown };
  return typeof listing.price === 'number';
}

function said({ seconds, steps }: Measure, step: string): string {
  const reached = step === 'answered in all' ? seconds : steps.get(step);
  return reached?.toFixed(1) ?? '–';
}
