import { hasRightSum, hasRightType, isProven, matchProven } from '#engine/offline/proof.ts';
import type { ReleaseFile } from '#engine/offline/release.ts';
import { FILES, keptLanguages, PICTURES, readCopy } from '#engine/offline/store.ts';
import { copiesFor, releasesIn } from './find-text.ts';
import type { FetchEvent } from './worker-scope.ts';

/** The most pictures that are cached in passing, in addition to those that are stored on purpose. */
const MOST_PICTURES = 80;

/** Answers a request for a file whose address changes with its content: from the cache, else from the network. */
export async function answerFile(event: FetchEvent, { pathname, search }: URL): Promise<Response> {
  const { request } = event;
  const address = pathname + search;
  const cache = await caches.open(pathname.startsWith('/images/') ? PICTURES : FILES).catch(() => null);
  const found = cache && ((await matchProven(cache, address)) ?? (await keptFile(address)));
  if (found) return found;
  try {
    let response = await fetch(request);
    // The browser's own cache may hold the page of a hotspot in place of the file.
    if (response.ok && !hasRightType(address, response)) response = await fetch(address, { cache: 'reload' });
    if (cache && isProven(address, response)) event.waitUntil(put(cache, address, response.clone()));
    return response;
  } catch (error) {
    const other = await otherSize(pathname, request);
    if (other) return other;
    throw error;
  }
}

async function keptFile(address: string): Promise<Response | undefined> {
  return matchProven(await caches.open(FILES), address);
}

async function put(cache: Cache, address: string, response: Response) {
  try {
    const { status, headers } = response;
    const body = await response.blob();
    if (!(await hasRightSum(await listed(address), body))) throw new TypeError('It is not as its build wrote it.');
    await cache.put(address, new Response(body, { status, headers }));
    if (address.startsWith('/images/')) await forgetOldest(cache);
  } catch (error) {
    console.warn(`${address} could not be kept.`, error);
  }
}

/** What a stored release says of a file; nothing if none has it. */
async function listed(address: string): Promise<Pick<ReleaseFile, 'sum'>> {
  for (const copy of await copiesFor(address)) {
    for (const { release } of releasesIn(copy)) {
      const file = release.files.find(({ url }) => url === address);
      if (file) return file;
    }
  }
  return {};
}

export async function forgetOldest(pictures: Cache) {
  for (const old of (await pictures.keys()).slice(0, -MOST_PICTURES)) await pictures.delete(old);
}

const SIZE = /-\d+\.(avif|webp)$/;

/** A picture is stored in one size; any size is better than none. */
async function otherSize(pathname: string, request: Request): Promise<Response | null> {
  const print = pathname.replace(SIZE, '');
  if (print === pathname) return null;
  const isRight = (url: string) =>
    url.startsWith(`${print}-`) && SIZE.test(url.split('?')[0]?.slice(print.length) ?? '');
  const readsAvif = request.headers.get('accept')?.includes('image/avif') ?? false;
  for (const language of await keptLanguages()) {
    const { used } = await readCopy(language);
    const file = used?.release.files.find(({ url }) => isRight(url) && (readsAvif || !url.includes('.avif')));
    const found = file && (await keptFile(file.url));
    if (found) return found;
  }
  const passed = await caches.open(PICTURES);
  const seen = (await passed.keys()).find(({ url }) => isRight(new URL(url).pathname));
  return (seen && (await matchProven(passed, addressOf(seen)))) ?? null;
}

function addressOf({ url }: Request): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
