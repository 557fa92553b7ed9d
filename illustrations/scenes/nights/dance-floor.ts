import { adjust, type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, lerp, type Pt, poly, rect } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape, stroke } from '../../core/picture.ts';
import { glow } from '../../props/air/light.ts';
import { crowd, person } from '../../props/people/people.ts';
import { spotlights, truss } from '../../props/town/festivities.ts';

export interface DanceFloorOptions {
  focal?: number;
  lighting?: 'violet' | 'neon';
}

/** A dance floor late at night: the booth and its beams, or a tunnel of neon and lasers. */
export function danceFloor(pic: Picture, o: DanceFloorOptions = {}): void {
  const { W, H, pal: p } = pic;
  const fx = W * (o.focal ?? 0.56);
  const floor = H * 0.6;
  const kind = o.lighting ?? 'violet';
  const m = p.own;
  const violet = violetOf(pic);
  if (kind === 'neon') neonTunnel(pic, fx, floor);
  else hall(pic, floor, mix(violet, p.deep, 0.55));
  if (kind === 'violet') {
    discs(pic, fx, floor);
    const mouths = truss(pic, -20, W + 20, H * 0.05, H * 0.035, { lamps: 8 });
    spotlights(pic, mouths, floor + H * 0.2, fx, {
      colors: [mix(violet, m.foam, 0.35), m.mustard, m.accent],
      spread: W * 0.06,
      k: 0.7,
    });
    mirrorBall(pic, fx - W * 0.2, H * 0.22, H * 0.06);
  }
  booth(pic, fx, floor, kind === 'neon' ? mix(m.leaf, m.water, 0.5) : m.mustard);
  const rim = kind === 'neon' ? mix(m.accent, m.foam, 0.35) : mix(m.mustard, m.accent, 0.3);
  crowd(pic, pic.rng.fork('crowd'), {
    y0: floor + H * 0.1,
    y1: H * 1.02,
    rows: 6,
    far: H * 0.034,
    near: H * 0.105,
    lightX: fx,
    rim,
    tops: [mix(p.deep, violet, 0.4), mix(p.deep, m.wine, 0.3), mix(p.deep, m.cloth, 0.3)],
    hair: [mix(p.deep, violet, 0.12), p.deep],
    arms: 0.34,
    veil: { color: mix(violet, m.accent, 0.2), k: 0.4 },
    ground: p.deep,
  });
}

/** The violet of stage light: the shade ink of dusk, or wine on blue after dark. */
const violetOf = (pic: Picture): Hex =>
  pic.pal.night ? adjust(mix(pic.pal.own.wine, pic.pal.sky[1], 0.45), 0.06, 1.5) : adjust(pic.pal.shade, 0.06, 1.25);

/** Back wall and ceiling in one dark ink, brighter low down. */
function hall(pic: Picture, floor: number, ink: Hex): void {
  const { W, H, pal: p } = pic;
  pic.fill(
    rect(-5, -5, W + 10, H + 10),
    pic.linear(0, 0, 0, floor, [
      { at: 0, color: mix(ink, p.deep, 0.7) },
      { at: 1, color: lit(p, ink, 0.1) },
    ]),
  );
  pic.fill(rect(-5, floor + H * 0.05, W + 10, H * 0.5), overprint(ink, p.shade, 0.8));
}

/** Rings of colour rising behind the booth. */
function discs(pic: Picture, fx: number, floor: number): void {
  const { H, pal: p } = pic;
  const m = p.own;
  const violet = violetOf(pic);
  const inks = [
    mix(violet, p.deep, 0.2),
    lit(p, violet, 0.12),
    mix(m.accent, m.wine, 0.45),
    mix(m.accent, m.mustard, 0.35),
    mix(m.mustard, p.lamp, 0.4),
  ];
  for (const [i, ink] of inks.entries()) pic.fill(ellipse(fx, floor - H * 0.05, H * (0.52 - i * 0.095)), ink);
  glow(pic, fx, floor - H * 0.05, H * 0.6, m.mustard, 0.3);
}

/** Facetted ball on its cord, throwing dots of light. */
function mirrorBall(pic: Picture, x: number, y: number, r: number): void {
  const p = pic.pal;
  const m = p.own;
  const rng = pic.rng.fork('ball');
  pic.line(`M${x.toFixed(1)} 0V${(y - r).toFixed(1)}`, p.deep, 3);
  let dots = '';
  for (let i = 0; i < 90; i++) {
    const a = rng() * Math.PI * 2;
    const d = rng.range(1.7, 9) * r;
    const q = rng.range(2, 6);
    dots += ellipse(x + Math.cos(a) * d * 1.3, y + Math.abs(Math.sin(a)) * d * 0.9 - r, q * 1.3, q);
  }
  pic.add('screen', shape(dots, mix(m.foam, m.accent, 0.25), 0.5));
  pic.fill(ellipse(x, y, r), mix(m.metal, p.shade, 0.3));
  const clip = pic.clip(ellipse(x, y, r));
  let facets = '';
  for (let i = -5; i <= 5; i++)
    for (let j = -5; j <= 5; j++) {
      const u = Math.sin((i / 5.6) * (Math.PI / 2));
      const v = Math.sin((j / 5.6) * (Math.PI / 2));
      const w = Math.cos((i / 5.6) * (Math.PI / 2)) * r * 0.24;
      const h = Math.cos((j / 5.6) * (Math.PI / 2)) * r * 0.24;
      facets += shape(
        rect(x + u * r * Math.sqrt(1 - v * v * 0.9) - w / 2, y + v * r - h / 2, w, h),
        rng.pick([m.foam, m.accent, m.glass, m.mustard, p.deep]),
        0.85,
      );
    }
  pic.raw(pic.clipped(clip, facets));
  pic.add('multiply', pic.clipped(clip, shape(ellipse(x + r * 0.5, y + r * 0.5, r), p.shade, 0.6)));
  glow(pic, x, y, r * 2.2, m.foam, 0.3);
}

/** The desk on its platform with decks, speakers and the DJ. */
function booth(pic: Picture, fx: number, floor: number, light: Hex): void {
  const { H, pal: p } = pic;
  const m = p.own;
  const u = H / 100;
  const black = mix(p.deep, p.shade, 0.15);
  person(pic, fx, floor + 1.5 * u, 19 * u, { top: m.foam, bottom: p.deep, arms: ['up', 'hold'] });
  for (const k of [-1, 1]) {
    const x = fx + k * 27 * u;
    pic.fill(rect(x - 6 * u, floor - 23 * u, 12 * u, 28 * u), black);
    for (const [dy, r] of [
      [-17, 3.2],
      [-6.5, 4.8],
    ] as const) {
      pic.fill(ellipse(x, floor + dy * u, r * u), mix(black, m.metal, 0.35));
      pic.fill(ellipse(x, floor + dy * u, r * 0.72 * u), black);
      pic.fill(ellipse(x, floor + dy * u, r * 0.25 * u), mix(black, m.metal, 0.5));
    }
  }
  const desk: Pt[] = [
    [fx - 18 * u, floor - 6 * u],
    [fx + 18 * u, floor - 6 * u],
    [fx + 15.5 * u, floor + 6 * u],
    [fx - 15.5 * u, floor + 6 * u],
  ];
  pic.fill(poly(desk), black);
  let bars = '';
  for (let i = -6; i <= 6; i++) {
    const h = (3 + 4.5 * Math.abs(Math.sin(i * 1.7))) * u;
    bars += rect(fx + i * 2.3 * u - 0.8 * u, floor + 4.5 * u - h, 1.6 * u, h);
  }
  pic.fill(bars, light);
  pic.fill(rect(fx - 18.6 * u, floor - 7 * u, 37.2 * u, 1.5 * u), lit(p, light, 0.3));
  for (const k of [-1, 1])
    pic.fill(ellipse(fx + k * 10 * u, floor - 7.4 * u, 5 * u, 1.1 * u), mix(black, m.metal, 0.4));
  pic.fill(rect(fx - 44 * u, floor + 5.5 * u, 88 * u, 7 * u), overprint(black, p.deep, 0.3));
  pic.fill(rect(fx - 44 * u, floor + 5.5 * u, 88 * u, 0.8 * u), light);
  glow(pic, fx, floor, 26 * u, light, 0.35);
}

/** Frames of neon one inside the other, and lasers fanning out of the far end. */
function neonTunnel(pic: Picture, fx: number, floor: number): void {
  const { W, H, pal: p } = pic;
  const m = p.own;
  const night = mix(p.deep, m.cloth, 0.22);
  pic.fill(rect(-5, -5, W + 10, H + 10), night);
  const green = adjust(mix(m.leaf, m.water, 0.35), 0.2, 1.7);
  const pink = adjust(mix(m.wine, m.foam, 0.3), 0.14, 2);
  const vy = floor - H * 0.14;
  const frames = 8;
  for (let i = 0; i < frames; i++) {
    const t = (i / (frames - 1)) ** 1.9;
    const hw = lerp(W * 0.07, W * 0.74, t);
    const up = lerp(H * 0.1, H * 0.72, t);
    const down = lerp(H * 0.1, H * 0.6, t);
    const ink = i % 2 ? pink : green;
    const d = poly(
      [
        [fx - hw, vy + down],
        [fx - hw, vy - up * 0.62],
        [fx - hw * 0.72, vy - up],
        [fx + hw * 0.72, vy - up],
        [fx + hw, vy - up * 0.62],
        [fx + hw, vy + down],
      ],
      false,
    );
    const w = lerp(2, 13, t);
    pic.add('stippleScreen', stroke(d, ink, w * 7, 0.24), 0.3);
    pic.add('flat', stroke(d, ink, w));
    pic.add('flat', stroke(d, mix(ink, p.paper, 0.7), w * 0.36));
  }
  glow(pic, fx, vy, H * 0.34, pink, 0.5);
  for (let i = 0; i < 13; i++) {
    const a = Math.PI * (0.06 + (0.88 * i) / 12);
    const [ex, ey] = [fx - Math.cos(a) * W, vy - Math.sin(a) * W];
    const ink = i % 3 === 1 ? pink : green;
    pic.add(
      'screen',
      stroke(
        poly(
          [
            [fx, vy - H * 0.05],
            [ex, ey],
          ],
          false,
        ),
        ink,
        2.2,
        0.75,
      ),
    );
  }
}
