import { expect, test } from 'vitest';
import { type Found, grouped, type Kind } from './entry.ts';

const found = (id: string, kind: Kind, score: number): Found => ({
  id,
  kind,
  score,
  label: '',
  title: id,
  text: '',
  href: `/${id}`,
  picture: null,
  phone: null,
  isSample: false,
});

test('the group with the best answer stands first, and keeps the order of its own', () => {
  const groups = grouped([found('bodega', 'listing', 9), found('canon', 'place', 5), found('otra', 'listing', 2)]);
  expect(groups.map(({ kind }) => kind)).toEqual(['listing', 'place']);
  expect(groups[0]?.entries.map(({ id }) => id)).toEqual(['bodega', 'otra']);
});

test('a kind without answers has no group', () => {
  expect(grouped([])).toEqual([]);
});

test('results far behind the best one are only mentions, and each group has at least one result', () => {
  const groups = grouped([found('canon', 'place', 100), found('nihuil', 'place', 5), found('blog', 'article', 5)]);
  expect(groups.map(({ kind, close }) => [kind, close])).toEqual([
    ['place', 1],
    ['article', 1],
  ]);
});
