import { expect, test, vi } from 'vitest';
import { OWN_HEADER } from '#common/contracts/security-headers.ts';
import { hasRightSum, isProven, matchProven } from './proof.ts';

const answered = (type: string, headers: Record<string, string> = { [OWN_HEADER]: '1' }) =>
  new Response('x', { headers: { 'Content-Type': type, ...headers } });

test('the guide’s own file of its type may be stored', () => {
  expect(isProven('/assets/a.js', answered('text/javascript; charset=utf-8'))).toBe(true);
  expect(isProven('/images/a-640.webp?v=1', answered('image/webp'))).toBe(true);
  expect(isProven('/bodegas/page.json', answered('application/json; charset=utf-8'))).toBe(true);
});

test.each([
  ['a page in place of a script', '/assets/a.js', answered('text/html')],
  ['a text in place of a picture', '/images/a-640.webp?v=1', answered('text/plain')],
  ['a file of the right type that the guide did not mark', '/assets/a.js', answered('text/javascript', {})],
  ['a page in place of something without a known type', '/assets/a', answered('text/html')],
])('%s is not', (_, address, response) => {
  expect(isProven(address, response)).toBe(false);
});

test('what was stored wrongly counts as not stored, and is dropped', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const kept = new Map([
    ['/assets/a.js', answered('text/html', {})],
    ['/assets/b.js', answered('text/javascript', {})],
  ]);
  const cache = {
    match: async (address: string) => kept.get(address),
    delete: async (address: string) => kept.delete(address),
  } as unknown as Cache; // the part that is used
  expect(await matchProven(cache, '/assets/a.js')).toBeUndefined();
  expect([...kept.keys()]).toEqual(['/assets/b.js']);
  expect(await matchProven(cache, '/assets/b.js')).toBeDefined();
  vi.restoreAllMocks();
});

test('bytes that are not those of the build have another sum, if only the last is missing', async () => {
  const sum = 'LPJNul+w'; // of "hello"
  expect(await hasRightSum({ sum }, new Blob(['hello']))).toBe(true);
  expect(await hasRightSum({ sum }, new Blob(['hell']))).toBe(false);
  expect(await hasRightSum({}, new Blob(['anything']))).toBe(true);
});
