import { expect, test } from 'vitest';
import { ContentError } from './problems.ts';
import { htmlSections, linksInHtml, strictHtml } from './strict-html.ts';

const check = (html: string) => strictHtml(html, 'lugar.json', 'description');

test('headings, paragraphs, lists and emphasis pass as they are', () => {
  const html = '<p>Son <strong>50 km</strong> &amp; <em>más</em>.</p>\n<h2>Qué hacer</h2><ul><li>Parar.</li></ul>';
  expect(check(html)).toBe(html);
});

test.each([
  ['a script', '<p>Hola</p><script>alert(1)</script>'],
  ['an attribute', '<p onclick="alert(1)">Hola</p>'],
  ['a picture', '<img src=x onerror=alert(1)>'],
  ['a link that runs', '<a href="javascript:alert(1)">Hola</a>'],
  ['a link that runs, in disguise', '<a href="java&#115;cript:alert(1)">Hola</a>'],
  ['a link to a host in disguise', '<a href="//otro.com">Hola</a>'],
  ['a link to a host in another disguise', '<a href="/&#47;otro.com">Hola</a>'],
  ['a link with another attribute', '<a href="/" onclick="alert(1)">Hola</a>'],
  ['a link without an address', '<a>Hola</a>'],
  ['capital letters', '<SCRIPT>alert(1)</SCRIPT>'],
  ['a tag over several lines', '<p\nonclick=alert(1)>Hola</p>'],
  ['a tag inside a tag', '<<p>script>alert(1)</p>'],
  ['a tag that never ends', '<p>Hola</p><img src=x onerror=alert(1) '],
  ['a comment', '<p>Hola</p><!-- <b> -->'],
  ['a drawing', '<svg><p>Hola</p></svg>'],
  ['a self-closing tag', '<p>Hola<br/></p>'],
  ['what is not closed', '<p>Hola <strong>vos</p>'],
  ['a heading inside a list', '<ul><h2>Hola</h2></ul>'],
  ['what is closed and was not opened', 'Hola</p>'],
])('%s stops the build', (_, html) => {
  expect(() => check(html)).toThrow(ContentError);
});

test('a mistake names the file, the field and what is allowed', () => {
  expect(() => check('<div>Hola</div>')).toThrow(/lugar\.json: "description" holds <div>.*Allowed: <p>, <h2>/);
});

test('links to other sites open in a new tab, those of this site stay as they are', () => {
  expect(check('<p><a href="/blog">Acá</a> y <a href="https://otro.com/a?b=1&amp;c=2">allá</a></p>')).toBe(
    '<p><a href="/blog">Acá</a> y <a href="https://otro.com/a?b=1&amp;c=2" target="_blank" rel="noopener">allá</a></p>',
  );
});

test('the links of this site lead to the page in its language', () => {
  const at = (path: string) => `/en${path}`;
  expect(strictHtml('<p><a href="/blog">Here</a></p>', 'blog.json', 'content', at)).toBe(
    '<p><a href="/en/blog">Here</a></p>',
  );
});

test('the addresses of this site are found for the check that they exist', () => {
  expect(linksInHtml('<a href="/a">a</a><a href="https://b.com">b</a>', 'blog.json', 'posts.0.content')).toEqual([
    { file: 'blog.json', field: 'posts.0.content', href: '/a' },
  ]);
});

test('a text is split at its headings, whose words lose their markup', () => {
  expect(
    htmlSections('<p>Antes.</p>\n<h2>Comer &amp; <em>dormir</em></h2>\n<p>Después.</p><h2>Fin</h2><p>Chau.</p>'),
  ).toEqual([
    { title: null, html: '<p>Antes.</p>' },
    { title: 'Comer & dormir', html: '<p>Después.</p>' },
    { title: 'Fin', html: '<p>Chau.</p>' },
  ]);
});

test('a text that begins with a heading has no part before it', () => {
  expect(htmlSections('<h2>Uno</h2><p>Dos.</p>')).toEqual([{ title: 'Uno', html: '<p>Dos.</p>' }]);
});
