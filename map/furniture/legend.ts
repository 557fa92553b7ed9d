import { ink } from '#map/draw/inks.ts';
import type { Box } from '#map/draw/occupied.ts';
import { textured } from '#map/draw/patterns.ts';
import { escaped } from '#map/draw/pen.ts';
import type { Press } from '#map/draw/press.ts';
import type { Metrics } from '#map/letters/metrics.ts';
import { type LegendSign, legendWords, type SheetLanguage, signId } from './words.ts';

const ROW = 22;
const TEXT_X = 46;
const SIZE = 12.5;

/** The box of a legend, given its lower right corner: the same in all languages, so that names do not move. */
export function legendBox(metrics: Metrics, signs: LegendSign[], [right, bottom]: readonly [number, number]): Box {
  const words = signs.flatMap((sign) => Object.values(legendWords[sign]));
  const widest = Math.max(...words.map((word) => metrics.width(word, 'text-500', SIZE)));
  return [Math.floor(right - widest - TEXT_X - 14), bottom - signs.length * ROW - 16, right, bottom];
}

/** The legend, which explains the signs. */
export function legend(
  press: Press,
  [left, top, right, bottom]: Box,
  signs: LegendSign[],
  language: SheetLanguage,
): string {
  const rows = signs.map((sign, index) => {
    const middle = 8 + ROW * (index + 0.5);
    const words = escaped(legendWords[sign][language]);
    return `<g transform="translate(0 ${middle})"><g id="${signId(press.id, sign)}">${samples[sign](press)}</g><text class="n" x="${TEXT_X}" y="4.2" font-size="${SIZE}" font-weight="500">${words}</text></g>`;
  });
  return `<g class="legend" transform="translate(${left} ${top})"><path fill="${ink('paper')}" stroke="${ink('text')}" stroke-width="1.2" d="M0 0h${right - left}v${bottom - top}H0z"/>${rows.join('')}</g>`;
}

const line = (stroke: string, width: number, more = '') =>
  `<path d="M10 0h26" stroke="${stroke}" stroke-width="${width}"${more}/>`;
const swatch = (fill: string, x: number) => `<path fill="${fill}" d="M${x}-7h11v14h-11z"/>`;

const samples: Record<LegendSign, (press: Press) => string> = {
  national: () => line(ink('national'), 3.5) + line(ink('nationalMiddle'), 1),
  provincial: () => line(ink('provincial'), 1.8),
  avenue: () =>
    line(ink('poplarDeep'), 13, ' stroke-dasharray="4 3.5"') + line(ink('blockDeep'), 8.4) + line(ink('avenue'), 6.8),
  track: () => line(ink('minor'), 1, ' stroke-dasharray="3 2.2"'),
  rail: () => line(ink('rail'), 0.8) + line(ink('rail'), 3.5, ' stroke-dasharray=".8 5"'),
  fields: (press) => swatch(textured(press, 'vines1'), 11) + swatch(textured(press, 'trees0'), 24),
  barrens: (press) =>
    swatch(ink('sand'), 11) +
    swatch(textured(press, 'dunes'), 11) +
    swatch(ink('salt'), 24) +
    swatch(textured(press, 'salt'), 24),
  walls: () => line(ink('stratum3'), 14) + line(ink('stratum1'), 7) + line(ink('water'), 2.5),
  distance: () => `<text class="n d" x="6" y="4" font-size="11.5" font-weight="500">74 km</text>`,
};
