import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/test-folder.ts';
import { message, post, startGuide } from '../testing/test-guide.ts';
import { openStore } from './store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 21, 12);

afterEach(() => void vi.useRealTimers()); // servers of other test files follow in this process

/** Starts a guide at `now`, with messages of these ages in days at NOW; returns how many it keeps, and its log. */
async function startWith(ages: number[], now = NOW) {
  const database = { url: `file:${path.join(temporaryFolder(), 'guide.db')}` };
  const store = openStore(database);
  for (const [index, days] of ages.entries()) {
    await store.add({
      ...{ form: 'contacto', answers: {}, language: 'es', suspicion: null, attempt: null, isNoticeDue: false },
      ...{ receivedAt: NOW - days * DAY_MS, fingerprint: String(index) },
    });
  }
  vi.useFakeTimers({ toFake: ['Date'], now });
  const { logged } = await startGuide({ DATABASE_URL: database.url });
  await expect.poll(() => logged.join('')).toMatch(/old submissions/);
  vi.useRealTimers();
  const left = (await store.list()).length;
  await store.close();
  return { left, log: logged.join('') };
}

const fresh = Array.from({ length: 20 }, (_, index) => index);

test('messages older than the privacy page promises are deleted at startup', async () => {
  expect(await startWith([366, 367, ...fresh])).toMatchObject({ left: 20, log: expect.stringContaining('"count":2') });
});

test('the only old message of a small inbox is deleted too', async () => {
  expect(await startWith([366, 1])).toMatchObject({ left: 1 });
});

test.each([
  ['two years ahead', NOW + 730 * DAY_MS],
  ['two months ahead, and messages at their time', NOW + 60 * DAY_MS],
])('with a clock %s nothing is deleted, and the owner is asked', async (_, now) => {
  const { left, log } = await startWith([350, ...fresh], now);
  expect(left).toBe(21);
  expect(log).toContain('"doubt":"clock"');
});

test('more than a tenth at once stays until the owner agrees, even if the newest matches the clock', async () => {
  const { left, log } = await startWith([0, 366, 366, 366, ...fresh]);
  expect(left).toBe(24);
  expect(log).toContain('"doubt":"many"');
});

test('a message that arrives while the clock is wrong does not make it count as right', async () => {
  const ahead = NOW + 730 * DAY_MS;
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const guide = await startGuide();
  for (let index = 0; index < 12; index++) await post(guide.url, { ...message, subject: String(index) });
  await guide.close();
  vi.setSystemTime(ahead);
  const later = await startGuide({ DATABASE_URL: guide.database });
  await post(later.url, { ...message, subject: 'new' });
  await later.close();
  const last = await startGuide({ DATABASE_URL: guide.database });
  await expect.poll(() => last.logged.join('')).toContain('"doubt":"many"');
  vi.useRealTimers();
  const store = openStore({ url: guide.database });
  expect(await store.list()).toHaveLength(13);
  await store.close();
});
