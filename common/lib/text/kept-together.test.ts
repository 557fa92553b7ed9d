import { expect, test } from 'vitest';
import { daysTogether, withDots, withNames, withRoads, withUnits } from './kept-together.ts';

test.each([
  ['A 36 km de la ciudad', 'A 36\u00a0km de la ciudad'],
  ['De 35 a 50 min, con 40 °C y 80 km/h', 'De 35 a 50\u00a0min, con 40\u00a0°C y 80\u00a0km/h'],
  ['{{km}} km, {low} min', '{{km}}\u00a0km, {low}\u00a0min'],
  ['2 hoteles, 3 mesas y 25 de Mayo', '2 hoteles, 3 mesas y 25 de Mayo'],
])('"%s" keeps its numbers with their units', (text, kept) => {
  expect(withUnits(text)).toBe(kept);
});

test.each([
  ['del 8 de enero de 2026', 'del 8\u00a0de\u00a0enero de\u00a02026'],
  ['de 4 de outubro a 14 de dezembro', 'de 4\u00a0de\u00a0outubro a 14\u00a0de\u00a0dezembro'],
  ['on 8 January 2026, with 12 Maypoles', 'on 8\u00a0January 2026, with 12 Maypoles'],
  ['Villa 25 de Mayo, 2 de cada 3', 'Villa 25 de Mayo, 2 de cada 3'],
])('"%s" keeps its days with their months', (text, kept) => {
  expect(daysTogether(['es', 'en', 'pt'])(text)).toBe(kept);
});

test('no line ends between a road, or a "N.º", and its number', () => {
  expect(withRoads('RN 144, Ruta Nacional 143, km 6,5 y Ruta 40')).toBe(
    'RN\u00a0144, Ruta Nacional\u00a0143, km\u00a06,5 y Ruta\u00a040',
  );
  expect(withRoads('Central N.º 1, ley n.º 5')).toBe('Central N.º\u00a01, ley n.º\u00a05');
});

test('a name stays with its article', () => {
  expect(withNames('De El Nihuil a Los Reyunos')).toBe('De El\u00a0Nihuil a Los\u00a0Reyunos');
  expect(withNames('Los 50 km, El agua')).toBe('Los 50 km, El agua');
  expect(withNames('{"title":"En El Nihuil","text":"En El Nihuil"}')).toBe(
    '{"title":"En El Nihuil","text":"En El\u00a0Nihuil"}',
  );
});

test('no line begins with a "·"', () => {
  expect(withDots('36 km · asfalto · RN 143')).toBe('36 km\u00a0· asfalto\u00a0· RN 143');
});
