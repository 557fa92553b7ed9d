import { type Hex, mix, overprint } from '../../core/color.ts';
import { clamp, ellipse, type Pt, poly, rect, sweep } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { Space, type V3 } from '../../core/space.ts';
import type { Cam } from '../../core/terrain.ts';
import { glow, glows } from '../../props/air/light.ts';
import { sky, spark } from '../../props/air/sky.ts';
import { range } from '../../props/land/land.ts';
import { folk, person } from '../../props/people/people.ts';

/** Depth of the middle of the orchestra, its radius, and the tiers round it, in metres. */
const STAGE_Z = 60;
const STAGE_R = 17;
const TIERS = { from: 20, to: 54, step: 1.9, rise: 0.235 };
/** Dancers are drawn larger than life so that their gestures carry. */
const DANCER = 3.3;

/** The open-air theatre from the top of its terraces: tier below tier of people, the lit stage, fires in the sky. */
export function greekTheatre(pic: Picture, o: { focal?: number; horizon?: number } = {}): void {
  const { W, H, pal: p } = pic,
    m = p.own,
    focal = o.focal ?? 0.6,
    hz = H * (o.horizon ?? 0.4);
  sky(pic, { horizon: hz, clouds: p.night ? 'none' : 'streaks' });
  range(pic, {
    horizon: hz + H * 0.02,
    height: hz * 0.5,
    lead: focal > 0.5 ? 0.24 : 0.76,
    snow: 0.55,
    air: 0.34,
    seed: 'andes',
    peaks: 8,
    mist: 0.9,
  });
  range(pic, {
    horizon: hz + H * 0.095,
    height: hz * 0.42,
    snow: 0,
    rock: mix(p.mats.scrub, p.deep, 0.4),
    air: 0.1,
    seed: 'hill',
    peaks: 6,
    mist: 0.35,
  });
  const cam: Cam = { x: 0, y: 15, z: 0, f: 0.66 * Math.min(W, H * 1.62), cx: W * focal, horizon: hz };
  const s = new Space(pic, cam, { az: 250, el: 60 });
  groves(pic, hz);
  fires(pic, W * focal, hz);
  beams(pic, s);
  backdrop(pic, s);
  orchestra(pic, s);
  dancers(pic, s);
  const [gx, gy] = s.P([0, 4, STAGE_Z]);
  glow(pic, gx, gy, H * 0.42, p.lamp, 0.3, 0.7);
  terraces(pic, s);
  towers(pic, s, m.metal);
}

/** The trees of the park behind the theatre, row before row down to its terraces: each nearer, larger and darker. */
function groves(pic: Picture, hz: number): void {
  const { W, H, pal: p } = pic,
    rng = pic.rng.fork('groves');
  for (const [foot, size, air] of [
    [0.034, 26, 0.42],
    [0.07, 34, 0.3],
    [0.112, 44, 0.19],
    [0.152, 56, 0.1],
  ] as const) {
    const y = hz + H * foot;
    let crowns = rect(-2, y, W + 4, H);
    for (let x = -size; x < W + size; x += size * rng.range(0.4, 0.85)) {
      const r = size * rng.range(0.5, 0.9);
      // poplars stand out between round crowns
      crowns += rng.chance(0.14)
        ? ellipse(x, y - r * 0.8, r * 0.3, r * 1.5)
        : ellipse(x, y, r, r * rng.range(0.75, 1.05));
    }
    pic.fill(crowns, mix(p.deep, mix(p.mats.scrub, p.haze, 0.5), air));
  }
}

/** Fireworks over the hill. */
function fires(pic: Picture, cx: number, hz: number): void {
  const { W, H, pal: p } = pic,
    rng = pic.rng.fork('fires'),
    inks = [p.lamp, p.own.accent, p.own.water, p.paper];
  [
    [-0.2, 0.3],
    [0.12, 0.2],
    [0.3, 0.42],
  ].forEach(([dx, dy], i) => {
    const x = cx + W * (dx as number),
      y = hz * (dy as number) + rng.range(-12, 12),
      r = H * rng.range(0.09, 0.13),
      c = inks[i % inks.length] as Hex;
    let rays = '',
      tips = '';
    for (let q = 0; q < 20; q++) {
      const a = (q / 20) * Math.PI * 2 + rng.range(-0.06, 0.06),
        R = r * rng.range(0.78, 1.08),
        ex = x + Math.cos(a) * R,
        ey = y + Math.sin(a) * R + R * 0.12;
      rays += sweep(
        [
          [x + Math.cos(a) * r * 0.18, y + Math.sin(a) * r * 0.18, 0.5],
          [x + Math.cos(a) * R * 0.55, y + Math.sin(a) * R * 0.55, 1.5],
          [ex, ey, 0.5],
        ],
        3,
      );
      tips += spark(ex, ey, rng.range(1.2, 2.4));
    }
    pic.fill(rays, mix(c, p.paper, 0.15));
    pic.fill(tips, mix(c, p.paper, 0.5));
    glow(pic, x, y, r * 1.6, c, 0.32);
  });
}

/** Searchlights from behind the stage. */
function beams(pic: Picture, s: Space): void {
  const { H, pal: p } = pic,
    inks = [p.lamp, p.own.accent, p.own.water];
  for (let i = 0; i < 6; i++) {
    const t = i / 5 - 0.5,
      [x, y] = s.P([t * 34, 2, STAGE_Z + 20]),
      lean = t * 0.7 + (i % 2 ? 0.14 : -0.1),
      ex = x + Math.sin(lean) * H * 0.7,
      ey = y - Math.cos(lean) * H * 0.7;
    pic.add(
      'stippleScreen',
      shape(
        poly([
          [x - 3, y],
          [x + 3, y],
          [ex + 30, ey],
          [ex - 30, ey],
        ]),
        pic.linear(x, y, ex, ey, [
          { at: 0, color: inks[i % 3] as Hex, alpha: 0.6 },
          { at: 1, color: inks[i % 3] as Hex, alpha: 0 },
        ]),
      ),
      0.22,
    );
  }
}

/** An arc on the level y, from angle a0 to a1 (0 right, PI left, 3PI/2 nearest the viewer). */
const arc = (r: number, y: number, a0: number, a1: number, n = 60): V3[] =>
  Array.from({ length: n + 1 }, (_, i) => {
    const a = a0 + ((a1 - a0) * i) / n;
    return [Math.cos(a) * r, y, STAGE_Z + Math.sin(a) * r] as V3;
  });

/** Painted mountains of light behind the stage: flat peaks one in front of the other, steps for the chorus. */
function backdrop(pic: Picture, s: Space): void {
  const { pal: p } = pic,
    m = p.own,
    z = STAGE_Z + 15;
  const peaks = (k: number, h: number): V3[] => [
    [-23 * k, 0, z],
    [-17 * k, h * 0.5, z],
    [-12 * k, h * 0.34, z],
    [-6 * k, h * 0.78, z],
    [-3 * k, h * 0.6, z],
    [1.5 * k, h, z],
    [6 * k, h * 0.56, z],
    [9 * k, h * 0.7, z],
    [15 * k, h * 0.3, z],
    [19 * k, h * 0.46, z],
    [23 * k, 0, z],
  ];
  const layers: [number, number, Hex][] = [
    [1.12, 14, mix(p.deep, m.wine, 0.5)],
    [1.04, 11.6, mix(m.wine, m.accent, 0.35)],
    [0.96, 9.2, mix(m.accent, m.mustard, 0.2)],
    [0.86, 6.8, mix(m.mustard, m.accent, 0.25)],
    [0.74, 4.6, lit(p, mix(m.mustard, p.lamp, 0.5), 0.2)],
  ];
  for (const [k, h, c] of layers) s.quad(peaks(k, h), c);
  const [x, y] = s.P([0, 3, z - 0.5]);
  pic.fill(ellipse(x, y, s.scale(z) * 3.1), lit(p, p.lamp, 0.55));
  for (let i = 0; i < 4; i++)
    s.block(0, i * 0.75, STAGE_Z + 12.6 + i * 0.8, 34 - i * 4, 0.75, 2).paint(
      mix(mix(m.wood, p.lamp, 0.35), m.accent, i % 2 ? 0.18 : 0.05),
    );
}

/** The round floor of the stage, in flat rings of warm light. */
function orchestra(pic: Picture, s: Space): void {
  const { pal: p } = pic,
    m = p.own;
  for (const [k, c] of [
    [1.06, mix(p.deep, m.wine, 0.4)],
    [1, mix(m.wood, p.lamp, 0.3)],
    [0.86, mix(m.mustard, m.wood, 0.3)],
    [0.62, mix(m.mustard, p.lamp, 0.45)],
    [0.34, lit(p, p.lamp, 0.4)],
  ] as const)
    s.quad(arc(STAGE_R * k, 0, 0, Math.PI * 2), c);
}

/** A ring of couples and the queen in the middle. */
function dancers(pic: Picture, s: Space): void {
  const { pal: p } = pic,
    m = p.own,
    skirts = [m.accent, m.water, m.wine, m.foam, m.leaf];
  const place: { x: number; z: number; i: number }[] = [{ x: 0, z: STAGE_Z, i: -1 }];
  for (const [r, n] of [
    [11.6, 18],
    [6.4, 8],
  ] as const)
    for (let i = 0; i < n; i++) {
      const a = ((i + 0.5) / n) * Math.PI * 2;
      place.push({ x: Math.cos(a) * r, z: STAGE_Z + Math.sin(a) * r, i });
    }
  for (let i = 0; i < 11; i++) place.push({ x: (i - 5) * 2.6, z: STAGE_Z + 14.4, i: i + 1 });
  place.sort((a, b) => b.z - a.z);
  for (const q of place) {
    const raised = q.z > STAGE_Z + 13 ? 2.2 : 0,
      [x, y] = s.P([q.x, raised, q.z]),
      h = s.scale(q.z) * DANCER * (q.i < 0 ? 1.35 : 1),
      { her, him } = folk(pic, skirts[Math.abs(q.i) % skirts.length] as Hex);
    pic.shade(ellipse(x, y, h * 0.24, h * 0.05), p.shade, 0.55);
    if (q.i < 0)
      person(
        pic,
        x,
        y,
        h,
        {
          ...her,
          top: m.foam,
          skirt: { color: m.foam, spread: 0.24, hem: 0.02, trim: m.accent },
          cape: m.wine,
          crown: m.mustard,
          arms: ['wave', 'out'],
        },
        { shade: false },
      );
    else if (q.i % 2) person(pic, x, y, h, { ...her, arms: ['up', 'up'] }, { shade: false });
    else person(pic, x, y, h, { ...him, arms: ['raise', 'raise'], stride: 0.05 }, { shade: false });
  }
}

/** Tiers of stone with their people, far to near: warm where the stage lights them, dark towards the viewer. */
function terraces(pic: Picture, s: Space): void {
  const { W, H, pal: p } = pic,
    m = p.own,
    rng = pic.rng.fork('people');
  const a0 = Math.PI * 0.97,
    a1 = Math.PI * 2.03;
  for (let r = TIERS.from; r <= TIERS.to; r += TIERS.step) {
    const t = (r - TIERS.from) / (TIERS.to - TIERS.from),
      y = (r - TIERS.from) * TIERS.rise,
      warm = (1 - t) ** 1.6,
      stone = mix(mix(p.deep, p.shade, 0.35), mix(m.stone, p.lamp, 0.35), 0.02 + 0.44 * warm);
    // the tread, then the riser that the next tier hides
    s.quad([...arc(r, y, a0, a1), ...arc(r + TIERS.step, y, a0, a1).reverse()], stone);
    s.quad(
      [...arc(r + TIERS.step, y, a0, a1), ...arc(r + TIERS.step, y + TIERS.step * TIERS.rise, a0, a1).reverse()],
      mix(stone, p.deep, 0.45),
    );
    const body = mix(mix(p.deep, m.wine, 0.24 + 0.12 * warm), mix(m.accent, p.lamp, 0.3), 0.5 * warm),
      other = mix(mix(p.deep, p.shade, 0.45), mix(m.wine, p.lamp, 0.25), 0.42 * warm),
      inks = [body, other, mix(body, p.deep, 0.4)],
      drawn = ['', '', ''];
    let heads = '',
      rims = '';
    const gap = 0.98 / r;
    for (let a = a0 + gap; a < a1 - gap; a += gap * rng.range(0.85, 1.25)) {
      // stairs are left free
      const aisle =
        Math.abs(((a - a0) / (a1 - a0)) * 7 - Math.round(((a - a0) / (a1 - a0)) * 7)) < 0.9 / r / ((a1 - a0) / 7) &&
        r < TIERS.to;
      if (aisle || rng.chance(0.06)) continue;
      const rr = r + TIERS.step * rng.range(0.35, 0.6),
        z = STAGE_Z + Math.sin(a) * rr;
      if (z < 3) continue;
      const [x, yy] = s.P([Math.cos(a) * rr, y, z]);
      if (x < -40 || x > W + 40 || yy < 0 || yy > H + 80) continue;
      const u = s.scale(z) * 1.12,
        k = rng.int(0, 2),
        top = yy - u * 1.08,
        toStage = clamp((s.cam.cx - x) / 400, -1, 1);
      drawn[k] +=
        `M${(x - u * 0.4).toFixed(1)} ${(yy + u * 0.1).toFixed(1)}V${(yy - u * 0.45).toFixed(1)}Q${(x - u * 0.36).toFixed(1)} ${(yy - u * 0.74).toFixed(1)} ${x.toFixed(1)} ${(yy - u * 0.76).toFixed(1)}Q${(x + u * 0.36).toFixed(1)} ${(yy - u * 0.74).toFixed(1)} ${(x + u * 0.4).toFixed(1)} ${(yy - u * 0.45).toFixed(1)}V${(yy + u * 0.1).toFixed(1)}Z`;
      heads += ellipse(x, top + u * 0.14, u * 0.19, u * 0.22);
      rims += ellipse(x + toStage * u * 0.09, top - u * 0.045, u * 0.11, u * 0.035);
    }
    drawn.forEach((d, i) => pic.fill(d, inks[i] as Hex));
    pic.fill(heads, mix(p.deep, m.wine, 0.1 + 0.25 * warm));
    pic.fill(rims, mix(p.lamp, m.accent, 0.2), 0.4 + 0.5 * warm);
  }
}

/** Lattice masts with banks of lamps, at both ends of the tiers. */
function towers(pic: Picture, s: Space, metal: Hex): void {
  const { pal: p } = pic,
    lamps: Pt[] = [];
  for (const k of [-1, 1]) {
    const z = STAGE_Z + 4,
      [x, y] = s.P([k * 23.5, 0, z]),
      top = s.P([0, 15.5, z])[1],
      u = s.scale(z);
    let d = rect(x - u * 0.6, top, u * 0.16, y - top) + rect(x + u * 0.44, top, u * 0.16, y - top);
    for (let q = 0; q < 10; q++) {
      const ya = top + ((y - top) * q) / 10,
        yb = top + ((y - top) * (q + 1)) / 10;
      d += poly([
        [x - u * 0.55, q % 2 ? ya : yb],
        [x + u * 0.55, q % 2 ? yb : ya],
        [x + u * 0.55, (q % 2 ? yb : ya) + 1.6],
        [x - u * 0.55, (q % 2 ? ya : yb) + 1.6],
      ]);
    }
    pic.fill(d, overprint(mix(p.deep, metal, 0.5), p.shade, 0.4));
    for (let i = 0; i < 3; i++)
      for (let j = 0; j < 2; j++) lamps.push([x - k * u * 0.3 + (i - 1) * u * 0.85, top + j * u * 0.8]);
  }
  pic.fill(lamps.map(([x, y]) => ellipse(x, y, 4.4)).join(''), lit(p, p.lamp, 0.6));
  glows(pic, lamps, 46, p.lamp, 0.45);
}
