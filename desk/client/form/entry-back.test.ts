import { expect, test } from 'vitest';
import type { Json } from '#common/contracts/desk/content.ts';
import { withEntryBack, withList } from './form-context.ts';

const text = { type: 'string' };
const rooms = { type: 'array', items: { type: 'object', properties: { beds: { type: 'array', items: text } } } };
const root = {
  type: 'object',
  properties: { zone: text, services: { type: 'array', default: [], items: text }, rooms },
};
const PATH = ['services'];

const formOf = (value: Json) => ({ root, value, before: value });
const without = (value: Json, index: number) =>
  withList(formOf(value), PATH, (list) => list.filter((_, at) => at !== index));
const back = (value: Json, index: number, was: Json) => withEntryBack(formOf(value), PATH, index, was);

test('of two entries that were removed, each comes back alone, and with both the list is what it was', () => {
  const was = { services: ['A', 'B', 'C'] };
  const withoutA = without(was, 0);
  const withoutBoth = without(withoutA, 0);
  const withA = back(withoutBoth, 0, was);
  expect(withA).toEqual({ services: ['A', 'C'] });
  expect(back(withA, 0, withoutA)).toEqual({ services: ['B', 'A', 'C'] });
  expect(back(back(withoutBoth, 0, withoutA), 0, was)).toEqual(was);
});

test('an entry comes back with its translations, beside what was written meanwhile', () => {
  const was = {
    services: ['Pileta', 'WiFi'],
    translations: { en: { services: ['Pool', 'Wi-Fi'] }, pt: {} },
  };
  expect(without(was, 0)).toMatchObject({ services: ['WiFi'], translations: { en: { services: ['Wi-Fi'] } } });
  const now = {
    zone: 'Ruta 143',
    services: ['Internet', 'Cochera'],
    translations: { en: { services: ['Wi-Fi', 'Garage'] }, pt: { services: ['Internet', 'Garagem'] } },
  };
  expect(back(now, 0, was)).toEqual({
    zone: 'Ruta 143',
    services: ['Pileta', 'Internet', 'Cochera'],
    translations: {
      en: { services: ['Pool', 'Wi-Fi', 'Garage'] },
      pt: { services: ['Pileta', 'Internet', 'Garagem'] },
    },
  });
});

test('the last entry comes back to a list that the file no longer has, and none to what is gone itself', () => {
  expect(back({ zone: 'a' }, 2, { services: ['A', 'B', 'C'] })).toMatchObject({ services: ['C'] });
  const was = { rooms: [{ beds: ['A'] }] };
  expect(withEntryBack(formOf({ rooms: [] }), ['rooms', 0, 'beds'], 0, was)).toEqual({ rooms: [] });
});
