import { beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, unknown>();
vi.mock('idb-keyval', () => ({
  createStore: () => null,
  get: async (key: string) => kept.get(key),
  set: async (key: string, value: unknown) => void kept.set(key, value),
  del: async (key: string) => void kept.delete(key),
  values: async () => [...kept.values()],
}));
const { flushOutbox, keepMessage } = await import('./outbox.ts');

const answer = vi.fn<typeof fetch>();

beforeEach(async () => {
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('navigator', { locks: { request: (_: string, work: () => unknown) => work() } });
  vi.stubGlobal('location', { origin: 'http://guide', href: 'http://guide/contacto' });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const message = { form: 'contacto', action: '/f/contacto', fields: { name: 'Ana' }, page: 'http://guide/contacto' };
  await keepMessage({ attempt: 'one', ...message, keptAt: 1, refusal: null });
  return () => {
    kept.clear();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

test('a waiting message is deleted once the server of the guide has confirmed it', async () => {
  answer.mockResolvedValue(Response.json({ ok: true, reference: 'K7M2XD' }));
  await flushOutbox();
  expect(kept.size).toBe(0);
});

test.each([
  ['the page of a hotspot', new Response('<p>Aceptar', { headers: { 'Content-Type': 'text/html' } })],
  ['the JSON of a proxy', Response.json({ status: 'login required' })],
  ['an empty success', new Response(null, { status: 204 })],
  ['a refusal in HTML', new Response('<p>No', { status: 403, headers: { 'Content-Type': 'text/html' } })],
])('it stays, to be sent again, after %s', async (_, response) => {
  answer.mockResolvedValue(response);
  await flushOutbox();
  expect(kept.get('one')).toMatchObject({ refusal: null });
});

test('one that the server refuses for good stays, marked as refused', async () => {
  answer.mockResolvedValue(Response.json({ ok: false }, { status: 422 }));
  await flushOutbox();
  expect(kept.get('one')).toMatchObject({ refusal: 422 });
});
