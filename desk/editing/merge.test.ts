import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '#common/contracts/desk/content.ts';
import { merge } from './merge.ts';

const before = { name: 'Suter', phone: null, hours: [{ days: ['lun'] }], point: { lat: 1, lng: 2 } };

test('both changes count if two people change different fields', () => {
  const live = { ...before, phone: '+54 260 442-1111', point: { lat: 1, lng: 3 } };
  const mine = { ...before, name: 'Bodega Suter', point: { lat: 5, lng: 2 }, price: 2000 };
  expect(merge(before, live, mine)).toEqual({
    value: { ...before, name: 'Bodega Suter', phone: '+54 260 442-1111', point: { lat: 5, lng: 3 }, price: 2000 },
    conflicts: [],
  });
});

test('the same change by both is no clash; different ones are, and the live value stays', () => {
  const live = { ...before, phone: '1', name: 'Igual' };
  expect(merge(before, live, { ...before, phone: '2', name: 'Igual' })).toEqual({
    value: live,
    conflicts: [{ path: ['phone'], before: null, live: '1', mine: '2' }],
  });
});

test('a list counts as one field', () => {
  const live = { ...before, hours: [{ days: ['mar'] }] };
  const mine = { ...before, hours: [{ days: ['lun'] }, { days: ['vie'] }] };
  expect(merge(before, live, mine).conflicts.map(({ path }) => path)).toEqual([['hours']]);
});

test('a file that one person removed and the other changed is a clash of the whole file', () => {
  expect(merge(before, null, { ...before, name: 'x' }).conflicts).toMatchObject([{ path: [], live: null }]);
  expect(merge(before, { ...before, name: 'x' }, null).conflicts).toMatchObject([{ path: [], mine: null }]);
  expect(merge(before, before, null)).toEqual({ value: null, conflicts: [] });
  expect(merge(before, null, null)).toEqual({ value: null, conflicts: [] });
});

test('two new files with the same name clash in the fields that differ', () => {
  expect(merge(null, { name: 'a', phone: null }, { name: 'b', phone: null }).conflicts).toMatchObject([
    { path: ['name'] },
  ]);
});

test('a field that one person removed goes, unless the other changed it', () => {
  const { phone: _, ...without } = before;
  expect(merge(before, before, without).value).toEqual(without);
  expect(merge(before, { ...before, phone: '1' }, without).conflicts).toMatchObject([{ path: ['phone'], live: '1' }]);
});

test('no change is ever lost silently', () => {
  const field = fc.oneof(fc.constant(undefined), fc.integer({ max: 3, min: 1 }), fc.constant(null));
  const group = fc
    .record({ a: field, b: field, c: field })
    .map((one) => JSON.parse(JSON.stringify(one)) as Record<string, Json>);
  fc.assert(
    fc.property(group, group, group, (old, live, mine) => {
      const { value, conflicts } = merge(old, live, mine);
      for (const key of ['a', 'b', 'c']) {
        const got = (value as Record<string, Json>)[key];
        const isClash = conflicts.some(({ path }) => path[0] === key);
        if (isClash || mine[key] === old[key]) expect(got).toBe(live[key]);
        else expect(got).toBe(mine[key]);
        expect(isClash).toBe(mine[key] !== old[key] && live[key] !== old[key] && live[key] !== mine[key]);
      }
    }),
  );
});
