import { expect, test } from 'vitest';
import { htmlSections } from './html-sections.ts';

test('a text is split at its headings, whose markup is removed', () => {
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
