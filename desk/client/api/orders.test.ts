import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ended } from './orders.ts';

const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a poll that got no answer does not hide how an order ended', async () => {
  const done = { id: 'x', at: '', state: 'done', version: 'v1', pages: [], change: null, warnings: [] };
  answer.mockRejectedValueOnce(new TypeError('no signal'));
  answer.mockImplementation(async () => Response.json({ answer: done }));
  const end = ended('x');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await end).toEqual(done);
});

test('an order that the server does not know is not waited for', async () => {
  answer.mockImplementation(async () => Response.json({ error: 'Ese pedido ya no está.' }, { status: 404 }));
  const end = ended('x');
  const told = expect(end).rejects.toThrow('Ese pedido ya no está.');
  await vi.advanceTimersByTimeAsync(10_000);
  await told;
});
