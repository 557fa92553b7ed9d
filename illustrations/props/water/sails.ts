import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, f1, type Pt, poly, smooth } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { glow } from '../air/light.ts';
import { figure, offShade, POSES, type Pose } from '../people/figures.ts';

export interface SailOptions {
  /** 1 sails to the right, -1 to the left */
  face?: number;
  color?: Hex;
  second?: Hex;
  top?: Hex;
}

/** Broken reflection strokes below something afloat; w wide, d deep. */
function broken(pic: Picture, x: number, y: number, w: number, d: number, ink: Hex, label: string): void {
  const rng = pic.rng.fork(`broken${label}`),
    n = 7;
  let strokes = '';
  for (let i = 0; i < n; i++) {
    const t = (i + 0.6) / n,
      ww = w * (1 - 0.62 * t) * rng.range(0.7, 1.1),
      yy = y + d * t,
      xx = x + rng.range(-0.07, 0.07) * w,
      h = Math.max(0.8, d * 0.05);
    strokes += `M${f1(xx - ww / 2)} ${f1(yy)}q${f1(ww / 2)} ${f1(-h)} ${f1(ww)} 0q${f1(-ww / 2)} ${f1(h)} ${f1(-ww)} 0Z`;
  }
  pic.fill(strokes, mix(ink, pic.pal.mats.waterDeep, 0.55), 0.7);
}

/** White water thrown up along a waterline from (x, y) backwards over `len`. */
export function spray(pic: Picture, x: number, y: number, len: number, face: number, label: string): void {
  const p = pic.pal,
    rng = pic.rng.fork(`spray${label}`);
  let d = smooth(
    [
      [x, y],
      [x - face * len * 0.4, y - len * 0.05],
      [x - face * len, y - len * 0.02],
      [x - face * len * 1.2, y + len * 0.02],
      [x - face * len * 0.5, y + len * 0.035],
    ],
    true,
    0.8,
  );
  for (let i = 0; i < 26; i++) {
    const t = rng();
    d += ellipse(x - face * len * t, y - len * 0.16 * rng() * (1 - t * 0.5), rng.range(0.6, 0.6 + len * 0.012));
  }
  pic.fill(d, mix(p.mats.foam, p.mats.water, p.night ? 0.4 : 0.08));
}

const LEAN: Pose = {
  ...POSES.stand!,
  hip: [-0.14, 0.44],
  neck: [-0.3, 0.74],
  head: [-0.31, 0.84],
  kneeA: [0.02, 0.28],
  footA: [0.1, 0.02],
  kneeB: [-0.12, 0.22],
  footB: [-0.12, 0.02],
  elbA: [-0.1, 0.72],
  handA: [0.08, 0.76],
  elbB: [-0.12, 0.7],
  handB: [0.02, 0.72],
};

/** Windsurfer under way: board, sail of panels, rider hanging from the boom. h is the height of the mast. */
export function windsurf(pic: Picture, x: number, y: number, h: number, o: SailOptions = {}): void {
  const p = pic.pal,
    m = p.mats,
    f = o.face ?? 1,
    c = o.color ?? m.accent,
    T = (a: number, b: number): Pt => [x + f * a * h, y - b * h];
  broken(pic, x + f * 0.12 * h, y + h * 0.03, h * 0.5, h * 0.5, c, `w${x.toFixed(0)}`);
  const mast: Pt[] = [T(0.12, 0.02), T(0.17, 0.35), T(0.16, 0.7), T(0.06, 1)];
  const sail = smooth([...mast, T(-0.16, 0.72), T(-0.34, 0.36), T(-0.3, 0.25), T(-0.1, 0.14)], true, 0.55),
    clip = pic.clip(sail);
  pic.fill(sail, c);
  pic.raw(
    pic.clipped(
      clip,
      shape(poly([T(0.3, 0.62), T(-0.5, 0.5), T(-0.5, 0.72), T(0.3, 0.84)]), o.second ?? m.foam) +
        shape(poly([T(0.3, 0.12), T(-0.5, 0.2), T(-0.5, 0.3), T(0.3, 0.3)]), o.second ?? m.foam) +
        shape(poly([T(0.2, 0.3), T(-0.08, 0.3), T(-0.1, 0.52), T(0.2, 0.55)]), mix(m.glass, p.sky[2], 0.3), 0.85),
    ),
  );
  pic.add(
    'multiply',
    pic.clipped(clip, shape(poly([T(-0.02, 1.1), T(0.02, 0), T(-0.6, 0), T(-0.6, 1.1)]), p.shade, 0.32)),
  );
  pic.line(smooth(mast, false), p.deep, Math.max(1, h * 0.012));
  const boom = [T(0.17, 0.4), T(-0.1, 0.34), T(-0.34, 0.35)];
  figure(
    pic,
    ...T(-0.14, 0.02),
    h * 0.42,
    LEAN,
    { top: o.top ?? m.cloth, bottom: p.deep, hat: 'none', skin: m.skin },
    f,
    { shade: false },
  );
  pic.line(smooth(boom, false), p.deep, Math.max(1, h * 0.011));
  pic.fill(
    smooth([T(-0.42, 0.03), T(-0.2, 0.035), T(0.3, 0.035), T(0.46, 0.075), T(0.36, 0), T(-0.3, -0.005)], true, 0.7),
    m.foam,
  );
  spray(pic, ...T(-0.26, 0), h * 0.34, f, `w${x.toFixed(0)}`);
}

/** Inflated kite, a crescent of cells; span in sheet units, tilt in radians. Returns where its lines start. */
function kiteCanopy(pic: Picture, x: number, y: number, span: number, tilt: number, o: SailOptions): Pt[] {
  const p = pic.pal,
    c = o.color ?? p.mats.accent,
    second = o.second ?? p.mats.mustard,
    turn = (a: number, b: number): Pt => [
      x + (a * Math.cos(tilt) - b * Math.sin(tilt)) * span,
      y + (a * Math.sin(tilt) + b * Math.cos(tilt)) * span,
    ],
    cells = 9,
    top: Pt[] = [],
    low: Pt[] = [];
  for (let i = 0; i <= cells; i++) {
    const t = (i / cells) * 2 - 1,
      a = t * 1.25;
    top.push(turn(Math.sin(a) * 0.52, -Math.cos(a) * 0.4 + 0.14));
    low.push(turn(Math.sin(a) * 0.47, -Math.cos(a) * 0.4 + 0.14 + 0.15 * (1 - t * t) + 0.02));
  }
  for (let i = 0; i < cells; i++)
    pic.fill(poly([top[i]!, top[i + 1]!, low[i + 1]!, low[i]!]), i % 3 === 1 ? second : i % 3 ? c : lit(p, c, 0.14));
  const clip = pic.clip(poly([...top, ...[...low].reverse()]));
  pic.add(
    'multiply',
    pic.clipped(
      clip,
      shape(
        poly([
          ...low.map(([a, b]) => [a, b - span * 0.05] as Pt),
          ...[...low].reverse().map(([a, b]) => [a, b + span * 0.1] as Pt),
        ]),
        p.shade,
        0.55,
      ),
    ),
  );
  return [top[0]!, top[cells]!, low[3]!, low[6]!];
}

const KITER: Pose = {
  ...POSES.stand!,
  hip: [-0.05, 0.4],
  neck: [-0.2, 0.68],
  head: [-0.24, 0.77],
  kneeA: [0.16, 0.34],
  footA: [0.16, 0.12],
  kneeB: [0.0, 0.2],
  footB: [-0.06, 0.04],
  elbA: [0, 0.72],
  handA: [0.14, 0.8],
  elbB: [-0.04, 0.7],
  handB: [0.1, 0.76],
};

/** Kitesurfer in the air, `h` tall, with the kite at (kx, ky). */
export function kitesurf(
  pic: Picture,
  x: number,
  y: number,
  h: number,
  kx: number,
  ky: number,
  o: SailOptions = {},
): void {
  const p = pic.pal,
    m = p.mats,
    f = o.face ?? 1,
    bar: Pt = [x + f * 0.13 * h, y - 0.8 * h];
  const ends = kiteCanopy(pic, kx, ky, h * 1.7, f * 0.42, o);
  pic.line(ends.map(([a, b]) => `M${f1(a)} ${f1(b)}L${f1(bar[0])} ${f1(bar[1])}`).join(''), p.deep, 1.3, 0.75);
  const T = (a: number, b: number): Pt => [x + f * a * h, y - b * h];
  const board = smooth(
    [T(-0.34, -0.02), T(-0.1, 0.02), T(0.18, 0.09), T(0.38, 0.2), T(0.3, 0.11), T(0, -0.02)],
    true,
    0.7,
  );
  figure(pic, x, y, h, KITER, { top: o.top ?? m.mustard, bottom: p.deep, hat: 'helmet', hatColor: m.foam }, f);
  pic.fill(board, o.second ?? m.foam);
  pic.line(
    `M${f1(bar[0] - h * 0.08)} ${f1(bar[1] + h * 0.03)}L${f1(bar[0] + h * 0.08)} ${f1(bar[1] - h * 0.03)}`,
    p.deep,
    h * 0.025,
  );
}

/** Small sloop; u is the breadth of its hull. */
export function sailingBoat(pic: Picture, x: number, y: number, u: number, o: SailOptions = {}): void {
  const p = pic.pal,
    m = p.mats,
    f = o.face ?? 1,
    c = o.color ?? m.foam,
    T = (a: number, b: number): Pt => [x + f * a * u, y - b * u];
  broken(pic, x, y + u * 0.04, u * 0.8, u * 1.1, c, `v${x.toFixed(0)}`);
  pic.fill(smooth([T(0.04, 0.14), T(0.03, 1.55), T(0.4, 0.8), T(0.62, 0.18)], true, 0.35), c);
  pic.shade(smooth([T(0.04, 0.14), T(0.03, 1.55), T(0.25, 0.8), T(0.26, 0.16)], true, 0.35), p.shade, 0.36);
  pic.fill(
    smooth([T(-0.02, 0.16), T(-0.01, 1.32), T(-0.26, 0.65), T(-0.44, 0.18)], true, 0.35),
    o.second ?? lit(p, c, 0.3),
  );
  pic.fill(poly([T(-0.5, 0.14), T(0.62, 0.16), T(0.44, -0.03), T(-0.4, -0.03)]), m.foam);
  pic.shade(poly([T(-0.46, 0.06), T(0.54, 0.07), T(0.44, -0.03), T(-0.4, -0.03)]), p.shade, 0.6);
  pic.line(`M${f1(T(0.01, 0.14)[0])} ${f1(y - 0.14 * u)}V${f1(y - 1.58 * u)}`, p.deep, Math.max(0.8, u * 0.014));
}

/** A sloop at anchor for the night: bare mast, furled sail, a light at the masthead and one in the cabin. */
export function anchoredBoat(pic: Picture, x: number, y: number, u: number, face: number): void {
  const p = pic.pal,
    m = p.mats,
    T = (a: number, b: number): Pt => [x + face * a * u, y - b * u];
  broken(pic, x, y + u * 0.04, u * 0.7, u * 0.5, m.foam, `a${x.toFixed(0)}`);
  broken(pic, x, y + u * 0.1, u * 0.16, u * 1.5, p.lamp, `l${x.toFixed(0)}`);
  pic.line(`M${f1(x)} ${f1(y - 0.14 * u)}V${f1(y - 1.62 * u)}`, lit(p, m.metal, 0.2), Math.max(1, u * 0.022));
  const furled = [T(-0.02, 0.44), T(-0.5, 0.4)] as const;
  pic.line(`M${f1(furled[0][0])} ${f1(furled[0][1])}L${f1(furled[1][0])} ${f1(furled[1][1])}`, m.foam, u * 0.07);
  pic.fill(poly([T(-0.3, 0.14), T(-0.26, 0.28), T(0.16, 0.29), T(0.3, 0.15)]), lit(p, m.foam, 0.12));
  pic.fill(poly([T(-0.16, 0.17), T(-0.15, 0.24), T(0.02, 0.245), T(0.04, 0.17)]), p.lamp);
  pic.fill(poly([T(-0.5, 0.14), T(0.62, 0.16), T(0.44, -0.03), T(-0.4, -0.03)]), m.foam);
  pic.shade(poly([T(-0.46, 0.06), T(0.54, 0.07), T(0.44, -0.03), T(-0.4, -0.03)]), p.shade, 0.6);
  const [lx, ly] = T(0, 1.64);
  glow(pic, lx, ly, Math.max(11, u * 0.42), p.lamp, 0.5);
  pic.fill(ellipse(lx, ly, Math.max(1.6, u * 0.04)), p.lamp);
}

const ANGLER: Pose = { ...POSES.sit!, elbA: [0.12, 0.44], handA: [0.26, 0.44], elbB: [0.1, 0.4], handB: [0.22, 0.36] };
const HOLDER: Pose = { ...POSES.sit!, elbA: [0.12, 0.56], handA: [0.2, 0.72], elbB: [0.08, 0.4], handB: [0.19, 0.34] };

export interface RowingBoatOptions extends SailOptions {
  anglers?: 1 | 2;
  /** one of them holds up the catch */
  catch?: boolean;
}

/** Rowing boat with anglers, side view; `len` from stem to stern. */
export function rowingBoat(pic: Picture, x: number, y: number, len: number, o: RowingBoatOptions = {}): void {
  const p = pic.pal,
    m = p.mats,
    f = o.face ?? 1,
    u = len / 10,
    T = (a: number, b: number): Pt => [x + f * a * u, y - b * u],
    c = o.color ?? m.accent;
  broken(pic, x, y + u * 0.4, len * 0.86, len * 0.3, c, `b${x.toFixed(0)}`);
  pic.shade(smooth([T(-5, 0.1), T(0, -0.85), T(5, 0.1), T(0, 0.2)], true, 0.8), p.shade, 0.6);
  // inside of the far gunwale
  pic.fill(poly([T(-4.7, 1.5), T(4.9, 1.9), T(3.6, 0.9), T(-4, 0.9)]), overprint(m.wood, p.shade, 0.75));
  const people = o.anglers ?? 1;
  const seat = (a: number, pose: Pose, face: number, top: Hex, hatColor: Hex, rod: boolean) =>
    figure(
      pic,
      ...T(a, 0.35),
      len * 0.42,
      pose,
      { top, bottom: mix(p.deep, m.cloth, 0.35), hat: 'gaucho', hatColor, rod },
      face,
    );
  if (people === 2) seat(-2.6, ANGLER, -f, m.mustard, m.foam, true);
  seat(people === 2 ? 1.1 : -0.6, o.catch ? HOLDER : ANGLER, f, o.top ?? m.cloth, m.sand, !o.catch);
  const hull = smooth(
    [T(-5, 1.65), T(-2, 1.2), T(2, 1.25), T(5.4, 2.1), T(4.6, 0.3), T(3.4, -0.25), T(-3.6, -0.25), T(-4.7, 0.3)],
    true,
    0.45,
  );
  pic.fill(hull, c);
  offShade(pic, hull, 0, 0.62 * u, p.shade, 0.7);
  pic.line(smooth([T(-4.95, 1.55), T(-2, 1.1), T(2, 1.15), T(5.25, 1.98)], false), m.foam, Math.max(1.4, 0.24 * u));
  // the oar at rest
  pic.line(
    `M${f1(T(-1.8, 1.9)[0])} ${f1(T(-1.8, 1.9)[1])}L${f1(T(-4.4, -0.9)[0])} ${f1(T(-4.4, -0.9)[1])}`,
    m.wood,
    Math.max(1.4, 0.2 * u),
  );
  if (o.catch) heldFish(pic, T, people === 2 ? 1.1 : -0.6, u);
}

/** The silverside hanging from the angler's raised hand at seat `a`. */
function heldFish(pic: Picture, T: (a: number, b: number) => Pt, a: number, u: number): void {
  const p = pic.pal,
    m = p.mats,
    hx = a + 0.84,
    hy = 3.3;
  pic.line(
    `M${f1(T(hx, hy)[0])} ${f1(T(hx, hy)[1])}L${f1(T(hx + 0.08, hy - 0.5)[0])} ${f1(T(hx, hy - 0.5)[1])}`,
    p.deep,
    Math.max(0.8, 0.06 * u),
  );
  const body = smooth(
    [
      T(hx + 0.08, hy - 0.45),
      T(hx + 0.36, hy - 1),
      T(hx + 0.32, hy - 1.7),
      T(hx + 0.12, hy - 2.3),
      T(hx + 0.34, hy - 2.75),
      T(hx - 0.12, hy - 2.7),
      T(hx + 0.02, hy - 2.2),
      T(hx - 0.2, hy - 1.5),
      T(hx - 0.12, hy - 0.8),
    ],
    true,
    0.8,
  );
  pic.fill(body, mix(m.foam, m.metal, 0.35));
  offShade(pic, body, 0.1 * u, 0, p.shade, 0.6);
}
