import { beforeEach, expect, test, vi } from 'vitest';
import { send } from './send.ts';

const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  answer.mockReset();
  vi.stubGlobal('fetch', answer);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  };
});

test('a form is posted as form data, and an answer that is ok means sent', async () => {
  answer.mockResolvedValue(new Response('whatever'));
  const fields = new FormData();
  fields.set('name', 'Ana');
  expect(await send('/f/contacto', fields)).toBe('sent');
  expect(answer).toHaveBeenCalledWith(
    '/f/contacto',
    expect.objectContaining({ method: 'POST', body: fields, headers: { Accept: 'application/json' } }),
  );
});

test('any other answer means refused', async () => {
  answer.mockResolvedValue(new Response('', { status: 404 }));
  expect(await send('/f/contacto', new FormData())).toBe('refused');
});

test('a dead connection means unreachable', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await send('/f/contacto', new FormData())).toBe('unreachable');
});

test('an answer that does not come is given up after 30 seconds', async () => {
  vi.useFakeTimers();
  answer.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      }),
  );
  const outcome = send('/f/contacto', new FormData());
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await outcome).toBe('unreachable');
});
