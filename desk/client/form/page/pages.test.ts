import { expect, test } from 'vitest';
import type { Content } from '../../api/content.ts';
import { pageAddress, pageChoices } from './pages.ts';

const file = (name: string, kind: string, title: string, href: string, isSample = false) => ({
  ...{ file: name, kind, title, href, isSample, digest: '' },
  photos: [],
});
const LISTINGS = 'content/collections/bodegas/listings';
const choices = pageChoices({
  kinds: [
    { id: 'bodegas', label: 'Bodegas' },
    { id: 'places', label: 'Lugares' },
    { id: 'pages/club', label: 'Club' },
  ] as Content['kinds'],
  files: [
    file(`${LISTINGS}/la-luna.json`, 'bodegas', 'La Luna', '/bodegas-en-san-rafael/la-luna'),
    file(`${LISTINGS}/la-otra.json`, 'bodegas', 'Cañón del Atuel', '/bodegas-en-san-rafael/la-otra'),
    file(`${LISTINGS}/ejemplo.json`, 'bodegas', 'De ejemplo', '/bodegas-en-san-rafael/ejemplo', true),
    file('content/places/canon.md', 'places', 'Cañón del Atuel', '/lugares/canon'),
    file('content/pages/club.json', 'pages/club', 'Club', '/club'),
  ],
});
const read = (text: string) => pageAddress(text, choices, 'https://guia.example');

test('a page is found by its name, however it is written', () => {
  expect(read(' la luna')).toBe('/bodegas-en-san-rafael/la-luna');
  expect(read('Canon del Atuel (Lugares)')).toBe('/lugares/canon');
  expect(read('Bodegas')).toBe('/bodegas-en-san-rafael');
  expect(read('club')).toBe('/club');
});

test('an address of the guide that is pasted whole is shortened', () => {
  expect(read('https://guia.example/bodegas-en-san-rafael?filter=dulces')).toBe('/bodegas-en-san-rafael?filter=dulces');
});

test('what is no page, two pages of one name, and samples are left as they were written', () => {
  for (const text of ['', 'El Dorado', 'Cañón del Atuel', 'De ejemplo', '/club', 'https://otra.example/club'])
    expect([text, read(text)]).toEqual([text, null]);
});
