import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, poly, rect } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import type { Picture } from '../../core/picture.ts';
import { glow } from '../../props/air/light.ts';
import { crowd, folk, handkerchief, person } from '../../props/people/people.ts';
import { spotlights, truss, vineSwag } from '../../props/town/festivities.ts';

/** The stage of the harvest festival seen from the front rows: the queen on her steps, dancers on both sides. */
export function festivalStage(pic: Picture, o: { focal?: number } = {}): void {
  const { W, H, pal: p } = pic,
    m = p.own,
    fx = W * (o.focal ?? 0.56),
    // a phone shows the middle two thirds of the height: the feet and the first heads stand in them
    floor = H * 0.67;
  backdrop(pic, fx, floor);
  const mouths = truss(pic, -20, W + 20, H * 0.045, H * 0.035, { lamps: 9 });
  spotlights(pic, mouths, floor, fx, { colors: [p.lamp, m.accent, p.lamp, m.water], spread: W * 0.05 });
  for (let i = 0; i < 3; i++)
    vineSwag(pic, [(W * i) / 3 - 6, H * 0.1], [(W * (i + 1)) / 3 + 6, H * 0.1], pic.rng.fork(`swag${i}`), {
      depth: H * 0.055,
      leaf: H * 0.026,
      bunches: 4,
    });
  boards(pic, fx, floor);
  dancers(pic, fx, floor);
  queen(pic, fx, floor);
  crowd(pic, pic.rng.fork('crowd'), {
    y0: H * 0.875,
    y1: H * 1.03,
    rows: 3,
    far: H * 0.042,
    near: H * 0.085,
    lightX: fx,
    rim: mix(p.lamp, m.accent, 0.2),
    tops: [mix(p.deep, m.wine, 0.35), mix(p.deep, m.wine, 0.25), mix(p.deep, p.shade, 0.4)],
    hair: [mix(p.deep, m.wine, 0.12)],
    arms: 0.2,
    ground: p.deep,
  });
}

/** The painted cloth: a sun of flat rings rising behind the stage, cut by the frame. */
function backdrop(pic: Picture, fx: number, floor: number): void {
  const { W, H, pal: p } = pic,
    m = p.own;
  pic.fill(rect(0, 0, W, H), mix(p.deep, p.sky[1], 0.25));
  const rings: [number, Hex][] = [
    [1.0, mix(p.deep, m.wine, 0.45)],
    [0.82, mix(m.wine, p.deep, 0.2)],
    [0.65, mix(m.accent, m.wine, 0.55)],
    [0.49, mix(m.accent, m.mustard, 0.25)],
    [0.34, mix(m.mustard, p.lamp, 0.35)],
    [0.2, lit(p, p.lamp, 0.5)],
  ];
  for (const [k, c] of rings) pic.fill(ellipse(fx, floor, H * 0.9 * k), c);
  glow(pic, fx, floor - H * 0.1, H * 0.62, p.lamp, 0.28);
}

/** Stage floor, its front, and the three steps of the queen. */
function boards(pic: Picture, fx: number, floor: number): void {
  const { W, H, pal: p } = pic,
    m = p.own,
    front = H * 0.835;
  pic.fill(rect(-2, floor, W + 4, H - floor), mix(mix(p.lamp, m.wood, 0.55), p.shade, 0.12));
  let joints = '';
  for (let i = -14; i <= 14; i++)
    joints += poly([
      [fx + i * W * 0.05, floor],
      [fx + i * W * 0.05 + 1.5, floor],
      [fx + i * W * 0.085 + 3, front],
      [fx + i * W * 0.085, front],
    ]);
  pic.shade(joints, p.shade, 0.4);
  pic.fill(rect(-2, front, W + 4, H - front), mix(p.deep, m.wine, 0.4));
  pic.fill(rect(-2, front, W + 4, H * 0.012), mix(m.mustard, m.wood, 0.3));
  for (let i = 0; i < 3; i++) {
    const w = W * (0.15 - i * 0.03),
      y = floor + H * 0.05 - i * H * 0.028;
    pic.fill(
      ellipse(fx, y, w, w * 0.16) + rect(fx - w, y, w * 2, H * 0.026) + ellipse(fx, y + H * 0.026, w, w * 0.16),
      overprint(m.wine, p.shade, 0.25),
    );
    pic.fill(ellipse(fx, y, w, w * 0.16), mix(m.accent, m.wine, 0.5));
  }
}

/** Dancers in an arc on both sides of the queen, skirts flying, handkerchiefs up. */
function dancers(pic: Picture, fx: number, floor: number): void {
  const { W, H, pal: p } = pic,
    m = p.own,
    rng = pic.rng.fork('dancers'),
    skirts = [m.water, m.accent, m.mustard, m.leaf, m.wine];
  // the queen stands to the right of the middle, so fewer have room on that side
  const spots = [-0.52, -0.43, -0.335, -0.235, 0.215, 0.29, 0.362];
  spots.sort((a, b) => Math.abs(a) - Math.abs(b));
  spots.forEach((d, i) => {
    const t = Math.abs(d) / 0.52,
      x = fx + d * W * 0.98,
      y = floor + H * (0.025 + 0.1 * t),
      h = H * (0.2 + 0.05 * t),
      side = d > 0 ? 1 : -1,
      { her, him } = folk(pic, skirts[i % skirts.length] as Hex);
    pic.shade(ellipse(x, y, h * 0.24, h * 0.03), p.shade, 0.6);
    if ((i + (d > 0 ? 1 : 0)) % 4 < 2) {
      const q = person(pic, x, y, h, {
        ...her,
        arms: side > 0 ? ['up', 'out'] : ['out', 'up'],
        skirt: {
          color: her.skirt?.color ?? m.accent,
          trim: m.foam,
          spread: 0.3,
          hem: 0.08,
          swing: side * rng.range(0.03, 0.09),
        },
      });
      handkerchief(pic, side > 0 ? q.hands[0] : q.hands[1], h * 0.22, -side, m.foam);
    } else {
      const q = person(pic, x, y, h, { ...him, arms: side > 0 ? ['raise', 'hip'] : ['hip', 'raise'], stride: 0.05 });
      handkerchief(pic, side > 0 ? q.hands[0] : q.hands[1], h * 0.2, -side, m.foam);
    }
  });
}

/** The queen of the harvest: crown, sash, long cape, a hand in the air. */
function queen(pic: Picture, fx: number, floor: number): void {
  const { H, pal: p } = pic,
    m = p.own,
    h = H * 0.31;
  pic.shade(ellipse(fx, floor - H * 0.002, h * 0.3, h * 0.03), p.shade, 0.55);
  person(pic, fx, floor, h, {
    top: m.foam,
    skirt: { color: m.foam, trim: m.mustard, spread: 0.21, hem: 0.015 },
    cape: mix(m.wine, m.accent, 0.25),
    sash: m.water,
    crown: m.mustard,
    skin: m.skin,
    hair: p.deep,
    longHair: true,
    arms: ['wave', 'down'],
  });
  glow(pic, fx, floor - h * 0.6, h * 0.8, p.lamp, 0.22);
}
