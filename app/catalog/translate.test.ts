import { expect, test } from 'vitest';
import { problemsOf } from './test-content.ts';
import { translate } from './translate.ts';

const spanish = {
  name: 'Bodega Suter',
  phone: '+54 260 442 1076',
  price: 100,
  note: null,
  images: [
    { scene: 'Hall', alt: 'Nave', caption: 'La nave' },
    { scene: 'Garden', alt: 'Jardín', caption: null },
  ],
  tags: ['vino', 'visita'],
};

const mistakes = (translation: unknown) => problemsOf(() => translate(spanish, translation, 'suter.json (en)'));

test('translated texts take the place of the Spanish ones, and the rest stays', () => {
  const english = translate(spanish, { images: [{ alt: 'Hall' }, { alt: 'Garden' }], tags: ['wine', 'tour'] }, 'x');
  expect(english).toEqual({
    ...spanish,
    images: [
      { scene: 'Hall', alt: 'Hall', caption: 'La nave' },
      { scene: 'Garden', alt: 'Garden', caption: null },
    ],
    tags: ['wine', 'tour'],
  });
});

test('the Spanish is left as it was', () => {
  const before = structuredClone(spanish);
  translate(spanish, { name: 'Suter Winery', images: [{ alt: 'Hall' }, {}] }, 'x');
  expect(spanish).toEqual(before);
});

test('no translation leaves everything in Spanish', () => {
  expect(translate(spanish, {}, 'x')).toEqual(spanish);
});

test('a list of another length names both lengths', async () => {
  expect(await mistakes({ tags: ['wine'] })).toEqual([
    'suter.json (en): "tags" has 1 entries, but 2 in Spanish; they must match one to one.',
  ]);
});

test('an unknown field is named with its whole path', async () => {
  expect(await mistakes({ images: [{}, { title: 'Garden' }] })).toEqual([
    'suter.json (en): "images.1.title" is translated, but there is no such text in Spanish.',
  ]);
});

test('a text for a field that is empty in Spanish is refused', async () => {
  expect(await mistakes({ note: 'Closed on Mondays' })).toEqual([
    'suter.json (en): "note" is translated, but there is no such text in Spanish.',
  ]);
});

test('a list or a group where the Spanish has a text is refused', async () => {
  expect(await mistakes({ name: ['Suter'] })).toEqual([
    'suter.json (en): "name" is a list, but it is none in Spanish.',
  ]);
  expect(await mistakes({ name: { en: 'Suter' } })).toEqual([
    'suter.json (en): "name" is a group of texts, but it is none in Spanish.',
  ]);
});

test('another price in another language is refused', async () => {
  expect(await mistakes({ price: 200 })).toEqual(['suter.json (en): "price" is no text; only texts are translated.']);
  expect(await mistakes({ price: 100, note: null })).toEqual([]);
});
