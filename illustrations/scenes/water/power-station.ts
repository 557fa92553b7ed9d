import { mix, overprint } from '../../core/color.ts';
import { ellipse, f1, poly, smoothstep } from '../../core/geom.ts';
import { makeNoise, type Noise } from '../../core/noise.ts';
import { lit, sunVec } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { Space, type V3 } from '../../core/space.ts';
import { type Cam, FanTerrain, View } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { canyonRock, canyonWater } from '../../props/land/canyon.ts';
import { range } from '../../props/land/land.ts';
import { figure } from '../../props/people/figures.ts';

/** Metres: the reservoir is level 0; the terrace of the power house lies a little above it. */
const TERRACE = 1.6;
const HOUSE = { x: 12.5, z: 38, w: 17, h: 6.6, d: 8 };
const RIM = 24;

/** A small hydroelectric station on the canyon floor: hall, penstocks down the wall, green water in front. */
export function powerStation(pic: Picture, o: { focal?: number; horizon?: number } = {}): void {
  const { W, H, pal: p, rng } = pic,
    m = p.mats,
    N = makeNoise(`${pic.seed}ce`),
    hz = H * (o.horizon ?? 0.55),
    k = (o.focal ?? 0.62) < 0.5 ? -1 : 1;
  sky(pic, {
    horizon: hz,
    clouds: p.night ? 'none' : rng.pick(['cumulus', 'streaks', 'lenticular'] as const),
    cloudAmount: 0.6,
  });
  range(pic, {
    horizon: hz,
    height: H * 0.22,
    lead: 0.5 - 0.12 * k,
    snow: 0.5,
    air: 0.5,
    seed: 'andes',
    peaks: 6,
    mist: 0.9,
  });
  const cam: Cam = { x: 0, y: 5, z: 0, f: 1050, cx: W / 2, horizon: hz };
  const T = new FanTerrain(740, 580, cam, 0.98, 6, 170);
  T.fill((x, z) => ground(N, x * k, z));
  const az = k > 0 ? 228 : -48;
  T.illuminate(sunVec(p, az, Math.max(p.el, 34)), { relief: 1.05, smoothing: 1, reach: 46 });
  const V = new View(T, cam, W, H, 2, { step: 0.0014 });
  const layer = (x: number, z: number, y: number) => y + 0.03 * x + 0.7 * N.fbm(x * 0.08, z * 0.08, 2);
  canyonRock(pic, V, {
    rock: 'atuel',
    base: mix(m.rockB, m.steppe, 0.4),
    from: 3,
    to: RIM + 6,
    step: 2,
    layer,
    scrub: { at: (y) => y < 2.6 && y > 0.3, ink: mix(m.scrub, m.leaf, 0.3), patch: 0.3, noise: N },
    air: [
      [48, 0.12],
      [74, 0.18],
      [105, 0.24],
    ],
    minArea: 80,
  });
  const water = canyonWater(pic, V, T, {
    ink: mix(m.water, m.leaf, 0.35),
    deep: 0.6,
    y0: hz + 20,
    y1: H,
    reach: 50,
    glints: 90,
  });
  const s = new Space(pic, cam, { az, el: Math.max(p.el, 34) });
  penstocks(s, k);
  pylon(s, [k * -17, RIM * 0.8, 74], 13, k);
  reflection(s, k, water);
  powerHouse(s, k);
}

/** Height of the ground; `u` counts towards the station's bank. */
function ground(N: Noise, u: number, z: number): number {
  const w = u + 4 * N.fbm(u * 0.07, z * 0.07, 3),
    shoreR = 3.2 + 1.2 * N(z * 0.1, 2) + 10 * smoothstep(52, 78, z) + 30 * smoothstep(32, 29.5, z),
    shoreL = -9 + 6 * smoothstep(28, 60, z),
    but = 5 * N.ridged(w * 0.085, z * 0.085, 3) + 2 * N.ridged(w * 0.27, z * 0.27, 3);
  const cliff = (e: number, cap: number) => {
    const band = (at: number, run: number, rise: number) => rise * smoothstep(at, at + run, e);
    return Math.min(
      cap,
      band(0, 1.8, 5.4) + band(3.8, 1.8, 5.6) + band(8, 2.2, 6.4) + band(12.5, 2.4, 6) + Math.max(0, e) * 0.12,
    );
  };
  if (u > shoreR) {
    // the terrace, then the wall
    const d = u - shoreR,
      bank = Math.min(TERRACE, d * 0.8) + 0.1 * N.fbm(u * 0.5, z * 0.5, 2) * smoothstep(12, 20, d);
    const foot = u - 24 + Math.max(0, z - 44) * 1.5 + but * 0.7 - 3;
    return bank + cliff(foot, RIM + 3 * N.fbm(u * 0.03, z * 0.03, 2));
  }
  if (u < shoreL) {
    const d = shoreL - u;
    return 0.15 + 0.25 * Math.min(d, 6) + cliff(d - 7 + but * 0.8, RIM * 0.8 + 4 * N.fbm(u * 0.04, z * 0.04, 2));
  }
  const closing = z - 84 - 8 * N(u * 0.1, 5);
  if (closing > 0) return 0.2 + cliff(closing - 3 + but * 0.5, RIM * 0.7);
  return -0.6;
}

/** The hall: tall windows, a cornice, doors, water leaving below. */
function powerHouse(s: Space, k: number): void {
  const { pic } = s,
    p = pic.pal,
    m = p.mats,
    wall = mix(m.wall, m.stone, 0.15),
    b = s.block(k * HOUSE.x, TERRACE, HOUSE.z, HOUSE.w, HOUSE.h, HOUSE.d, 0);
  // the quay of stone and its three outlets
  const q = s.block(k * HOUSE.x, 0, HOUSE.z - 6.5, HOUSE.w + 4, TERRACE, 5, 0);
  q.paint(mix(m.stone, m.rockC, 0.3));
  const quay = q.wall(0);
  for (let i = 0; i < 3; i++) {
    const a = 4 + i * 5.4;
    pic.fill(quay.arch(a, 0, 2.6, 1.25), overprint(p.deep, p.shade, 0.2));
    const [x, y] = quay.P(a + 1.3, 0),
      u = s.scale(HOUSE.z - 9);
    pic.fill(
      ellipse(x, y + u * 0.14, u * 1.7, u * 0.14) + ellipse(x, y + u * 0.34, u * 1.1, u * 0.07),
      mix(m.foam, m.water, 0.15),
    );
  }
  b.cast(TERRACE);
  b.paint(wall, { top: mix(m.stone, m.metal, 0.4) });
  const front = b.wall(0),
    glass = p.lamps ? p.lamp : mix(p.deep, m.glass, 0.34);
  const bays = 6,
    step = HOUSE.w / bays;
  for (let i = 0; i < bays; i++) {
    const a = step * i + step * 0.24;
    if (i === bays - 1) pic.fill(front.rect(a, 0, step * 0.56, 3.4), overprint(m.cloth, p.shade, 0.35));
    else {
      pic.fill(front.arch(a, 1.3, step * 0.52, 4, 0, 0.9), glass);
      pic.fill(front.rect(a + step * 0.25, 1.3, 0.1, 4) + front.rect(a, 3, step * 0.52, 0.1), front.ink(wall));
    }
  }
  for (let i = 0; i <= bays; i++)
    pic.fill(
      front.rect(Math.max(0, Math.min(HOUSE.w - 0.4, step * i - 0.2)), 0, 0.4, 5.9, 0.1),
      front.ink(lit(p, wall, 0.2)),
    );
  pic.fill(front.rect(-0.3, 5.85, HOUSE.w + 0.6, 0.75, 0.3), front.ink(mix(m.accent, m.roof, 0.5)));
  const under = front.eaveShade(0, 5.85, HOUSE.w, 0.7);
  if (under) pic.shade(under, p.shade, 0.5);
  const [px, py] = s.P([k * (HOUSE.x - 6.5), TERRACE, HOUSE.z - 5.6]),
    h = s.scale(HOUSE.z - 5.6) * 1.75;
  figure(pic, px, py, h, 'akimbo', { top: m.mustard, bottom: m.cloth, hat: 'helmet', hatColor: m.foam }, k);
}

/** Three steel pipes from the rim down to the back of the hall, on concrete saddles. */
function penstocks(s: Space, k: number): void {
  const { pic } = s,
    p = pic.pal,
    steel = mix(p.mats.metal, p.mats.foam, 0.25);
  for (const dx of [-4.2, 0, 4.2]) {
    const path: V3[] = [
      [k * (HOUSE.x + 5 + dx * 1.1), RIM + 1, HOUSE.z + 23],
      [k * (HOUSE.x + 3 + dx), RIM * 0.62, HOUSE.z + 14],
      [k * (HOUSE.x + 1 + dx), 5, HOUSE.z + 5],
    ];
    for (let i = 0; i < path.length - 1; i++) {
      const a = s.P(path[i]!),
        b = s.P(path[i + 1]!),
        ra = s.scale(path[i]![2]) * 0.85,
        rb = s.scale(path[i + 1]![2]) * 0.85;
      pic.shade(
        poly([
          [a[0], a[1] + ra * 0.4],
          [a[0] + ra * 1.7, a[1] + ra * 0.8],
          [b[0] + rb * 1.7, b[1] + rb * 0.8],
          [b[0], b[1]],
        ]),
        p.shade,
        0.5,
      );
      pic.fill(
        poly([
          [a[0] - ra, a[1]],
          [a[0] + ra, a[1]],
          [b[0] + rb, b[1]],
          [b[0] - rb, b[1]],
        ]),
        steel,
      );
      pic.shade(
        poly([
          [a[0] + ra * 0.15, a[1]],
          [a[0] + ra, a[1]],
          [b[0] + rb, b[1]],
          [b[0] + rb * 0.15, b[1]],
        ]),
        p.shade,
        0.5,
      );
      pic.fill(
        poly([
          [a[0] - ra * 0.6, a[1]],
          [a[0] - ra * 0.35, a[1]],
          [b[0] - rb * 0.35, b[1]],
          [b[0] - rb * 0.6, b[1]],
        ]),
        lit(p, steel, 0.5),
      );
      for (let t = 0.15; t < 1; t += 0.28) {
        const x = a[0] + (b[0] - a[0]) * t,
          y = a[1] + (b[1] - a[1]) * t,
          r = ra + (rb - ra) * t;
        pic.fill(
          poly([
            [x - r * 1.35, y],
            [x + r * 1.35, y],
            [x + r * 1.35, y + r * 0.5],
            [x - r * 1.35, y + r * 0.5],
          ]),
          overprint(p.mats.stone, p.shade, 0.2),
        );
      }
    }
  }
}

/** A lattice pylon and the wires that leave it across the sheet. */
function pylon(s: Space, foot: V3, h: number, k: number): void {
  const { pic } = s,
    p = pic.pal,
    [x, y] = s.P(foot),
    u = s.scale(foot[2]),
    steel = overprint(p.mats.metal, p.shade, 0.6),
    top = y - h * u,
    w = 1.1 * u;
  let d = `M${f1(x - w)} ${f1(y)}L${f1(x - w * 0.15)} ${f1(top)}M${f1(x + w)} ${f1(y)}L${f1(x + w * 0.15)} ${f1(top)}`;
  for (let i = 0; i < 6; i++) {
    const a = 1 - i / 6.4,
      b = 1 - (i + 1) / 6.4,
      ya = y - h * u * (i / 6.4),
      yb = y - h * u * ((i + 1) / 6.4);
    d += `M${f1(x - w * a)} ${f1(ya)}L${f1(x + w * b)} ${f1(yb)}M${f1(x + w * a)} ${f1(ya)}L${f1(x - w * b)} ${f1(yb)}`;
  }
  for (const t of [0.78, 0.92]) d += `M${f1(x - w * 1.7)} ${f1(y - h * u * t)}H${f1(x + w * 1.7)}`;
  pic.line(d, steel, Math.max(1, u * 0.07));
  // the line comes up from the roof of the hall
  const [rx, ry] = s.P([k * (HOUSE.x - 4), TERRACE + HOUSE.h + 1.5, HOUSE.z]);
  let wires = '';
  for (const t of [0.78, 0.92])
    for (const side of [-1.6, 1.6]) {
      const wx = x + w * side,
        wy = y - h * u * t;
      wires += `M${f1(wx)} ${f1(wy)}Q${f1((wx + rx) / 2)} ${f1((wy + ry) / 2 + 46)} ${f1(rx + side * 12)} ${f1(ry)}`;
    }
  pic.line(wires, p.deep, 1, 0.6);
}

/** The hall and its quay upside down in the water, torn by ripples. */
function reflection(s: Space, k: number, water: string): void {
  const { pic } = s,
    p = pic.pal,
    z = HOUSE.z - 9,
    front = (x0: number, x1: number, y0: number, y1: number): string =>
      s.path([
        [k * x0, -y0, z],
        [k * x1, -y0, z],
        [k * x1, -y1, z],
        [k * x0, -y1, z],
      ]);
  const left = HOUSE.x - HOUSE.w / 2,
    right = HOUSE.x + HOUSE.w / 2,
    ink = mix(mix(p.mats.wall, p.mats.waterDeep, 0.55), p.mats.water, 0.25);
  pic.raw(
    pic.clipped(
      water,
      shape(front(left - 2, right + 2, 0, TERRACE), overprint(ink, p.shade, 0.4), 0.8) +
        shape(front(left, right, TERRACE, HOUSE.h * 0.7), ink, 0.75),
    ),
  );
  let tears = '';
  for (let i = 0; i < 7; i++) {
    const y = HOUSE.h * 0.1 * (i + 1);
    tears += front(left - 3 + (i % 3) * 3, right + 3 - ((i * 2) % 5) * 2, y, y + 0.12);
  }
  pic.raw(pic.clipped(water, shape(tears, p.mats.water, 0.6)));
}
