import { expect, test } from 'vitest';
import { inserted, lastWhere } from './lists.ts';

test('the last item that passes is found, if there is one', () => {
  expect(lastWhere([1, 2, 3, 4], (item) => item % 2 === 1)).toBe(3);
  expect(lastWhere([2, 4], (item) => item % 2 === 1)).toBeUndefined();
});

test('an item is inserted at any place, and the list stays as it was', () => {
  const items = ['a', 'b'];
  expect([inserted(items, 0, 'x'), inserted(items, 1, 'x'), inserted(items, 9, 'x')]).toEqual([
    ['x', 'a', 'b'],
    ['a', 'x', 'b'],
    ['a', 'b', 'x'],
  ]);
  expect(items).toEqual(['a', 'b']);
});
