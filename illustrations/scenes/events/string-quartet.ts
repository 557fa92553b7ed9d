import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, poly, rect, smooth } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import type { Picture } from '../../core/picture.ts';
import { Space } from '../../core/space.ts';
import { glow } from '../../props/air/light.ts';
import { figure } from '../../props/people/figures.ts';
import { GESTURES } from '../../props/people/gestures.ts';
import { cello, violin } from '../../props/people/people.ts';
import { wineCellar } from '../wine/wine-cellar.ts';

const HORIZON = 0.5;

/** A string quartet playing by candlelight in the aisle of a cellar, casks on both sides. */
export function stringQuartet(pic: Picture, o: { focal?: number } = {}): void {
  const { W, H, pal: p } = pic,
    focal = o.focal ?? 0.57;
  wineCellar(pic, { focal, horizon: HORIZON });
  // the same camera as in the cellar
  const s = new Space(pic, { x: 0, y: 1.75, z: 0, f: 900, cx: W * focal, horizon: H * HORIZON });
  const carpet = [
    [-1.6, 0.01, 5.3],
    [1.6, 0.01, 5.3],
    [1.6, 0.01, 8.6],
    [-1.6, 0.01, 8.6],
  ] as [number, number, number][];
  s.quad(carpet, overprint(mix(p.own.wine, p.own.accent, 0.3), p.shade, 0.35));
  const [gx, gy] = s.P([0, 0.9, 7]);
  glow(pic, gx, gy, H * 0.42, p.lamp, 0.3, 0.8);
  for (const [x, z] of [
    [-1.5, 8.4],
    [1.5, 8.4],
  ] as const)
    candelabrum(pic, s, x, z);
  const seats: { x: number; z: number; face: number; top: Hex; plays: 'violin' | 'cello'; dress?: Hex }[] = [
    { x: -0.55, z: 7.7, face: 1, top: p.deep, plays: 'violin' },
    { x: 0.55, z: 7.7, face: -1, top: p.own.wine, plays: 'violin', dress: p.own.wine },
    { x: -1.15, z: 6.5, face: 1, top: p.own.cloth, plays: 'violin', dress: p.own.cloth },
    { x: 1.15, z: 6.5, face: -1, top: p.deep, plays: 'cello' },
  ];
  for (const q of seats) musician(pic, s, q);
  for (const x of [-0.42, 0.42]) musicStand(pic, s, x, 6.1);
  for (const [x, z] of [
    [-1.5, 5.6],
    [1.5, 5.6],
  ] as const)
    candelabrum(pic, s, x, z);
}

/** Someone on a chair with an instrument. */
function musician(
  pic: Picture,
  s: Space,
  q: { x: number; z: number; face: number; top: Hex; plays: 'violin' | 'cello'; dress?: Hex },
): void {
  const { pal: p } = pic,
    m = p.own,
    [a, b] = s.P([q.x, 0, q.z]),
    h = s.scale(q.z) * 1.68,
    wood = overprint(m.wood, p.shade, 0.55);
  pic.shade(ellipse(a + q.face * h * 0.05, b, h * 0.24, h * 0.03), p.shade, 0.7);
  // chair: back, seat, legs
  pic.fill(
    rect(a - q.face * h * 0.13 - h * 0.012, b - h * 0.55, h * 0.024, h * 0.55) +
      rect(a - h * 0.13, b - h * 0.235, h * 0.26, h * 0.03) +
      rect(a + q.face * h * 0.11 - h * 0.01, b - h * 0.22, h * 0.02, h * 0.22),
    wood,
  );
  const look = {
    top: q.top,
    bottom: q.dress ? q.dress : mix(p.deep, m.cloth, 0.15),
    skin: m.skin,
    hair: q.dress ? overprint(m.wood, p.shade, 0.4) : p.deep,
    boots: p.deep,
  };
  figure(pic, a, b, h, q.plays === 'violin' ? GESTURES.violin : GESTURES.cello, look, q.face);
  if (q.dress)
    pic.fill(
      smooth(
        [
          [a - q.face * h * 0.07, b - h * 0.31],
          [a + q.face * h * 0.2, b - h * 0.33],
          [a + q.face * h * 0.27, b - h * 0.2],
          [a + q.face * h * 0.3, b - h * 0.03],
          [a + q.face * h * 0.12, b - h * 0.02],
          [a + q.face * h * 0.08, b - h * 0.21],
          [a - q.face * h * 0.06, b - h * 0.24],
        ],
        true,
        0.7,
      ),
      q.dress,
    );
  if (q.plays === 'violin') violin(pic, a, b, h, q.face);
  else cello(pic, a, b, h, q.face);
}

/** A folding stand with an open score. */
function musicStand(pic: Picture, s: Space, x: number, z: number): void {
  const { pal: p } = pic,
    [a, b] = s.P([x, 0, z]),
    u = s.scale(z);
  pic.line(
    `M${a} ${b - u * 0.75}V${b - u * 0.1}M${a} ${b - u * 0.14}L${a - u * 0.16} ${b}M${a} ${b - u * 0.14}L${a + u * 0.16} ${b}`,
    p.deep,
    u * 0.025,
  );
  pic.fill(
    poly([
      [a - u * 0.22, b - u * 0.72],
      [a + u * 0.22, b - u * 0.72],
      [a + u * 0.24, b - u * 1.0],
      [a - u * 0.24, b - u * 1.0],
    ]),
    p.deep,
  );
  pic.fill(
    rect(a - u * 0.2, b - u * 0.98, u * 0.19, u * 0.24) + rect(a + u * 0.01, b - u * 0.98, u * 0.19, u * 0.24),
    p.paper,
  );
}

/** Five candles on an iron foot. */
function candelabrum(pic: Picture, s: Space, x: number, z: number): void {
  const { pal: p } = pic,
    [a, b] = s.P([x, 0, z]),
    u = s.scale(z),
    iron = p.deep;
  pic.shade(ellipse(a, b, u * 0.26, u * 0.05), p.shade, 0.7);
  pic.line(
    `M${a} ${b}V${b - u * 1.25}M${a - u * 0.3} ${b - u * 1.16}Q${a} ${b - u * 0.8} ${a + u * 0.3} ${b - u * 1.16}M${a - u * 0.15} ${b - u * 1.2}Q${a} ${b - u * 1.0} ${a + u * 0.15} ${b - u * 1.2}`,
    iron,
    u * 0.03,
  );
  pic.fill(
    poly([
      [a - u * 0.2, b],
      [a + u * 0.2, b],
      [a, b - u * 0.12],
    ]),
    iron,
  );
  for (const d of [-0.3, -0.15, 0, 0.15, 0.3]) {
    const y = b - u * (1.16 + (0.3 - Math.abs(d)) * 0.3);
    pic.fill(rect(a + d * u - u * 0.022, y - u * 0.17, u * 0.044, u * 0.17), p.paper);
    pic.fill(
      smooth([
        [a + d * u, y - u * 0.3],
        [a + d * u + u * 0.026, y - u * 0.21],
        [a + d * u, y - u * 0.175],
        [a + d * u - u * 0.026, y - u * 0.21],
      ]),
      lit(p, p.lamp, 0.5),
    );
  }
  glow(pic, a, b - u * 1.45, u * 1.0, p.lamp, 0.6);
}
