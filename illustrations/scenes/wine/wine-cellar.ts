import { mix, overprint } from '../../core/color.ts';
import { ellipse, f1, lerp, poly, rect } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { Space, type V3 } from '../../core/space.ts';
import type { Cam } from '../../core/terrain.ts';
import { glow } from '../../props/air/light.ts';
import { figure } from '../../props/people/figures.ts';
import { outfit, people } from '../../props/people/travellers.ts';

/** The cellar: brick vault, two rows of casks (or of racked bottles) to the vanishing point, lamps along the crown. */
export function wineCellar(
  pic: Picture,
  o: { focal?: number; horizon?: number; stacking?: 'barrels' | 'bottles'; visit?: boolean } = {},
): void {
  const { W, H, pal: p } = pic,
    m = p.mats;
  const hz = H * (o.horizon ?? 0.52),
    focal = o.focal ?? 0.6;
  // indoors the hour only tints: brick, wood, lamp
  const brick = mix(m.rockA, m.adobe, 0.45),
    dark = overprint(overprint(brick, p.shade, 0.95), p.deep, 0.45),
    lamp = p.night || p.lamps ? p.lamp : mix(p.lamp, m.sand, 0.2);
  const wood = mix(m.wood, m.adobe, 0.35),
    woodD = overprint(wood, p.shade, 0.8);
  pic.fill(rect(0, 0, W, H), dark);
  const cam: Cam = { x: 0, y: 1.75, z: 0, f: 900, cx: W * focal, horizon: hz };
  const s = new Space(pic, cam, { az: 270, el: 60 });
  const R = 4.7,
    spring = 1.5,
    zs: number[] = [];
  for (let z = 1.6; z < 60; z += 3.1) zs.push(z);
  const ring = (z: number, r: number, a0 = 0, a1 = Math.PI): V3[] =>
    Array.from({ length: 25 }, (_, i) => {
      const a = a0 + ((a1 - a0) * i) / 24;
      return [Math.cos(a) * r, spring + Math.sin(a) * r * 0.86, z];
    });
  // vault bays, far to near; light falls off away from each lamp
  for (let i = zs.length - 2; i >= 0; i--) {
    const z0 = zs[i]!,
      z1 = zs[i + 1]!,
      d = Math.min(1, i / 11);
    const bay = mix(mix(brick, lamp, 0.1 + 0.38 * d), dark, i === 0 ? 0.5 : i % 2 ? 0.16 : 0.05);
    const outline: V3[] = [[R, 0, z0], ...ring(z0, R), [-R, 0, z0]],
      back: V3[] = [[R, 0, z1], ...ring(z1, R), [-R, 0, z1]];
    for (let q = 0; q < outline.length - 1; q++) {
      const a = outline[q]!,
        b = outline[q + 1]!,
        c = back[q + 1]!,
        e = back[q]!;
      const up = Math.abs((a[0] + b[0]) / 2) / R;
      const k = 0.1 + 0.42 * up ** 1.5 + (q % 2 ? 0.035 : 0);
      s.quad([a, b, c, e], mix(bay, dark, Math.min(0.75, k)));
    }
    // courses of brick: thin joints along the bay
    let j = '';
    for (let q = 1; q < 24; q++) {
      const a0 = ring(z0, R)[q]!,
        a1 = ring(z1, R)[q]!;
      j += s.path([a0, [a0[0], a0[1] + 0.035, a0[2]], [a1[0], a1[1] + 0.035, a1[2]], a1]);
    }
    pic.fill(j, mix(bay, dark, 0.7), 0.5);
    // floor
    s.quad(
      [
        [-R, 0, z0],
        [R, 0, z0],
        [R, 0, z1],
        [-R, 0, z1],
      ],
      mix(mix(m.stone, lamp, 0.18 + 0.3 * d), dark, i % 2 ? 0.42 : 0.34),
    );
    // rib
    const rib = [
      ...ring(z0, R),
      [-R, 0, z0] as V3,
      [-R + 0.42, 0, z0] as V3,
      ...ring(z0, R - 0.42).reverse(),
      [R - 0.42, 0, z0] as V3,
      [R, 0, z0] as V3,
    ];
    pic.fill(s.path(rib), mix(mix(brick, lamp, 0.22 + 0.36 * d), dark, i === 0 ? 0.55 : 0.12));
    const under = [...ring(z0, R - 0.42), ...ring(z0 + 0.55, R - 0.42).reverse()];
    pic.fill(s.path(under), mix(mix(brick, lamp, 0.1 + 0.3 * d), dark, 0.5));
    let vs = '';
    for (let q = 0; q <= 24; q += 1) {
      const a = ring(z0, R)[q]!,
        b = ring(z0, R - 0.42)[q]!;
      vs += s.path([a, b, [b[0], b[1] + 0.04, b[2]], [a[0], a[1] + 0.04, a[2]]]);
    }
    pic.fill(vs, dark, 0.35);
  }
  // end wall with a lit arch
  {
    const z = zs[zs.length - 1]!;
    pic.fill(s.path([[R, 0, z], ...ring(z, R), [-R, 0, z]]), mix(brick, lamp, 0.6));
    const pa: V3[] = [
      [1.4, 0, z],
      ...Array.from({ length: 13 }, (_, i) => {
        const a = (Math.PI * i) / 12;
        return [Math.cos(a) * 1.4, 2.2 + Math.sin(a) * 1.4, z] as V3;
      }),
      [-1.4, 0, z],
    ];
    pic.fill(s.path(pa), lit(p, lamp, 0.4));
  }
  {
    const [x, y] = s.P([0, 2, 50]);
    glow(pic, x, y, 210, lamp, 0.5);
  }
  // casks: two tiers each side, heads to the aisle
  type Q = { z: number; draw: () => void };
  const things: Q[] = [];
  const cask = (side: number, y: number, z: number, r: number) => {
    const x0 = side * 1.75,
      x1 = side * 3.3,
      t = Math.min(1, z / 34);
    const body = mix(wood, lamp, 0.05 + 0.2 * t),
      head = mix(mix(wood, m.sand, 0.3), lamp, 0.12 + 0.2 * t);
    const circ = (x: number, rr: number): V3[] =>
      Array.from({ length: 28 }, (_, i) => {
        const a = (i / 28) * 6.283;
        return [x, y + Math.sin(a) * rr, z + Math.cos(a) * rr] as V3;
      });
    // barrel as stacked hoops from far end to near head
    const st = 6;
    for (let i = 0; i <= st; i++) {
      const u = 1 - i / st,
        x = lerp(x0, x1, u),
        bulge = r * (1 + 0.14 * Math.sin(Math.PI * (1 - u)));
      pic.fill(
        s.path(circ(x, bulge)),
        i === 1 || i === st - 1 ? overprint(m.metal, p.shade, 0.8) : overprint(body, p.shade, 0.62),
      );
    }
    const hd = s.path(circ(x0, r));
    pic.fill(hd, woodD);
    const inn = s.path(circ(x0 + side * 0.05, r * 0.89)),
      cl = pic.clip(inn);
    pic.fill(inn, head);
    let jt = '';
    if (z < 24)
      for (let q = -3; q <= 3; q++) {
        const zz = z + (q / 3.5) * r;
        jt += s.path([
          [x0, y - r, zz - 0.008],
          [x0, y + r, zz - 0.008],
          [x0, y + r, zz + 0.012],
          [x0, y - r, zz + 0.012],
        ]);
      }
    // joints, then shade from the rim above
    pic.raw(
      pic.clipped(
        cl,
        shape(jt, overprint(head, p.shade, 0.5)) +
          shape(
            s.path(circ(x0, r).map((v) => [v[0], v[1] + r * 1.3, v[2] + 0.1] as V3)),
            overprint(head, p.shade, 0.62),
          ),
      ),
    );
    const [bx, by] = s.P([x0, y - r * 0.1, z]);
    pic.fill(ellipse(bx, by, s.scale(z) * 0.022, s.scale(z) * 0.05), p.deep);
  };
  const racked = o.stacking === 'bottles';
  if (racked)
    for (let z = 3.2; z < 40; z += 2.1)
      for (const sd of [-1, 1]) things.push({ z, draw: () => bottleRack(s, sd, z, lamp, dark) });
  for (let z = 3.4; z < 46 && !racked; z += 1.62)
    for (const sd of [-1, 1])
      things.push({
        z,
        draw: () => {
          // cradle
          s.quad(
            [
              [sd * 1.72, 0, z - 0.75],
              [sd * 1.72, 0, z + 0.8],
              [sd * 1.72, 0.2, z + 0.8],
              [sd * 1.72, 0.2, z - 0.75],
            ],
            woodD,
          );
          cask(sd, 0.86, z, 0.68);
          s.quad(
            [
              [sd * 1.7, 1.5, z - 0.8],
              [sd * 1.7, 1.5, z + 0.82],
              [sd * 1.7, 1.62, z + 0.82],
              [sd * 1.7, 1.62, z - 0.8],
            ],
            woodD,
          );
          cask(sd, 2.28, z, 0.66);
        },
      });
  things.push({
    z: 17.4,
    draw: () => {
      const z = 17.4,
        [a, b] = s.P([0.35, 0, z]),
        h = s.scale(z) * 1.72;
      pic.add('multiply', shape(ellipse(a, b, h * 0.2, h * 0.03), p.shade, 0.7));
      figure(pic, a, b, h, 'walk', { top: overprint(m.foam, p.shade, 0.25), bottom: p.deep, hat: 'beret' }, -1);
    },
  });
  things.sort((a, b) => b.z - a.z).forEach((q) => q.draw());
  // aisle light
  pic.add(
    'stippleScreen',
    shape(
      s.path([
        [-1.6, 0, 2],
        [1.6, 0, 2],
        [1.6, 0, 50],
        [-1.6, 0, 50],
      ]),
      pic.linear(0, hz, 0, H, [
        { at: 0, color: lamp, alpha: 0.6 },
        { at: 0.6, color: lamp, alpha: 0.16 },
        { at: 1, color: lamp, alpha: 0.02 },
      ]),
    ),
    0.3,
  );
  for (let i = zs.length - 1; i >= 1; i--) {
    const z = zs[i]! + 1.5,
      top = s.P([0, spring + R * 0.86, z]),
      b = s.P([0, 4.35, z]),
      sc = s.scale(z);
    pic.line(`M${f1(top[0])} ${f1(top[1])}L${f1(b[0])} ${f1(b[1])}`, p.deep, Math.max(0.8, sc * 0.02));
    pic.fill(
      poly([
        [b[0] - sc * 0.2, b[1] + sc * 0.12],
        [b[0] + sc * 0.2, b[1] + sc * 0.12],
        [b[0] + sc * 0.06, b[1] - sc * 0.06],
        [b[0] - sc * 0.06, b[1] - sc * 0.06],
      ]),
      p.deep,
    );
    pic.fill(ellipse(b[0], b[1] + sc * 0.14, sc * 0.11, sc * 0.07), lit(p, lamp, 0.6));
    if (i < 7) glow(pic, b[0], b[1] + sc * 0.1, sc * 1.5, lamp, i < 3 ? 0.5 : 0.32);
  }
  if (o.visit) tour(pic, s);
}

const RACK = { length: 1.85, foot: 1.5, head: 2.15, height: 2.2, rows: 9, columns: 7, reach: 0.2 };
/** Beyond this depth a bottle is only a dot. */
const RACK_DETAIL = 15;

/** A riddling rack leaning on the wall of side `side`: sparkling wine neck down, bases to the aisle. */
function bottleRack(s: Space, side: number, z: number, lamp: string, dark: string): void {
  const { pic } = s,
    p = pic.pal,
    m = p.own,
    near = Math.max(0, 1 - z / 34),
    warm = (c: string, k = 1) => mix(mix(c, lamp, 0.1 + 0.16 * (1 - near)), dark, 0.16 * k),
    rise: V3 = [side * (RACK.head - RACK.foot), RACK.height, 0],
    f = s.face([side * RACK.foot, 0.08, z], [0, 0, RACK.length], rise);
  s.quad(
    [
      [side * RACK.foot, 0.08, z],
      [side * RACK.head, RACK.height, z],
      [side * (RACK.head + 0.5), 0.08, z],
    ],
    overprint(warm(m.wood), p.shade, 0.75),
  );
  pic.fill(f.all(), warm(mix(m.wood, m.adobe, 0.25), 2));
  pic.fill(
    f.rect(0, 0, 0.07, f.lv, 0.03) + f.rect(RACK.length - 0.07, 0, 0.07, f.lv, 0.03),
    warm(mix(m.wood, m.sand, 0.3)),
  );
  const glass = warm(mix(m.leafDark, p.deep, 0.35)),
    base = warm(mix(m.leafDark, m.olive, 0.35)),
    da = (RACK.length - 0.2) / RACK.columns,
    db = (f.lv - 0.1) / RACK.rows;
  let holes = '',
    bodies = '',
    bottoms = '',
    lights = '';
  // farthest column first, so that near bottles overlap it
  for (let j = RACK.columns - 1; j >= 0; j--)
    for (let i = 0; i < RACK.rows; i++) {
      const a = 0.1 + (j + 0.5) * da,
        b = 0.05 + (i + 0.5) * db;
      if (z > RACK_DETAIL) {
        bottoms += f.circle(a, b, 0.07, RACK.reach * 0.5);
        continue;
      }
      const root = f.P(a, b - 0.02, 0),
        tip = f.P(a, b + 0.03, RACK.reach),
        w = s.scale(z + a) * 0.055;
      holes += f.circle(a, b, 0.085, 0.01);
      bodies += `M${f1(root[0])} ${f1(root[1] - w * 0.5)}L${f1(tip[0])} ${f1(tip[1] - w)}V${f1(tip[1] + w)}L${f1(root[0])} ${f1(root[1] + w * 0.5)}Z`;
      bottoms += f.circle(a, b + 0.03, 0.056, RACK.reach);
      lights += f.circle(a, b + 0.055, 0.022, RACK.reach + 0.01);
    }
  pic.raw(
    shape(holes, overprint(p.deep, m.wood, 0.4)) +
      shape(bodies, glass) +
      shape(bottoms, base) +
      shape(lights, lit(p, lamp, 0.3), 0.85),
  );
}

/** A guide with three visitors in the aisle. */
function tour(pic: Picture, s: Space): void {
  const m = pic.pal.own;
  const TALL = 1.7;
  const at = (x: number, z: number) => {
    const [a, b] = s.P([x, 0, z]);
    return { x: a, y: b, h: s.scale(z) * TALL };
  };
  people(
    pic,
    [
      { ...at(-0.75, 8), pose: 'point', look: { ...outfit(pic, 5, 'none'), top: m.wine }, face: -1 },
      { ...at(0.12, 8.3), pose: 'stand', look: { ...outfit(pic, 1, 'none'), top: m.foam }, face: -1 },
      { ...at(0.78, 8), pose: 'akimbo', look: { ...outfit(pic, 3, 'none'), top: m.mustard }, face: -1 },
      { ...at(1.25, 8.8), pose: 'stand', look: { ...outfit(pic, 2, 'cap'), top: m.cloth }, face: -1 },
    ],
    1,
  );
}
