import { expect, test } from 'vitest';
import type { DeskSchema, Json } from '#common/contracts/desk/content.ts';
import { differences } from './differences.ts';

const text = (title: string): DeskSchema => ({ type: 'string', title });
const road: DeskSchema = {
  type: 'object',
  properties: {
    id: text('Identificador'),
    name: text('Camino'),
    fuel: text('Combustible'),
    states: {
      type: 'array',
      title: 'Estados',
      items: {
        type: 'object',
        properties: {
          date: { ...text('Fecha'), 'x-desk': 'day' },
          type: { title: 'Abierto o cortado', enum: ['open', 'closed'], 'x-labels': ['Abierto', 'Cortado'] },
        },
      },
    },
  },
};
const root: DeskSchema = {
  type: 'object',
  properties: {
    roads: { type: 'array', title: 'Caminos', items: road },
    price: { type: 'integer', title: 'Precio', 'x-desk': 'money' },
    translations: { type: 'object', title: 'Traducciones', additionalProperties: { type: 'object' } },
  },
};
const open = { date: '2026-01-08', type: 'open' };
const content = {
  price: 45000,
  roads: [
    { id: 'canon', name: 'Cañón del Atuel', fuel: 'No hay', states: [open] },
    { id: 'valle', name: 'Valle Grande', fuel: 'Hay', states: [] },
  ],
};
const [canyon, valley] = content.roads as [(typeof content.roads)[0], (typeof content.roads)[0]];
const changed = (after: typeof content | object) =>
  differences(root, content, { ...content, ...after }, { en: 'Inglés' });

test('of a list, only the entry and the field that differ are named', () => {
  expect(changed({ roads: [canyon, { ...valley, fuel: 'Cerrado' }] })).toEqual([
    { path: ['roads', 1, 'fuel'], label: 'Caminos › Valle Grande › Combustible', before: 'Hay', after: 'Cerrado' },
  ]);
});

test('a new entry is told with its day and its choices in words, and an entry that goes says so', () => {
  const states = [...canyon.states, { date: '2026-11-26', type: 'closed' }];
  expect(changed({ roads: [{ ...canyon, states }, valley] })).toEqual([
    {
      path: ['roads', 0, 'states', 1],
      label: 'Caminos › Cañón del Atuel › Estados › nuevo',
      before: null,
      after: 'Fecha: 26 de noviembre de 2026 · Abierto o cortado: Cortado',
    },
  ]);
  expect(changed({ roads: [valley] })).toMatchObject([{ label: 'Caminos › Cañón del Atuel', after: null }]);
});

test('entries that only change places are told as their order', () => {
  expect(changed({ roads: [valley, canyon] })).toEqual([
    {
      path: ['roads'],
      label: 'Caminos',
      before: 'Cañón del Atuel · Valle Grande',
      after: 'Valle Grande · Cañón del Atuel',
    },
  ]);
});

test('a price has its sign, and a translation its language', () => {
  expect(changed({ price: 50000 })).toEqual([
    { path: ['price'], label: 'Precio', before: '$ 45.000', after: '$ 50.000' },
  ]);
  const before = { ...content, translations: { en: { roads: 'x' } } };
  expect(
    differences(root, before, { ...content, translations: { en: { roads: 'y' } } }, { en: 'Inglés' }),
  ).toMatchObject([{ label: 'Traducciones › Inglés › Caminos' }]);
});

test('a photograph that goes is named by what it shows, and a new one of which nothing is said yet is no line', () => {
  const photo: DeskSchema = { type: 'object', properties: { alt: text('Qué se ve') } };
  const photos: DeskSchema = {
    type: 'object',
    properties: { photos: { type: 'array', title: 'Fotos', items: photo } },
  };
  const [gallery, yard] = [{ alt: 'La galería' }, { alt: 'El patio' }];
  const found = (after: object[]) => differences(photos, { photos: [gallery, yard] }, { photos: after } as Json, {});
  expect(found([yard])).toMatchObject([{ label: 'Fotos › La galería', after: null }]);
  expect(found([gallery, yard, { alt: '' }])).toEqual([]);
});

test('a page, a listing and a request are told by their names, not by what files call them', () => {
  const named: DeskSchema = {
    type: 'object',
    properties: {
      link: { ...text('Lleva a'), 'x-desk': 'page' },
      listing: { ...text('Actividad'), 'x-desk': 'listing' },
      sources: { type: 'array', title: 'De dónde salió', items: { type: 'string', 'x-rule': 'source' } },
    },
  };
  const names = new Map([
    ['/lugares/valle-grande', 'Valle Grande (Lugares)'],
    ['excursiones/canon', 'El cañón (Excursiones)'],
  ]);
  const before = { link: '/club', listing: '', sources: [] };
  const after = { link: '/lugares/valle-grande', listing: 'excursiones/canon', sources: ['publicar:K7Q2'] };
  const found = differences(named, before, after, {}, (value) => names.get(value) ?? null);
  expect(found.map((one) => one.after)).toEqual([
    'Valle Grande (Lugares)',
    'El cañón (Excursiones)',
    'El pedido K7Q2 del negocio',
  ]);
});
