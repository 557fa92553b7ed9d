import { beforeEach, expect, test, vi } from 'vitest';
import { send } from './send.ts';

const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  answer.mockReset();
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('location', { origin: 'http://guide', href: 'http://guide/contacto' });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  };
});

test('a form is posted as form data, and an ok response means sent', async () => {
  answer.mockResolvedValue(new Response('whatever'));
  const fields = new FormData();
  fields.set('name', 'Ana');
  expect(await send('/f/contacto', fields)).toEqual({ outcome: 'sent', reference: null });
  expect(answer).toHaveBeenCalledWith(
    '/f/contacto',
    expect.objectContaining({ method: 'POST', body: fields, headers: { Accept: 'application/json' } }),
  );
});

test('the reference of the message comes from the server, and only if it is a short word', async () => {
  for (const [body, reference] of [
    [{ ok: true, reference: 'K7M2XD' }, 'K7M2XD'],
    [{ ok: true, reference: '&x=<b>' }, null],
    [{ ok: true }, null],
    [null, null],
  ] as const) {
    answer.mockResolvedValue(Response.json(body));
    expect(await send('/f/contacto', new FormData())).toEqual({ outcome: 'sent', reference });
  }
});

test('the server may have kept a message without its photographs', async () => {
  answer.mockResolvedValue(Response.json({ ok: true, reference: 'K7M2XD', photos: false }));
  expect(await send('/f/publicar', new FormData())).toEqual({
    ...{ outcome: 'sent', reference: 'K7M2XD', isWithoutPhotos: true },
  });
});

test('a page in place of the answer is a stranger’s: the message has not arrived', async () => {
  const hotspot = new Response('<!doctype html><p>Aceptar', {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
  answer.mockResolvedValue(hotspot);
  expect(await send('/f/contacto', new FormData())).toEqual({ outcome: 'unreachable', reference: null });
});

test('so is an ok answer from another origin', async () => {
  const elsewhere = Object.defineProperty(Response.json({ ok: true }), 'url', { value: 'https://portal.example/in' });
  answer.mockResolvedValue(elsewhere);
  expect(await send('/f/contacto', new FormData())).toEqual({ outcome: 'unreachable', reference: null });
});

test('any other response means refused', async () => {
  answer.mockResolvedValue(new Response('', { status: 404 }));
  expect(await send('/f/contacto', new FormData())).toEqual({ outcome: 'refused', reference: null });
});

test('a dead connection means unreachable', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await send('/f/contacto', new FormData())).toEqual({ outcome: 'unreachable', reference: null });
});

test('a request without a response is abandoned after 30 seconds', async () => {
  vi.useFakeTimers();
  answer.mockImplementation(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      }),
  );
  const outcome = send('/f/contacto', new FormData());
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await outcome).toEqual({ outcome: 'unreachable', reference: null });
});
