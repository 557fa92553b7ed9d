import { expect, test } from 'vitest';
import { listing as schema } from '#catalog/content/schema.ts';
import { plainListing } from '#catalog/content/test-content.ts';
import { marksOf } from './narrowing-marks.ts';

const written = schema.loose().parse({ ...plainListing, district: 'ciudad' });
const marks = (fields: object) => marksOf({ ...written, ...fields }, null);

const BESIDE_THE_PLAZA = { lat: -34.6145, lng: -68.3341, approximate: false };
const told = [{ on: '2026-11-01', how: 'aviso', facts: ['visits'] }];

const old = { on: '2020-01-01', how: 'prensa', until: null, facts: ['schedule'] };

test('a listing is found by its zone, and by what it is known to have', () => {
  expect(marks({})).toEqual(['en-ciudad']);
  expect(marks({ services: ['Pileta climatizada'] })).toContain('con-pileta');
  expect(marks({ coordinates: BESIDE_THE_PLAZA })).toContain('con-a-pie');
  expect(marks({ visits: 'abierto', checks: told })).toContain('con-sin-reserva');
});

const sunday = (...times: string[]) => ({ hours: [{ days: ['dom'], times, season: null }] });

test.each([
  ['hours that reach into it', sunday('12:00-15:00', '20:00-01:00')],
  ['words that name it', { schedule: 'Martes a domingo, por la noche' }],
])('Sunday night is known from %s', (_what, fields) => {
  expect(marks(fields)).toEqual(['en-ciudad', 'con-domingo-noche']);
});

test.each([
  ['lunch only', sunday('12:00-15:00')],
  ['words of other nights', { schedule: 'Lunes a sábado de 20:00 a 24:00' }],
  ['words to be confirmed', { schedule: 'Todos los días de 20:00 a 24:00 (confirmá antes de ir)' }],
  ['hours that are made up', { ...sunday('20:00-01:00'), sampleFields: ['hours'] }],
  ['words too old to be shown', { schedule: 'Todos los días, por la noche', checks: [old] }],
])('Sunday night is not known from %s', (_what, fields) => {
  expect(marks(fields)).toEqual(['en-ciudad']);
});

test('how near it is can be told where its own point is known', () => {
  expect(marksOf(written, null, true)).toContain('con-cerca');
  expect(marksOf({ ...written, sample: true }, null, true)).not.toContain('con-cerca');
});

test.each([
  ['a pool that is made up', { services: ['Pileta'], sampleFields: ['services'] }],
  ['a point that nobody measured', { coordinates: { ...BESIDE_THE_PLAZA, approximate: true } }],
  ['a point across the river', { coordinates: { ...BESIDE_THE_PLAZA, lat: -34.7 } }],
  ['open doors that nobody confirmed', { visits: 'abierto' }],
  ['a visit with a booking', { visits: 'con-reserva', checks: told }],
  ['a sample listing', { sample: true, services: ['Pileta'] }],
])('%s does not count', (_what, fields) => {
  expect(marks(fields)).toEqual(['en-ciudad']);
});
