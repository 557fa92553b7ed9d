import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { one } from './count.ts';
import { runStages, type Step } from './run-stages.ts';

const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => vi.restoreAllMocks());

const passes: Step = { title: 'Passes', run: () => ({ passed: 3, failed: 0 }) };
const fails: Step = { title: 'Fails', run: () => one(false) };

test('the counts of all steps are added up, and a failed step does not stop the others', async () => {
  expect(await runStages([[[fails, passes]], [[passes]]])).toMatchObject({ passed: 6, failed: 1 });
});

test('a step whose build failed is not run, and counts as failed', async () => {
  const run = vi.fn(() => one(true));
  expect(await runStages([[[fails]], [[{ title: 'Visits', needs: fails, run }]]])).toMatchObject({ failed: 2 });
  expect(run).not.toHaveBeenCalled();
});

test('rows run in parallel, and the output of each stays in one piece', async () => {
  let start = () => {};
  const isStarted = new Promise<void>((resolve) => {
    start = resolve;
  });
  const first: Step = {
    title: 'First',
    run: async (output) => {
      await isStarted;
      output.text += 'said by the first';
      return one(true);
    },
  };
  const second: Step = {
    title: 'Second',
    run: () => {
      start();
      return one(true);
    },
  };
  expect(await runStages([[[first], [second]]])).toMatchObject({ passed: 2, failed: 0 });
  expect(lines).toContain('\n── First ──\nsaid by the first');
});

test('the time and the counts of every step are listed at the end', async () => {
  await runStages([[[passes, fails]]]);
  expect(lines.at(-3)).toMatch(/^Passes +\d+\.\d +3 +0$/);
  expect(lines.at(-2)).toMatch(/^Fails +\d+\.\d +0 +1$/);
  expect(lines.at(-1)).toMatch(/^All +\d+\.\d +3 +1$/);
});

test('what failed is repeated before them, where a log that is cut in its middle still shows it', async () => {
  const run = () => ({ ...one(false), failures: ['a.test.ts: adds\n  2, not 3'] });
  await runStages([[[{ title: 'Units', run }, passes]]]);
  expect(lines.slice(-7, -5)).toEqual(['\n── Failed: Units ──', 'a.test.ts: adds\n  2, not 3']);
});
