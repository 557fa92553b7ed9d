import { expect, test } from 'vitest';
import type { MapItem } from './map-views.ts';
import { openAmong } from './open-among.ts';

const kinds = [
  { id: 'bodegas', label: '', icon: 'wine', list: '/bodegas' },
  { id: 'lugares', label: '', icon: 'mountain', list: null },
] as const;

/** Open on Mondays until noon, confirmed until the end of the year. */
const mornings = { rules: [{ days: ['lun'], times: ['09:00-12:00'], season: null }], until: '2027-01-01' };

const thing = (id: string, change: object) => ({ id, kind: 'bodegas', ...change }) as MapItem;
const things = [
  thing('open', { hours: mornings }),
  thing('old', { hours: { ...mornings, until: '2026-11-16' } }),
  thing('unknown', {}),
  thing('lake', { kind: 'lugares' }),
];
const found = (now: string) => openAmong(things, [...kinds], new Date(now));

test('confirmed hours decide what is open in San Rafael; things with a door but no such hours are unknown', () => {
  // Monday, 11 in San Rafael.
  expect(found('2026-11-16T14:00:00Z')).toEqual({ until: new Map([['open', '12:00']]), unknown: 2 });
});

test('a closed thing is known; a day without hours is not', () => {
  expect(found('2026-11-16T15:30:00Z')).toEqual({ until: new Map(), unknown: 2 });
  expect(found('2026-11-17T14:00:00Z')).toEqual({ until: new Map(), unknown: 3 });
});
