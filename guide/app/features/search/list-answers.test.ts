import { expect, test } from 'vitest';
import { wordsOf } from '#common/lib/text/fold.ts';
import type { Found } from './entry.ts';
import { withListAnswer } from './list-answers.ts';

const entry = (id: string, title = id): Found => ({
  id,
  kind: 'page',
  score: 1,
  label: '',
  title,
  text: '',
  href: id,
  picture: null,
  phone: null,
  isSample: false,
});
const wineries = {
  id: '/bodegas',
  names: ['bodega', 'vino'],
  answers: [
    { terms: ['chicos', 'nenes'].map(wordsOf), text: 'Nadie nos contó si reciben chicos.', yes: [] },
    { terms: [wordsOf('silla ruedas')], text: '1 de 2 bodegas nos contó.', yes: ['/bodegas/suter'] },
  ],
};
const entries = new Map(['/bodegas', '/bodegas/suter', '/faq'].map((id) => [id, entry(id)]));
const ask = (query: string, found: Found[]) =>
  withListAnswer(found, wordsOf(query), [wineries], (id) => entries.get(id));
const faq = entry('/faq', '¿Es un buen viaje con chicos?');

test('if nobody has told us, the list comes first and says so', () => {
  const [first, ...others] = ask('vino chicos', [faq]);
  expect(first).toMatchObject({ id: '/bodegas', answer: 'Nadie nos contó si reciben chicos.' });
  expect(others).toEqual([faq]);
});

test('listings that have what was asked for come before their list, each once', () => {
  const found = ask('bodegas silla ruedas', [entry('/bodegas/suter'), faq]);
  expect(found.map(({ id }) => id)).toEqual(['/bodegas/suter', '/bodegas', '/faq']);
  expect(found[1]?.answer).toBe('1 de 2 bodegas nos contó.');
});

test('the list answers even without any result', () => {
  expect(ask('vino nenes', []).map(({ id }) => id)).toEqual(['/bodegas']);
});

test('a kind alone, a wish alone or the name of a thing leaves the results as they were', () => {
  for (const query of ['vino', 'chicos', 'silla vino']) expect(ask(query, [faq])).toEqual([faq]);
  const park = entry('/parque', 'Parque del vino y los chicos');
  expect(ask('vino chicos', [park])).toEqual([park]);
});
