import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { createServer as createVite } from 'vite';
import { ContentError } from '#app/catalog/problems.ts';
import { contentMistakes } from './content-mistakes.ts';
import { listen, portFromEnv } from './listen.ts';
import { pageData, readSite, type Site } from './site.ts';
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
listen(server, { port, host: 'localhost', release: () => vite.close() });

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

async function send({ pages, frame, resources, files, redirects }: Site, url: URL, response: ServerResponse) {
  const address = decodeURIComponent(url.pathname).replace(/(.)\/$/, '$1');
  const alias = redirects[address];
  if (alias) return response.writeHead(302, { Location: alias + url.search }).end();

  const file = files.get(address);
  if (file !== undefined) return response.setHeader('Content-Type', typeOf(address)).end(file);
  const page = path.extname(address) === '' ? findPage(pages, address) : undefined;
  if (!page) return response.writeHead(404, { 'Content-Type': TEXT }).end('Not found');

  const { renderPage, renderDocument } = (await vite.ssrLoadModule(`/${SERVER_ENTRY}`)) as Application; // that file
  const html = await renderPage(page, frame, resources);
  const assets = { css: '', entry: `/${CLIENT_ENTRY}`, fonts: [] };
  const document = renderDocument({ page: pageData(page), frame, html, assets });
  response.writeHead(page.status, { 'Content-Type': types['.html'] });
  response.end(await vite.transformIndexHtml(address, document));
}

/** The page itself, or the nearest 404 page above it. */
function findPage(pages: Pages, address: string): Pages[number] | undefined {
  const page = pages.find(({ path, status }) => path === address && status === 200);
  return page ?? findMissing(pages, path.posix.dirname(address));
}

function findMissing(pages: Pages, folder: string): Pages[number] | undefined {
  const page = pages.find((other) => other.path === path.posix.join(folder, '404'));
  return page ?? (folder === '/' ? undefined : findMissing(pages, path.posix.dirname(folder)));
}

const TEXT = 'text/plain; charset=utf-8';
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

const typeOf = (address: string) => types[path.extname(address)] ?? TEXT;

function explain(error: unknown): string {
  if (error instanceof ContentError) return contentMistakes(error);
  if (!(error instanceof Error)) return String(error);
  vite.ssrFixStacktrace(error);
  return error.stack ?? error.message;
}
