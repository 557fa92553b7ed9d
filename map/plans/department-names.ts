import type { Mountain } from '#map/draw/mountains.ts';
import { type Press, river } from '#map/draw/press.ts';
import { readLayer } from '#map/geography/read-layer.ts';
import { Lettering, type Town } from '#map/letters/lettering.ts';
import type { Metrics } from '#map/letters/metrics.ts';
import type { Name } from '#map/letters/place-names.ts';
import type { WayOut } from '#map/letters/ways-out.ts';
import { byRoad } from './by-road.ts';
import { namePeaks } from './peak-names.ts';

/** The towns, in the order in which they choose their places. */
const towns = (): Town[] => [
  { place: 'San Rafael', kind: 'city', size: 28, sides: ['ne'], reach: 22 },
  { place: 'General Alvear', kind: 'town', size: 16, sides: ['ne', 'w', 'sw'] },
  { place: 'Malargüe', kind: 'town', size: 17, sides: ['e'], note: byRoad('malargue') },
  { place: 'El Nihuil', kind: 'village', size: 12.5, sides: ['e', 'se', 'ne'], note: byRoad('el-nihuil') },
  { place: 'Valle Grande', kind: 'village', size: 12.5, sides: ['e', 'se'], note: byRoad('valle-grande') },
  { place: 'Villa 25 de Mayo', kind: 'village', size: 12.5, sides: ['n'], reach: 30, note: byRoad('villa-25-de-mayo') },
  { place: 'El Sosneado', kind: 'village', size: 12.5, sides: ['e', 'se'], note: byRoad('el-sosneado') },
  {
    place: 'Monte Comán',
    lines: ['Monte', 'Comán'],
    kind: 'village',
    size: 12.5,
    sides: ['se', 'ne', 'e'],
    reach: 22,
    note: byRoad('monte-coman'),
  },
  { place: 'Villa Atuel', kind: 'village', size: 12.5, sides: ['s'], note: byRoad('villa-atuel') },
  { place: 'Punta del Agua', kind: 'village', size: 12.5, sides: ['e'], note: byRoad('punta-del-agua') },
  { place: 'Real del Padre', kind: 'village', size: 12, sides: ['e', 'ne'], note: byRoad('real-del-padre') },
  { place: 'Goudge', kind: 'village', size: 12, sides: ['se', 's', 'e'] },
  { place: 'Rama Caída', kind: 'village', size: 12, sides: ['e', 'se'] },
  { place: 'Las Malvinas', kind: 'village', size: 12, sides: ['se', 's', 'e', 'sw', 'w'], reach: 30 },
  { place: 'Las Leñas', kind: 'village', size: 12, sides: ['e', 'w', 's'] },
  { place: 'Pareditas', kind: 'village', size: 12 },
  { place: 'Bowen', kind: 'village', size: 12, sides: ['ne', 'se', 'e'] },
  { place: 'Jaime Prats', kind: 'village', size: 12, sides: ['w', 'sw'] },
  { place: 'Corral de Lorca', kind: 'hamlet', size: 12, sides: ['s'] },
  { place: 'Carmensa', kind: 'hamlet', size: 12, sides: ['e'] },
  { place: 'Bardas Blancas', kind: 'hamlet', size: 12, sides: ['e'] },
  { place: 'Ñacuñán', kind: 'hamlet', size: 12, sides: ['e'] },
  { place: 'La Junta', kind: 'hamlet', size: 12, sides: ['w', 'se'] },
];

/** A bar separates the two lines of a name. */
type Sight = [text: string, lng: number, lat: number, look: Omit<Name, 'lines' | 'at'>];

const sights: Sight[] = [
  ['Cañón|del Atuel', -68.59, -34.955, { style: 'sight', size: 15, dot: 13, sides: ['e', 'ne', 'w'], color: 'title' }],
  ['Embalse|El Nihuil', -68.745, -35.07, { style: 'water', size: 13, dot: 20, sides: ['w', 'sw'] }],
  ['Los Reyunos', -68.68, -34.6, { style: 'water', size: 12, dot: 9, sides: ['s', 'sw'] }],
  ['Agua del Toro', -68.903, -34.535, { style: 'water', size: 12, sides: ['over'] }],
  ['Laguna de|Llancanelo', -69.13, -35.62, { style: 'water', size: 14, sides: ['over'] }],
  ['Laguna del|Diamante', -69.68, -34.16, { style: 'water', size: 12, dot: 9, sides: ['e'] }],
  ['Dunas|del Nihuil', -68.53, -35.1, { style: 'sight', size: 12.5, dot: 22, sides: ['e', 'se', 's'], color: 'soft' }],
  [
    'Salinas del|Diamante',
    -68.867,
    -34.935,
    { style: 'sight', size: 12, dot: 13, sides: ['nw', 'w', 'n'], color: 'soft' },
  ],
  [
    'Ruinas del|Hotel Termas',
    -70.045,
    -34.77,
    { style: 'sight', size: 12.5, dot: 22, sides: ['w', 's', 'se', 'sw'], reach: 30, color: 'title' },
  ],
];

/**
 * The spot below the city's name where the map page puts the disc for everything in the city: a road sign there would
 * push the disc onto its neighbours.
 */
const DISC_OF_CITY: [lng: number, lat: number] = [-68.262, -34.637];

const NAMED_PEAKS = ['Volcán Maipo', 'Volcán Overo', 'Cerro Sosneado', 'Cerro Nevado', 'Cerro Diamante'];

/** The number of shields of each road; none for roads where they would only be clutter. */
const shields: Record<string, number> = {
  RN40: 4,
  RN143: 4,
  RN144: 2,
  RN145: 1,
  RN146: 2,
  RN188: 1,
  RP98: 1,
  RP101: 1,
  RP150: 1,
  RP153: 1,
  RP171: 1,
  RP173: 1,
  RP179: 1,
  RP180: 1,
  RP184: 1,
  RP186: 1,
  RP190: 1,
  RP203: 1,
  RP220: 1,
  RP222: 1,
};

/** The destinations of the national roads that visitors arrive by, according to `content/pages/como-llegar.json`. */
const waysOut: WayOut[] = [
  { words: 'Mendoza', tip: [548, 31], toward: 'up' },
  { words: 'San Luis', tip: [1206, 168], toward: 'right' },
  { words: 'Buenos Aires', tip: [1358, 492], toward: 'right' },
  { words: 'Neuquén', tip: [310, 933], toward: 'down' },
  { words: 'Chile', tip: [32, 900], toward: 'left' },
];

/** Rivers and sights come first, because each has only one place; then towns by rank, roads, peaks, regions. */
export function letterDepartment(press: Press, metrics: Metrics, mountains: Mountain[]): Lettering {
  const { board } = press;
  const lettering = new Lettering(press, metrics);
  const list = towns();
  lettering.townDots(list);
  const [atuel, diamante] = [river('Río Atuel'), river('Río Diamante')].map((features) => board.lines(features, 1));
  for (const way of waysOut) lettering.wayOut(way);
  for (const town of list.slice(0, 3)) lettering.town(town);
  lettering.river({ words: 'Río Diamante', lines: diamante ?? [], between: [-67.72, -67.1], size: 14, rise: 7 });
  lettering.river({ words: 'Río Diamante', lines: diamante ?? [], between: [-69.55, -69.12], size: 12, rise: 6 });
  lettering.river({ words: 'Río Atuel', lines: atuel ?? [], between: [-69.4, -68.98], size: 13, rise: 6 });
  lettering.river({ words: 'Río Atuel', lines: atuel ?? [], between: [-68.3, -67.95], size: 12.5, rise: -15 });
  const [x, y] = board.at(DISC_OF_CITY);
  press.taken.put('disc of the city', [x - 22, y - 22, x + 22, y + 22]);
  for (const town of list.slice(3, 9)) lettering.town(town);
  lettering.region({ words: 'SIERRA PINTADA', at: board.at([-68.7, -34.745]), size: 11.5, turn: -38 });
  shieldsOf(lettering, ['RP173', 'RN144']);
  for (const [text, lng, lat, look] of sights)
    lettering.name({ lines: text.split('|'), at: board.at([lng, lat]), ...look });
  namePeaks(
    lettering,
    mountains.filter(({ name = '' }) => NAMED_PEAKS.includes(name)),
    12,
    { 'Cerro Diamante': ['e', 'se'] },
  );
  shieldsOf(
    lettering,
    Object.keys(shields).filter((ref) => ref !== 'RP173' && ref !== 'RN144'),
  );
  for (const town of list.slice(9)) lettering.town(town);
  lettering.region({
    words: 'CORDILLERA DE LOS ANDES',
    at: board.at([-70.4, -34.87]),
    size: 12,
    turn: -83,
    beyond: true,
  });
  lettering.region({ words: 'CHILE', at: board.at([-70.36, -34.42]), size: 13, beyond: true });
  lettering.region({ words: 'MALARGÜE', at: board.at([-69.9, -35.62]), size: 12, beyond: true });
  lettering.region({ words: 'GENERAL ALVEAR', at: board.at([-67.15, -35.28]), size: 12, beyond: true });
  return lettering;
}

function shieldsOf(lettering: Lettering, refs: string[]) {
  const numbered = ['roads-national', 'roads-provincial'].flatMap((name) => readLayer(name));
  for (const ref of refs) {
    const features = numbered.filter(({ properties }) => properties.ref === ref);
    lettering.shield(ref, features, shields[ref] ?? 1, 1.15);
  }
}
