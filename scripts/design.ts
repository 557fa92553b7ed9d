// Builds the page of the design and serves it beside the built guide: `npm run design`. PORT=0 picks a free port.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buildDesign, DESIGN_BASE, DESIGN_DIST } from '#builder/design/build.ts';
import { buildIfStale } from './build-if-stale.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const root = process.cwd();
buildIfStale();
await buildDesign(root);

/** The file at an address: of the design below its base, otherwise of the guide; null if there is none. */
function fileAt(address: string): string | null {
  const isDesign = address.startsWith(DESIGN_BASE);
  const folder = path.join(root, isDesign ? DESIGN_DIST : 'dist');
  const name = isDesign ? address.slice(DESIGN_BASE.length) : address.slice(1);
  const file = path.join(folder, name);
  if (!file.startsWith(folder) || !existsSync(file)) return null;
  if (statSync(file).isFile()) return file;
  const index = path.join(file, 'index.html');
  return existsSync(index) ? index : null;
}

const server = createServer(({ url = '/' }, response) => {
  const file = fileAt(decodeURIComponent(new URL(url, 'http://localhost').pathname));
  if (!file) return void response.writeHead(404).end();
  response.setHeader('Content-Type', TYPES[path.extname(file)] ?? 'application/octet-stream');
  createReadStream(file).pipe(response);
});
server.listen(Number(process.env.PORT ?? 4310), '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo; // it listens on a port
  console.log(`http://localhost:${port}${DESIGN_BASE}`);
});
