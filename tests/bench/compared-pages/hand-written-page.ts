/**
 * The built list as somebody would write it by hand, with the fonts of the phone: its title, its first sentence and its
 * cards in 1 kB of styles. It shows how fast a page with this content and these pictures can be at all.
 * @throws {Error} if the list has no cards, because then its markup has changed
 */
export function handWrittenPage(html: string): string {
  const cards = [...html.matchAll(/<article\b[\s\S]*?<\/article>/g)].map(([card], index) => cardOf(card, index === 0));
  if (cards.length === 0)
    throw new Error('The list has no <article>: tests/bench/compared-pages/hand-written-page.ts needs its cards.');
  const title = textOf(html, 'h1');
  return `<!doctype html>
<html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<meta name="description" content="${title}"><link rel="icon" href="data:,"><style>${STYLES}</style>
<main><h1>${title}</h1><p>${textOf(html.slice(html.indexOf('<h1')), 'p')}</p><ul>${cards.join('\n')}</ul></main></html>
`;
}

const STYLES =
  'body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1c1917;background:#faf8f5}' +
  'main{max-width:72rem;margin:auto;padding:1rem}h1{font-size:2rem;line-height:1.2}h2{font-size:1.2rem;margin:0}' +
  'a{display:block;padding:.75rem 0;color:#7a1f2b}img{display:block;width:100%;height:auto;background:#d9cfc3}' +
  'ul{display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,20rem),1fr));padding:0}' +
  'li{list-style:none;background:#fff;border-radius:.75rem;overflow:hidden}li div{padding:0 1rem 1rem}';

function cardOf(card: string, isFirst: boolean): string {
  const [source = ''] = /<source[^>]*type="image\/avif"[^>]*>/.exec(card) ?? [];
  const [image = ''] = /<img\b[^>]*>/.exec(card) ?? [];
  const [files, address] = [attribute(source, 'srcset'), attribute(card, 'href')];
  const load = isFirst ? 'fetchpriority="high"' : 'loading="lazy"';
  const [, summary = ''] = /<\/p>\s*<p[^>]*>([\s\S]*?)<\/p>/.exec(card) ?? [];
  return (
    `<li><img srcset="${files}" sizes="calc(100vw - 2rem)" width="1080" height="810" ` +
    `alt="${attribute(image, 'alt')}" ${load}>` +
    `<div><h2><a href="${address}">${textOf(card, 'h2')}</a></h2><p>${plain(summary)}</p></div></li>`
  );
}

const textOf = (html: string, tag: string) =>
  plain(new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`).exec(html)?.[1] ?? '');

const plain = (html: string) => html.replace(/<[^>]*>/g, '');

const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '';
