import { expect, onTestFinished, test, vi } from 'vitest';
import { loadPage, OfflineError } from './load-page.ts';

const at = (path: string) => loadPage({ request: new Request(`http://guide${path}`) });

/** A network that holds these files, and nothing else; null is no network at all. */
function answerWith(files: Record<string, object> | null) {
  const answer = vi.fn(async (file: string) => {
    if (!files) throw new TypeError('Failed to fetch');
    return Response.json(files[file] ?? null, { status: files[file] ? 200 : 404 });
  });
  vi.stubGlobal('fetch', answer);
  onTestFinished(() => void vi.unstubAllGlobals());
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
