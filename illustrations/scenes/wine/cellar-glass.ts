import { mix, overprint } from '../../core/color.ts';
import { ellipse, poly, rect } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { glow } from '../../props/air/light.ts';
import { type Stage, wineGlass } from '../../props/table/table.ts';
import { wineCellar } from './wine-cellar.ts';

/** A glass of red on the head of an upturned cask, the vaulted cellar going off behind it. */
export function cellarGlass(pic: Picture, o: { focal?: number } = {}): void {
  const { W, H, pal: p } = pic,
    m = p.own,
    focal = o.focal ?? 0.62,
    side = focal > 0.5 ? -1 : 1,
    x = W * focal,
    y = H * 0.79,
    r = Math.min(W * 0.3, H * 0.42),
    tilt = 0.2;
  wineCellar(pic, { focal: focal > 0.5 ? 0.36 : 0.64, horizon: 0.44 });
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
    n = 19;
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
      overprint(
        mix(wood, m.sand, 0.14 * ((i * 7) % 3)),
        p.shade,
        0.08 + 0.8 * Math.max(0, (away + 0.75) / 1.75) ** 1.15,
      ),
    );
    // the joint, and the figure of the oak along the stave
    pic.shade(
      poly([
        [x + b * r - 1.6, y + sag(b)],
        [x + b * r + 1.6, y + sag(b)],
        [x + b * r * 1.06 + 1.8, H + 9],
        [x + b * r * 1.06 - 1.8, H + 9],
      ]),
      p.shade,
      0.55,
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
  // the hoop turns from the light like the staves: three inks, a worn upper edge
  pic.fill(hoop(r * 0.1, r * 0.1), overprint(m.metal, p.shade, 0.75));
  pic.fill(hoop(r * 0.1, r * 0.014), lit(p, m.metal, 0.2), 0.8);
  const band = pic.clip(hoop(r * 0.1, r * 0.1)),
    litEnd = x + side * r * 1.1,
    darkEnd = x - side * r * 1.1;
  pic.raw(pic.clipped(band, shape(rect(Math.min(litEnd, x + side * r * 0.55), y - r, r * 0.55, r * 2), m.metal, 0.45)));
  pic.shade(hoop(r * 0.2, r * 0.03), p.shade, 0.5);
  pic.add(
    'stippleMultiply',
    pic.clipped(band, shape(rect(Math.min(darkEnd, x - side * r * 0.2), y - r, r * 0.9, r * 2), p.deep, 0.4)),
    0.25,
  );
  pic.fill(ellipse(x, y, r * 1.02, r * 1.02 * tilt), overprint(wood, p.shade, 0.3));
  const head = ellipse(x, y, r * 0.95, r * 0.95 * tilt),
    clip = pic.clip(head);
  pic.fill(head, lit(p, mix(wood, p.lamp, 0.2), 0.15));
  // head boards of unequal width and colour, with their grain, and the chime's shade round them
  const rng = pic.rng.fork('head');
  let joints = '',
    grain = '';
  for (let a = -r; a < r; ) {
    const w = r * rng.range(0.17, 0.29);
    if (rng.chance(0.5)) pic.raw(pic.clipped(clip, shape(rect(x + a, y - r * 0.3, w, r * 0.6), wood, 0.3)));
    for (let j = 0; j < 5; j++)
      grain += rect(x + a + w * rng(), y + r * rng.range(-0.2, 0.08), 1.3, r * rng.range(0.04, 0.14));
    a += w;
    joints += rect(x + a, y - r * 0.3, 2, r * 0.6);
  }
  pic.add('multiply', pic.clipped(clip, shape(joints, p.shade, 0.6) + shape(grain, p.shade, 0.3)));
  pic.add(
    'multiply',
    pic.clipped(
      clip,
      `<path d="${head}${ellipse(x, y + r * 0.03, r * 0.93, r * 0.93 * tilt)}" fill="${p.shade}" fill-opacity="0.55" fill-rule="evenodd"/>`,
    ),
  );
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
  wineGlass(pic, stage, x - r * 0.08 * side, y + r * 0.02, h);
}
