import { mix, overprint } from '../../core/color.ts';
import { ellipse, poly, rect, smooth, smoothstep } from '../../core/geom.ts';
import { makeNoise } from '../../core/noise.ts';
import { lit, sunVec } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { Space } from '../../core/space.ts';
import { type Cam, FanTerrain, project, View } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { printLand, range } from '../../props/land/land.ts';
import { figure, horse } from '../../props/people/figures.ts';
import { cactus } from '../../props/plants/cactus.ts';
import { coiron, jarilla, lightSide, tones } from '../../props/plants/plants.ts';
import { car, cyclist } from '../../props/vehicles/vehicles.ts';
import { windbreak } from '../../props/vineyard/rows.ts';

/** From this distance on, the guard rail of the mountain road may run behind the shoulder. */
const HIDDEN_RAIL = 17;

/** Country seen from a height: flat to the horizon, in bands of field and steppe, low hills far off. */
function plainBelow(pic: Picture, hz: number): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    top = hz - H * 0.13,
    rng = pic.rng.fork('llano');
  range(pic, {
    horizon: top + 2,
    height: H * 0.05,
    snow: 0,
    rock: m.granite,
    air: 0.62,
    seed: 'lejos',
    peaks: 14,
    mist: 0.6,
  });
  pic.fill(
    rect(-2, top, W + 4, H * 0.4),
    pic.linear(0, top, 0, hz + H * 0.12, [
      { at: 0, color: mix(m.steppe, p.haze, 0.7) },
      { at: 1, color: mix(m.steppe, p.haze, 0.25) },
    ]),
  );
  // the river of the plain, far below
  const reach = (t: number): [number, number] => [
    W * (0.16 + 0.5 * t + 0.07 * Math.sin(t * 9)),
    top + H * (0.015 + 0.2 * (1 - t) ** 1.6),
  ];
  const bends = Array.from({ length: 15 }, (_, i) => reach(i / 14));
  const breadth = (i: number): number => 1 + 11 * (1 - i / 14) ** 1.5;
  const river = smooth(
    [
      ...bends.map(([x, y], i): [number, number] => [x - breadth(i) * 2, y]),
      ...bends.map(([x, y], i): [number, number] => [x + breadth(i) * 2, y + 1]).reverse(),
    ],
    true,
    0.8,
  );
  const inks = [m.scrub, m.poplarDark, m.leaf, m.vine, m.sand];
  for (let i = 0; i < 90; i++) {
    const t = rng() ** 1.5,
      y = top + 3 + H * 0.24 * t,
      w = W * rng.range(0.03, 0.16) * (0.4 + t),
      x = rng.range(-0.05, 1) * W,
      h = 1 + 9 * t;
    pic.fill(
      poly([
        [x, y],
        [x + w, y - h * 0.2],
        [x + w * 1.08, y + h * 0.7],
        [x + w * 0.04, y + h],
      ]),
      mix(rng.pick(inks), p.haze, 0.46 - 0.4 * t),
      0.9,
    );
  }
  pic.fill(river, mix(m.water, p.haze, 0.15));
  // shadows of clouds
  for (const [x, t, w] of [
    [0.3, 0.1, 0.2],
    [0.62, 0.05, 0.14],
    [0.78, 0.3, 0.3],
  ] as const)
    pic.shade(ellipse(W * x, top + H * 0.22 * t + 6, W * w, 4 + 34 * t), p.shade, 0.3);
}

/** The valley that the riders have left: red hills without snow, and at their foot the river among poplars. */
function valleyBelow(pic: Picture, hz: number, k: number, s: Space): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    foot = hz + H * 0.012;
  range(pic, {
    horizon: hz,
    height: hz * 0.44,
    lead: 0.5 + 0.16 * k,
    snow: 0,
    rock: mix(m.rockA, m.granite, 0.4),
    air: 0.46,
    seed: 'sierra',
    peaks: 9,
    mist: 0.9,
  });
  range(pic, {
    horizon: foot,
    height: hz * 0.27,
    lead: 0.5 - 0.3 * k,
    snow: 0,
    rock: mix(m.rockA, m.rockD, 0.45),
    air: 0.24,
    seed: 'pintada',
    peaks: 8,
    mist: 0.7,
  });
  pic.fill(rect(-2, foot, W + 4, H * 0.2), mix(mix(m.vine, m.leafDark, 0.4), p.haze, 0.3));
  pic.fill(rect(-2, foot + H * 0.016, W + 4, H * 0.014), mix(m.water, p.glow, 0.35));
  windbreak(pic, s, { z: 96, x0: -70, x1: 70, h: 10, air: 0.28, gap: 4 });
}

/** A trail along a shoulder of the mountains: ridge behind ridge, and someone on the path. */
export function trail(
  pic: Picture,
  o: {
    focal?: number;
    horizon?: number;
    actor?: 'hikers' | 'riders' | 'bikers' | 'car' | 'none';
    cactus?: boolean;
    /** the wide plain below instead of the Andes behind */
    plain?: boolean;
  } = {},
): void {
  const { W, H, pal: p } = pic,
    rng = pic.rng,
    m = p.mats,
    N = makeNoise(`${pic.seed}se`);
  const hz = H * (o.horizon ?? 0.62),
    focal = o.focal ?? 0.62,
    k = focal > 0.5 ? 1 : -1,
    low = ['golden', 'dusk', 'dawn'].includes(p.name);
  sky(pic, {
    horizon: hz,
    sun: low || p.night ? { x: W * (0.5 - 0.25 * k), y: hz * 0.4, r: p.night ? 28 : 42 } : undefined,
    clouds: p.night ? 'none' : rng.pick(['lenticular', 'cumulus', 'streaks'] as const),
  });
  const ride = o.actor === 'riders',
    cam: Cam = { x: 0, y: 2.6, z: 0, f: 1120, cx: W / 2, horizon: hz + H * 0.02 };
  if (o.plain) plainBelow(pic, hz);
  else if (ride) valleyBelow(pic, hz, k, new Space(pic, cam, { az: k > 0 ? 160 : 20, el: Math.max(24, p.el) }));
  else {
    range(pic, {
      horizon: hz,
      height: hz * 0.68,
      lead: 0.5 - 0.1 * k,
      snow: 0.62,
      air: 0.42,
      seed: 'andes',
      peaks: 6,
      mist: 0.9,
    });
    range(pic, {
      horizon: hz + H * 0.05,
      height: hz * 0.4,
      lead: 0.5 + 0.34 * k,
      snow: 0.1,
      rock: mix(m.rockA, m.granite, 0.45),
      air: 0.3,
      seed: 'r2',
      peaks: 7,
      mist: 0.9,
    });
  }
  if (!ride)
    range(pic, {
      horizon: hz + H * 0.13,
      height: hz * 0.3,
      lead: 0.5 - 0.36 * k,
      snow: 0,
      // over the plain the near hills are bare red rock, a value of their own
      rock: o.plain ? mix(m.rockA, m.rockD, 0.45) : mix(m.rockB, m.scrub, 0.35),
      air: o.plain ? 0.06 : 0.16,
      seed: 'r3',
      peaks: 8,
      mist: 0.75,
    });
  const drive = o.actor === 'car',
    half = drive ? 2.3 : ride ? 0.5 : 0.62;
  // the shoulder under the viewer
  const T = new FanTerrain(620, 420, cam, 0.95, 3.2, 46);
  const path = (z: number) =>
    drive
      ? k * (-2.6 + 5.4 * smoothstep(5, 19, z) - 6.5 * smoothstep(18, 34, z))
      : ride
        ? k * (-6.4 + 12.5 * smoothstep(4, 20, z) - 5 * smoothstep(19, 32, z))
        : k * (-3.4 + 5.2 * smoothstep(4, 15, z) - 3.4 * smoothstep(15, 30, z));
  T.fill((x, z) => {
    const ridge = 1.9 * Math.exp(-(((z - 21 - k * x * 0.35) / 7) ** 2)) + k * x * 0.085 * smoothstep(4, 16, z);
    const edge = -9 * smoothstep(24, 44, z + k * x * -0.3 + 2.5 * N(x * 0.12, 4));
    const d = Math.abs(x - path(z)),
      tread = drive ? -0.1 * smoothstep(half + 1.2, half, d) : -(ride ? 0.05 : 0.13) * smoothstep(1.0, 0.35, d);
    const crag =
      1.8 *
      smoothstep(5.5, 9.5, k * x - 1 + 1.5 * N(z * 0.25, 2)) *
      N.ridged(x * 0.2, z * 0.2, 4) *
      smoothstep(7, 13, z);
    return (
      ridge +
      edge +
      tread +
      crag +
      0.45 * N.fbm(x * 0.13, z * 0.13, 3) * smoothstep(half + 0.2, half + 2.4, d) +
      0.03 * N.fbm(x * 0.9, z * 0.9, 2) * smoothstep(half, half + 1, d)
    );
  });
  T.illuminate(sunVec(p, k > 0 ? 160 : 20, Math.max(20, p.el)), { relief: 1.3, smoothing: 3, reach: 30 });
  const V = new View(T, cam, W, H, 2, { step: 0.0016 });
  const ground = mix(m.steppe, m.rockB, 0.25);
  const clip = printLand(pic, V, {
    base: ground,
    shade: -0.52 * Math.sin((Math.max(20, p.el) * Math.PI) / 180),
    deep: 0.06,
    shadeK: 0.72,
    deepK: 0.45,
    minArea: 160,
    tol: 0.8,
    bottom: H + 8,
    bands: [
      { fn: (x, z) => N.fbm(x * 0.22 + 5, z * 0.3, 3), at: 0.16, color: mix(m.scrub, ground, 0.45) },
      ...(drive
        ? [
            {
              fn: (x: number, z: number) => half + 0.55 + 0.12 * N(x * 2, z * 2) - Math.abs(x - path(z)),
              at: 0,
              color: mix(m.sand, ground, 0.3),
              smooth: 0,
            },
            {
              fn: (x: number, z: number) => half - Math.abs(x - path(z)),
              at: 0,
              color: overprint(mix(m.road, p.shade, 0.2), p.shade, 0.12),
              smooth: 0,
            },
            {
              fn: (x: number, z: number) => 0.055 - Math.abs(Math.abs(x - path(z)) - half + 0.22),
              at: 0,
              color: mix(m.foam, m.road, 0.15),
              smooth: 0,
              minArea: 6,
            },
            {
              fn: (x: number, z: number) => ((z * 0.42) % 1 < 0.5 ? 0.06 - Math.abs(x - path(z)) : -1),
              at: 0,
              color: mix(m.mustard, m.foam, 0.25),
              smooth: 0,
              minArea: 4,
            },
          ]
        : [
            {
              fn: (x: number, z: number) => 0.62 + 0.1 * N(x * 2, z * 2) - Math.abs(x - path(z)),
              at: 0,
              color: lit(p, mix(m.sand, ground, 0.2), 0.1),
              smooth: 0,
            },
          ]),
    ],
  });
  pic.raw(
    pic.clipped(
      clip,
      shape(
        V.trace(
          V.field((_x, z) => z + 2 * N(_x * 0.4, 3)),
          20,
          { minArea: 200 },
        ),
        p.haze,
        0.12,
        ' fill-rule="evenodd"',
      ),
    ),
  );
  const at = (x: number, z: number): [number, number, number] => {
    const q = project(cam, x, T.at(x, z), z);
    return [q[0], q[1], cam.f / z];
  };
  // grasses by depth, actors between them
  const things: { z: number; draw: () => void }[] = [];
  let grassShade = '';
  const tt = tones(p, mix(m.steppe, m.scrub, 0.3));
  const seen = (_x: number, z: number, sx: number, sy: number): boolean => {
    const gi = Math.round(sx / V.q),
      gj = Math.round(sy / V.q) + 1;
    if (gi < 0 || gj < 0 || gi >= V.gw || gj >= V.gh) return z < 6;
    const mI = gj * V.gw + gi;
    return !!V.hit[mI] && Math.abs(V.wz[mI]! - z) < z * 0.06;
  };
  for (let i = 0; i < 240; i++) {
    const z = 3.4 + 26 * rng() ** 1.5,
      x = (rng() - 0.5) * 1.5 * z;
    if (Math.abs(x - path(z)) < half + 0.35) continue;
    const [a, b, sc] = at(x, z);
    if (!seen(x, z, a, b)) continue;
    const h = sc * rng.range(0.25, 0.55),
      bush = rng.chance(0.12);
    grassShade += ellipse(a - lightSide(p) * h * 0.5, b, h * 0.6, h * 0.1);
    things.push({
      z,
      draw: () => {
        if (bush && h > 20) jarilla(pic, a, b, h * 1.7, tones(p, m.scrub), rng.fork(`q${i}`), { flowers: m.mustard });
        else {
          pic.fill(coiron(a, b, h, rng, 10, 1.1), tt.mid);
          pic.fill(coiron(a + lightSide(p) * h * 0.06, b, h * 0.92, rng, 5, 0.9), tt.light);
        }
      },
    });
  }
  if (o.cactus) {
    const grown = pic.rng.fork('cactus');
    for (let i = 0; i < 22; i++) {
      const z = 6 + 16 * grown(),
        x = path(z) + (i % 2 ? 1 : -1) * grown.range(half + 1, half + 7);
      const [a, b, sc] = at(x, z);
      if (seen(x, z, a, b))
        things.push({ z, draw: () => cactus(pic, a, b, sc * grown.range(0.7, 1.3), grown.fork(`c${i}`)) });
    }
  }
  for (let i = 0; i < 14; i++) {
    const z = 4.5 + 16 * rng(),
      x = path(z) + (rng.chance(0.5) ? 1 : -1) * rng.range(half + 0.6, half + 5);
    const [a, b, sc] = at(x, z);
    if (!seen(x, z, a, b)) continue;
    const r = sc * rng.range(0.16, 0.5);
    things.push({
      z,
      draw: () => {
        const d = poly([
          [a - r, b],
          [a - r * 0.85, b - r * 0.5],
          [a - r * 0.25, b - r * 0.82],
          [a + r * 0.45, b - r * 0.7],
          [a + r * 0.95, b - r * 0.25],
          [a + r, b + r * 0.06],
          [a, b + r * 0.16],
        ]);
        const c = pic.clip(d);
        pic.fill(d, m.stone);
        pic.add(
          'multiply',
          pic.clipped(
            c,
            shape(
              poly([
                [a - lightSide(p) * r * 0.05, b - r],
                [a - lightSide(p) * r * 1.3, b - r],
                [a - lightSide(p) * r * 1.3, b + r],
                [a + lightSide(p) * r * 0.25, b + r],
              ]),
              p.shade,
              0.72,
            ),
          ),
        );
      },
    });
  }
  const actor = o.actor ?? 'hikers';
  const shadowAt = (a: number, b: number, h: number) => {
    const s = k > 0 ? 1 : -1;
    pic.add(
      'multiply',
      shape(
        poly([
          [a - h * 0.07, b],
          [a + h * 0.07, b],
          [a + s * h * 1.25, b + h * 0.05],
          [a + s * h * 1.2, b - h * 0.05],
        ]),
        p.shade,
        0.6,
      ),
    );
  };
  if (actor === 'hikers')
    [
      [9.2, 'hike', m.accent, m.mustard],
      [10.6, 'hike', m.cloth, m.accent],
      [14.2, 'walk', m.foam, m.cloth],
    ].forEach(([z, pose, top, pack], i) =>
      things.push({
        z: z as number,
        draw: () => {
          const [a, b, sc] = at(path(z as number) + 0.1, z as number),
            h = sc * 1.75;
          shadowAt(a, b, h);
          figure(
            pic,
            a,
            b,
            h,
            pose as string,
            {
              top: top as string,
              pack: pack as string,
              bottom: mix(p.deep, m.cloth, 0.25),
              pole: i < 2,
              hat: i === 1 ? 'gaucho' : 'cap',
              hatColor: i === 1 ? m.sand : undefined,
            },
            k,
          );
        },
      }),
    );
  if (actor === 'riders')
    [
      [9.4, m.accent],
      [11.6, m.cloth],
      [14.4, m.mustard],
    ].forEach(([z, c], i) =>
      things.push({
        z: z as number,
        draw: () => {
          const [a, b, sc] = at(path(z as number), z as number),
            h = sc * 1.5;
          shadowAt(a, b, h * 1.3);
          const sd = horse(
            pic,
            a,
            b,
            h,
            [overprint(m.wood, p.shade, 0.2), m.stone, overprint(m.rockD, p.shade, 0.1)][i]!,
            k,
          );
          figure(
            pic,
            sd[0],
            sd[1],
            h * 1.13,
            'saddle', // the guide rides in front, in his own hat
            {
              top: m.foam,
              poncho: c as string,
              ...(i === 2 ? { hat: 'gaucho' } : { hat: 'helmet', hatColor: m.foam }),
            },
            k,
          );
        },
      }),
    );
  if (drive) {
    const s = new Space(pic, cam, { az: k > 0 ? 160 : 20, el: Math.max(24, p.el) });
    {
      const z = o.plain ? 19 : 15.5;
      things.push({
        z: z - 0.5,
        draw: () =>
          car(s, path(z) + 0.95, z, {
            rot: Math.atan2(path(z + 4) - path(z), 4),
            color: m.accent,
            y: T.at(path(z), z + 1.5),
          }),
      });
    }
    // guard rail on the outer edge
    for (let z = 5; z < 30; z += 1.9)
      things.push({
        z,
        draw: () => {
          const q = (zz: number, h: number) => {
            const x = path(zz) + k * (half + 0.5);
            return project(cam, x, T.at(x, zz) + h, zz);
          };
          const [a, b] = q(z, 0);
          // past the bend the shoulder hides the rail
          if (z > HIDDEN_RAIL && !seen(0, z, a, b)) return;
          const [, b2] = q(z, 0.62),
            w = (cam.f / z) * 0.05;
          pic.fill(
            poly([
              [a - w, b],
              [a + w, b],
              [a + w, b2],
              [a - w, b2],
            ]),
            overprint(m.metal, p.shade, 0.6),
          );
          pic.fill(poly([q(z, 0.4), q(z, 0.66), q(z + 1.9, 0.66), q(z + 1.9, 0.4)]), lit(p, m.metal, 0.3));
          pic.fill(poly([q(z, 0.4), q(z, 0.5), q(z + 1.9, 0.5), q(z + 1.9, 0.4)]), overprint(m.metal, p.shade, 0.6));
        },
      });
  }
  if (actor === 'bikers')
    [
      [8.8, m.accent],
      [12.8, m.mustard],
    ].forEach(([z, c]) =>
      things.push({
        z: z as number,
        draw: () => {
          const [a, b, sc] = at(path(z as number), z as number),
            r = sc * 0.36;
          shadowAt(a, b, r * 4);
          pic.grain(
            smooth([
              [a - k * r * 2, b],
              [a - k * r * 4.5, b - r * 1.2],
              [a - k * r * 8.5, b - r * 1.7],
              [a - k * r * 9, b - r * 0.3],
              [a - k * r * 5, b + r * 0.1],
            ]),
            mix(m.sand, p.haze, 0.4),
            0.5,
            0.6,
          );
          cyclist(pic, a, b, r, { face: k, top: c as string });
        },
      }),
    );
  pic.shade(grassShade, p.shade, 0.5);
  things.sort((a, b) => b.z - a.z).forEach((q) => q.draw());
}

/** a car on a mountain road */
export const hillRoad = (pic: Picture, o: { focal?: number; horizon?: number; plain?: boolean } = {}): void =>
  trail(pic, { ...o, actor: 'car' });
