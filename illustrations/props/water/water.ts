import { type Hex, mix, overprint } from '../../core/color.ts';
import { f1, lerp, type Pt, smooth } from '../../core/geom.ts';
import { makeNoise } from '../../core/noise.ts';
import { type Picture, shape } from '../../core/picture.ts';
import type { View } from '../../core/terrain.ts';

export interface LakeOptions {
  /** ground height by world position (union of everything that can be mirrored) */
  at: (x: number, z: number) => number;
  /** ground that bounds the water, if it differs from `at` */
  bed?: (x: number, z: number) => number;
  /** light by world position, -1..1; shadowed ground is below about 0.2 */
  light?: (x: number, z: number) => number;
  top: Hex; // colour far away
  bottom: Hex; // colour at the viewer's feet
  mirror?: Hex; // ink of mirrored land
  reach?: number; // how far mirrored rays travel
  calm?: number; // 0 choppy .. 1 glass
  y0: number;
  y1: number; // screen span of the water for the gradient
}

/** Prints still water where the ground lies below 0: body colour, torn reflections of the land. Returns its clip id. */
export function lake(pic: Picture, V: View, o: LakeOptions): string {
  const bed = o.bed ?? o.at;
  const { cam, gw, gh, q } = V,
    p = pic.pal,
    N = makeNoise(`ripple${pic.seed}`);
  const calm = o.calm ?? 0.6;
  const water = new Float32Array(gw * gh),
    refl = new Float32Array(gw * gh),
    dark = new Float32Array(gw * gh);
  for (let r = 0; r < gh; r++)
    for (let c = 0; c < gw; c++) {
      const m = r * gw + c;
      // where the eye meets the plane y = 0
      const sy = r * q;
      if (sy <= cam.horizon + 0.5) {
        water[m] = -1;
        continue;
      }
      const d = (cam.y * cam.f) / (sy - cam.horizon);
      const x = cam.x + ((c * q - cam.cx) / cam.f) * d,
        z = cam.z + d;
      if (V.hit[m] && Math.abs(V.wz[m]! - z) > d * 0.05 && bed(V.wx[m]!, V.wz[m]!) > 0.001) {
        water[m] = -1;
        continue;
      }
      const g = bed(x, z);
      water[m] = g > 0 ? -1 : 1;
      if (g > 0.3) continue;
      const ln = Math.log(d) * 16;
      const j = (1 - calm) * 0.55 * N(x * 0.35, ln * 2.3) + (1 - calm) * 0.4 * N(x * 0.09 + 40, ln * 0.9);
      const up = (cam.y / d) * (1 + j),
        sx = (c * q - cam.cx) / cam.f + j * 0.03;
      let px = x,
        pz = z,
        y = 0.02,
        hit = 0,
        li = 0;
      const reach = o.reach ?? 90;
      for (let t = 0.15, step = 0.15; t < reach; t += step) {
        step = 0.12 + t * 0.02;
        px = x + sx * t;
        pz = z + t;
        y = 0.02 + up * t;
        const h = o.at(px, pz);
        if (h > y) {
          hit = 1;
          li = o.light ? o.light(px, pz) : 1;
          break;
        }
      }
      refl[m] = hit;
      dark[m] = hit && li < 0.2 ? 1 : 0;
    }
  const wd = V.trace(water, 0, { minArea: 20, tol: 0.6, smooth: 1 });
  const clip = pic.clip(wd, 'evenodd');
  pic.fill(
    wd,
    pic.linear(0, o.y0, 0, o.y1, [
      { at: 0, color: o.top },
      { at: 1, color: o.bottom },
    ]),
  );
  const mir = o.mirror ?? overprint(o.bottom, p.shade, 0.6);
  const rp = V.trace(refl, 0.5, { smooth: 1, minArea: 24, tol: 0.5 }),
    dp = V.trace(dark, 0.5, { smooth: 1, minArea: 24, tol: 0.5 });
  pic.raw(pic.clipped(clip, shape(rp, mir, 0.72, ' fill-rule="evenodd"')));
  pic.add('multiply', pic.clipped(clip, shape(dp, mix(p.shade, '#ffffff', 0.45), 1, ' fill-rule="evenodd"')));
  return clip;
}

/** Lens-shaped glints scattered over a water box, closing up with distance. */
export function glints(
  pic: Picture,
  o: {
    x0: number;
    x1: number;
    y0: number;
    y1: number;
    n: number;
    color: Hex;
    clip?: string;
    size?: number;
    alpha?: number;
    seed?: string;
    focus?: number;
  },
): void {
  const rng = pic.rng.fork(`glint${o.seed ?? ''}`);
  let d = '';
  for (let i = 0; i < o.n; i++) {
    const t = rng() ** 0.8,
      y = lerp(o.y0, o.y1, t);
    const w = (4 + 60 * t) * rng.range(0.35, 1.25) * (o.size ?? 1),
      h = (0.5 + 2.6 * t) * (o.size ?? 1);
    const x = o.focus !== undefined ? o.focus + rng.gauss() * (o.x1 - o.x0) * (0.05 + 0.1 * t) : rng.range(o.x0, o.x1);
    d += `M${f1(x - w / 2)} ${f1(y)}Q${f1(x)} ${f1(y - h)} ${f1(x + w / 2)} ${f1(y)}Q${f1(x)} ${f1(y + h * 0.7)} ${f1(x - w / 2)} ${f1(y)}Z`;
  }
  const s = shape(d, o.color, o.alpha ?? 0.8);
  pic.raw(o.clip ? pic.clipped(o.clip, s) : s);
}

/** a boat's wake: two feathered lines opening behind it */
export function wake(x: number, y: number, len: number, dir: number, spread: number): string {
  const pts: Pt[] = [
    [x, y],
    [x - dir * len * 0.5, y - spread * 0.35],
    [x - dir * len, y - spread],
    [x - dir * len * 0.55, y - spread * 0.1],
    [x - dir * len * 0.9, y + spread * 1.1],
    [x - dir * len * 0.4, y + spread * 0.5],
  ];
  return smooth(pts, true, 0.6);
}
