import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { viewOf } from '#catalog/content/test-content.ts';
import { type Favourite, favouriteOf, followFavourites, isSame, toggleFavourite, useFavourites } from './favourites.ts';

const KEY = 'welcome-favorites';
const winery: Favourite = { id: 'suter', type: 'bodega', name: 'Bodega Suter' };

/** A browser that stores `list`; `kept()` returns what it stores now. */
function browserWith(list: unknown) {
  const items = new Map([[KEY, typeof list === 'string' ? list : JSON.stringify(list)]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
  });
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => {
    vi.unstubAllGlobals();
    warned.mockRestore();
  });
  return { kept: () => JSON.parse(items.get(KEY) ?? 'null') as Favourite[], warned };
}

/** What the guide reads from a stored list: it appends a new item and ignores it. */
function readFrom(list: unknown): Favourite[] {
  const { kept } = browserWith(list);
  toggleFavourite({ id: 'new', type: 'test' });
  return kept().slice(0, -1);
}

function Count() {
  return String(useFavourites().length);
}

test('two items are the same if both id and type match', () => {
  expect(isSame(winery, { id: 'suter', type: 'bodega' })).toBe(true);
  expect(isSame(winery, { id: 'suter', type: 'aceitera' })).toBe(false);
  expect(isSame(winery, { id: 'bianchi', type: 'bodega' })).toBe(false);
});

test('a new favourite is appended, and the same one again is removed', () => {
  const { kept } = browserWith([{ id: 'elaia', type: 'aceitera' }]);
  toggleFavourite(winery);
  expect(kept().map(({ id }) => id)).toEqual(['elaia', 'suter']);
  toggleFavourite({ id: 'suter', type: 'bodega', name: 'Under another name' });
  expect(kept().map(({ id }) => id)).toEqual(['elaia']);
});

test('an item with the same id and another type stays', () => {
  const { kept } = browserWith([{ id: 'suter', type: 'restaurante' }]);
  toggleFavourite(winery);
  toggleFavourite(winery);
  expect(kept()).toEqual([{ id: 'suter', type: 'restaurante' }]);
});

test('a favourite that an older list holds twice is removed with one tap', () => {
  const { kept } = browserWith([
    { id: 1, type: 'alojamiento' },
    { id: '1', type: 'alojamiento' },
  ]);
  toggleFavourite({ id: '1', type: 'alojamiento' });
  expect(kept()).toEqual([]);
});

test('numeric ids are read as text', () => {
  expect(readFrom([{ id: 3, type: 'alojamiento', name: 'Cabaña' }])).toEqual([
    { id: '3', type: 'alojamiento', name: 'Cabaña' },
  ]);
});

test('entries without id or type, and values that are not entries, are dropped', () => {
  const list = [
    null,
    7,
    'suter',
    [],
    {},
    { id: 'a' },
    { type: 'bodega' },
    { id: {}, type: 'bodega' },
    { id: 'a', type: 1 },
  ];
  expect(readFrom([...list, winery])).toEqual([winery]);
});

test('an older entry shows the first of its images', () => {
  expect(readFrom([{ id: '1', type: 'alojamiento', images: ['/a.webp', '/b.webp'] }])[0]?.image).toBe('/a.webp');
  expect(readFrom([{ id: '1', type: 'alojamiento', image: '/c.webp', images: ['/a.webp'] }])[0]?.image).toBe('/c.webp');
  expect(readFrom([{ id: '1', type: 'alojamiento', image: '', images: ['/a.webp'] }])[0]?.image).toBe('/a.webp');
  expect(readFrom([{ id: '1', type: 'alojamiento', images: [] }])[0]).not.toHaveProperty('image');
  expect(readFrom([{ id: '1', type: 'alojamiento', images: [{ src: '/a.webp' }] }])[0]).not.toHaveProperty('image');
});

test('contact data that are null or of another type count as none', () => {
  expect(readFrom([{ ...winery, whatsapp: null, phone: 2604421076, location: '' }])).toEqual([winery]);
});

test.each(['{broken', '{"id":"suter","type":"bodega"}', 'null'])(
  'the stored text %s leaves the list empty and is logged',
  (text) => {
    const { kept, warned } = browserWith(text);
    toggleFavourite(winery);
    expect(kept()).toEqual([winery]);
    expect(warned).toHaveBeenCalledOnce();
  },
);

test('a card becomes a favourite with everything that the favourites page shows', async () => {
  const phone = '+54 260 442-1076';
  const { card } = await viewOf('bodegas', { category: 'premium', clubWelcome: false, phone });
  expect(favouriteOf(card)).toEqual({
    id: 'la-prueba',
    type: 'bodega',
    name: 'La Prueba',
    image: expect.stringMatching(/^\/images\/pages\/guia-cards-bodegas-720\.webp\?v=\w+$/),
    location: 'Calle Falsa 123',
    whatsapp: null,
    phone,
  });
});

test('a heart follows a listing to its new address, and two that were merged become one', () => {
  const { kept } = browserWith([
    winery,
    { id: 'antes', type: 'bodega', name: 'Antes' },
    { id: 'se-fue', type: 'bodega' },
  ]);
  followFavourites({ 'bodega:antes': 'bodega:ahora', 'bodega:se-fue': null });
  expect(kept().map(({ id }) => id)).toEqual(['suter', 'ahora', 'se-fue']);
  followFavourites({ 'bodega:ahora': 'bodega:suter' });
  expect(kept().map(({ id }) => id)).toEqual(['suter', 'se-fue']);
});

test('nothing is written if nothing moved', () => {
  const { kept } = browserWith('[{"id":1,"type":"alojamiento"}]');
  followFavourites({ 'bodega:antes': 'bodega:ahora' });
  expect(kept()).toEqual([{ id: 1, type: 'alojamiento' }]);
});

test('the static HTML has no favourites', () => {
  browserWith([winery]);
  expect(renderToString(createElement(Count))).toBe('0');
});
