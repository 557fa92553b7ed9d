import { expect, test } from 'vitest';
import type { Section } from '#views/views.ts';
import { partLede } from './lede.server.ts';

const title = 'Descripción';
const prose = (body: string): Section => ({ kind: 'prose', title, body });
const sentence = (letters: number) => `E${'s'.repeat(letters - 2)}.`;
const rest = `${sentence(90)} ${sentence(90)} ${sentence(90)}`;

const lede = (body: string) => partLede({ short: null, sections: [prose(body)] }).lede?.text;

test('a page says what a thing is in its first sentences, and nothing of the description is lost', () => {
  const [a, b, c] = [sentence(80), sentence(60), sentence(200)];
  const { lede, sections } = partLede({ short: null, sections: [prose(`${a} ${b} ${c}`), prose('Otra')] });
  expect(lede).toEqual({ text: `${a} ${b}`, title: null });
  expect(sections).toEqual([prose(c), prose('Otra')]);
});

test('a short description is whole, and its title is kept', () => {
  expect(partLede({ short: null, sections: [prose('Una casona. Y un patio.')] })).toEqual({
    lede: { text: 'Una casona. Y un patio.', title },
    sections: [],
  });
});

test('the line breaks of what follows are kept', () => {
  const { sections } = partLede({ short: null, sections: [prose('Una casona.\n\nUn patio.\n\nUn parral.')] });
  expect(sections).toEqual([prose('Un patio.\n\nUn parral.')]);
});

test.each([
  ['Está en Av. Mitre 100. ', 'Está en Av. Mitre 100.'],
  ['Abre a las 9 a. m. en la Av. Mitre. ', 'Abre a las 9 a. m. en la Av. Mitre.'],
  ['Son 2.5 km. ¿Te animás? ', 'Son 2.5 km. ¿Te animás?'],
  ['Dice «hola». ', 'Dice «hola».'],
])('sentences end where a reader sees it: %s', (start, expected) => {
  expect(lede(start + sentence(160) + rest)).toBe(expected);
});

test('a first sentence is never cut, however long it is', () => {
  expect(lede(`${sentence(300)} ${rest}`)).toBe(sentence(300));
});

test('a short description stands before the longer one, which stays whole', () => {
  const sections = [prose(rest)];
  expect(partLede({ short: 'Medio día en bici.', sections })).toEqual({
    lede: { text: 'Medio día en bici.', title: null },
    sections,
  });
});

test('a listing without a description has no lede', () => {
  expect(partLede({ short: null, sections: [] })).toEqual({ lede: null, sections: [] });
});
