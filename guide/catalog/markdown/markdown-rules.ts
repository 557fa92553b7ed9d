import type { Token } from 'markdown-it';

const ALLOWED =
  'Allowed: paragraphs, headings with ## or ###, lists with - or 1., quotations with >, **bold**, *italics* and [words](/address)';

/** Markdown that the guide does not show, and what to do instead. */
const refused: Record<string, string> = {
  html_block: `is HTML, which is not allowed here. ${ALLOWED}`,
  html_inline: `holds HTML, which is not allowed here. ${ALLOWED}`,
  image: 'holds a picture; pictures are named above the text, between the two lines of ---',
  code_block: 'begins with four spaces, which makes it program code; take them away',
  fence: 'holds ``` or ~~~, which makes program code; take it away',
  code_inline: 'holds ` `, which makes program code; take the backticks away, or write quotation marks',
  hr: 'is a line across the page, which is not allowed here; begin a new part with a heading: ## and its words',
  table_open: `is a table, which is not allowed here. ${ALLOWED}`,
  s_open: 'holds ~~struck out~~ words; take them away',
  hardbreak: 'ends in two spaces or a \\, which breaks the line; take them away, or leave an empty line below it',
};

/**
 * This site, a part of this page, another site, a phone, an e-mail. `//host` and `/\host` are other sites in disguise.
 */
const ADDRESS = /^(\/(?![/\\])|#|https?:\/\/|tel:|mailto:)/;

/** Explains why a Markdown token cannot be shown: sentences without the line. */
export function refusals(token: Token): string[] {
  const { type } = token;
  const known = refused[type];
  if (known) return [`${known}.`];
  if (type === 'heading_open') return headingRefusals(token);
  if (type === 'ordered_list_open' && token.attrGet('start') !== null) {
    return [`begins a list with ${token.attrGet('start')}; a list with numbers begins with 1.`];
  }
  if (type === 'link_open') return linkRefusals(token);
  return type === 'text' ? strayRefusals(token.content) : [];
}

/** Refuses stray markup characters, which visitors would see as text. */
function strayRefusals(words: string): string[] {
  if (words.includes('**')) {
    return [
      'holds a ** that marks nothing; **bold** has two on either side, with no space between them and the words.',
    ];
  }
  if (words.includes('](')) {
    return ['holds ]( outside of a link; a link is written [words](/address), without spaces in the address.'];
  }
  if (words.startsWith('##')) return ['begins with ## that make no heading; leave a space after them.'];
  return plainRefusals(words);
}

/** Refuses lists and headings as word processors write them: Markdown would merge them into one paragraph. */
function plainRefusals(words: string): string[] {
  const bullet = /^\s*([•·●▪‣])(?=\s?\p{L})/u.exec(words)?.[1];
  if (bullet !== undefined) {
    return [`begins with ${bullet}, which makes no list; begin each entry of a list with "- ".`];
  }
  const isShouted = /\p{Lu}{3,}\P{Ll}*\s\P{Ll}*\p{Lu}{3,}/u.test(words) && !/\p{Ll}/u.test(words);
  return isShouted
    ? [
        `is "${words.trim().slice(0, 40)}" in capital letters, which makes no heading; write ## before it, and small letters.`,
      ]
    : [];
}

function headingRefusals({ tag, level, markup }: Token): string[] {
  if (level > 0) return ['holds a heading inside a list or a quotation; begin the line with the ##.'];
  if (tag === 'h1') return ['is a heading of level 1, which is the title; write ## instead of #.'];
  return tag === 'h2' || tag === 'h3' ? [] : [`is a heading with ${markup}; write ## or ###.`];
}

function linkRefusals(token: Token): string[] {
  const href = String(token.attrGet('href') ?? '');
  if (token.attrGet('title') !== null) {
    return [`holds a link with a title, which is not shown; write only the address: (${href}).`];
  }
  if (ADDRESS.test(href)) return [];
  return [`holds a link to "${href}", but an address begins with /, #, https://, tel: or mailto:.`];
}
