import { expect, test } from 'vitest';
import { inSpanish } from '#reading/mistakes/in-spanish.ts';
import spanish from '#reading/mistakes/spanish.json' with { type: 'json' };
import { inDeskWords } from './desk-words.ts';
import { mistakeOf } from './mistakes.ts';

/** Without a snapshot, no form is known. */
const unknown = () => undefined;

const FILE = 'content/collections/aceiteras/listings/la-prueba.json';

test('a mistake that only the build finds is told at its field, by its label, without a word of files', () => {
  const sentence = `${FILE}: line 9: "phone" is "1234567", a number that nobody has; write the real one, or null.`;
  expect(mistakeOf(sentence, () => ({ phone: '1234567' }), unknown)).toEqual({
    file: FILE,
    path: ['phone'],
    text: '«Teléfono» dice "1234567", un número que no tiene nadie; escribí el verdadero, o elegí «No se sabe».',
  });
  const missing = `${FILE}: line 3: "visita_guiada" is null, but must be true or false.`;
  expect(inSpanish(missing)).toContain('true (sí) o false (no)');
  expect(mistakeOf(missing, () => ({ visita_guiada: null }), unknown).text).toMatch(
    /está sin completar: tiene que ser sí o no\.$/,
  );
});

test('a mistake in an idea is told at its entry, by its label', () => {
  const file = 'content/ideas/la-prueba.json';
  const link = '/bodegas/la-luna';
  const sentence = `${file}: "entries.1.link" is "${link}", but an idea must lead to a place or to a listing of the guide.`;
  expect(mistakeOf(sentence, () => ({ entries: [{ link: '/' }, { link }] }), unknown)).toEqual({
    file,
    path: ['entries', 1, 'link'],
    text: '«Lugar o ficha» dice "/bodegas/la-luna", pero una idea tiene que llevar a un lugar o a una ficha de la guía.',
  });
});

test('none of the sentences of the build about a field sends the owner to a file, a folder or a program', () => {
  const remedy = Object.values(spanish.phrases).find((text) => text.includes('npm run draw')) ?? '';
  const ofFields = Object.entries(spanish.sentences).flatMap(([english, text]) =>
    english.startsWith('"{field}"') ? [text.replace('{remedy}', remedy)] : [],
  );
  expect(ofFields.length).toBeGreaterThan(30);
  const ofFiles = /archivo|carpeta|colección|npm run|illustrations|content\/|\.json\b|\.md\b|código|sacá el campo/;
  expect(ofFields.map(inDeskWords).filter((text) => ofFiles.test(text))).toEqual([]);
});

test('none of the sentences of the build keeps a value of files at the desk', () => {
  const all = [...Object.values(spanish.phrases), ...Object.values(spanish.sentences)].map(inDeskWords);
  expect(
    all.filter((text) => /\b(null|true|false|JSON)\b|entre comillas|sin comillas|entre (\[ \]|\{ \})/.test(text)),
  ).toEqual([]);
});
