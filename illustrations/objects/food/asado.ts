import { mix, overprint } from '../../core/color.ts';
import { ellipse, f1, lerp, type Pt, poly, rect, smooth, sweep } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { Space, type V3 } from '../../core/space.ts';
import { glow } from '../../props/air/light.ts';
import { sky } from '../../props/air/sky.ts';
import { range } from '../../props/land/land.ts';
import { poplar, tones } from '../../props/plants/plants.ts';

/** Asado: the parrilla over embers, ribs, chorizos and peppers, smoke going up against the evening. */
export function asado(pic: Picture, o: { focal?: number } = {}): void {
  const { W, H, pal: p } = pic,
    rng = pic.rng,
    m = p.own,
    focal = o.focal ?? 0.56;
  const hz = H * 0.4;
  sky(pic, {
    horizon: hz,
    clouds: p.night ? 'none' : 'streaks',
    cloudAmount: 0.7,
    sun: p.night ? { x: W * 0.2, y: hz * 0.4, r: 24 } : undefined,
  });
  range(pic, {
    horizon: hz,
    height: hz * 0.6,
    lead: focal > 0.5 ? 0.28 : 0.72,
    snow: 0.5,
    air: 0.34,
    seed: 'andes',
    peaks: 6,
    mist: 0.8,
  });
  const t = tones(p, p.mats.poplar, p.mats.poplarDark, 0.1);
  for (let i = 0; i < 15; i++)
    poplar(pic, W * (i / 14) + rng.range(-20, 20), hz + 22, hz * rng.range(0.3, 0.52), t, rng, undefined, 1.2, 0.7);
  pic.fill(rect(-5, hz + 14, W + 10, H), overprint(mix(p.mats.steppe, p.mats.leafDark, 0.4), p.shade, 0.45));
  // brick hearth: a masonry block seen from above its grill
  const cam = { x: 0, y: 3.15, z: 0, f: 1120, cx: W * focal, horizon: H * 0.02 - H * 0.1 };
  const s = new Space(pic, cam, { az: 200, el: 50 });
  const brick = mix(m.rockA, m.rockD, 0.35),
    ember = '#ff7a2e',
    ash = mix(m.stone, p.deep, 0.5);
  const Y = 1.0,
    x0 = -1.5,
    x1 = 1.5,
    z0 = 2.45,
    z1 = 4.1;
  // rim of bricks
  const rim = (y: number, e: number): V3[] => [
    [x0 - e, y, z0 - e],
    [x1 + e, y, z0 - e],
    [x1 + e, y, z1 + e],
    [x0 - e, y, z1 + e],
  ];
  pic.fill(
    s.path([
      [x0 - 0.34, Y - 0.05, z0 - 0.34],
      [x1 + 0.34, Y - 0.05, z0 - 0.34],
      [x1 + 0.34, Y - 1.2, z0 - 0.34],
      [x0 - 0.34, Y - 1.2, z0 - 0.34],
    ]),
    overprint(brick, p.shade, 0.45),
  );
  let courses = '';
  for (let r = 0; r < 7; r++) {
    const y = Y - 0.05 - r * 0.16;
    courses += s.path([
      [x0 - 0.34, y, z0 - 0.34],
      [x1 + 0.34, y, z0 - 0.34],
      [x1 + 0.34, y - 0.018, z0 - 0.34],
      [x0 - 0.34, y - 0.018, z0 - 0.34],
    ]);
    for (let i = 0; i < 13; i++) {
      const x = x0 - 0.34 + i * 0.3 + (r % 2) * 0.15;
      courses += s.path([
        [x, y, z0 - 0.34],
        [x + 0.018, y, z0 - 0.34],
        [x + 0.018, y - 0.16, z0 - 0.34],
        [x, y - 0.16, z0 - 0.34],
      ]);
    }
  }
  pic.fill(courses, overprint(brick, p.shade, 0.85));
  pic.fill(s.path(rim(Y, 0.34)), lit(p, brick, 0.12));
  let joints = '';
  for (let i = 0; i <= 13; i++) {
    const x = x0 - 0.34 + (i * (x1 - x0 + 0.68)) / 13;
    joints +=
      s.path([
        [x, Y, z0 - 0.34],
        [x + 0.02, Y, z0 - 0.34],
        [x + 0.02, Y, z0],
        [x, Y, z0],
      ]) +
      s.path([
        [x, Y, z1],
        [x + 0.02, Y, z1],
        [x + 0.02, Y, z1 + 0.34],
        [x, Y, z1 + 0.34],
      ]);
  }
  for (let i = 0; i <= 7; i++) {
    const z = z0 + (i * (z1 - z0)) / 7;
    joints +=
      s.path([
        [x0 - 0.34, Y, z],
        [x0, Y, z],
        [x0, Y, z + 0.02],
        [x0 - 0.34, Y, z + 0.02],
      ]) +
      s.path([
        [x1, Y, z],
        [x1 + 0.34, Y, z],
        [x1 + 0.34, Y, z + 0.02],
        [x1, Y, z + 0.02],
      ]);
  }
  pic.shade(joints, p.shade, 0.6);
  // the bed of coals
  const pit = s.path(rim(Y, 0)),
    pc = pic.clip(pit);
  pic.fill(pit, overprint(p.deep, m.rockD, 0.3));
  const bed = s.path([
    [x0, Y - 0.4, z0],
    [x1, Y - 0.4, z0],
    [x1, Y - 0.4, z1 + 0.2],
    [x0, Y - 0.4, z1 + 0.2],
  ]);
  pic.raw(pic.clipped(pc, shape(bed, overprint(m.rockD, p.deep, 0.4))));
  let dark = '',
    hot = '',
    core = '',
    grey = '';
  for (let i = 0; i < 210; i++) {
    const x = rng.range(x0, x1),
      z = rng.range(z0 - 0.05, z1 + 0.15),
      [a, b] = s.P([x, Y - 0.36, z]),
      r = s.scale(z) * rng.range(0.035, 0.075),
      k = 5;
    const pts: Pt[] = [];
    for (let q = 0; q < k; q++) {
      const an = (q / k) * 6.28 + i;
      pts.push([a + Math.cos(an) * r * rng.range(0.75, 1.2), b + Math.sin(an) * r * 0.72]);
    }
    const d = poly(pts);
    const h = rng();
    if (h > 0.62) hot += d;
    else if (h > 0.34) dark += d;
    else grey += d;
    if (h > 0.78) core += poly(pts.map(([u, v]) => [a + (u - a) * 0.5, b + (v - b) * 0.5] as Pt));
  }
  pic.raw(
    pic.clipped(
      pc,
      shape(grey, ash) +
        shape(dark, overprint(p.deep, m.rockD, 0.5)) +
        shape(hot, ember) +
        shape(core, lit(p, '#ffc45c', 0.3)),
    ),
  );
  {
    const [a, b] = s.P([0, Y - 0.36, (z0 + z1) / 2]);
    pic.add(
      'stippleScreen',
      pic.clipped(
        pc,
        `<ellipse cx="${f1(a)}" cy="${f1(b)}" rx="${f1(W * 0.32)}" ry="${f1(H * 0.2)}" fill="${pic.radial(
          a,
          b,
          W * 0.32,
          [
            { at: 0, color: ember, alpha: 0.55 },
            { at: 1, color: ember, alpha: 0 },
          ],
          0.62,
        )}"/>`,
      ),
      0.3,
    );
  }
  // the grill
  let bars = '',
    shine = '';
  const nb = 30;
  for (let i = 0; i <= nb; i++) {
    const x = lerp(x0 + 0.04, x1 - 0.04, i / nb);
    bars += s.path([
      [x - 0.014, Y, z0],
      [x + 0.014, Y, z0],
      [x + 0.014, Y, z1],
      [x - 0.014, Y, z1],
    ]);
    shine += s.path([
      [x - 0.012, Y, z0],
      [x - 0.004, Y, z0],
      [x - 0.004, Y, z1],
      [x - 0.012, Y, z1],
    ]);
  }
  for (const z of [z0 + 0.06, z1 - 0.06])
    bars += s.path([
      [x0, Y, z - 0.03],
      [x1, Y, z - 0.03],
      [x1, Y, z + 0.03],
      [x0, Y, z + 0.03],
    ]);
  pic.fill(bars, overprint(m.metal, p.deep, 0.6));
  pic.fill(shine, mix(m.metal, ember, 0.35), 0.7);
  // food: each piece a slab with a charred underside, a lit top and bar marks
  type Pc = { z: number; draw: () => void };
  const things: Pc[] = [];
  const slab = (
    pts: [number, number][],
    h: number,
    c: string,
    o2: { marks?: boolean; fat?: string; top?: (cl: string) => void } = {},
  ) => {
    const zc = Math.max(...pts.map((q) => q[1]));
    things.push({
      z: zc,
      draw: () => {
        const base = smooth(
            pts.map(([x, z]) => s.P([x, Y + 0.01, z])),
            true,
            0.8,
          ),
          top = smooth(
            pts.map(([x, z]) => s.P([x, Y + h, z])),
            true,
            0.8,
          );
        pic.add(
          'multiply',
          shape(
            smooth(
              pts.map(([x, z]) => s.P([x + 0.06, Y + 0.01, z - 0.07])),
              true,
              0.8,
            ),
            p.shade,
            0.7,
          ),
        );
        pic.fill(base, overprint(c, p.shade, 0.9));
        const near = pts.map(([x, z]) => s.P([x, Y + h * 0.5, z]));
        pic.fill(smooth(near, true, 0.8), overprint(c, p.shade, 0.72));
        pic.fill(top, c);
        const cl = pic.clip(top);
        o2.top?.(cl);
        if (o2.marks !== false) {
          let mk = '';
          for (let i = 0; i <= 26; i++) {
            const x = lerp(x0, x1, i / 26);
            mk += s.path([
              [x - 0.018, Y + h, z0 - 1],
              [x + 0.018, Y + h, z0 - 1],
              [x + 0.26, Y + h, z1 + 1],
              [x + 0.22, Y + h, z1 + 1],
            ]);
          }
          pic.add('multiply', pic.clipped(cl, shape(mk, p.shade, 0.62)));
        }
      },
    });
  };
  const meat = mix(m.rockD, m.wood, 0.35),
    seared = mix(m.wood, p.deep, 0.18);
  // rack of ribs
  slab(
    [
      [-1.25, 3.1],
      [-0.7, 3.02],
      [-0.08, 3.08],
      [-0.02, 3.5],
      [-0.06, 3.86],
      [-0.7, 3.95],
      [-1.24, 3.88],
      [-1.3, 3.5],
    ],
    0.13,
    meat,
    {
      top: (cl) => {
        let bone = '',
          fat = '';
        for (let i = 0; i < 8; i++) {
          const x = -1.2 + i * 0.155;
          bone += smooth(
            [
              [x, 3.12],
              [x + 0.035, 3.11],
              [x + 0.05, 3.5],
              [x + 0.03, 3.88],
              [x - 0.01, 3.88],
              [x - 0.01, 3.5],
            ].map(([a, z]) => s.P([a!, Y + 0.135, z!])),
            true,
            0.8,
          );
          fat += smooth(
            [
              [x + 0.06, 3.16],
              [x + 0.1, 3.16],
              [x + 0.11, 3.6],
              [x + 0.07, 3.84],
              [x + 0.055, 3.5],
            ].map(([a, z]) => s.P([a!, Y + 0.132, z!])),
            true,
            0.8,
          );
        }
        pic.raw(pic.clipped(cl, shape(fat, mix(meat, m.accent, 0.28)) + shape(bone, mix(m.wall, m.sand, 0.35))));
      },
    },
  );
  // vacío / bife
  slab(
    [
      [0.2, 3.42],
      [0.55, 3.3],
      [1.0, 3.34],
      [1.3, 3.5],
      [1.28, 3.8],
      [0.9, 3.94],
      [0.45, 3.9],
      [0.18, 3.7],
    ],
    0.15,
    seared,
    {
      top: (cl) =>
        pic.raw(
          pic.clipped(
            cl,
            shape(
              smooth(
                [
                  [0.22, 3.66],
                  [0.5, 3.86],
                  [0.95, 3.9],
                  [1.3, 3.74],
                  [1.2, 3.98],
                  [0.4, 3.98],
                ].map(([a, z]) => s.P([a!, Y + 0.15, z!])),
                true,
                0.8,
              ),
              mix(m.sand, m.adobe, 0.3),
            ) +
              shape(
                smooth(
                  [
                    [0.4, 3.5],
                    [0.7, 3.42],
                    [1.05, 3.46],
                    [0.8, 3.58],
                  ].map(([a, z]) => s.P([a!, Y + 0.15, z!])),
                  true,
                  0.8,
                ),
                mix(seared, m.accent, 0.34),
              ),
          ),
        ),
    },
  );
  // chorizos and morcillas
  const sausage = (x: number, z: number, a: number, c: string, bend: number) =>
    things.push({
      z: z + 0.1,
      draw: () => {
        const P = (t: number, r: number, y = 0): [number, number, number] => {
          const q = (t - 0.5) * 0.62,
            bx = x + Math.cos(a) * q - Math.sin(a) * bend * (0.25 - (t - 0.5) ** 2) * 1.2,
            bz = z + Math.sin(a) * q + Math.cos(a) * bend * (0.25 - (t - 0.5) ** 2) * 1.2;
          const [px, py] = s.P([bx, Y + 0.07 + y, bz]);
          return [px, py, r * s.scale(bz)];
        };
        const ts = [0, 0.08, 0.3, 0.5, 0.7, 0.92, 1],
          rs = [0.03, 0.068, 0.078, 0.08, 0.078, 0.068, 0.03];
        pic.add(
          'multiply',
          shape(
            sweep(
              ts.map((t2, i) => {
                const q = P(t2, rs[i]!, -0.05);
                return [q[0] + 9, q[1] + 8, q[2]];
              }),
              4,
            ),
            p.shade,
            0.7,
          ),
        );
        const body = sweep(
          ts.map((t2, i) => P(t2, rs[i]!)),
          5,
        );
        pic.fill(body, c);
        const cl = pic.clip(body);
        pic.add(
          'multiply',
          pic.clipped(
            cl,
            shape(
              sweep(
                ts.map((t2, i) => {
                  const q = P(t2, rs[i]!);
                  return [q[0], q[1] + q[2] * 0.85, q[2] * 0.9];
                }),
                5,
              ),
              p.shade,
              0.75,
            ),
          ),
        );
        pic.raw(
          pic.clipped(
            cl,
            shape(
              sweep(
                ts.slice(1, -1).map((t2, i) => {
                  const q = P(t2, rs[i + 1]!);
                  return [q[0] - q[2] * 0.1, q[1] - q[2] * 0.52, q[2] * 0.16];
                }),
                5,
              ),
              lit(p, c, 0.5),
              0.85,
            ),
          ),
        );
        let mk = '';
        for (let i = 1; i < 6; i++) {
          const q = P(i / 6, 0.07);
          mk += sweep(
            [
              [q[0] - q[2] * 0.55, q[1] - q[2] * 0.8, q[2] * 0.1],
              [q[0] + q[2] * 0.35, q[1] + q[2] * 0.5, q[2] * 0.13],
            ],
            1,
          );
        }
        pic.add('multiply', pic.clipped(cl, shape(mk, p.shade, 0.75)));
        const e0 = P(0, 0.02),
          e1 = P(1, 0.02);
        pic.fill(ellipse(e0[0], e0[1], e0[2]) + ellipse(e1[0], e1[1], e1[2]), m.sand);
      },
    });
  const ch = mix(m.rockA, m.accent, 0.42),
    mo = mix(p.deep, m.wine, 0.35);
  sausage(-1.02, 2.7, 0.16, ch, 0.5);
  sausage(-0.98, 2.9, 0.1, ch, 0.5);
  sausage(-0.36, 2.68, -0.08, ch, 0.5);
  sausage(-0.34, 2.88, -0.02, mo, 0.5);
  // peppers halved, onion rings, provoleta in its dish
  const pepper = (x: number, z: number, c: string) =>
    things.push({
      z: z + 0.1,
      draw: () => {
        const d = smooth(
          [
            [-0.2, 0],
            [-0.17, 0.1],
            [0, 0.14],
            [0.18, 0.1],
            [0.22, 0],
            [0.16, -0.11],
            [0, -0.14],
            [-0.16, -0.11],
          ].map(([a, b]) => s.P([x + a!, Y + 0.06, z + b!])),
          true,
          0.9,
        );
        pic.add('multiply', `<g transform="translate(8 8)">${shape(d, p.shade, 0.6)}</g>`);
        pic.fill(d, overprint(c, p.shade, 0.3));
        pic.fill(
          smooth(
            [
              [-0.16, 0],
              [-0.12, 0.08],
              [0, 0.11],
              [0.14, 0.08],
              [0.18, 0],
              [0.12, -0.08],
              [0, -0.1],
              [-0.12, -0.08],
            ].map(([a, b]) => s.P([x + a!, Y + 0.07, z + b!])),
            true,
            0.9,
          ),
          c,
        );
        pic.fill(
          smooth(
            [
              [-0.11, 0],
              [0, 0.06],
              [0.12, 0.01],
              [0, -0.06],
            ].map(([a, b]) => s.P([x + a!, Y + 0.07, z + b!])),
            true,
            0.9,
          ),
          overprint(c, p.shade, 0.62),
        );
        let sd = '';
        for (let i = 0; i < 7; i++) {
          const [a, b] = s.P([x - 0.06 + i * 0.02, Y + 0.08, z + 0.03 * Math.sin(i * 2)]);
          sd += ellipse(a, b, 2, 1.5);
        }
        pic.fill(sd, m.sand);
      },
    });
  pepper(0.34, 2.72, m.accent);
  pepper(0.36, 3.02, m.mustard);
  pepper(0.86, 2.66, m.vine);
  things.push({
    z: 3.15,
    draw: () => {
      const x = 0.98,
        z = 3.0,
        ring = (r: number, y: number) =>
          smooth(
            Array.from({ length: 16 }, (_, i) =>
              s.P([x + Math.cos((i / 16) * 6.283) * r, y, z + Math.sin((i / 16) * 6.283) * r * 0.82]),
            ),
          );
      pic.add('multiply', `<g transform="translate(9 9)">${shape(ring(0.25, Y), p.shade, 0.65)}</g>`);
      pic.fill(ring(0.25, Y + 0.02), overprint(p.deep, m.metal, 0.2));
      pic.fill(ring(0.25, Y + 0.08), overprint(m.metal, p.deep, 0.5));
      pic.fill(ring(0.21, Y + 0.08), mix(m.mustard, m.sand, 0.45));
      pic.fill(ring(0.14, Y + 0.085), lit(p, m.mustard, 0.45));
      let br = '';
      for (let i = 0; i < 12; i++) {
        const [a, b] = s.P([x + Math.cos(i * 2.4) * 0.14, Y + 0.09, z + Math.sin(i * 2.4) * 0.11]);
        br += ellipse(a, b, 3.4, 2);
      }
      pic.fill(br, mix(m.rockA, m.wood, 0.4));
    },
  });
  things.sort((a, b) => b.z - a.z).forEach((q) => q.draw());
  // smoke: three thin threads that drift together
  let sm = '';
  for (let i = 0; i < 3; i++) {
    const [a, b] = s.P([[-0.9, -0.1, 0.9][i]!, Y + 0.15, 3.9]),
      w = rng.range(0.6, 1.1),
      h = rng.range(0.8, 1.15),
      dr = 60 + 30 * i;
    sm += sweep(
      [
        [a, b, 3],
        [a + 22 * w, b - 70 * h, 9 * w],
        [a - 6 * w, b - 150 * h, 15 * w],
        [a + dr * 0.6, b - 230 * h, 17 * w],
        [a + dr * 0.5, b - 310 * h, 10 * w],
        [a + dr * 1.2, b - 380 * h, 2],
      ],
      9,
    );
  }
  pic.add('stipple', shape(sm, mix(p.cloud, p.haze, 0.4), 0.34), 0.3);
  if (p.lamps) {
    const [a, b] = s.P([0, Y, 3.2]);
    glow(pic, a, b, W * 0.4, ember, 0.26, 0.7);
  }
}
