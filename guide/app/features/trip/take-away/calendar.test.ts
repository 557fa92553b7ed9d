import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import type { Plan } from '../plan/plan.ts';
import { thing, tripData } from '../test-trip.ts';
import { type TimedDay, timedDays } from '../timing/timing.ts';
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
  return tripCalendar([day], {
    name: 'Viaje',
    stamp,
    language: 'es',
    origin: 'http://guide',
    districts: {} as never,
    note: 'Confirmá antes.',
  });
}
const values = (file: string, name: string) =>
  [...file.matchAll(new RegExp(`^${name}:(.*)\\r$`, 'gm'))].map(([, value]) => value);

test('a stop keeps its identity when another is put before it, and the later file counts as newer', () => {
  const before = fileOf(['a', 'b'], new Date('2026-11-01T12:00Z'));
  const after = fileOf(['c', 'a', 'b'], new Date('2026-11-01T12:00:02Z'));
  expect(values(after, 'UID')).toEqual(expect.arrayContaining(values(before, 'UID')));
  expect(Number(values(after, 'SEQUENCE')[0])).toBeGreaterThan(Number(values(before, 'SEQUENCE')[0]));
});

test('an entry has the place, its point, the phone and the hours, and a sample no phone', () => {
  const things = [
    thing('bodega', 'una', 'taste', 'ciudad', {
      phone: '+54 260 442-0000',
      hours: 'Lunes a viernes',
      point: [-34.6, -68.3],
    }),
    thing('bodega', 'inventada', 'taste', 'ciudad', { phone: '+54 260 000-0000', isSample: true }),
  ];
  const stops = things.map(({ type, id }) => ({ type, id }));
  const plan: Plan = { start: '2026-12-01', travel: 'car', company: [], days: [{ stops }] };
  const file = tripCalendar(timedDays(plan, { ...tripData, things }), {
    ...{ name: 'Viaje', stamp: new Date('2026-11-01'), language: 'es', origin: 'http://guide' },
    districts: tripData.districts,
    note: 'Confirmá antes.',
  });
  const [first, second] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
  expect(first?.getFirstPropertyValue('location')).toBe('ciudad');
  expect(first?.getFirstPropertyValue('description')).toBe('+54 260 442-0000\nLunes a viernes\nConfirmá antes.');
  expect(first?.getFirstPropertyValue('geo')).toEqual([-34.6, -68.3]);
  expect(second?.getFirstPropertyValue('description')).toBe('Confirmá antes.');
});

test('a stop that moves to another day keeps its identity, so that a second import does not double it', () => {
  const stop = { type: 'lugar', id: 'vino' };
  const fileWith = (days: Plan['days']) =>
    tripCalendar(timedDays({ start: '2026-12-01', travel: 'car', company: [], days }, tripData), {
      ...{ name: 'Viaje', stamp: new Date('2026-11-01'), language: 'es', origin: '' },
      districts: tripData.districts,
      note: '',
    });
  const [before, after] = [fileWith([{ stops: [stop] }, { stops: [] }]), fileWith([{ stops: [] }, { stops: [stop] }])];
  expect(values(after, 'UID')).toEqual(values(before, 'UID'));
  expect(values(after, 'DTSTART')).not.toEqual(values(before, 'DTSTART'));
});

test('two visits to one place stay two', () => {
  expect(new Set(values(fileOf(['a', 'b', 'a'], new Date('2026-11-01')), 'UID')).size).toBe(3);
});
