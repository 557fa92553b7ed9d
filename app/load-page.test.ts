import { expect, onTestFinished, test, vi } from 'vitest';
import { loadPage, loadPageAhead, OfflineError } from './load-page.ts';

const at = (path: string) => loadPage({ request: new Request(`http://guide${path}`) });

/** A network that holds these files, and nothing else; null is no network at all. */
function answerWith(files: Record<string, object> | null) {
  const answer = vi.fn(async (file: string) => {
    if (!files) throw new TypeError('Failed to fetch');
    return Response.json(files[file] ?? null, { status: files[file] ? 200 : 404 });
  });
  vi.stubGlobal('fetch', answer);
  onTestFinished(() => void vi.unstubAllGlobals());
  return answer;
}

test('a page that was fetched is shown again without a network', async () => {
  answerWith({ '/vista/page.json': { path: '/vista' } });
  await at('/vista');
  answerWith(null);
  expect(await at('/vista')).toEqual({ path: '/vista' });
});

test('with a network a page is always the newest', async () => {
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

test('a page that was fetched ahead is not fetched again', async () => {
  const answer = answerWith({ '/pronto/page.json': { path: '/pronto' } });
  await Promise.all([loadPageAhead('http://guide/pronto'), loadPageAhead('http://guide/pronto')]);
  expect(await at('/pronto')).toEqual({ path: '/pronto' });
  expect(answer).toHaveBeenCalledTimes(1);
});

test('what could not be fetched ahead is fetched when the page is opened', async () => {
  answerWith(null);
  await loadPageAhead('http://guide/luego');
  answerWith({ '/luego/page.json': { path: '/luego' } });
  expect(await at('/luego')).toEqual({ path: '/luego' });
});

test('a page that was fetched ahead long ago is fetched again', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  answerWith({ '/vieja/page.json': { path: '/vieja', data: 1 } });
  await loadPageAhead('http://guide/vieja');
  vi.advanceTimersByTime(60_000);
  answerWith({ '/vieja/page.json': { path: '/vieja', data: 2 } });
  expect(await at('/vieja')).toMatchObject({ data: 2 });
});
