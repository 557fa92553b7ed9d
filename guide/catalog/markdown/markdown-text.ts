import MarkdownIt, { type Token } from 'markdown-it';
import sanitizeHtml from 'sanitize-html';
import type { InnerLink } from '#catalog/content/links.ts';
import { where } from '#reading/lines.ts';
import { ContentError } from '#reading/problems.ts';
import { refusals } from './markdown-rules.ts';

/** A text that the owner wrote in Markdown, checked. */
export type MarkdownText = {
  /** Renders HTML with a few elements; `at` maps links within this site to their address in the page's language. */
  html(at?: (path: string) => string): string;
  /** The links within this site; they are checked once all pages are known. */
  links: InnerLink[];
  /** The number of words to read. */
  words: number;
};

const markdown = new MarkdownIt({ html: true });
// Setext headings and reference links: nobody who writes --- or [x]: means them.
markdown.disable(['lheading', 'reference']);
// An invalid address must be reported, not silently turned into plain text.
markdown.validateLink = () => true;

/**
 * Reads Markdown: paragraphs, headings of level 2 and 3, lists, quotations, emphasis and links. Anything else is
 * refused, so that nothing the owner wrote disappears silently.
 * @param firstLine the line of `file` on which `source` begins
 * @throws {ContentError} one sentence for each mistake, with its line
 */
export function readMarkdownText(source: string, file: string, firstLine = 1): MarkdownText {
  const tokens = markdown.parse(source, {});
  const placed = placedTokens(tokens, firstLine);
  const problems = placed.flatMap(({ token, line }) => refusals(token).map((why) => `${where(file, line)}: ${why}`));
  if (problems.length > 0) throw new ContentError(problems);
  const safe = sanitize(markdown.renderer.render(tokens, markdown.options, {}).replaceAll('&quot;', '"').trim(), file);
  return {
    html: (at = (path) => path) =>
      safe
        .replace(/<a href="https?:[^"]*"/g, (link) => `${link} target="_blank" rel="noopener"`)
        .replace(/<a href="(\/[^"]*)"/g, (_link, path: string) => `<a href="${at(path)}"`),
    links: placed.flatMap(({ token, line }) => {
      const href = String(token.attrGet('href') ?? '');
      return href.startsWith('/') ? [{ file, line, field: 'link', href }] : [];
    }),
    words: tokens.flatMap(({ children }) => (children ? wordsIn(children) : [])).length,
  };
}

const wordsIn = (line: Token[]): string[] =>
  line
    .map(({ type, content }) => (type === 'softbreak' ? ' ' : content))
    .join('')
    .split(/\s+/)
    .filter(Boolean);

type PlacedToken = { token: Token; line: number };

/** Pairs every token with its line; inside a paragraph, each preceding line break adds one. */
function placedTokens(tokens: Token[], firstLine: number): PlacedToken[] {
  let line = firstLine;
  return tokens.flatMap((token): PlacedToken[] => {
    if (token.map) line = firstLine + token.map[0];
    let inner = line;
    const children = (token.children ?? []).map((child) => {
      const withLine = { token: child, line: inner };
      inner += child.type === 'softbreak' || child.type === 'hardbreak' ? 1 : child.content.split('\n').length - 1;
      return withLine;
    });
    return [{ token, line }, ...children];
  });
}

/** The second line of defence: should the rules overlook something, the build stops and publishes nothing. */
function sanitize(html: string, file: string): string {
  const safe = sanitizeHtml(html, {
    allowedTags: ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'blockquote', 'a'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'tel', 'mailto'],
    allowProtocolRelative: false,
  });
  if (safe !== html) throw new Error(`${file}: sanitize-html would change what markdown-rules.ts lets through.`);
  return safe;
}
