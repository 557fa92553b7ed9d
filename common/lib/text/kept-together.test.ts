import { expect, test } from 'vitest';
import { withDots, withNames, withUnits } from './kept-together.ts';

test.each([
  ['A 36 km de la ciudad', 'A 36\u00a0km de la ciudad'],
  ['De 35 a 50 min, con 40 °C y 80 km/h', 'De 35 a 50\u00a0min, con 40\u00a0°C y 80\u00a0km/h'],
  ['{{km}} km, {low} min', '{{km}}\u00a0km, {low}\u00a0min'],
  ['2 hoteles, 3 mesas y 25 de Mayo', '2 hoteles, 3 mesas y 25 de Mayo'],
])('"%s" keeps its numbers with their units', (text, kept) => {
  expect(withUnits(text)).toBe(kept);
});

test('a name stays with its article, and a road with its number', () => {
  expect(withNames('De El Nihuil a Los Reyunos por la RN 144')).toBe(
    'De El\u00a0Nihuil a Los\u00a0Reyunos por la RN\u00a0144',
  );
  expect(withNames('Los 50 km, El agua')).toBe('Los 50 km, El agua');
  expect(withNames('{"title":"En El Nihuil","text":"En El Nihuil"}')).toBe(
    '{"title":"En El Nihuil","text":"En El\u00a0Nihuil"}',
  );
});

test('no line begins with a "·"', () => {
  expect(withDots('36 km · asfalto · RN 143')).toBe('36 km\u00a0· asfalto\u00a0· RN 143');
});
