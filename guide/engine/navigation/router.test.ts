import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Page } from '#engine/page.ts';
import type { Location } from './location.ts';
import { type Change, createRouter } from './router.ts';

const pageAt = (path: string) => ({ path, screen: 'list' }) as Page; // these tests read no other field

/** The browser's history, as far as the router uses it. */
function fakeBrowser(address: string) {
  const entries: { state: unknown; address: string }[] = [{ state: null, address }];
  let place = 0;
  const listeners: (() => void)[] = [];
  const location = () => new URL(entries[place]?.address ?? '', 'http://guide');
  vi.stubGlobal('history', {
    get state() {
      return entries[place]?.state ?? null;
    },
    pushState(state: unknown, _: string, address: string) {
      entries.splice(++place, Infinity, { state, address });
    },
    replaceState(state: unknown, _: string, address: string) {
      entries[place] = { state, address };
    },
    go(by: number) {
      place += by;
      for (const listener of listeners) listener();
    },
  });
  vi.stubGlobal('window', {
    get location() {
      return location();
    },
  });
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => listeners.push(listener));
  onTestFinished(() => void vi.unstubAllGlobals());
  return { address: () => location().pathname + location().search + location().hash, length: () => entries.length };
}

let waiting: Record<string, { answer(page: Page): void; fail(error: Error): void; signal: AbortSignal }>;
beforeEach(() => {
  waiting = {};
});

/** Answers at once, except for the addresses in `slow`: those wait for `waiting[path]`. */
function openAt(address: string, slow: string[] = []) {
  const browser = fakeBrowser(address);
  const asked: string[] = [];
  const location: Location = { pathname: address, search: '', hash: '', state: null, key: 'first' };
  const router = createRouter({
    language: 'es',
    redirects: { '/corta': '/larga' },
    first: { location, by: 'pop', screen: 'list', page: pageAt(address) },
    screenAt: () => 'list',
    load: (address, _, signal) => {
      const { pathname } = new URL(address);
      asked.push(pathname);
      if (!slow.includes(pathname)) return Promise.resolve(pageAt(pathname));
      return new Promise((answer, fail) => {
        waiting[pathname] = { answer, fail, signal };
      });
    },
  });
  router.followHistory();
  const changes: Change[] = [];
  router.onChange((change) => changes.push(change));
  return { router, browser, asked, changes };
}

test('the address changes when the page has loaded, not before', async () => {
  const { router, browser } = openAt('/una', ['/otra']);
  const going = router.navigate('/otra');
  expect(browser.address()).toBe('/una');
  expect(router.isLoading).toBe(true);
  waiting['/otra']?.answer(pageAt('/otra'));
  await going;
  expect(browser.address()).toBe('/otra');
  expect(router.shown.page?.path).toBe('/otra');
  expect(router.isLoading).toBe(false);
});

test('a page that arrives too late does not replace a page requested after it', async () => {
  const { router, browser } = openAt('/una', ['/lenta']);
  const slow = router.navigate('/lenta');
  await router.navigate('/rapida');
  expect(waiting['/lenta']?.signal.aborted).toBe(true);
  waiting['/lenta']?.answer(pageAt('/lenta'));
  await slow;
  expect(router.shown.page?.path).toBe('/rapida');
  expect(browser.address()).toBe('/rapida');
});

test('a filter requests nothing, and replaces its history entry', async () => {
  const { router, browser, asked } = openAt('/lista');
  await router.navigate('?filtro=vino', { replace: true, preventScrollReset: true });
  expect(browser.address()).toBe('/lista?filtro=vino');
  expect(browser.length()).toBe(1);
  expect(asked).toEqual([]);
});

test('a query that reaches the address while another page is loading does not stop that page', async () => {
  const { router, browser } = openAt('/buscar', ['/lenta']);
  const going = router.navigate('/lenta');
  await router.navigate('?q=vino', { replace: true, preventScrollReset: true });
  expect(browser.address()).toBe('/buscar?q=vino');
  expect(router.isLoading).toBe(true);
  waiting['/lenta']?.answer(pageAt('/lenta'));
  await going;
  expect(browser.address()).toBe('/lenta');
  expect(router.shown.page?.path).toBe('/lenta');
  expect(router.isLoading).toBe(false);
  await router.navigate(-1);
  expect(browser.address()).toBe('/buscar?q=vino');
});

test('a page that could not be fetched leaves its address and the reason, and can be reloaded', async () => {
  const { router, browser, asked } = openAt('/una', ['/otra']);
  const going = router.navigate('/otra');
  const reason = new Error('no signal');
  waiting['/otra']?.fail(reason);
  await going;
  expect(browser.address()).toBe('/otra');
  expect(router.shown).toMatchObject({ error: reason, location: { pathname: '/otra' } });
  expect(router.shown.page).toBeUndefined();
  const again = router.reload();
  waiting['/otra']?.answer(pageAt('/otra'));
  await again;
  expect(router.shown.page?.path).toBe('/otra');
  expect(router.shown.error).toBeUndefined();
  expect(asked).toEqual(['/otra', '/otra']);
});

test('Back shows the previous page, with the state that it was opened with', async () => {
  const { router, changes } = openAt('/una');
  await router.navigate('/dos', { state: { from: '/una' } });
  await router.navigate('/tres');
  await router.navigate(-1);
  await expect.poll(() => router.shown.page?.path).toBe('/dos');
  expect(router.shown).toMatchObject({ by: 'pop', location: { state: { from: '/una' } } });
  expect(changes.map(({ from, to }) => [from.page?.path, to.page?.path])).toEqual([
    ['/una', '/dos'],
    ['/dos', '/tres'],
    ['/tres', '/dos'],
  ]);
});

test('a new page sets the scroll position, and a filter leaves it alone', async () => {
  const { router, changes } = openAt('/una');
  await router.navigate('/dos');
  await router.navigate('?filtro=x', { replace: true, preventScrollReset: true });
  expect(changes.map(({ placesScroll }) => placesScroll)).toEqual([true, false]);
});
