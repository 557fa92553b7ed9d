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

test('the nearest comes first and says how near it is; what has no point comes last and goes on saying how far from the plaza it is', () => {
  const cards = ['lejos', 'sin', 'cerca', 'centro'].map((id) => ({ id, distance: 'a 5 km de la plaza' }) as Card); // what is read
  expect(near.cards(cards).map(({ id, distance }) => [id, distance])).toEqual([
    ['centro', 'a 10\u00a0m'],
    ['cerca', 'a 330\u00a0m'],
    ['lejos', 'a 9,7\u00a0km'],
    ['sin', 'a 5 km de la plaza'],
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
    ['Ciudad', 'a 10\u00a0m', 'a 330\u00a0m'],
    ['Rama Caída', 'a 9,7\u00a0km', ''],
  ]);
});
