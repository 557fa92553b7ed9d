import { mkdirSync } from 'node:fs';
import { add, type Count, one } from './count.ts';
import { type Output, say } from './tools.ts';

export type Step = {
  title: string;
  /** The step that must have succeeded for this one to run. */
  needs?: Step;
  /** Shows its output live, even while other steps run. */
  isLive?: boolean;
  run: (output: Output) => Count | Promise<Count>;
};
/** Rows of steps: the rows run in parallel, the steps of a row one after the other. */
export type Stage = Step[][];

type Done = Count & { step: Step; seconds: number; failures: string[] };

/** How much is repeated of the output of a step that failed without a report of its tests. */
const LAST_LINES = 15;

/**
 * Runs all steps, even after failures, prints what failed and how long each took at the end, and returns the sum of
 * their counts.
 */
export async function runStages(stages: Stage[]): Promise<Count> {
  mkdirSync('.build', { recursive: true });
  const start = Date.now();
  const done: Done[] = [];
  for (const rows of stages) {
    const isAlone = rows.length === 1;
    await Promise.all(
      rows.map(async (steps) => {
        for (const step of steps) done.push(await runStep(step, done, isAlone || Boolean(step.isLive)));
      }),
    );
  }
  printFailures(done);
  printTimes(done, secondsSince(start));
  return done.reduce<Count>(add, { passed: 0, failed: 0 });
}

/** Runs one step. If other steps run at the same time, its output is shown in one piece when it is done. */
async function runStep(step: Step, before: Done[], isLive: boolean): Promise<Done> {
  const heading = `\n── ${step.title} ──`;
  if (isLive) console.log(heading);
  else console.log(`${step.title}…`);
  const start = Date.now();
  const output: Output = { isLive, text: '' };
  const count = await runOrSkip(step, before, output);
  const seconds = secondsSince(start);
  if (!isLive) console.log(`${heading}\n${output.text.trimEnd()}`);
  console.log(`${step.title}: ${count.failed > 0 ? 'failed' : 'passed'} in ${seconds.toFixed(1)} s`);
  // A step without a report of its tests says at its end what is wrong.
  const failures = count.failures ?? [output.text.trimEnd().split('\n').slice(-LAST_LINES).join('\n')];
  return { step, seconds, ...count, failures };
}

async function runOrSkip({ needs, run }: Step, before: Done[], output: Output): Promise<Count> {
  const needed = before.find(({ step }) => step === needs);
  if (needed && needed.failed > 0) {
    say(output, `Not run, because "${needed.step.title}" failed.`);
    return one(false);
  }
  return run(output);
}

function printFailures(done: Done[]) {
  for (const { step, failed, failures } of done) {
    if (failed === 0) continue;
    console.log(`\n── Failed: ${step.title} ──`);
    for (const failure of failures) console.log(failure);
  }
}

function printTimes(done: Done[], total: number) {
  const rows = done.map(({ step, seconds, passed, failed }) => [step.title, seconds.toFixed(1), passed, failed]);
  const { passed, failed } = done.reduce<Count>(add, { passed: 0, failed: 0 });
  console.log('');
  for (const row of [['Step', 'seconds', 'passed', 'failed'], ...rows, ['All', total.toFixed(1), passed, failed]]) {
    const [title, ...numbers] = row.map(String);
    console.log(title?.padEnd(28) + numbers.map((text) => text.padStart(9)).join(''));
  }
}

const secondsSince = (start: number) => (Date.now() - start) / 1000;
