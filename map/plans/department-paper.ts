import { ink } from '#map/draw/inks.ts';
import type { Line } from '#map/draw/lines.ts';
import { path, pathOf, pathOfAll } from '#map/draw/pen.ts';
import { layer, type Press } from '#map/draw/press.ts';

/** Covers everything outside the department with translucent paper. */
export function veil(press: Press, home: Line[]): string {
  const { width, height } = press.board.sheet;
  return path(
    `M0 0h${width}v${height}H0z${pathOfAll(home, true)}`,
    `fill="${ink('beyond')}" opacity=".58" fill-rule="evenodd"`,
  );
}

/** The dashed border on a band of gold, and thinner ones between the neighbours. */
export function border(press: Press, home: Line[]): string {
  const [shore = []] = home;
  const data = pathOf(shore, true);
  const clip = press.define('home', (id) => `<clipPath id="${id}"><path d="${data}"/></clipPath>`);
  const neighbours = press.board.areas(
    layer('departments', ({ main }) => !main),
    0.9,
  );
  return (
    path(data, `fill="none" stroke="${ink('gold')}" stroke-width="13" opacity=".34" clip-path="url(#${clip})"`) +
    path(
      data,
      `fill="none" stroke="${ink('title')}" stroke-width="1.7" stroke-dasharray="11 3 2 3" stroke-linejoin="round"`,
    ) +
    path(
      neighbours.map(([ring = []]) => pathOf(ring, true)).join(''),
      `fill="none" stroke="${ink('soft')}" stroke-width=".7" stroke-dasharray="5 3" opacity=".6"`,
    )
  );
}

/** Built-up areas in the ink of roofs. */
export function towns({ board }: Press, tolerance: number): string {
  const data = board.areas(layer('urban'), tolerance, 4).map((rings) => pathOfAll(rings, true));
  return path(data.join(''), `fill="${ink('town')}" stroke="${ink('townDeep')}" stroke-width=".6"`);
}
