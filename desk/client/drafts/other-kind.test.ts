import { expect, test } from 'vitest';
import type { DeskSchema, Json, Kind } from '#common/contracts/desk/content.ts';
import { inOtherKind } from './other-kind.ts';

const text: DeskSchema = { type: 'string' };
const common = {
  name: text,
  phone: { anyOf: [text, { type: 'null' }] },
  images: { type: 'array', items: { type: 'object', properties: { print: text, alt: text } } },
  translations: { type: 'object', additionalProperties: { type: 'object' } },
};

function kind(id: string, own: Record<string, DeskSchema>, blank: { [key: string]: Json }): Kind {
  const schema = { type: 'object', properties: { ...common, ...own } };
  const images = [{ print: `pages/${id}`, alt: id }];
  const rest = { label: id, one: id, isOpen: true, isMarkdown: false, columns: [] };
  return { ...rest, id, schema, blank: { name: '', phone: null, ...blank, images } };
}

const winery = kind('bodegas', { category: { enum: ['premium', 'boutique'] } }, { category: null });
const rooms: DeskSchema = { type: 'array', items: { type: 'object', properties: { name: text } } };
const inn = kind('alojamientos', { category: { enum: ['hotel'] }, rooms, wine: text }, { category: null, rooms: [] });

const typed = {
  ...{ name: 'Los Sauces', phone: '911', category: 'hotel', rooms: [{ name: 'Doble' }] },
  ...{ images: [{ print: 'pages/alojamientos', alt: 'alojamientos' }] },
  translations: { en: { name: 'The Willows', rooms: [{ name: 'Double' }] } },
};

test('fields of both kinds stay, the drawing becomes the new kind’s, and the rest is put aside', () => {
  const { value, aside } = inOtherKind({ value: typed, aside: [] }, inn, winery);
  expect(value).toEqual({
    ...{ name: 'Los Sauces', phone: '911', category: null },
    ...{ images: [{ print: 'pages/bodegas', alt: 'bodegas' }] },
    translations: { en: { name: 'The Willows' } },
  });
  expect(aside.map(({ path }) => path.join('.'))).toEqual(['category', 'rooms', 'translations.en.rooms']);
});

test('choosing the first kind again restores everything, with what was typed in the meantime', () => {
  const there = inOtherKind({ value: typed, aside: [] }, inn, winery);
  const edited = { ...(there.value as object), phone: '100', category: 'boutique' };
  const back = inOtherKind({ value: edited, aside: there.aside }, winery, inn);
  expect(back.value).toEqual({ ...typed, phone: '100' });
  expect(back.aside).toEqual([{ kind: 'bodegas', path: ['category'], value: 'boutique' }]);
  expect(inOtherKind(back, inn, winery).value).toEqual(edited);
});

test('a drawing that somebody chose stays, and a value that does not fit is not lost', () => {
  const images = [{ print: 'pages/otra', alt: 'Otra' }];
  const value = { name: 'A', images, phone: 5 };
  const moved = inOtherKind({ value, aside: [] }, inn, winery);
  expect(moved.value).toMatchObject({ images, phone: null });
  expect(moved.aside).toEqual([{ kind: 'alojamientos', path: ['phone'], value: 5 }]);
});
