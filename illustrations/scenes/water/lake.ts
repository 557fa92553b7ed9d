import { mix, overprint } from '../../core/color.ts';
import { f1, type Pt, poly, rect, smooth } from '../../core/geom.ts';
import { far, lit } from '../../core/palette.ts';
import type { Picture } from '../../core/picture.ts';
import { Space, type V3 } from '../../core/space.ts';
import type { Cam } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { range } from '../../props/land/land.ts';
import { volcano } from '../../props/land/volcano.ts';
import { figure, groundShadow } from '../../props/people/figures.ts';
import { conifer, lightSide, tones, tufts } from '../../props/plants/plants.ts';
import { anchoredBoat, kitesurf, rowingBoat, sailingBoat, spray, windsurf } from '../../props/water/sails.ts';
import { angler, openWater, parasol, pier, sunbather, WADE } from '../../props/water/shore.ts';
import { glints } from '../../props/water/water.ts';

export interface LakeOptions {
  focal?: number;
  horizon?: number;
  actor?: 'windsurf' | 'kite' | 'sailboats' | 'beach' | 'jetty' | 'rowboat' | 'town' | 'none';
  /** the hills on the far shore: a lone volcano over low country, or red walls */
  hills?: 'volcano' | 'red' | 'low';
  /** anglers on the pier or in the boat */
  anglers?: number;
  /** the angler in the boat shows the catch */
  silversides?: boolean;
}

interface Stage {
  pic: Picture;
  s: Space;
  hz: number;
  /** the subject's side (1 right, -1 left) and its place on the sheet */
  k: 1 | -1;
  fx: number;
  o: LakeOptions;
}

const WINDY: readonly string[] = ['windsurf', 'kite'];

/** El Nihuil and its like: open water under a wide sky, and what people do on it. */
export function lake(pic: Picture, o: LakeOptions = {}): void {
  const { W, H, pal: p, rng } = pic,
    actor = o.actor ?? 'windsurf',
    windy = WINDY.includes(actor),
    hz = H * (o.horizon ?? (actor === 'kite' ? 0.6 : 0.4)),
    focal = o.focal ?? 0.62,
    k = focal < 0.5 ? -1 : 1,
    low = ['golden', 'dusk', 'dawn'].includes(p.name),
    sunX = W * (0.5 - 0.24 * k);
  sky(pic, {
    horizon: hz,
    sun: low || p.night ? { x: sunX, y: hz * (low ? 0.62 : 0.3), r: p.night ? 28 : 42 } : undefined,
    clouds: p.night ? 'none' : windy ? 'lenticular' : rng.pick(['cumulus', 'streaks'] as const),
    cloudAmount: 0.8,
  });
  farShore(pic, hz, k, o.hills ?? 'volcano');
  const water = openWater(pic, hz, {
    wind: windy ? 1 : actor === 'rowboat' ? 0.12 : 0.28,
    sunX: low || p.night ? sunX : undefined,
  });
  if (p.night)
    glints(pic, {
      x0: W * 0.1,
      x1: W * 0.9,
      y0: hz + 4,
      y1: H,
      n: 150,
      color: p.sun,
      clip: water,
      seed: 'moon',
      focus: sunX,
      size: 0.55,
    });
  const cam: Cam = { x: 0, y: actor === 'town' ? 6 : 2.7, z: 0, f: 1150, cx: W / 2, horizon: hz };
  const s = new Space(pic, cam, { az: k > 0 ? 160 : 20, el: Math.max(22, p.el) });
  const st: Stage = { pic, s, hz, k, fx: W * focal, o };
  if (actor !== 'none') ACTORS[actor](st);
}

const ACTORS: Record<Exclude<NonNullable<LakeOptions['actor']>, 'none'>, (st: Stage) => void> = {
  windsurf: sailboards,
  kite: kites,
  sailboats: sloops,
  beach: beach,
  jetty: jetty,
  rowboat: rowing,
  town: village,
};

/** Hills on the other side, and the thin line of the shore. */
function farShore(pic: Picture, hz: number, k: number, hills: NonNullable<LakeOptions['hills']>): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    red = hills === 'red';
  if (hills === 'volcano') {
    range(pic, { horizon: hz + 2, height: H * 0.075, snow: 0.3, air: 0.6, seed: 'lejos', peaks: 12, mist: 0.9 });
    volcano(pic, { x: W * (0.5 + 0.16 * k), horizon: hz + 2, height: H * 0.15, width: W * 0.72, air: 0.4 });
  }
  range(pic, {
    horizon: hz + 3,
    height: H * (red ? 0.19 : 0.055),
    lead: red ? 0.5 + 0.22 * k : undefined,
    snow: 0,
    rock: red ? mix(m.rockA, m.rockD, 0.25) : mix(m.steppe, m.rockB, 0.35),
    air: red ? 0.16 : 0.36,
    seed: 'orilla',
    peaks: red ? 7 : 14,
    mist: red ? 0.35 : 0.6,
    deep: red ? undefined : null,
  });
  pic.fill(rect(-2, hz - 3, W + 4, 7), far(p, mix(m.steppe, m.scrub, 0.4), 0.3));
}

/** Where something floating at distance z is on the sheet, and the number of units per metre there. */
const afloat = (st: Stage, z: number): { y: number; u: number } => ({
  y: st.hz + (st.s.cam.y / z) * st.s.cam.f,
  u: st.s.cam.f / z,
});

function sailboards(st: Stage): void {
  const { pic, k, fx } = st,
    { W, pal: p } = pic,
    m = p.mats;
  const fleet = [
    [0.3 * k, 70, m.mustard, m.foam],
    [-0.17 * k, 58, m.foam, m.cloth],
    [0.16 * k, 34, m.cloth, m.mustard],
    [-0.03 * k, 17.5, m.accent, m.mustard],
  ] as const;
  for (const [dx, z, color, second] of fleet) {
    const q = afloat(st, z);
    windsurf(pic, fx + dx * W, q.y, q.u * 4.6, { face: -k, color, second, top: z < 20 ? m.mustard : m.accent });
  }
}

function kites(st: Stage): void {
  const { pic, k, fx } = st,
    { W, H, pal: p } = pic,
    m = p.mats;
  const back = afloat(st, 60);
  kitesurf(pic, fx - 0.34 * k * W, back.y - 4, H * 0.05, fx - 0.27 * k * W, back.y - H * 0.2, {
    face: k,
    color: m.mustard,
    second: m.foam,
  });
  const y = H * 0.66,
    sea = H * 0.83;
  spray(pic, fx - k * W * 0.01, sea, W * 0.16, k, 'jump');
  kitesurf(pic, fx, y, H * 0.18, fx + k * W * 0.13, H * 0.2, {
    face: k,
    color: m.accent,
    second: m.foam,
    top: m.cloth,
  });
}

function sloops(st: Stage): void {
  const { pic, k, fx } = st,
    m = pic.pal.mats;
  for (const [dx, z, color, second] of [
    [-0.2, 60, m.accent, m.foam],
    [0.2, 44, m.foam, m.foam],
    [-0.04, 24, m.foam, m.accent],
  ] as const) {
    const q = afloat(st, z);
    sailingBoat(pic, fx + dx * k * pic.W, q.y, q.u * 4.4, { face: -k, color, second });
  }
}

/** The strand: a bay of sand curving away, umbrellas, families. */
function beach(st: Stage): void {
  const { pic, k, fx, hz, s } = st,
    { W, H, pal: p } = pic,
    m = p.mats,
    X = (t: number) => (k > 0 ? W * t : W * (1 - t)),
    edge: Pt[] = [
      [X(1.02), hz + H * 0.05],
      [X(0.86), hz + H * 0.08],
      [X(0.62), hz + H * 0.16],
      [X(0.36), hz + H * 0.3],
      [X(0.1), hz + H * 0.38],
      [X(-0.03), hz + H * 0.41],
    ];
  const shoreTo = (drop: number): string =>
    `${smooth(
      edge.map(([x, y]) => [x, y + drop * (0.25 + (y - hz) / (H * 0.4))] as Pt),
      false,
    )}L${f1(X(-0.03))} ${f1(H + 10)}L${f1(X(1.03))} ${f1(H + 10)}Z`;
  pic.fill(shoreTo(-9), mix(m.foam, m.water, 0.15));
  pic.fill(shoreTo(-2), overprint(m.sand, p.shade, 0.32));
  pic.fill(shoreTo(20), m.sand);
  pic.grain(
    shoreTo(26),
    pic.linear(0, hz, 0, H, [
      { at: 0.2, color: overprint(m.sand, p.shade, 0.4), alpha: 0 },
      { at: 1, color: overprint(m.sand, p.shade, 0.4), alpha: 0.4 },
    ]),
    1,
    0.6,
  );
  bathers(st);
  const colours = [m.accent, m.mustard, m.cloth, m.wine];
  const spots: [number, number][] = [
    [0.3, 30],
    [0.21, 22],
    [0.32, 15],
    [0.03, 11.5],
    [0.26, 8.6],
  ];
  spots.forEach(([dx, z], i) => {
    const x = fx + dx * k * W,
      { y, u } = afloat(st, z),
      h = u * 1.75,
      c = colours[i % 4]!;
    if (i === 2) {
      const standing = figure(pic, x - k * u * 1.9, y, h, 'akimbo', { top: m.foam, bottom: m.accent, hat: 'cap' }, -k);
      groundShadow(pic, s, standing, y, z);
    }
    parasol(pic, x, y, u * 2.3, c, m.foam, 0.1 * k);
    sunbather(pic, x - k * u * 0.5, y + u * 0.22, h, -k, colours[(i + 1) % 4]!, colours[(i + 2) % 4]!);
    if (i % 2) sunbather(pic, x + k * u * 1.1, y + u * 0.3, h * 0.86, k, mix(m.foam, c, 0.3), m.mustard);
  });
}

/** Heads and shoulders in the shallows, a child wading, a sail far out. */
function bathers(st: Stage): void {
  const { pic, k, fx } = st,
    { W, pal: p } = pic,
    m = p.mats;
  const sail = afloat(st, 62);
  sailingBoat(pic, fx - 0.2 * k * W, sail.y, sail.u * 4.6, { face: k, color: m.foam, second: m.accent });
  for (const [dx, z, top] of [
    [-0.12, 20, m.accent],
    [-0.08, 21, m.mustard],
    [-0.24, 15, m.cloth],
  ] as const) {
    const { y, u } = afloat(st, z),
      x = fx + dx * k * W;
    figure(pic, x, y, u * 1.7, WADE, { top, boots: top, bottom: top, hat: 'none' }, k, { shade: false });
    pic.fill(
      smooth([
        [x - u * 0.6, y + u * 0.04],
        [x, y - u * 0.05],
        [x + u * 0.6, y + u * 0.04],
        [x, y + u * 0.1],
      ]),
      mix(m.foam, m.water, 0.2),
    );
  }
}

/** The plank pier, with or without anglers, boats moored alongside. */
function jetty(st: Stage): void {
  const { pic, s, k, o } = st,
    p = pic.pal,
    m = p.mats,
    deck = 0.75,
    from: V3 = [k * 2.3, deck, 2.6],
    to: V3 = [k * 1.5, deck, 27];
  const moored = afloat(st, 14);
  rowingBoat(pic, s.P([k * 5.4, 0, 14])[0], moored.y, moored.u * 4.2, { face: -k, color: m.cloth, anglers: undefined });
  pier(s, from, to, 2.2, 44);
  const n = o.anglers ?? 0,
    looks = [m.accent, m.cloth, m.mustard];
  for (let i = n - 1; i >= 0; i--) {
    const z = 11.5 + i * 4.6,
      t = (z - from[2]) / (to[2] - from[2]),
      x = from[0] + (to[0] - from[0]) * t,
      side = i % 2 ? k : -k,
      [sx, sy] = s.P([x + side * 0.75, deck, z]),
      h = (s.cam.f / z) * 1.72;
    pic.shade(
      poly([
        [sx - h * 0.06, sy],
        [sx + h * 0.06, sy],
        [sx + k * h * 0.42, sy + h * 0.03],
        [sx + k * h * 0.4, sy - h * 0.02],
      ]),
      p.shade,
      0.55,
    );
    angler(pic, sx, sy, h, side, { top: looks[i], hat: i % 2 ? 'cap' : 'gaucho', fall: 0.32, reach: 2.3 });
  }
}

/** One rowing boat close by. */
function rowing(st: Stage): void {
  const { pic, k, fx, o } = st,
    { W, H, pal: p } = pic;
  const distant = afloat(st, 55);
  rowingBoat(pic, fx - 0.36 * k * W, distant.y, distant.u * 4, { face: k, color: p.mats.mustard });
  rowingBoat(pic, fx, H * (pic.isWideOpening ? 0.63 : 0.78), W * (pic.isWideOpening ? 0.28 : 0.36), {
    face: k,
    anglers: (o.anglers ?? 1) > 1 ? 2 : 1,
    catch: o.silversides,
    color: o.silversides ? p.mats.cloth : p.mats.accent,
    top: o.silversides ? p.mats.accent : undefined,
  });
}

/** A village of gabled houses among pines on a low point, sloops at anchor in front of it. */
function village(st: Stage): void {
  const { pic, s, k, fx, hz } = st,
    { W, H, pal: p, rng } = pic,
    m = p.mats,
    X = (t: number) => fx + k * W * t,
    green = tones(p, m.leafDark);
  // the point: a low tongue of land coming in from the subject's side
  const top: Pt[] = [
      [X(0.5), hz - H * 0.07],
      [X(0.25), hz - H * 0.045],
      [X(0.05), hz + H * 0.01],
      [X(-0.16), hz + H * 0.085],
      [X(-0.24), hz + H * 0.115],
    ],
    foot: Pt[] = [
      [X(-0.12), hz + H * 0.14],
      [X(0.1), hz + H * 0.165],
      [X(0.5), hz + H * 0.21],
    ];
  const land = `${smooth(top, false)}${smooth(foot, false).replace('M', 'L')}Z`;
  pic.fill(land, mix(m.steppe, m.rockA, 0.25));
  pic.shade(
    `${smooth([...foot].reverse(), false)}L${f1(X(-0.24))} ${f1(hz + H * 0.115)}L${f1(X(-0.12))} ${f1(hz + H * 0.125)}L${f1(X(0.5))} ${f1(hz + H * 0.19)}Z`,
    p.shade,
    0.45,
  );
  tufts(
    pic,
    hz + H * 0.03,
    hz + H * 0.16,
    46,
    [3, 9],
    tones(p, m.scrub),
    rng.fork('v'),
    (x, y) => k * (x - X(-0.1)) > 0 && y < hz + H * 0.14,
  );
  const things: { y: number; draw: () => void }[] = [];
  const pines = rng.fork('pinos');
  for (let i = 0; i < 26; i++) {
    const t = pines.range(-0.13, 0.42),
      y = hz + H * (0.055 - 0.12 * Math.max(0, t) + pines.range(0, 0.07)) + (t < 0 ? H * 0.045 : 0),
      h = H * pines.range(0.1, 0.19);
    things.push({ y, draw: () => conifer(pic, X(t), y, h, green, pines, lightSide(p)) });
  }
  const walls = [m.wall, m.adobe, m.wood, m.wall, m.wood],
    roofs = [m.roof, m.wine, m.roof, m.cloth, m.roof];
  [-0.07, 0.05, 0.15, 0.25, 0.36].forEach((t, i) => {
    const y = hz + H * (0.105 - 0.05 * t + (i % 2) * 0.018);
    things.push({ y, draw: () => house(s, X(t), y, walls[i]!, roofs[i]!, i) });
    if (p.night)
      glints(pic, {
        x0: X(t) - W * 0.14,
        x1: X(t) + W * 0.14,
        y0: hz + H * (0.17 + 0.06 * Math.max(0, t)),
        y1: hz + H * 0.46,
        n: 34,
        color: p.lamp,
        alpha: 0.7,
        seed: `lamp${i}`,
        focus: X(t),
        size: 0.62,
      });
  });
  things.sort((a, b) => a.y - b.y).forEach((q) => q.draw());
  for (const [t, z, color] of [
    [-0.28, 44, m.foam],
    [-0.06, 34, m.accent],
    [-0.4, 70, m.mustard],
  ] as const) {
    const q = afloat(st, z);
    if (p.night) anchoredBoat(pic, X(t), q.y, q.u * 4, -k);
    else sailingBoat(pic, X(t), q.y, q.u * 4, { face: -k, color, second: lit(p, color, 0.4) });
  }
}

/** A small gabled house standing at sheet point (sx, sy). */
function house(s: Space, sx: number, sy: number, wall: string, roof: string, i: number): void {
  const p = s.pic.pal,
    z = 62 - i * 2,
    x = ((sx - s.cam.cx) / s.cam.f) * z,
    y = s.cam.y - ((sy - s.cam.horizon) / s.cam.f) * z,
    b = s.block(x, y, z, 6.4, 2.7, 5, i % 2 ? 0.35 : -0.35);
  b.paint(wall);
  b.gable(2.4, 0.5, roof, { wall, axis: i % 2 ? 'w' : 'd', tiles: false });
  const front = b.wall(0),
    glass = p.lamps ? p.lamp : mix(p.deep, p.mats.glass, 0.3);
  s.pic.fill(front.rect(0.9, 0.9, 1.1, 1.1) + front.rect(4.2, 0.9, 1.1, 1.1), glass);
  s.pic.fill(front.rect(2.6, 0, 1, 2), overprint(p.mats.wood, p.shade, 0.5));
}
