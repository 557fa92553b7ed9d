import { expect, test } from 'vitest';
import type { Entry, Found } from './entry.ts';
import { askedIn, type Question, withAnswer } from './questions.ts';

const entry = (href: string): Entry => ({
  ...{ id: href, kind: 'page', label: 'Página', title: href, text: '', href, picture: null, phone: null },
  isSample: false,
});
const found = (href: string): Found => ({ ...entry(href), score: 3 });
const questions: Question[] = [
  { entry: entry('/now'), terms: [['abierto', 'ahora'], ['ahora']] },
  { entry: entry('/eat'), terms: [['comer', 'ahora']] },
];
const answers = (words: string[], results = [found('/lake')]) =>
  withAnswer(results, askedIn(words, questions)).map(({ href }) => href);

test('a question is answered first, whatever else the query says', () => {
  expect(answers(['que', 'abierto', 'ahora'])).toEqual(['/now', '/lake']);
});

test('the question with more of the words wins, and no page comes twice', () => {
  expect(answers(['comer', 'ahora'], [found('/lake'), found('/eat')])).toEqual(['/eat', '/lake']);
});

test('other queries keep their results', () => {
  expect(answers(['lago'])).toEqual(['/lake']);
});

test('a list that answers for its kind stays first', () => {
  const list = { ...found('/list'), answer: '2 bodegas' };
  expect(answers(['bodega', 'ahora'], [list])).toEqual(['/list']);
});

test('a plural or a typo asks the same; another word does not', () => {
  expect(answers(['abiertos', 'ahora'])).toEqual(['/now', '/lake']);
  expect(answers(['comer', 'ahroa'])).toEqual(['/lake']);
  expect(answers(['hora'])).toEqual(['/lake']);
});

test('a question tells which words are not part of it', () => {
  expect(askedIn(['museo', 'abierto', 'ahora'], questions)?.rest).toEqual(['museo']);
});
