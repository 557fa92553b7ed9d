import sanitizeHtml from 'sanitize-html';
import type { InnerLink } from './links.ts';
import { ContentError } from './problems.ts';

/** The elements that HTML in content may use, without attributes: nothing that loads, runs or is styled. */
const ALLOWED = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'blockquote', 'a'];
const ALLOWED_LIST = ALLOWED.map((name) => `<${name}>`).join(', ');

/** One part of a text: what stands under one `h2`, or before the first. `html` holds only allowed elements. */
export type HtmlSection = { title: string | null; html: string };

/** This site, a part of this page, another site, a phone, an e-mail. `//host` and `/\host` are other sites in disguise. */
const ADDRESS = /^(\/(?![/\\])|#|https?:\/\/|tel:|mailto:)/;
const LINK = /<a href="([^"]*)"/g;

/**
 * Makes HTML from a content file safe with sanitize-html. What it would take out or mend is refused instead, so that
 * nothing the owner wrote disappears unseen. Links to other sites open in a new tab; `at` gives those of this site
 * their address in the page's language.
 * @throws {ContentError} with a sentence for each mistake, naming `file` and `field`.
 */
export function strictHtml(html: string, file: string, field: string, at = (path: string) => path): string {
  const problems: string[] = [];
  const refuse = (what: string) => problems.push(`${file}: "${field}" ${what}. Allowed: ${ALLOWED_LIST}.`);
  let depth = 0;
  const safe = sanitizeHtml(html, {
    allowedTags: ALLOWED,
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'tel', 'mailto'],
    allowProtocolRelative: false,
    onOpenTag: (name, attributes) => {
      const { href = '', ...others } = attributes;
      if (!ALLOWED.includes(name)) refuse(`holds <${name}>, which is not allowed`);
      else if (name === 'a' && !ADDRESS.test(href)) {
        refuse(`holds <a href="${href}">, whose address does not begin with /, #, https://, tel: or mailto:`);
      }
      for (const other of Object.keys(name === 'a' ? others : attributes)) {
        refuse(`holds <${name} ${other}>; only <a> has an attribute, href`);
      }
      if (name === 'h2' && depth > 0) refuse('has an <h2> inside another element');
      depth += 1;
    },
    onCloseTag: () => {
      depth -= 1;
    },
  });
  if (problems.length === 0 && safe !== html) refuse(difference(html, safe));
  if (problems.length > 0) throw new ContentError(problems);
  return safe
    .replace(/<a href="https?:[^"]*"/g, (link) => `${link} target="_blank" rel="noopener"`)
    .replace(/<a href="(\/[^"]*)"/g, (_link, path: string) => `<a href="${at(path)}"`);
}

/** Where what was written and what is well-formed part: an unclosed element, a comment, a `<` that is not `&lt;`. */
function difference(written: string, mended: string): string {
  const same = [...written].findIndex((letter, index) => letter !== mended[index]);
  const at = Math.max(0, (same < 0 ? written.length : same) - 15);
  return `reads "${written.slice(at, at + 40)}" where "${mended.slice(at, at + 40)}" would be right`;
}

/** Addresses of this site that a text leads to, for `PageContext.links`, which is checked when all pages are known. */
export function linksInHtml(html: string, file: string, field: string): InnerLink[] {
  return [...html.matchAll(LINK)].flatMap(([, href = '']) => (href.startsWith('/') ? [{ file, field, href }] : []));
}

/** Splits safe HTML at its `h2` headings, which become the titles, as text without markup. */
export function htmlSections(safe: string): HtmlSection[] {
  const [opening = '', ...parts] = safe.split(/<h2>(.*?)<\/h2>/s);
  const sections: HtmlSection[] = opening.trim() === '' ? [] : [{ title: null, html: opening.trim() }];
  for (let index = 0; index < parts.length; index += 2) {
    sections.push({ title: plainText(parts[index] ?? ''), html: (parts[index + 1] ?? '').trim() });
  }
  return sections;
}

/** The words of safe HTML, with the four entities that sanitize-html writes as the letters they stand for. */
function plainText(safe: string): string {
  const letters: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
  return safe.replace(/<[^>]*>/g, '').replace(/&(?:lt|gt|quot|amp);/g, (entity) => letters[entity] ?? entity);
}
