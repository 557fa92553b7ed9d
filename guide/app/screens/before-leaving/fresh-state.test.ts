import { expect, test } from 'vitest';
import { freshState } from './fresh-state.ts';

const open = (date: string) => ({ date, type: 'open' as const, text: 'x', by: 'y' });

test('a state of today or yesterday is reported, and a day later it no longer is', () => {
  const states = [open('2026-11-21')];
  expect(freshState(states, '2026-11-21')).toEqual(states[0]);
  expect(freshState(states, '2026-11-22')).toEqual(states[0]);
  expect(freshState(states, '2026-11-23')).toBeNull();
});

test('the newest state counts: a new "closed" overrides an old "open"', () => {
  const closed = { ...open('2026-11-22'), type: 'closed' as const };
  expect(freshState([closed, open('2026-11-21')], '2026-11-22')?.type).toBe('closed');
  expect(freshState([open('2026-11-21'), closed], '2026-11-22')?.type).toBe('closed');
});

test('nothing is confirmed on a page that does not know the day, nor by a state of tomorrow', () => {
  expect(freshState([open('2026-11-22')], null)).toBeNull();
  expect(freshState([open('2026-11-23')], '2026-11-22')).toBeNull();
  expect(freshState([], '2026-11-22')).toBeNull();
});
