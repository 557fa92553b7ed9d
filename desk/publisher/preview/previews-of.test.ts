import { expect, test } from 'vitest';
import type { ContentSnapshot } from '../snapshot/snapshot.ts';
import { previewsOf } from './previews-of.ts';

const file = (name: string, title: string, href: string | null) => ({ file: name, title, href });

const snapshot = {
  files: [file('content/site.json', 'La guía', null), file('content/collections/x.json', 'Bodega', '/bodegas/x')],
  languages: [
    { code: 'es', name: 'Español' },
    { code: 'en', name: 'Inglés' },
  ],
} as unknown as ContentSnapshot; // only these are read

const pages = new Map(['/', '/en', '/bodegas/x'].map((page) => [page, `/escritorio/vista/1${page}`]));

test('a listing is seen on its page, in each language that changes', () => {
  expect(previewsOf(['content/collections/x.json', 'content/site.json'], snapshot, pages)).toEqual([
    { title: 'Bodega', href: '/escritorio/vista/1/bodegas/x' },
  ]);
});

test('what no page of its own shows is seen from the home page', () => {
  expect(previewsOf(['content/site.json'], snapshot, pages)).toEqual([
    { title: 'La guía', href: '/escritorio/vista/1/' },
    { title: 'La guía (Inglés)', href: '/escritorio/vista/1/en' },
  ]);
});
