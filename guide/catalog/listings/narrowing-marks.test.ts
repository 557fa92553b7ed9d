import { expect, test } from 'vitest';
import { listing as schema } from '#catalog/content/schema.ts';
import { plainListing } from '#catalog/content/test-content.ts';
import { marksOf } from './narrowing-marks.ts';

const written = schema.loose().parse({ ...plainListing, district: 'ciudad' });
const marks = (fields: object) => marksOf({ ...written, ...fields }, null);

const BESIDE_THE_PLAZA = { lat: -34.6145, lng: -68.3341, approximate: false };
const told = [{ on: '2026-11-01', how: 'aviso', facts: ['visits'] }];

test('a listing is found by its zone, and by what it is known to have', () => {
  expect(marks({})).toEqual(['en-ciudad']);
  expect(marks({ services: ['Pileta climatizada'] })).toContain('con-pileta');
  expect(marks({ coordinates: BESIDE_THE_PLAZA })).toContain('con-a-pie');
  expect(marks({ visits: 'abierto', checks: told })).toContain('con-sin-reserva');
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
