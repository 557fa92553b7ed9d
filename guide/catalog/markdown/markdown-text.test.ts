import { expect, test } from 'vitest';
import { problemsOf } from '#catalog/content/test-content.ts';
import { readMarkdownText } from './markdown-text.ts';

const FILE = 'lugar.md';
const mistakesIn = (source: string) => problemsOf(() => readMarkdownText(source, FILE));

test('paragraphs, headings, lists, quotations, emphasis and links become plain elements', () => {
  const source =
    'Son **50 km** & *más*.\n\n## Qué hacer\n\n### Hoy\n\n- Parar.\n- Mirar.\n\n1. Uno\n\n> "Volvé."\n\n[Blog](/blog)';
  expect(readMarkdownText(source, FILE).html()).toBe(
    [
      '<p>Son <strong>50 km</strong> &amp; <em>más</em>.</p>\n<h2>Qué hacer</h2>\n<h3>Hoy</h3>\n',
      '<ul>\n<li>Parar.</li>\n<li>Mirar.</li>\n</ul>\n<ol>\n<li>Uno</li>\n</ol>\n',
      '<blockquote>\n<p>"Volvé."</p>\n</blockquote>\n<p><a href="/blog">Blog</a></p>',
    ].join(''),
  );
});

test.each([
  ['a block of HTML', 'Hola.\n\n<div>Chau</div>', 3, 'is HTML, which is not allowed here. Allowed: paragraphs, '],
  ['a script', '<script>alert(1)</script>', 1, 'is HTML'],
  ['a comment', 'Hola\n\n<!-- nota -->', 3, 'is HTML'],
  ['HTML in a sentence', 'Uno\ndos <b>tres</b>', 2, 'holds HTML'],
  ['HTML over several lines', 'Uno\ndos <b\nonclick="x">tres', 2, 'holds HTML'],
  ['a picture', 'Uno\n\n![Un lago](/lago.jpg)', 3, 'holds a picture; pictures are named above the text'],
  ['a heading of level 1', 'Uno\n\n# Dos', 3, 'is a heading of level 1, which is the title; write ## instead of #.'],
  ['a heading of level 4', '#### Dos', 1, 'is a heading with ####; write ## or ###.'],
  ['a heading in a list', '- Uno\n- ## Dos', 2, 'holds a heading inside a list'],
  ['a heading without a space', '##Dos', 1, 'begins with ## that make no heading; leave a space after them.'],
  ['a line across the page', 'Uno\n\n---', 3, 'is a line across the page'],
  ['a line of dashes under words', 'Uno\n---', 2, 'is a line across the page'],
  ['a table', '| a | b |\n|---|---|\n| 1 | 2 |', 1, 'is a table'],
  ['four spaces', 'Uno\n\n    dos', 3, 'begins with four spaces'],
  ['fences', '```\nuno\n```', 1, 'holds ``` or ~~~'],
  ['backticks', 'Uno `dos`', 1, 'holds ` `'],
  ['struck out words', 'Uno ~~dos~~', 1, 'holds ~~struck out~~ words'],
  ['a broken line', 'Uno\ndos  \ntres', 2, 'ends in two spaces'],
  ['a list that begins with 3', '3. Uno', 1, 'begins a list with 3; a list with numbers begins with 1.'],
  ['stars that mark nothing', 'Uno\n** dos **', 2, 'holds a ** that marks nothing'],
  ['a link with a space in it', '[uno](/dos tres)', 1, 'holds ]( outside of a link'],
  ['a link that runs', '[uno](javascript:alert(1))', 1, 'holds a link to "javascript:alert(1)", but an address begins'],
  ['a link that runs, in disguise', '[uno](java&#115;cript:alert(1))', 1, 'holds a link to "javascript:alert(1)"'],
  ['a link to a host in disguise', '[uno](//otro.com)', 1, 'holds a link to "//otro.com"'],
  ['a link to a host in another disguise', '[uno](/&#47;otro.com)', 1, 'holds a link to "//otro.com"'],
  ['a link with a title', '[uno](/dos "Tres")', 1, 'holds a link with a title'],
  ['a link to nothing', '[uno]()', 1, 'holds a link to ""'],
])('%s stops the build, with its line and a remedy', async (_, source, line, remedy) => {
  const [problem] = await mistakesIn(source);
  expect(problem).toMatch(new RegExp(`^${FILE}: line ${line}: `));
  expect(problem).toContain(remedy);
});

test('every mistake in a text is reported at once', async () => {
  expect(await mistakesIn('# Uno\n\n![x](/y)\n\n<p>z</p>')).toHaveLength(3);
});

test('links to other sites open in a new tab, and links within this site keep the language of the page', () => {
  const text = readMarkdownText('[Acá](/blog) y [allá](https://otro.com/a?b=1&c=2)', FILE);
  expect(text.html((path) => `/en${path}`)).toBe(
    '<p><a href="/en/blog">Acá</a> y <a href="https://otro.com/a?b=1&amp;c=2" target="_blank" rel="noopener">allá</a></p>',
  );
});

test('links within this site are collected with their lines, to check later that they exist', () => {
  const source = 'Uno\n[dos](/b)\n\n- [tres](https://c.com)\n- [cuatro](/d)';
  expect(readMarkdownText(source, FILE, 10).links).toEqual([
    { file: FILE, line: 11, field: 'link', href: '/b' },
    { file: FILE, line: 14, field: 'link', href: '/d' },
  ]);
});

test('only visible words are counted', () => {
  expect(readMarkdownText('## Uno\n\n**Dos** tres, [cuatro](/x).', FILE).words).toBe(4);
});
