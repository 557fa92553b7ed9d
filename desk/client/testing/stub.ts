import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import { DESK_DIST } from '#builder/desk/build.ts';
import { type SheetName, sheets } from '#map/browser/sheets.ts';
import { drawSheet } from '#map/draw-sheet.ts';
import { StubApi } from './api.ts';
import { TestPublisher } from './publisher.ts';
import { readSnapshot } from './snapshot.ts';

/** As strict as the real content security policy. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves the desk's API with the real content in memory; the cookie `desk` counts as a session. */
export async function stub(root: string): Promise<RequestListener> {
  const api = new StubApi(new TestPublisher(await readSnapshot(root)));
  return async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stub');
    try {
      if (pathname.startsWith('/escritorio/api/')) {
        const name = `${request.method} ${pathname.slice('/escritorio/api/'.length)}`;
        const { status, body, cookie } = await api.answer(
          name,
          searchParams,
          await bodyOf(request),
          isSignedIn(request),
        );
        const headers = { 'content-type': 'application/json', ...(cookie ? { 'set-cookie': cookie } : {}) };
        return response.writeHead(status, headers).end(JSON.stringify(body));
      }
      await servePage(root, pathname, isSignedIn(request), api, response);
    } catch (error) {
      console.error(error);
      response.writeHead(500).end('{"error":"El servidor de prueba falló."}');
    }
  };
}

const isSignedIn = (request: IncomingMessage) => /(^|; )desk=/.test(request.headers.cookie ?? '');

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

async function servePage(root: string, pathname: string, isIn: boolean, api: StubApi, response: ServerResponse) {
  const send = (type: string, body: string | Buffer, status = 200) =>
    response.writeHead(status, { 'content-type': type, 'content-security-policy': POLICY }).end(body);
  const sheet = /^\/map\/(\w+)\.svg$/.exec(pathname)?.[1];
  if (sheet && sheet in sheets) return send('image/svg+xml', await sheetPicture(root, sheet as SheetName));
  if (pathname === '/favicon.svg' || pathname === '/marca.svg') {
    return send('image/svg+xml', readFileSync(path.join(root, 'guide/public', pathname)));
  }
  const print = /^\/images\/([\w/-]+\.webp)$/.exec(pathname)?.[1];
  if (print) return send('image/webp', readFileSync(path.join(root, 'content/prints', print)));
  const photo = api.photoOf(pathname);
  if (photo) return send('image/jpeg', photo);
  if (/^\/escritorio\/assets\/[\w.-]+$/.test(pathname)) {
    const file = path.join(root, DESK_DIST, pathname.slice('/escritorio/'.length));
    return send(TYPES[path.extname(file)] ?? 'application/octet-stream', readFileSync(file));
  }
  if (pathname === '/escritorio' || pathname === '/escritorio/') {
    return send(TYPES['.html'] ?? '', readFileSync(path.join(root, DESK_DIST, isIn ? 'desk.html' : 'entry.html')));
  }
  const live = api.pageAt(pathname);
  if (live === null) return send('text/html; charset=utf-8', '<!doctype html><title>No</title><h1>No está</h1>', 404);
  const text = JSON.stringify(live.value, null, 1).replaceAll('<', '&lt;');
  send(
    'text/html; charset=utf-8',
    `<!doctype html><html lang="es"><title>${live.title}</title><h1>${live.title}</h1><pre>${text}</pre>`,
  );
}

/** A sheet as on the site; drawn only once, because that blocks all other requests for seconds. */
async function sheetPicture(root: string, name: SheetName): Promise<string> {
  const file = path.join(root, '.build', 'desk-sheets', `${name}.svg`);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const { svg } = await drawSheet(name, { language: 'es', theme: 'page' });
  const plain = svg.replace(/<style>.*?<\/style>/s, '');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, plain);
  return plain;
}
