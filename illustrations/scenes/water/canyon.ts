import { mix, overprint } from '../../core/color.ts';
import { ellipse, f1, lerp, type Pt, poly, smooth, smoothstep } from '../../core/geom.ts';
import { makeNoise } from '../../core/noise.ts';
import { sunVec } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { standShade } from '../../core/standing.ts';
import { type Cam, FanTerrain, project, View } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { printLand, range } from '../../props/land/land.ts';
import { castShadow, figure } from '../../props/people/figures.ts';
import { foliage, jarilla, lightSide, tones } from '../../props/plants/plants.ts';
import { kayak, raft } from '../../props/vehicles/vehicles.ts';
import { rapids } from '../../props/water/rapids.ts';
import { glints, lake } from '../../props/water/water.ts';
import { foamBed, splash } from '../../props/water/white-water.ts';

/** How dark ground must be (shadow minus light) to be printed in shade. */
const SHADE = -0.28;
/** Height of the talus at the cliffs' foot: the shade of the walls ends there. */
const TALUS = 1.6;

/** Cañón del Atuel from the riverside: stepped walls, talus, and the hoodoos that travellers have named. */
export function canyon(
  pic: Picture,
  o: {
    focal?: number;
    horizon?: number;
    /** rapid: white water without people */
    actor?: 'none' | 'big-raft' | 'kayak' | 'zip-line' | 'family' | 'rapid';
  } = {},
): void {
  const { W, H, pal: p } = pic,
    rng = pic.rng,
    N = makeNoise(`${pic.seed}ca`);
  const afloat = o.actor !== undefined && ['big-raft', 'kayak', 'rapid'].includes(o.actor);
  const hz = H * (o.horizon ?? (afloat ? 0.5 : 0.55)),
    flip = (o.focal ?? 0.6) < 0.5 ? -1 : 1;
  sky(pic, {
    horizon: hz,
    clouds: p.night ? 'none' : rng.pick(['cumulus', 'streaks', 'lenticular'] as const),
    cloudAmount: 0.7,
    sun: p.night ? { x: W * 0.47, y: H * 0.16, r: 26 } : undefined,
  });
  range(pic, {
    horizon: hz,
    height: H * 0.26,
    lead: 0.5 - 0.08 * flip,
    snow: 0.5,
    air: 0.5,
    seed: 'andes',
    peaks: 6,
    mist: 0.9,
  });
  const cam: Cam = { x: 0, y: afloat ? 2.0 : 3.1, z: 0, f: 1050, cx: W / 2, horizon: hz };
  const T = new FanTerrain(760, 640, cam, 0.98, 4.5, 170);
  const mid = (z: number) =>
    afloat
      ? flip * (-0.4 + 7 * smoothstep(12, 36, z) - 16 * smoothstep(38, 78, z) + 22 * smoothstep(82, 130, z))
      : flip * (-3.2 + 9 * smoothstep(8, 34, z) - 17 * smoothstep(34, 74, z) + 22 * smoothstep(80, 130, z));
  const wide = (z: number) => (afloat ? 8.2 - 4.4 * smoothstep(10, 30, z) : 3.0) + 0.5 * Math.sin(z * 0.3);
  const hood: { x: number; z: number; h: number; r: number }[] = [];
  for (let i = 0; i < 46; i++) {
    const z = rng.range(17, 62),
      s = rng.chance(0.5) ? 1 : -1,
      off = wide(z) + rng.range(6.5, 15);
    hood.push({ x: mid(z) + s * off, z, h: rng.range(2.6, 6.5), r: rng.range(0.32, 0.75) });
  }
  T.fill((x, z) => {
    const wx = x + N.fbm(x * 0.07, z * 0.07, 3) * 5,
      wz = z + N.fbm(x * 0.07 + 7, z * 0.07, 3) * 5;
    const d0 = Math.abs(wx - mid(wz)) - wide(wz);
    const d = d0 + N.fbm(x * 0.3, z * 0.3, 3) * 0.8;
    if (d < 0) return Math.max(-0.6, d * 0.5);
    const right = (wx - mid(wz)) * flip > 0;
    // buttresses: the wall advances and retreats
    const side = right ? 1 : -1,
      but =
        4.6 * N.ridged(z * 0.085 + 0.6 * N(x * 0.1, z * 0.1), side * 13, 2) +
        2.4 * N.ridged(z * 0.24, side * 29, 1) +
        0.7 * N.ridged(wx * 0.27, wz * 0.27, 2);
    const e = Math.max(0, d - 4.2 + but * 0.8 - 2.6);
    let h = 0.12 + 0.1 * Math.min(d, 4) + 0.36 * Math.max(0, d - 2.5) * smoothstep(0, 9, d); // bank and talus
    const cap = (right ? 17 : 14) + 5 * N.fbm(x * 0.03, z * 0.03, 2) + z * 0.05;
    // three cliff bands with ledges between them
    const band = (at: number, run: number, rise: number) => rise * smoothstep(at, at + run, e);
    h = Math.min(cap, h + band(3.2, 1.7, 4.2) + band(7.2, 1.8, 4.0) + band(11.5, 2.4, 5.0) + e * 0.09);
    for (const q of hood) {
      const dx = x - q.x,
        dz = z - q.z,
        r = Math.hypot(dx, dz);
      if (r < q.r * 3.4) {
        const col =
            q.h * smoothstep(1.25, 0.72, (r / q.r) * (1 - 0.16 * N(x * 2.6, z * 2.6))) * (0.93 + 0.1 * N(x * 3, z * 3)),
          skirt = q.h * 0.42 * Math.max(0, 1 - r / (q.r * 3.4)) ** 1.3;
        h += Math.max(col, skirt);
      }
    }
    h += N.fbm(x * 0.9, z * 0.9, 3) * 0.22 * smoothstep(1, 4, d);
    return h;
  });
  const az = flip > 0 ? (p.az > 90 ? p.az : 160) : 20;
  T.illuminate(sunVec(p, az, Math.max(p.el, 27)), { relief: 1.05, smoothing: 1, reach: 46 });
  standShade(T, { foot: TALUS, level: SHADE, smoothing: 6 });
  const V = new View(T, cam, W, H, 2, { step: 0.0014 });
  const tilt = rng.range(-0.02, 0.02),
    m = p.mats;
  const ly = (x: number, z: number, y: number) => y + x * tilt + z * 0.01 + 0.45 * N.fbm(x * 0.08, z * 0.08, 2);
  const scrub = (x: number, z: number, y: number) => (y < 1.1 ? 1 : 0) * (0.4 + N.fbm(x * 0.5, z * 0.5, 3));
  const clip = printLand(pic, V, {
    base: mix(m.rockB, m.steppe, 0.35),
    bands: [
      { fn: ly, at: 1.5, color: m.rockB },
      { fn: ly, at: 3.4, color: m.rockA },
      { fn: ly, at: 4.3, color: m.rockC },
      { fn: ly, at: 4.9, color: m.rockA },
      { fn: ly, at: 6.4, color: mix(m.rockA, m.rockD, 0.5) },
      { fn: ly, at: 7.6, color: m.rockB },
      { fn: ly, at: 8.7, color: m.rockC },
      { fn: ly, at: 9.4, color: m.rockA },
      { fn: ly, at: 12.2, color: m.rockB },
      { fn: ly, at: 13.4, color: mix(m.rockA, m.rockD, 0.35) },
      { fn: ly, at: 16, color: m.rockC },
      { fn: scrub, at: 0.55, color: mix(m.scrub, m.rockB, 0.25), minArea: 30 },
    ],
    shade: SHADE,
    deep: 0.06,
    shadeK: 0.78,
    deepK: 0.46,
    minArea: 320,
    tol: 0.9,
    bottom: H + 10,
    smoothing: 2,
  });
  const depth = V.field((x, z) => z + 7 * N.fbm(x * 0.12, z * 0.12, 2));
  for (const [z, a] of [
    [30, 0.13],
    [50, 0.18],
    [78, 0.24],
    [110, 0.24],
  ] as const)
    pic.raw(pic.clipped(clip, shape(V.trace(depth, z, { minArea: 160, tol: 0.8 }), p.haze, a, ' fill-rule="evenodd"')));
  const wc = lake(pic, V, {
    at: (x, z) => T.at(x, z),
    light: (x, z) => T.sample(T.light, x, z) - T.sample(T.shadowed, x, z),
    top: mix(m.water, p.haze, 0.2),
    bottom: mix(m.water, m.waterDeep, 0.6),
    mirror: mix(mix(m.waterDeep, m.rockA, 0.3), p.shade, 0.15),
    y0: hz + 10,
    y1: H,
    calm: 0.25,
    reach: 50,
  });
  glints(pic, {
    x0: 0,
    x1: W,
    y0: hz + 30,
    y1: H,
    n: 150,
    color: mix(m.foam, m.water, p.night ? 0.5 : 0.2),
    clip: wc,
    alpha: 0.75,
  });
  if (afloat)
    rapids(pic, {
      y0: hz + H * 0.13,
      y1: H + 30,
      clip: wc,
      rough: o.actor === 'kayak' ? 0.35 : 1,
      actor: (y) => {
        if (o.actor === 'big-raft') bigRaft(pic, W * (flip > 0 ? 0.6 : 0.46), y + H * 0.035, H * 0.61);
        else if (o.actor === 'kayak') kayak(pic, W * (flip > 0 ? 0.46 : 0.54), y, W * 0.24, { face: flip });
      },
      at: hz + H * 0.33,
    });
  if (o.actor === 'zip-line') {
    const a: Pt = [flip > 0 ? W * 1.02 : -W * 0.02, H * 0.1],
      b: Pt = [flip > 0 ? W * 0.13 : W * 0.87, H * 0.47],
      q = (t: number): Pt => [lerp(a[0], b[0], t), lerp(a[1], b[1], t) + Math.sin(t * Math.PI) * H * 0.05];
    const pts = Array.from({ length: 20 }, (_, i) => q(i / 19));
    pic.line(smooth(pts, false), p.deep, 2.6);
    const [x, y] = q(0.52),
      h = H * 0.27;
    pic.line(`M${f1(x)} ${f1(y)}L${f1(x + 2)} ${f1(y + h * 0.2)}`, p.deep, 3);
    pic.fill(ellipse(x - 7, y + 1, 6) + ellipse(x + 7, y + 1, 6), p.deep);
    figure(
      pic,
      x - flip * h * 0.0,
      y + h * 1.1,
      h,
      'hang',
      { top: m.accent, bottom: mix(p.deep, m.cloth, 0.3), hat: 'helmet', hatColor: m.mustard, pack: undefined },
      -flip,
    );
    let legs = '';
    for (const q of [-1, 1])
      legs += poly([
        [b[0] + q * 7, b[1] - 8],
        [b[0] + q * 10, b[1] - 8],
        [b[0] + q * 26, b[1] + 96],
        [b[0] + q * 21, b[1] + 96],
      ]);
    for (const q of [24, 52, 80])
      legs += poly([
        [b[0] - 9 - q * 0.16, b[1] + q],
        [b[0] + 9 + q * 0.16, b[1] + q],
        [b[0] + 9 + q * 0.16, b[1] + q + 4],
        [b[0] - 9 - q * 0.16, b[1] + q + 4],
      ]);
    pic.fill(
      legs +
        poly([
          [b[0] - 18, b[1] + 10],
          [b[0] + 18, b[1] + 10],
          [b[0] + 18, b[1] + 15],
          [b[0] - 18, b[1] + 15],
        ]),
      overprint(m.wood, p.shade, 0.35),
    );
  }
  // nothing grows where the family walks
  const trodden = (x: number, z: number) => o.actor === 'family' && z < 17 && flip * x > -1 && flip * x < 7;
  const grows = (x: number, z: number) =>
    T.at(x, z) > 0.12 && T.at(x, z) < 1.3 && Math.abs(x - mid(z)) > wide(z) + 0.6 && !trodden(x, z);
  jarillas(pic, V, T, cam, grows);
  if (o.actor === 'family') family(pic, T, cam, flip);
}

/** A raft close by, its bow dropping into the wave. */
function bigRaft(pic: Picture, x: number, y: number, len: number): void {
  foamBed(pic, x, y, len * 1.05, 'under');
  raft(pic, x, y - len * 0.03, len, { tilt: 0.1, crew: 3, color: pic.pal.mats.accent });
  splash(pic, x + len * 0.42, y + len * 0.06, len * 0.3, 1, 'bow');
  foamBed(pic, x + len * 0.05, y + len * 0.03, len * 0.95, 'lip');
}

/** Parents and two children on the river's beach, all with hats; one carries the water. */
function family(pic: Picture, T: FanTerrain, cam: Cam, flip: number): void {
  const m = pic.pal.mats;
  const hat = { hat: 'gaucho', hatColor: m.sand } as const;
  for (const [u, z, tall, pose, look] of [
    [2.3, 14.6, 1.72, 'walk', { top: m.foam, bottom: m.cloth, pack: m.accent, ...hat }],
    [3.5, 14.2, 1.64, 'walk', { top: m.mustard, dress: m.wine, ...hat }],
    [1.2, 13.8, 1.15, 'walk', { top: m.accent, bottom: m.cloth, hat: 'cap', hatColor: m.mustard }],
    [2.9, 13.5, 1.0, 'wave', { top: m.cloth, bottom: m.accent, hat: 'cap', hatColor: m.foam }],
  ] as const) {
    const x = flip * u;
    const [a, b] = project(cam, x, T.at(x, z), z);
    const h = (cam.f / z) * tall;
    castShadow(pic, a, b, h, h * 0.2, { len: 0.9 });
    figure(pic, a, b, h, pose, look, -flip);
  }
}

/** bushes standing on the ground of a view, far to near, hidden ones skipped */
export function jarillas(
  pic: Picture,
  V: View,
  T: FanTerrain,
  cam: Cam,
  ok: (x: number, z: number) => boolean,
  n = 44,
): void {
  const p = pic.pal,
    rng = pic.rng.fork('jar'),
    m = p.mats,
    list: { x: number; z: number }[] = [];
  for (let i = 0; i < 900 && list.length < n; i++) {
    const z = 5 + 45 * rng() ** 1.6,
      x = (((rng() - 0.5) * pic.W * 1.1) / cam.f) * z;
    if (ok(x, z)) list.push({ x, z });
  }
  list.sort((a, b) => b.z - a.z);
  for (const q of list) {
    const sc = cam.f / q.z,
      sx = cam.cx + (q.x * cam.f) / q.z,
      sy = cam.horizon - ((T.at(q.x, q.z) - cam.y) * cam.f) / q.z;
    const gi = Math.round(sx / V.q),
      gj = Math.round(sy / V.q) + 1;
    if (gi < 0 || gj < 0 || gi >= V.gw || gj >= V.gh) continue;
    const mI = gj * V.gw + gi;
    if (!V.hit[mI] || Math.abs(V.wz[mI]! - q.z) > q.z * 0.06) continue;
    const h = sc * rng.range(0.7, 1.35),
      shd = T.sample(T.shadowed, q.x, q.z) > 0.5;
    const base = shd ? overprint(m.scrub, p.shade, 0.7) : m.scrub;
    if (!shd)
      pic.add(
        'multiply',
        shape(ellipse(sx - lightSide(p) * h * 0.35, sy + h * 0.02, h * 0.6, h * 0.08), p.shade, 0.55),
      );
    if (h > 26)
      jarilla(pic, sx, sy, h, tones(p, base), rng.fork(`b${q.x.toFixed(2)}`), shd ? {} : { flowers: m.mustard });
    else
      foliage(
        pic,
        [
          { x: sx, y: sy - h * 0.35, r: h * 0.5, ry: h * 0.36 },
          { x: sx - h * 0.3, y: sy - h * 0.22, r: h * 0.3, ry: h * 0.22 },
        ],
        tones(p, base),
        rng,
        { leaf: Math.max(1.6, h * 0.12), density: 0.6 },
      );
  }
}
