import { mix, overprint } from '../../core/color.ts';
import { ellipse, f1, poly, rect } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { Space } from '../../core/space.ts';
import type { Cam } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { range } from '../../props/land/land.ts';
import { figure } from '../../props/people/figures.ts';
import { leafy, lightSide, tones } from '../../props/plants/plants.ts';
import { plain, windbreak } from '../../props/vineyard/rows.ts';

/** Height of the wires, half the width between the rows of posts, distance between posts, length, in metres. */
const PERGOLA = { y: 2.55, x: 2.3, step: 3.4, z0: 1.5, z1: 40 };
const CANAL = { near: 2.9, far: 4.1 };

/** Old vines trained overhead: a tunnel of shade, bunches hanging in it, an irrigation ditch along one side. */
export function vineArbour(pic: Picture, o: { focal?: number; horizon?: number } = {}): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    focal = o.focal ?? 0.58,
    k = focal > 0.5 ? -1 : 1,
    hz = H * (o.horizon ?? 0.57),
    rng = pic.rng.fork('parral'),
    cam: Cam = { x: 0, y: 1.6, z: 0, f: 900, cx: W * focal, horizon: hz },
    s = new Space(pic, cam, { az: lightSide(p) > 0 ? 30 : 150, el: 48 });
  sky(pic, { horizon: hz, clouds: p.night ? 'none' : 'cumulus' });
  range(pic, { horizon: hz, height: hz * 0.4, lead: focal, snow: 0.58, air: 0.36, seed: 'andes', peaks: 7, mist: 1 });
  plain(pic, s, mix(m.soil, m.steppe, 0.35), { far: mix(m.vine, p.haze, 0.4), bands: 6 });
  windbreak(pic, s, { z: 90, x0: -80, x1: 80, h: 13, air: 0.3, gap: 3 });
  // a small whitewashed winery where the tunnel opens
  const house = s.block(0.6, 0, 54, 9, 3.8, 8).cast();
  house.paint(lit(p, m.wall, 0.15), { air: 0.1 });
  house.gable(1.8, 0.4, m.roof, { wall: m.wall, air: 0.1 });
  house.wall(0).opening(3.4, 0, 2.2, 2.7, { inside: overprint(m.wood, p.shade, 0.6), arch: true });
  ditch(s, k);
  shade(s, rng.fork('ground'));
  const z = 13,
    [x, y] = s.P([0.5, 0, z]);
  const draw: { z: number; go: () => void }[] = [
    {
      z,
      go: () =>
        figure(
          pic,
          x,
          y,
          s.scale(z) * 1.7,
          'walk',
          { top: m.foam, bottom: m.cloth, hat: 'gaucho', hatColor: m.sand },
          -k,
        ),
    },
  ];
  for (let d = PERGOLA.z0; d < PERGOLA.z1; d += PERGOLA.step) {
    for (const side of [-1, 1])
      draw.push({ z: d, go: () => vinePost(s, side * PERGOLA.x, d, rng.fork(`p${side}${d.toFixed(1)}`)) });
    draw.push({ z: d - 0.4, go: () => canopy(s, d, rng.fork(`c${d.toFixed(1)}`)) });
  }
  for (const t of draw.sort((a, b) => b.z - a.z)) t.go();
  fringe(s, rng.fork('fringe'));
}

function ditch(s: Space, k: number): void {
  const { pic } = s,
    p = pic.pal,
    m = p.mats,
    band = (a: number, b: number, y = 0) =>
      s.path([
        [k * a, y, 1.6],
        [k * b, y, 1.6],
        [k * b, y, 70],
        [k * a, y, 70],
      ]);
  pic.fill(band(CANAL.near - 0.25, CANAL.far + 0.25), mix(m.leaf, m.steppe, 0.3));
  pic.fill(band(CANAL.near, CANAL.far), overprint(m.soil, p.shade, 0.6));
  const water = band(CANAL.near + 0.12, CANAL.far - 0.06, -0.12);
  pic.fill(water, mix(m.water, p.sky[2], 0.3));
  let shine = '';
  const rng = pic.rng.fork('ditch');
  for (let i = 0; i < 46; i++) {
    const z = 2.4 + rng() ** 2 * 26,
      [a, b] = s.P([k * rng.range(CANAL.near + 0.2, CANAL.far - 0.2), -0.1, z]),
      w = s.scale(z) * rng.range(0.08, 0.26);
    shine += `M${f1(a - w)} ${f1(b)}Q${f1(a)} ${f1(b - w * 0.12)} ${f1(a + w)} ${f1(b)}Q${f1(a)} ${f1(b + w * 0.1)} ${f1(a - w)} ${f1(b)}Z`;
  }
  pic.fill(shine, lit(p, p.glow, 0.4), 0.85);
}

/** The shade of the roof on the ground, with the sun coming through in coins. */
function shade(s: Space, rng: Picture['rng']): void {
  const { pic } = s,
    p = pic.pal,
    w = PERGOLA.x + 0.7;
  pic.shade(
    s.path([
      [-w, 0, 1.2],
      [w, 0, 1.2],
      [w, 0, PERGOLA.z1],
      [-w, 0, PERGOLA.z1],
    ]),
    p.shade,
    0.62,
  );
  let coins = '';
  for (let i = 0; i < 190; i++) {
    const z = 1.6 + rng() ** 1.8 * 34,
      [a, b] = s.P([rng.range(-w, w), 0, z]),
      r = s.scale(z) * rng.range(0.05, 0.2);
    coins += ellipse(a, b, r, r * Math.max(0.1, (s.cam.y / z) * 0.8));
  }
  pic.fill(coins, lit(p, mix(p.mats.soil, p.mats.sand, 0.5), 0.2), 0.9);
}

/** One post and the old twisted trunk that climbs it. */
function vinePost(s: Space, x: number, z: number, rng: Picture['rng']): void {
  const { pic } = s,
    p = pic.pal,
    k = s.scale(z),
    [a, b] = s.P([x, 0, z]),
    h = PERGOLA.y * k,
    air = Math.min(0.35, z / 120),
    wood = mix(overprint(mix(p.mats.wood, p.mats.stone, 0.35), p.shade, 0.45), p.haze, air),
    bark = mix(overprint(mix(p.mats.wood, p.mats.rockD, 0.3), p.shade, 0.3), p.haze, air),
    inward = x > 0 ? -1 : 1;
  pic.fill(rect(a - 0.06 * k, b - h, 0.12 * k, h), wood);
  // the trunk winds round the post and leans into the roof
  const bend = (t: number) => inward * (0.2 + 0.1 * Math.sin(t * 7 + rng.range(0, 0.4) + x)) * k * (1 - 0.3 * t);
  const pts = [0, 0.2, 0.42, 0.64, 0.84, 1].map((t) => [a + bend(t), b - h * t, (0.13 - 0.06 * t) * k] as const);
  let d = '';
  const left = pts.map(([px, py, r]) => [px - r, py] as [number, number]),
    right = pts.map(([px, py, r]) => [px + r, py] as [number, number]).reverse();
  d = poly([...left, ...right]);
  pic.fill(d, bark);
  pic.add(
    'multiply',
    pic.clipped(
      pic.clip(d),
      shape(
        poly(
          pts
            .flatMap(([px, py, r]) => [[px + r * 0.2 * -lightSide(p), py] as [number, number]])
            .concat([
              [a - lightSide(p) * k, b - h],
              [a - lightSide(p) * k, b],
            ]),
        ),
        p.shade,
        0.5,
      ),
    ),
  );
}

/** One bay of the roof at depth z: wire, leaves from below, bunches. */
function canopy(s: Space, z: number, rng: Picture['rng']): void {
  const { pic } = s,
    p = pic.pal,
    m = p.mats,
    air = Math.min(0.3, z / 130),
    t = tones(p, m.vine, mix(m.vine, m.leafDark, 0.8), air),
    w = PERGOLA.x + 0.75,
    y = PERGOLA.y;
  s.quad(
    [
      [-w, y, z],
      [w, y, z],
      [w, y, z + PERGOLA.step],
      [-w, y, z + PERGOLA.step],
    ],
    overprint(t.dark, p.shade, 0.25),
  );
  let dark = '',
    mid = '',
    light = '',
    gaps = '';
  const n = z < 3 ? 170 : z < 8 ? 110 : z < 18 ? 70 : 34;
  for (let i = 0; i < n; i++) {
    const d = z + rng() * PERGOLA.step,
      x = rng.range(-w, w),
      [a, b] = s.P([x, y + rng.range(-0.2, 0.06), d]),
      r = Math.min(46, s.scale(d) * rng.range(0.1, 0.2)),
      l = leafy(a, b, r, r * 0.66, Math.max(2, r * 0.7), rng, 1.3),
      q = rng();
    if (q > 0.82) light += l;
    else if (q > 0.45) mid += l;
    else dark += l;
    if (rng.chance(0.1)) gaps += leafy(a + r, b + r * 0.2, r * 0.36, r * 0.18, Math.max(2, r * 0.3), rng, 1);
  }
  pic.raw(
    shape(dark, t.dark) + shape(mid, t.mid) + shape(light, t.light) + shape(gaps, mix(p.sky[2], t.light, 0.25), 0.9),
  );
  for (let i = 0; i < (z < 20 ? 7 : 3); i++)
    bunch(s, rng.range(-w * 0.85, w * 0.85), y - 0.1, z + rng.range(0, PERGOLA.step * 0.8), rng);
}

/** A hanging bunch of grapes. */
function bunch(s: Space, x: number, y: number, z: number, rng: Picture['rng']): void {
  const { pic } = s,
    p = pic.pal,
    k = s.scale(z) * rng.range(0.85, 1.25),
    [a, b] = s.P([x, y, z]),
    r = 0.028 * k;
  if (r < 0.8) return;
  let body = '',
    shine = '';
  for (let row = 0; row < 6; row++) {
    const n = [3, 4, 4, 3, 2, 1][row]!;
    for (let j = 0; j < n; j++) {
      const gx = a + (j - (n - 1) / 2) * r * 1.7 + rng.range(-0.3, 0.3) * r,
        gy = b + row * r * 1.55;
      body += ellipse(gx, gy, r);
      shine += ellipse(gx + lightSide(p) * r * 0.3, gy - r * 0.3, r * 0.36);
    }
  }
  pic.fill(body, overprint(mix(p.mats.wine, p.deep, 0.2), p.shade, 0.2));
  pic.fill(shine, mix(p.mats.wine, p.mats.accent, 0.35));
}

/** Leaves of the bay above the viewer, cut by the top of the sheet. */
function fringe(s: Space, rng: Picture['rng']): void {
  const { pic } = s,
    { W, H, pal: p } = pic,
    t = tones(p, p.mats.vine, mix(p.mats.vine, p.mats.leafDark, 0.8));
  let dark = rect(-5, -5, W + 10, H * 0.03),
    mid = '',
    light = '';
  for (let i = 0; i < 70; i++) {
    const x = rng.range(-30, W + 30),
      y = rng() ** 2 * H * 0.1,
      r = rng.range(20, 44),
      l = leafy(x, y, r, r * 0.74, r * 0.6, rng, 1.3);
    if (y < H * 0.03) dark += l;
    else if (rng.chance(0.6)) mid += l;
    else light += l;
  }
  pic.raw(shape(dark, overprint(t.dark, p.shade, 0.3)) + shape(mid, t.dark) + shape(light, t.mid));
}
