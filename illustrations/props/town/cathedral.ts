import { type Hex, mix, overprint } from '../../core/color.ts';
import { rect } from '../../core/geom.ts';
import { far, lit } from '../../core/palette.ts';
import type { Picture } from '../../core/picture.ts';
import type { Face, Space } from '../../core/space.ts';

/**
 * The cathedral of San Rafael: nave front with a gable, arcaded friezes, rose and deep round portal, one bell tower on
 * its left (on its right if `k` is -1). (atX, atZ) is the middle of the front; `size` enlarges the whole.
 */
export function cathedral(
  view: Space,
  atX: number,
  atZ: number,
  o: { k?: number; size?: number; air?: number } = {},
): void {
  const size = o.size ?? 1;
  const air = o.air ?? 0;
  const k = o.k ?? 1;
  const s = size === 1 ? view : view.scaled(size);
  const [x, z] = [atX / size, atZ / size];
  const pic = s.pic;
  const p = pic.pal;
  const m = p.mats;
  const wall = far(p, lit(p, mix(m.wall, m.rockC, 0.35), 0.12), air);
  const trim = far(p, lit(p, m.wall, 0.35), air);
  const aisles = s.block(x, 0, z + 9, 17, 7, 16);
  aisles.cast();
  aisles.paint(wall);
  cornice(aisles.wall(0), 7, trim);
  const nave = s.block(x, 0, z + 8, 10.4, 11, 17);
  nave.cast();
  nave.paint(wall);
  nave.gable(3.6, 0.3, m.roof, { axis: 'd', wall, thick: 0.14 });
  const f = nave.wall(0);
  friezeOfArches(f, 10.2, 10.4, trim, wall);
  const rake = (off: number): [number, number][] => [
    [-0.3, 11 - off],
    [5.2, 14.7 - off],
    [10.7, 11 - off],
    [10.7, 10.6 - off],
    [5.2, 14.25 - off],
    [-0.3, 10.6 - off],
  ];
  pic.fill(f.poly(rake(0), 0.2), f.ink(trim));
  for (const a of [0, 2.9, 7.0, 9.9]) pic.fill(f.rect(a, 0, 0.5, 10.6, 0.12), f.ink(trim));
  portal(f, 5.2, 2.6, 4.9, trim, wall);
  for (const a of [1.7, 8.7]) f.opening(a - 0.45, 3.2, 0.9, 3.2, windowOf(pic, trim));
  pic.fill(f.circle(5.2, 8.2, 1.55, 0.1), f.ink(trim));
  pic.fill(f.circle(5.2, 8.2, 1.28), p.lamps ? p.lamp : overprint(mix(m.cloth, m.waterDeep, 0.4), p.shade, 0.3));
  let petals = '';
  for (let i = 0; i < 8; i++)
    petals += f.circle(5.2 + Math.cos(i * 0.785) * 0.78, 8.2 + Math.sin(i * 0.785) * 0.78, 0.3, 0.02);
  pic.fill(petals + f.circle(5.2, 8.2, 0.34, 0.02), p.lamps ? lit(p, p.lamp, 0.5) : mix(m.accent, m.mustard, 0.4));
  for (let i = 4; i >= 0; i--) s.block(x, 0, z - 1.2 - i * 0.5, 7.4 + i * 0.8, 0.75 - i * 0.15, 1.1).paint(m.stone);
  tower(s, x - k * 7.4, z + 1.6, wall, trim);
}

/** A dark round-headed window, lit after dusk. */
export const windowOf = (pic: Picture, frame: Hex) => ({
  inside: mix(pic.pal.deep, pic.pal.mats.glass, 0.14),
  lamp: pic.pal.lamps ? pic.pal.lamp : null,
  frame,
  arch: true,
  depth: 0.3,
});

function cornice(f: Face, y: number, trim: Hex): void {
  f.s.pic.fill(f.rect(-0.1, y - 0.4, f.lu + 0.2, 0.4, 0.15), f.ink(trim));
  const sh = f.eaveShade(0, y - 0.4, f.lu, 0.35);
  if (sh) f.s.pic.shade(sh, f.s.pic.pal.shade, 0.5);
}

/** Lombard band: a row of little hanging arches under the eaves. */
function friezeOfArches(f: Face, y: number, w: number, trim: Hex, wall: Hex): void {
  const pic = f.s.pic;
  pic.fill(f.rect(0, y - 0.35, w, 0.75, 0.1), f.ink(trim));
  let holes = '';
  const step = 0.58;
  for (let a = 0.12; a + step < w; a += step) holes += f.arch(a, y - 0.4, step * 0.66, 0.55, 0.1);
  pic.fill(holes, overprint(f.ink(wall), pic.pal.shade, 0.4));
}

/** Round portal stepping back in three orders, the door at the back. */
function portal(f: Face, a: number, w: number, h: number, trim: Hex, wall: Hex): void {
  const pic = f.s.pic;
  const p = pic.pal;
  for (let i = 0; i < 4; i++) {
    const ww = w + (3 - i) * 0.5;
    const ink = i % 2 ? overprint(f.ink(wall), p.shade, 0.45) : f.ink(trim);
    pic.fill(f.arch(a - ww / 2, 0.6, ww, h - 0.6 + (3 - i) * 0.25), ink);
  }
  pic.fill(
    f.arch(a - w * 0.42, 0.6, w * 0.84, h - 0.9),
    p.lamps ? mix(p.lamp, p.mats.wood, 0.3) : overprint(p.mats.wood, p.shade, 0.6),
  );
  pic.fill(f.rect(a - 0.03, 0.6, 0.06, h - 1), p.deep);
}

/** Bell tower in four stages with a pyramid of tiles and a cross. */
function tower(s: Space, x: number, z: number, wall: Hex, trim: Hex): void {
  const pic = s.pic;
  const p = pic.pal;
  const m = p.mats;
  const w = 4.3;
  const h = 19.5;
  const t = s.block(x, 0, z, w, h, w);
  t.cast();
  t.paint(wall);
  for (const i of [0, 1, 3]) {
    if (!t.visible(i)) continue;
    const f = t.wall(i);
    for (const y of [7, 12, 18.9]) {
      pic.fill(f.rect(-0.15, y, w + 0.3, 0.5, 0.15), f.ink(trim));
      const sh = f.eaveShade(0, y, w, 0.3);
      if (sh) pic.shade(sh, p.shade, 0.5);
    }
    friezeOfArches(f, 18.3, w, trim, wall);
    for (const a of [0, w - 0.5]) pic.fill(f.rect(a, 0, 0.5, 18, 0.1), f.ink(trim));
    f.opening(w / 2 - 0.35, 3, 0.7, 2.4, windowOf(pic, trim));
    f.opening(w / 2 - 0.42, 8.4, 0.84, 2.5, windowOf(pic, trim));
    for (const a of [0.95, 2.35]) f.opening(a, 13.2, 1, 3.8, windowOf(pic, trim));
  }
  const top: [number, number, number] = [x, h + 4.4, z];
  const c = [0, 1, 2, 3].map((i) => t.up(i));
  const over = (i: number): [number, number, number] => [x + (c[i]![0] - x) * 1.12, h, z + (c[i]![2] - z) * 1.12];
  for (const [i, n] of [
    [1, [1, 0.5, 0]],
    [3, [-1, 0.5, 0]],
    [0, [0, 0.5, -1]],
  ] as const)
    if (t.visible(i)) s.quad([over(i), over((i + 1) % 4), top], s.ink(m.roof, n as [number, number, number]));
  const [cx, cy] = s.P(top);
  const sc = s.scale(z);
  pic.fill(
    rect(cx - sc * 0.06, cy - sc * 1.3, sc * 0.12, sc * 1.35) +
      rect(cx - sc * 0.38, cy - sc * 0.95, sc * 0.76, sc * 0.12),
    // a dark cross would be lost in the dark edge of the sky
    pic.hasGradedSky ? trim : far(p, p.deep, 0.1),
  );
}
