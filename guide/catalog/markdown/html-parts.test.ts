import { expect, test } from 'vitest';
import { htmlParts } from './html-parts.ts';

test('a text is split before its headings of both levels, which stay in their part', () => {
  expect(htmlParts('<p>Antes.</p>\n<h2>El <em>día</em> &amp; la noche</h2>\n<h3>8:30</h3>\n<p>Se sale.</p>')).toEqual([
    { heading: null, html: '<p>Antes.</p>' },
    { heading: 'El día & la noche', html: '<h2>El <em>día</em> &amp; la noche</h2>' },
    { heading: '8:30', html: '<h3>8:30</h3>\n<p>Se sale.</p>' },
  ]);
});
