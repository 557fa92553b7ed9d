import { canyon, canyonBed, canyonCourse } from '#map/draw/canyon.ts';
import { barrenAreas, barrens, fieldAreas, fields, glaciers, heightSteps, sheetOf } from '#map/draw/ground.ts';
import { ink } from '#map/draw/inks.ts';
import { type LandmarkPlace, landmarks } from '#map/draw/landmarks.ts';
import type { Line } from '#map/draw/lines.ts';
import { drawMountains, type Mountain, placeMountains } from '#map/draw/mountains.ts';
import { textured } from '#map/draw/patterns.ts';
import { path, pathOfAll } from '#map/draw/pen.ts';
import { inAny, layer, type Press, river } from '#map/draw/press.ts';
import { casedRoad, nationalRoad, nationalRoads, provincialRoads, railways, road, roadGroup } from '#map/draw/roads.ts';
import { drawStanding, dunes, poplars, scrub } from '#map/draw/standing.ts';
import { brooks, canals, lakeAreas, lakes, rivers } from '#map/draw/water.ts';
import { sheetSigns } from '#map/furniture/words.ts';
import type { Metrics } from '#map/letters/metrics.ts';
import { letterDepartment } from './department-names.ts';
import { border, towns, veil } from './department-paper.ts';
import { markMountains, reserve, takeCanyon } from './keep-clear.ts';
import type { Plan } from './plan.ts';

const TOLERANCE = 0.6;
const CANYON = 0.9;
/** The cost of a name on the department's border: more than on a hill, less than on a road. */
const BORDER = 2.5;

const duneField: [number, number, number][] = [
  [-68.62, -35.05, 0.7],
  [-68.6, -35.075, 0.8],
  [-68.57, -35.09, 0.7],
  [-68.64, -35.09, 0.8],
  [-68.53, -35.1, 0.7],
  [-68.59, -35.115, 0.8],
  [-68.55, -35.13, 0.7],
  [-68.62, -35.125, 0.7],
  [-68.5, -35.09, 0.6],
];

const sights: LandmarkPlace[] = [
  { shape: 'dam', lng: -68.677, lat: -35.028, scale: 0.8, move: [-12, 3] },
  { shape: 'dam', lng: -68.639, lat: -34.601, scale: 0.72, move: [-8, 0] },
  { shape: 'dam', lng: -69.035, lat: -34.583, scale: 0.72, move: [-4, 3] },
  { shape: 'raft', lng: -68.43, lat: -34.8, scale: 0.85, move: [34, 8] },
  { shape: 'grapes', lng: -68.42, lat: -34.69, scale: 0.8, move: [-24, 4] },
  { shape: 'condor', lng: -69.62, lat: -34.3, scale: 1.15 },
  { shape: 'condor', lng: -69.75, lat: -35.2, scale: 0.8 },
  { shape: 'ruins', lng: -70.045, lat: -34.77, scale: 0.9, move: [-6, 16] },
  { shape: 'sail', lng: -68.74, lat: -35.045, scale: 0.8, move: [-8, -4] },
  { shape: 'church', lng: -68.5447, lat: -34.5838, scale: 0.75, move: [-16, -2] },
  { shape: 'para', lng: -68.3, lat: -34.95, scale: 0.75, move: [6, 0] },
  { shape: 'grapes', lng: -67.9, lat: -34.8, scale: 0.75, move: [-26, -12] },
];

const namedMountains = [
  'Volcán Maipo',
  'Cerro Sosneado',
  'Cerro Risco Plateado',
  'Volcán Overo',
  'Cerro Nevado',
  'Cerro Diamante',
  'Picos del Barroso (Cumbre Central)',
];

/** The heights in metres from which each tint applies. */
const relief: Parameters<typeof heightSteps>[1] = {
  steps: [
    [1280, 'step1'],
    [1750, 'step2'],
    [2500, 'step3'],
    [3350, 'step4'],
  ],
  stippledFrom: 1500,
  grid: 7,
};

/** The sheet from the Andes to the plain. Everything outside the department is under a veil of paper. */
export const department: Plan = {
  furniture: {
    cartouche: [1016, 38],
    legend: [1362, 872],
    signs: sheetSigns.department,
    compass: [1316, 428, 0.95],
    scale: { at: [1120, 906], km: 50, parts: 4 },
    tick: 0.25,
    borders: true,
    relief: true,
  },
  draw(press, metrics) {
    const { home, roads, water, bed, mountains, sightsDrawn, lettering } = placeAll(press, metrics);
    const isHome = ({ x, y, scale, name }: Mountain) =>
      (name ? [-45, 0, 45] : [-12, 12]).some((across) => inAny([home], [x + across * scale, y - 4]));
    const inHome = ([shore = []]: Line[]) => shore.some((place) => inAny([home], place));
    const svg = [
      sheetOf(press, ink('beyond')),
      path(pathOfAll(home, true), `fill="${ink('land')}"`),
      heightSteps(press, relief),
      sheetOf(press, textured(press, 'grit')),
      barrens(press, TOLERANCE),
      fields(press, { tolerance: 0.8, smallest: 3, grain: 1, oasis: true }),
      brooks(press, 0.8, 0.9, true),
      drawMountains(
        press,
        mountains.filter((one) => !isHome(one)),
      ),
      glaciers(press),
      lakes(
        press,
        water.filter((rings) => !inHome(rings)),
        4,
      ),
      veil(press, home),
      drawMountains(press, mountains.filter(isHome)),
      lakes(press, water.filter(inHome), 4),
      canyon(bed, CANYON, 1.8),
      rivers(press, courses(), 0.9),
      canals(press, TOLERANCE, 1),
      railways(press, TOLERANCE),
      roadsOf(press, roads),
      border(press, home),
      towns(press, TOLERANCE),
      standing(press, mountains, home),
      sightsDrawn,
      lettering.svg(),
    ].join('');
    return { svg, dropped: lettering.dropped };
  },
};

/** Decides where everything goes, the fixed before the movable: each takes its room, and the names get what is left. */
function placeAll(press: Press, metrics: Metrics) {
  const { board } = press;
  const home =
    board.areas(
      layer('departments', ({ main }) => Boolean(main)),
      0.5,
    )[0] ?? [];
  const roads = {
    national: board.lines(nationalRoads(), TOLERANCE),
    provincial: board.lines(provincialRoads(), TOLERANCE),
  };
  reserve(press, [...roads.national, ...roads.provincial], TOLERANCE);
  const areas = barrenAreas(press, TOLERANCE);
  const water = lakeAreas(press, TOLERANCE);
  const mountains = placeMountains(press, {
    size: 1.45,
    grid: 11,
    from: 1400,
    air: (place) => (inAny([home], place) ? 0.5 : 0.74),
    named: namedMountains,
    namedSize: 1.35,
    flat: [...water, ...areas.sand, ...areas.salt, ...areas.marsh],
  });
  markMountains(press, mountains);
  const bed = canyonBed(board, river('Río Atuel'), CANYON);
  const course = canyonCourse(bed, CANYON);
  takeCanyon(press, course);
  press.taken.mark([...(home[0] ?? []), ...(home[0] ?? []).slice(0, 1)], BORDER);
  const sightsDrawn = landmarks(press, sights);
  const lettering = letterDepartment(press, metrics, mountains);
  return { home, roads, water, bed, mountains, sightsDrawn, lettering };
}

/** The rivers, wider from their source to their mouth; `from` and `to` are longitudes. */
const courses = (): Parameters<typeof rivers>[1] => [
  {
    features: [...river('Río Salado'), ...river('Río Desaguadero')],
    from: -70,
    to: -66.7,
    source: 1,
    mouth: 1.6,
    bank: 0.8,
  },
  { features: river('Río Diamante'), from: -69.8, to: -67.4, source: 1.1, mouth: 3, bank: 0.8 },
  { features: river('Río Atuel'), from: -70.15, to: -67.6, source: 1.1, mouth: 3.2, bank: 0.8 },
];

function roadsOf({ board }: Press, { national, provincial }: { national: Line[]; provincial: Line[] }): string {
  const old = board.lines(
    layer('roads-national', ({ ref = '' }) => ref.startsWith('Ex')),
    TOLERANCE,
  );
  return roadGroup(
    road(board.lines(layer('roads-other'), TOLERANCE, 12), 'minor', 0.8),
    road(old, 'provincial', 1, ' stroke-dasharray="4 2.5"'),
    casedRoad(provincial, 'provincial', 1.5),
    nationalRoad(national, 3),
  );
}

function standing(press: Press, mountains: Mountain[], home: Line[]): string {
  const { vineyards, orchards } = fieldAreas(press, { tolerance: 0.8, smallest: 3 });
  const { sand, salt, marsh } = barrenAreas(press, TOLERANCE);
  const crops = [...vineyards, ...orchards];
  const none = [...crops, ...sand, ...salt, ...marsh, ...lakeAreas(press, TOLERANCE)];
  return drawStanding([
    ...poplars(
      press,
      crops.map(([shore = []]) => shore),
      { smallest: 45, most: 150, step: 4.5, scale: 0.62 },
    ),
    ...scrub(press, { count: 520, none, within: [home] }, mountains),
    ...dunes(press, duneField),
  ]);
}
