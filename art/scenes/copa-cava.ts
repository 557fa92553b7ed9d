import { mix, overprint } from '#art/core/color.ts';
import { ellipse, poly, rect } from '#art/core/geom.ts';
import { lit } from '#art/core/palette.ts';
import { type Picture, shape } from '#art/core/picture.ts';
import { glow } from '#art/props/light.ts';
import { copa, type Stage } from '#art/props/mesa.ts';
import { cava } from './cava.ts';

/** A glass of red on the head of an upturned cask, the vaulted cellar going off behind it. */
export function copaCava(pic: Picture, o: { focal?: number } = {}): void {
  const { W, H, pal: p } = pic,
    m = p.own,
    focal = o.focal ?? 0.62,
    side = focal > 0.5 ? -1 : 1,
    x = W * focal,
    y = H * 0.79,
    r = Math.min(W * 0.3, H * 0.42),
    tilt = 0.2;
  cava(pic, { focal: focal > 0.5 ? 0.36 : 0.64, horizon: 0.44 });
  // the cellar steps back: the cask in front carries the light
  pic.add(
    'multiply',
    shape(
      rect(0, 0, W, H),
      pic.linear(0, H * 0.3, 0, H, [
        { at: 0, color: p.shade, alpha: 0 },
        { at: 1, color: p.shade, alpha: 0.5 },
      ]),
    ),
  );
  const wood = mix(m.wood, m.sand, 0.3),
    n = 13;
  for (let i = 0; i < n; i++) {
    const a = -1 + (2 * i) / n,
      b = -1 + (2 * (i + 1)) / n,
      sag = (t: number) => Math.sqrt(Math.max(0, 1 - t * t)) * r * tilt,
      away = side < 0 ? (a + b) / 2 : -(a + b) / 2;
    pic.fill(
      poly([
        [x + a * r, y + sag(a)],
        [x + b * r, y + sag(b)],
        [x + b * r * 1.06, H + 9],
        [x + a * r * 1.06, H + 9],
      ]),
      overprint(wood, p.shade, away < -0.35 ? 0.1 : away < 0.25 ? 0.35 : 0.7),
    );
  }
  const hoop = (d: number, h: number) => {
    let top = '',
      low = '';
    for (let i = 0; i <= 24; i++) {
      const t = -1 + i / 12,
        s = Math.sqrt(Math.max(0, 1 - t * t)) * r * tilt;
      top += `${i ? 'L' : 'M'}${(x + t * r * 1.02).toFixed(1)} ${(y + s + d).toFixed(1)}`;
      low = `L${(x + t * r * 1.03).toFixed(1)} ${(y + s + d + h).toFixed(1)}${low}`;
    }
    return `${top + low}Z`;
  };
  pic.fill(hoop(r * 0.1, r * 0.09), overprint(m.metal, p.shade, 0.7));
  pic.fill(ellipse(x, y, r * 1.02, r * 1.02 * tilt), overprint(wood, p.shade, 0.3));
  const head = ellipse(x, y, r * 0.95, r * 0.95 * tilt),
    clip = pic.clip(head);
  pic.fill(head, lit(p, mix(wood, p.lamp, 0.2), 0.15));
  let joints = '';
  for (let i = -4; i <= 4; i++) joints += rect(x + i * r * 0.21, y - r * 0.3, 2, r * 0.6);
  pic.add('multiply', pic.clipped(clip, shape(joints, p.shade, 0.5)));
  glow(pic, x + side * r * 0.3, y, r * 0.9, p.lamp, 0.3, 0.3);
  const h = H * 0.5;
  const stage: Stage = {
    u: H / 100,
    side,
    tableY: y,
    tilt,
    cx: x,
    // the shadow lies back along the cask's head, away from the lamp
    shadow: (d, y0, k = 0.6) =>
      pic.add(
        'multiply',
        pic.clipped(
          clip,
          `<g transform="matrix(1 0 ${(side * -0.55).toFixed(2)} 0.12 ${(side * 0.55 * y0).toFixed(1)} ${(y0 * 0.88).toFixed(1)})">${shape(d, p.shade, k)}</g>`,
        ),
      ),
  };
  copa(pic, stage, x - r * 0.08 * side, y + r * 0.02, h);
}
