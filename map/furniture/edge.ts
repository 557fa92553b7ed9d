import { ink } from '#map/draw/inks.ts';
import { path, tenth } from '#map/draw/pen.ts';
import type { Press } from '#map/draw/press.ts';

/** The margin outside the map, the border, and bars that count degrees: every second `tick` is dark. */
export function frame({ board }: Press, tick: number): string {
  const { width, height, frame: box } = board.sheet;
  const [left, top, right, bottom] = box;
  const [west, north] = board.ground([left, top]);
  const [east, south] = board.ground([right, bottom]);
  let bars = '';
  for (let at = Math.ceil(west / tick); at * tick < east; at += 1) {
    if (at % 2 !== 0) continue;
    const x = board.at([at * tick, north])[0];
    const long = Math.min(right, board.at([(at + 1) * tick, north])[0]) - x;
    bars += `M${tenth(x)} ${top - 6}h${tenth(long)}v4h${tenth(-long)}zM${tenth(x)} ${bottom + 2}h${tenth(long)}v4h${tenth(-long)}z`;
  }
  for (let at = Math.ceil(south / tick); at * tick < north; at += 1) {
    if (at % 2 !== 0) continue;
    const y = board.at([west, at * tick])[1];
    const long = Math.max(top, board.at([west, (at + 1) * tick])[1]) - y;
    bars += `M${left - 6} ${tenth(y)}v${tenth(long)}h4v${tenth(-long)}zM${right + 2} ${tenth(y)}v${tenth(long)}h4v${tenth(-long)}z`;
  }
  const inner = `M${left} ${top}H${right}V${bottom}H${left}z`;
  const outer = `M${left - 8} ${top - 8}H${right + 8}V${bottom + 8}H${left - 8}z`;
  return (
    path(`M0 0h${width}v${height}H0z${inner}`, `fill="${ink('paper')}" fill-rule="evenodd"`) +
    path(inner, `fill="none" stroke="${ink('text')}" stroke-width="1.8"`) +
    path(outer, `fill="none" stroke="${ink('text')}" stroke-width=".7"`) +
    path(bars, `fill="${ink('text')}"`)
  );
}

/** A compass rose. */
export function compass(x: number, y: number, scale: number): string {
  return `<g class="compass" transform="translate(${x} ${y})scale(${scale})"><circle r="30" fill="${ink('halo')}" opacity=".85"/><circle r="30" fill="none" stroke="${ink('text')}" stroke-width="1.2"/><circle r="26" fill="none" stroke="${ink('text')}" stroke-width=".6" stroke-dasharray="1 3.08"/><g fill="${ink('gold')}" stroke="${ink('text')}" stroke-width=".6"><path d="M0 0l4-4L16-16 4-4zM0 0l5 0 12 17-12-13zM0 0l-5 0-12 17L-5 4zM0 0l-5 0-12-17 12 13z"/></g><path fill="${ink('halo')}" stroke="${ink('text')}" stroke-width=".8" d="M0-40l5 35L34 0 5 5 0 34-5 5-34 0-5-5z"/><path fill="${ink('title')}" d="M0-40V0l5-5z"/><path fill="${ink('text')}" d="M34 0H0l5 5zM0 34V0l-5 5zM-34 0H0l-5-5z"/><text class="t n" text-anchor="middle" y="-44" font-size="17" font-weight="800">N</text></g>`;
}

/** A scale bar of `km` in `parts`; its left end is at a place. */
export function scaleBar({ board }: Press, [x, y]: readonly [number, number], km: number, parts: number): string {
  const part = (board.km(y) * km) / parts;
  const bars = Array.from({ length: parts }, (_, index) =>
    path(
      `M${tenth(x + index * part)} ${y}h${tenth(part)}v5h${tenth(-part)}z`,
      `fill="${ink(index % 2 ? 'halo' : 'text')}" stroke="${ink('text')}" stroke-width=".8"`,
    ),
  );
  const marks = [0, parts].map((index) => {
    const label = index ? `${km} km` : '0';
    return `<text text-anchor="middle" x="${tenth(x + index * part)}" y="${y - 5}" font-size="11.5" font-weight="600">${label}</text>`;
  });
  return bars.join('') + marks.join('');
}
