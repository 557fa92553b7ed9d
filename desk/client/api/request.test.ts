import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ask } from './request.ts';

const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers(); // without a signal, the server is asked again and again
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an answer in JSON is passed on', async () => {
  answer.mockResolvedValue(Response.json({ answer: null }));
  expect(await ask('GET order?id=', undefined, 'x')).toEqual({ answer: null });
});

test.each([
  ['the page of a hotspot', () => new Response('<p>Aceptar', { headers: { 'content-type': 'text/html' } })],
  ['an answer that broke off', () => new Response('{"answer":')],
])('%s does not mean that anything was done: there is no signal', async (_, stranger) => {
  answer.mockResolvedValue(stranger());
  await expect(ask('GET order?id=', undefined, 'x')).rejects.toMatchObject({ status: 0 });
});

test('a server that never answers counts as no signal', async () => {
  answer.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      }),
  );
  const refused = expect(ask('GET order?id=', undefined, 'x')).rejects.toMatchObject({ status: 0 });
  await vi.advanceTimersByTimeAsync(90_000);
  await refused;
});
