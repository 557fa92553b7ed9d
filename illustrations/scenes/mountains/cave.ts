import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, f1, lerp, type Pt, poly, smooth } from '../../core/geom.ts';
import { makeNoise } from '../../core/noise.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { glow } from '../../props/air/light.ts';
import { sky } from '../../props/air/sky.ts';
import { cloudsFor } from '../../props/air/views.ts';
import { range } from '../../props/land/land.ts';
import { paintings } from '../../props/land/rock-paintings.ts';
import { boulder } from '../../props/land/stones.ts';
import { figure } from '../../props/people/figures.ts';
import { outfit, people } from '../../props/people/travellers.ts';
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

/** The tunnel's sheets of rock, from the mouth to the viewer. */
const SHEETS = 7;

/** Sheet behind sheet of rock, cut out round the mouth: daylight, three people and the lamps on their heads. */
function tunnel(pic: Picture, k: number): void {
  const { W, H, pal: p } = pic,
    m = p.own,
    N = makeNoise(`${pic.seed}tun`),
    mouth: Pt = [W * (0.5 + 0.12 * k), H * 0.45];
  outside(pic, mouth, k);
  const middle = (t: number): Pt => [lerp(mouth[0], W * 0.5, t), lerp(mouth[1], H * 0.47, t)];
  const hole = (i: number): Pt[] => {
    const t = i / (SHEETS - 1),
      [cx, cy] = middle(t),
      rx = lerp(W * 0.17, W * 0.57, t ** 1.1),
      ry = lerp(H * 0.25, H * 0.54, t ** 1.1);
    return Array.from({ length: 30 }, (_, j): Pt => {
      const a = (j / 30) * Math.PI * 2,
        [co, si] = [Math.cos(a), Math.sin(a)],
        r = 1 + 0.2 * N(co * 1.1 + i * 0.7, si * 1.1 + i * 0.9) + 0.06 * N(co * 4 + i * 5, si * 4);
      // the floor is flatter than the roof, the walls lean
      const y = si > 0.55 ? 0.55 + (si - 0.55) * 0.55 : si;
      return [cx + (co + 0.1 * si * k) * rx * r, cy + y * ry * r];
    });
  };
  const warm = mix(m.rockB, m.rockA, 0.4),
    dark = overprint(overprint(m.rockD, p.deep, 0.5), p.deep, 0.55);
  for (let i = 0; i < SHEETS; i++) {
    const t = i / (SHEETS - 1);
    rockSheet(pic, N, { i, hole: hole(i), middle: middle(t), ink: mix(warm, dark, 0.3 + 0.7 * t ** 0.75), near: t });
    if (i === 2) crossing(pic, mouth, k);
  }
}

/** What the mouth frames: morning sky, the sierra, a jarilla at the sill. */
function outside(pic: Picture, [cx, cy]: Pt, k: number): void {
  const { W, H, pal: p } = pic,
    m = p.own,
    hill = (y: number, amp: number, ph: number): string =>
      poly([
        ...Array.from({ length: 25 }, (_, i): Pt => {
          const x = cx - W * 0.3 + (i / 24) * W * 0.6;
          return [x, y - amp * (0.6 * Math.sin(i * 0.31 + ph) + 0.3 * Math.sin(i * 0.83 + ph * 2))];
        }),
        [cx + W * 0.3, H],
        [cx - W * 0.3, H],
      ]);
  pic.fill(
    `M0 0H${W}V${H}H0Z`,
    pic.linear(0, cy - H * 0.3, 0, cy + H * 0.12, [
      { at: 0, color: mix(p.glow, m.mustard, 0.12) },
      { at: 1, color: mix(p.glow, p.paper, 0.6) },
    ]),
  );
  for (const [r, alpha] of [
    [150, 0.3],
    [108, 0.4],
    [68, 1],
  ] as const)
    pic.fill(ellipse(cx + k * W * 0.05, cy - H * 0.09, r * 0.62), p.paper, alpha);
  pic.fill(hill(cy + H * 0.03, H * 0.03, 1), mix(m.rockB, p.glow, 0.5));
  pic.fill(hill(cy + H * 0.075, H * 0.026, 3.2), mix(m.rockA, p.glow, 0.3));
  pic.fill(hill(cy + H * 0.13, H * 0.016, 5), mix(m.scrub, p.glow, 0.22));
  const rng = pic.rng.fork('sill');
  jarilla(pic, cx - k * W * 0.1, cy + H * 0.21, 84, tones(p, mix(m.scrub, p.deep, 0.3)), rng);
}

/** One sheet of rock with its hole: the edge catches the daylight in places, the rest sinks into the dark. */
function rockSheet(
  pic: Picture,
  N: ReturnType<typeof makeNoise>,
  q: { i: number; hole: Pt[]; middle: Pt; ink: Hex; near: number },
): void {
  const { W, H, pal: p } = pic,
    { i, hole, middle, ink, near } = q,
    sheet = `M-5 -5H${W + 5}V${H + 5}H-5Z`;
  const opening = (grow: (j: number) => number): string =>
    smooth(
      hole.map(([x, y], j): Pt => {
        const g = grow(j);
        return [middle[0] + (x - middle[0]) * (1 + g), middle[1] + (y - middle[1]) * (1 + g)];
      }),
      true,
      0.75,
    );
  const light = mix(ink, mix(p.glow, p.own.rockB, 0.45), 0.75 - 0.62 * near);
  pic.raw(shape(sheet + opening(() => 0), light, 1, ' fill-rule="evenodd"'));
  const face = sheet + opening((j) => 0.075 * Math.max(0, N(j * 0.33, i * 3.1) + 0.18));
  pic.raw(shape(face, ink, 1, ' fill-rule="evenodd"'));
  const clip = pic.clip(face, 'evenodd');
  // a few slanting beds, and the dark that closes in
  for (let row = -2; row < 3; row++) {
    const y = middle[1] + H * (row * 0.27 + 0.09 * N(i * 3, row)),
      thick = H * (0.03 + 0.03 * Math.abs(N(row, i)));
    const bed = (off: number): Pt[] =>
      Array.from({ length: 13 }, (_, c): Pt => {
        const x = (c / 12) * (W + 80) - 40;
        return [x, y + off + (x - W / 2) * 0.09 + H * 0.035 * N(c * 0.4 + i * 5, row + off * 0.01)];
      });
    pic.raw(
      pic.clipped(
        clip,
        shape(
          poly([...bed(0), ...bed(thick).toReversed()]),
          row % 2 ? overprint(ink, p.deep, 0.22) : light,
          row % 2 ? 0.8 : 0.13,
        ),
      ),
    );
  }
  const reach = Math.max(...hole.map(([, y]) => Math.abs(y - middle[1])));
  const fade = pic.radial(middle[0], middle[1], reach * 2.4, [
    { at: 0.35, color: p.deep, alpha: 0 },
    { at: 0.8, color: p.deep, alpha: 0.4 },
    { at: 1, color: p.deep, alpha: 0.55 },
  ]);
  pic.add('stippleMultiply', pic.clipped(clip, shape(sheet, fade)), 0.3);
}

/** Three people on the tunnel's floor, dark against the day, and the beams of their lamps on the walls. */
function crossing(pic: Picture, mouth: Pt, k: number): void {
  const { W, H, pal: p } = pic,
    m = p.own;
  const crew = [
    { dx: 0.085, dy: 0.235, h: 0.15, pose: 'hike', pack: m.wine, aim: [0.4, -0.34] },
    { dx: -0.02, dy: 0.255, h: 0.168, pose: 'walk', pack: undefined, aim: [-0.62, -0.22] },
    { dx: -0.125, dy: 0.285, h: 0.19, pose: 'hike', pack: m.cloth, aim: [-0.3, -0.62] },
  ] as const;
  for (const [i, q] of crew.entries()) {
    const x = mouth[0] + k * q.dx * W,
      y = mouth[1] + q.dy * H,
      h = q.h * H,
      dark = mix(p.deep, [m.wine, m.cloth, m.rockD][i]!, 0.4);
    // the shadow runs towards the viewer, away from the mouth
    pic.shade(
      poly([
        [x - h * 0.07, y],
        [x + h * 0.07, y],
        [x - k * h * 0.5 + h * 0.2, y + h * 0.9],
        [x - k * h * 0.5 - h * 0.2, y + h * 0.9],
      ]),
      p.deep,
      0.5,
    );
    const lamp: Pt = [x - k * h * 0.1, y - h * 0.9],
      [ax, ay] = [q.aim[0] * k * W * 0.55, q.aim[1] * H * 0.55],
      l = Math.hypot(ax, ay),
      wide = l * 0.2,
      beam = poly([
        lamp,
        [lamp[0] + ax - (ay / l) * wide, lamp[1] + ay + (ax / l) * wide],
        [lamp[0] + ax + (ay / l) * wide, lamp[1] + ay - (ax / l) * wide],
      ]);
    pic.add(
      'stippleScreen',
      shape(
        beam,
        pic.linear(lamp[0], lamp[1], lamp[0] + ax, lamp[1] + ay, [
          { at: 0, color: p.lamp, alpha: 0.8 },
          { at: 0.75, color: p.lamp, alpha: 0.1 },
          { at: 0.92, color: p.lamp, alpha: 0 },
        ]),
      ),
      0.25,
    );
    figure(
      pic,
      x,
      y,
      h,
      q.pose,
      {
        top: dark,
        bottom: p.deep,
        skin: mix(m.skin, p.deep, 0.5),
        hat: 'helmet',
        hatColor: m.mustard,
        pack: q.pack && mix(q.pack, p.deep, 0.3),
      },
      -k,
    );
    glow(pic, lamp[0], lamp[1], h * 0.28, p.lamp, 0.9);
    pic.fill(ellipse(lamp[0], lamp[1], h * 0.032), p.paper);
  }
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
  paintings(pic, clip, { X, Y: (t) => H * t, U: H * 0.0135, k });
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
