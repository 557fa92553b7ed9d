import { readFile } from 'node:fs/promises';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { createServer as createVite } from 'vite';
import { ContentError } from '#app/catalog/problems.ts';
import type { Frame } from '#app/page.ts';
import { folderOf, printAll, unprinted } from '#art/press.ts';
import { listen, portFromEnv } from '../server/listen.ts';
import { contentMistakes } from './content-mistakes.ts';
import { GALLERY_PATH, galleryPage } from './gallery-page.ts';
import { readSite, type Site } from './site.ts';
import { type Application, CLIENT_ENTRY, SERVER_ENTRY, viteConfig } from './vite.ts';

// `npm run dev` watches this process: a change to what Node itself has loaded (a collection's index.ts,
// app/catalog, *.server.ts) starts it anew. Vite sees to the rest.
type Pages = Site['pages'];

const root = process.cwd();
const port = portFromEnv(5173);
const server = createHttpServer((request, response) =>
  vite.middlewares(request, response, () => answer(request, response)),
);
const vite = await createVite({
  ...viteConfig(root),
  publicDir: 'public',
  appType: 'custom',
  optimizeDeps: { entries: [CLIENT_ENTRY] },
  server: { middlewareMode: true, hmr: { server }, watch: { ignored: ['**/.build/**', '**/dist/**'] } },
});
listen(server, { port, host: process.env.HOST || 'localhost', release: () => vite.close() });

let site: Promise<Site> | null = null;

vite.watcher.on('all', (_event, file) => {
  const [folder = ''] = path.relative(root, file).split(path.sep);
  // A collection's index.ts starts this process anew; the page reloads by itself when it is back.
  if (!['content', 'locales'].includes(folder) || file.endsWith('.ts')) return;
  site = null;
  vite.ws.send({ type: 'full-reload' });
});

async function answer(request: IncomingMessage, response: ServerResponse) {
  try {
    site ??= readSite(root);
    await send(await site, new URL(request.url ?? '/', 'http://dev'), response);
  } catch (error) {
    site = null;
    const text = explain(error);
    console.error(text);
    // As HTML, so that Vite's script reloads the page when the mistake is gone.
    const page = `<!doctype html><title>Error</title><pre>${text.replaceAll('<', '&lt;')}</pre>`;
    response.writeHead(500, { 'Content-Type': types['.html'] });
    response.end(await vite.transformIndexHtml('/error', page));
  }
}

async function send(site: Site, url: URL, response: ServerResponse) {
  const { pages, frames, resources, files, redirects } = site;
  const address = decodeURIComponent(url.pathname).replace(/(.)\/$/, '$1');
  if (address === GALLERY_PATH) {
    return response.setHeader('Content-Type', types['.html']).end(galleryPage(root, site.pictures));
  }
  if (address.startsWith('/images/')) return sendPicture(site, address, response);
  const alias = redirects[address];
  if (alias) return response.writeHead(302, { Location: alias + url.search }).end();

  const file = files.get(address);
  if (file !== undefined) return response.setHeader('Content-Type', typeOf(address)).end(file);
  const page = path.extname(address) === '' ? findPage(pages, address) : undefined;
  if (!page) return response.writeHead(404, { 'Content-Type': TEXT }).end('Not found');

  const { renderPage, renderDocument } = (await vite.ssrLoadModule(`/${SERVER_ENTRY}`)) as Application; // that file
  const frame = frames.get(page.language) as Frame; // one for each language
  const html = await renderPage(page, frame, resources);
  const assets = { styles: null, scripts: () => [`/${CLIENT_ENTRY}`], fonts: [] };
  const document = renderDocument({ page, frame, html, assets, siteUrl: site.config.url });
  response.writeHead(page.status, { 'Content-Type': types['.html'] });
  response.end(await vite.transformIndexHtml(address, document));
}

/** A picture that nobody printed yet is printed when a page shows it. */
async function sendPicture({ pictures }: Site, address: string, response: ServerResponse) {
  const wanted = pictures.find(({ view }) => address.replace(/-\d+\.\w+$/, '') === view.src);
  if (!wanted) return response.writeHead(404, { 'Content-Type': TEXT }).end('Not found');
  printing = printing.then(() => printAll(root, unprinted(root, [wanted]), console.log));
  await printing;
  const file = path.join(root, folderOf(wanted), address.slice('/images/'.length));
  response.setHeader('Content-Type', typeOf(address)).end(await readFile(file));
}

/** One after the other: a page asks for dozens at once. */
let printing: Promise<void> = Promise.resolve();

/** The page itself, or the nearest 404 page above it. */
function findPage(pages: Pages, address: string): Pages[number] | undefined {
  const page = pages.find((page) => page.address === address && page.status === 200);
  return page ?? findMissing(pages, path.posix.dirname(address));
}

function findMissing(pages: Pages, folder: string): Pages[number] | undefined {
  const page = pages.find((other) => other.address === path.posix.join(folder, '404'));
  return page ?? (folder === '/' ? undefined : findMissing(pages, path.posix.dirname(folder)));
}

const TEXT = 'text/plain; charset=utf-8';
const types = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

const typeOf = (address: string) => new Map(Object.entries(types)).get(path.extname(address)) ?? TEXT;

function explain(error: unknown): string {
  if (error instanceof ContentError) return contentMistakes(error);
  if (!(error instanceof Error)) return String(error);
  vite.ssrFixStacktrace(error);
  return error.stack ?? error.message;
}
