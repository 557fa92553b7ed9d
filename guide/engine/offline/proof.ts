import { OWN_HEADER } from '#common/contracts/security-headers.ts';
import type { ReleaseFile } from './release.ts';

// What is stored must be the file. Between a device and the guide stand hotspots, proxies and caches that answer 200
// with a page of their own.

const TYPES: [addresses: RegExp, types: RegExp][] = [
  [/\.m?js$/, /javascript/],
  [/\.css$/, /^text\/css/],
  [/\.(avif|gif|ico|jpe?g|png|svg|webp)$/, /^image\//],
  [/\.woff2?$/, /font|octet-stream/],
  [/\.(json|geojson|webmanifest)$/, /json/],
  [/\.html$/, /^text\/html/],
];

/** Whether the response has the type of the file at this address, as the guide's server names it. */
export function hasRightType(address: string, { headers }: Response): boolean {
  const path = address.split('?')[0] ?? '';
  const type = headers.get('content-type') ?? '';
  const right = TYPES.find(([addresses]) => addresses.test(path))?.[1];
  return right ? right.test(type) : !type.startsWith('text/html');
}

/** Whether a response may be stored as the file at this address: whole, of its type, and marked by the guide. */
export function isProven(address: string, response: Response): boolean {
  return isOwn(response) && hasRightType(address, response);
}

/** Whether the guide itself sent this success. */
export const isOwn = (response: Response) =>
  response.status === 200 && !response.redirected && response.headers.has(OWN_HEADER);

/** Whether these are the bytes of a file, as its build counted them: a mark and a type may be right, and the end missing. */
export async function hasRightSum({ sum }: Pick<ReleaseFile, 'sum'>, body: Blob): Promise<boolean> {
  if (!sum) return true; // a release of before sums
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await body.arrayBuffer()));
  return btoa(String.fromCharCode(...digest)).startsWith(sum);
}

/**
 * A stored file; one that is not what it should be counts as not stored, and is dropped. Older releases stored without
 * the mark, so only the type is asked of what is there.
 */
export async function matchProven(cache: Cache, address: string): Promise<Response | undefined> {
  const found = await cache.match(address);
  if (!found || (found.status === 200 && hasRightType(address, found))) return found;
  console.warn(`${address} was stored wrongly and is fetched again.`);
  await cache.delete(address);
  return undefined;
}
