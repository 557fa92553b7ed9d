import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { seenOf } from '#builder/seen.ts';
import { namesIn, writeInOneStep } from '../files.ts';

type Preview = {
  /** The folder of the site with the edit, or of that part of it which differs from the live one. */
  built: string;
  /** The folder of the live site; null before the first. */
  live: string | null;
  /** The folder of all previews. */
  folder: string;
  id: string;
};

/** The path below which the web process shows previews to people who are signed in. */
const SHOWN_AT = '/escritorio/vista';
/** The number of previews to keep; older ones are deleted. */
const KEPT = 20;
const ADDRESS = /\b(href|src|srcset|imagesrcset|poster)="(\/[^"]*)"/gi;

/**
 * Saves the pages that an edit changes in `folder/id`: without scripts, because those would show the live site's data,
 * and with the files that the live site does not have. Everything else links to the live site.
 * @returns page → the address of its preview
 */
export function keepPreview(preview: Preview): Map<string, string> {
  const next = path.join(preview.folder, `.${preview.id}`);
  rmSync(next, { recursive: true, force: true });
  try {
    return writePreview(preview, next);
  } catch (error) {
    rmSync(next, { recursive: true, force: true }); // a full disk needs the room
    throw error;
  }
}

function writePreview({ built, live, folder, id }: Preview, next: string): Map<string, string> {
  const pages = new Map(changedPages(built, live).map((page) => [page, `${SHOWN_AT}/${id}${page}`]));
  for (const page of pages.keys()) {
    const html = seenOf(readFileSync(htmlFile(built, page), 'utf8')).replace(ADDRESS, (_, name, value) => {
      const parts = String(value).split(/,\s+/);
      return `${name}="${parts.map((part) => leadTo(part)).join(', ')}"`;
    });
    writeInOneStep(htmlFile(next, page), html.replace('<head>', '<head>\n<meta name="robots" content="noindex">'));
  }
  mkdirSync(next, { recursive: true });
  rmSync(path.join(folder, id), { recursive: true, force: true });
  renameSync(next, path.join(folder, id));
  for (const old of namesIn(folder).slice(0, -KEPT)) rmSync(path.join(folder, old), { recursive: true, force: true });
  return pages;

  /** Rewrites one address in a page, which may have a width after it. */
  function leadTo(part: string): string {
    const [, address = '', rest = ''] = /^([^?#\s]*)(.*)$/s.exec(part) ?? [];
    const page = pages.get(address);
    if (page) return page + rest;
    if (!isNewFile(address)) return part;
    const file = path.join(next, address);
    mkdirSync(path.dirname(file), { recursive: true });
    copyFileSync(path.join(built, address), file);
    return `${SHOWN_AT}/${id}${address}${rest}`;
  }

  /** Whether only the built site has this file. */
  function isNewFile(address: string): boolean {
    const size = fileSize(path.join(built, address));
    return size !== null && (live === null || fileSize(path.join(live, address)) !== size);
  }
}

/** The addresses of pages that differ from those of the live site. */
function changedPages(built: string, live: string | null): string[] {
  return readdirSync(built, { recursive: true, encoding: 'utf8' })
    .filter((name) => path.basename(name) === 'index.html')
    .map((name) => `/${path.dirname(name).split(path.sep).join('/')}`.replace(/\/\.$/, '/'))
    .filter((page) => {
      if (live === null || !existsSync(htmlFile(live, page))) return true;
      const [now, then] = [built, live].map((site) => seenOf(readFileSync(htmlFile(site, page), 'utf8')));
      return now !== then;
    });
}

const htmlFile = (site: string, page: string): string => path.join(site, page, 'index.html');

function fileSize(file: string): number | null {
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isFile() ? found.size : null;
}
