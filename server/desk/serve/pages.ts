import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import type { Bundle, BundleFile } from './bundle.ts';
import { DESK_POLICY, privateHeaders } from './headers.ts';

/** Their names hold a hash of their content, and they hold nobody's data. No proxy may keep them, browsers may. */
const ASSET_CACHE = 'private, max-age=31536000, immutable';

/**
 * Answers the desk's pages and their files. Without a session that is the sign-in page, with the files that it names.
 * @param path below `/escritorio/`; what is no file is a screen of the desk
 * @returns false for what does not exist, or not for everybody
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
