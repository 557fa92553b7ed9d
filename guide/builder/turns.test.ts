import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

test('no more tasks run at once than allowed, and those that wait begin in their order', async () => {
  const turns = new Turns(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const task = (id: number) =>
    turns.take(() => {
      begun.push(id);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const tasks = [1, 2, 3, 4].map(task);
  expect(begun).toEqual([1, 2]);
  ends[0]?.();
  await tasks[0];
  expect(begun).toEqual([1, 2, 3]);
  ends[1]?.();
  ends[2]?.();
  await Promise.all([tasks[1], tasks[2]]);
  expect(begun).toEqual([1, 2, 3, 4]);
  ends[3]?.();
  await tasks[3];
});

test('a task that fails leaves its turn to the next', async () => {
  const turns = new Turns(1);
  const failed = turns.take(() => Promise.reject(new Error('The disk is full.')));
  const next = turns.take(async () => 'done');
  await expect(failed).rejects.toThrow('The disk is full.');
  expect(await next).toBe('done');
});
