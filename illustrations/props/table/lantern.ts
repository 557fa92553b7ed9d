import { mix } from '../../core/color.ts';
import { ellipse, f1, rect } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { glow } from '../air/light.ts';
import { type Stage, turned } from './table.ts';

/** A lit oil lantern of tin and glass, `h` tall without its handle, standing at (x, y). */
export function lantern(pic: Picture, st: Stage, x: number, y: number, h: number): void {
  const { pal: p } = pic;
  const m = p.own;
  const r = h * 0.27;
  const tin = mix(m.metal, p.deep, 0.62);
  // The ground catches the light before the lantern stands on it.
  glow(pic, x, y, r * 5.2, p.lamp, 0.5, 0.3);
  const handle = `M${f1(x - r * 0.78)} ${f1(y - h * 0.84)}C${f1(x - r * 1.1)} ${f1(y - h * 1.36)} ${f1(x + r * 1.1)} ${f1(y - h * 1.36)} ${f1(x + r * 0.78)} ${f1(y - h * 0.84)}`;
  pic.line(handle, tin, r * 0.09);
  const glass = turned(
    pic,
    st,
    x,
    y - h * 0.17,
    [
      [r * 0.62, 0],
      [r * 0.86, h * 0.2],
      [r * 0.84, h * 0.36],
      [r * 0.56, h * 0.54],
    ],
    mix(p.lamp, m.mustard, 0.4),
    { shadow: false, tilt: 0.2 },
  );
  const within = pic.clip(glass.outline);
  pic.raw(pic.clipped(within, shape(ellipse(x, y - h * 0.4, r * 0.62, h * 0.22), lit(p, p.lamp, 0.3))));
  const foot = y - h * 0.28;
  pic.fill(
    `M${f1(x)} ${f1(foot - h * 0.27)}C${f1(x + r * 0.16)} ${f1(foot - h * 0.14)} ${f1(x + r * 0.3)} ${f1(foot - h * 0.07)} ${f1(x)} ${f1(foot)}C${f1(x - r * 0.3)} ${f1(foot - h * 0.07)} ${f1(x - r * 0.16)} ${f1(foot - h * 0.14)} ${f1(x)} ${f1(foot - h * 0.27)}Z`,
    mix(p.lamp, m.foam, 0.85),
  );
  // The wires that guard the glass.
  for (const side of [-1, 1])
    pic.line(
      `M${f1(x + side * r * 0.8)} ${f1(y - h * 0.14)}Q${f1(x + side * r * 1.16)} ${f1(y - h * 0.44)} ${f1(x + side * r * 0.6)} ${f1(y - h * 0.74)}`,
      tin,
      r * 0.08,
    );
  pic.line(
    `M${f1(x - r * 0.84)} ${f1(y - h * 0.4)}Q${f1(x)} ${f1(y - h * 0.35)} ${f1(x + r * 0.84)} ${f1(y - h * 0.4)}`,
    tin,
    r * 0.06,
  );
  turned(
    pic,
    st,
    x,
    y,
    [
      [r * 0.98, 0],
      [r, h * 0.11],
      [r * 0.72, h * 0.17],
    ],
    tin,
    { spec: 0.5, tilt: 0.2 },
  );
  turned(
    pic,
    st,
    x,
    y - h * 0.7,
    [
      [r * 0.66, 0],
      [r * 0.86, h * 0.05],
      [r * 0.4, h * 0.18],
      [r * 0.46, h * 0.24],
      [r * 0.2, h * 0.3],
    ],
    tin,
    { spec: 0.5, tilt: 0.2, shadow: false },
  );
  pic.fill(rect(x - r * 0.12, y - h * 1.03, r * 0.24, h * 0.05), tin);
  glow(pic, x, y - h * 0.42, r * 4.6, p.lamp, 0.62);
}
