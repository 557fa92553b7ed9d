import { expect, test } from 'vitest';
import { problemsOf } from '../content/test-content.ts';
import { translate } from './translate.ts';

const spanish = {
  name: 'Bodega Suter',
  phone: '+54 260 442 1076',
  price: 100,
  note: null,
  images: [
    { print: 'Hall', alt: 'Nave', caption: 'La nave' },
    { print: 'Garden', alt: 'Jardín', caption: null },
  ],
  tags: ['vino', 'visita'],
};

const mistakes = (translation: unknown) => problemsOf(() => translate(spanish, translation, 'suter.json (en)'));

test('translated texts replace the Spanish ones, and other values stay', () => {
  const english = translate(spanish, { images: [{ alt: 'Hall' }, { alt: 'Garden' }], tags: ['wine', 'tour'] }, 'x');
  expect(english).toEqual({
    ...spanish,
    images: [
      { print: 'Hall', alt: 'Hall', caption: 'La nave' },
      { print: 'Garden', alt: 'Garden', caption: null },
    ],
    tags: ['wine', 'tour'],
  });
});

test('the Spanish content is not modified', () => {
  const before = structuredClone(spanish);
  translate(spanish, { name: 'Suter Winery', images: [{ alt: 'Hall' }, {}] }, 'x');
  expect(spanish).toEqual(before);
});

test('no translation leaves everything in Spanish', () => {
  expect(translate(spanish, {}, 'x')).toEqual(spanish);
});

test('a list of another length is reported with both lengths', async () => {
  expect(await mistakes({ tags: ['wine'] })).toEqual([
    'suter.json (en): "tags" has 1 entries, but 2 in Spanish; they must match one to one.',
  ]);
});

test('an unknown field is reported with its full path', async () => {
  expect(await mistakes({ images: [{}, { title: 'Garden' }] })).toEqual([
    'suter.json (en): "images.1.title" is translated, but there is no such text in Spanish.',
  ]);
});

test('a text for a field that is empty in Spanish is refused', async () => {
  expect(await mistakes({ note: 'Closed on Mondays' })).toEqual([
    'suter.json (en): "note" is translated, but there is no such text in Spanish.',
  ]);
});

test('a list or a group in place of a Spanish text is refused', async () => {
  expect(await mistakes({ name: ['Suter'] })).toEqual([
    'suter.json (en): "name" is a list, but it is none in Spanish.',
  ]);
  expect(await mistakes({ name: { en: 'Suter' } })).toEqual([
    'suter.json (en): "name" is a group of texts, but it is none in Spanish.',
  ]);
});

test('a different price in another language is refused', async () => {
  expect(await mistakes({ price: 200 })).toEqual(['suter.json (en): "price" is no text; only texts are translated.']);
  expect(await mistakes({ price: 100, note: null })).toEqual([]);
});

const stops = [
  { name: 'Dique El Nihuil', sentence: 'A 75 km de la ciudad.' },
  { name: 'Mirador de Los Monstruos', sentence: 'Rocas que parecen animales.' },
  { name: 'Valle Grande', sentence: 'Acá termina.' },
];
const inEnglish = [
  { name: 'El Nihuil dam', sentence: '75 km from the city.' },
  { name: 'Viewpoint of Los Monstruos', sentence: 'Rocks like animals.' },
  { name: 'Valle Grande', sentence: 'The end.' },
];
const orderMistakes = (translation: unknown) =>
  problemsOf(() => translate({ stops }, { stops: translation }, 'x (en)'));

test('a list in the Spanish order is accepted, and one with two entries swapped is refused', async () => {
  expect(await orderMistakes(inEnglish)).toEqual([]);
  const [first, second, third] = inEnglish;
  const [problem] = await orderMistakes([second, first, third]);
  expect(problem).toContain('"stops" seems to be in another order than in Spanish: "Viewpoint of Los Monstruos"');
});

test('entries rotated in a cycle are found, and so is one that replaced another', async () => {
  const [first, second, third] = inEnglish;
  expect(await orderMistakes([third, first, second])).toHaveLength(1);
  const nameless = { name: 'The end', sentence: 'Nothing more.' };
  expect(await orderMistakes([first, nameless, { ...second, name: 'Los Monstruos' }])).toHaveLength(1);
  expect(await orderMistakes([first, nameless, third])).toEqual([]);
});

test('entries with ids must have the Spanish ids, in the same order', async () => {
  const lines = [
    { id: '911', name: 'Emergencias' },
    { id: '100', name: 'Bomberos' },
  ];
  const exchanged = [
    { id: '100', name: 'Fire brigade' },
    { id: '911', name: 'Emergencies' },
  ];
  const [problem] = await problemsOf(() => translate({ lines }, { lines: exchanged }, 'x (en)'));
  expect(problem).toContain('"lines" is "100", but "911" in Spanish');
});
