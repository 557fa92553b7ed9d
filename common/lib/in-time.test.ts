import { expect, test, vi } from 'vitest';
import { inTime } from './in-time.ts';

test('an answer in time is passed on, and so is a refusal', async () => {
  expect(await inTime(Promise.resolve('yes'), 1000)).toBe('yes');
  await expect(inTime(Promise.reject(new Error('no')), 1000)).rejects.toThrow('no');
});

test('once it is answered nothing waits any longer, which would keep a process from ending', async () => {
  vi.useFakeTimers();
  await inTime(Promise.resolve('yes'), 1000);
  await expect(inTime(Promise.reject(new Error('no')), 1000)).rejects.toThrow('no');
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test('what never answers is given up', async () => {
  vi.useFakeTimers();
  const given = expect(inTime(new Promise(() => {}), 1000)).rejects.toThrow('No answer in time');
  await vi.advanceTimersByTimeAsync(1000);
  await given;
  vi.useRealTimers();
});
