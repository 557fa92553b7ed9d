import { expect, test } from 'vitest';
import type { Detail, Section } from '#views/views.ts';
import type { Around } from './around.server.ts';
import { columnsOf } from './columns.server.ts';

const picture = {
  src: '',
  version: '',
  widths: [],
  width: 3,
  height: 2,
  alt: '',
  caption: null,
  position: '',
  color: '',
};
const prose = (words: number): Section => ({ kind: 'prose', title: 'Descripción', body: 'palabra '.repeat(words) });
const full: Around = {
  strip: [{ kind: 'zone', label: '', text: '' }],
  neighbours: { title: '', items: [] },
  route: { title: '', label: '', href: '', picture, stops: [], link: '' },
  place: { href: '', title: '', text: '', picture, label: '' },
};

function columns({ sections = [] as Section[], facts = 0, around = full }) {
  const detail = {
    card: { title: 'Una bodega', location: 'Ciudad', rating: null, badges: [] },
    images: [],
    price: null,
    counts: [],
    facts: Array.from({ length: facts }, (_, index) => ({
      icon: 'wine',
      label: `${index}`,
      text: 'Todos los días, menos feriados',
    })),
    hours: null,
    contact: { whatsapp: null, phone: null, website: null, instagram: null, facebook: null, isGuide: false },
    sections,
    sampleNote: null,
    trust: null,
  } as unknown as Detail; // only what has a height
  return columnsOf({
    detail,
    lede: null,
    around,
    who: null,
    runs: null,
  });
}

test('beside a short text the guide of the place goes below the text, and beside a long one below the card', () => {
  expect(columns({ sections: [prose(10)] }).place).toBe('text');
  expect(columns({ sections: [prose(600)] }).place).toBe('onward');
});

test('what would make neither column end with the other stands below both', () => {
  expect(columns({ sections: [prose(110)] })).toMatchObject({ place: 'foot', said: 'foot' });
});

test('the strip is as wide as both columns only where the card ends with the print', () => {
  expect(columns({}).isStripWide).toBe(true);
  expect(columns({ facts: 9 }).isStripWide).toBe(false);
});

test('where neither a route nor the guide of the place stands beside a map, the map is a row below both columns', () => {
  const map = { kind: 'map', title: 'Dónde', own: { near: [] } } as unknown as Section; // only what has a height
  const alone = { ...full, route: null, place: null };
  expect(columns({ sections: [prose(10), map], around: alone }).isMapRow).toBe(true);
  expect(columns({ sections: [prose(10), map] }).isMapRow).toBe(false);
  expect(columns({ sections: [prose(10)], around: alone }).isMapRow).toBe(false);
});

test('where nothing fills the column beside a map, the map is a row below both columns', () => {
  const map = { kind: 'map', title: 'Dónde', own: { near: [] } } as unknown as Section; // only what has a height
  const around = { ...full, route: null };
  const sections = [prose(200), map];
  expect(columns({ sections, around })).toMatchObject({ isMapRow: true, place: 'onward' });
  expect(columns({ sections, around, facts: 30 }).isMapRow).toBe(false);
});
