import { stripVTControlCharacters } from 'node:util';

type Result = { duration: number; error?: { message?: string } };
type Spec = { title: string; file: string; ok?: boolean; tests: { results: Result[] }[] };
type Suite = { specs?: Spec[]; suites?: Suite[] };
/** The parts of Playwright's report that are read here. */
export type BrowserReport = { suites: Suite[] };

/** The parts of Vitest's report that are read here. */
export type UnitReport = {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  }[];
};

/** How many lines of a message are repeated: what was expected and what came, without the stack. */
const LINES = 8;

/** Returns the tests of a browser run that failed at every try, each with its file and the message of its last try. */
export function browserFailures({ suites }: BrowserReport): string[] {
  return suites
    .flatMap(specsIn)
    .filter(({ ok }) => ok === false)
    .map(({ title, file, tests }) => {
      const messages = tests.flatMap(({ results }) => results).map(({ error }) => error?.message);
      return failure(`${file}: ${title}`, messages.findLast(Boolean));
    });
}

/** Returns the unit tests that failed, and the files that failed as a whole, each with its first message. */
export function unitFailures({ testResults }: UnitReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [failure(name, message)] : [];
    return failed.map(({ fullName, failureMessages }) => failure(`${name}: ${fullName}`, failureMessages?.[0]));
  });
}

export const specsIn = ({ specs = [], suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsIn)];

function failure(title: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line && !line.includes('node_modules'))
    .slice(0, LINES);
  return [title, ...lines.map((line) => `  ${line}`)].join('\n');
}
