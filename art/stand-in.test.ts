import { expect, test } from 'vitest';
import { standIn } from './stand-in.ts';

const SCENES = [
  'Vineyard rows below an old winery',
  'Raft in a red canyon',
  'Lone walker on the crest of a dune',
  'Sail boat on a reservoir',
  'Road between poplars',
  'Plane trees along a city avenue',
  'Bar with string lights at night',
  'Old olive trees',
  'Vaulted cellar with barrels',
  'Table with wine and bread',
  'Skier below snowy peaks',
  'Bedroom with a window',
  'White chapel',
  'Nothing that the drawing knows',
];
const RATIOS = [
  { width: 1200, height: 900 },
  { width: 1600, height: 900 },
  { width: 900, height: 900 },
  { width: 900, height: 1200 },
  { width: 401, height: 300 },
];
const MOST_BYTES = 6000;

test('the same seed gives the same bytes', () => {
  const options = { seed: 'bodegas/bodega-suter-1', scene: 'Vaulted cellar', width: 1200, height: 900 };
  expect(standIn(options)).toEqual(standIn(options));
});

test('different seeds give different pictures', () => {
  const pictures = Array.from({ length: 20 }, (_, index) =>
    standIn({ seed: `lugares/nihuil-${index}`, scene: 'Calm lake', width: 1200, height: 900 }),
  );
  expect(new Set(pictures.map(({ svg }) => svg)).size).toBe(pictures.length);
});

test.each(SCENES)('"%s" is small and well formed in every proportion', (scene) => {
  for (const { width, height } of RATIOS) {
    for (const number of [1, 2, 3]) {
      const { svg, color } = standIn({ seed: `guia/prueba-${number}`, scene, width, height });
      expect(svg).toContain(`width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(openElements(svg)).toEqual([]);
      expect(svg.length).toBeLessThan(MOST_BYTES);
      expect(color).toMatch(/^#[0-9a-f]{6}$/);
    }
  }
});

/** What is still open at the end; empty when the elements nest. */
function openElements(svg: string): string[] {
  const open: string[] = [];
  for (const [, closing, name = '', empty] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s[a-zA-Z:0-9-]+="[^"<>]*")*(\/?)>/g)) {
    if (closing) expect(open.pop()).toBe(name);
    else if (!empty) open.push(name);
  }
  expect(svg.replaceAll(/<[^<>]*>/g, '')).toBe('');
  return open;
}
