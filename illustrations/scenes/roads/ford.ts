import { mix, overprint } from '../../core/color.ts';
import { ellipse, type Pt, poly, smooth } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { Space, type V3 } from '../../core/space.ts';
import { sky } from '../../props/air/sky.ts';
import { stormDeck } from '../../props/air/storm.ts';
import { range } from '../../props/land/land.ts';
import { jarilla, lightSide, tones } from '../../props/plants/plants.ts';
import { drawAll, person, slab, type Thing } from '../../props/town/street.ts';
import { saloon } from '../../props/vehicles/traffic.ts';
import { plain } from '../../props/vineyard/rows.ts';

/** The ford: where the water starts and ends along the road, and how deep the road sinks. */
const WASH = { from: 12.5, to: 21, dip: 0.75 };
const HALF_ROAD = 3.7;

/** The road's height: it sinks into the wash and comes out again. */
function level(z: number): number {
  const mid = (WASH.from + WASH.to) / 2;
  const reach = WASH.to - WASH.from;
  return -WASH.dip * Math.exp(-(((z - mid) / (reach * 0.62)) ** 2));
}

function roadRibbon(s: Space, a: number, b: number, z0: number, z1: number): string {
  const zs: number[] = [];
  for (let z = z0; z < z1; z *= 1.05) zs.push(z);
  zs.push(z1);
  return s.path([...zs.map((z) => [a, level(z), z] as V3), ...zs.reverse().map((z) => [b, level(z), z] as V3)]);
}

/** Brown water running over the road from side to side, its edges torn, foam in streaks. */
function flood(pic: Picture, s: Space): void {
  const { pal } = pic;
  const m = pal.mats;
  const rng = pic.rng.fork('flood');
  const bank = (z: number, amp: number): V3[] =>
    Array.from({ length: 41 }, (_, i) => {
      const x = -40 + i * 2;
      return [x, -0.42, z + amp * (Math.sin(x * 0.5 + z) + 0.6 * Math.sin(x * 1.3 + z * 2))];
    });
  const near = bank(WASH.from, 0.34);
  const far = bank(WASH.to, 0.5);
  const mud = mix(m.soil, m.waterDeep, 0.34);
  const margin = (q: V3[], k: number) => q.map((v) => [v[0], v[1] + 0.06, v[2] + k] as V3);
  s.quad([...margin(near, -0.9), ...margin(far, 1.3).reverse()], overprint(m.soil, pal.shade, 0.45));
  const d = s.path([...near, ...[...far].reverse()]);
  const [, y1] = s.P([0, -0.42, WASH.from]);
  const [, y0] = s.P([0, -0.42, WASH.to]);
  pic.fill(
    d,
    pic.linear(0, y0, 0, y1, [
      { at: 0, color: mix(mud, pal.sky[2], 0.5) },
      { at: 1, color: overprint(mud, pal.shade, 0.25) },
    ]),
  );
  const inside = pic.clip(d);
  let foam = '';
  let dark = '';
  for (let i = 0; i < 130; i++) {
    const z = rng.range(WASH.from + 0.2, WASH.to);
    const [x, y] = s.P([rng.range(-16, 16), -0.42, z]);
    const sc = s.scale(z);
    const w = sc * rng.range(0.3, 1.5);
    const h = sc * rng.range(0.02, 0.05);
    const mark = smooth(
      [
        [x - w, y],
        [x - w * 0.2, y - h],
        [x + w, y + h * 0.4],
        [x, y + h],
      ],
      true,
      0.8,
    );
    if (i % 3 === 0) dark += mark;
    else foam += mark;
  }
  pic.add('multiply', pic.clipped(inside, shape(dark, pal.shade, 0.5)));
  pic.raw(pic.clipped(inside, shape(foam, lit(pal, mud, 0.62), 0.85)));
}

/** A striped post that shows how deep the water is. */
function gauge(s: Space, x: number, z: number): Thing {
  return {
    z,
    draw: () => {
      const y = level(z) - 0.1;
      for (let i = 0; i < 6; i++)
        s.block(x, y + i * 0.27, z, 0.16, 0.27, 0.16).paint(i % 2 ? s.pic.pal.mats.foam : s.pic.pal.own.accent);
    },
  };
}

/** A traffic cone. */
function cone(s: Space, x: number, z: number): Thing {
  const { pic } = s;
  const { pal } = pic;
  return {
    z,
    draw: () => {
      const [a, b] = s.P([x, level(z), z]);
      const u = s.scale(z) * 0.75;
      pic.shade(ellipse(a - lightSide(pal) * u * 0.4, b, u * 0.5, u * 0.08), pal.shade, 0.6);
      const at = (w: number, h: number): Pt => [a + w * u, b - h * u];
      pic.fill(
        poly([at(-0.3, 0), at(0.3, 0), at(0.3, 0.07), at(-0.3, 0.07)]),
        overprint(pal.own.accent, pal.shade, 0.5),
      );
      pic.fill(poly([at(-0.22, 0.07), at(0.22, 0.07), at(0.05, 1), at(-0.05, 1)]), pal.own.accent);
      pic.fill(poly([at(-0.16, 0.4), at(0.16, 0.4), at(0.11, 0.64), at(-0.11, 0.64)]), pal.mats.foam);
      pic.shade(
        poly([at(0, 0.07), at(-lightSide(pal) * 0.22, 0.07), at(-lightSide(pal) * 0.05, 1), at(0, 1)]),
        pal.shade,
        0.5,
      );
    },
  };
}

/** A red and white bar on two trestles across the lane. */
function barrier(s: Space, x: number, z: number, w: number): Thing {
  const { pal } = s.pic;
  return {
    z,
    draw: () => {
      const y = level(z);
      for (const k of [-0.4, 0.4]) s.block(x + k * w, y, z, 0.1, 0.95, 0.5).paint(pal.deep);
      const n = 8;
      for (let i = 0; i < n; i++)
        s.block(x - w / 2 + ((i + 0.5) * w) / n, y + 0.72, z - 0.05, w / n, 0.26, 0.08).paint(
          i % 2 ? pal.mats.foam : pal.own.accent,
        );
      s.pic.shade(slab(s, x - w / 2, z - 0.5, w, 0.7, y), pal.shade, 0.4);
    },
  };
}

/** A diamond plate with waves on it. */
function wavesSign(s: Space, x: number, z: number): Thing {
  const { pic } = s;
  const { pal } = pic;
  return {
    z,
    draw: () => {
      const sc = s.scale(z);
      const [a, foot] = s.P([x, 0, z]);
      const top = foot - sc * 2.3;
      const r = sc * 0.66;
      s.block(x, 0, z, 0.1, 2.3, 0.1).cast().paint(pal.mats.metal);
      const diamond = (k: number) =>
        poly([
          [a, top - r * k],
          [a + r * k, top],
          [a, top + r * k],
          [a - r * k, top],
        ]);
      pic.fill(diamond(1), pal.deep);
      pic.fill(diamond(0.92), pal.own.mustard);
      for (const v of [-0.18, 0.08, 0.34]) {
        const pts: Pt[] = Array.from({ length: 9 }, (_, i) => [
          a + r * (-0.44 + i * 0.11),
          top + r * (v + (i % 2 ? 0.06 : -0.06)),
        ]);
        pic.line(smooth(pts, false), pal.deep, r * 0.08);
      }
    },
  };
}

/** A road through the dry country sinking into a flooded wash, the storm overhead; volunteers may be closing it. */
export function ford(
  pic: Picture,
  o: { focal?: number; horizon?: number; actor?: 'volunteers' | 'car' | 'none' } = {},
): void {
  const { W, H, pal } = pic;
  const m = pal.mats;
  const focal = o.focal ?? 0.6;
  const k = focal > 0.5 ? 1 : -1;
  const hz = H * (o.horizon ?? 0.46);
  sky(pic, { horizon: hz, clouds: 'none' });
  stormDeck(pic, { base: hz * 0.8, ground: hz });
  range(pic, {
    horizon: hz + 2,
    height: hz * 0.3,
    lead: 0.5 + 0.3 * k,
    snow: 0.35,
    air: 0.5,
    seed: 'andes',
    peaks: 8,
    mist: 0.7,
  });
  range(pic, {
    horizon: hz + 3,
    height: hz * 0.14,
    snow: 0,
    rock: mix(m.rockA, m.rockD, 0.4),
    air: 0.32,
    seed: 'cerros',
    peaks: 10,
    mist: 0.5,
  });
  const closed = o.actor === 'volunteers';
  // the volunteers are seen from the verge, the empty ford from the road
  const cam = {
    x: closed ? -k * 4.2 : -k * 1.2,
    y: 2.9,
    z: 0,
    f: 1120,
    cx: W * (closed ? focal - k * 0.28 : focal),
    horizon: hz,
  };
  const s = new Space(pic, cam, { az: lightSide(pal) > 0 ? 20 : 160, el: Math.max(24, pal.el) });
  plain(pic, s, overprint(mix(m.steppe, m.rockB, 0.35), pal.shade, 0.14), { bands: 12 });
  const asphalt = overprint(mix(m.road, pal.shade, 0.25), pal.shade, 0.2);
  // the far branch of the road, the water, then the near branch running under it
  for (const [z0, z1] of [
    [WASH.to - 2, 700],
    [1.2, WASH.from + 2],
  ] as const) {
    pic.fill(roadRibbon(s, -HALF_ROAD - 1.6, HALF_ROAD + 1.6, z0, z1), mix(m.soil, m.steppe, 0.4));
    pic.fill(roadRibbon(s, -HALF_ROAD, HALF_ROAD, z0, z1), asphalt);
    let lines = '';
    for (const x of [-3.35, 3.25]) lines += roadRibbon(s, x, x + 0.12, z0, z1);
    pic.fill(lines, mix(m.foam, asphalt, 0.15));
    let dash = '';
    for (let z = z0 + 0.6; z < Math.min(z1, 200); z += 7) dash += roadRibbon(s, -0.07, 0.07, z, z + 3);
    pic.fill(dash, mix(m.mustard, m.foam, 0.3));
  }
  flood(pic, s);
  const things: Thing[] = [];
  const rng = pic.rng.fork('shrubs');
  for (let i = 0; i < 60; i++) {
    const z = 5 + 55 * rng() ** 1.4;
    const x = (rng.chance(0.5) ? 1 : -1) * rng.range(6.4, 7 + z * 0.7);
    if (z > WASH.from - 1.6 && z < WASH.to + 2) continue;
    const [a, b] = s.P([x, 0, z]);
    const h = s.scale(z) * rng.range(0.7, 1.3);
    if (a < -h || a > W + h) continue;
    things.push({
      z,
      draw: () => {
        pic.shade(ellipse(a - lightSide(pal) * h * 0.4, b, h * 0.55, h * 0.08), pal.shade, 0.5);
        jarilla(pic, a, b, h, tones(pal, m.scrub), rng.fork(`j${i}`), {});
      },
    });
  }
  for (const z of [13.4, 16.6, 20]) for (const x of [-4.3, 4.3]) things.push(gauge(s, x, z));
  if (closed) {
    const vest = mix(pal.own.accent, pal.own.mustard, 0.5);
    const look = { top: vest, bottom: overprint(m.cloth, pal.deep, 0.5), hat: 'cap', hatColor: vest } as const;
    things.push(
      person(s, k * 1.0, 10.6, 'wave', look, -k, level(10.6)),
      person(s, k * 3.1, 11, 'akimbo', { ...look, hat: 'helmet', hatColor: m.foam }, -k, level(11)),
      person(s, k * 3.9, 9.5, 'stand', look, -k, level(9.5)),
      barrier(s, k * 0.4, 9.9, 3.2),
      cone(s, -k * 2.6, 9.4),
      cone(s, k * 3.2, 9.2),
    );
  } else {
    things.push(wavesSign(s, k * 5.2, 8.4), cone(s, -k * 2.4, 10.6), cone(s, k * 0.2, 10.4), cone(s, k * 2.6, 10.6));
    if (o.actor !== 'none')
      things.push({ z: 24, draw: () => saloon(s, { x: -1.9, z: 28.5, rot: Math.PI }, { color: m.accent }) });
  }
  drawAll(things);
}
