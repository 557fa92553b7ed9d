import { type Ink, type Light, mix, overprint, type Palette, palette } from './palette.ts';
import { hash, type Random, seededRandom } from './random.ts';

/** Every picture is composed on a sheet whose short side has this many units, whatever its final size. */
const SHORT_SIDE = 900;
/** How far shapes run over the edge, so that no ground shows at the border. */
const BLEED = 20;

type Point = readonly [x: number, y: number];

type Sheet = {
  width: number;
  height: number;
  name: string;
  scene: string;
  inks: Palette;
  night: boolean;
  random: Random;
};

/** A way to compose a picture. Proportions stand in the drawing itself: there, the numbers are the composition. */
type Family = {
  subjects: RegExp;
  lights: readonly Light[];
  draw(sheet: Sheet): string;
  /** The two inks that cover most of what lies below the sky. */
  ground: readonly [Ink, Ink];
  /** Lamps are lit here at night, so that it is never printed in the inks of the night. */
  indoors?: true;
};

/** What a picture can be of; the first subject that a scene names decides on its family. */
const SUBJECTS = {
  vineyard:
    /\b(vin(e|es|eyards?)|winer(y|ies)|orchards?|lavender|harvest\w*|farms?|fields?|pergolas?|grapes?|sheep|golf|maze|garden)\b/i,
  canyon: /\b(canyons?|gorges?|cliffs?|rock[sy]?|raft\w*|rapids|river\w*|condor|cave\w*|zip|climb\w*|ferrata|rope)\b/i,
  dunes: /\b(dunes?|sand\w*|desert|steppe|salt|rally|quad|plain)\b/i,
  lake: /\b(lakes?|reservoirs?|lagoons?|kayaks?|boats?|catamaran|angl\w+|fish\w*|water|pool|windsurf\w*|windy|pier|divers?|islet|swim\w*|dam)\b/i,
  avenue:
    /\b(poplars?|avenues?|roads?|streets?|boulevard|city|bus|coach\w*|cars?|taxis?|park\w*|squares?|cycl\w*|bicycles?|lane|pavement|trees?|station)\b/i,
  city: /\b(night\w*|bars?|club\w*|disco|dance|neon|pizzeria|cocktails?|tonic|beer|pints?|taps|dj|bingo|casino|stage|theatre|concert|festival|crowd)\b/i,
  olives: /\b(olives?|oil|mill|carob|willows?|picnic|playground|eucalyptus)\b/i,
  cellar: /\b(cellars?|barrels?|casks?|vault\w*|arch\w*|tanks?|vats?|tunnel)\b/i,
  table:
    /\b(tables?|bread|glass(es)?|wine|bottles?|caf\S+|coffee|mate|mug|cups?|pot\w*|plates?|dish\w*|cheeses?|jam|loa[fv]\w*|loom|leather\w*|soap|pizza|bak\w+|cake\w*|grill\w*|meat|restaurant|kitchen|craft\w*|notebook|backpack|ice cream|food|map|burger)\b/i,
  peaks:
    /\b(snow\w*|ski\w*|peaks?|ande\w+|mountains?|hik\w+|trail\w*|volcan\w+|pass|slopes?|viewpoint|lookout|horse\w*|riders?|camp\w*|tents?|airport|jet)\b/i,
  arcade:
    /\b(rooms?|bedroom|hall|museum|gallery|shops?|counter|desk|window|living|lobby|salon|office|library|porch|patio|terrace|spa|hostel|hotel|beds?|dining|guesthouse|exhibition)\b/i,
  homestead:
    /\b(cabins?|houses?|chapel|church|cathedral|adobe|fort|ruins|village|farmhouse|lodge|building|inn|chalet|home)\b/i,
};

/** Scenes that name their light; the others take one that suits the family. */
const NAMED_LIGHTS: readonly [RegExp, Light][] = [
  [/\b(nights?|stars?|moonlit|neon|fireworks|nightclub|disco)\b/i, 'noche'],
  [/\b(sunset|dusk|evening|embers|candle\w*|procession)\b/i, 'ocaso'],
  [/\b(snow\w*|ski\w*|frost\w*|winter)\b/i, 'invierno'],
  [/\b(autumn|yellow|cottonwoods)\b/i, 'otono'],
  [/\b(dawn|sunrise|morning|mist\w*|steaming)\b/i, 'alba'],
  [/\b(golden|warm|late afternoon|low sun)\b/i, 'dorada'],
];

/** A quiet poster landscape for a picture that has not been drawn yet: the same seed gives the same bytes. */
export function standIn(options: { seed: string; scene: string; width: number; height: number }): {
  svg: string;
  color: string;
} {
  const { seed, scene, width, height } = options;
  const family = familyOf(seed, scene);
  const light = lightOf(family, seed, scene);
  const inks = palette(light);
  const scale = Math.min(width, height) / SHORT_SIDE;
  const sheet: Sheet = {
    width: width / scale,
    height: height / scale,
    name: hash(seed).toString(36),
    scene,
    inks,
    night: light === 'noche',
    random: seededRandom(seed),
  };
  const placing = sheet.random.chance(0.5)
    ? `scale(${brief(scale)})`
    : `matrix(${brief(-scale)} 0 0 ${brief(scale)} ${width} 0)`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"` +
    ` preserveAspectRatio="xMidYMid slice"><g stroke-linecap="round" transform="${placing}">${family.draw(sheet)}</g></svg>`;
  const [main, other] = family.ground;
  return { svg, color: mix(mix(inks.skyMiddle, inks.skyLow, 0.4), mix(inks[main], inks[other], 0.4), 0.55) };
}

function familyOf(seed: string, scene: string): Family {
  const found = FAMILIES.map((family) => ({ family, at: scene.search(family.subjects) })).filter(({ at }) => at >= 0);
  const [first] = found.sort((one, other) => one.at - other.at);
  return first?.family ?? seededRandom(seed).pick(FAMILIES);
}

/** The pictures of one place are numbered: counting on through the lights keeps two neighbours from sharing one. */
function lightOf(family: Family, seed: string, scene: string): Light {
  const named = NAMED_LIGHTS.find(([words]) => words.test(scene));
  if (named) return named[1] === 'noche' && family.indoors ? 'ocaso' : named[1];
  const number = Number(/\d+$/.exec(seed)?.[0] ?? 0);
  return family.lights[(hash(seed.replace(/\d+$/, '')) + number) % family.lights.length] ?? 'dia';
}

// Marks

function brief(value: number): string {
  return String(Math.round(value * 1e4) / 1e4);
}

function at(x: number, y: number): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}

/** Relative moves are a third shorter than places; the first point is rounded first, so that none drifts. */
function polygon(points: readonly Point[]): string {
  let from: Point = [0, 0];
  const moves = points.map(([x, y]) => {
    const to: Point = [Math.round(x), Math.round(y)];
    const move = at(to[0] - from[0], to[1] - from[1]);
    from = to;
    return move;
  });
  return `M${moves[0]}l${moves.slice(1).join(' ')}z`;
}

/** Reads "x y x y ...": shares of `size` from a place, up is negative. */
function pattern(x: number, y: number, size: number, shares: string): Point[] {
  const pairs = shares.split('  ').map((pair) => pair.split(' ').map(Number));
  return pairs.map(([dx = 0, dy = 0]): Point => [x + dx * size, y + dy * size]);
}

function cut(x: number, y: number, size: number, shares: string): string {
  return polygon(pattern(x, y, size, shares));
}

/** The same in shares of the sheet. */
function spots({ width, height }: Sheet, shares: string): Point[] {
  return pattern(0, 0, 1, shares).map(([x, y]) => [x * width, y * height]);
}

/** Cuts the corners of an open line into curves, as a knife through paper would. */
function curve(points: readonly Point[], start = 'M'): string {
  const [first = [0, 0], ...rest] = points;
  const bends = rest.slice(0, -1).map(([x, y], index) => {
    const [nextX, nextY] = rest[index + 1] ?? [x, y];
    return `Q${at(x, y)} ${at((x + nextX) / 2, (y + nextY) / 2)}`;
  });
  return `${start}${at(...first)}${bends.join('')}L${at(...(rest.at(-1) ?? first))}`;
}

/** A doorway with a round head. */
function archway(x: number, foot: number, half: number, spring: number): string {
  const [width, radius] = [Math.round(half * 2), Math.round(half)];
  return `M${at(x - half, foot)}V${Math.round(spring)}a${radius} ${radius} 0 0 1 ${width} 0V${Math.round(foot)}z`;
}

function path(ink: string, shapes: string | readonly string[], opacity: number): string {
  const marks = typeof shapes === 'string' ? shapes : shapes.join('');
  // A path needs no space before a minus sign.
  return `<path ${ink}${opacity < 1 ? ` opacity="${opacity}"` : ''} d="${marks.replaceAll(' -', '-')}"/>`;
}

function print(ink: string, shapes: string | readonly string[], opacity = 1): string {
  return path(`fill="${ink}"`, shapes, opacity);
}

/** A flat ink with openings in it: walls with arches. */
function pierced(ink: string, shape: string, openings: string): string {
  return path(`fill="${ink}" fill-rule="evenodd"`, shape + openings, 1);
}

function stroke(ink: string, width: number, shapes: string | readonly string[], opacity = 1): string {
  return path(`fill="none" stroke="${ink}" stroke-width="${Math.round(width)}"`, shapes, opacity);
}

/** A short level stroke: glint, cast shadow, stave. */
function dash(x: number, y: number, length: number): string {
  return `M${at(x, y)}h${Math.round(length)}`;
}

/** Round dots: strokes of no length with round ends take a quarter of what circles take. */
function dots(ink: string, diameter: number, places: readonly Point[], opacity = 1): string {
  const marks = places.map((place) => `M${at(...place)}h0`);
  return stroke(ink, diameter, marks, opacity);
}

function block({ width, height }: Sheet, top: number, bottom = height): string {
  return `M0 ${Math.round(top)}H${Math.ceil(width)}V${Math.ceil(bottom)}H0z`;
}

function band(sheet: Sheet, ink: string, top: number, bottom?: number): string {
  return print(ink, block(sheet, top, bottom));
}

function times<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

// Light

/** Inks of something `air` far away (0 here, 1 lost in the haze): lit and in shade. */
function tones({ inks, night }: Sheet, ink: string, air = 0): { lit: string; shade: string } {
  const far = (tone: string) => mix(tone, inks.haze, air);
  return { lit: far(ink), shade: far(overprint(ink, inks.shade, night ? 0.55 : 0.72)) };
}

function sky(sheet: Sheet, horizon: number): string {
  const { inks, name, random, width, night } = sheet;
  const stop = (ink: string, index: number) => `<stop offset="${index * 0.5}" stop-color="${ink}"/>`;
  const blend = [inks.skyTop, inks.skyMiddle, inks.skyLow].map(stop);
  const stars = times(night ? 40 : 0, (): Point => [random.between(0, width), random.between(0, horizon * 0.8)]);
  const lenses = times(random.pick([2, 3]), (index) => {
    const [x, y, half] = [width * random.between(0.6, 0.9), horizon * (0.2 + 0.18 * index), random.between(60, 150)];
    return `M${at(x - half, y)}q${at(half * 0.9, -24)} ${at(half * 2, 0)}q${at(-half, 12)} ${at(-half * 2, 0)}z`;
  });
  return (
    // The name keeps the blends of several pictures apart when a page holds them inline.
    `<linearGradient id="s${name}" x2="0" y2="1">${blend.join('')}</linearGradient>` +
    band(sheet, `url(#s${name})`, 0, horizon + BLEED) +
    (night ? dots(inks.sun, 3, stars, 0.8) : '') +
    sun(sheet, width * random.between(0.24, 0.36), Math.max(130, horizon * random.between(0.4, 0.62)), 42) +
    print(inks.cloud, lenses, night ? 0.5 : 0.85)
  );
}

/** The signature of the series: a disc in four translucent rings. */
function sun({ inks, night }: Sheet, x: number, y: number, radius: number): string {
  const rings = [5.4, 4.1, 2.9, 1.9].map((size) => dots(inks.sun, radius * size * 2, [[x, y]], night ? 0.06 : 0.16));
  return rings.join('') + dots(inks.sun, radius * 2, [[x, y]]);
}

// Land

type Range = { foot: number; height: number; summits: number; ink: string; air: number; snow?: number };

/** Mountains as a draughtsman builds them: from each summit a lit flank, a broken spine and a flank in shade. */
function range(sheet: Sheet, { foot, height, summits, ink, air, snow = 0 }: Range): string {
  const { random, width, inks } = sheet;
  const rock = tones(sheet, ink, air);
  const cap = tones(sheet, inks.snow, air * 0.6);
  const spacing = (width + 240) / summits;
  const lead = Math.floor(summits * 0.62);
  const tops = times(summits, (index): Point => {
    const rise = index === lead ? 1 : random.between(0.5, 0.82);
    return [spacing * (index + random.between(0.3, 0.7)) - 120, foot - height * rise];
  });
  const saddles = times(summits + 1, (index): Point => {
    const [left, right] = [tops[index - 1] ?? [-360, foot], tops[index] ?? [width + 360, foot]];
    const lower = foot - Math.max(left[1], right[1]);
    return [(left[0] + right[0]) / 2, foot - lower * random.between(0.35, 0.62)];
  });
  const flank = (top: Point, to: Point, rough: number) =>
    [0, 0.4, 0.7, 1].map((share): Point => {
      const loose = share % 1 === 0 ? 0 : rough * spacing;
      const drop = share + random.between(-0.06, 0.06) * Math.sign(loose);
      return [top[0] + (to[0] - top[0]) * share + random.between(-loose, loose), top[1] + (to[1] - top[1]) * drop];
    });
  const outline: Point[] = [];
  const [shades, spurs, caps, capShades]: [string[], string[], string[], string[]] = [[], [], [], []];
  for (const [index, top] of tops.entries()) {
    const [left = top, right = top] = saddles.slice(index);
    const [sunward, leeward] = [flank(top, left, 0.05), flank(top, right, 0.05)];
    const spine = flank(top, [top[0] + spacing * random.between(-0.05, 0.2), foot], 0.1);
    outline.push(...sunward.toReversed(), ...leeward.slice(1));
    shades.push(polygon([...leeward, [right[0], foot], ...spine.slice(1).toReversed()]));
    if (snow === 0) continue;
    const [x, y] = sunward[1] ?? top;
    spurs.push(cut(x, y, foot - y, '0 0  .16 .5  .08 1  -.3 1  -.06 .4'));
    if (foot - top[1] < height * (1 - snow)) continue;
    const [a, b, c] = [sunward[1] ?? top, spine[1] ?? top, leeward[1] ?? top];
    const notch = (one: Point, other: Point): Point => [
      (one[0] + other[0]) / 2,
      (top[1] + Math.min(one[1], other[1])) / 2,
    ];
    caps.push(polygon([top, a, notch(a, b), b]));
    capShades.push(polygon([top, b, notch(b, c), c]));
  }
  const mass = polygon([...outline, [width + 240, foot + BLEED], [-240, foot + BLEED]]);
  const slopes =
    print(rock.lit, mass) + (snow ? print(mix(rock.lit, rock.shade, 0.45), spurs) : '') + print(rock.shade, shades);
  return slopes + (snow ? print(cap.lit, caps) + print(cap.shade, capShades) : '');
}

/** The Andes as a backdrop: a far snowy range and lower hills before it. */
function andes(sheet: Sheet, foot: number, height: number): string {
  const { inks, random } = sheet;
  return (
    range(sheet, { foot, height, summits: random.pick([4, 5]), ink: inks.granite, air: 0.42, snow: 0.5 }) +
    range(sheet, { foot, height: height * 0.4, summits: random.pick([5, 6]), ink: inks.rockD, air: 0.4 })
  );
}

/** A rolling edge of land, filled to the bottom of the sheet. */
function hill({ width, height, random }: Sheet, ink: string, level: number, swell: number): string {
  const phase = random.between(0, 6);
  const crest = times(6, (index): Point => [(width * index) / 5, level + swell * Math.sin(phase + index * 1.3)]);
  return print(ink, `${curve(crest)}V${Math.ceil(height)}H0z`);
}

/** Rows that run to one vanishing point: each has a lit top, a side in shade and its shadow on the soil. */
function rows(sheet: Sheet, horizon: number, eye: number, ink: string): string {
  const { inks, width, height } = sheet;
  const { lit, shade } = tones(sheet, ink);
  const gap = 290;
  const reach = Math.ceil((width * 1.7) / gap);
  const drop = height + BLEED - horizon;
  const fan = (from: number, wide: number) =>
    times(
      reach * 2,
      (index) => `M${at(eye, horizon)}l${at((index - reach + from) * gap, drop)}h${Math.round(wide * gap)}z`,
    );
  return (
    band(sheet, mix(inks.soil, inks.paper, 0.12), horizon) +
    print(overprint(inks.soil, inks.shade, 0.6), fan(0.7, 0.2)) +
    print(shade, fan(0.46, 0.26)) +
    print(mix(lit, inks.paper, 0.12), fan(0.28, 0.2)) +
    band(sheet, mix(lit, inks.haze, 0.3), horizon - 4, horizon + 12)
  );
}

/** Lombardy poplars: the windbreaks of the oasis. */
function poplars(sheet: Sheet, places: readonly Point[], tall: number, ink: string, air: number): string {
  const { lit, shade } = tones(sheet, ink, air);
  const trees = places.map(([x, y]) => ({ x, y, h: tall * sheet.random.between(0.8, 1.1) }));
  const back = (h: number) => `q${at(h * 0.2, h * 0.66)} 0 ${Math.round(h)}`;
  const flames = trees.map(({ x, y, h }) => `M${at(x, y)}q${at(-h * 0.2, -h * 0.34)} ${at(0, -h)}${back(h)}z`);
  const backs = trees.map(({ x, y, h }) => `M${at(x, y - h)}${back(h)}q${at(h * 0.05, -h * 0.4)} ${at(0, -h)}z`);
  return print(lit, flames) + print(shade, backs);
}

/** A windbreak on the horizon, open towards the sun. */
function windbreak(sheet: Sheet, foot: number, tall: number): string {
  const { width, random, inks } = sheet;
  const places = times(Math.ceil(width / 64), (index): Point => [index * 64 + random.between(-12, 12), foot]);
  const open = places.filter(([x]) => x < width * 0.14 || x > width * 0.42);
  return poplars(sheet, open, tall, inks.poplarDark, 0.28);
}

/** Round crowns on trunks: olives, planes, fruit trees. */
function grove(sheet: Sheet, places: readonly Point[], size: number, ink: string, air: number): string {
  const { inks } = sheet;
  const { lit, shade } = tones(sheet, ink, air);
  const trunk = mix(overprint(inks.wood, inks.shade, 0.6), inks.haze, air);
  const crown = (lumps: string) => places.flatMap(([x, y]) => pattern(x, y, size, lumps));
  const trunks = places.map(([x, y]) => `M${at(x, y)}v${Math.round(-size)}`);
  const shadows = places.map(([x, y]) => dash(x, y, size * 1.5));
  return (
    stroke(inks.shade, size * 0.26, shadows, 0.45) +
    stroke(trunk, size * 0.24, trunks) +
    dots(shade, size * 1.3, crown('-.5 -1.3  .05 -1.75  .62 -1.35')) +
    dots(lit, size, crown('-.6 -1.45  -.1 -1.85  .36 -1.55'))
  );
}

/** A gabled house lit from the front, its long side in shade: winery, chapel or cabin. */
function house(sheet: Sheet, x: number, foot: number, size: number): string {
  const { inks, scene, night } = sheet;
  const wooden = /cabin|lodge|chalet/i.test(scene);
  const wall = tones(sheet, wooden ? inks.wood : inks.wall);
  const roof = tones(sheet, wooden ? inks.rockD : inks.roof);
  const part = (ink: string, shares: string) => print(ink, cut(x, foot, size, shares));
  const opening = (along: number, sill: number, half: number) =>
    archway(x + size * along, foot - size * sill, size * half, foot - size * (sill + half * 1.6));
  const windows = [0.8, 1.25, 1.7].map((along) => opening(along, 0.2, 0.09));
  const belfry = '-.16 -.9  -.16 -1.5  0 -1.72  .16 -1.5  .16 -.9';
  return (
    print(inks.shade, cut(x, foot, size, '-.5 0  2 0  2.5 .16  0 .16'), 0.5) +
    part(wall.shade, '0 0  0 -.62  2 -.62  2 0') +
    part(roof.lit, '0 -1.12  1.5 -1.12  2.1 -.54  .5 -.54') +
    part(wall.lit, '-.5 0  -.5 -.62  0 -1.12  .5 -.62  .5 0') +
    part(roof.shade, '0 -1.18  .6 -.56  .5 -.54  0 -1.06  -.5 -.54  -.6 -.56') +
    (/chapel|church|cathedral/i.test(scene) ? part(wall.lit, belfry) + print(inks.deep, opening(0, 1.2, 0.07)) : '') +
    print(night || wooden ? inks.lamp : inks.wood, opening(0, 0, 0.15)) +
    print(night || wooden ? inks.lamp : overprint(wall.shade, inks.shade, 0.7), windows)
  );
}

/** One wall of a canyon: beds of rock from the rim down, each cut back to a cliff or out to a ledge. */
function cliff(
  sheet: Sheet,
  eye: number,
  side: 1 | -1,
  wall: { base: number; reach: number; top: number; air: number },
): string {
  const { width, height, inks, random } = sheet;
  const { base, top, reach, air } = wall;
  const outer = side > 0 ? width + BLEED : -BLEED;
  const beds = [inks.rockB, inks.rockA, inks.rockC, inks.rockD, inks.rockB, inks.rockC, inks.rockA, inks.steppe];
  const edge = pattern(0, 0, 1, '0 0  .02 .1  .12 .22  .15 .3  .32 .46  .36 .54  .6 .7  .76 .84  1 1').map(
    ([out, drop]): Point => [
      eye + (outer - eye) * (reach - 0.3 * out) + random.between(-8, 8),
      top + (base - top) * drop,
    ],
  );
  // Beds of a receding wall run to the eye's height: they fall towards it above and rise towards it below.
  const tilt = ([x, y]: Point) => y + ((y - height * 0.56) * 1.1 * Math.abs(outer - x)) / width;
  const shapes = beds.map((ink, index) => {
    const [start = [0, 0], next = [0, 0]] = edge.slice(index);
    const { lit, shade } = tones(sheet, ink, air);
    const crest: Point = [
      (start[0] + outer) / 2 + random.between(-40, 40),
      (start[1] + tilt(start)) / 2 + random.between(-9, 9),
    ];
    const ledge: Point = [start[0] + (next[0] - start[0]) * 0.3, start[1] + (next[1] - start[1]) * 0.75];
    const under: Point[] = [
      [next[0], next[1] + 16],
      [outer, tilt(next) + 30],
    ];
    return print(side > 0 ? lit : shade, polygon([[outer, tilt(start)], crest, start, ledge, next, ...under]));
  });
  const gullies = [0.25, 0.5, 0.78].map((share) => {
    const y = top + (base - top) * random.between(0.1, 0.3);
    return cut(
      eye + (outer - eye) * (reach + (1 - reach) * share),
      y,
      base - y,
      '0 0  .06 .4  .04 .98  -.07 1  -.05 .45',
    );
  });
  return (
    shapes.join('') + print(mix(overprint(inks.rockD, inks.shade, side > 0 ? 0.6 : 1), inks.haze, air), gullies, 0.32)
  );
}

/** A river that swings towards the viewer and out of the sheet. */
function river({ width, height, inks }: Sheet, eye: number, source: number): string {
  const deep = height - source;
  const bank = (side: number) =>
    [0, 0.08, 0.22, 0.45, 0.75, 1.1].map(
      (drop, index): Point => [
        eye + Math.sin(index * 1.5) * 140 * drop + side * (6 + width * 0.3 * drop ** 1.4),
        source + deep * drop,
      ],
    );
  const glints = [0.2, 0.34, 0.5, 0.68, 0.85].map((drop) =>
    dash(eye - 90 * drop + 20, source + deep * drop, 160 * drop),
  );
  return (
    print(inks.water, `${curve(bank(-1))}${curve(bank(1).toReversed(), 'L')}z`) +
    print(inks.waterDeep, `${curve(bank(-1))}${curve(bank(-0.45).toReversed(), 'L')}z`) +
    stroke(inks.paper, 4, glints, 0.5)
  );
}

/** A dune with a lit back and a slip face in shade behind its winding crest. */
function dune(sheet: Sheet, x: number, y: number, foot: number, air: number): string {
  const { width, height, inks } = sheet;
  const { lit, shade } = tones(sheet, inks.sand, air);
  const rise = foot - y;
  const along = (shares: string) => pattern(0, 0, 1, shares).map(([dx, dy]): Point => [x + dx * width, y + dy * rise]);
  const left = pattern(
    0,
    foot,
    1,
    `${-BLEED} 0  ${x * 0.35} ${-rise * 0.18}  ${x * 0.75} ${-rise * 0.58}  ${x} ${-rise}`,
  );
  const right: Point[] = [...along('0 0  .14 .3  .3 .82'), [width + BLEED, foot]];
  const slip: Point[] = [...along('0 0  -.03 .3  .07 .7  -.1 1.4'), [x - width * 0.02, height + BLEED]];
  return (
    print(lit, `${curve(left)}${curve(right, 'L')}V${Math.ceil(height)}H0z`) +
    print(shade, `${curve(slip)}H${Math.ceil(width)}${curve(right.toReversed(), 'L')}z`)
  );
}

/** Houses against the evening, some windows lit. */
function skyline(sheet: Sheet, level: number, tall: number, ink: string): string {
  const { width, height, random, inks } = sheet;
  const [blocks, windows]: [string[], string[]] = [[], []];
  for (let x = -BLEED; x < width; ) {
    const [wide, high] = [random.between(80, 160), tall * random.between(0.4, 1)];
    blocks.push(`M${at(x, height)}V${Math.round(level - high)}h${Math.round(wide)}V${Math.round(height)}z`);
    const panes = pattern(x + 22, level - high + 32, 28, '0 0  1 0  2 0  0 1.7  1 1.7  2 1.7');
    windows.push(...panes.filter(() => random.chance(0.45)).map((pane) => `M${at(...pane)}v8`));
    x += wide + (random.chance(0.25) ? 40 : 0);
  }
  return print(ink, blocks) + stroke(inks.lamp, 10, windows);
}

/** A string of bulbs across a street. */
function bulbs({ inks }: Sheet, from: number, to: number, y: number, sag: number): string {
  const bulb = (share: number): Point => [from + (to - from) * share, y + sag * 2 * share * (1 - share) + 8];
  const cord = `M${at(from, y)}Q${at((from + to) / 2, y + sag)} ${at(to, y)}`;
  const lamps = times(12, (index) => bulb(index / 11));
  return stroke(inks.deep, 3, cord) + dots(inks.lamp, 40, lamps, 0.2) + dots(inks.lamp, 14, lamps);
}

/** Half profiles of turned things, "half-width height" from the foot up, in shares of their height. */
const PROFILES = {
  bottle: '.13 0  .14 .04  .14 .5  .13 .62  .05 .7  .045 .9  .06 .92  .06 1',
  glass: '.2 0  .2 .02  .03 .05  .025 .4  .12 .46  .23 .6  .24 .75  .18 1',
  jar: '.2 0  .24 .1  .4 .4  .38 .62  .2 .78  .17 .86  .24 1',
  cup: '.3 0  .34 .1  .5 .6  .52 1',
  loaf: '.9 0  1.1 .3  .95 .8  .4 1',
  gourd: '.22 0  .3 .06  .46 .3  .44 .62  .28 .84  .32 1',
} as const;

type Thing = readonly [profile: keyof typeof PROFILES, ink: Ink, x: number, tall: number];

/** What stands on a table, by the words of the scene; the last goes with everything. */
const STILL_LIFES: readonly [RegExp, ...Thing[]][] = [
  [/wine|malbec|sparkling|barrel|bar\b/i, ['bottle', 'leafDark', 50, 480], ['glass', 'wine', -130, 290]],
  [/\boil|olive/i, ['bottle', 'olive', 40, 420], ['cup', 'wall', -150, 120]],
  [/mate\b|backpack|notebook|map/i, ['gourd', 'wood', 30, 260], ['cup', 'accent', -190, 120]],
  [/caf|coffee|mug|cake|breakfast|ice cream/i, ['cup', 'wall', 40, 200], ['loaf', 'rockB', -210, 90]],
  [
    /bread|loa[fv]|bak|pizza|grill|meat|restaurant|food|dish/i,
    ['jar', 'accent', 120, 340],
    ['loaf', 'rockB', -130, 150],
  ],
  [/./, ['jar', 'rockA', 60, 430], ['gourd', 'wall', -190, 180]],
];

/** A turned thing with a lit side, a side in shade and its shadow on the table. */
function turned(sheet: Sheet, eye: number, foot: number, [profile, ink, dx, tall]: Thing): string {
  const { inks } = sheet;
  const { lit, shade } = tones(sheet, inks[ink]);
  const x = eye + dx;
  const half = pattern(0, 0, tall, PROFILES[profile]);
  const side = (share: number) => half.map(([wide, high]): Point => [x + wide * share, foot - high]);
  const widest = Math.max(...half.map(([wide]) => wide));
  return (
    stroke(inks.shade, 26, dash(x - widest * 0.6, foot - 4, widest * 1.6 + tall * 0.7), 0.5) +
    print(mix(lit, inks.paper, 0.1), `${curve(side(-1))}${curve(side(1).toReversed(), 'L')}z`) +
    print(shade, `${curve(side(0.25))}${curve(side(1).toReversed(), 'L')}z`)
  );
}

// Families

function vineyard(sheet: Sheet): string {
  const { width, height, inks, random } = sheet;
  const horizon = height * random.between(0.46, 0.56);
  return (
    sky(sheet, horizon) +
    andes(sheet, horizon, random.between(180, 260)) +
    windbreak(sheet, horizon + 4, 120) +
    rows(sheet, horizon, width * random.between(0.5, 0.62), inks.vine) +
    (/winery|house|museum/i.test(sheet.scene) ? house(sheet, width * 0.68, horizon + 26, 84) : '')
  );
}

function canyon(sheet: Sheet): string {
  const { width, height, inks, random } = sheet;
  const horizon = height * 0.56;
  const eye = width * random.between(0.42, 0.5);
  const far = { base: horizon + 10, top: horizon * random.between(0.36, 0.5), air: 0.45 };
  const near = { base: height * 0.86, top: horizon * random.between(0.08, 0.24), air: 0 };
  return (
    sky(sheet, horizon) +
    range(sheet, { foot: horizon, height: 150, summits: 5, ink: inks.rockA, air: 0.65 }) +
    band(sheet, mix(inks.sand, inks.steppe, 0.4), horizon) +
    cliff(sheet, eye, 1, { ...far, reach: 0.8 }) +
    cliff(sheet, eye, -1, { ...far, reach: 0.76, top: far.top * 1.2 }) +
    river(sheet, eye, horizon + 12) +
    cliff(sheet, eye, 1, { ...near, reach: 0.5 }) +
    cliff(sheet, eye, -1, { ...near, reach: 0.44, top: near.top * 1.8 })
  );
}

function dunes(sheet: Sheet): string {
  const { width, height, inks, random } = sheet;
  const horizon = height * random.between(0.42, 0.5);
  const ripples = times(7, (index) => {
    const y = height * (0.8 + 0.032 * index);
    return `M${at(width * random.between(0, 0.08), y)}q${at(width * 0.12, -26)} ${at(width * random.between(0.2, 0.3), 4)}`;
  });
  return (
    sky(sheet, horizon) +
    range(sheet, { foot: horizon, height: 110, summits: 6, ink: inks.granite, air: 0.5 }) +
    band(sheet, mix(inks.sand, inks.haze, 0.5), horizon) +
    dune(sheet, width * random.between(0.18, 0.3), horizon + 6, horizon + 70, 0.4) +
    dune(sheet, width * random.between(0.6, 0.76), horizon - random.between(40, 120), height * 0.62, 0.12) +
    dune(sheet, width * random.between(0.3, 0.46), height * random.between(0.62, 0.7), height * 0.8, 0) +
    stroke(inks.shade, 4, ripples, 0.4)
  );
}

function lake(sheet: Sheet): string {
  const { width, height, inks, random, scene } = sheet;
  const horizon = height * random.between(0.44, 0.5);
  const glints = times(14, () => {
    const drop = random.between(0.04, 0.9);
    return dash(random.between(0, width), horizon + (height - horizon) * drop, 40 + 150 * drop);
  });
  const [x, y] = [width * random.between(0.56, 0.66), height * 0.66];
  const boat = () =>
    stroke(inks.waterDeep, 14, dash(x - 80, y + 10, 170), 0.7) +
    print(inks.paper, cut(x, y, 100, '-.04 -.22  -.04 -1.5  .62 -.22')) +
    print(inks.cloud, cut(x, y, 100, '-.1 -.22  -.1 -1.3  -.5 -.22')) +
    print(inks.accent, cut(x, y, 100, '-.9 -.16  .9 -.16  .66 .08  -.66 .08'));
  const shore = spots(sheet, '-.02 .8  .2 .82  .38 .9  .6 .95  .8 1.02');
  return (
    sky(sheet, horizon) +
    andes(sheet, horizon, random.between(200, 280)) +
    band(sheet, mix(inks.water, inks.skyLow, 0.45), horizon) +
    // The mountains stand on their heads in the water, drowned in its colour.
    `<g opacity=".35" transform="matrix(1 0 0 -0.7 0 ${Math.round(horizon * 1.7)})">` +
    `${range(sheet, { foot: horizon, height: 230, summits: 5, ink: inks.waterDeep, air: 0 })}</g>` +
    band(sheet, inks.water, height * 0.64) +
    band(sheet, mix(inks.water, inks.waterDeep, 0.5), height * 0.8) +
    stroke(inks.paper, 4, glints, 0.45) +
    (/boat|sail|wind|catamaran|kayak|angler/i.test(scene) ? boat() : '') +
    print(tones(sheet, inks.rockD).shade, `${curve(shore)}H0z`) +
    print(inks.steppe, `${curve(shore.map(([px, py]): Point => [px - 40, py + 24]))}H0z`)
  );
}

function avenue(sheet: Sheet): string {
  const { width, height, inks, random, scene } = sheet;
  const horizon = height * 0.58;
  const eye = width * random.between(0.5, 0.6);
  const drop = height - horizon;
  const town = /plane trees|street|square|park|boulevard|city|\bbus\b|pavement/i.test(scene);
  const distances = [0.2, 0.27, 0.37, 0.52, 0.76, 1.15];
  const trees = distances.map((near) => {
    const places = pattern(eye, horizon + drop * near, near, '-520 0  560 0');
    const air = 0.5 * Math.max(0, 1 - near * 1.2);
    return town
      ? grove(sheet, places, 240 * near, inks.leaf, air)
      : poplars(sheet, places, 1000 * near, inks.poplar, air);
  });
  const shadow = (near: number) => cut(eye, horizon, drop * near, '-1.3 1  1.7 .97  1.7 1.04  -1.3 1.07');
  const line = (near: number) => cut(eye, horizon, drop * near, '-.03 1  .03 1  .04 1.4  -.04 1.4');
  return (
    sky(sheet, horizon) +
    andes(sheet, horizon, 220) +
    band(sheet, mix(inks.steppe, inks.poplar, 0.35), horizon) +
    print(mix(inks.granite, inks.deep, 0.25), cut(eye, horizon, drop, '-.01 0  .01 0  1.06 1.05  -1.06 1.05')) +
    print(inks.shade, distances.map(shadow), 0.5) +
    print(inks.paper, [0.1, 0.2, 0.36, 0.62].map(line)) +
    trees.join('')
  );
}

function city(sheet: Sheet): string {
  const { width, height, inks } = sheet;
  const horizon = height * 0.62;
  const [far, near] = [0.55, 0.18].map((air) => mix(inks.deep, inks.haze, air)) as [string, string];
  return (
    sky(sheet, horizon) +
    range(sheet, { foot: horizon, height: 230, summits: 5, ink: inks.granite, air: 0.3, snow: 0.4 }) +
    band(sheet, far, horizon) +
    skyline(sheet, horizon + 10, 120, far) +
    band(sheet, near, height * 0.86) +
    skyline(sheet, height * 0.87, 190, near) +
    poplars(sheet, spots(sheet, '.05 1  .12 1  .94 1'), 400, inks.poplarDark, 0) +
    bulbs(sheet, -BLEED, width * 0.62, horizon * 0.98, 170) +
    bulbs(sheet, width * 0.4, width + BLEED, horizon * 0.86, 230)
  );
}

function olives(sheet: Sheet): string {
  const { width, height, inks, random } = sheet;
  const horizon = height * 0.48;
  const line = (level: number, gap: number, size: number, air: number) => {
    const start = random.between(-0.5, 0);
    const places = times(
      Math.ceil(width / gap) + 1,
      (index): Point => [(index + start) * gap, level + random.between(-6, 6)],
    );
    return grove(sheet, places, size, inks.olive, air);
  };
  return (
    sky(sheet, horizon) +
    andes(sheet, horizon, 190) +
    hill(sheet, mix(inks.olive, inks.haze, 0.4), horizon + 10, 14) +
    line(horizon + 60, 170, 34, 0.35) +
    hill(sheet, mix(inks.steppe, inks.haze, 0.15), horizon + 90, 12) +
    line(horizon + 180, 210, 62, 0.18) +
    hill(sheet, inks.steppe, horizon + 230, 10) +
    line(height * 0.93, 400, 128, 0)
  );
}

function cellar(sheet: Sheet): string {
  const { width, height, inks, random } = sheet;
  const [eye, level] = [width * random.between(0.56, 0.62), height * 0.56];
  const [half, floor] = [Math.max(width * 0.62, height * 0.5), height * 0.5];
  const depths = [1, 0.74, 0.55, 0.41, 0.3, 0.22, 0.16];
  const arch = (near: number) => archway(eye, level + floor * near, half * near, level - height * 0.12 * near);
  const vault = depths.map((near, index) => {
    const tone = mix(overprint(inks.adobe, inks.shade, 1 - index * 0.1), inks.lamp, index * 0.1);
    return print(mix(tone, inks.lamp, 0.22), arch(near)) + print(tone, arch(near * 0.94));
  });
  const wood = [inks.deep, inks.shade].map((shade) => overprint(inks.wood, shade, 0.72));
  const pair = (near: number, index: number) => {
    const tone = (ink = inks.wood) => mix(ink, inks.lamp, 0.3 - index * 0.07);
    const r = half * near * 0.25;
    const both = [-1, 1].map((side): Point => [eye + side * half * near * 0.72, level + floor * near * 0.6]);
    const behind = both.map(([x, y]): Point => [x + (eye - x) * 0.16, y - r * 0.16]);
    const staves = both.flatMap(([x, y]) => [-0.42, 0, 0.42].map((dy) => dash(x - r * 0.7, y + r * dy, r * 1.4)));
    const heads =
      dots(tone(wood[0]), r * 1.92, behind) + dots(tone(wood[1]), r * 2, both) + dots(tone(), r * 1.68, both);
    return heads + stroke(tone(wood[1]), 8 * near + 1, staves);
  };
  const ends = [0.16, -0.16, -1.2, 1.2];
  const aisle = (ink: string, share: number) =>
    print(ink, polygon(ends.map((near): Point => [eye + half * near * share, level + floor * Math.abs(near)])));
  return (
    band(sheet, overprint(inks.adobe, inks.deep, 0.7), 0) +
    vault.join('') +
    aisle(mix(inks.soil, inks.shade, 0.35), 1) +
    aisle(mix(inks.soil, inks.lamp, 0.35), 0.36) +
    sun(sheet, eye, level, 30) +
    depths.slice(0, 5).toReversed().map(pair).join('')
  );
}

function table(sheet: Sheet): string {
  const { width, height, inks, scene } = sheet;
  const top = height * 0.68;
  const horizon = top * 0.86;
  const outdoors = /vineyard|terrace|tree|lake|reservoir|river|outdoor|sunset|hills|garden/i.test(scene);
  const wall = tones(sheet, inks.adobe);
  const wide = Math.min(width * 0.24, 250);
  const opening = (frame: number) => archway(width * 0.3, top - 60 + frame, wide + frame, top - 200);
  const room = () =>
    pierced(mix(wall.lit, wall.shade, 0.5), block(sheet, 0, top), opening(0)) +
    pierced(mix(wall.lit, inks.paper, 0.25), opening(18), opening(0));
  const board = (slope: number) =>
    `M${at(width * 0.5 + slope * 150, top + 24)}L${at(width * 0.5 + slope * 290, height)}`;
  const boards = [-4, -2.4, -1, 0.4, 1.8, 3.4].map(board);
  const [, ...things] = STILL_LIFES.find(([words]) => words.test(scene)) ?? [];
  return (
    sky(sheet, horizon) +
    andes(sheet, horizon, 190) +
    hill(sheet, mix(inks.vine, inks.haze, 0.25), horizon, 6) +
    (outdoors ? '' : room()) +
    band(sheet, mix(inks.wood, inks.adobe, 0.35), top) +
    band(sheet, mix(inks.wood, inks.paper, 0.35), top, top + 10) +
    stroke(overprint(inks.wood, inks.shade, 0.6), 3, boards, 0.6) +
    things
      .map((thing, index) => turned(sheet, width * 0.66, top + (height - top) * (0.4 + 0.16 * index), thing))
      .join('')
  );
}

function peaks(sheet: Sheet): string {
  const { width, height, inks, random, scene } = sheet;
  const foot = height * 0.66;
  const snowy = /snow|ski|winter|ice/i.test(scene);
  const meadow = snowy ? inks.snow : inks.steppe;
  const pines = (level: number, tall: number, from: number, to: number, count: number) =>
    times(count, (index) => {
      const x = width * (from + ((to - from) * index) / count) + random.between(-12, 12);
      const tree =
        '-.22 0  -.08 -.34  -.15 -.34  -.05 -.66  -.1 -.66  0 -1  .1 -.66  .05 -.66  .15 -.34  .08 -.34  .22 0';
      return cut(x, level + random.between(-8, 16), tall * random.between(0.7, 1.1), tree);
    });
  return (
    sky(sheet, foot) +
    range(sheet, {
      foot,
      height: height * 0.42,
      summits: random.pick([3, 4]),
      ink: inks.granite,
      air: 0.3,
      snow: 0.7,
    }) +
    range(sheet, { foot, height: height * 0.16, summits: 6, ink: inks.rockD, air: 0.35 }) +
    hill(sheet, mix(meadow, inks.haze, 0.3), foot - 10, 24) +
    print(mix(inks.leafDark, inks.haze, 0.3), pines(foot + 34, 90, 0, 0.36, 9)) +
    hill(sheet, meadow, height * 0.8, 30) +
    print(tones(sheet, inks.leafDark).shade, pines(height * 0.94, 260, 0.74, 1.02, 5))
  );
}

function arcade(sheet: Sheet): string {
  const { width, height, inks } = sheet;
  const [horizon, floor] = [height * 0.56, height * 0.8];
  const count = Math.max(2, Math.round(width / 420));
  const gap = width / count;
  const wall = tones(sheet, inks.wall);
  const middles = times(count, (index) => (index + 0.5) * gap);
  const arches = (frame: number) =>
    middles.map((x) => archway(x, floor - 26 + frame, gap * 0.36 + frame, floor - 330)).join('');
  const light = (x: number) =>
    `${dash(x - gap * 0.3, floor, gap * 0.6)}L${at(x + gap * 0.62, height)}H${Math.round(x - gap * 0.1)}z`;
  return (
    sky(sheet, horizon) +
    andes(sheet, horizon, 200) +
    hill(sheet, mix(inks.vine, inks.haze, 0.25), horizon, 6) +
    grove(sheet, spots(sheet, '.3 .66  .56 .63  .86 .67'), 64, inks.leaf, 0.15) +
    hill(sheet, mix(inks.vine, inks.leafDark, 0.3), height * 0.7, 10) +
    pierced(mix(inks.adobe, wall.shade, 0.5), block(sheet, 0, floor), arches(0)) +
    pierced(mix(wall.lit, wall.shade, 0.15), arches(16), arches(0)) +
    band(sheet, overprint(inks.adobe, inks.shade, 0.6), floor) +
    print(mix(inks.adobe, inks.paper, 0.25), middles.map(light)) +
    band(sheet, overprint(inks.adobe, inks.shade, 0.9), floor - 4, floor + 6) +
    poplars(sheet, pattern(gap, floor - 40, 20, '-1 0  1 0'), 170, inks.leaf, 0) +
    print(tones(sheet, inks.roof).lit, cut(gap, floor + 40, 120, '-.36 -.7  .36 -.7  .26 0  -.26 0'))
  );
}

function homestead(sheet: Sheet): string {
  const { width, height, inks, random } = sheet;
  const [horizon, foot] = [height * 0.6, height * 0.76];
  const x = width * random.between(0.52, 0.58);
  const path = `M${at(x - 28, foot)}h56Q${at(x + 40, height * 0.88)} ${at(x - 120, height + BLEED)}h-260Q${at(x - 40, height * 0.88)} ${at(x - 28, foot)}z`;
  return (
    sky(sheet, horizon) +
    andes(sheet, horizon, 250) +
    windbreak(sheet, horizon + 8, 150) +
    hill(sheet, mix(inks.olive, inks.haze, 0.2), horizon + 8, 8) +
    grove(sheet, spots(sheet, '.96 .68  .46 .66'), 96, inks.leaf, 0.12) +
    hill(sheet, inks.steppe, horizon + 60, 8) +
    house(sheet, x, foot, 190) +
    print(mix(inks.sand, inks.paper, 0.3), path) +
    poplars(sheet, spots(sheet, '.04 .98  .14 .95'), 520, inks.poplar, 0)
  );
}

const FAMILIES: readonly [Family, ...Family[]] = [
  {
    draw: vineyard,
    subjects: SUBJECTS.vineyard,
    lights: ['dorada', 'dia', 'ocaso', 'otono'],
    ground: ['vine', 'soil'],
  },
  { draw: canyon, subjects: SUBJECTS.canyon, lights: ['dorada', 'dia', 'ocaso', 'alba'], ground: ['rockB', 'rockD'] },
  { draw: dunes, subjects: SUBJECTS.dunes, lights: ['ocaso', 'dorada', 'alba'], ground: ['sand', 'shade'] },
  { draw: lake, subjects: SUBJECTS.lake, lights: ['alba', 'dia', 'dorada'], ground: ['water', 'waterDeep'] },
  {
    draw: avenue,
    subjects: SUBJECTS.avenue,
    lights: ['otono', 'dia', 'dorada', 'ocaso'],
    ground: ['poplar', 'granite'],
  },
  { draw: city, subjects: SUBJECTS.city, lights: ['noche', 'ocaso', 'noche'], ground: ['deep', 'shade'] },
  { draw: olives, subjects: SUBJECTS.olives, lights: ['dia', 'dorada', 'alba', 'ocaso'], ground: ['olive', 'steppe'] },
  {
    draw: cellar,
    subjects: SUBJECTS.cellar,
    lights: ['dorada', 'ocaso', 'otono'],
    ground: ['adobe', 'deep'],
    indoors: true,
  },
  {
    draw: table,
    subjects: SUBJECTS.table,
    lights: ['dorada', 'ocaso', 'alba', 'dia'],
    ground: ['wood', 'adobe'],
    indoors: true,
  },
  { draw: peaks, subjects: SUBJECTS.peaks, lights: ['dia', 'invierno', 'alba', 'dorada'], ground: ['granite', 'snow'] },
  {
    draw: arcade,
    subjects: SUBJECTS.arcade,
    lights: ['dia', 'dorada', 'alba', 'otono'],
    ground: ['wall', 'adobe'],
    indoors: true,
  },
  {
    draw: homestead,
    subjects: SUBJECTS.homestead,
    lights: ['dia', 'ocaso', 'dorada', 'invierno'],
    ground: ['steppe', 'wall'],
  },
];
