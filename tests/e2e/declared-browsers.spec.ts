import { expect, test } from '@playwright/test';
import { missingCalls, newerCalls, scriptsIn } from './support/declared-browsers.ts';

test('the built scripts call nothing that a declared browser lacks', () => {
  expect(missingCalls()).toEqual(
    expect.arrayContaining(['.toSorted(', '.findLast(', 'Response.json(', 'AbortSignal.timeout(', '.requestSubmit(']),
  );
  const names = scriptsIn('dist').map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['sw.js', 'index.html']));
  expect(newerCalls('dist')).toEqual([]);
});
