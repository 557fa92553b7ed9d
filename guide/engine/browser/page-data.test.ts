import { expect, onTestFinished, test, vi } from 'vitest';
import { loadPage, OfflineError, prefetchPage, setBuild } from './page-data.ts';

const at = (path: string) => loadPage(`http://guide${path}`);

/** A network that serves these files and nothing else; null stands for no network at all. */
function answerWith(files: Record<string, object> | null) {
  const answer = vi.fn(async (file: string) => {
    if (!files) throw new TypeError('Failed to fetch');
    return Response.json(files[file] ?? null, { status: files[file] ? 200 : 404 });
  });
  vi.stubGlobal('fetch', answer);
  onTestFinished(() => void vi.unstubAllGlobals());
  return answer;
}

test('a fetched page can be shown again without a network', async () => {
  answerWith({ '/vista/page.json': { path: '/vista' } });
  await at('/vista');
  answerWith(null);
  expect(await at('/vista')).toEqual({ path: '/vista' });
});

test('with a network, a page is always fetched again', async () => {
  answerWith({ '/nueva/page.json': { path: '/nueva', data: 1 } });
  await at('/nueva');
  answerWith({ '/nueva/page.json': { path: '/nueva', data: 2 } });
  expect(await at('/nueva')).toMatchObject({ data: 2 });
});

test('a page that was never fetched cannot be shown without a network', async () => {
  answerWith(null);
  await expect(at('/nunca-vista')).rejects.toThrow(OfflineError);
});

test('an address without a page gives the 404 page of its list, or of the site', async () => {
  answerWith({ '/lista/404.json': { path: '/lista' }, '/404.json': { path: '/' } });
  expect(await at('/lista/no-existe')).toEqual({ path: '/lista' });
  expect(await at('/no-existe')).toEqual({ path: '/' });
});

test('a prefetched page is not fetched again', async () => {
  const answer = answerWith({ '/pronto/page.json': { path: '/pronto' } });
  await Promise.all([prefetchPage('http://guide/pronto'), prefetchPage('http://guide/pronto')]);
  expect(await at('/pronto')).toEqual({ path: '/pronto' });
  expect(answer).toHaveBeenCalledTimes(1);
});

test('a page whose prefetch failed is fetched when it is opened', async () => {
  answerWith(null);
  await prefetchPage('http://guide/luego');
  answerWith({ '/luego/page.json': { path: '/luego' } });
  expect(await at('/luego')).toEqual({ path: '/luego' });
});

test('a page that was prefetched long ago is fetched again', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  answerWith({ '/vieja/page.json': { path: '/vieja', data: 1 } });
  await prefetchPage('http://guide/vieja');
  vi.advanceTimersByTime(60_000);
  answerWith({ '/vieja/page.json': { path: '/vieja', data: 2 } });
  expect(await at('/vieja')).toMatchObject({ data: 2 });
});

test('data of another build are not shown: the browser loads the address as a document', async () => {
  const opened = vi.fn();
  vi.stubGlobal('location', { assign: opened });
  answerWith({ '/otra/page.json': { path: '/otra', build: 'newer' } });
  setBuild('mine');
  onTestFinished(() => setBuild(undefined));
  const shown = vi.fn();
  void at('/otra').then(shown);
  await expect.poll(() => opened.mock.calls).toEqual([['http://guide/otra']]);
  expect(shown).not.toHaveBeenCalled();
});

test('a request for data names the build that makes it', async () => {
  const answer = answerWith({ '/propia/page.json': { path: '/propia', build: 'mine' } });
  setBuild('mine');
  onTestFinished(() => setBuild(undefined));
  await at('/propia');
  expect(answer.mock.calls[0]).toMatchObject(['/propia/page.json', { headers: { 'Guide-Build': 'mine' } }]);
});
