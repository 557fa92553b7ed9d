import { expect, test } from 'vitest';
import { browserFailures, unitFailures } from './failures.ts';

test('a browser test that failed at every try is named with its last message, one that passed at last is not', () => {
  const results = (...messages: string[]) => [
    { results: messages.map((message) => ({ duration: 1, ...(message && { error: { message } }) })) },
  ];
  const specs = [
    { title: 'opens', file: 'a.spec.ts', ok: true, tests: results('timed out', '') },
    { title: 'closes', file: 'a.spec.ts', ok: false, tests: results('first', '\u001b[31mlast\u001b[39m\n\nof all') },
  ];
  expect(browserFailures({ suites: [{ suites: [{ specs }] }] })).toEqual(['a.spec.ts: closes\n  last\n  of all']);
});

test('a failed unit test is named with what it said, and so is a file that could not be read', () => {
  const assertion = (fullName: string, failureMessages?: string[]) => ({
    status: failureMessages ? 'failed' : 'passed',
    fullName,
    failureMessages: failureMessages ?? null,
  });
  const testResults = [
    { name: 'a.test.ts', status: 'failed', assertionResults: [assertion('adds'), assertion('takes', ['2, not 3'])] },
    { name: 'b.test.ts', status: 'failed', message: 'Unexpected token', assertionResults: [] },
    { name: 'c.test.ts', status: 'passed', assertionResults: [assertion('holds')] },
  ];
  expect(unitFailures({ testResults })).toEqual(['a.test.ts: takes\n  2, not 3', 'b.test.ts\n  Unexpected token']);
});

test('of a long message the beginning is kept, which says what was expected', () => {
  const message = Array.from({ length: 50 }, (_, line) => `line ${line}`).join('\n');
  const testResults = [{ name: 'a.test.ts', status: 'failed', message, assertionResults: [] }];
  expect(unitFailures({ testResults })[0]?.split('\n').at(-1)).toBe('  line 7');
});
