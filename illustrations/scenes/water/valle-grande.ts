import { mix } from '../../core/color.ts';
import { ellipse, lerp, smoothstep } from '../../core/geom.ts';
import { makeNoise } from '../../core/noise.ts';
import { lit, sunVec } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { standShade } from '../../core/standing.ts';
import { type Cam, Terrain, View } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { printLand, range } from '../../props/land/land.ts';
import { tirobangi } from '../../props/vehicles/tirobangi.ts';
import { catamaran, kayak } from '../../props/vehicles/vehicles.ts';
import { rowingBoat } from '../../props/water/sails.ts';
import { rockAngler } from '../../props/water/shore.ts';
import { glints, lake, wake } from '../../props/water/water.ts';

/** How dark ground must be (shadow minus light) to be printed in shade. */
const SHADE = -0.27;
/** Shade runs down the walls and on below the waterline, so that no lit rim is left along the shore. */
const UNDER_WATER = -0.9;

/** Valle Grande: the turquoise reservoir winding between banded hills, with El Submarino surfacing in it. */
export function valleGrande(
  pic: Picture,
  o: {
    sub?: boolean;
    focal?: number;
    horizon?: number;
    boat?: 'none' | 'catamaran' | 'kayak' | 'sailboat' | 'rowboat';
    /** someone on the near bank, or flying over the lake on a cable */
    actor?: 'angler' | 'tirobangi';
    red?: boolean;
    /** snow lying on the ledges and tops */
    snow?: boolean;
    /** the first stars, at any hour */
    stars?: boolean;
  } = {},
): void {
  const { W, H, pal: p } = pic,
    rng = pic.rng,
    N = makeNoise(`${pic.seed}vg`);
  // a tall sheet would be half empty water under the same horizon
  const hz = H * (o.horizon ?? (H > W ? 0.43 : pic.isWideOpening ? 0.31 : 0.36)),
    focal = o.focal ?? 0.62;
  const flip = focal < 0.5 ? -1 : 1;
  sky(pic, {
    horizon: hz + 30,
    stars: o.stars,
    clouds: p.night ? 'none' : rng.pick(['cumulus', 'lenticular', 'streaks'] as const),
    cloudAmount: 0.8,
    sun:
      p.night || (!o.stars && (p.name === 'dusk' || p.name === 'golden'))
        ? { x: W * (pic.isWideOpening ? 0.425 : flip > 0 ? 0.24 : 0.76), y: hz * 0.42, r: pic.isWideOpening ? 16 : 30 }
        : undefined,
  });
  range(pic, {
    horizon: hz + 14,
    height: H * 0.15,
    lead: flip > 0 ? 0.3 : 0.7,
    snow: 0.55,
    air: 0.55,
    seed: 'andes',
    peaks: 9,
    mist: 0.8,
  });

  const cam: Cam = { x: 0, y: 7.2, z: 0, f: 1150, cx: W / 2, horizon: hz };
  const ph = rng.range(0, 6.28);
  // the drowned river: its bed swings from side to side as it recedes
  const mid = (z: number) => flip * (5.5 - 11 * smoothstep(30, 62, z) + 10 * smoothstep(66, 100, z));
  const wide = (z: number) => 13.5 - 6.5 * smoothstep(28, 50, z) + 0.6 * Math.sin(z * 0.2 + ph);
  // buttresses and side gullies: cut from rim to waterline in plan, so that their shade stands on the water
  const bays = (side: number, z: number): number => {
    const w = z + 3 * N(z * 0.09, side * 31);
    return 6 * (N.ridged(w * 0.05, side * 17, 2) - 0.5) + 2.6 * (N.ridged(w * 0.16, side * 23, 1) - 0.5);
  };
  const T = new Terrain(620, 470, -78, 9, 0.252);
  T.fill((x, z) => {
    const wx = x + N.fbm(x * 0.05, z * 0.05, 3) * 9,
      wz = z + N.fbm(x * 0.05 + 7, z * 0.05, 3) * 9;
    const side = wx > mid(wz) ? 1 : -1;
    let d = Math.abs(wx - mid(wz)) - wide(wz) + bays(side, z) + N.fbm(x * 0.16, z * 0.16, 2) * 1.2;
    d += 16 * smoothstep(98, 118, z); // the lake ends behind a last spur
    if (d < 0) return Math.max(-1, d * 0.4);
    const cap = 5.5 + 7.5 * (0.5 + 0.5 * N.fbm(x * 0.03 + 3, z * 0.03, 3)) + z * 0.055;
    let h =
      cap *
      (1 - Math.exp(-(d + N.ridged(wx * 0.13, wz * 0.13, 3) * 1.6 * smoothstep(0, 3, d)) / 6.5)) *
      (0.66 + 0.4 * N.ridged(wx * 0.06, wz * 0.06, 3));
    // sedimentary steps
    const st = 1.25,
      k = h / st,
      fl = Math.floor(k),
      fr = k - fl;
    h = lerp(h, st * (fl + smoothstep(0.35, 0.75, fr)), 0.72);
    return Math.max(0.06, h);
  });
  T.erode(`vg${pic.seed}`, 15000, { strength: 0.25, capacity: 3, steps: 30, radius: 2 });
  T.illuminate(sunVec(p, p.night ? 150 : p.az, Math.max(p.el, 20)), { relief: 1.1, smoothing: 3 });
  standShade(T, { foot: UNDER_WATER, level: SHADE, smoothing: 3 });
  const V = new View(T, cam, W, H, 2);

  // El Submarino, on a finer grid of its own
  const sx = flip * 3.4,
    sz = 26.5;
  const S = new Terrain(300, 110, sx - 9, sz - 3.3, 0.06);
  S.fill((x, z) => {
    const u = (x - sx) * flip,
      v = z - sz + 0.25 * N(x * 0.5, 1);
    const len = 5.6 + 0.2 * N(x, z);
    const hull = 1 - (u / len) ** 2 - (v / (1.5 + 0.12 * N(x * 0.9, 5))) ** 2;
    if (hull <= 0) return -0.6;
    let h = 1.28 * Math.min(1, hull * 2.3) ** 0.55 + (u > 0 ? 0.02 : 0.06) * u * 0.8;
    const tw = 1 - ((u - 0.9) / (1.35 + 0.15 * N(z, x))) ** 2 - (v / 0.85) ** 2;
    if (tw > 0) h += 1.25 * Math.min(1, tw * 3) ** 0.6;
    const fin = 1 - ((u + 4.2) / 0.5) ** 2 - (v / 0.5) ** 2;
    if (fin > 0) h += 0.5 * Math.min(1, fin * 2);
    h += N.fbm(x * 1.3, z * 1.3, 4) * 0.22;
    const st = 0.3,
      k = h / st,
      fl = Math.floor(k);
    return lerp(h, st * (fl + smoothstep(0.3, 0.7, k - fl)), 0.6);
  });
  S.illuminate(sunVec(p, p.night ? 150 : p.az, Math.max(p.el, 20)), { relief: 1.1, smoothing: 1 });
  const VS = new View(S, cam, W, H, 1.25, { step: 0.0008, floor: 0 });

  // air grows with distance: three printings of the same land, far to near, each masked by depth
  const tilt = rng.range(-0.03, 0.03);
  const layerY = (x: number, z: number, y: number) => y + x * tilt + 0.6 * N.fbm(x * 0.05, z * 0.05, 2);
  const A = o.red ? mix(p.mats.rockA, p.mats.rockD, 0.45) : p.mats.rockA,
    B = o.red ? p.mats.rockA : p.mats.rockB,
    C = o.red ? mix(p.mats.rockB, p.mats.rockA, 0.3) : p.mats.rockC;
  const bands = (air: number) =>
    [
      { at: 1.5, color: B },
      { at: 2.6, color: C },
      { at: 3.2, color: A },
      { at: 4.9, color: B },
      { at: 6.0, color: mix(A, p.mats.rockD, 0.4) },
      { at: 7.6, color: C },
      { at: 8.4, color: B },
      { at: 10.5, color: A },
    ].map((b) => ({ ...b, fn: layerY, color: mix(b.color, p.haze, air) }));
  // snow lies where the ground is nearly level
  const lying = (x: number, z: number, y: number): number =>
    y < 0.9
      ? -1
      : 0.85 -
        Math.abs(T.at(x + 0.4, z) - T.at(x - 0.4, z)) -
        Math.abs(T.at(x, z + 0.4) - T.at(x, z - 0.4)) +
        0.5 * N.fbm(x * 0.2, z * 0.2, 3) +
        y * 0.03;
  printLand(pic, V, {
    base: A,
    bands: o.snow ? [...bands(0.04), { fn: lying, at: 0, color: p.mats.snow, minArea: 50 }] : bands(0.04),
    shade: SHADE,
    deep: 0.08,
    shadeK: 0.78,
    deepK: 0.45,
    minArea: 950,
    tol: 0.9,
    bottom: H + 10,
  });
  // haze by depth
  const depth = V.field((_x, z) => z);
  for (const [z, a] of [
    [40, 0.16],
    [62, 0.2],
    [88, 0.26],
  ] as const) {
    const cl = pic.clip(V.silhouette(H + 10));
    pic.raw(pic.clipped(cl, shape(V.trace(depth, z, { minArea: 120, tol: 0.7 }), p.haze, a, ' fill-rule="evenodd"')));
  }
  const at = (x: number, z: number) =>
    Math.max(
      T.at(x, z),
      o.sub !== false && x > S.x0 && x < S.x0 + 299 * S.cell && z > S.z0 && z < S.z0 + 109 * S.cell ? S.at(x, z) : -1,
    );
  const light = (x: number, z: number) => {
    const s =
      o.sub !== false &&
      x > S.x0 &&
      x < S.x0 + 299 * S.cell &&
      z > S.z0 &&
      z < S.z0 + 109 * S.cell &&
      S.at(x, z) > T.at(x, z);
    const t = s ? S : T;
    return t.sample(t.light, x, z) - t.sample(t.shadowed, x, z);
  };
  // the sunset lies on the water, which would otherwise print grey
  const dusk = p.name === 'dusk',
    waterFar = dusk ? mix(p.mats.water, p.sky[2], 0.6) : mix(p.mats.water, p.haze, 0.28),
    waterNear = dusk ? mix(p.mats.waterDeep, p.sky[0], 0.55) : p.mats.waterDeep;
  const clip = lake(pic, V, {
    at,
    bed: (x, z) => (z > 124 ? 1 : T.at(x, z)),
    light,
    // under the first stars the water is all sky: the afterglow far off, the dark overhead at our feet
    top: o.stars ? mix(p.sky[2], p.mats.water, 0.12) : waterFar,
    bottom: o.stars ? mix(p.sky[0], p.mats.waterDeep, 0.22) : waterNear,
    mirror: o.stars ? mix(p.deep, p.mats.rockD, 0.45) : mix(mix(p.mats.waterDeep, p.mats.rockA, 0.34), p.shade, 0.1),
    y0: hz + 20,
    y1: H,
    calm: 0.72,
  });
  if (o.stars) starlitWater(pic, clip, cam, at);
  else
    pic.add(
      'stipple',
      pic.clipped(
        clip,
        shape(
          `M0 ${hz}H${W}V${H}H0Z`,
          pic.linear(0, hz + 30, 0, H, [
            { at: 0, color: p.mats.water, alpha: 0.0 },
            { at: 0.4, color: dusk ? p.sky[1] : p.mats.water, alpha: 0.18 },
            { at: 1, color: waterNear, alpha: 0.3 },
          ]),
        ),
      ),
      0.35,
    );
  glints(pic, {
    x0: 0,
    x1: W,
    y0: hz + 60,
    y1: H,
    n: 90,
    color: mix(p.mats.water, p.paper, p.night ? 0.35 : 0.6),
    clip,
    alpha: 0.55,
  });

  if (o.sub !== false) {
    printLand(pic, VS, {
      base: p.mats.rockB,
      bands: [
        { fn: (_x, _z, y) => -y, at: -0.32, color: mix(p.mats.rockD, p.mats.waterDeep, 0.35) },
        { fn: (_x, _z, y) => y, at: 0.8, color: p.mats.rockA },
        { fn: (_x, _z, y) => y, at: 1.15, color: p.mats.rockC },
        { fn: (_x, _z, y) => y, at: 1.45, color: p.mats.rockA },
        { fn: (_x, _z, y) => y, at: 2.1, color: p.mats.rockB },
      ],
      shade: -0.28,
      deep: 0.05,
      shadeK: 0.82,
      deepK: 0.5,
      minArea: 20,
      tol: 0.5,
      island: true,
    });
  }
  const wy = (z: number) => hz + (cam.y / z) * cam.f;
  if (o.boat === 'catamaran') {
    const x = W * (flip > 0 ? 0.6 : 0.4),
      y = wy(o.sub === false ? 24 : 19);
    catamaran(pic, x, y, W * 0.2, { face: -flip });
    pic.raw(
      pic.clipped(
        clip,
        shape(wake(x + flip * W * 0.1, y, W * 0.24, -flip, 12), mix(p.mats.foam, p.mats.water, 0.3), 0.6),
      ),
    );
  }
  if (o.boat === 'kayak')
    for (const [i, dx, z] of [
      [0, -0.06, 17.4],
      [1, 0.12, 22],
    ] as const) {
      const x = W * (0.5 + dx),
        y = wy(z);
      pic.raw(
        pic.clipped(
          clip,
          shape(wake(x - flip * W * 0.05, y, W * 0.1, flip, 7), mix(p.mats.foam, p.mats.water, 0.3), 0.6),
        ),
      );
      kayak(pic, x, y, W * (i ? 0.11 : 0.15), {
        face: flip,
        color: i ? p.mats.mustard : p.mats.accent,
        top: i ? p.mats.accent : p.mats.mustard,
      });
    }
  if (o.boat === 'rowboat')
    rowingBoat(pic, W * (flip > 0 ? 0.6 : 0.4), wy(22), W * 0.26, { face: flip, anglers: 2, color: p.mats.foam });
  if (o.actor === 'angler') rockAngler(pic, flip);
  if (o.actor === 'tirobangi') tirobangi(pic, flip);
  if (o.boat === 'sailboat')
    for (const [dx, z, c] of [
      [0.1, 26, p.mats.foam],
      [-0.08, 36, p.mats.accent],
      [0.02, 52, p.mats.mustard],
    ] as const) {
      const x = W * (0.52 + dx * flip),
        y = wy(z),
        u = (cam.f / z) * 0.75;
      sail(pic, clip, x, y, u, c, flip);
    }
}

/** Rays from the water are followed this far to see whether they reach the sky. */
const RAY_REACH = 110;

/** Still water under the first stars: the afterglow lies on it, and the stars are mirrored in short strokes. */
function starlitWater(pic: Picture, clip: string, cam: Cam, at: (x: number, z: number) => number): void {
  const { W, H, pal: p } = pic,
    hz = cam.horizon,
    rng = pic.rng.fork('mirrored stars');
  const seesSky = (sx: number, sy: number): boolean => {
    const z = (cam.y * cam.f) / (sy - hz),
      slope = (sx - cam.cx) / cam.f;
    for (let t = 0.3; t < RAY_REACH; t += 0.2 + t * 0.02)
      if (at(slope * (z + t), z + t) > 0.02 + (cam.y / z) * t) return false;
    return true;
  };
  pic.add(
    'stipple',
    pic.clipped(
      clip,
      shape(
        `M0 ${hz}H${W}V${H}H0Z`,
        pic.linear(0, hz + 20, 0, H, [
          { at: 0, color: p.sky[1], alpha: 0 },
          { at: 0.35, color: p.sky[1], alpha: 0.4 },
          { at: 0.8, color: p.sky[0], alpha: 0.2 },
          { at: 1, color: p.sky[0], alpha: 0 },
        ]),
      ),
    ),
    0.3,
  );
  let small = '',
    bright = '';
  for (let i = 0; i < 420; i++) {
    const sy = hz + 60 + (H - hz - 66) * rng() ** 0.7,
      sx = rng.range(0, W),
      near = (sy - hz) / (H - hz),
      r = rng.range(0.9, 1.9) * (0.6 + near);
    if (!seesSky(sx, sy)) continue;
    if (rng.chance(0.12)) {
      // a bright star breaks into three strokes
      for (const [dy, w] of [
        [-r * 3, 1.6],
        [0, 3.4],
        [r * 3.2, 2.2],
      ] as const)
        bright += ellipse(sx + rng.range(-1, 1) * r, sy + dy, r * w, r * 0.62);
    } else small += ellipse(sx, sy, r * 1.5, r * 0.7);
  }
  pic.raw(pic.clipped(clip, shape(small, mix(p.paper, p.sky[2], 0.25), 0.75) + shape(bright, p.paper, 0.95)));
}

/** little sloop with its broken mirror image */
function sail(pic: Picture, clip: string, x: number, y: number, u: number, c: string, f: number): void {
  const p = pic.pal,
    m = p.mats;
  let rf = '';
  for (let i = 0; i < 7; i++) {
    const yy = y + u * (0.3 + i * 0.42),
      w = u * (1.3 - i * 0.14);
    rf += `M${x - w / 2} ${yy}q${w / 2} ${-u * 0.09} ${w} 0q${-w / 2} ${u * 0.12} ${-w} 0Z`;
  }
  pic.raw(pic.clipped(clip, shape(rf, mix(c, m.waterDeep, 0.45), 0.75)));
  pic.fill(
    `M${x + f * u * 0.06} ${y - u * 0.35}L${x + f * u * 0.06} ${y - u * 4}Q${x + f * u * 1.5} ${y - u * 1.9} ${x + f * u * 1.5} ${y - u * 0.45}Z`,
    c,
  );
  pic.shade(
    `M${x + f * u * 0.06} ${y - u * 0.35}L${x + f * u * 0.06} ${y - u * 4}Q${x + f * u * 0.75} ${y - u * 1.9} ${x + f * u * 0.5} ${y - u * 0.4}Z`,
    p.shade,
    0.4,
  );
  pic.fill(
    `M${x - f * u * 0.04} ${y - u * 0.4}L${x - f * u * 0.02} ${y - u * 3.5}Q${x - f * u * 0.7} ${y - u * 1.6} ${x - f * u * 1.05} ${y - u * 0.45}Z`,
    lit(p, c, 0.3),
  );
  pic.fill(
    `M${x - u * 1.25} ${y - u * 0.32}L${x + u * 1.5} ${y - u * 0.36}Q${x + u * 1.1} ${y + u * 0.12} ${x - u * 0.9} ${y + u * 0.08}Z`,
    m.foam,
  );
  pic.shade(
    `M${x - u * 1.1} ${y - u * 0.12}L${x + u * 1.3} ${y - u * 0.14}Q${x + u * 1.1} ${y + u * 0.12} ${x - u * 0.9} ${y + u * 0.08}Z`,
    p.shade,
    0.7,
  );
}
