import { polygonArea } from 'd3-polygon';
import type { Layer } from '#map/geography/read-layer.ts';
import { ink } from './inks.ts';
import { type Line, lengthOf, rounded } from './lines.ts';
import { textured } from './patterns.ts';
import { path, pathOfAll, tenth } from './pen.ts';
import { layer, type Press } from './press.ts';

/** Lakes large enough to be visible, with their islands. */
export const lakeAreas = ({ board }: Press, tolerance: number) =>
  board.areas(
    layer('lakes', ({ name, km2 = 0 }) => Boolean(name) || km2 > 0.3),
    tolerance,
    4,
  );

/** Lakes with a dark shore, a deeper rim and ripples. */
export function lakes(press: Press, areas: Line[][], rim: number): string {
  const data = (least: number) =>
    areas
      .filter(([shore = []]) => Math.abs(polygonArea(shore)) > least)
      .map((rings) => pathOfAll(rings, true))
      .join('');
  const large = data(500);
  const deep = large
    ? `<g clip-path="url(#${press.define(`lakes${press.defs.size}`, (id) => `<clipPath id="${id}"><path d="${large}"/></clipPath>`)})">${path(large, `fill="none" stroke="${ink('waterDeep')}" stroke-width="${rim}" opacity=".55"`)}</g>`
    : '';
  return (
    path(data(0), `fill="${ink('water')}" stroke="${ink('shore')}" stroke-width="1.400" stroke-linejoin="round"`) +
    path(data(60), `fill="${textured(press, 'ripples')}"`) +
    deep
  );
}

/** Brooks, dry rivers and nameless streams, all in fine lines. */
export function brooks({ board }: Press, width: number, tolerance: number, withNameless: boolean): string {
  const thin = (features: Layer, shortest: number, stroke: number, opacity: number) =>
    path(
      pathOfAll(board.lines(features, tolerance, shortest)),
      `fill="none" stroke="${ink('waterDeep')}" stroke-width="${tenth(stroke)}" opacity="${opacity}"`,
    );
  return (
    (withNameless ? thin(layer('streams-unnamed'), 40, 0.5, 0.3) : '') +
    thin(
      layer('rivers', ({ rank }) => rank === 3),
      8,
      width,
      0.7,
    ) +
    path(
      pathOfAll(
        board.lines(
          layer('rivers', ({ rank }) => rank === 2),
          tolerance,
        ),
      ),
      `fill="none" stroke="${ink('water')}" stroke-width="${tenth(width * 1.8)}"`,
    )
  );
}

/** A river that widens on its way east. */
export interface River {
  features: Layer;
  /** The longitudes between which it widens. */
  from: number;
  to: number;
  /** The stroke widths at both ends. */
  source: number;
  mouth: number;
  /** The width that its banks add to the stroke. */
  bank: number;
}

const WIDTHS = 8;

/** Rivers with dark banks, in a few widths. */
export function rivers(press: Press, all: River[], tolerance: number): string {
  const strokes = all.map((one) => strokesOf(press, one, tolerance));
  const layerOf = (part: 'banks' | 'water') => strokes.map((stroke) => stroke[part]).join('');
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${layerOf('banks')}${layerOf('water')}</g>`;
}

function strokesOf({ board }: Press, { features, from, to, source, mouth, bank }: River, tolerance: number) {
  const parts = Array.from({ length: WIDTHS }, (): Line[] => []);
  const partAt = (x: number) => {
    const share = (board.ground([x, 0])[0] - from) / (to - from);
    return Math.max(0, Math.min(WIDTHS - 1, Math.floor(share * WIDTHS)));
  };
  for (const line of board.lines(features, tolerance, 1).filter((line) => lengthOf(line) > 5)) {
    let piece: Line = [];
    let part = -1;
    for (const point of rounded(line)) {
      const next = partAt(point[0]);
      piece.push(point);
      if (next === part) continue;
      piece = [point];
      parts[next]?.push(piece);
      part = next;
    }
  }
  const drawn = (color: 'shore' | 'water', more: number) =>
    parts
      .map((lines, part) => {
        const width = source + ((mouth - source) * part) / (WIDTHS - 1) + more;
        return path(
          pathOfAll(lines.filter((line) => line.length > 1)),
          `stroke="${ink(color)}" stroke-width="${tenth(width)}"`,
        );
      })
      .join('');
  return { banks: drawn('shore', bank), water: drawn('water', 0) };
}

/** The main irrigation canals. */
export function canals({ board }: Press, tolerance: number, width: number): string {
  return path(
    pathOfAll(board.lines(layer('canals'), tolerance)),
    `fill="none" stroke="${ink('water')}" stroke-width="${width}" stroke-dasharray="${4 * width} ${2 * width}"`,
  );
}
