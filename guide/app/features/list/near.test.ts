import { expect, test } from 'vitest';
import type { BriefList } from '#views/list-views.ts';
import type { Card } from '#views/views.ts';
import { byNearness } from './near.ts';

const PLAZA = { lat: -34.613, lng: -68.3305 };
const words = {
  sort: '',
  idle: '',
  asking: '',
  found: '',
  refused: '',
  unavailable: '',
  again: '',
  at: 'a {distance}',
};
const near = byNearness(
  { points: { lejos: [-34.7, -68.3305], cerca: [-34.616, -68.3305], centro: [-34.613, -68.3305] }, words },
  PLAZA,
  'es',
);

test('the nearest comes first and says how near it is; what has no point comes last and says nothing', () => {
  const cards = ['lejos', 'sin', 'cerca', 'centro'].map((id) => ({ id, location: 'Calle 1' }) as Card); // what is read
  expect(near.cards(cards).map(({ id, location }) => [id, location])).toEqual([
    ['centro', 'Calle 1 · a 10 m'],
    ['cerca', 'Calle 1 · a 330 m'],
    ['lejos', 'Calle 1 · a 9,7 km'],
    ['sin', 'Calle 1'],
  ]);
});

test('rows stay in their zones, of which the nearest comes first', () => {
  const row = (id: string) => ({ id, kind: '' });
  const zones = [
    { name: 'Rama Caída', rows: [row('sin'), row('lejos')] },
    { name: 'Ciudad', rows: [row('cerca'), row('centro')] },
  ];
  const found = near.brief({ zones } as BriefList).zones; // what is read
  expect(found.map(({ name, rows }) => [name, ...rows.map(({ kind }) => kind)])).toEqual([
    ['Ciudad', 'a 10 m', 'a 330 m'],
    ['Rama Caída', 'a 9,7 km', ''],
  ]);
});
