import { type Hex, mix, overprint } from '../../core/color.ts';
import { type Pt, rect, smooth } from '../../core/geom.ts';
import { far, lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import type { Rng } from '../../core/rng.ts';
import type { Block, Face, Space } from '../../core/space.ts';

/** window or door glass for the hour: lamplight after dusk, dark by day */
export const pane = (pic: Picture, rng: Rng, p = 0.75): { inside: Hex; lamp: Hex | null } => {
  const pal = pic.pal;
  return {
    inside: mix(pal.deep, pal.mats.glass, 0.16),
    lamp: pal.lamps && rng.chance(p) ? mix(pal.lamp, pal.mats.adobe, 0.12) : null,
  };
};

/** Old adobe house of the villa: thick lime-washed walls, deep openings, cornice, a worn plaster foot. */
export function adobeHouse(
  s: Space,
  b: Block,
  rng: Rng,
  o: {
    wall?: Hex;
    roof?: 'flat' | 'tile';
    faces?: number[];
    door?: Hex;
    air?: number;
    bays?: number;
    /** Whether someone is in every room: after dark all windows are lit. */
    full?: boolean;
  } = {},
): void {
  const pic = s.pic,
    p = pic.pal,
    m = p.mats,
    wall = o.wall ?? m.wall,
    air = o.air ?? 0;
  b.cast();
  for (let i = 0; i < 4; i++) {
    if (!b.visible(i)) continue;
    const f = b.wall(i);
    f.fill(wall, air);
    // bare adobe where damp has lifted the plaster: a ragged tide-line along the foot, a few scars higher up
    const tide: [number, number][] = [[0, 0]];
    const nT = Math.max(6, Math.round(f.lu / 0.7));
    for (let k = 0; k <= nT; k++) tide.push([(f.lu * k) / nT, 0.12 + 0.42 * rng() ** 2.2]);
    tide.push([f.lu, 0]);
    let worn = f.poly(tide);
    for (let k = 0; k < Math.round(f.lu / 4.5); k++) {
      const a = rng.range(0.5, f.lu - 1.5),
        y = rng.range(1.2, f.lv - 1.2),
        w = rng.range(0.5, 1.1),
        h = rng.range(0.2, 0.45);
      worn += f.poly([
        [a, y],
        [a + w * 0.3, y + h * 0.5],
        [a + w * 0.62, y + h],
        [a + w, y + h * 0.7],
        [a + w * 0.85, y + h * 0.2],
        [a + w * 0.4, y - h * 0.2],
      ]);
    }
    pic.fill(worn, f.ink(mix(wall, m.adobe, 0.7), air));
    if (o.faces && !o.faces.includes(i)) continue;
    const n = o.bays ?? Math.max(2, Math.round(f.lu / 3)),
      gap = f.lu / n;
    const doorAt = rng.int(0, n - 1);
    for (let k = 0; k < n; k++) {
      const a = gap * (k + 0.5),
        q = pane(pic, rng, o.full ? 1 : 0.6);
      if (k === doorAt)
        f.opening(a - 0.55, 0, 1.1, 2.35, {
          inside: o.door ?? m.wood,
          lamp: o.full ? q.lamp : null,
          frame: mix(wall, m.stone, 0.6),
          depth: 0.3,
          bars: 1,
        });
      else
        f.opening(a - 0.45, 0.95, 0.9, 1.55, {
          inside: q.inside,
          lamp: q.lamp,
          frame: o.door ?? m.wood,
          depth: 0.3,
          bars: 3,
          sill: m.stone,
        });
    }
    // cornice and its shadow
    pic.fill(f.rect(-0.12, f.lv - 0.34, f.lu + 0.24, 0.34, 0.14), f.ink(mix(wall, m.stone, 0.25), air));
    const sh = f.eaveShade(0, f.lv - 0.34, f.lu, 0.3);
    if (sh) pic.shade(sh, p.shade, 0.6);
    pic.fill(f.rect(-0.12, f.lv - 0.06, f.lu + 0.24, 0.1, 0.18), f.ink(lit(p, wall, 0.2), air));
  }
  if (s.cam.y > b.y + b.h)
    s.quad(
      [0, 1, 2, 3].map((i) => b.up(i)),
      s.ink(m.adobe, [0, 1, 0], air),
    );
}

/** Parish church: a gabled nave front with portal and rose, one or two towers with domed caps and crosses. */
export function church(
  s: Space,
  x: number,
  z: number,
  o: { h?: number; wall?: Hex; towers?: 1 | 2; air?: number; dome?: Hex } = {},
): void {
  const pic = s.pic,
    p = pic.pal,
    m = p.mats,
    h = o.h ?? 14,
    wall = o.wall ?? m.wall,
    air = o.air ?? 0,
    W = h * 0.62,
    D = h * 1.5,
    dome = o.dome ?? m.roof;
  const body = s.block(x, 0, z + D / 2, W, h * 0.62, D).cast();
  body.paint(wall, { air });
  body.gable(h * 0.2, 0.25, m.roof, { axis: 'd', wall, air });
  const tw = h * 0.26;
  for (const k of (o.towers ?? 2) === 2 ? [-1, 1] : [1]) {
    const tx = x + k * (W / 2 + tw * 0.32),
      t = s.block(tx, 0, z + tw / 2 - 0.3, tw, h * 0.8, tw).cast();
    t.paint(wall, { air });
    for (const i of [0, 1, 3])
      if (t.visible(i)) {
        const f = t.wall(i);
        pic.fill(f.arch(tw * 0.28, h * 0.6, tw * 0.44, h * 0.15), far(p, overprint(f.ink(wall), p.shade, 0.85), air));
        if (i === 0) {
          pic.fill(f.arch(tw * 0.36, h * 0.36, tw * 0.28, h * 0.12), far(p, overprint(f.ink(wall), p.shade, 0.8), air));
        }
        for (const y of [0.55, 0.79]) {
          pic.fill(f.rect(-0.15, h * y, tw + 0.3, h * 0.018, 0.15), far(p, f.ink(lit(p, wall, 0.25)), air));
          const es = f.eaveShade(0, h * y, tw, 0.3);
          if (es) pic.shade(es, p.shade, 0.5);
        }
      }
    // octagonal cap and cross
    const top = s.P([tx, h * 0.8, z + tw / 2 - 0.3]),
      sc = s.scale(z + tw / 2 - 0.3),
      r = tw * 0.46 * sc,
      ch = h * 0.13 * sc;
    const cap = `${smooth(
      [
        [top[0] - r, top[1] + 1],
        [top[0] - r * 0.92, top[1] - ch * 0.4],
        [top[0] - r * 0.4, top[1] - ch * 0.86],
        [top[0], top[1] - ch * 1.12],
        [top[0] + r * 0.4, top[1] - ch * 0.86],
        [top[0] + r * 0.92, top[1] - ch * 0.4],
        [top[0] + r, top[1] + 1],
      ],
      false,
    )}Z`;
    pic.fill(cap, far(p, dome, air));
    const cl = pic.clip(cap),
      side = s.sun[0] > 0 ? -1 : 1;
    pic.add(
      'multiply',
      pic.clipped(
        cl,
        shape(
          rect(side > 0 ? top[0] + r * 0.05 : top[0] - r * 1.2, top[1] - ch * 1.3, r * 1.15, ch * 1.5),
          p.shade,
          0.72,
        ),
      ),
    );
    const cr = sc * h * 0.055,
      cy = top[1] - ch * 1.1;
    pic.fill(
      rect(top[0] - cr * 0.09, cy - cr * 1.25, cr * 0.18, cr * 1.3) +
        rect(top[0] - cr * 0.4, cy - cr * 0.95, cr * 0.8, cr * 0.17),
      far(p, p.deep, air),
    );
  }
  const f = body.wall(0),
    cx = W / 2;
  // portal, rose, niches, pilasters
  for (const a of [0.06, 0.3, 0.66, 0.9])
    pic.fill(f.rect(W * a, 0, W * 0.045, h * 0.6, 0.1), far(p, f.ink(lit(p, wall, 0.22)), air));
  pic.fill(f.arch(cx - W * 0.16, 0, W * 0.32, h * 0.34), far(p, f.ink(mix(wall, m.stone, 0.5)), air));
  pic.fill(
    f.arch(cx - W * 0.12, 0, W * 0.24, h * 0.3),
    far(p, p.lamps ? mix(p.lamp, m.wood, 0.35) : overprint(m.wood, p.shade, 0.7), air),
  );
  pic.fill(f.rect(cx - W * 0.006, 0, W * 0.012, h * 0.27), far(p, p.deep, air));
  pic.fill(f.circle(cx, h * 0.47, W * 0.1), far(p, f.ink(mix(wall, m.stone, 0.5)), air));
  pic.fill(f.circle(cx, h * 0.47, W * 0.075), far(p, p.lamps ? p.lamp : overprint(m.cloth, p.shade, 0.6), air));
  pic.fill(
    f.rect(-0.1, h * 0.39, W + 0.2, h * 0.02, 0.12) + f.rect(-0.1, h * 0.6, W + 0.2, h * 0.022, 0.15),
    far(p, f.ink(lit(p, wall, 0.25)), air),
  );
  for (const y of [0.39, 0.6]) {
    const es = f.eaveShade(0, h * y, W, 0.35);
    if (es) pic.shade(es, p.shade, 0.5);
  }
  for (const q of [0.12, 0.76])
    pic.fill(f.arch(W * q, h * 0.12, W * 0.12, h * 0.16), far(p, overprint(f.ink(wall), p.shade, 0.7), air));
  // steps
  for (let i = 2; i >= 0; i--) {
    const st = s.block(x, 0, z - 0.5 - i * 0.5, W * (0.8 + i * 0.08), 0.5 - i * 0.16, 1);
    st.paint(m.stone, { air });
  }
}

/** Arcaded gallery of an old winery: a row of arches under a tiled lean-to. */
export function arcade(
  s: Space,
  f: Face,
  o: { n: number; a0?: number; a1?: number; h: number; wall: Hex; air?: number; lamp?: boolean },
): void {
  const pic = s.pic,
    p = pic.pal,
    a0 = o.a0 ?? 0,
    a1 = o.a1 ?? f.lu,
    g = (a1 - a0) / o.n,
    air = o.air ?? 0;
  let holes = '',
    edge = '';
  for (let i = 0; i < o.n; i++) {
    holes += f.arch(a0 + g * (i + 0.14), 0, g * 0.72, o.h);
    edge += f.arch(a0 + g * (i + 0.14) - 0.16, 0, g * 0.72 + 0.32, o.h + 0.16);
  }
  pic.fill(edge, far(p, f.ink(lit(p, mix(o.wall, p.mats.stone, 0.15), 0.2)), air));
  const inner = p.lamps
    ? mix(p.lamp, p.mats.adobe, 0.3)
    : far(p, overprint(overprint(o.wall, p.shade, 0.9), p.shade, 0.5), air);
  pic.fill(holes, inner);
  const cl = pic.clip(holes);
  // back wall doors, and the floor catching light
  let doors = '';
  for (let i = 0; i < o.n; i++) doors += f.rect(a0 + g * (i + 0.36), 0, g * 0.26, o.h * 0.62, -2);
  pic.raw(pic.clipped(cl, shape(doors, p.lamps ? overprint(inner, p.mats.wood, 0.7) : overprint(inner, p.shade, 0.8))));
  if (p.lamps) pic.add('multiply', pic.clipped(cl, shape(f.rect(a0, o.h * 0.7, a1 - a0, o.h * 0.4), p.shade, 0.4)));
  else pic.raw(pic.clipped(cl, shape(f.rect(a0, 0, a1 - a0, 0.34), mix(inner, f.ink(o.wall), 0.45))));
  // lit jambs
  const side = s.sun[0] > 0 ? 0.14 : 0.86;
  let jam = '';
  for (let i = 0; i < o.n; i++) {
    const a = a0 + g * (i + side);
    jam += f.rect(side > 0.5 ? a - 0.22 : a, 0, 0.22, o.h - g * 0.33);
  }
  if (!p.lamps) pic.fill(jam, far(p, lit(p, o.wall, 0.1), air));
}

/** timber cabin with a steep roof, deck and lit windows; (x, z) centre of its front */
export function cabin(
  s: Space,
  x: number,
  z: number,
  rot: number,
  rng: Rng,
  o: { w?: number; aframe?: boolean } = {},
): { smoke: Pt; front: Face } {
  const pic = s.pic,
    p = pic.pal,
    m = p.mats,
    w = o.w ?? 7.5,
    h = 2.9,
    d = 8.5,
    wood = mix(m.wood, m.adobe, 0.2);
  // deck on posts
  const deck = s.block(x - Math.sin(rot) * -0, 0, z - 1.2, w + 2, 0.5, d + 3.4, rot).cast();
  deck.paint(overprint(m.wood, p.shade, 0.15), { top: mix(m.wood, m.sand, 0.35) });
  const b = s.block(x, 0.5, z + 0.6, w, h, d, rot);
  b.cast(0.5, 0.6);
  b.paint(wood);
  for (const i of [0, 1, 3])
    if (b.visible(i)) {
      const f = b.wall(i);
      let boards = '';
      for (let y = 0.28; y < h; y += 0.28) boards += f.rect(0, y, f.lu, 0.045);
      pic.shade(boards, p.shade, 0.5);
    }
  // gable end boarded up to the ridge
  const rise = w * 0.52;
  b.gable(rise, 0.75, mix(m.roof, p.deep, 0.28), { axis: 'd', wall: wood, tiles: true, thick: 0.2 });
  const f = b.wall(0);
  const q = p.lamps || rng.chance(0.3);
  const g = p.lamps ? p.lamp : mix(p.deep, m.glass, 0.35);
  // glazed gable with mullions
  const win: [number, number][] = [
    [w * 0.2, 0.15],
    [w * 0.8, 0.15],
    [w * 0.8, h + 0.35],
    [w * 0.5, h + rise * 0.66],
    [w * 0.2, h + 0.35],
  ];
  pic.fill(
    f.poly(
      win.map(([a, y]) => [a + (a < w / 2 ? -0.16 : a > w / 2 ? 0.16 : 0), y + (y > h ? 0.2 : -0.1)]) as [
        number,
        number,
      ][],
      0.02,
    ),
    overprint(wood, p.shade, 0.75),
  );
  pic.fill(f.poly(win, 0.03), g);
  if (p.lamps) {
    const cl = pic.clip(f.poly(win, 0.03));
    pic.raw(
      pic.clipped(
        cl,
        shape(
          f.poly([
            [w * 0.2, 0.15],
            [w * 0.8, 0.15],
            [w * 0.8, 0.9],
            [w * 0.2, 0.9],
          ]),
          mix(p.lamp, m.adobe, 0.5),
        ) +
          shape(f.rect(w * 0.62, 0.15, w * 0.1, 1.6), mix(p.lamp, m.wood, 0.65)) +
          shape(f.circle(w * 0.4, 2.5, 0.22), lit(p, p.lamp, 0.6)),
      ),
    );
  }
  const bar = overprint(wood, p.shade, 0.75);
  pic.fill(
    f.rect(w * 0.49, 0.15, w * 0.02, h + rise * 0.5, 0.04) +
      f.rect(w * 0.34, 0.15, w * 0.016, h + 0.7, 0.04) +
      f.rect(w * 0.645, 0.15, w * 0.016, h + 0.7, 0.04) +
      f.rect(w * 0.2, 2.05, w * 0.6, 0.09, 0.04),
    bar,
  );
  for (const i of [1, 3])
    if (b.visible(i)) {
      const sd = b.wall(i);
      for (const a of [d * 0.2, d * 0.62])
        sd.opening(a, 0.9, 1.3, 1.2, {
          inside: mix(p.deep, m.glass, 0.3),
          lamp: q && p.lamps ? p.lamp : null,
          frame: bar,
          bars: 1,
        });
    }
  // railing
  const df = s.face(
    [
      x - ((w + 2) / 2) * Math.cos(rot) + ((d + 3.4) / 2) * Math.sin(rot),
      0.5,
      z - 1.2 - ((w + 2) / 2) * Math.sin(rot) - ((d + 3.4) / 2) * Math.cos(rot),
    ],
    [(w + 2) * Math.cos(rot), 0, (w + 2) * Math.sin(rot)],
    [0, 1, 0],
  );
  let rail = df.rect(0, 0.86, w * 0.36, 0.08) + df.rect(w + 2 - w * 0.36, 0.86, w * 0.36, 0.08);
  for (let a = 0; a <= w * 0.36; a += 0.34) rail += df.rect(a, 0, 0.06, 0.9) + df.rect(w + 2 - a - 0.06, 0, 0.06, 0.9);
  pic.fill(rail, overprint(wood, p.shade, 0.55));
  // chimney
  const la = -w * 0.2 * Math.sign(rot || 1),
    lb = 2.2,
    cx = x + la * Math.cos(rot) - lb * Math.sin(rot),
    cz = z + 0.6 + la * Math.sin(rot) + lb * Math.cos(rot);
  const ch = s.block(cx, 0.5 + h + rise * 0.5, cz, 0.9, rise * 0.72, 0.9, rot);
  ch.paint(m.stone);
  return { smoke: s.P([cx, 0.5 + h + rise * 1.25, cz]), front: f };
}

/** classical front: steps, columns, pediment (museum, theatre, town hall) */
export function portico(
  s: Space,
  x: number,
  z: number,
  o: { w?: number; h?: number; cols?: number; wall?: Hex; wings?: number } = {},
): void {
  const pic = s.pic,
    p = pic.pal,
    m = p.mats,
    W = o.w ?? 14,
    h = o.h ?? 9,
    n = o.cols ?? 6,
    wall = o.wall ?? m.wall;
  const wings = o.wings ?? 11;
  for (const k of [-1, 1]) {
    const b = s.block(x + k * (W / 2 + wings / 2 - 0.4), 0, z + 5, wings, h * 0.84, 8).cast();
    b.paint(wall);
    const f = b.wall(0);
    for (let i = 0; i < 4; i++) {
      const a = wings * (0.13 + i * 0.2),
        q = pane(pic, pic.rng.fork(`w${i}${k}`));
      f.opening(a, h * 0.2, wings * 0.1, h * 0.36, {
        inside: q.inside,
        lamp: q.lamp,
        frame: lit(p, wall, 0.3),
        arch: true,
        bars: 1,
        depth: 0.3,
      });
    }
    pic.fill(
      f.rect(-0.1, h * 0.72, wings + 0.2, h * 0.035, 0.2) +
        f.rect(-0.1, h * 0.81, wings + 0.2, h * 0.03, 0.3) +
        f.rect(0, 0, wings, h * 0.09, 0.06),
      f.ink(lit(p, wall, 0.22)),
    );
    const es = f.eaveShade(0, h * 0.72, wings, 0.45);
    if (es) pic.shade(es, p.shade, 0.55);
  }
  const b = s.block(x, 0, z + 4.4, W, h, 8.8).cast();
  b.paint(wall);
  const f = b.wall(0);
  pic.fill(f.rect(0, h * 0.1, W, h * 0.72), overprint(f.ink(wall), p.shade, p.lamps ? 0.35 : 0.62));
  if (p.lamps) pic.fill(f.rect(W * 0.02, h * 0.1, W * 0.96, h * 0.5), mix(p.lamp, wall, 0.35));
  for (let i = 0; i < 3; i++)
    f.opening(W * (0.2 + 0.23 * i), h * 0.1, W * 0.14, h * 0.46, {
      inside: overprint(m.wood, p.shade, 0.4),
      lamp: p.lamps ? p.lamp : null,
      frame: wall,
      bars: 1,
    });
  // columns in front
  const fr = s.face([x - W / 2, 0, z - 1.4], [W, 0, 0], [0, h, 0]);
  for (let i = 0; i < n; i++) {
    const a = W * (0.05 + (0.9 * i) / (n - 1)),
      r = W * 0.026;
    const shaft = fr.poly([
      [a - r, h * 0.1],
      [a + r, h * 0.1],
      [a + r * 0.84, h * 0.78],
      [a - r * 0.84, h * 0.78],
    ]);
    pic.fill(shaft, lit(p, wall, 0.2));
    const sd = s.sun[0] > 0 ? -1 : 1;
    pic.shade(
      fr.poly([
        [a + sd * r * 0.1, h * 0.1],
        [a + sd * r, h * 0.1],
        [a + sd * r * 0.84, h * 0.78],
        [a + sd * r * 0.1, h * 0.78],
      ]),
      p.shade,
      0.6,
    );
    pic.fill(
      fr.rect(a - r * 1.35, h * 0.1, r * 2.7, h * 0.022) + fr.rect(a - r * 1.4, h * 0.765, r * 2.8, h * 0.03),
      fr.ink(wall),
    );
  }
  pic.fill(fr.rect(-0.3, h * 0.79, W + 0.6, h * 0.12, 0.1), fr.ink(wall));
  pic.fill(fr.rect(-0.5, h * 0.9, W + 1, h * 0.03, 0.3), fr.ink(lit(p, wall, 0.25)));
  pic.shade(fr.rect(-0.3, h * 0.87, W + 0.6, h * 0.03, 0.1), p.shade, 0.5);
  const ped = fr.poly(
      [
        [-0.5, h * 0.93],
        [W + 0.5, h * 0.93],
        [W / 2, h * 1.2],
      ],
      0.2,
    ),
    pin = fr.poly(
      [
        [W * 0.09, h * 0.95],
        [W * 0.91, h * 0.95],
        [W / 2, h * 1.14],
      ],
      0.2,
    );
  pic.fill(ped, fr.ink(lit(p, wall, 0.2)));
  pic.fill(pin, overprint(fr.ink(wall), p.shade, 0.4));
  pic.fill(fr.circle(W / 2, h * 1.02, h * 0.05, 0.2), fr.ink(lit(p, wall, 0.2)));
  for (let i = 4; i >= 0; i--)
    s.block(x, 0, z - 1.9 - i * 0.42, W + 0.6 + i * 0.7, h * 0.1 - i * 0.17, 1.2).paint(m.stone);
}
