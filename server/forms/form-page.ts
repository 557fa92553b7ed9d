import type { IncomingMessage } from 'node:http';
import { standardLanguage, type TextsByLanguage } from '../../common/contracts/form-texts.ts';

export const FORMS_PATH = '/f/';

/** The query parameter in which the server's own page passes on the page that the visitor started from. */
export const FROM = 'from';

/**
 * Returns the path of the page that the form is on, or null. The browser sends it as the referrer. A refused form is
 * shown again at the form's own address, so that page passes the original one on in its query.
 */
export function formPage({ headers, url = '' }: IncomingMessage): string | null {
  const { referer, host } = headers;
  const page = referer !== undefined && URL.canParse(referer) ? new URL(referer) : null;
  if (page?.host === host && page && !page.pathname.startsWith(FORMS_PATH)) return pathOf(page.pathname);
  return pathOf(new URLSearchParams(url.split('?', 2)[1] ?? '').get(FROM) ?? '');
}

/**
 * The path as a browser reads it; null if it leads to another site, as "//elsewhere.example" does, or would once it is
 * read, as "/.//elsewhere.example".
 */
function pathOf(text: string): string | null {
  if (!isPath(text) || !URL.canParse(text, 'http://guide')) return null;
  const { pathname } = new URL(text, 'http://guide');
  return isPath(pathname) ? pathname : null;
}

const isPath = (text: string) => /^\/(?![/\\])/.test(text);

/** Returns the language of the page that the form is on, or that of the pages without a prefix if it is unknown. */
export function languageOf(request: IncomingMessage, texts: TextsByLanguage): string {
  const language = formPage(request)?.split('/')[1] ?? '';
  return Object.hasOwn(texts, language) ? language : standardLanguage(texts);
}
