import { expect, test } from 'vitest';
import { isSame, valueAt, withValueAt } from './paths.ts';

const order = () => ['name', 'phone', 'price', 'todo'];

test('changing a field leaves all others in order, unknown ones too', () => {
  const before = { zeta: 1, name: 'A', own: { b: 2, a: 1 }, phone: null };
  const after = withValueAt(before, ['phone'], '+54', order);
  expect(JSON.stringify(after)).toBe('{"zeta":1,"name":"A","own":{"b":2,"a":1},"phone":"+54"}');
});

test('a field that the file did not have is inserted where its schema has it', () => {
  const keys = (value: unknown) => Object.keys(value as object);
  expect(keys(withValueAt({ name: 'A', todo: [] }, ['price'], 1, order))).toEqual(['name', 'price', 'todo']);
  expect(keys(withValueAt({ phone: null, todo: [] }, ['name'], 'A', order))).toEqual(['name', 'phone', 'todo']);
  expect(keys(withValueAt({ name: 'A' }, ['unheard'], 1, order))).toEqual(['name', 'unheard']);
});

test('absent and null are not the same', () => {
  expect(isSame({ phone: null }, {})).toBe(false);
  expect(isSame({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
  expect(withValueAt({ name: 'A', phone: null }, ['phone'], undefined)).toEqual({ name: 'A' });
});

test('an entry of a list is changed in its place', () => {
  const before = { list: [{ a: 1 }, { a: 2 }] };
  expect(withValueAt(before, ['list', 1, 'a'], 3)).toEqual({ list: [{ a: 1 }, { a: 3 }] });
  expect(valueAt(before, ['list', 'a'])).toBeUndefined();
});
