import { type Hex, mix, overprint } from '../../core/color.ts';
import { clamp, ellipse, f1, lerp, type Pt, poly, smooth, sweep } from '../../core/geom.ts';
import { makeNoise } from '../../core/noise.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { glow } from '../../props/air/light.ts';
import { sky } from '../../props/air/sky.ts';
import { cloudsFor } from '../../props/air/views.ts';
import { range } from '../../props/land/land.ts';
import { boulder } from '../../props/land/stones.ts';
import { outfit, type Person, people } from '../../props/people/travellers.ts';
import { jarilla, tones } from '../../props/plants/plants.ts';

export interface CaveOptions {
  focal?: number;
  horizon?: number;
  /** a tunnel in the rock crossed with headlamps, or a shelter with old red paintings */
  view?: 'tunnel' | 'overhang';
}

/** Inside the sierra: a natural tunnel by the light of headlamps, or a painted rock shelter open to the valley. */
export function cave(pic: Picture, o: CaveOptions = {}): void {
  const k = (o.focal ?? 0.62) > 0.5 ? 1 : -1;
  if (o.view === 'overhang') shelter(pic, k);
  else tunnel(pic, k);
}

/** Corners of a broken opening round (cx, cy), unevenly spaced; its floor is flatter than its roof. */
function corners(N: ReturnType<typeof makeNoise>, cx: number, cy: number, rx: number, ry: number, ph: number): Pt[] {
  const n = 17;
  return Array.from({ length: n }, (_, i) => {
    const a = ((i + 0.75 * N(i * 2.3, ph * 4.7)) / n) * Math.PI * 2;
    const foot = Math.sin(a) > 0.5 ? 0.84 : 1;
    const r = 1 + 0.2 * N(Math.cos(a) * 1.6 + ph, Math.sin(a) * 1.6 + ph) + 0.14 * N(i * 3.1, ph * 9);
    return [cx + Math.cos(a) * rx * r, cy + Math.sin(a) * ry * r * foot] as Pt;
  });
}

/** Sheet after sheet of rock, each with a smaller hole; lamps light the ones near the walkers. */
function tunnel(pic: Picture, k: number): void {
  const { W, H, pal: p } = pic;
  const m = p.own;
  const N = makeNoise(`${pic.seed}tun`);
  const end: Pt = [W * (0.5 + 0.13 * k), H * 0.5];
  const near: Pt = [W * 0.5, H * 0.46];
  const LAYERS = 9;
  pic.fill(`M0 0H${W}V${H}H0Z`, mix(p.glow, m.rockC, 0.15));
  const warm = mix(m.rockB, m.rockA, 0.4);
  // daylight at the far end, with a slope outside
  pic.fill(
    poly([
      [end[0] - 160, H * 0.56],
      [end[0] + 20, H * 0.47],
      [end[0] + 170, H * 0.52],
      [end[0] + 170, H],
      [end[0] - 160, H],
    ]),
    mix(m.scrub, p.glow, 0.35),
  );
  const crew: { t: number; person: Omit<Person, 'x' | 'y' | 'h'>; dx: number }[] = [
    { t: 0.4, dx: -0.25, person: { pose: 'walk', look: outfit(pic, 1, 'helmet'), face: k } },
    { t: 0.52, dx: 0.32, person: { pose: 'hike', look: { ...outfit(pic, 3, 'helmet'), pack: m.cloth }, face: k } },
    { t: 0.64, dx: -0.2, person: { pose: 'hike', look: { ...outfit(pic, 0, 'helmet'), pack: m.mustard }, face: k } },
  ];
  const ring = (t: number, label: number): Pt[] => {
    const rx = lerp(W * 0.075, W * 0.6, t ** 1.25);
    const ry = lerp(H * 0.12, H * 0.56, t ** 1.15);
    return corners(N, lerp(end[0], near[0], t), lerp(end[1], near[1], t), rx, ry, label * 0.61);
  };
  for (let i = 0; i < LAYERS; i++) {
    const t = i / (LAYERS - 1);
    const hole = ring(t, i);
    // brightest where the lamps are, dark towards us
    const light = clamp(1 - Math.abs(t - 0.42) * 1.9) * 0.75;
    const ink = mix(overprint(overprint(warm, m.rockD, 0.35), p.deep, 0.72), warm, light);
    rockSheet(pic, N, hole, { i, ink, light, centre: [lerp(end[0], near[0], t), lerp(end[1], near[1], t)] });
    const cx = lerp(end[0], near[0], t);
    const cy = lerp(end[1], near[1], t);
    const rx = lerp(W * 0.075, W * 0.6, t ** 1.25);
    const ry = lerp(H * 0.12, H * 0.56, t ** 1.15);
    for (const q of crew) if (q.t >= t && q.t < t + 1 / (LAYERS - 1)) walker(pic, q, cx, cy, rx, ry);
  }
}

/** One sheet of rock with its hole: beds run across it, the edge of the hole catches the lamps, the far rock does not. */
function rockSheet(
  pic: Picture,
  N: ReturnType<typeof makeNoise>,
  hole: Pt[],
  q: { i: number; ink: Hex; light: number; centre: Pt },
): void {
  const { W, H, pal: p } = pic;
  const { i, ink, light, centre } = q;
  const sheet = `M-5 -5H${W + 5}V${H + 5}H-5Z`;
  const opening = (k: number): string =>
    smooth(
      hole.map(([x, y], j): Pt => {
        const grow = k * (0.5 + 0.9 * Math.abs(N(j * 0.9, i * 2.1 + k * 3)));
        return [centre[0] + (x - centre[0]) * (1 + grow), centre[1] + (y - centre[1]) * (1 + grow)];
      }),
      true,
      0.55,
    );
  const lamp = mix(p.lamp, p.own.rockB, 0.45);
  pic.raw(shape(sheet + opening(0), mix(ink, lamp, 0.1 + 0.3 * light), 1, ' fill-rule="evenodd"'));
  const face = sheet + opening(0.04);
  pic.raw(shape(face, ink, 1, ' fill-rule="evenodd"'));
  const clip = pic.clip(face, 'evenodd');
  const reach = Math.max(...hole.map(([, y]) => Math.abs(y - centre[1])));
  const edge = (y: number, thick: number, row: number): Pt[] =>
    Array.from({ length: 25 }, (_, c): Pt => {
      const x = (c / 24) * (W + 40) - 20;
      return [x, y + reach * 0.22 * N(c * 0.24 + i * 5, row * 1.7 + i) + thick * N(c * 0.5, row * 3 + i)];
    });
  for (let row = -4; row < 5; row++) {
    const y = centre[1] + row * reach * 0.36;
    const thick = reach * (0.09 + 0.06 * N(row * 2.3, i * 1.9));
    const tone = row % 2 ? overprint(ink, p.shade, 0.3) : mix(ink, lamp, 0.07 + 0.2 * light);
    const bed = poly([...edge(y, 0, row), ...edge(y + thick, thick * 0.5, row).reverse()]);
    pic.raw(pic.clipped(clip, shape(bed, tone)));
  }
  // the light of the lamps dies away from the opening
  const far = reach * 2.6;
  pic.add(
    'stippleMultiply',
    pic.clipped(
      clip,
      shape(
        sheet,
        pic.radial(centre[0], centre[1], far, [
          { at: 0.3, color: p.deep, alpha: 0 },
          { at: 0.75, color: p.deep, alpha: 0.34 },
          { at: 1, color: p.deep, alpha: 0.5 },
        ]),
      ),
    ),
    0.35,
  );
}

function walker(
  pic: Picture,
  q: { dx: number; t: number; person: Omit<Person, 'x' | 'y' | 'h'> },
  cx: number,
  cy: number,
  rx: number,
  ry: number,
): void {
  const p = pic.pal;
  const h = pic.H * 0.19 * (0.45 + q.t * 0.6);
  const x = cx + q.dx * rx;
  const y = cy + ry * 0.8;
  const face = q.person.face ?? 1;
  const lamp: Pt = [x + face * h * 0.12, y - h * 0.93];
  pic.add(
    'stippleScreen',
    shape(
      poly([lamp, [lamp[0] + face * h * 1.9, lamp[1] - h * 0.5], [lamp[0] + face * h * 1.9, lamp[1] + h * 0.7]]),
      pic.linear(lamp[0], 0, lamp[0] + face * h * 1.9, 0, [
        { at: 0, color: p.lamp, alpha: 0.75 },
        { at: 1, color: p.lamp, alpha: 0 },
      ]),
    ),
    0.3,
  );
  people(pic, [{ ...q.person, x, y, h }], -face);
  pic.fill(ellipse(lamp[0], lamp[1], h * 0.028), p.paper);
  glow(pic, lamp[0], lamp[1], h * 0.34, p.lamp, 0.9);
}

/** The painted wall takes the subject's side; the calm side opens on the valley. */
function shelter(pic: Picture, k: number): void {
  const { W, H, pal: p } = pic;
  const m = p.mats;
  const N = makeNoise(`${pic.seed}ale`);
  const X = (t: number) => (k > 0 ? t : 1 - t) * W;
  const hz = H * 0.56;
  sky(pic, { horizon: hz, clouds: cloudsFor(pic), cloudAmount: 0.5 });
  range(pic, {
    horizon: hz,
    height: hz * 0.4,
    lead: k > 0 ? 0.12 : 0.88,
    snow: 0.3,
    air: 0.45,
    seed: 'andes',
    peaks: 8,
    mist: 0.9,
  });
  range(pic, {
    horizon: hz + 14,
    height: hz * 0.18,
    snow: 0,
    rock: mix(m.scrub, m.granite, 0.4),
    air: 0.3,
    seed: 'sierra',
    peaks: 9,
    mist: 0.8,
  });
  pic.fill(`M-5 ${f1(hz)}H${W + 5}V${H}H-5Z`, mix(m.steppe, m.scrub, 0.35));
  const edge = (t: number, amp: number, ph: number): number => amp * N.fbm(t * 5 + ph, ph, 3);
  // back wall: from the open side's jamb to the edge of the sheet
  const jamb: Pt[] = Array.from(
    { length: 15 },
    (_, i) => [X(0.3 + 0.05 * (1 - i / 14) + edge(i / 14, 0.05, 2)), (H * i) / 14] as Pt,
  );
  const wall = poly([...jamb, [X(1.02), H], [X(1.02), -5]]);
  const rock = mix(m.rockC, m.rockB, 0.4);
  pic.fill(wall, rock);
  const clip = pic.clip(wall);
  // beds of the rock, long and nearly level
  for (let i = 0; i < 9; i++) {
    const y = H * (0.2 + i * 0.088);
    const band: Pt[] = [];
    for (let j = 0; j <= 16; j++) band.push([X(0.28 + j * 0.047), y + H * edge(j * 0.2, 0.03, i) - H * 0.012]);
    for (let j = 16; j >= 0; j--)
      band.push([X(0.28 + j * 0.047), y + H * edge(j * 0.2, 0.03, i) + H * (0.008 + 0.02 * Math.abs(N(i, j * 0.3)))]);
    pic.raw(
      pic.clipped(
        clip,
        shape(
          smooth(band, true, 0.7),
          i % 3 === 0 ? m.rockB : i % 3 === 1 ? lit(p, rock, 0.2) : mix(m.rockA, rock, 0.5),
          0.8,
        ),
      ),
    );
  }
  // the thickness of the jamb, in shade
  pic.add(
    'multiply',
    pic.clipped(
      clip,
      shape(poly([...jamb, ...jamb.map(([x, y]) => [x + k * W * 0.04, y] as Pt).reverse()]), p.shade, 0.5),
    ),
  );
  paintings(pic, clip, X, k);
  // the roof: a heavy lip in shade, its underside thrown onto the wall as a soft-edged shadow
  const lip: Pt[] = Array.from(
    { length: 21 },
    (_, i) => [X(0.2 + i * 0.042), H * (0.17 + 0.05 * Math.sin(i * 0.5) + edge(i * 0.25, 0.08, 7) - 0.0055 * i)] as Pt,
  );
  const cast = poly([[X(0.2), -5], ...lip.map(([x, y]) => [x, y + H * 0.1] as Pt), [X(1.05), -5]]);
  pic.add('multiply', pic.clipped(clip, shape(cast, p.shade, 0.66)));
  const roof = poly([[X(0.14), -5], ...lip, [X(1.05), -5]]);
  pic.fill(roof, overprint(mix(m.rockA, m.rockD, 0.4), p.shade, 0.55));
  const roofClip = pic.clip(roof);
  const under = poly([
    [X(0.14), -5],
    ...lip.map(([x, y], i) => [x, y * (0.42 + 0.1 * Math.sin(i * 1.3))] as Pt),
    [X(1.05), -5],
  ]);
  pic.raw(pic.clipped(roofClip, shape(under, overprint(m.rockD, p.deep, 0.35))));
  const floor: Pt[] = Array.from(
    { length: 17 },
    (_, i) => [X(-0.02 + i * 0.066), H * (0.83 + 0.02 * Math.sin(i * 0.9)) + H * edge(i * 0.3, 0.03, 4)] as Pt,
  );
  const ground = poly([...floor, [X(1.06), H + 5], [X(-0.04), H + 5]]);
  pic.fill(ground, mix(m.soil, m.sand, 0.5));
  pic.add(
    'multiply',
    pic.clipped(
      pic.clip(ground),
      shape(
        poly([
          [X(0.36), H * 0.75],
          [X(1.06), H * 0.75],
          [X(1.06), H * 0.93],
          [X(0.46), H * 0.89],
        ]),
        p.shade,
        0.5,
      ),
    ),
  );
  const rng = pic.rng.fork('piedras');
  for (const [t, y, r] of [
    [0.28, 0.87, 34],
    [0.2, 0.92, 22],
    [0.94, 0.95, 50],
    [0.86, 0.93, 24],
    [0.4, 0.96, 18],
  ] as const)
    boulder(pic, X(t), H * y, r, rng, { color: mix(m.stone, m.rockB, 0.4) });
  for (const [t, h] of [
    [0.08, 110],
    [0.17, 76],
  ] as const)
    jarilla(pic, X(t), H * 0.88, h, tones(p, m.scrub), rng.fork(`j${t}`), { flowers: m.mustard });
  const h = H * 0.13;
  people(
    pic,
    [
      { x: X(0.5), y: H * 0.9, h, pose: 'point', look: { ...outfit(pic, 1, 'gaucho'), hatColor: m.sand }, face: k },
      { x: X(0.43), y: H * 0.91, h, pose: 'stand', look: { ...outfit(pic, 0), pack: m.cloth }, face: k },
      { x: X(0.38), y: H * 0.9, h, pose: 'photo', look: outfit(pic, 3, 'cap'), face: k },
    ],
    -k,
  );
}

/** Old red signs on the wall: stepped frets, bird tracks, guanacos, suns, rows of dots. Faded, never crisp. */
function paintings(pic: Picture, clip: string, X: (t: number) => number, k: number): void {
  const { H, pal: p } = pic;
  const red = mix(p.mats.wine, p.mats.rockD, 0.4);
  const rng = pic.rng.fork('pinturas');
  let d = '';
  const stroke = (pts: Pt[], w: number) => {
    d += sweep(
      pts.map(([x, y], i) => [x, y, w * (0.8 + 0.3 * ((i * 7) % 3) * 0.5)] as [number, number, number]),
      3,
    );
  };
  const U = H * 0.0135;
  const zigzag = (t: number, y: number, n: number, s: number) =>
    stroke(
      Array.from({ length: n * 2 + 1 }, (_, i) => [X(t) + k * i * s * U, H * y + (i % 2 ? -s : s) * U * 0.9] as Pt),
      U * 0.5,
    );
  const fret = (t: number, y: number, n: number, s: number) => {
    const pts: Pt[] = [];
    for (let i = 0; i < n; i++)
      pts.push([X(t) + k * i * s * U, H * y - i * s * U * 0.7], [X(t) + k * (i + 1) * s * U, H * y - i * s * U * 0.7]);
    d += poly([...pts, ...pts.map(([x, b]) => [x, b + U * 0.95] as Pt).reverse()]);
  };
  const sun = (t: number, y: number, r: number) => {
    const [cx, cy] = [X(t), H * y];
    for (const q of [r, r * 0.5]) d += ring(cx, cy, q * U, U * 0.75);
    for (let i = 0; i < 10; i++) {
      const a = (i / 10) * Math.PI * 2;
      stroke(
        [
          [cx + Math.cos(a) * r * 1.3 * U, cy + Math.sin(a) * r * 1.3 * U],
          [cx + Math.cos(a) * r * 1.75 * U, cy + Math.sin(a) * r * 1.75 * U],
        ],
        U * 0.36,
      );
    }
  };
  const track = (t: number, y: number, s: number) => {
    for (const a of [-0.6, 0, 0.6])
      stroke(
        [
          [X(t), H * y],
          [X(t) + Math.sin(a) * s * U, H * y - Math.cos(a) * s * U],
        ],
        U * 0.42,
      );
  };
  const guanaco = (t: number, y: number, s: number) => {
    const [x, b] = [X(t), H * y];
    const q = s * U;
    stroke(
      [
        [x - k * q * 1.1, b - q * 1.3],
        [x + k * q * 1.1, b - q * 1.4],
      ],
      q * 0.34,
    );
    stroke(
      [
        [x + k * q * 1.0, b - q * 1.3],
        [x + k * q * 1.35, b - q * 2.5],
        [x + k * q * 1.75, b - q * 2.55],
      ],
      q * 0.2,
    );
    for (const f of [-1, -0.7, 0.65, 0.95])
      stroke(
        [
          [x + k * q * f, b - q * 1.1],
          [x + k * q * (f + 0.06), b],
        ],
        q * 0.13,
      );
  };
  sun(0.545, 0.44, 3.6);
  zigzag(0.64, 0.4, 5, 1.9);
  zigzag(0.64, 0.455, 5, 1.9);
  fret(0.83, 0.62, 6, 1.6);
  guanaco(0.48, 0.7, 2.3);
  guanaco(0.6, 0.67, 2.8);
  guanaco(0.72, 0.7, 2.1);
  for (let i = 0; i < 5; i++) track(0.6 + i * 0.034, 0.555 + (i % 2) * 0.02, 2.2);
  for (let i = 0; i < 18; i++)
    d += ellipse(X(0.81 + (i % 9) * 0.017), H * (0.68 + Math.floor(i / 9) * 0.03), U * 0.5 * rng.range(0.8, 1.2));
  for (let i = 0; i < 5; i++)
    stroke(
      [
        [X(0.84 + i * 0.024), H * 0.38],
        [X(0.84 + i * 0.024), H * 0.47],
      ],
      U * 0.45,
    );
  pic.add('stippleMultiply', pic.clipped(clip, shape(d, red, 0.3)), 0.5);
  pic.raw(pic.clipped(clip, shape(d, red, 0.74)));
}

/** A ring as one path: outer circle one way round, inner the other. */
const ring = (x: number, y: number, r: number, w: number): string =>
  ellipse(x, y, r) +
  `M${f1(x - r + w)} ${f1(y)}A${f1(r - w)} ${f1(r - w)} 0 1 0 ${f1(x + r - w)} ${f1(y)}A${f1(r - w)} ${f1(r - w)} 0 1 0 ${f1(x - r + w)} ${f1(y)}Z`;
