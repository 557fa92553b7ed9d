import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, type Pt, poly, smooth } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { Space, type V3 } from '../../core/space.ts';
import { sunFrom } from '../../props/staging.ts';
import { saloon } from '../../props/vehicles/traffic.ts';
import { extrude } from '../../props/vehicles/vehicles.ts';
import { overlook } from '../mountains/overlook.ts';
import { canyonTrack } from './canyon-track.ts';
import { poplarAvenue } from './poplar-avenue.ts';

type Model = 'hatchback' | 'pickup' | 'sedan';

/** Hire cars on the roads they are hired for: a hatchback at a lookout, a pick-up on gravel, a saloon under poplars. */
export function parkedCar(pic: Picture, o: { focal?: number; model?: Model } = {}): void {
  const draw = { hatchback, pickup, sedan };
  draw[o.model ?? 'hatchback'](pic, o.focal);
}

function hatchback(pic: Picture, focal?: number): void {
  const k = (focal ?? 0.62) >= 0.5 ? 1 : -1;
  overlook(pic, { focal: k > 0 ? 0.62 : 0.38, horizon: 0.42, outlook: 'lake', people: 'none' });
  hatchbackCar(pic, pic.W * (0.5 + 0.24 * k), pic.H * 0.745, Math.min(290, pic.W * 0.24), {
    color: pic.pal.mats.foam,
    face: -k,
  });
}

/** Small five-door car from the side; (x, y) is the ground under its middle, `len` bumper to bumper. */
function hatchbackCar(pic: Picture, x: number, y: number, len: number, o: { color: Hex; face: number }): void {
  const p = pic.pal,
    m = p.mats,
    u = len / 10,
    P = (a: number, b: number): Pt => [x + o.face * a * u, y - b * u],
    S = (pts: [number, number][], tension = 0.55) =>
      smooth(
        pts.map(([a, b]) => P(a, b)),
        true,
        tension,
      ),
    F = (pts: [number, number][]) => poly(pts.map(([a, b]) => P(a, b)));
  const side = Math.cos((p.az * Math.PI) / 180) >= 0 ? 1 : -1;
  pic.shade(ellipse(x - side * u * 0.9, y + u * 0.1, u * 5.4, u * 0.62), p.shade, 0.72);
  const body = S([
      [-4.85, 0.7],
      [-4.98, 1.6],
      [-4.7, 2.5],
      [-4.3, 3.1],
      [-3.5, 3.9],
      [-1.6, 4.18],
      [0.4, 4.1],
      [1.5, 3.5],
      [2.3, 2.76],
      [3.8, 2.44],
      [4.75, 2.0],
      [4.98, 1.3],
      [4.85, 0.7],
      [2, 0.5],
      [-2, 0.5],
    ]),
    clip = pic.clip(body);
  pic.fill(body, o.color);
  // the flank turns away under the waist line; light along the roof and the shoulder
  pic.add(
    'multiply',
    pic.clipped(
      clip,
      shape(
        F([
          [-5.2, 1.35],
          [5.2, 1.2],
          [5.2, 0],
          [-5.2, 0],
        ]),
        p.shade,
        0.42,
      ),
    ),
  );
  pic.add(
    'multiply',
    pic.clipped(
      clip,
      shape(
        F([
          [-5.2, 2.5],
          [5.2, 2.2],
          [5.2, 2.05],
          [-5.2, 2.32],
        ]),
        p.shade,
        0.22,
      ),
    ),
  );
  pic.raw(
    pic.clipped(
      clip,
      shape(
        F([
          [-4.2, 4.3],
          [1.2, 4.3],
          [1.2, 3.98],
          [-3.4, 3.92],
        ]),
        lit(p, o.color, 0.55),
      ),
    ),
  );
  const glass = mix(p.deep, m.glass, 0.3);
  const windows = [
    F([
      [-3.95, 2.72],
      [-3.3, 3.6],
      [-2.2, 3.78],
      [-2.2, 2.68],
    ]),
    F([
      [-2.02, 2.68],
      [-2.02, 3.8],
      [-0.35, 3.82],
      [-0.35, 2.64],
    ]),
    F([
      [-0.17, 2.64],
      [-0.17, 3.82],
      [0.45, 3.76],
      [1.85, 2.7],
      [1.7, 2.6],
    ]),
  ].join('');
  pic.fill(windows, glass);
  pic.raw(
    pic.clipped(
      pic.clip(windows),
      shape(
        F([
          [-1.6, 4],
          [-0.9, 4],
          [-1.7, 2.4],
          [-2.4, 2.4],
        ]) +
          F([
            [0.3, 4],
            [0.7, 4],
            [0, 2.4],
            [-0.4, 2.4],
          ]),
        lit(p, m.glass, 0.3),
        0.4,
      ),
    ),
  );
  // seams, handles, sills, lamps
  const seam = (a: [number, number][]) =>
    `M${a
      .map(([q, b]) =>
        P(q, b)
          .map((n) => n.toFixed(1))
          .join(' '),
      )
      .join('L')}`;
  pic.line(
    seam([
      [-2.1, 3.7],
      [-2.1, 1.9],
      [-2.3, 1],
    ]) +
      seam([
        [-0.26, 3.7],
        [-0.26, 0.95],
      ]) +
      seam([
        [1.95, 2.6],
        [2.05, 1.2],
        [1.75, 0.95],
      ]),
    overprint(o.color, p.shade, 0.8),
    Math.max(1, u * 0.045),
  );
  pic.fill(
    F([
      [-1.1, 2.22],
      [-0.5, 2.2],
      [-0.5, 2.08],
      [-1.1, 2.1],
    ]) +
      F([
        [0.9, 2.18],
        [1.5, 2.16],
        [1.5, 2.04],
        [0.9, 2.06],
      ]) +
      F([
        [-4.95, 1.15],
        [-4.2, 1.1],
        [-4.2, 0.75],
        [-4.9, 0.78],
      ]) +
      F([
        [4.1, 1.1],
        [4.98, 1.15],
        [4.92, 0.75],
        [4.1, 0.75],
      ]),
    mix(p.deep, m.road, 0.25),
  );
  pic.fill(
    F([
      [-4.86, 2.5],
      [-4.3, 2.6],
      [-4.4, 2.1],
      [-4.94, 2.05],
    ]),
    m.accent,
  );
  pic.fill(
    S(
      [
        [4.8, 1.95],
        [4.3, 2.2],
        [3.7, 2.22],
        [4.1, 1.9],
      ],
      0.4,
    ),
    lit(p, m.glass, 0.6),
  );
  pic.fill(
    F([
      [1.62, 2.75],
      [1.95, 2.95],
      [2.1, 2.65],
      [1.75, 2.55],
    ]),
    overprint(o.color, p.shade, 0.45),
  );
  for (const a of [-3.05, 3.05]) {
    const [wx, wy] = P(a, 0.78);
    pic.fill(ellipse(wx, wy - u * 0.06, u * 1.02), overprint(o.color, p.shade, 0.85));
    pic.fill(ellipse(wx, wy, u * 0.84), mix(p.deep, m.road, 0.12));
    pic.fill(ellipse(wx, wy, u * 0.52), overprint(m.metal, p.shade, 0.15));
    pic.fill(ellipse(wx, wy, u * 0.44), lit(p, m.metal, 0.35));
    let spokes = '';
    for (let i = 0; i < 5; i++) {
      const t = (i / 5) * 6.283 - 1.57;
      spokes += poly([
        [wx + Math.cos(t - 0.28) * u * 0.2, wy + Math.sin(t - 0.28) * u * 0.2],
        [wx + Math.cos(t - 0.22) * u * 0.42, wy + Math.sin(t - 0.22) * u * 0.42],
        [wx + Math.cos(t + 0.22) * u * 0.42, wy + Math.sin(t + 0.22) * u * 0.42],
        [wx + Math.cos(t + 0.28) * u * 0.2, wy + Math.sin(t + 0.28) * u * 0.2],
      ]);
    }
    pic.fill(spokes, overprint(m.metal, p.shade, 0.75));
  }
}

/** The eye height of `canyonTrack`; a vehicle must stand in the same space. */
const TRACK_EYE = 2.7;

function pickup(pic: Picture, focal?: number): void {
  const { W, H, pal: p } = pic,
    k = (focal ?? 0.62) >= 0.5 ? 1 : -1;
  canyonTrack(pic, { focal: k > 0 ? 0.62 : 0.38, horizon: 0.5, walls: 'canyon', actor: 'none' });
  const s = new Space(
    pic,
    { x: 0, y: TRACK_EYE, z: 0, f: 1080, cx: W / 2, horizon: H * 0.5 },
    { az: k > 0 ? 158 : 22, el: Math.max(27, p.el) },
  );
  const rng = pic.rng.fork('polvo');
  for (let i = 0; i < 12; i++) {
    const [a, b] = s.P([k * (-1.5 - i * 0.05) + rng.range(-0.5, 0.5), 0.25 + i * 0.05, 8.7 - i * 0.22]);
    pic.grain(
      ellipse(a - k * i * 12, b - i * 3, 34 + i * 9, 18 + i * 4),
      lit(p, mix(p.mats.sand, p.haze, 0.3), 0.3),
      0.3,
      0.3,
    );
  }
  pickupTruck(s, k * -1.5, 9, k * 0.5, mix(p.mats.metal, p.mats.stone, 0.3));
}

/** Double-cab pick-up seen from behind; (x, z) is the middle of its tail, `rot` its heading. */
function pickupTruck(s: Space, x: number, z: number, rot: number, c: Hex): void {
  const { pic } = s,
    p = pic.pal,
    m = p.mats,
    glass = mix(p.deep, m.glass, 0.3),
    wide = 1.9,
    long = 5.2,
    co = Math.cos(rot),
    si = Math.sin(rot);
  const at = (l: number, w: number, y: number): V3 => [x + w * co + l * si, y, z - w * si + l * co];
  s.cast(
    [0, long].flatMap((l) => [-0.95, 0.95].flatMap((w) => [at(l, w, 0.3), at(l, w, 1.3)])),
    0,
    0.72,
  );
  const near = rot > 0 ? -1 : 1; // the flank that shows
  const wheel = (l: number, w: number) => {
    const q = at(l, w, 0),
      f = s.face([q[0] - si * 0.4, 0, q[2] - co * 0.4], [si * 0.8, 0, co * 0.8], [0, 0.8, 0]);
    pic.fill(f.circle(0.4, 0.4, 0.4), p.deep);
    pic.fill(f.circle(0.4, 0.4, 0.22), overprint(m.metal, p.shade, 0.2));
  };
  const quad = (vs: V3[], ink: Hex) => s.quad(vs, ink);
  for (const w of [-0.72, 0.72])
    quad([at(0.5, w - 0.16, 0), at(0.5, w + 0.16, 0), at(0.5, w + 0.16, 0.6), at(0.5, w - 0.16, 0.6)], p.deep);
  wheel(1, -near * 0.95);
  // load bed: floor, far rail, headboard, then the cab and the near flank
  const body = extrude(s, {
    x,
    y: 0,
    z,
    rot,
    width: wide,
    profile: [
      [0, 0.5],
      [0, 1.12],
      [1.9, 1.14],
      [2.02, 1.82],
      [3.35, 1.84],
      [4.05, 1.22],
      [5.1, 1.1],
      [long, 0.8],
      [long, 0.45],
    ],
    inks: [c, overprint(p.deep, p.shade, 0.3), glass, c, glass, c, c, c],
    side: c,
    taper: 0.12,
  });
  const { L, sideFace: sd } = body;
  const flank: V3 = [co * sd, 0, -si * sd];
  // rails of the bed stand above its floor
  for (const w of [-0.9, 0.9])
    quad(
      [L(0, w - 0.05, 1.13), L(0, w + 0.05, 1.13), L(1.92, w + 0.05, 1.15), L(1.92, w - 0.05, 1.15)],
      s.ink(c, [0, 1, 0]),
    );
  quad([L(0, -0.9, 1.13), L(0, 0.9, 1.13), L(0.1, 0.9, 1.13), L(0.1, -0.9, 1.13)], s.ink(c, [0, 1, 0]));
  for (const [l0, l1] of [
    [2.14, 2.72],
    [2.8, 3.3],
  ] as const)
    quad(
      [
        L(l0, sd * 0.93, 1.2),
        L(l0 + 0.05, sd * 0.87, 1.72),
        L(Math.min(l1, 3.28), sd * 0.87, 1.74),
        L(l1 + (l1 > 3 ? 0.42 : 0), sd * 0.93, 1.2),
      ],
      s.ink(glass, flank),
    );
  quad(
    [L(0.1, sd * 0.952, 0.5), L(5.0, sd * 0.952, 0.5), L(5.0, sd * 0.952, 0.62), L(0.1, sd * 0.952, 0.62)],
    overprint(c, p.shade, 0.8),
  );
  for (const l of [2.06, 2.76, 3.7])
    quad(
      [L(l, sd * 0.953, 0.64), L(l + 0.03, sd * 0.953, 0.64), L(l + 0.03, sd * 0.953, 1.14), L(l, sd * 0.953, 1.14)],
      overprint(c, p.shade, 0.75),
    );
  for (const l of [1, 4.2]) wheel(l, sd * 0.96);
  // tailgate, lamps, bumper, number plate
  quad(
    [L(-0.01, -0.7, 0.72), L(-0.01, 0.7, 0.72), L(-0.01, 0.7, 1.06), L(-0.01, -0.7, 1.06)],
    overprint(s.ink(c, [-si, 0, -co]), p.shade, 0.16),
  );
  for (const w of [-0.92, 0.74])
    quad(
      [L(-0.01, w, 0.72), L(-0.01, w + 0.18, 0.72), L(-0.01, w + 0.18, 1.06), L(-0.01, w, 1.06)],
      overprint(m.accent, p.shade, 0.2),
    );
  quad(
    [L(-0.08, -0.95, 0.42), L(-0.08, 0.95, 0.42), L(-0.08, 0.95, 0.6), L(-0.08, -0.95, 0.6)],
    mix(p.deep, m.metal, 0.35),
  );
  quad([L(-0.09, -0.24, 0.44), L(-0.09, 0.24, 0.44), L(-0.09, 0.24, 0.58), L(-0.09, -0.24, 0.58)], m.foam);
}

function sedan(pic: Picture, focal?: number): void {
  const { W, H } = pic,
    at = focal ?? 0.58,
    k = at > 0.5 ? 1 : -1;
  poplarAvenue(pic, { focal: at, actor: 'none', vineyards: true });
  // the same camera as in the lane
  const s = new Space(pic, { x: -k * 0.6, y: 1.95, z: 0, f: 1000, cx: W * at, horizon: H * 0.57 }, sunFrom(pic));
  saloon(s, { x: -k * 0.5, z: 10.5, rot: k * 0.06 }, { color: mix(pic.pal.mats.cloth, pic.pal.sky[0], 0.3) });
}
