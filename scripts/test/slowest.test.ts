import { expect, test } from 'vitest';
import { slowest } from './slowest.ts';

const spec = (title: string, ...durations: number[]) => ({
  title,
  file: 'a.spec.ts',
  tests: [{ results: durations.map((duration) => ({ duration })) }],
});

test('the slowest tests come first, nested ones included, and retries add to their time', () => {
  const report = {
    suites: [
      { specs: [spec('quick', 100), spec('slow', 20_000)], suites: [{ specs: [spec('twice', 15_000, 15_000)] }] },
    ],
  };
  expect(slowest(report, 2)).toEqual(['   30.0 s  a.spec.ts: twice', '   20.0 s  a.spec.ts: slow']);
});
