import { expect, test } from 'vitest';
import { frameOf, movedBy } from './frame.ts';
import { slotsOf, withPhotoBack, withPhotoText, withTexts } from './slots.ts';

const root = { type: 'object', properties: { photos: { type: 'array', default: [], items: { type: 'object' } } } };
const live = [
  { name: 'photo-1.jpg', href: '/1', width: 3, height: 2 },
  { name: 'photo-2.jpg', href: '/2', width: 3, height: 2 },
];

test('untouched photographs are those of the live page', () => {
  expect(slotsOf(null, live)).toEqual([
    { name: 'photo-1.jpg', crop: null },
    { name: 'photo-2.jpg', crop: null },
  ]);
});

test('a photograph that moves takes its texts along, in every language', () => {
  const value = { photos: [{ alt: 'Uno' }, { alt: 'Dos' }], translations: { en: { photos: [{ alt: 'One' }] } } };
  const after = withTexts({ root, value, before: value }, ['photos'], 2, (list) => list.toReversed());
  expect(after).toEqual({
    photos: [{ alt: 'Dos' }, { alt: 'Uno' }],
    translations: { en: { photos: [{}, { alt: 'One' }] } },
  });
});

test('a photograph that was removed comes back with its texts, beside one that was uploaded meanwhile', () => {
  const was = {
    photos: [{ alt: 'Uno' }, { alt: 'Dos' }],
    translations: { en: { photos: [{ alt: 'One' }, {}] } },
  };
  const now = { photos: [{ alt: 'Dos' }, { alt: 'Tres' }], translations: { en: { photos: [{}, { alt: 'Three' }] } } };
  const slots = slotsOf(null, live);
  const sent = { upload: 'u1', crop: null };
  const form = { root, value: now, before: was, slots: [...slots.slice(1), sent] };
  expect(withPhotoBack(form, ['photos'], 0, { root, value: was, before: was, slots })).toEqual({
    slots: [...slots, sent],
    value: {
      photos: [{ alt: 'Uno' }, { alt: 'Dos' }, { alt: 'Tres' }],
      translations: { en: { photos: [{ alt: 'One' }, {}, { alt: 'Three' }] } },
    },
  });
});

test('describing a new photograph gives the others an empty text', () => {
  const form = { root, value: {}, before: {} };
  const after = withPhotoText(form, ['photos'], 2, { index: 1, key: 'alt', text: 'La galería' });
  expect(after).toEqual({ photos: [{ alt: '' }, { alt: 'La galería' }] });
});

test('a frame keeps its shape and never leaves the picture', () => {
  const square = frameOf(1, { width: 1200, height: 800 }, 1);
  expect(square).toEqual({ left: 0.1667, top: 0, width: 0.6667, height: 1 });
  expect(movedBy(square, 1, 1)).toMatchObject({ left: 0.3333, top: 0 });
  expect(movedBy(square, -1, 0)).toMatchObject({ left: 0 });
});
