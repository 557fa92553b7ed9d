import { expect, test } from 'vitest';
import { freshState } from './fresh-state.ts';

const open = (date: string) => ({ date, type: 'open' as const, text: 'x', by: 'y' });

test('a state of today or yesterday is told, and one day later it is no longer', () => {
  const states = [open('2026-11-21')];
  expect(freshState(states, '2026-11-21')).toEqual(states[0]);
  expect(freshState(states, '2026-11-22')).toEqual(states[0]);
  expect(freshState(states, '2026-11-23')).toBeNull();
});

test('the newest word counts: an old "open" behind a new "closed" says nothing', () => {
  const closed = { ...open('2026-11-22'), type: 'closed' as const };
  expect(freshState([closed, open('2026-11-21')], '2026-11-22')?.type).toBe('closed');
  expect(freshState([open('2026-11-21'), closed], '2026-11-22')?.type).toBe('closed');
});

test('a page that does not know what day it is confirms nothing, nor does a state of tomorrow', () => {
  expect(freshState([open('2026-11-22')], null)).toBeNull();
  expect(freshState([open('2026-11-23')], '2026-11-22')).toBeNull();
  expect(freshState([], '2026-11-22')).toBeNull();
});
