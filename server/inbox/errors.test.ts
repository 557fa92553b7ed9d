import { expect, test } from 'vitest';
import { openInbox } from '../testing/test-inbox.ts';
import { createBrowserErrors } from '../watch/browser-errors.ts';

test('errors in browsers are listed by day, the most frequent first', async () => {
  const { run, store } = openInbox();
  expect((await run('errors')).text).toMatch(/^Ninguna página falló/);
  const { count } = createBrowserErrors(store);
  const shape = { page: '/agenda', message: 'TypeError: x', script: 'agenda-C3.js' };
  const now = Date.now();
  for (const one of [{ ...shape, page: '', script: '' }, shape, shape]) await count(one, now);
  expect((await run('errors')).text.replace(/^\d{4}-\d\d-\d\d/gm, 'HOY')).toBe(
    'HOY  2  /agenda  agenda-C3.js\n  TypeError: x\nHOY  1  (página desconocida)  (sin programa de la guía)\n  TypeError: x',
  );
});
