import { mix } from '../../core/color.ts';
import { ellipse, f1 } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { vapour } from '../../props/air/steam.ts';
import { rail, stageOver } from '../../props/table/foreground.ts';
import { lantern } from '../../props/table/lantern.ts';
import { turned } from '../../props/table/table.ts';
import { valleGrande } from '../../scenes/water/valle-grande.ts';

/** A steaming mug on a wooden rail above a still lake, snow on the hills; by night beside a lantern. */
export function mug(pic: Picture, o: { focal?: number } = {}): void {
  const { H, pal: p } = pic;
  const m = p.own;
  const focal = o.focal ?? 0.64;
  valleGrande(pic, { focal: focal > 0.5 ? 0.36 : 0.64, red: true, sub: false, horizon: 0.34, snow: true });
  const st = stageOver(pic, focal, 0.78, 0.14);
  const { u, cx, side: k } = st;
  const y = rail(pic, H * 0.8, H * 0.055, k);
  const glaze = mix(m.accent, m.rockD, 0.12);
  const R = 11.5 * u;
  const tall = 25 * u;
  if (p.night) lantern(pic, st, cx + k * R * 3.1, y, tall * 1.02);
  // the handle first: the body hides where it is joined on
  const hx = cx - k * R * 0.95;
  const handle = `M${f1(hx)} ${f1(y - tall * 0.82)}q${f1(-k * R * 0.85)} ${f1(-tall * 0.04)} ${f1(-k * R * 0.85)} ${f1(tall * 0.32)}q0 ${f1(tall * 0.3)} ${f1(k * R * 0.85)} ${f1(tall * 0.34)}`;
  pic.raw(
    `<path d="${handle}" fill="none" stroke="${mix(glaze, p.deep, 0.3)}" stroke-width="${f1(R * 0.27)}" stroke-linecap="round"/>`,
  );
  pic.raw(
    `<path d="${handle}" transform="translate(${f1(k * R * 0.05)} ${f1(-R * 0.06)})" fill="none" stroke="${glaze}" stroke-width="${f1(R * 0.15)}" stroke-linecap="round"/>`,
  );
  const body = turned(
    pic,
    st,
    cx,
    y,
    [
      [R * 0.86, 0],
      [R * 0.98, tall * 0.05],
      [R, tall * 0.3],
      [R, tall * 0.9],
      [R * 1.03, tall],
    ],
    glaze,
    { spec: 0.55, tilt: 0.2 },
  );
  // a cream band with the ridge line of the guide
  const clip = pic.clip(body.outline);
  const bx = cx - R * 1.05;
  const by = y - tall * 0.42;
  let ridge = `M${f1(bx)} ${f1(by)}`;
  for (const [a, b] of [
    [0.16, -0.08],
    [0.3, -0.22],
    [0.4, -0.13],
    [0.54, -0.3],
    [0.7, -0.1],
    [0.82, -0.18],
    [1, -0.02],
  ] as const)
    ridge += `L${f1(bx + a * R * 2.1)} ${f1(by + b * tall + R * 0.16 * Math.sin(a * Math.PI))}`;
  ridge += `V${f1(by + tall * 0.1)}Q${f1(cx)} ${f1(by + tall * 0.1 + R * 0.3)} ${f1(bx)} ${f1(by + tall * 0.1)}Z`;
  pic.raw(pic.clipped(clip, shape(ridge, lit(p, m.foam, 0.1), 0.92)));
  pic.add(
    'multiply',
    pic.clipped(
      clip,
      shape(body.band(k < 0 ? 0.12 : -1.2, k < 0 ? 1.2 : -0.12, tall * 0.25, tall * 0.75), p.shade, 0.35),
    ),
  );
  pic.fill(ellipse(cx, y - tall, R * 1.03, R * 0.21), lit(p, glaze, 0.35));
  pic.fill(ellipse(cx, y - tall + 1, R * 0.93, R * 0.175), mix(glaze, p.deep, 0.4));
  pic.fill(ellipse(cx, y - tall + R * 0.05, R * 0.84, R * 0.13), mix(m.wood, p.deep, 0.35));
  vapour(pic, cx, y - tall * 1.02, R * 1.5, tall * 1.5, pic.rng.fork('vaho'), { drift: -k * 0.16, n: 15, alpha: 0.75 });
}
