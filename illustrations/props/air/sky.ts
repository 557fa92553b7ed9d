import { mix } from '../../core/color.ts';
import { ellipse, f1, type Pt, rect, smooth } from '../../core/geom.ts';
import { makeNoise } from '../../core/noise.ts';
import { type Picture, type Stop, shape } from '../../core/picture.ts';
import type { Rng } from '../../core/rng.ts';

export interface SkyOptions {
  /** y of the horizon */
  horizon: number;
  /** sun or moon, in picture units; r 0 hides it */
  sun?: { x: number; y: number; r: number };
  /** flat rings of light around the sun, the signature of the series */
  rings?: number;
  clouds?: 'none' | 'cumulus' | 'lenticular' | 'streaks';
  cloudAmount?: number;
  /** the first stars and the Southern Cross in a sky that is not yet night */
  stars?: boolean;
  /** box (fractions) kept calm for text */
  calm?: { x0: number; x1: number; y0: number; y1: number };
}

/** gradient stops mixed in OKLab so that teal and orange do not meet in mud */
function stopsOf(cols: [number, string][], per = 4): Stop[] {
  const out: Stop[] = [];
  for (let i = 0; i < cols.length - 1; i++) {
    const [a, ca] = cols[i]!,
      [b, cb] = cols[i + 1]!;
    for (let j = 0; j < per; j++) out.push({ at: +(a + ((b - a) * j) / per).toFixed(3), color: mix(ca, cb, j / per) });
  }
  out.push({ at: cols[cols.length - 1]![0], color: cols[cols.length - 1]![1] });
  return out;
}

export function sky(pic: Picture, o: SkyOptions): void {
  const { W, pal: p } = pic,
    hz = o.horizon,
    rng = pic.rng.fork('sky');
  pic.fill(
    rect(0, 0, W, pic.H),
    pic.linear(
      0,
      0,
      0,
      hz,
      stopsOf([
        [0, p.sky[0]],
        [0.52, p.sky[1]],
        [0.9, p.sky[2]],
        [1, mix(p.sky[2], p.glow, 0.5)],
      ]),
    ),
  );
  // a light stipple of the top ink further down, like the roller marks of a hand-pulled blend
  pic.grain(
    rect(0, 0, W, hz * 0.7),
    pic.linear(0, 0, 0, hz * 0.7, [
      { at: 0, color: p.sky[0], alpha: 0.55 },
      { at: 1, color: p.sky[0], alpha: 0 },
    ]),
    1,
    0.3,
  );
  // at night the stars are printed on top of the dark edge
  if (pic.hasGradedSky && p.night) gradation(pic, hz);
  const s = belowWords(pic, o.sun, hz);
  if (p.stars || o.stars) stars(pic, rng, hz, p.stars, s);
  if (pic.hasGradedSky && !p.night) gradation(pic, hz);
  if (s && s.r > 0) {
    const n = o.rings ?? (p.night ? 2 : 4);
    for (let i = n; i >= 1; i--) {
      const r = s.r * (1 + i * (p.night ? 0.7 : 0.95) + i * i * 0.16);
      if (r > ringReach(pic, s.y)) continue;
      pic.fill(ellipse(s.x, s.y, r), p.night ? p.sky[2] : p.glow, p.night ? 0.14 : 0.17);
    }
    const spread = Math.min(s.r * 7, ringReach(pic, s.y));
    if (!p.night)
      pic.add(
        'stipple',
        shape(
          ellipse(s.x, s.y, spread),
          pic.radial(s.x, s.y, spread, [
            { at: 0.1, color: p.glow, alpha: 0.6 },
            { at: 1, color: p.glow, alpha: 0 },
          ]),
        ),
        0.3,
      );
    pic.fill(ellipse(s.x, s.y, s.r), p.sun);
    if (p.night) {
      const c = pic.clip(ellipse(s.x, s.y, s.r));
      pic.raw(
        pic.clipped(
          c,
          shape(ellipse(s.x + s.r * 0.3, s.y - s.r * 0.22, s.r * 0.3, s.r * 0.24), mix(p.sun, p.sky[2], 0.3)) +
            shape(ellipse(s.x - s.r * 0.3, s.y + s.r * 0.1, s.r * 0.22, s.r * 0.3), mix(p.sun, p.sky[2], 0.25)) +
            shape(ellipse(s.x + s.r * 0.15, s.y + s.r * 0.45, s.r * 0.28, s.r * 0.16), mix(p.sun, p.sky[2], 0.28)),
        ),
      );
    }
  }
  const kind = o.clouds ?? 'none';
  if (kind === 'cumulus') cumulus(pic, rng, hz, o);
  if (kind === 'lenticular') lenticular(pic, rng, hz, o);
  if (kind === 'streaks') streaks(pic, rng, hz, o);
  pic.nextPlane();
}

/** The height that the header covers, by the shape of the sheet; the ink fades out below. */
const calmTop = (pic: Picture) => pic.H * (pic.H > pic.W ? 0.18 : 0.165);

const isUnderWords = (pic: Picture, top: number) => pic.hasGradedSky && top < calmTop(pic);

/** The printer's gradation, *bokashi*: the deepest ink along the top edge, fading out above the horizon. */
function gradation(pic: Picture, hz: number): void {
  const top = calmTop(pic);
  inked(pic, top * 0.6, Math.max(top * 1.7, Math.min(hz * 0.96, top * 2.4)));
}

/** Sky ink at full strength down to `full`, fading out at `end`. */
function inked(pic: Picture, full: number, end: number): void {
  const color = pic.pal.skyInk,
    at = (y: number) => +((y - full) / (end - full)).toFixed(3);
  pic.fill(rect(0, 0, pic.W, full + 1), color);
  pic.grain(
    rect(0, full, pic.W, end - full),
    pic.linear(0, full, 0, end, [
      { at: 0, color, alpha: 1 },
      { at: Math.min(0.5, at(calmTop(pic))), color, alpha: 0.97 },
      { at: 0.62, color, alpha: 0.5 },
      { at: 0.82, color, alpha: 0.18 },
      { at: 1, color, alpha: 0 },
    ]),
    1,
    0.3,
  );
}

/** Keeps the sun below the header's text, or on the horizon if there is no sky left for it. */
function belowWords(pic: Picture, sun: SkyOptions['sun'], hz: number): SkyOptions['sun'] {
  if (!(sun && pic.hasGradedSky)) return sun;
  return { ...sun, y: Math.max(sun.y, Math.min(calmTop(pic) + sun.r * 2.2, hz)) };
}

/** The largest radius of the sun's rings that stays clear of the header's text. */
const ringReach = (pic: Picture, y: number) => (pic.hasGradedSky ? y - calmTop(pic) * 0.8 : Number.POSITIVE_INFINITY);

function stars(pic: Picture, rng: Rng, hz: number, milky: boolean, moon: SkyOptions['sun']): void {
  const { W, pal: p } = pic,
    N = makeNoise('milky');
  // the Milky Way: sprayed light along a diagonal
  const isTurned = pic.hasGradedSky && pic.rng.fork('milky').chance(0.5);
  let ax = W * rng.range(0.15, 0.35),
    bx = W * rng.range(0.7, 0.95);
  if (isTurned) [ax, bx] = [bx, ax];
  // at right angles to the band on every shape of sheet
  const length = Math.hypot(hz * 0.95, bx - ax),
    beside = [(hz * 0.95) / length, (bx - ax) / length] as const;
  let dust = '',
    small = '',
    big = '',
    faint = '';
  for (let i = 0; milky && i < 2600; i++) {
    const t = rng(),
      d = rng.gauss() * 62 * (0.7 + 0.5 * N(t * 5, 3));
    const [across, down] = pic.hasGradedSky ? beside : [-0.7, 0.75];
    const x = ax + (bx - ax) * t + d * across,
      y = hz * 0.95 * (1 - t) + d * down - 20;
    if (y > hz * 0.97 || N(x * 0.012, y * 0.012) > 0.34) continue;
    if (isUnderWords(pic, y)) faint += dot(x, y, rng.range(0.4, 0.8));
    else dust += dot(x, y, rng.range(0.4, 1));
  }
  for (let i = 0; i < 420; i++) {
    const x = rng() * W,
      y = hz * rng() ** 1.25 * (milky ? 0.96 : 0.55),
      r = rng.range(0.7, 1.5);
    if (isUnderWords(pic, y)) faint += dot(x, y, r * 0.8);
    else if (rng.chance(0.07)) big += dot(x, y, r * 1.7);
    else small += dot(x, y, r);
  }
  const mx = (ax + bx) / 2,
    my = hz * 0.45,
    ang = (Math.atan2(-hz, bx - ax) * 180) / Math.PI;
  const blur = pic.radial(0, 0, 1, [
    { at: 0, color: p.sky[2], alpha: 0.5 },
    { at: 0.5, color: p.sky[2], alpha: 0.22 },
    { at: 1, color: p.sky[2], alpha: 0 },
  ]);
  if (milky)
    pic.add(
      'stippleScreen',
      `<g transform="translate(${f1(mx)} ${f1(my)}) rotate(${f1(ang)}) scale(${f1(W * 0.62)} ${f1(hz * 0.3)})"><circle r="1" fill="${blur}"/></g>`,
      0.35,
    );
  pic.add(
    'flat',
    shape(faint, mix(p.sky[1], p.paper, 0.3), 0.8) +
      shape(dust, mix(p.sky[2], p.paper, 0.55), 0.75) +
      shape(small, mix(p.sky[2], p.paper, 0.7)) +
      shape(big, p.paper),
  );
  // Cruz del Sur and the two pointers
  const left = W * rng.range(0.2, 0.34),
    high = hz * rng.range(0.2, 0.34),
    u = hz * 0.1,
    rot = rng.range(-0.4, 0.3);
  // such bright stars would disturb the header's text, and be lost next to the moon
  const isByMoon = pic.hasGradedSky && moon && Math.abs(moon.x - left) < moon.r * 2 + u * 3,
    cx = isByMoon ? moon.x + moon.r * 2 + u * 3.5 : left,
    cy = pic.hasGradedSky ? Math.max(high, calmTop(pic) + 1.2 * u) : high;
  const at = (x: number, y: number): Pt => [
    cx + (x * Math.cos(rot) - y * Math.sin(rot)) * u,
    cy + (x * Math.sin(rot) + y * Math.cos(rot)) * u,
  ];
  const cross: [number, number, number][] = [
    [0, 0.95, 3.4],
    [-0.62, 0.12, 3.1],
    [0.05, -0.85, 2.9],
    [0.5, -0.12, 2.4],
    [0.28, 0.32, 1.6],
    [-2.1, 0.75, 3.3],
    [-1.6, 0.3, 3],
  ];
  let c = '';
  for (const [x, y, r] of cross) {
    const [px, py] = at(x, y);
    c += spark(px, py, r);
  }
  pic.fill(c, p.paper);
}
const dot = (x: number, y: number, r: number) =>
  `M${f1(x - r)} ${f1(y)}a${f1(r)} ${f1(r)} 0 1 0 ${f1(2 * r)} 0a${f1(r)} ${f1(r)} 0 1 0 ${f1(-2 * r)} 0Z`;
/** four-pointed star */
export const spark = (x: number, y: number, r: number) => {
  const k = r * 0.55,
    R = r * 2.1;
  return `M${f1(x)} ${f1(y - R)}L${f1(x + k)} ${f1(y - k)}L${f1(x + R)} ${f1(y)}L${f1(x + k)} ${f1(y + k)}L${f1(x)} ${f1(y + R)}L${f1(x - k)} ${f1(y + k)}L${f1(x - R)} ${f1(y)}L${f1(x - k)} ${f1(y - k)}Z`;
};

/** A fair-weather cumulus: crest lumps over a level base, the belly in shade, a few rags beneath. */
export function cloud(
  pic: Picture,
  x: number,
  y: number,
  w: number,
  rng: Rng,
  o: { light?: string; shade?: string; sunSide?: number; alpha?: number } = {},
): void {
  const p = pic.pal,
    light = o.light ?? p.cloud,
    sh = o.shade ?? p.cloudShade,
    side = o.sunSide ?? (Math.cos((p.az * Math.PI) / 180) >= 0 ? 1 : -1);
  const h = w * rng.range(0.17, 0.25),
    n = Math.max(6, Math.round(w / 20));
  let lumps = '',
    dark = '';
  const c1 = rng.range(0.25, 0.5),
    c2 = rng.range(0.55, 0.8),
    k2 = rng.range(0.45, 0.85);
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5 + rng.range(-0.2, 0.2)) / n;
    const env = Math.max(
      Math.exp(-(((t - c1) / 0.17) ** 2)),
      k2 * Math.exp(-(((t - c2) / 0.15) ** 2)),
      0.1 * Math.sin(Math.PI * t),
    );
    const r = h * (0.13 + 0.24 * env) * rng.range(0.7, 1.3);
    const cx = x + (t - 0.5) * w,
      cy = y - h * (0.06 + 0.9 * env) * rng.range(0.86, 1.05);
    lumps += ellipse(cx, cy, r * 1.25, r);
    lumps += ellipse(cx, y - h * 0.07 - h * 0.35 * env, w * 0.06 + r * 0.8, h * 0.09 + h * 0.36 * env);
    dark += ellipse(cx - side * r * 0.7, cy + r * (0.9 + env * 0.9), r * 1.25 + w * 0.012, r * 0.95);
    if (t > 0.08 && t < 0.92) dark += ellipse(cx - side * w * 0.01, y - h * 0.02, w * 0.075, h * (0.1 + 0.2 * env));
  }
  const base = pic.clip(
    smooth(
      [
        [x - w * 0.62, y - h * 3],
        [x + w * 0.62, y - h * 3],
        [x + w * 0.62, y - h * 0.03],
        [x + w * 0.3, y + h * 0.03],
        [x, y - h * 0.01],
        [x - w * 0.3, y + h * 0.035],
        [x - w * 0.62, y - h * 0.02],
      ],
      true,
      0.25,
    ),
  );
  const body = pic.clip(lumps);
  pic.raw(pic.clipped(base, shape(lumps, light, o.alpha ?? 1)));
  pic.raw(pic.clipped(base, pic.clipped(body, shape(dark, sh, o.alpha ?? 1))));
  let rags = '';
  for (let i = 0; i < 3; i++) {
    const rw = w * rng.range(0.1, 0.26),
      rx = x + w * rng.range(-0.5, 0.4),
      ry = y + h * rng.range(0.1, 0.22);
    rags += `M${f1(rx)} ${f1(ry)}q${f1(rw / 2)} ${f1(-h * 0.07)} ${f1(rw)} 0q${f1(-rw / 2)} ${f1(h * 0.04)} ${f1(-rw)} 0Z`;
  }
  pic.fill(rags, mix(light, sh, 0.5), 0.9);
}
/** clouds keep off the sun's disc */
const onSun = (o: SkyOptions, x: number, y: number, w: number, h: number): boolean =>
  !!o.sun && o.sun.r > 0 && Math.abs(x - o.sun.x) < w / 2 + o.sun.r * 1.15 && Math.abs(y - o.sun.y) < h + o.sun.r * 1.3;
function cumulus(pic: Picture, rng: Rng, hz: number, o: SkyOptions): void {
  const n = Math.round(5 * (o.cloudAmount ?? 1));
  const list: { x: number; y: number; w: number }[] = [];
  for (let i = 0; i < n * 4 && list.length < n; i++) {
    const d = rng(); // 0 near the horizon
    const y = hz * (0.93 - 0.72 * d ** 1.2),
      w = (70 + 330 * d) * rng.range(0.7, 1.25),
      x = pic.W * rng.range(-0.05, 1.05);
    const c = o.calm;
    if (c && x + w / 2 > c.x0 * pic.W && x - w / 2 < c.x1 * pic.W && y > c.y0 * pic.H && y - w * 0.3 < c.y1 * pic.H)
      continue;
    if (onSun(o, x, y - w * 0.1, w, w * 0.12) || isUnderWords(pic, y - w * 0.27)) continue;
    if (list.some((k) => Math.abs(k.y - y) < 34 && Math.abs(k.x - x) < (k.w + w) * 0.55)) continue;
    list.push({ x, y, w });
  }
  list.sort((a, b) => b.y - a.y);
  for (const c of list) {
    const d = c.y / hz;
    const p = pic.pal,
      hzC = mix(p.sky[2], p.glow, 0.3);
    cloud(pic, c.x, c.y, c.w, rng, {
      light: mix(p.cloud, hzC, d * d * 0.45),
      shade: mix(p.cloudShade, hzC, d * d * 0.5),
    });
  }
}
/** wave clouds, the lens shapes the Zonda piles up in the lee of the Andes */
function lenticular(pic: Picture, rng: Rng, hz: number, o: SkyOptions): void {
  const p = pic.pal,
    n = Math.round(5 * (o.cloudAmount ?? 1));
  const side = Math.cos((p.az * Math.PI) / 180) >= 0 ? 1 : -1;
  for (let i = 0; i < n; i++) {
    let x = pic.W * rng.range(0.05, 0.95),
      y = hz * rng.range(0.16, 0.72);
    const c = o.calm;
    if (c && x > c.x0 * pic.W && x < c.x1 * pic.W)
      x = pic.W * (c.x0 > 0.3 ? rng.range(0.05, c.x0) : rng.range(c.x1, 0.95));
    const far01 = y / hz,
      w = (420 - 260 * far01) * rng.range(0.8, 1.35),
      th = w * rng.range(0.05, 0.075),
      k = rng.int(1, 3);
    if (onSun(o, x, y - th * (k - 1) * 0.6, w, th * k) || isUnderWords(pic, y - th * k * 1.2)) continue;
    for (let j = 0; j < k; j++) {
      const ww = w * (1 - j * 0.2),
        yy = y - j * th * 1.15,
        xx = x + j * w * 0.05 * rng.range(-1, 1);
      const top: Pt[] = [
        [xx - ww / 2, yy],
        [xx - ww * 0.25, yy - th * 0.8],
        [xx, yy - th],
        [xx + ww * 0.27, yy - th * 0.75],
        [xx + ww / 2, yy],
        [xx + ww * 0.2, yy + th * 0.28],
        [xx - ww * 0.2, yy + th * 0.28],
      ];
      const d = smooth(top, true, 0.9),
        cl = pic.clip(d);
      pic.fill(d, mix(p.cloud, p.sky[1], 0.1 + far01 * 0.25));
      pic.raw(
        pic.clipped(
          cl,
          shape(ellipse(xx - side * ww * 0.08, yy + th * 0.75, ww * 0.5, th * 0.95), mix(p.cloudShade, p.sky[1], 0.25)),
        ),
      );
    }
  }
}
function streaks(pic: Picture, rng: Rng, hz: number, o: SkyOptions): void {
  const p = pic.pal,
    n = Math.round(7 * (o.cloudAmount ?? 1));
  for (let i = 0; i < n; i++) {
    const t = rng(),
      y = hz * (0.93 - 0.62 * t),
      w = (180 + 620 * (1 - Math.abs(t - 0.35))) * rng.range(0.5, 1),
      x = pic.W * rng.range(-0.1, 1.1),
      th = 4 + 15 * t * rng.range(0.6, 1.3);
    const c = o.calm;
    if (c && x + w / 2 > c.x0 * pic.W && x - w / 2 < c.x1 * pic.W && y > c.y0 * pic.H && y < c.y1 * pic.H) continue;
    if (onSun(o, x, y, w, th) || isUnderWords(pic, y - th)) continue;
    const pts: Pt[] = [[x - w / 2, y]];
    const m = 5;
    for (let j = 1; j < m; j++) pts.push([x - w / 2 + (w * j) / m + rng.range(-10, 10), y - th * rng.range(0.4, 1)]);
    pts.push([x + w / 2, y + rng.range(-2, 2)]);
    for (let j = m - 1; j > 0; j--)
      pts.push([x - w / 2 + (w * j) / m + rng.range(-16, 16), y + th * rng.range(0.05, 0.35)]);
    pic.fill(smooth(pts, true, 0.8), mix(p.cloud, i % 3 === 0 ? p.cloudShade : p.sky[2], rng.range(0, 0.5)), 0.92);
  }
}
