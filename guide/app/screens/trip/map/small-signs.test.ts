import { expect, test } from 'vitest';
import { smallSigns } from './small-signs.ts';

const name = '<g data-box="0 0 100 40"><text>El Nihuil</text></g>';
const sign = (box: string) => `<g data-box="${box}"><g transform="translate(9 9)"><path d="M0 0"/></g></g>`;
const legend = '<g data-box="0 200 300 400"><g class="legend"/></g>';
const drawing = (...signs: string[]) => `<svg>${name}<g class="signs">${signs.join('')}</g>${legend}</svg>`;

test('a sign is made small around its own middle, and what is no sign keeps its size', () => {
  const small = smallSigns(drawing(sign('100 100 160 140')), 20, []);
  expect(small).toContain('data-box="115 110 145 130" transform="translate(130 120)scale(0.5)translate(-130 -120)"');
  expect(small).toContain(name);
  expect(small).toContain(legend);
});

test('a small sign does not grow', () => {
  expect(smallSigns(drawing(sign('100 100 112 110')), 20, [])).toContain('scale(1)');
});

test('a sign that would touch a name or a mark is left out', () => {
  const both = drawing(sign('100 100 160 140'), sign('300 100 360 140'));
  const shown = smallSigns(both, 20, [{ left: 140, right: 200, top: 90, bottom: 125 }]);
  expect(shown.match(/display="none"/g)).toHaveLength(1);
  expect(shown).toContain('data-box="315 110 345 130"');
});

test('a drawing without signs stays as it is', () => {
  expect(smallSigns(`<svg>${name}</svg>`, 20, [])).toBe(`<svg>${name}</svg>`);
});
