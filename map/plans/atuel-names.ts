import { districts } from '#map/browser/districts.ts';
import type { Mountain } from '#map/draw/mountains.ts';
import { type Press, river } from '#map/draw/press.ts';
import { readLayer } from '#map/geography/read-layer.ts';
import { Lettering, type Town } from '#map/letters/lettering.ts';
import type { Metrics } from '#map/letters/metrics.ts';
import type { Name, Side } from '#map/letters/place-names.ts';
import type { WayOut } from '#map/letters/ways-out.ts';
import { byRoad } from './by-road.ts';
import { namePeaks } from './peak-names.ts';

const DOTS = 1.3;

/** The towns, in the order in which they choose their places. */
const towns = (): Town[] => [
  { place: 'San Rafael', kind: 'city', size: 34, over: [-68.31, -34.637] },
  {
    place: 'Villa 25 de Mayo',
    lines: ['Villa', '25 de Mayo'],
    kind: 'town',
    size: 18,
    sides: ['ne', 'n'],
    note: byRoad('villa-25-de-mayo'),
    reach: 30,
  },
  { place: 'El Nihuil', kind: 'town', size: 18, sides: ['e'], reach: 30, note: byRoad('el-nihuil') },
  { place: 'Valle Grande', kind: 'town', size: 18, sides: ['n', 'ne'], reach: 22, note: byRoad('valle-grande') },
  {
    place: 'Cuadro Benegas',
    lines: ['Cuadro', 'Benegas'],
    kind: 'village',
    size: 14.5,
    over: [-68.4312, -34.6475],
    note: byRoad('cuadro-benegas'),
  },
  { place: 'Las Paredes', kind: 'village', size: 14.5, sides: ['ne', 'e', 'n'], note: byRoad('las-paredes') },
  { place: 'Rama Caída', kind: 'village', size: 14.5, sides: ['e'], note: byRoad('rama-caida') },
  { place: 'Rincón del Atuel', kind: 'village', size: 14, sides: ['ne', 'e', 'n'] },
  { place: 'Los Terneros', kind: 'village', size: 14, sides: ['w', 'e'] },
  { place: 'Capitán Montoya', kind: 'village', size: 13.5, sides: ['n', 'w', 's'] },
  { place: 'Salinas El Diamante', kind: 'village', size: 13.5, sides: ['e'] },
  { place: 'El Tropezón', kind: 'village', size: 13.5, sides: ['sw', 'e', 's'] },
  { place: 'Salto de las Rosas', kind: 'village', size: 13.5, sides: ['w', 'sw'] },
  { place: 'Las Malvinas', kind: 'village', size: 14, sides: ['w'] },
  { place: 'Pobre Diablo', kind: 'hamlet', size: 13, sides: ['sw', 'e', 's'] },
];

type Sight = [text: string, lng: number, lat: number, look: Omit<Name, 'lines' | 'at'>];

const sights: Sight[] = [
  [
    'Cañón|del Atuel',
    -68.6,
    -34.94,
    { style: 'sight', size: 28, dot: 38, sides: ['e', 'ne'], reach: 30, color: 'title' },
  ],
  ['Embalse|El Nihuil', -68.745, -35.07, { style: 'water', size: 22, sides: ['over', 's'] }],
  ['Embalse|Valle Grande', -68.5, -34.862, { style: 'water', size: 15.5, dot: 13, sides: ['e'] }],
  ['Los Reyunos', -68.706, -34.595, { style: 'water', size: 16.5, dot: 14, sides: ['s', 'sw', 'n'], reach: 30 }],
  [
    'Dunas del Nihuil',
    -68.55,
    -35.09,
    { style: 'sight', size: 21, sides: ['over', 'n', 's', 'e'], dot: 6, color: 'soft' },
  ],
  ['Salinas del|Diamante', -68.867, -34.935, { style: 'sight', size: 16, sides: ['over', 's'], color: 'soft' }],
  [
    'Cuesta de|los Terneros',
    -68.562,
    -34.695,
    { style: 'sight', size: 15, dot: 10, sides: ['e', 'w'], reach: 22, color: 'soft' },
  ],
  // A dot of its own would be nearer to the city's name than the city's.
  [
    'Cuadro|Nacional',
    districts['cuadro-nacional'].lng,
    districts['cuadro-nacional'].lat,
    { style: 'village', size: 14.5, note: byRoad('cuadro-nacional'), sides: ['over'] },
  ],
  ['Aisol', -68.6218, -34.9849, { style: 'water', size: 14, dot: 22, sides: ['e', 'ne', 'se'], reach: 30 }],
];

/** Power stations on the canyon's floor, with the side of the canyon that has room for the name. */
const stations: [text: string, lng: number, lat: number, sides: Side[]][] = [
  ['Nihuil I', -68.6304, -34.9948, ['w', 'nw', 'sw']],
  ['Nihuil II', -68.6234, -34.9124, ['e', 'w']],
  ['Nihuil III', -68.5752, -34.8824, ['w', 'sw', 'nw', 'n']],
];

const shields: Record<string, number> = {
  RP173: 3,
  RN144: 3,
  RN143: 1,
  RN146: 1,
  RP180: 2,
  RP150: 1,
  RP191: 1,
  RP175: 1,
};

const waysOut: WayOut[] = [
  { words: 'Mendoza', tip: [704, 34], toward: 'up' },
  { words: 'El Sosneado · Malargüe', tip: [32, 788], toward: 'left' },
  { words: 'Monte Comán', tip: [1208, 264], toward: 'right' },
  { words: 'General Alvear', tip: [1208, 446], toward: 'right' },
];

/** Rivers and sights come first, because each has only one place; then towns by rank, roads, peaks. */
export function letterAtuel(press: Press, metrics: Metrics, mountains: Mountain[]): Lettering {
  const { board } = press;
  const lettering = new Lettering(press, metrics);
  const list = towns();
  lettering.townDots(list, DOTS);
  const [atuel, diamante] = [river('Río Atuel'), river('Río Diamante')].map((features) => board.lines(features, 1));
  lettering.river({ words: 'Río Atuel', lines: atuel ?? [], between: [-68.42, -68.35], size: 19, rise: -24 });
  lettering.river({ words: 'Río Diamante', lines: diamante ?? [], between: [-68.62, -68.53], size: 16, rise: -22 });
  for (const way of waysOut) lettering.wayOut(way);
  for (const town of list.slice(0, 4)) lettering.town(town, DOTS);
  for (const [text, lng, lat, look] of sights)
    lettering.name({ lines: text.split('|'), at: board.at([lng, lat]), ...look });
  for (const [text, lng, lat, sides] of stations) {
    const at = board.at([lng, lat]);
    lettering.mark(at);
    lettering.name({ lines: [text], at, style: 'hamlet', size: 13, dot: 30, sides, reach: 30 });
  }
  lettering.region({ words: 'SIERRA PINTADA', at: board.at([-68.735, -34.755]), size: 17, turn: -50 });
  for (const town of list.slice(4)) lettering.town(town, DOTS);
  const numbered = ['roads-national', 'roads-provincial'].flatMap((name) => readLayer(name));
  for (const [ref, count] of Object.entries(shields)) {
    lettering.shield(
      ref,
      numbered.filter(({ properties }) => properties.ref === ref),
      count,
      1.2,
    );
  }
  namePeaks(lettering, mountains, 13);
  return lettering;
}
