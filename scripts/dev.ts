import { readFile, utimes } from 'node:fs/promises';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { createServer as createVite } from 'vite';
import { CLIENT_ENTRY, SERVER_ENTRY } from '#builder/entries.ts';
import { readSite, type Site } from '#builder/site/site.server.ts';
import { type Application, viteConfig } from '#builder/vite.ts';
import { escapeHtml } from '#common/lib/text/escape-html.ts';
import { folderOf, preparePictures } from '#pictures/prepare.ts';
import { contentMistakes } from '#reading/content-mistakes.ts';
import { ContentError } from '#reading/problems.ts';
import { listen, portFromEnv } from '#server/http/listen.ts';
import type { Layout } from '#views/layout.ts';

// `npm run dev` watches this process: it restarts when a file changes that Node itself has loaded (a collection's
// index.ts, guide/catalog, *.server.ts). Vite handles the rest.
type Pages = Site['pages'];

const root = process.cwd();
const port = portFromEnv(5173);
const server = createHttpServer((request, response) =>
  vite.middlewares(request, response, () => answer(request, response)),
);
const vite = await createVite({
  ...viteConfig(root, async () => (await currentSite()).screens),
  publicDir: 'guide/public',
  appType: 'custom',
  optimizeDeps: { entries: [CLIENT_ENTRY] },
  server: { middlewareMode: true, hmr: { server }, watch: { ignored: ['**/.build/**', '**/dist/**'] } },
});
listen(server, { port, host: process.env.HOST || 'localhost', release: () => vite.close() });

let site: Promise<Site> | null = null;
const SCREEN = /^guide[\\/]app[\\/]screens[\\/][^\\/]+[\\/]page\.server\.ts$/;

/** The last site whose content had no mistakes. */
let good: Site | null = null;

/** Returns the site with its current content, read again only after a change; after a mistake, as it was before it. */
async function currentSite(): Promise<Site> {
  site ??= readSite(root);
  try {
    good = await site;
  } catch (error) {
    if (!good) throw error;
    warnOnce(explain(error));
  }
  return good;
}

let warned = '';

/** Says a mistake in the terminal, once, and over the page that is open. */
function warnOnce(text: string) {
  vite.ws.send({ type: 'error', err: { message: text, stack: '' } });
  if (text !== warned) console.error(text);
  warned = text;
}

vite.watcher.on('all', (_event, file) => {
  const [folder = ''] = path.relative(root, file).split(path.sep);
  // A change to a collection's index.ts restarts this process; the page reloads itself afterwards.
  if (folder !== 'content' || file.endsWith('.ts')) return;
  site = null;
  warned = '';
  vite.ws.send({ type: 'full-reload' });
});

vite.watcher.on('add', (file) => {
  // Node watches only the files that it has loaded, so a new screen has to be announced: a touch restarts this process.
  if (SCREEN.test(path.relative(root, file))) void utimes(import.meta.filename, new Date(), new Date());
});

async function answer(request: IncomingMessage, response: ServerResponse) {
  try {
    await send(await currentSite(), new URL(request.url ?? '/', 'http://dev'), response);
  } catch (error) {
    site = null;
    const text = explain(error);
    console.error(text);
    // An HTML page, so that Vite's script reloads it when the mistake is corrected.
    const page = `<!doctype html><title>Error</title><pre>${escapeHtml(text)}</pre>`;
    response.writeHead(500, { 'Content-Type': types['.html'] });
    response.end(await vite.transformIndexHtml('/error', page));
  }
}

async function send(site: Site, url: URL, response: ServerResponse) {
  const { pages, layouts, resources, files, redirects } = site;
  const address = decodeURIComponent(url.pathname).replace(/(.)\/$/, '$1');
  const alias = redirects[address];
  if (alias) return response.writeHead(302, { Location: alias + url.search }).end();

  const file = files.get(address);
  if (file !== undefined) return response.setHeader('Content-Type', typeOf(address)).end(file);
  const wanted = [site, ...pages].map(({ generated }) => generated?.[address]).find(Boolean);
  if (wanted) return response.setHeader('Content-Type', typeOf(address)).end(await wanted.make());
  if (address.startsWith('/images/')) return sendPicture(site, address, response);
  const fragment = pages
    .flatMap(({ fragments = {} }) => Object.values(fragments))
    .find((one) => one.address === address);
  if (fragment) return response.setHeader('Content-Type', typeOf(address)).end(await fragment.text());
  const page = path.extname(address) === '' ? findPage(pages, address) : undefined;
  if (!page) return response.writeHead(404, { 'Content-Type': TEXT }).end('Not found');

  const { renderPage, renderDocument } = (await vite.ssrLoadModule(`/${SERVER_ENTRY}`)) as Application; // that file
  const layout = layouts.get(page.language) as Layout; // one for each language
  const html = await renderPage(page, layout, resources);
  const assets = { styles: null, scripts: () => [`/${CLIENT_ENTRY}`], fonts: [] };
  const texts = Object.entries(page.fragments ?? {}).map(async ([name, { text }]) => [name, await text()] as const);
  const fragments = Object.fromEntries(await Promise.all(texts));
  const document = renderDocument({ page, layout, html, assets, siteUrl: site.config.url, fragments });
  response.writeHead(page.status, { 'Content-Type': types['.html'] });
  response.end(await vite.transformIndexHtml(address, document));
}

/** Sends a picture; a photograph that has not been printed yet is printed when a page shows it. */
async function sendPicture({ pictures }: Site, address: string, response: ServerResponse) {
  const wanted = pictures.find(({ view }) => address.replace(/-\d+\.\w+$/, '') === view.src);
  if (!wanted) return response.writeHead(404, { 'Content-Type': TEXT }).end('Not found');
  const turn = printing.then(() => preparePictures(root, [wanted], console.log));
  printing = turn.catch(() => {}); // one picture's failure must not stop the next
  await turn;
  const file = path.join(root, folderOf(wanted), address.slice('/images/'.length));
  response.setHeader('Content-Type', typeOf(address)).end(await readFile(file));
}

/** Photographs are printed one after the other: a page requests dozens at once. */
let printing: Promise<void> = Promise.resolve();

/** Finds the page itself, or the nearest 404 page above it. */
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
