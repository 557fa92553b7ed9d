import { expect, test } from 'vitest';
import type { Content } from '../../api/content.ts';
import { entryName } from '../../schema/entry-name.ts';
import { pageAddress, pageChoices, pageNames, placesAmong, whereabouts } from './pages.ts';

const file = (name: string, kind: string, title: string, href: string, isSample = false) => ({
  ...{ file: name, kind, title, href, isSample, digest: '' },
  photos: [],
});
const LISTINGS = 'content/collections/bodegas/listings';
const content = {
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
};
const choices = pageChoices(content);
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

const said = (text: string, before = '', page: string | null = null) =>
  whereabouts(text, { before, page, choices: placesAmong(choices) });
const LUNA = { words: 'La Luna', page: '/bodegas-en-san-rafael/la-luna' };

test('where something is may be a listing or a place that she names, and no other page; anything else is words', () => {
  expect(said('la luna (bodegas)')).toEqual(LUNA);
  expect(said('Cañón del Atuel (Lugares)')).toEqual({ words: 'Cañón del Atuel', page: '/lugares/canon' });
  for (const text of ['Plaza San Martín', 'Club', 'Bodegas', 'De ejemplo']) {
    expect(said(text)).toEqual({ words: text, page: null });
  }
});

test('words that add to where it is leave its page, and other words take it away', () => {
  expect(said('La Luna, patio del fondo', LUNA.words, LUNA.page).page).toBe(LUNA.page);
  expect(said('El patio de atrás', 'El patio', LUNA.page).page).toBe(LUNA.page); // linked by another name
  expect(said('Plaza San Martín', LUNA.words, LUNA.page).page).toBeNull();
  expect(said('', LUNA.words, LUNA.page).page).toBeNull();
});

test.each([
  [{ link: '/bodegas-en-san-rafael/la-luna', say: 'Linda' }, 'La Luna (Bodegas)'],
  [{ moment: 'morning', link: '/bodegas-en-san-rafael?filtro=boutique' }, 'Bodegas'],
  [{ link: '/bodegas-en-san-rafael/ejemplo' }, 'De ejemplo (Bodegas)'],
  [{ operator: 'bodegas/la-luna' }, 'La Luna (Bodegas)'],
  [{ id: 'buenos-aires', from: 'Buenos Aires' }, 'Buenos Aires'],
  [{ link: '/ya-no-esta', say: 'Linda' }, 'Linda'],
  [{ link: '/ya-no-esta', place: 'valle-grande', url: 'https://x.example/a' }, ''],
])('an entry of a list is called as a person calls it, by no address and no id: %o', (entry, name) => {
  expect(entryName(entry, pageNames(content))).toBe(name);
});

test('the name of a page is found by its whole address, however long', () => {
  const href = `/bodegas-en-san-rafael/${'larga-'.repeat(20)}x`;
  const files = [...content.files, file(`${LISTINGS}/larga.json`, 'bodegas', 'La Larga', href)];
  expect(entryName({ link: href }, pageNames({ ...content, files }))).toBe('La Larga (Bodegas)');
});
