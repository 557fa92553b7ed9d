import { localPath, prefixOf, SPANISH } from '#common/lib/address/local-path.ts';
import { escapeHtml } from '#common/lib/text/escape-html.ts';
import { isOwn } from '#engine/offline/proof.ts';
import { dataAddress, languageOf, STAND_IN, shellAddress } from '#engine/offline/release.ts';
import { fillShell } from '#engine/offline/shell.ts';
import { type Copy, changeCopy, holdsAll, type Kept, keepSeen, textIn, tidy } from '#engine/offline/store.ts';
import { promoted } from '#engine/offline/take-over.ts';
import type { Page } from '#engine/page.ts';
import {
  buildOf,
  copiesFor,
  type Found,
  findFirst,
  findStandIn,
  findText,
  keepScreen,
  named,
  textResponse,
} from './find-text.ts';
import { fromNetwork } from './network.ts';
import { type FetchEvent, worker } from './worker-scope.ts';

/** Answers a visitor who opens an address: from a copy of all pages, else the network, else from what is stored. */
export async function answerDocument(event: FetchEvent, { pathname, search }: URL): Promise<Response> {
  const path = withoutSlash(decode(pathname));
  await takeOverAtStart(path);
  const copies = await copiesFor(path);
  const whole = await fromWholeCopy(event, copies[0]?.used ?? null, path, search);
  if (whole) return whole;
  const stored = await findFirst(copies, () => dataAddress(path));
  try {
    const response = await fromNetwork(event.request, stored !== null);
    if (isOwn(response)) event.waitUntil(remember(event, path, response.clone()));
    return response;
  } catch (error) {
    const answer = (await fileIn(copies, path)) ?? (await fromStorage(event, copies, stored, path));
    if (answer) return answer;
    throw error;
  }
}

/** The page from a copy with every page of its language: it needs no network. */
async function fromWholeCopy(event: FetchEvent, used: Kept | null, path: string, search: string) {
  if (!holdsAll(used)) return null;
  const { release } = used;
  if (release.language !== languageOf(path, [release.language])) return null;
  const alias = release.redirects[path];
  if (alias) return Response.redirect(alias + search);
  const found = await findText(used, dataAddress(path));
  return found && documentOf(event, found);
}

/** The stored page, or else the one that lists what is stored. */
async function fromStorage(event: FetchEvent, copies: Copy[], stored: Found | null, path: string) {
  if (stored) return documentOf(event, stored);
  const standIn = await findStandIn(copies);
  return standIn && ((await inOtherLanguage(standIn, path)) ?? documentOf(event, standIn, true));
}

/** Replaces the copy in use with a newer one that was fetched beside it, when no page is open. */
async function takeOverAtStart(path: string) {
  try {
    const [own] = await copiesFor(path);
    const language = (own?.coming ?? own?.used)?.release.language;
    if (!own || !language || !(own.coming?.isComplete || own.old)) return;
    const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (open.length > 0) return; // the page that is being opened is not among them yet
    await changeCopy(language, (copy) => ({ ...promoted(copy), old: null }));
    await tidy();
  } catch (error) {
    console.warn('The newer copy could not be taken into use.', error);
  }
}

/** Redirects to the page in the stored language if the visitor asks for another, or to the stand-in if it has none. */
async function inOtherLanguage({ release }: Found, path: string): Promise<Response | null> {
  const prefix = prefixOf(path);
  if ((prefix.slice(1) || SPANISH) === release.language) return null;
  const bare = path.slice(prefix.length) || '/';
  const there = await textIn(release, dataAddress(localPath(release.language, bare)));
  return Response.redirect(localPath(release.language, there ? bare : STAND_IN));
}

/** A file that the visitor opens directly, such as a trip's day for a calendar program. */
async function fileIn(copies: Copy[], path: string): Promise<Response | null> {
  const found = /\.\w+$/.test(path) && (await findFirst(copies, () => path));
  return found ? textResponse(path, found) : null;
}

/** Makes a document around page data; null if the shell of its language is not stored. */
async function documentOf(event: FetchEvent, found: Found, isStandIn = false): Promise<Response | null> {
  const { release } = found;
  const shell = await textIn(release, shellAddress(release.language));
  if (!shell) return null;
  const page = JSON.parse(found.text) as Page; // made by this build
  buildOf.set(event.resultingClientId, release.build);
  const data = named(found);
  const html = fillShell(shell, {
    title: escapeHtml(page.meta.title),
    scripts: (release.screens[page.screen]?.start ?? []).join(' '),
    styles: `${release.styles}/${page.screen}.css`,
    screen: page.screen,
    page: (isStandIn ? `{"isStandIn":true,${data.slice(1)}` : data).replaceAll('<', '\\u003c'),
  });
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': release.contentSecurityPolicy,
    },
  });
}

const PAGE = /<script type="application\/json" id="page">(.*?)<\/script>/s;

/** Stores the data of a page from the network, and records its build. */
async function remember({ resultingClientId }: FetchEvent, path: string, response: Response) {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return;
  const data = PAGE.exec(await response.text())?.[1] ?? '';
  const build = /^\{"build":"([\w-]+)",/.exec(data)?.[1];
  if (!build) return;
  buildOf.set(resultingClientId, build);
  await keepSeen(build, dataAddress(path), `{${data.slice(`{"build":"${build}",`.length)}`);
  await keepScreen(path, build, data);
}

const withoutSlash = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path);

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // not valid UTF-8: the server rejects it
  }
}
