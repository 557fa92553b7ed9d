import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { typeOf } from '../../static/files.ts';
import { isId, type SharedFolder } from '../folder/shared-folder.ts';
import { PREVIEW_POLICY, privateHeaders } from './headers.ts';

/** Maximum number of previews with a cached list of files: a few people look at a few previews. */
const MOST_KNOWN = 10;

type Known = { mark: string; files: Promise<ReadonlyMap<string, string>> };

/** Serves previews, `<order>/<page>`, and pictures of uploads to people who are signed in. */
export function createPreviews(folder: SharedFolder) {
  const known = new Map<string, Known>();

  /** Returns the files of a preview by address: a request can only choose among them. */
  async function filesOf(order: string): Promise<ReadonlyMap<string, string>> {
    const root = folder.fileOf('previews', order);
    const stats = await stat(root).catch(() => null);
    if (!stats?.isDirectory()) return new Map();
    const mark = `${stats.ino}:${stats.mtimeMs}`;
    const before = known.get(order);
    if (before?.mark === mark) return before.files;
    const files = listFiles(root);
    known.set(order, { mark, files });
    for (const oldest of [...known.keys()].slice(0, -MOST_KNOWN)) known.delete(oldest);
    return files;
  }

  return {
    /** @param address below `/escritorio/vista/`, as the browser wrote it */
    async answerPreview(request: IncomingMessage, response: ServerResponse, address: string): Promise<boolean> {
      const [order = '', ...rest] = decoded(address).split('/');
      if (!isId(order)) return false;
      const name = rest.filter(Boolean).join('/');
      const files = await filesOf(order);
      const file = files.get(name) ?? files.get(name ? `${name}/index.html` : 'index.html');
      if (!file) return false;
      if (typeOf(file).startsWith('text/html')) await sendPage(request, response, file, { order, files });
      else await sendFile(request, response, file);
      return true;
    },

    /** @param name such as `<upload>.webp` */
    async answerPhoto(request: IncomingMessage, response: ServerResponse, name: string): Promise<boolean> {
      if (!isId(name.replace(/\.webp$/, '')) || !folder.has('ready', name)) return false;
      await sendFile(request, response, folder.fileOf('ready', name));
      return true;
    },
  };
}

async function listFiles(root: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return new Map(
    entries.flatMap((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const name = path.relative(root, file).split(path.sep).join('/');
      return entry.isFile() && !/(^|\/)\./.test(name) ? [[name, file] as const] : []; // symlinks are left out
    }),
  );
}

type Preview = { order: string; files: ReadonlyMap<string, string> };

/** Sends a page of the preview. Links to anything that the preview contains lead to it there. */
async function sendPage(request: IncomingMessage, response: ServerResponse, file: string, { order, files }: Preview) {
  const isIn = (address: string) => {
    const name = decoded(address.replace(/[?#].*$/, ''))
      .split('/')
      .filter(Boolean)
      .join('/');
    return files.has(name) || files.has(name ? `${name}/index.html` : 'index.html');
  };
  const base = `/escritorio/vista/${order}`;
  const page = (await readFile(file, 'utf8')).replace(
    /(\s(?:href|src|srcset|imagesrcset|poster)=")([^"]*)/gi,
    (_, start: string, value: string) =>
      start +
      value.replace(/(^|,\s*)(\/(?!\/)[^\s,]*)/g, (all, before: string, to: string) =>
        isIn(to) ? before + base + to : all,
      ),
  );
  const body = Buffer.from(page);
  setHeaders(response);
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

async function sendFile(request: IncomingMessage, response: ServerResponse, file: string) {
  const { size } = await stat(file);
  setHeaders(response);
  response.writeHead(200, { 'Content-Type': typeOf(file), 'Content-Length': size });
  if (request.method === 'HEAD') response.end();
  else await pipeline(createReadStream(file), response).catch(() => {}); // the client has disconnected
}

function setHeaders(response: ServerResponse) {
  for (const [name, value] of privateHeaders(PREVIEW_POLICY)) response.setHeader(name, value);
  response.setHeader('X-Frame-Options', 'SAMEORIGIN'); // the desk shows it in a frame
}

/** Decodes an address; an invalid one becomes a name that no file has. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return '\0';
  }
}
