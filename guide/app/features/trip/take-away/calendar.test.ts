import { expect, test } from 'vitest';
import type { TimedDay } from '../timing/timing.ts';
import { tripCalendar } from './calendar.ts';

/** The calendar of a day with these stops, as it is taken away at this minute. */
function fileOf(ids: string[], stamp: Date): string {
  const parts = ids.map((id, place) => ({
    kind: 'stop',
    stop: { type: 'x', id },
    thing: null,
    at: 600 + 60 * place,
    minutes: 30,
    place,
  }));
  const day = { date: '2026-12-01', parts } as unknown as TimedDay; // the parts that a calendar reads
  return tripCalendar([day], { name: 'Viaje', stamp, language: 'es', origin: 'http://guide', districts: {} as never });
}
const values = (file: string, name: string) =>
  [...file.matchAll(new RegExp(`^${name}:(.*)\\r$`, 'gm'))].map(([, value]) => value);

test('a stop keeps its identity when another is put before it, and the later file counts as newer', () => {
  const before = fileOf(['a', 'b'], new Date('2026-11-01T12:00Z'));
  const after = fileOf(['c', 'a', 'b'], new Date('2026-11-01T12:05Z'));
  expect(values(after, 'UID')).toEqual(expect.arrayContaining(values(before, 'UID')));
  expect(Number(values(after, 'SEQUENCE')[0])).toBeGreaterThan(Number(values(before, 'SEQUENCE')[0]));
});

test('two visits to one place stay two', () => {
  expect(new Set(values(fileOf(['a', 'b', 'a'], new Date('2026-11-01')), 'UID')).size).toBe(3);
});
