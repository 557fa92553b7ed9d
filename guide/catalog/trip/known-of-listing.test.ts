import { expect, test } from 'vitest';
import { copyContent, plainListing } from '#catalog/content/test-content.ts';
import { knownOfListing } from './known-of-listing.ts';

const FILE = 'content/collections/excursiones/listings/la-prueba.json';

test('a made-up timetable decides nothing about a trip, and a real one does', () => {
  const content = copyContent('excursiones');
  const schedule = 'Todos los días de 9 a 13, con reserva';
  const known = (fields: object) => {
    content.write(FILE, JSON.stringify({ ...plainListing, schedule, ...fields }));
    return knownOfListing(content.root, 'excursiones', 'la-prueba', 'es');
  };
  const madeUp = known({ sampleFields: ['schedule'] });
  expect(madeUp).not.toHaveProperty('hours');
  expect(madeUp).not.toHaveProperty('needsBooking');
  expect(known({})).toMatchObject({ hours: schedule, needsBooking: true });
});
