import { layer, type Press, river } from '#map/draw/press.ts';
import { Lettering } from '#map/letters/lettering.ts';
import type { Metrics } from '#map/letters/metrics.ts';

/** The text on the sheet, the layer's name, and the size; the most important first. */
const streets: [words: string, name: RegExp, size: number][] = [
  ['Av. Hipólito Yrigoyen', /Yrigoyen/, 14],
  ['Av. Bartolomé Mitre', /Bartolomé Mitre/, 14],
  ['Av. Ing. Balloffet', /Ballof/, 14],
  ['Av. San Martín', /^Avenida San Martín$/, 12.5],
  ['Av. El Libertador', /El Libertador/, 12.5],
  ['Av. Rivadavia', /^Avenida Rivadavia/, 12.5],
  ['Av. Zapata', /Zapata/, 12.5],
  ['Av. Sarmiento', /^Avenida Sarmiento/, 12.5],
  ['Av. Deán Funes', /Dean Funes/, 12.5],
  ['Av. Vélez Sarsfield', /Vélez/, 12.5],
  ['Av. Los Sauces', /Los Sauces/, 12.5],
  ['Av. Alberdi', /Alberdi/, 12.5],
  ['Av. Urquiza', /Urquiza/, 12.5],
  ['Av. Granaderos', /Granaderos/, 12.5],
  ['Av. Rawson', /Rawson/, 12.5],
  ['Av. 9 de Julio', /9 de Julio/, 12.5],
  ['Av. Pedro Vargas', /Pedro Vargas/, 12.5],
  ['Av. R. Iselín', /Iselín/, 12.5],
  ['Av. Colón', /^Avenida Colón/, 12.5],
  ['Av. Julio A. Roca', /Julio A\. Roca/, 12.5],
  ['El Toledano', /Toledano/, 12.5],
  ['Barcala', /^Barcala/, 12.5],
  ['Espínola', /Espínola/, 12.5],
  ['Tiraso', /Tiraso/, 12.5],
  ['Av. Curie', /Curie/, 12.5],
];

/** Around the square the street has two carriageways, which no name can follow. */
const SAN_MARTIN: [number, number][] = [
  [-68.3299, -34.6162],
  [-68.3275, -34.611],
  [-68.3235, -34.6032],
];

const KM_0: [number, number] = [-68.3299, -34.6162];

/** The places where national roads begin and end in the city. */
const shields: [ref: string, count: number][] = [
  ['RN143', 2],
  ['RN144', 1],
  ['RN146', 1],
];

/** Sights come first, then streets by rank: a street has only so many straight stretches. */
export function letterCity(press: Press, metrics: Metrics): Lettering {
  const { board } = press;
  const lettering = new Lettering(press, metrics);
  lettering.wayOut({ words: 'Mendoza · Villa 25 de Mayo', tip: [34, 78], toward: 'left' });
  lettering.wayOut({ words: 'Malargüe · El Nihuil', tip: [34, 848], toward: 'left' });
  lettering.wayOut({ words: 'Valle Grande · General Alvear', tip: [424, 922], toward: 'down' });
  lettering.wayOut({ words: 'Monte Comán', tip: [1366, 704], toward: 'right' });
  lettering.badge('km 0', board.at(KM_0));
  lettering.river({
    words: 'Río Diamante',
    lines: board.lines(river('Río Diamante'), 1),
    between: [-68.412, -68.385],
    size: 18,
    rise: 20,
  });
  nameStreets(press, lettering, streets.slice(0, 7));
  nameSights(press, lettering);
  nameStreets(press, lettering, streets.slice(7));
  lettering.region({ words: 'LAS PAREDES', at: board.at([-68.3946, -34.5987]), size: 14 });
  for (const [ref, count] of shields)
    lettering.shield(
      ref,
      layer('city-roads', (properties) => properties.ref === ref),
      count,
      1.3,
    );
  return lettering;
}

function nameStreets({ board }: Press, lettering: Lettering, some: typeof streets) {
  for (const [words, name, size] of some) {
    const lines =
      words === 'Av. San Martín'
        ? [SAN_MARTIN.map((place) => board.at(place))]
        : board.lines(
            layer('city-roads', (properties) => name.test(properties.name ?? '')),
            0.4,
          );
    // A name is illegible on the red of a national road, so it is written beside it.
    lettering.street({ words, lines, size, shift: size > 13 ? -9 : size * 0.34 });
  }
}

/** The square and the cathedral on it. */
function nameSights({ board }: Press, lettering: Lettering) {
  lettering.name({
    lines: ['Plaza San Martín'],
    at: board.at([-68.3305, -34.613]),
    style: 'sight',
    size: 16,
    dot: 14,
    sides: ['e', 'ne', 'se', 'n'],
    reach: 30,
    color: 'olive',
  });
  const [x, y] = board.at([-68.3318, -34.6124]);
  lettering.name({
    lines: ['Catedral'],
    at: [x - 16, y - 10],
    style: 'sight',
    size: 16,
    dot: 20,
    sides: ['nw', 'n', 'w', 'ne'],
    reach: 30,
    color: 'title',
  });
}
