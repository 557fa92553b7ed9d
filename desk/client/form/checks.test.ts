import { expect, test } from 'vitest';
import { checkable, pathOfFact, withCallNoted } from './checks.ts';
import { withField, withList } from './form-context.ts';

const line = { day: '2026-11-22', by: 'Marta', how: 'llamada' };
const before = { phone: '911', hours: null, checks: [{ on: '2025-05-03', how: 'web', facts: ['phone'] }] };

test('after a call, the log begins with a single line for the asked facts that changed', () => {
  const first = withCallNoted({ ...before, phone: '100' }, before, ['phone', 'hours'], line);
  expect(first).toMatchObject({
    checks: [{ on: '2026-11-22', by: 'Marta', how: 'llamada', facts: ['phone'] }, before.checks[0]],
  });
  const again = withCallNoted({ ...(first as object), hours: [] }, before, ['phone', 'hours'], line);
  expect(again).toMatchObject({ checks: [{ facts: ['phone', 'hours'] }, before.checks[0]] });
});

test('a changed entry of a page is noted, and a fact that the text tells once the text has changed', () => {
  const season = { id: 'valle-grande', temporada: 'Todo el año' };
  const page = { spots: [season, { id: 'nihuil', temporada: 'Diciembre' }], lat: -34.8, lng: -68.5, checks: [] };
  const facts = ['temporada-valle-grande', 'temporada-nihuil', 'bathing', 'coordinates'];
  const edited = { ...page, spots: [{ ...season, temporada: 'Hasta mayo' }, page.spots[1] ?? null] };
  expect(withCallNoted(edited, page, facts, line)).toMatchObject({ checks: [{ facts: ['temporada-valle-grande'] }] });
  expect(withCallNoted(page, page, facts, line, true)).toMatchObject({ checks: [{ facts: ['bathing'] }] });
  expect(withCallNoted({ ...page, lat: -34.9 }, page, facts, line)).toMatchObject({
    checks: [{ facts: ['coordinates'] }],
  });
});

test('without a change, nothing is noted', () => {
  expect(withCallNoted(before, before, ['phone'], line)).toEqual(before);
  expect(withCallNoted({ phone: '911' }, { phone: '911' }, ['phone'], line)).toEqual({ phone: '911' });
});

test('a fact of a page is found by the id of its entry', () => {
  const page = { roads: [{ id: 'canon' }, { id: 'valle-grande' }], offices: { list: [{ id: 'oficina' }] } };
  expect(pathOfFact(page, 'roads.valle-grande')).toEqual(['roads', 1]);
  expect(pathOfFact(page, 'temporada-oficina')).toEqual(['offices', 'list', 0]);
  expect(pathOfFact({ phone: null }, 'phone')).toEqual(['phone']);
});

const text = { type: 'string' };
const root = {
  type: 'object',
  properties: {
    name: text,
    phone: { anyOf: [text, { type: 'null' }], default: null },
    sample: { type: 'boolean', default: false },
    services: { type: 'array', items: text, default: [] },
    translations: { type: 'object' },
  },
  required: ['name'],
};

test('a field that the file never had is not written to hold null or the default', () => {
  const form = { root, value: { name: 'A' }, before: { name: 'A' } };
  expect(withField(form, ['phone'], null)).toEqual({ name: 'A' });
  expect(withField(form, ['sample'], true)).toEqual({ name: 'A', sample: true });
  expect(withField({ ...form, value: { name: 'A', sample: true } }, ['sample'], false)).toEqual({ name: 'A' });
});

test('a field that the file has stays in it, even unknown or empty', () => {
  const value = { name: 'A', phone: '911', sample: false };
  const form = { root, value, before: value };
  expect(withField(form, ['phone'], null)).toEqual({ name: 'A', phone: null, sample: false });
  expect(withField(form, ['name'], '')).toMatchObject({ name: '' });
});

test('removing an entry of a list removes its translation', () => {
  const value = { name: 'A', services: ['Pileta', 'WiFi'], translations: { en: { services: ['Pool', 'Wi-Fi'] } } };
  const after = withList({ root, value, before: value }, ['services'], (list) => list.slice(1));
  expect(after).toEqual({ name: 'A', services: ['WiFi'], translations: { en: { services: ['Wi-Fi'] } } });
});

test('what a log may name follows from the schema: of the own fields the known ones, and every entry of a page', () => {
  const facts = {
    type: 'array',
    items: { enum: ['phone', 'hours', 'terminal'], 'x-labels': ['Teléfono', 'Horarios', 'La terminal'] },
  };
  const logged = {
    ...root,
    properties: {
      ...root.properties,
      hours: { type: 'array' },
      checks: { type: 'array', items: { type: 'object', properties: { facts } } },
    },
  };
  const terminal = { fact: 'terminal', label: 'La terminal' };
  expect(checkable({ name: 'A', phone: '911', hours: [] }, logged)).toEqual([
    { fact: 'phone', label: 'Teléfono' },
    terminal,
  ]);
  expect(checkable({ name: 'A' }, logged)).toEqual([terminal]);
  expect(checkable({ name: 'A', phone: '911' }, root)).toEqual([]);
});
