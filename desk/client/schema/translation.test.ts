import { expect, test } from 'vitest';
import type { DeskSchema } from '#common/contracts/desk/content.ts';
import { missingIn, staleIn, withListText, withTranslatedLists, withTranslation } from './translation.ts';

const text: DeskSchema = { type: 'string', 'x-translated': true };
const code: DeskSchema = { type: 'string' };
const root: DeskSchema = {
  type: 'object',
  properties: {
    name: code,
    description: { anyOf: [text, { type: 'null' }], default: null },
    phone: { type: 'string', 'x-desk': 'phone' },
    services: { type: 'array', items: text },
    rooms: { type: 'array', items: { type: 'object', properties: { details: text, capacity: text } } },
    sources: { type: 'array', items: code },
    translations: { type: 'object', 'x-desk': 'translations' },
  },
};
const value = {
  name: 'Sauce',
  description: 'Cabañas',
  phone: '+54 260 442-7448',
  services: ['Pileta', 'WiFi'],
  rooms: [{ details: 'Dos camas', capacity: 'Hasta 4' }],
  sources: ['https://sauce.example/'],
};

test('texts that visitors read only in Spanish are missing; names, numbers and sources are not', () => {
  expect(missingIn('en', value, root).map((path) => path.join('.'))).toEqual([
    'description',
    'services.0',
    'services.1',
    'rooms.0.details',
    'rooms.0.capacity',
  ]);
});

test('a translated text has the same path as the Spanish, and its lists match one to one', () => {
  const once = withTranslation(value, 'en', ['rooms', 0, 'details'], 'Two beds');
  expect(once).toMatchObject({ translations: { en: { rooms: [{ details: 'Two beds' }] } } });
  const twice = withTranslation(once, 'en', ['services', 0], 'Pool');
  expect(twice).toMatchObject({ translations: { en: { services: ['Pool', 'WiFi'] } } });
});

test('removing a translation leaves nothing empty behind', () => {
  const translated = withTranslation(value, 'pt', ['description'], 'Cabanas');
  expect(withTranslation(translated, 'pt', ['description'], '')).toEqual(value);
});

test('an entry that moves takes its translation along', () => {
  const before = { ...value, translations: { en: { services: ['Pool', 'Wi-Fi'] } } };
  const after = withTranslatedLists(before, ['services'], (list) => list.toReversed());
  expect(after).toMatchObject({ translations: { en: { services: ['Wi-Fi', 'Pool'] } } });
});

test('an untranslated entry of a translated list follows the Spanish', () => {
  const before = { ...value, translations: { en: { services: ['Pool', 'WiFi'] } } };
  expect(withListText(before, ['services', 1], 'Wifi rápido')).toMatchObject({
    services: ['Pileta', 'Wifi rápido'],
    translations: { en: { services: ['Pool', 'Wifi rápido'] } },
  });
  expect(withListText(before, ['services', 0], 'Piscina')).toMatchObject({
    translations: { en: { services: ['Pool', 'WiFi'] } },
  });
});

test('a translation is older than a Spanish text that changed, until it changes, too', () => {
  const before = {
    ...value,
    translations: { en: { description: 'Cabins', services: ['Pool', 'WiFi'], rooms: [{ details: 'Two beds' }] } },
  };
  const stale = (after: typeof before) => staleIn('en', { value: after, before, root }).map((path) => path.join('.'));
  expect(stale(before)).toEqual([]);
  const changed = { ...before, description: 'Casas', rooms: [{ details: 'Tres camas', capacity: 'Hasta 5' }] };
  expect(stale(changed)).toEqual(['description', 'rooms.0.details']);
  expect(stale(withTranslation(changed, 'en', ['description'], 'Houses') as typeof before)).toEqual([
    'rooms.0.details',
  ]);
  expect(stale({ ...before, name: 'Sauces' })).toEqual([]);
  // It repeats the Spanish, and so it is none.
  expect(stale(withListText(before, ['services', 1], 'Wifi rápido') as typeof before)).toEqual([]);
});

test('a translation that moved with its entry is as old as before', () => {
  const before = { ...value, translations: { en: { services: ['Pool', 'Wi-Fi'] } } };
  const reversed = { ...before, services: before.services.toReversed() };
  const after = withTranslatedLists(reversed, ['services'], (list) => list.toReversed());
  expect(staleIn('en', { value: after, before, root })).toEqual([]);
  expect(staleIn('en', { value: withListText(after, ['services', 1], 'Piscina'), before, root })).toEqual([
    ['services', 1],
  ]);
});

test('a closed schema of translations determines what is translated', () => {
  const events: DeskSchema = {
    ...root,
    properties: {
      ...root.properties,
      translations: { type: 'object', additionalProperties: { type: 'object', properties: { name: code } } },
    },
  };
  expect(missingIn('en', value, events)).toEqual([['name']]);
});

test('nobody is asked to translate figures, nor the words of a drawing that she only chose', () => {
  const picture = { type: 'object', properties: { print: code, alt: text } } as DeskSchema;
  const schema: DeskSchema = { type: 'object', properties: { hour: text, picture, translations: {} } };
  const drawings = { 'pages/plaza': { alt: 'Una plaza' } };
  const missing = (alt: string, hour: string) =>
    missingIn('en', { hour, picture: { print: 'pages/plaza', alt } }, schema, drawings).map((path) => path.join('.'));
  expect(missing('Una plaza', '20:30')).toEqual([]);
  expect(missing('La plaza en fiesta', 'de 10:00 a 18:00')).toEqual(['hour', 'picture.alt']);
});
