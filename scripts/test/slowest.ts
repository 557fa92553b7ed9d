type Spec = { title: string; file: string; tests: { results: { duration: number }[] }[] };
type Suite = { specs?: Spec[]; suites?: Suite[] };
/** The part of Playwright's report that is read here. */
export type SlowReport = { suites: Suite[] };

/** Returns the tests that took longest, one line each, to show where time could be saved. */
export function slowest({ suites }: SlowReport, count = 10): string[] {
  return suites
    .flatMap(specsIn)
    .map(({ title, file, tests }) => ({ title, file, seconds: secondsOf(tests) }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ title, file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}: ${title}`);
}

const specsIn = ({ specs = [], suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsIn)];

const secondsOf = (tests: Spec['tests']) =>
  tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000;
