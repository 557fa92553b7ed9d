import { createHash } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { OWN_HEADER } from '#common/contracts/security-headers.ts';
import { keep, StorageError } from './keep.ts';
import { type Level, type Release, SUM_LENGTH } from './release.ts';
import { checkCopy, FILES, readCopy, textIn } from './store.ts';

/** The part of a browser's caches that the guide uses; `room` is the number of files that fit. */
function browser(room = Number.POSITIVE_INFINITY) {
  const all = new Map<string, Map<string, Response>>();
  const device = { room };
  const urlOf = (key: string | Request) => new URL(typeof key === 'string' ? key : key.url, 'http://guide').href;
  const open = async (name: string) => {
    const items = all.get(name) ?? new Map<string, Response>();
    all.set(name, items);
    return {
      match: async (key: string) => items.get(urlOf(key))?.clone(),
      put: async (key: string, response: Response) => {
        if (name === FILES && items.size >= device.room) throw new DOMException('Full.', 'QuotaExceededError');
        items.set(urlOf(key), response);
      },
      delete: async (key: Request) => items.delete(urlOf(key)),
      keys: async () => [...items.keys()].map((url) => new Request(url)),
    };
  };
  vi.stubGlobal('caches', {
    open,
    has: async (name: string) => all.has(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  });
  vi.stubGlobal('navigator', { locks: { request: (_: string, work: () => unknown) => work() } });
  vi.stubGlobal('location', { origin: 'http://guide' });
  vi.stubGlobal('addEventListener', vi.fn());
  onTestFinished(() => void vi.unstubAllGlobals());
  const kept = () => [...(all.get(FILES)?.keys() ?? [])].map((url) => new URL(url).pathname).sort();
  return { kept, device };
}

function release(build: string, files: [string, Level][]): Release {
  return {
    build,
    day: '2026-11-22',
    language: 'es',
    files: files.map(([url, level]) => ({ url, level, bytes: 10 })),
    texts: {},
    screens: {},
    styles: '/assets/styles',
    redirects: {},
    contentSecurityPolicy: '',
  };
}

/** A server with one release, or its successor; `breaks` are the numbers of the requests that fail. */
function server(first: Release, breaks: number[] = []) {
  const state = { release: first, lost: new Set<string>() };
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (breaks.includes(asked.length)) throw new TypeError('Failed to fetch');
    const headers = { [OWN_HEADER]: '1' };
    if (url === '/offline/es.json') return Response.json(state.release, { headers });
    const isThere = !state.lost.has(url) && state.release.files.some((file) => file.url === url);
    return isThere ? new Response(url, { headers }) : new Response('', { status: 404 });
  });
  return { state, asked };
}

const options = () => ({ signal: new AbortController().signal, onProgress: vi.fn() });

test('a level stores its own files and those of the levels below it', async () => {
  const { kept } = browser();
  server(
    release('a', [
      ['/frame', 'essential'],
      ['/pages', 'text'],
      ['/picture', 'whole'],
    ]),
  );
  await keep('es', 'text', options());
  expect(kept()).toEqual(['/frame', '/pages']);
  expect((await readCopy('es')).used).toMatchObject({ level: 'text', isComplete: true });
});

test('after a network failure it continues, and fetches no stored file again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
  onTestFinished(() => void vi.useRealTimers());
  browser();
  const { asked } = server(
    release('a', [
      ['/1', 'text'],
      ['/2', 'text'],
      ['/3', 'text'],
    ]),
    [1, 3],
  );
  const told = options();
  await keep('es', 'text', told);
  expect(asked.toSorted()).toEqual(['/1', '/1', '/2', '/3', '/offline/es.json', '/offline/es.json']);
  expect(told.onProgress).toHaveBeenLastCalledWith({ done: 30, all: 30 });
});

test('a file that stops arriving holds nothing up: it is asked for again', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  browser();
  const { asked } = server(release('a', [['/1', 'text']]));
  const own = fetch;
  const never = new Set(['/offline/es.json', '/1']);
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit = {}) => {
    if (!never.delete(url)) return own(url);
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('Stopped.', 'AbortError')));
    });
  });
  const told = options();
  const kept = keep('es', 'text', told);
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  await kept;
  expect(asked).toEqual(['/offline/es.json', '/1']);
  expect(told.onProgress).toHaveBeenLastCalledWith({ done: 10, all: 10 });
});

test('bytes that the build did not write are not stored, whatever their type and mark say: they are asked for again', async () => {
  const { kept } = browser();
  const wanted = release('a', [
    ['/right', 'text'],
    ['/cut', 'text'],
  ]);
  for (const file of wanted.files) file.sum = sumOf(file.url); // the server answers with the address
  server(wanted);
  const own = fetch;
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { cache }: RequestInit = {}) => {
    asked.push(`${url} ${cache}`);
    const answer = await own(url);
    return url === '/cut' && cache !== 'reload' ? new Response('/cu', { headers: answer.headers }) : answer;
  });
  await keep('es', 'text', options());
  expect(asked.filter((request) => request.startsWith('/cut'))).toEqual(['/cut default', '/cut reload']);
  expect(kept()).toEqual(['/cut', '/right']);
});

const sumOf = (text: string) => createHash('sha256').update(text).digest('base64').slice(0, SUM_LENGTH);

test('a new release fetches only what changed, waits beside the one in use, and keeps its files', async () => {
  const { kept } = browser();
  const { state, asked } = server(
    release('a', [
      ['/same', 'text'],
      ['/old', 'text'],
    ]),
  );
  await keep('es', 'text', options());
  asked.length = 0;
  state.release = release('b', [
    ['/same', 'text'],
    ['/new', 'text'],
  ]);
  await keep('es', 'text', options());
  expect(asked).toEqual(['/offline/es.json', '/new']);
  expect(await readCopy('es')).toMatchObject({
    used: { release: { build: 'a' } },
    coming: { release: { build: 'b' }, isComplete: true },
  });
  expect(kept()).toEqual(['/new', '/old', '/same']);
});

test('a release published in the middle replaces the one whose files were removed', async () => {
  browser();
  const next = release('b', [
    ['/frame-b', 'essential'],
    ['/pages', 'text'],
  ]);
  const { state } = server(
    release('a', [
      ['/frame-a', 'essential'],
      ['/pages', 'text'],
    ]),
  );
  const told = options();
  told.onProgress.mockImplementationOnce(() => {
    state.release = next;
  });
  await keep('es', 'text', told);
  expect((await readCopy('es')).used?.release.build).toBe('b');
});

test('a full device throws a StorageError, and the copy in use stays in use', async () => {
  const { device } = browser();
  const { state } = server(release('a', [['/frame', 'essential']]));
  await keep('es', 'essential', options());
  device.room = 1;
  state.release = release('a', [
    ['/frame', 'essential'],
    ['/pages', 'text'],
  ]);
  await expect(keep('es', 'text', options())).rejects.toThrow(StorageError);
  expect((await readCopy('es')).used).toMatchObject({ level: 'essential', isComplete: true });
});

test('a stranger’s answer is never stored in place of a file', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
  onTestFinished(() => void vi.useRealTimers());
  const { kept } = browser();
  const first = release('a', [['/frame', 'essential']]);
  server(first);
  const honest = fetch;
  const answers = [new Response('<p>Aceptar'), new Response('<p>Aceptar')];
  vi.stubGlobal('fetch', async (url: string) => (url === '/frame' && answers.shift()) || honest(url));
  await keep('es', 'essential', options());
  expect(answers).toEqual([]);
  expect(kept()).toEqual(['/frame']);
  const stored = await (await caches.open(FILES)).match('/frame');
  expect(await stored?.text()).toBe('/frame');
});

test('a copy that lost a file is no longer complete, until it is fetched again', async () => {
  browser();
  const { asked } = server(
    release('a', [
      ['/1', 'text'],
      ['/2', 'text'],
    ]),
  );
  await keep('es', 'text', options());
  expect(await checkCopy('es')).toBe(true);
  const files = await caches.open(FILES);
  const lost = (await files.keys()).find(({ url }) => url.endsWith('/2'));
  await files.delete(lost as Request);
  expect(await checkCopy('es')).toBe(false);
  expect((await readCopy('es')).used?.isComplete).toBe(false);
  asked.length = 0;
  await keep('es', 'text', options());
  expect(asked).toEqual(['/offline/es.json', '/2']);
  expect(await checkCopy('es')).toBe(true);
});

test('a pack that is not what the build made counts as not stored', async () => {
  browser();
  const packed = { ...release('a', [['/pack.json', 'text']]), texts: { '/page.json': 0 } };
  const files = await caches.open(FILES);
  await files.put('/pack.json', new Response('<p>Aceptar', { headers: { 'Content-Type': 'application/json' } }));
  expect(await textIn(packed, '/page.json')).toBeNull();
  expect(await files.match('/pack.json')).toBeUndefined();
});
