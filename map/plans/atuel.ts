import { canyon, canyonBed, canyonCourse } from '#map/draw/canyon.ts';
import { barrenAreas, barrens, fieldAreas, fields, heightSteps, sheetOf } from '#map/draw/ground.ts';
import { ink } from '#map/draw/inks.ts';
import { type LandmarkPlace, landmarks } from '#map/draw/landmarks.ts';
import type { Line } from '#map/draw/lines.ts';
import { drawMountains, type Mountain, placeMountains } from '#map/draw/mountains.ts';
import { textured } from '#map/draw/patterns.ts';
import { path, pathOfAll } from '#map/draw/pen.ts';
import { layer, type Press, river } from '#map/draw/press.ts';
import { railways } from '#map/draw/roads.ts';
import { drawStanding, dunes, poplars, scrub } from '#map/draw/standing.ts';
import { brooks, canals, lakeAreas, lakes, rivers } from '#map/draw/water.ts';
import { sheetSigns } from '#map/furniture/words.ts';
import type { Metrics } from '#map/letters/metrics.ts';
import { letterAtuel } from './atuel-names.ts';
import { roadLines, roadsOf } from './atuel-roads.ts';
import { markMountains, reserve, takeCanyon } from './keep-clear.ts';
import type { Plan } from './plan.ts';

const TOLERANCE = 0.6;
const CANYON = 3;
const FIELDS = { tolerance: 0.7, smallest: 14, grain: 1.5 };

const duneField: [number, number, number][] = [
  [-68.62, -35.05],
  [-68.6, -35.075],
  [-68.57, -35.09],
  [-68.64, -35.09],
  [-68.53, -35.1],
  [-68.59, -35.115],
  [-68.62, -35.12],
  [-68.5, -35.09],
  [-68.56, -35.118],
  [-68.48, -35.11],
].flatMap(([lng = 0, lat = 0]): [number, number, number][] => [
  [lng, lat, 1.5],
  [lng + 0.018, lat - 0.012, 1.25],
  [lng - 0.014, lat - 0.008, 1.1],
]);

const sights: LandmarkPlace[] = [
  { shape: 'dam', lng: -68.677, lat: -35.028, scale: 1.25, move: [0, 8] },
  { shape: 'dam', lng: -68.5165, lat: -34.834, scale: 1.15, move: [4, 6] },
  { shape: 'dam', lng: -68.639, lat: -34.6007, scale: 1.1, move: [-6, 6] },
  { shape: 'raft', lng: -68.418, lat: -34.803, scale: 1.45 },
  { shape: 'grapes', lng: -68.4, lat: -34.69, scale: 1.25, move: [-24, 10] },
  { shape: 'grapes', lng: -68.39, lat: -34.6, scale: 1, move: [-30, -6] },
  { shape: 'sail', lng: -68.706, lat: -35.051, scale: 1.2 },
  { shape: 'condor', lng: -68.6, lat: -34.9, scale: 1.5, move: [-90, -30] },
  { shape: 'kayak', lng: -68.545, lat: -34.857, scale: 1, move: [-4, 6] },
  { shape: 'church', lng: -68.5447, lat: -34.5838, scale: 1.2, move: [-24, -2] },
  { shape: 'cathedral', lng: -68.3305, lat: -34.6126, scale: 1, move: [26, -6] },
  { shape: 'para', lng: -68.47, lat: -34.86, scale: 1.3, move: [90, 20] },
];

/** The sheet from the city to the reservoirs and down the canyon. */
export const atuel: Plan = {
  furniture: {
    cartouche: [834, 884],
    legend: [1202, 1222],
    signs: sheetSigns.atuel,
    compass: [92, 108, 1.15],
    scale: { at: [720, 1250], km: 10, parts: 4 },
    tick: 0.05,
    borders: false,
    relief: true,
  },
  draw(press, metrics) {
    const { roads, water, bed, mountains, sightsDrawn, lettering } = placeAll(press, metrics);
    const svg = [
      sheetOf(press, ink('land')),
      heightSteps(press, {
        steps: [
          [1130, 'step1'],
          [1480, 'step2'],
        ],
        stippledFrom: 1300,
        grid: 9,
      }),
      sheetOf(press, textured(press, 'grit')),
      barrens(press, TOLERANCE),
      fields(press, { ...FIELDS, oasis: true }),
      builtUp(press),
      brooks(press, 1.1, 0.8, false),
      drawMountains(press, mountains),
      lakes(press, water, 9),
      canyon(bed, CANYON, 6),
      rivers(
        press,
        [
          { features: river('Río Diamante'), from: -69, to: -68.2, source: 3.4, mouth: 4.4, bank: 1.4 },
          { features: river('Río Atuel'), from: -68.9, to: -68.2, source: 3, mouth: 4.4, bank: 1.4 },
        ],
        0.7,
      ),
      canals(press, TOLERANCE, 1),
      railways(press, TOLERANCE),
      roadsOf(roads),
      standing(press, mountains, water),
      sightsDrawn,
      lettering.svg(),
    ].join('');
    return { svg, dropped: lettering.dropped };
  },
};

/** Decides where everything goes, the fixed before the movable: each takes its room, and the names get what is left. */
function placeAll(press: Press, metrics: Metrics) {
  const roads = roadLines(press);
  reserve(press, [...roads.national, ...roads.provincial], TOLERANCE);
  const areas = barrenAreas(press, TOLERANCE);
  const water = lakeAreas(press, TOLERANCE);
  const bed = canyonBed(
    press.board,
    layer('atuel-rivers', ({ name }) => name === 'Río Atuel'),
    CANYON,
  );
  const course = canyonCourse(bed, CANYON);
  const mountains = placeMountains(press, {
    size: 3.4,
    grid: 19,
    from: 1215,
    air: () => 0.56,
    named: [
      'Cerro Negro de Las Salinas',
      'Cerro Nihuil',
      'Cerro Carrizalito',
      'Cerro Agua del Palo',
      'Cerro de Las Pampillas',
      'Cerro Aisol',
      'Cerro Alto',
    ],
    namedSize: 1.3,
    flat: [...water, ...areas.sand, ...areas.salt, ...areas.marsh],
    clear: course.map((line) => ({ line: line.filter((_, index) => index % 5 === 0), reach: 12 * CANYON })),
  });
  markMountains(press, mountains);
  takeCanyon(press, course, 16);
  const sightsDrawn = landmarks(press, sights);
  const lettering = letterAtuel(press, metrics, mountains);
  return { roads, water, bed, mountains, sightsDrawn, lettering };
}

function builtUp({ board }: Press): string {
  const data = board.areas(layer('urban'), TOLERANCE, 4).map((rings) => pathOfAll(rings, true));
  return path(data.join(''), `fill="${ink('block')}" stroke="${ink('blockDeep')}" stroke-width=".8"`);
}

function standing(press: Press, mountains: Mountain[], water: Line[][]): string {
  const { vineyards, orchards } = fieldAreas(press, FIELDS);
  const { sand, salt, marsh } = barrenAreas(press, TOLERANCE);
  const crops = [...vineyards, ...orchards];
  return drawStanding([
    ...poplars(
      press,
      crops.map(([shore = []]) => shore),
      { smallest: 260, most: 260, step: 7, scale: 1 },
    ),
    ...scrub(press, { count: 900, none: [...crops, ...sand, ...salt, ...marsh, ...water] }, mountains),
    ...dunes(press, duneField),
  ]);
}
