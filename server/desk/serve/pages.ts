import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import type { Bundle, BundleFile } from './bundle.ts';
import { DESK_POLICY, privateHeaders } from './headers.ts';

/** Assets have a content hash in their names and no personal data. Browsers may cache them, proxies may not. */
const ASSET_CACHE = 'private, max-age=31536000, immutable';

/**
 * Serves the desk's pages and their files; without a session, only the sign-in page and the files that it refers to.
 * @param path below `/escritorio/`; anything that is not a file is a screen of the desk
 * @returns false if it does not exist, or needs a session
 */
export function answerPage(
  bundle: Bundle,
  request: IncomingMessage,
  response: ServerResponse,
  { path, isSignedIn }: { path: string; isSignedIn: boolean },
): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const asset = bundle.assets.get(path);
  if (asset) {
    if (!isSignedIn && !bundle.entryAssets.has(path)) return false;
    send(request, response, asset, ASSET_CACHE);
    return true;
  }
  if (isSignedIn && !path.startsWith('assets/')) send(request, response, bundle.desk);
  else if (path === '') send(request, response, bundle.entry);
  else return false;
  return true;
}

function send(request: IncomingMessage, response: ServerResponse, file: BundleFile, cacheControl?: string) {
  for (const [name, value] of privateHeaders(DESK_POLICY)) response.setHeader(name, value);
  if (cacheControl) response.setHeader('Cache-Control', cacheControl);
  response.setHeader('Vary', 'Accept-Encoding, Cookie');
  const isPacked = new Negotiator(request).encodings(['gzip', 'identity'])[0] === 'gzip';
  if (isPacked) response.setHeader('Content-Encoding', 'gzip');
  const body = isPacked ? file.packed : file.body;
  response.writeHead(200, { 'Content-Type': file.type, 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}
