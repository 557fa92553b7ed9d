import { expect, test } from 'vitest';
import { closeOnes, type Found } from './entry.ts';

const found = (id: string, score: number): Found => ({
  id,
  kind: 'page',
  score,
  label: '',
  title: id,
  text: '',
  href: `/${id}`,
  picture: null,
  phone: null,
  isSample: false,
});

test('results far behind the best one are only mentions', () => {
  expect(closeOnes([found('canon', 100), found('nihuil', 40), found('blog', 5)])).toBe(2);
  expect(closeOnes([found('canon', 1)])).toBe(1);
  expect(closeOnes([])).toBe(0);
});
