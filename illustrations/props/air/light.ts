import type { Hex } from '../../core/color.ts';
import { ellipse, f1, type Pt } from '../../core/geom.ts';
import type { Picture } from '../../core/picture.ts';

/** a lamp's halo: sprayed light, added to what is below */
export function glow(pic: Picture, x: number, y: number, r: number, color: Hex = pic.pal.lamp, k = 0.6, sy = 1): void {
  pic.add(
    'stippleScreen',
    `<ellipse cx="${f1(x)}" cy="${f1(y)}" rx="${f1(r)}" ry="${f1(r * sy)}" fill="${pic.radial(
      x,
      y,
      r,
      [
        { at: 0, color, alpha: k },
        { at: 0.3, color, alpha: k * 0.45 },
        { at: 1, color, alpha: 0 },
      ],
      sy,
    )}"/>`,
    0.35,
  );
}
/** many small halos in one pass */
export function glows(pic: Picture, pts: readonly Pt[], r: number, color: Hex = pic.pal.lamp, k = 0.6): void {
  const id = pic.radial(0, 0, 1, [
    { at: 0, color, alpha: k },
    { at: 0.35, color, alpha: k * 0.4 },
    { at: 1, color, alpha: 0 },
  ]);
  pic.add(
    'stippleScreen',
    pts
      .map(([x, y]) => `<g transform="translate(${f1(x)} ${f1(y)}) scale(${f1(r)})"><circle r="1" fill="${id}"/></g>`)
      .join(''),
    0.3,
  );
}
/** bulbs on a sagging cable between two points; returns bulb centres */
export function garland(
  pic: Picture,
  a: Pt,
  b: Pt,
  o: { sag: number; n: number; r: number; cable?: Hex; color?: Hex },
): Pt[] {
  const mx = (a[0] + b[0]) / 2,
    my = (a[1] + b[1]) / 2 + o.sag,
    pts: Pt[] = [];
  pic.line(
    `M${f1(a[0])} ${f1(a[1])}Q${f1(mx)} ${f1(my + o.sag)} ${f1(b[0])} ${f1(b[1])}`,
    o.cable ?? pic.pal.deep,
    Math.max(0.8, o.r * 0.28),
  );
  for (let i = 1; i < o.n; i++) {
    const t = i / o.n,
      u = 1 - t;
    pts.push([
      u * u * a[0] + 2 * u * t * mx + t * t * b[0],
      u * u * a[1] + 2 * u * t * (my + o.sag) + t * t * b[1] + o.r * 1.4,
    ]);
  }
  pic.fill(pts.map(([x, y]) => ellipse(x, y, o.r * 0.9, o.r * 1.15)).join(''), o.color ?? pic.pal.lamp);
  return pts;
}
