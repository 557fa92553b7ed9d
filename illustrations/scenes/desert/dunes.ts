import { mix, overprint } from '../../core/color.ts';
import { ellipse, f1, type Pt, poly, rect, smooth, smoothstep, sweep } from '../../core/geom.ts';
import { makeNoise, type Noise } from '../../core/noise.ts';
import { lit, sunVec } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { type Cam, FanTerrain, project, View } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { printLand, range } from '../../props/land/land.ts';
import { volcano } from '../../props/land/volcano.ts';
import { figure } from '../../props/people/figures.ts';
import { fourByFour, quadBike, sandboard } from '../../props/vehicles/offroad.ts';
import { glints } from '../../props/water/water.ts';

export interface DunesOptions {
  focal?: number;
  horizon?: number;
  walkers?: boolean;
  /** one walker instead of four */
  solo?: boolean;
  /** who is out on the sand instead of the walkers; `sandboard` and `descent` put a great slope in the foreground */
  actor?: '4x4' | 'quads' | 'sandboard' | 'carving' | 'boards' | 'descent' | 'ripples' | 'none';
  /** the reservoir behind the dunes */
  lake?: boolean;
  /** footprints that cross the near sand */
  footprints?: boolean;
  volcano?: boolean;
}

/** How far away the sand ends at the reservoir. */
const LAKE_SHORE = 78;
/** Gradient of the great slope that sandboarders and cars come down. */
const SLOPE = 0.6;
/** Gradient at which dry sand slides. */
const SLIP = 0.7;

/** The dunes of El Nihuil: star and transverse dunes, each crest a knife between light and shade. */
export function dunes(pic: Picture, o: DunesOptions = {}): void {
  const { W, H, pal: p } = pic,
    rng = pic.rng,
    N = makeNoise(`${pic.seed}du`);
  const hz = H * (o.horizon ?? 0.4),
    focal = o.focal ?? 0.64,
    flip = focal < 0.5 ? -1 : 1;
  const lowSun = p.name === 'dusk' || p.name === 'dawn' || p.name === 'golden';
  sky(pic, {
    horizon: hz + 20,
    clouds: p.night ? 'none' : rng.pick(['streaks', 'lenticular'] as const),
    cloudAmount: 0.7,
    sun: p.night || lowSun ? { x: W * (flip > 0 ? 0.27 : 0.73), y: hz * 0.5, r: p.night ? 26 : 40 } : undefined,
  });
  range(pic, {
    horizon: hz + 16,
    height: H * 0.12,
    lead: flip > 0 ? 0.2 : 0.8,
    snow: 0.5,
    air: 0.55,
    seed: 'andes',
    peaks: 10,
    mist: 0.9,
  });
  if (o.volcano)
    volcano(pic, { x: W * (0.5 - 0.2 * flip), horizon: hz + 18, height: H * 0.2, width: W * 0.5, air: 0.35 });
  const slope = o.actor === 'sandboard' || o.actor === 'descent',
    rippled = o.actor === 'ripples',
    eye = o.lake ? 11.5 : rippled ? 1.9 : slope ? 7 : 4.6;
  const cam: Cam = { x: 0, y: eye, z: 0, f: 1150, cx: W / 2, horizon: hz };
  if (o.lake) reservoir(pic, hz, hz + (eye / LAKE_SHORE) * cam.f);
  /** the crest of the great slope at each distance, counted away from the calm side */
  const crest = (z: number) => 8.2 + 0.1 * (z - 14) + 0.5 * Math.sin(z * 0.22);
  /** z of the great slope's knife edge, by the distance to the subject's side; nearer sand slides off in shade */
  const bend = pic.rng.fork('knife').range(0, 6);
  const knife = (u: number) => 4.9 + 0.6 * Math.sin(u * 0.62 + bend) + 0.1 * u;
  const fx = ((focal - 0.5) * W) / 1150; // sight line of the great dune
  const T = new FanTerrain(600, 760, cam, 0.95, rippled ? 2.2 : 3.4, 150);
  const wind = flip * 0.55;
  T.fill((x, z) => {
    // wandering trains of transverse dunes
    const wx = x + 6 * N.fbm(x * 0.035, z * 0.035, 2),
      wz = z + 9 * N.fbm(x * 0.03 + 5, z * 0.03, 2);
    const train = (k: number, ang: number, ph: number, sharp: number) => {
      let t = (wx * Math.sin(ang) + wz * Math.cos(ang)) * k + ph + 0.5 * N(wx * k * 0.6, wz * k * 0.6);
      t -= Math.floor(t);
      return t < sharp ? (t / sharp) ** 1.5 : ((1 - t) / (1 - sharp)) ** 1.15;
    };
    const a = train(0.043, wind, 0.2, 0.7),
      b = train(0.085, wind + 0.5 * flip, 0.6, 0.68),
      c = train(0.2, wind - 0.35 * flip, 0.3, 0.7);
    const mask = 0.5 + 0.5 * N.fbm(x * 0.02 + 9, z * 0.02, 2);
    let h = 4.3 * a * (0.45 + 0.9 * mask) + 1.6 * b * (0.4 + 0.8 * (1 - mask)) + 0.24 * c;
    // the great dune: three arms meeting at a summit
    const dx = x - fx * 46,
      dz = z - 46;
    const th = Math.atan2(dz, dx),
      R = Math.hypot(dx, dz);
    const arm = Math.max(
      ...[-2.2 * flip, -0.55 * flip, 1.9].map((q) => {
        const d = Math.atan2(Math.sin(th - q - 0.012 * R * flip), Math.cos(th - q - 0.012 * R * flip));
        return Math.max(0, 1 - Math.abs(d) * 0.62);
      }),
    );
    const star = 12.5 * Math.max(0, 1 - R / (13 + 19 * arm)) ** 1.05;
    h = Math.max(h, star + h * 0.25);
    if (o.lake) h = h * smoothstep(LAKE_SHORE, LAKE_SHORE - 24, z) - 2 * smoothstep(LAKE_SHORE - 10, LAKE_SHORE + 4, z);
    // keep the ground under the viewer low
    h *= smoothstep(2.5, 17, z) * (0.9 + 0.1 * mask);
    if (slope) {
      const off = flip * x - crest(z),
        face = 10.2 - (off < 0 ? -off * SLOPE : off * 0.75) + 0.08 * (z - 10) + 0.25 * N(x * 0.15, z * 0.15),
        slid = Math.max(0, knife(flip * x) - z) * SLIP;
      h = Math.max(h * smoothstep(9, 20, z), face * smoothstep(60, 40, z) - slid);
    }
    if (rippled) h *= smoothstep(9, 30, z);
    return h;
  });
  // on the great slope the light comes from behind it: its flank is bright, the slip face towards us is one shade
  const beside = slope ? -50 : 0;
  const az = flip > 0 ? (p.night ? 150 : 165) + beside : 15 - beside;
  T.illuminate(sunVec(p, az, slope ? 30 : lowSun ? 17 : 24), {
    relief: 1.15,
    smoothing: 3,
    reach: 40,
  });
  const V = new View(T, cam, W, H, 2, { step: 0.0016 });
  const sand = p.mats.sand;
  const clip = printLand(pic, V, {
    base: sand,
    shade: -0.2,
    deep: 0.14,
    shadeK: 0.74,
    deepK: 0.42,
    minArea: 160,
    tol: 0.6,
    smoothing: 1,
    bottom: H + 10,
  });
  // the brightest slopes catch the sun
  const bright = V.field((x, z) => T.sample(T.light, x, z) - T.sample(T.shadowed, x, z));
  pic.raw(
    pic.clipped(
      clip,
      shape(
        V.trace(bright, 0.56, { smooth: 2, minArea: 300, tol: 0.7 }),
        lit(p, sand, p.night ? 0.16 : 0.34),
        1,
        ' fill-rule="evenodd"',
      ),
    ),
  );
  // air
  const depth = V.field((x, z) => z + 5 * N(x * 0.1, z * 0.1));
  for (const [z, a] of [
    [34, 0.14],
    [60, 0.2],
    [95, 0.24],
  ] as const)
    pic.raw(pic.clipped(clip, shape(V.trace(depth, z, { minArea: 160, tol: 0.8 }), p.haze, a, ' fill-rule="evenodd"')));
  // grain gathers in the shade
  const darkF = V.field((x, z) => (T.sample(T.light, x, z) - T.sample(T.shadowed, x, z) < 0.2 ? 1 : 0));
  const dc = pic.clip(V.trace(darkF, 0.5, { minArea: 200, tol: 0.7 }) || 'M0 0Z', 'evenodd');
  pic.add(
    'stippleMultiply',
    pic.clipped(
      dc,
      shape(
        `M0 ${f1(hz)}H${W}V${H}H0Z`,
        pic.linear(0, hz, 0, H, [
          { at: 0, color: p.shade, alpha: 0 },
          { at: 1, color: p.shade, alpha: 0.42 },
        ]),
      ),
    ),
    0.5,
  );
  // wind ripples: long low combs lying across the near sand, thinning out with distance
  const ph = rng.range(0, 9);
  const rip = (x: number, z: number) => {
    const w = x * 0.5 * flip + z * 1.7 + 1.3 * N.fbm(x * 0.22, z * 0.3, 3) + ph;
    return (
      Math.sin(w * 4.4) -
      0.25 -
      smoothstep(6, 19, z) * 1.3 -
      0.9 * smoothstep(-0.1, 0.5, N.fbm(x * 0.13 + 3, z * 0.13, 2))
    );
  };
  const rf = V.field(rip, -2);
  if (!rippled && !slope)
    pic.add(
      'stippleMultiply',
      pic.clipped(
        clip,
        shape(V.trace(rf, 0, { minArea: 16, tol: 0.4 }), mix(p.shade, '#ffffff', 0.55), 0.8, ' fill-rule="evenodd"'),
      ),
      0.3,
    );
  if (rippled) ripples(pic, V, N, flip, clip);
  if (slope) {
    flankRipples(pic, V, N, flip, clip, knife);
    slipFace(pic, V, N, flip, clip, knife);
  }
  if (o.footprints) footprints(pic, T, cam, flip);
  // walkers on the skyline give the dune its scale
  if (o.actor === 'boards') plantedBoards(pic, flip);
  if (o.actor === 'carving') carving(pic, T, cam, flip, fx * 46);
  else if (o.actor && o.actor !== 'boards') actors(pic, V, T, cam, o.actor, focal, flip, crest);
  else if (o.walkers !== false)
    (o.solo ? [0.1] : [0.075, 0.1, 0.118, 0.16]).forEach((d, i) => {
      const c = Math.round((W * (focal - flip * d)) / V.q),
        y = V.top[c]!,
        row = Math.min(V.gh - 1, Math.ceil(y / V.q) + 1),
        z = V.wz[row * V.gw + c]!;
      if (!(z > 0) || z > 70) return;
      const h = (cam.f / z) * (o.solo ? 3.2 : 1.85);
      figure(
        pic,
        c * V.q,
        y + 2,
        h,
        i % 2 ? 'hike' : 'walk',
        {
          top: [p.mats.accent, p.mats.cloth, p.mats.foam, p.mats.mustard][i],
          bottom: p.deep,
          pack: i === 1 ? p.mats.mustard : undefined,
          hat: i === 2 ? 'gaucho' : 'cap',
        },
        flip,
        { shade: false },
      );
    });
}

/** Where a point lies in the comb of a wind ripple: whole numbers are crests; they wander, fork and join. */
const ripplePhase = (N: Noise, x: number, z: number): number =>
  x * 0.34 + z * 1.1 + 0.5 * N.fbm(x * 0.4, z * 0.55, 3) + 1.1 * N(x * 0.13, z * 0.2);

/** Ripples seen from close by: every comb has a sunlit back, a shaded lee and a bright crest. */
function ripples(pic: Picture, V: View, N: Noise, flip: 1 | -1, clip: string): void {
  const p = pic.pal,
    sand = p.mats.sand;
  const comb = V.field((x, z) => {
    const w = ripplePhase(N, x * flip, z),
      t = w - Math.floor(w),
      fade = smoothstep(24, 9, z);
    return (t < 0.62 ? t / 0.62 : (1 - t) / 0.38) * fade + 0.12 * N(x * 1.1, z * 1.4) - (1 - fade) * 0.3;
  }, -1);
  const print = (at: number, ink: string, alpha: number, mode: 'flat' | 'multiply') =>
    pic.add(
      mode,
      pic.clipped(clip, shape(V.trace(comb, at, { minArea: 26, tol: 0.5 }), ink, alpha, ' fill-rule="evenodd"')),
    );
  print(0.34, p.shade, 0.2, 'multiply');
  print(0.56, p.shade, 0.34, 'multiply');
  print(0.86, lit(p, sand, 0.5), 1, 'flat');
}

/** Small ripples on the sunlit flank of the great slope, its knife edge drawn in light. */
function flankRipples(pic: Picture, V: View, N: Noise, flip: 1 | -1, clip: string, knife: (u: number) => number): void {
  const p = pic.pal;
  const comb = V.field((x, z) => {
    const beyond = z - knife(x * flip);
    if (beyond < 0.12) return -2;
    const w = 1.25 * ripplePhase(N, x * flip, z) - 0.5 * x * flip;
    const patch = smoothstep(-0.25, 0.3, N.fbm(x * 0.12 + 4, z * 0.12, 2));
    return Math.sin(w * Math.PI * 2) * patch - smoothstep(14, 30, z) - 0.45;
  }, -2);
  pic.add(
    'multiply',
    pic.clipped(clip, shape(V.trace(comb, 0, { minArea: 22, tol: 0.5 }), p.shade, 0.26, ' fill-rule="evenodd"')),
  );
  const edge = V.field((x, z) => {
    const beyond = z - knife(x * flip);
    return beyond > 0 ? 0.3 - beyond : beyond - 0.1;
  }, -2);
  pic.raw(
    pic.clipped(
      clip,
      shape(V.trace(edge, 0, { minArea: 30, tol: 0.5 }), lit(p, p.mats.sand, 0.6), 0.9, ' fill-rule="evenodd"'),
    ),
  );
}

/** The slip face under the knife edge: tongues of sand that have run down it, a little lighter than the shade. */
function slipFace(pic: Picture, V: View, N: Noise, flip: 1 | -1, clip: string, knife: (u: number) => number): void {
  const p = pic.pal;
  const tongues = V.field((x, z) => {
    const down = knife(x * flip) - z;
    if (down < 0.04) return -2;
    // each tongue breaks from the edge, has its own length and ends in a tip
    const run = 0.4 + 2 * (0.5 + 0.5 * N(x * 1.1, 6));
    return N(x * 2.6 + 0.35 * N(z * 1.4, 2), 1) - (0.5 * down) / run;
  }, -2);
  pic.raw(
    pic.clipped(
      clip,
      shape(
        V.trace(tongues, 0, { minArea: 40, tol: 0.6 }),
        mix(overprint(p.mats.sand, p.shade, 0.7), p.mats.sand, 0.22),
        0.75,
        ' fill-rule="evenodd"',
      ),
    ),
  );
}

/** One rider come down the great dune towards us, and the track that swings behind them up to the summit. */
function carving(pic: Picture, T: FanTerrain, cam: Cam, flip: 1 | -1, summit: number): void {
  const { pal: p } = pic,
    track = Array.from({ length: 61 }, (_, i) => {
      const t = i / 60,
        z = 46 - 18 * t,
        x = summit - flip * (2.2 + 6 * t) * t + flip * (0.6 + 2.4 * t) * Math.sin(t * 11),
        [a, b] = project(cam, x, T.at(x, z), z);
      return [a, b, (cam.f / z) * 0.13] as [number, number, number];
    });
  pic.shade(sweep(track, 2), p.shade, 0.5);
  pic.fill(
    sweep(
      track.map(([a, b, r]) => [a + flip * r, b + r * 0.8, r * 0.4]),
      2,
    ),
    lit(p, p.mats.sand, 0.45),
    0.9,
  );
  const [x, y, r] = track.at(-1)!;
  pic.shade(ellipse(x + flip * r * 7, y + r * 0.6, r * 9, r * 1.3), p.shade, 0.5);
  sandboard(pic, x, y, (r / 0.13) * 1.9, { face: -flip, tilt: -0.3 });
}

/** Two boards stuck upright in the sand close by, waiting for those who walk up. */
function plantedBoards(pic: Picture, flip: 1 | -1): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    unit = Math.min(W, H),
    X = (t: number) => W * (0.5 + flip * (t - 0.5));
  for (const [t, foot, tall, lean, ink, stripe] of [
    [0.25, 0.9, 0.47, 0.09, m.accent, m.mustard],
    [0.36, 0.97, 0.54, -0.05, m.cloth, m.foam],
  ] as const) {
    const x = X(t),
      y = H * foot,
      h = unit * tall,
      at = (across: number, up: number): Pt => [x + flip * (up * lean * h) + across * h * 0.085, y - up * h],
      outline = smooth(
        [
          at(-0.86, -0.02),
          at(-1, 0.2),
          at(-0.84, 0.5),
          at(-1, 0.8),
          at(-0.66, 0.96),
          at(0, 1.01),
          at(0.66, 0.96),
        ].concat([at(1, 0.8), at(0.84, 0.5), at(1, 0.2), at(0.86, -0.02)]),
        true,
        0.8,
      );
    // the shadow lies on the sand, away from the light
    pic.shade(
      poly([
        [x - h * 0.08, y],
        [x + h * 0.08, y],
        [x + flip * h * 1.25 + h * 0.05, y + h * 0.1],
        [x + flip * h * 1.25 - h * 0.05, y + h * 0.03],
      ]),
      p.shade,
      0.55,
    );
    pic.fill(outline, ink);
    const clip = pic.clip(outline),
      band = (a: number, b: number, c: number, d: number) => poly([at(a, c), at(b, c), at(b, d), at(a, d)]);
    pic.raw(pic.clipped(clip, shape(band(-0.24, 0.24, -0.1, 1.1), stripe)));
    pic.raw(pic.clipped(clip, shape(band(-1.1, 1.1, 0.86, 0.9) + band(-1.1, 1.1, 0.12, 0.16), stripe)));
    pic.add(
      'multiply',
      pic.clipped(clip, shape(flip > 0 ? band(0.42, 1.2, -0.1, 1.1) : band(-1.2, -0.42, -0.1, 1.1), p.shade, 0.6)),
    );
    // straps
    for (const up of [0.34, 0.64]) {
      pic.fill(band(-1.04, 1.04, up, up + 0.05), p.deep);
      pic.fill(band(-0.5, 0.5, up - 0.015, up + 0.065), overprint(p.deep, m.metal, 0.3));
    }
    // the sand heaped at its foot
    pic.fill(
      smooth(
        [
          [x - h * 0.2, y + 6],
          [x - h * 0.1, y - h * 0.045],
          [x + h * 0.09, y - h * 0.05],
          [x + h * 0.2, y + 6],
        ],
        true,
        0.8,
      ),
      lit(p, m.sand, 0.25),
    );
  }
}

/** A line of footprints that wanders off across the near sand towards the great dune. */
function footprints(pic: Picture, T: FanTerrain, cam: Cam, flip: 1 | -1): void {
  let prints = '';
  for (let i = 0, z = 3; z < 26; i++, z *= 1.075) {
    const x = flip * (-0.5 + 0.13 * z + 0.5 * Math.sin(z * 0.3)) + (i % 2 ? 0.13 : -0.13),
      [a, b] = project(cam, x, T.at(x, z), z),
      u = cam.f / z;
    prints += ellipse(a, b, u * 0.055, u * 0.032);
  }
  pic.shade(prints, pic.pal.shade, 0.6);
}

/** The reservoir as a level band of water between the horizon and the sand. */
function reservoir(pic: Picture, y0: number, y1: number): void {
  const { W, pal: p } = pic,
    m = p.mats,
    clip = pic.clip(rect(0, y0, W, y1 - y0 + 60));
  pic.fill(
    rect(-2, y0, W + 4, y1 - y0 + 60),
    pic.linear(0, y0, 0, y1, [
      { at: 0, color: mix(m.water, p.haze, 0.4) },
      { at: 1, color: mix(m.water, m.waterDeep, 0.6) },
    ]),
  );
  glints(pic, { x0: 0, x1: W, y0: y0 + 8, y1, n: 90, color: mix(m.water, p.paper, 0.5), clip, alpha: 0.5, size: 0.5 });
}

/** Draws the people and machines of `actor` on the actual terrain. */
function actors(
  pic: Picture,
  V: View,
  T: FanTerrain,
  cam: Cam,
  actor: NonNullable<DunesOptions['actor']>,
  focal: number,
  flip: 1 | -1,
  crest: (z: number) => number,
): void {
  const { W, pal: p } = pic,
    m = p.mats;
  /** a spot on the skyline, `d` of the width to the calm side of the focal point */
  const skyline = (d: number) => {
    const c = Math.round((W * (focal - flip * d)) / V.q),
      y = V.top[c]!,
      row = Math.min(V.gh - 1, Math.ceil(y / V.q) + 1),
      z = V.wz[row * V.gw + c]!,
      reach = 14;
    const rise = (V.top[c - reach]! - V.top[c + reach]!) / (2 * reach * V.q);
    return { x: c * V.q, y: y + 2, u: cam.f / Math.max(20, Math.min(60, z)), tilt: Math.atan(rise) };
  };
  const onSand = (x: number, z: number) => {
    const [sx, sy] = project(cam, x, T.at(x, z), z);
    return { x: sx, y: sy, u: cam.f / z };
  };
  if (actor === '4x4' || actor === 'quads')
    [0.1, 0.2].forEach((d, i) => {
      const q = skyline(d);
      if (actor === '4x4' && i === 0)
        fourByFour(pic, q.x, q.y, q.u * 5.4, { face: flip, tilt: q.tilt * flip, color: m.foam });
      if (actor === 'quads')
        quadBike(pic, q.x, q.y, q.u * 3.4, {
          face: flip,
          tilt: q.tilt * flip,
          color: i ? m.mustard : m.accent,
          top: i ? m.accent : m.mustard,
        });
    });
  if (actor === 'sandboard' || actor === 'descent') {
    const z = actor === 'sandboard' ? 10.5 : 15,
      q = onSand(flip * (crest(z) - (actor === 'sandboard' ? 8 : 8.4)), z),
      long = q.u * (actor === 'sandboard' ? 1.2 : 4.4),
      tilt = -Math.atan(SLOPE);
    // along the slope (towards the foot) and away from the light
    const at = (along: number, out: number): [number, number] => [
      q.x + (-flip * along * Math.cos(tilt) + flip * out * 0.3) * long,
      q.y + (-along * Math.sin(tilt) + out) * long,
    ];
    pic.shade(poly([at(-0.52, -0.02), at(0.52, -0.02), at(0.42, 0.2), at(-0.3, 0.2)]), p.shade, 0.55);
    // the tracks that lead down to where they are now
    for (const out of actor === 'sandboard' ? [0.02] : [-0.04, 0.1]) {
      const track = poly([at(-0.4, out), at(-0.4, out + 0.05), at(-4.5, out + 0.02), at(-4.5, out)]);
      pic.shade(track, p.shade, 0.3);
    }
    if (actor === 'sandboard') {
      // those who wait their turn on the crest
      for (const [i, far] of [19, 21.5].entries()) {
        const { x, y, u } = onSand(flip * (crest(far) - 0.4), far);
        figure(pic, x, y, u * 1.75, i ? 'stand' : 'wave', { top: i ? m.cloth : m.mustard, bottom: p.deep }, -flip, {
          shade: false,
        });
      }
    }
    if (actor === 'sandboard') sandboard(pic, q.x, q.y, q.u * 1.75, { face: -flip, tilt });
    else fourByFour(pic, q.x, q.y, q.u * 4.6, { face: -flip, tilt, color: m.accent });
  }
}
