import { type Hex, mix, overprint } from '../../core/color.ts';
import { clamp, ellipse, f1, lerp, type Pt, poly, sweep } from '../../core/geom.ts';
import { far, lit, type Palette } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import type { Rng } from '../../core/rng.ts';

/** Three inks of foliage: in shade, in half light, in sun. */
export interface Tones {
  dark: Hex;
  mid: Hex;
  light: Hex;
}
export function tones(p: Palette, base: Hex, dark?: Hex, air = 0): Tones {
  const d = dark ?? overprint(base, p.shade, 0.7);
  return {
    dark: far(p, overprint(d, p.shade, 0.62), air),
    mid: far(p, mix(base, d, 0.45), air),
    light: far(p, lit(p, base, p.night ? 0.12 : 0.16), air),
  };
}
/** which side the light comes from on the sheet: -1 left, 1 right */
export const lightSide = (p: Palette) => (Math.cos((p.az * Math.PI) / 180) >= 0 ? 1 : -1);

const leaf = (x: number, y: number, a: number, l: number, w: number): string => {
  const c = Math.cos(a),
    s = Math.sin(a),
    ex = x + c * l,
    ey = y + s * l,
    mx = x + c * l * 0.5,
    my = y + s * l * 0.5;
  return `M${f1(x)} ${f1(y)}Q${f1(mx - s * w)} ${f1(my + c * w)} ${f1(ex)} ${f1(ey)}Q${f1(mx + s * w)} ${f1(my - c * w)} ${f1(x)} ${f1(y)}Z`;
};

/** Half the width of a poplar at the height `u`, 0 at the foot and 1 at the tip: a spindle, widest at a third. */
export const spindle = (u: number): number => Math.sin(Math.PI * clamp(u) ** 0.62) ** 0.9;

/** Lombardy poplar, the windbreak of every finca: a spindle of upright boughs, split by the light. */
export function poplar(
  pic: Picture,
  x: number,
  y: number,
  h: number,
  t: Tones,
  rng: Rng,
  side = lightSide(pic.pal),
  fat = 1,
  detail = 1,
): void {
  const w = h * rng.range(0.072, 0.09) * fat,
    lean = rng.range(-0.02, 0.02) * h,
    foot = y - h * 0.03;
  /** A point of the tree: `v` runs across the crown, -1 to 1. */
  const at = (u: number, v: number): Pt => [x + lean * u * u + v * w * spindle(u), foot - u * h * 0.97];
  const groups = h < 90 ? 5 : h < 320 ? 8 : 10;
  /** One edge of the crown, from the foot to the tip: leaf groups that swell and close under the next one. */
  const edge = (v: number): string => {
    let d = '';
    for (let i = 1; i <= groups; i++) {
      const u = (i + (i < groups ? rng.range(-0.22, 0.22) : 0)) / groups,
        [mx, my] = at(u - 0.62 / groups, v * rng.range(1.12, 1.3)),
        [ex, ey] = at(u, v * rng.range(0.86, 0.96));
      d += `Q${f1(mx)} ${f1(my)} ${f1(ex)} ${f1(ey)}`;
    }
    return d;
  };
  const [x0, y0] = at(0, 0),
    [x1, y1] = at(1, 0),
    start = `M${f1(x0)} ${f1(y0)}`;
  const body = `${start}${edge(side)}Z${start}${edge(-side)}Z`;
  const trunk = sweep(
    [
      [x, y + 1, h * 0.013],
      [x, y - h * 0.1, h * 0.008],
    ],
    2,
  );
  // boughs are long upright flames: in half light from the middle of the tree towards the sun, in full light beyond
  const flame = (u: number, v: number, length: number): string => {
    const [bx, by] = at(u, v),
      l = Math.min(h, 700) * length * (1 - 0.5 * u);
    return leaf(bx, by, -Math.PI / 2 - v * 0.1 + rng.range(-0.05, 0.05), l, l * rng.range(0.15, 0.2));
  };
  let mid = poly([
      [x0, y0],
      ...Array.from({ length: 9 }, (_, i) => at(i / 8, side * 0.2)),
      [x1 + side * w * 2, y1],
      [x0 + side * w * 2, y0],
    ]),
    light = '',
    gaps = '';
  const rows = Math.round((h < 90 ? 7 : 13) * (0.5 + 0.5 * detail));
  for (let i = 0; i < rows; i++) {
    const u = 0.02 + (0.86 * (i + rng())) / rows;
    mid += flame(u, side * rng.range(-0.1, 0.25), 0.17);
    if (i % 3 === 0) mid += flame(u, side * rng.range(-0.6, -0.25), 0.1);
    light += flame(u, side * rng.range(0.5, 0.85), 0.13);
    if (i % 2) light += flame(u, side * rng.range(0.28, 0.5), 0.1);
    gaps += flame(u, side * rng.range(0.25, 0.7), 0.07);
  }
  pic.fill(trunk, overprint(t.dark, pic.pal.shade, 0.5));
  pic.raw(
    shape(body, t.dark) +
      pic.clipped(pic.clip(body), shape(mid, t.mid) + shape(gaps, mix(t.mid, t.dark, 0.55)) + shape(light, t.light)),
  );
}

export interface Puff {
  x: number;
  y: number;
  r: number;
  ry?: number;
}
/** outline of a leaf mass: an ellipse whose edge breaks into leaf points */
export function leafy(cx: number, cy: number, rx: number, ry: number, size: number, rng: Rng, rough = 1): string {
  const per = Math.PI * (rx + ry),
    n = Math.max(9, Math.round(per / size));
  const ph = rng() * 6.28,
    wob = Array.from({ length: 5 }, (_, k) => [rng.range(-1, 1) * 0.07, rng() * 6.28, k + 2] as const);
  const rad = (a: number) => 1 + wob.reduce((q, [am, p, k]) => q + am * Math.sin(a * k + p), 0);
  let d = '';
  for (let i = 0; i <= n; i++) {
    const a = ph + (i / n) * Math.PI * 2,
      k = rad(a) - ((rough * size * 0.2) / Math.max(rx, ry)) * rng.range(0.4, 1.2);
    const x = cx + Math.cos(a) * rx * k,
      y = cy + Math.sin(a) * ry * k;
    if (i === 0) {
      d += `M${f1(x)} ${f1(y)}`;
      continue;
    }
    const am = ph + ((i - 0.5 + rng.range(-0.25, 0.25)) / n) * Math.PI * 2,
      km = rad(am) + (rough * size * rng.range(0.35, 1.05)) / Math.max(rx, ry);
    d += `Q${f1(cx + Math.cos(am) * rx * km)} ${f1(cy + Math.sin(am) * ry * km)} ${f1(x)} ${f1(y)}`;
  }
  return `${d}Z`;
}
/** Foliage as overlapping leaf masses: a dark body, lighter masses towards the sun, loose leaves where they meet. */
export function foliage(
  pic: Picture,
  puffs: Puff[],
  t: Tones,
  rng: Rng,
  o: { leaf?: number; density?: number; sun?: [number, number]; droop?: number } = {},
): void {
  const side = lightSide(pic.pal),
    s = o.sun ?? [side * 0.62, 0.7],
    lf = o.leaf ?? 7,
    dens = o.density ?? 1;
  let base = '',
    mid = '',
    li = '',
    gaps = '',
    loose = '';
  for (const q of puffs) base += leafy(q.x, q.y, q.r, q.ry ?? q.r, lf * 1.5, rng);
  // the position of each mass in the crown decides how much sun it gets
  let x0 = 1e9,
    x1 = -1e9,
    y0 = 1e9,
    y1 = -1e9;
  for (const q of puffs) {
    x0 = Math.min(x0, q.x - q.r);
    x1 = Math.max(x1, q.x + q.r);
    y0 = Math.min(y0, q.y - (q.ry ?? q.r));
    y1 = Math.max(y1, q.y + (q.ry ?? q.r));
  }
  const ccx = (x0 + x1) / 2,
    ccy = (y0 + y1) / 2,
    RX = (x1 - x0) / 2 || 1,
    RY = (y1 - y0) / 2 || 1;
  for (const q of [...puffs].sort((a, b) => a.y - b.y)) {
    const ry = q.ry ?? q.r,
      G = ((q.x - ccx) / RX) * s[0] - ((q.y - ccy) / RY) * s[1];
    const km = clamp(0.82 + G * 0.35, 0.4, 1.06),
      kl = clamp(0.34 + G * 0.62 + rng.range(-0.1, 0.1), 0, 0.86);
    mid += leafy(q.x + s[0] * q.r * 0.22, q.y - s[1] * ry * 0.24, q.r * 0.92 * km, ry * 0.84 * km, lf * 1.3, rng);
    if (kl > 0.16 && kl * q.r > lf * 2.4)
      li += leafy(
        q.x + s[0] * q.r * (0.5 - kl * 0.25),
        q.y - s[1] * ry * (0.52 - kl * 0.2),
        q.r * kl * 0.95,
        ry * kl * 0.78,
        lf * 1.15,
        rng,
        1.2,
      );
    const n = Math.min(160, Math.round(((dens * (q.r + ry)) / lf) * 1.6));
    for (let i = 0; i < n; i++) {
      const a = rng() * 6.283,
        d = Math.sqrt(rng()) * 1.08,
        nx = Math.cos(a) * d,
        ny = Math.sin(a) * d;
      const g = (nx * s[0] - ny * s[1]) * 0.75 + G * 0.55,
        x = q.x + nx * q.r,
        y = q.y + ny * ry,
        ang = o.droop ? Math.PI / 2 + rng.range(-0.5, 0.5) : rng() * 6.28;
      const lm = leaf(x, y, ang, lf * rng.range(0.8, 1.4), lf * 0.38);
      if (g > 0.62) li += lm;
      else if (g > 0.2) rng.chance(0.5) ? (li += lm) : (gaps += lm);
      else if (g > -0.25) mid += lm;
      else if (d > 0.9) base += lm;
    }
    for (let i = 0; i < 4; i++) {
      const a = rng() * 6.28;
      loose += leaf(
        q.x + Math.cos(a) * q.r * 1.04,
        q.y + Math.sin(a) * ry * 1.04,
        a + rng.range(-1, 1),
        lf * 1.2,
        lf * 0.4,
      );
    }
  }
  const c = pic.clip(base);
  pic.raw(
    shape(base + loose, t.dark) +
      pic.clipped(c, shape(mid, t.mid) + shape(li, t.light) + shape(gaps, mix(t.mid, t.dark, 0.55))),
  );
}

/** A broad tree: a trunk that forks, a crown of puffs. `kind` sets the habit. */
export function tree(
  pic: Picture,
  x: number,
  y: number,
  h: number,
  base: Hex,
  rng: Rng,
  o: { kind?: 'plane-tree' | 'olive' | 'willow' | 'carob' | 'pine'; air?: number; dark?: Hex; leaf?: number } = {},
): void {
  const p = pic.pal,
    air = o.air ?? 0,
    kind = o.kind ?? 'plane-tree',
    side = lightSide(p);
  const t = tones(p, base, o.dark, air);
  const bark = far(p, kind === 'plane-tree' ? mix(p.mats.stone, p.mats.wood, 0.35) : p.mats.wood, air),
    barkD = far(p, overprint(bark, p.shade, 0.9), air);
  if (kind === 'pine') {
    conifer(pic, x, y, h, t, rng, side);
    return;
  }
  const trunkH = h * (kind === 'olive' ? 0.3 : kind === 'willow' ? 0.36 : kind === 'carob' ? 0.34 : 0.42),
    tw = h * (kind === 'olive' ? 0.05 : kind === 'carob' ? 0.035 : 0.028);
  const lean = rng.range(-0.06, 0.06) * h;
  const fx = x + lean,
    fy = y - trunkH;
  const arms: [number, number][] =
    kind === 'olive'
      ? [
          [-0.22, 0.2],
          [0.2, 0.24],
          [0.02, 0.3],
        ]
      : [
          [-0.2, 0.26],
          [0.19, 0.25],
          [-0.06, 0.4],
          [0.1, 0.36],
        ];
  let wood = sweep(
    [
      [x - tw * 0.2, y + 2, tw * 1.35],
      [x + lean * 0.3 + (kind === 'olive' ? tw * rng.range(-1, 1) : 0), y - trunkH * 0.5, tw * 0.92],
      [fx, fy, tw * 0.8],
    ],
    5,
    false,
  );
  for (const [ax, ay] of arms)
    wood += sweep(
      [
        [fx, fy + trunkH * 0.12, tw * 0.62],
        [fx + ax * h * 0.55, fy - ay * h * 0.4, tw * 0.4],
        [fx + ax * h, fy - ay * h, tw * 0.14],
      ],
      4,
      false,
    );
  pic.fill(wood, barkD);
  const cl = pic.clip(wood);
  pic.raw(
    pic.clipped(
      cl,
      shape(
        sweep(
          [
            [x + side * tw * 0.75, y + 2, tw * 0.6],
            [x + lean * 0.3 + side * tw * 0.55, y - trunkH * 0.5, tw * 0.42],
            [fx + side * tw * 0.5, fy - h * 0.1, tw * 0.4],
          ],
          4,
          false,
        ),
        bark,
      ),
    ),
  );
  const puffs: Puff[] = [];
  const cw = h * (kind === 'olive' ? 0.4 : kind === 'carob' ? 0.52 : kind === 'willow' ? 0.4 : 0.37),
    ch = h * (kind === 'carob' ? 0.2 : kind === 'olive' ? 0.26 : 0.33),
    cy = y - h * (kind === 'carob' ? 0.72 : kind === 'olive' ? 0.63 : 0.66);
  const rows: [number, number, number][] =
    kind === 'carob'
      ? [
          [-0.62, 0.25, 0.36],
          [0.62, 0.2, 0.36],
          [-0.3, -0.15, 0.42],
          [0.32, -0.2, 0.42],
          [0, -0.35, 0.4],
          [0, 0.3, 0.4],
        ]
      : [
          [-0.5, 0.42, 0.42],
          [0.5, 0.45, 0.4],
          [-0.62, -0.05, 0.4],
          [0.6, -0.02, 0.42],
          [-0.3, -0.5, 0.42],
          [0.34, -0.48, 0.4],
          [0.02, 0.05, 0.55],
          [0.02, -0.72, 0.36],
        ];
  for (const [px, py, pr] of rows)
    puffs.push({
      x: fx + (px + rng.range(-0.08, 0.08)) * cw,
      y: cy + (py + rng.range(-0.08, 0.08)) * ch,
      r: cw * pr * rng.range(0.9, 1.12),
      ry: ch * pr * rng.range(0.95, 1.15) * (kind === 'carob' ? 1.1 : 1.12),
    });
  if (h > 330) {
    // seen close: break every mass into smaller ones
    const k = h > 620 ? 4 : 3,
      fine: Puff[] = [];
    for (const q of puffs) {
      fine.push({ x: q.x, y: q.y, r: q.r * 0.8, ry: (q.ry ?? q.r) * 0.8 });
      for (let i = 0; i < k; i++) {
        const a = (i / k) * 6.283 + rng.range(-0.4, 0.4);
        fine.push({
          x: q.x + Math.cos(a) * q.r * 0.62,
          y: q.y + Math.sin(a) * (q.ry ?? q.r) * 0.62,
          r: q.r * rng.range(0.36, 0.52),
          ry: (q.ry ?? q.r) * rng.range(0.36, 0.5),
        });
      }
    }
    puffs.splice(0, puffs.length, ...fine);
  }
  foliage(pic, puffs, t, rng, {
    density: h < 120 ? 0.5 : 1,
    leaf: o.leaf ?? clamp(h * (h < 120 ? 0.034 : 0.026), 2.2, 12),
    droop: kind === 'willow' ? 0.85 : 0,
  });
  if (kind === 'willow') {
    // hanging withies
    let d = '',
      l = '';
    for (let i = 0; i < 46; i++) {
      const u = rng.range(-1, 1),
        sx = fx + u * cw * 1.05,
        sy = cy - ch * 0.1 * (1 - u * u) + rng.range(0, ch * 0.6),
        len = h * rng.range(0.2, 0.42),
        w = h * 0.008;
      const s = sweep(
        [
          [sx, sy, w],
          [sx + u * 6, sy + len * 0.5, w * 1.3],
          [sx + u * 4 + rng.range(-4, 4), sy + len, w * 0.3],
        ],
        3,
        false,
      );
      if (u * side + rng.range(-0.5, 0.5) > 0.25) l += s;
      else d += s;
    }
    pic.raw(shape(d, t.mid) + shape(l, t.light));
  }
}

export function conifer(
  pic: Picture,
  x: number,
  y: number,
  h: number,
  t: Tones,
  rng: Rng,
  side = lightSide(pic.pal),
): void {
  const w = h * rng.range(0.19, 0.24),
    n = Math.max(7, Math.min(17, Math.round(h / 20))),
    sp = (h * 0.92) / n;
  let dark = sweep(
      [
        [x, y + 2, h * 0.018],
        [x, y - h * 0.3, h * 0.012],
      ],
      2,
      false,
    ),
    mid = '',
    li = '';
  for (let i = 0; i < n; i++) {
    const u = i / n,
      yy = y - h * 0.07 - u * h * 0.92,
      ww = w * (1 - u) ** 0.9 * rng.range(0.86, 1.12) + 1;
    const k = Math.max(3, Math.min(8, Math.round(ww / 5)));
    const skirt = (a: number, b: number, lift: number): Pt[] => {
      // saw-toothed hem from a to b (-1..1)
      const out: Pt[] = [];
      for (let m = 0; m <= k * 2; m++) {
        const v = a + ((b - a) * m) / (k * 2);
        out.push([x + v * ww, yy + sp * 0.35 - Math.abs(v) * sp * -0.28 - (m % 2 ? sp * 0.34 : 0) - lift]);
      }
      return out;
    };
    const top: Pt = [x, yy - sp * 1.7];
    dark += poly([top, ...skirt(1, -1, 0)]);
    mid += poly([top, ...(side > 0 ? skirt(1, 0.02, sp * 0.12) : skirt(-0.02, -1, sp * 0.12))]);
    li += poly([
      [x + side * ww * 0.28, yy - sp * 0.9],
      ...(side > 0 ? skirt(1, 0.5, sp * 0.3) : skirt(-0.5, -1, sp * 0.3)),
    ]);
  }
  pic.raw(shape(dark, t.dark) + shape(mid, t.mid) + shape(li, t.light));
}

/** Jarilla: the resinous bush of the monte, a fan of thin stems with leaf flecks. */
export function jarilla(
  pic: Picture,
  x: number,
  y: number,
  h: number,
  t: Tones,
  rng: Rng,
  o: { flowers?: Hex } = {},
): void {
  const side = lightSide(pic.pal);
  let stems = '',
    d = '',
    m = '',
    l = '',
    fl = '';
  const n = rng.int(7, 11);
  for (let i = 0; i < n; i++) {
    const u = (i / (n - 1)) * 2 - 1,
      a = -Math.PI / 2 + u * 0.95 + rng.range(-0.1, 0.1),
      len = h * rng.range(0.7, 1.05) * (1 - 0.18 * u * u);
    const ex = x + Math.cos(a) * len,
      ey = y + Math.sin(a) * len,
      mx = x + Math.cos(a) * len * 0.5 - u * h * 0.06,
      my = y + Math.sin(a) * len * 0.55;
    stems += sweep(
      [
        [x + u * h * 0.04, y, h * 0.016],
        [mx, my, h * 0.011],
        [ex, ey, h * 0.003],
      ],
      4,
      false,
    );
    for (let k = 0; k < 15; k++) {
      const q = rng.range(0.25, 1),
        bx = lerp(lerp(x, mx, q), lerp(mx, ex, q), q) + rng.range(-1, 1) * h * 0.07,
        by = lerp(lerp(y, my, q), lerp(my, ey, q), q) + rng.range(-1, 1) * h * 0.05;
      const la = a + rng.range(-1.1, 1.1),
        ll = h * rng.range(0.06, 0.1),
        g = u * side + q * 0.7 + rng.range(-0.6, 0.6);
      const s = leaf(bx, by, la, ll, ll * 0.34);
      if (g > 0.85) l += s;
      else if (g > 0.2) m += s;
      else d += s;
      if (o.flowers && rng.chance(0.1)) fl += ellipse(bx, by, h * 0.016);
    }
  }
  pic.raw(
    shape(stems, t.dark) +
      shape(d, t.dark) +
      shape(m, t.mid) +
      shape(l, t.light) +
      (o.flowers ? shape(fl, o.flowers) : ''),
  );
}

/** Coirón: bunch grass. */
export function coiron(x: number, y: number, h: number, rng: Rng, n = 16, fan = 1): string {
  let d = '';
  for (let i = 0; i < n; i++) {
    const u = (i / (n - 1)) * 2 - 1 + rng.range(-0.1, 0.1),
      l = h * rng.range(0.65, 1.1),
      bx = x + u * h * 0.1;
    const ex = bx + u * l * 0.55 * fan,
      ey = y - l * (1 - 0.25 * Math.abs(u)),
      mx = bx + u * l * 0.12,
      my = y - l * 0.6;
    const w = Math.max(0.7, h * 0.02);
    d += `M${f1(bx - w)} ${f1(y)}Q${f1(mx)} ${f1(my)} ${f1(ex)} ${f1(ey)}Q${f1(mx + w)} ${f1(my)} ${f1(bx + w)} ${f1(y)}Z`;
  }
  return d;
}
/** tufts in two inks scattered on the ground between y0 (far) and y1 (near) */
export function tufts(
  pic: Picture,
  y0: number,
  y1: number,
  n: number,
  size: [number, number],
  t: Tones,
  rng: Rng,
  where: (x: number, y: number) => boolean = () => true,
): void {
  const list: [number, number][] = [];
  for (let i = 0; i < n * 3 && list.length < n; i++) {
    const v = rng() ** 0.7,
      x = rng.range(-20, pic.W + 20),
      y = lerp(y0, y1, v);
    if (where(x, y)) list.push([x, y]);
  }
  list.sort((a, b) => a[1] - b[1]);
  const side = lightSide(pic.pal);
  let sh = '',
    d = '',
    l = '';
  for (const [x, y] of list) {
    const s = lerp(size[0], size[1], (y - y0) / (y1 - y0)) * rng.range(0.7, 1.25);
    sh += ellipse(x - side * s * 0.5, y + s * 0.02, s * 0.62, s * 0.11);
    d += coiron(x, y, s, rng, 9, 1.1);
    l += coiron(x + side * s * 0.06, y, s * 0.92, rng, 5, 0.9);
  }
  pic.add('multiply', shape(sh, pic.pal.shade, 0.55));
  pic.raw(shape(d, t.mid) + shape(l, t.light));
}

/** A branch with leaves entering from a corner: the near frame of a view. */
export function framingBranch(
  pic: Picture,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  t: Tones,
  rng: Rng,
  o: { leaf?: number; n?: number } = {},
): void {
  const dx = x1 - x0,
    dy = y1 - y0,
    len = Math.hypot(dx, dy),
    a = Math.atan2(dy, dx),
    L = o.leaf ?? 26;
  let wood = sweep(
      [
        [x0, y0, len * 0.016],
        [lerp(x0, x1, 0.5), lerp(y0, y1, 0.5) - len * 0.06, len * 0.01],
        [x1, y1, len * 0.003],
      ],
      8,
      false,
    ),
    dk = '',
    md = '',
    li = '';
  const n = o.n ?? 9;
  for (let i = 0; i < n; i++) {
    const q = 0.15 + (0.85 * i) / (n - 1),
      s = i % 2 ? 1 : -1,
      bx = lerp(x0, x1, q),
      by = lerp(y0, y1, q) - len * 0.06 * 4 * q * (1 - q);
    const ba = a + s * rng.range(0.4, 0.9),
      bl = len * rng.range(0.14, 0.26) * (1.15 - q * 0.6);
    const ex = bx + Math.cos(ba) * bl,
      ey = by + Math.sin(ba) * bl;
    wood += sweep(
      [
        [bx, by, len * 0.005],
        [ex, ey, len * 0.0015],
      ],
      3,
      false,
    );
    const m = Math.round(bl / (L * 0.33));
    for (let k = 0; k < m; k++) {
      const u = (k + 0.5) / m,
        la = ba + (k % 2 ? 1 : -1) * rng.range(0.45, 1),
        lx = lerp(bx, ex, u),
        ly = lerp(by, ey, u),
        s2 = leaf(lx, ly, la, L * rng.range(0.75, 1.2), L * 0.26);
      const g = rng();
      if (g > 0.78) li += s2;
      else if (g > 0.45) md += s2;
      else dk += s2;
    }
    dk += leaf(ex, ey, ba, L, L * 0.26);
  }
  pic.raw(shape(wood, t.dark) + shape(dk, t.dark) + shape(md, t.mid) + shape(li, t.light));
}
