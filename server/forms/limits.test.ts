import { expect, test } from 'vitest';
import { createLimits } from './limits.ts';

/** As long as a post may be. */
const LONG = { message: 'á'.repeat(32_000) };

/** How many of so many long posts from these addresses are kept. */
async function keptOf(addresses: string[], limits = createLimits({ postsPer10Minutes: 2, postsPerHour: 100 })) {
  const tried = await Promise.allSettled(addresses.map((address) => limits.countKept(address, LONG)));
  return tried.filter(({ status }) => status === 'fulfilled').length;
}

test('the words of one household have a limit for the day, and it is told when to try again', async () => {
  const limits = createLimits({ postsPer10Minutes: 2, postsPerHour: 100 });
  expect(await keptOf(Array<string>(5).fill('203.0.113.7'), limits)).toBe(2);
  const refusal = limits.countKept('203.0.113.7', LONG);
  await expect(refusal).rejects.toMatchObject({ status: 429, retryAfter: expect.any(Number) });
  expect(await keptOf(['203.0.113.8'], limits)).toBe(1);
});

test('so do those of a customer with many networks', async () => {
  expect(await keptOf(Array.from({ length: 20 }, (_, index) => `2001:db8:0:${index.toString(16)}::1`))).toBe(8);
});
