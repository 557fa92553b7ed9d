import { expect, test } from 'vitest';
import { readDegrees } from './read-degrees.ts';

const POINT = { lat: -34.61772, lng: -68.33007 };

test.each([
  '-34.61772, -68.33007',
  '-34.61772,-68.33007',
  '-34,61772; -68,33007',
  '-34,61772 -68,33007',
  '−34.61772, −68.33007',
  ' (-34.61772, -68.33007) ',
  '-34.61772°, -68.33007°',
  '34.61772° S, 68.33007° O',
  'https://www.google.com/maps/search/-34.61772,+-68.33007?entry=tts',
])('%s is a whole point', (text) => expect(readDegrees(text)).toEqual(POINT));

test.each([
  ['-34.61772', -34.61772],
  ['-34,61772', -34.61772],
  ['−68', -68],
])('%s is one number', (text, number) => expect(readDegrees(text)).toBe(number));

test.each(['', 'acá', '-34.61772, ', '-134.6, -68.3', '1, 2, 3', 'https://maps.app.goo.gl/x'])(
  '%j is neither',
  (text) => expect(readDegrees(text)).toBeNull(),
);
