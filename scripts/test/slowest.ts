import { type BrowserReport, specsIn } from './failures.ts';

/** Returns the tests that took longest, one line each, to show where time could be saved. */
export function slowest({ suites }: BrowserReport, count = 10): string[] {
  return suites
    .flatMap(specsIn)
    .map(({ title, file, tests }) => ({ title, file, seconds: secondsOf(tests) }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ title, file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}: ${title}`);
}

const secondsOf = (tests: { results: { duration: number }[] }[]) =>
  tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000;
