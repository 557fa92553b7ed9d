import { expect, test } from 'vitest';
import { changedPaths, merge, settle } from './merge.ts';

const before = { name: 'A', phone: null, price: 100, list: ['a'], inner: { x: 1, y: 1 } };

test('a field that only one side changed is taken, also within a group', () => {
  const theirs = { ...before, price: 200, inner: { x: 2, y: 1 } };
  const mine = { ...before, phone: '911', inner: { x: 1, y: 3 } };
  expect(merge(before, theirs, mine)).toEqual({
    value: { ...before, phone: '911', price: 200, inner: { x: 2, y: 3 } },
    clashes: [],
  });
});

test('the same change on both sides is no clash', () => {
  const both = { ...before, price: 300 };
  expect(merge(before, both, both).clashes).toEqual([]);
});

test('a field that both sides changed differently waits for a choice, and the rest is merged', () => {
  const theirs = { ...before, price: 200, list: ['a', 'b'] };
  const mine = { ...before, price: 300, name: 'B' };
  const merged = merge(before, theirs, mine);
  expect(merged.clashes).toEqual([{ path: ['price'], before: 100, theirs: 200, mine: 300 }]);
  expect(settle(merged, ['theirs'])).toEqual({ ...before, price: 200, list: ['a', 'b'], name: 'B' });
  expect(settle(merged, ['mine'])).toMatchObject({ price: 300, list: ['a', 'b'], name: 'B' });
});

test('a list counts as one field', () => {
  const merged = merge(before, { ...before, list: ['a', 'b'] }, { ...before, list: ['c', 'a'] });
  expect(merged.clashes.map(({ path }) => path)).toEqual([['list']]);
});

test('a field that one side removed is gone, and one that it added is there', () => {
  const { phone: _phone, ...without } = before;
  expect(merge(before, before, without).value).toEqual(without);
  const mine = { name: 'A', email: 'a@b', phone: null, price: 100, list: ['a'], inner: { x: 1, y: 1 } };
  expect(Object.keys(merge(before, before, mine).value as object)).toContain('email');
});

test('a changed field counts as changed, and so does an added null', () => {
  expect(changedPaths({ a: 1, b: { c: 1 } }, { a: 1, b: { c: 2 }, d: null })).toEqual([['b', 'c'], ['d']]);
});
