import { barrenAreas, fieldAreas, fields, sheetOf } from '#map/draw/ground.ts';
import { ink } from '#map/draw/inks.ts';
import { type LandmarkPlace, landmarks } from '#map/draw/landmarks.ts';
import type { Line } from '#map/draw/lines.ts';
import { textured } from '#map/draw/patterns.ts';
import { path, pathOfAll } from '#map/draw/pen.ts';
import { inAny, layer, type Press, river } from '#map/draw/press.ts';
import { railways, roadGroup } from '#map/draw/roads.ts';
import { drawStanding, poplars } from '#map/draw/standing.ts';
import { canals } from '#map/draw/water.ts';
import { sheetSigns } from '#map/furniture/words.ts';
import { letterCity } from './city-names.ts';
import type { Plan } from './plan.ts';

const TOLERANCE = 0.5;
const FIELDS = { tolerance: 0.5, smallest: 30, grain: 2.6 };
/** The distance of houses from the middle of a street, in units; a block is about ten wide. */
const BUILT = 11;

const sights: LandmarkPlace[] = [
  { shape: 'plaza', lng: -68.3305, lat: -34.613, scale: 0.9 },
  { shape: 'cathedral', lng: -68.3318, lat: -34.6124, scale: 0.95, move: [-16, 12] },
  { shape: 'grapes', lng: -68.407, lat: -34.6, scale: 1.3, move: [-6, 0] },
  { shape: 'grapes', lng: -68.4, lat: -34.6245, scale: 1.3, move: [60, 40] },
];

/** The sheet of the streets around the plaza, from the river to the airfield's avenue. */
export const city: Plan = {
  furniture: {
    cartouche: [1010, 42],
    legend: [1362, 872],
    signs: sheetSigns.city,
    compass: [1120, 812, 1.05],
    scale: { at: [1060, 906], km: 2, parts: 4 },
    tick: 0.01,
    borders: false,
    relief: false,
  },
  draw(press, metrics) {
    const { board } = press;
    const streets = streetLines(press);
    for (const line of [...streets.avenues, ...streets.trunks]) {
      press.ways.mark(line);
      press.taken.mark(line);
    }
    for (const line of streets.minor) press.taken.mark(line, 0.3);
    const sightsDrawn = landmarks(press, sights);
    const lettering = letterCity(press, metrics);
    const water = pathOfAll(board.lines(river('Río Diamante'), 0.4));
    const svg = [
      sheetOf(press, ink('oasis')),
      sheetOf(press, textured(press, 'plots', FIELDS.grain)),
      fabric(press, streets),
      fields(press, { ...FIELDS, oasis: false }),
      roadGroup(
        path(water, `stroke="${ink('shore')}" stroke-width="9.5"`),
        path(water, `stroke="${ink('water')}" stroke-width="7.5"`),
      ),
      canals(press, TOLERANCE, 2),
      railways(press, TOLERANCE),
      streetsOf(press, streets),
      standing(press),
      sightsDrawn,
      lettering.svg(),
    ].join('');
    return { svg, dropped: lettering.dropped };
  },
};

interface Streets {
  minor: Line[];
  avenues: Line[];
  trunks: Line[];
}

function streetLines({ board }: Press): Streets {
  return {
    minor: board.lines(
      layer('city-streets', ({ kind }) => kind === 'minor'),
      0.6,
      4,
    ),
    avenues: board.lines(
      layer('city-roads', ({ kind = '' }) => /secondary|tertiary/.test(kind)),
      0.4,
    ),
    trunks: board.lines(
      layer('city-roads', ({ kind }) => kind === 'trunk'),
      0.4,
    ),
  };
}

/** Built-up land: a broad band along every street; where streets are close, the bands merge into blocks. */
function fabric(press: Press, { minor }: Streets): string {
  const areas = press.board
    .areas(layer('urban'), TOLERANCE, 4)
    .map((rings) => pathOfAll(rings, true))
    .join('');
  const streets = press.define('streets', (id) => `<path id="${id}" d="${pathOfAll(minor)}"/>`);
  const band = (color: 'land' | 'block', width: number) =>
    `<use href="#${streets}" fill="none" stroke="${ink(color)}" stroke-width="${width}" stroke-linecap="square"/>`;
  return (
    band('land', 2 * BUILT + 16) +
    path(areas, `fill="${ink('block')}" stroke="${ink('land')}" stroke-width="3"`) +
    band('block', 2 * BUILT)
  );
}

function streetsOf(press: Press, { minor, avenues, trunks }: Streets): string {
  const streets = press.define('streets', (id) => `<path id="${id}" d="${pathOfAll(minor)}"/>`);
  const avenue = press.define('avenues', (id) => `<path id="${id}" d="${pathOfAll(avenues)}"/>`);
  const trunk = press.define('trunks', (id) => `<path id="${id}" d="${pathOfAll(trunks)}"/>`);
  const line = (id: string, color: Parameters<typeof ink>[0], width: number, more = '') =>
    `<use href="#${id}" stroke="${ink(color)}" stroke-width="${width}"${more}/>`;
  const trees = (gap: string, shift = '') => ` stroke-dasharray="${gap}"${shift} stroke-linecap="butt"`;
  return roadGroup(
    line(avenue, 'poplarDeep', 15, `${trees('4 7')} opacity=".85"`),
    line(avenue, 'poplar', 13, trees('2.6 8.4', ' stroke-dashoffset="-.4"')),
    line(trunk, 'poplarDeep', 20, `${trees('4.5 8')} opacity=".85"`),
    line(streets, 'blockDeep', 4.4),
    line(avenue, 'blockDeep', 9.2),
    line(streets, 'street', 3),
    line(avenue, 'avenue', 7.6),
    line(trunk, 'halo', 11.5),
    line(trunk, 'national', 9),
    line(trunk, 'nationalMiddle', 1.4, ' stroke-dasharray="10 6"'),
  );
}

function standing(press: Press): string {
  const { vineyards, orchards } = fieldAreas(press, FIELDS);
  const { marsh } = barrenAreas(press, TOLERANCE);
  const rows = poplars(
    press,
    [...vineyards, ...orchards].map(([shore = []]) => shore),
    { smallest: 900, most: 120, step: 11, scale: 1.5 },
  );
  return drawStanding(rows.filter(({ x, y }) => !inAny(marsh, [x, y])));
}
