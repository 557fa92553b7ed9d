import { mix } from '../../core/color.ts';
import { ellipse, f1, lerp, type Pt, poly, smooth } from '../../core/geom.ts';
import type { Picture } from '../../core/picture.ts';
import { figure, type Pose } from '../people/figures.ts';

/** Flying face down, arms spread like wings. */
const FLYING: Pose = {
  hip: [-0.02, 0.5],
  neck: [0.3, 0.53],
  head: [0.4, 0.57],
  kneeA: [-0.25, 0.47],
  footA: [-0.48, 0.5],
  kneeB: [-0.25, 0.52],
  footB: [-0.47, 0.56],
  elbA: [0.3, 0.36],
  handA: [0.38, 0.2],
  elbB: [0.26, 0.7],
  handB: [0.34, 0.86],
};

/** A cable from shore to shore across the sheet and someone hung from it like a bird; `flip` is the subject's side. */
export function tirobangi(pic: Picture, flip: 1 | -1): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    from: Pt = [flip > 0 ? -20 : W + 20, H * 0.06],
    to: Pt = [flip > 0 ? W + 20 : -20, H * 0.22],
    sag = H * 0.07,
    cable = (t: number): Pt => [lerp(from[0], to[0], t), lerp(from[1], to[1], t) + Math.sin(Math.PI * t) * sag];
  const path = smooth(
    Array.from({ length: 24 }, (_, i) => cable(i / 23)),
    false,
  );
  pic.line(path, p.deep, 3);
  const [x, y] = cable(0.56),
    h = H * 0.3,
    feet = y + h * 0.92,
    at = (a: number, b: number): Pt => [x + flip * a * h, feet - b * h];
  const hooks = [at(0.22, 0.58), at(-0.1, 0.54), at(-0.42, 0.53)];
  pic.line(hooks.map(([a, b]) => `M${f1(x)} ${f1(y + 8)}L${f1(a)} ${f1(b)}`).join(''), p.deep, 2.4);
  pic.fill(ellipse(x - 11, y + 1, 7) + ellipse(x + 11, y + 1, 7), p.deep);
  pic.fill(
    poly([
      [x - 18, y + 3],
      [x + 18, y + 3],
      [x + 4, y + 14],
      [x - 4, y + 14],
    ]),
    m.metal,
  );
  figure(
    pic,
    x,
    feet,
    h,
    FLYING,
    { top: m.accent, bottom: mix(p.deep, m.cloth, 0.35), hat: 'helmet', hatColor: m.mustard },
    flip,
  );
}
