import { mix, overprint } from '../../core/color.ts';
import { ellipse, poly } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import type { Picture } from '../../core/picture.ts';
import { Space, type V3 } from '../../core/space.ts';
import type { Cam } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { bronco } from '../../props/animals/bronco.ts';
import { range } from '../../props/land/land.ts';
import { figure, groundShadow, horse } from '../../props/people/figures.ts';
import { argentineBands, crowd, flag } from '../../props/people/people.ts';
import { lightSide } from '../../props/plants/plants.ts';
import { bunting } from '../../props/town/festivities.ts';
import { plain, windbreak } from '../../props/vineyard/rows.ts';

/** The horse festival: a rider on a bucking horse in a sandy ring, the crowd behind the rails. */
export function rodeo(pic: Picture, o: { focal?: number; horizon?: number } = {}): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    focal = o.focal ?? 0.58,
    hz = H * (o.horizon ?? 0.52),
    k = focal > 0.5 ? 1 : -1,
    side = lightSide(p);
  sky(pic, { horizon: hz, clouds: 'cumulus', cloudAmount: 0.9 });
  range(pic, {
    horizon: hz,
    height: hz * 0.36,
    lead: 0.5 - 0.3 * k,
    snow: 0.5,
    air: 0.44,
    seed: 'andes',
    peaks: 10,
    mist: 1,
  });
  const cam: Cam = { x: 0, y: 2.0, z: 0, f: 1050, cx: W * focal, horizon: hz };
  const s = new Space(pic, cam, { az: side > 0 ? -40 : 220, el: Math.max(30, p.el) });
  const earth = mix(m.sand, m.soil, 0.35);
  plain(pic, s, earth, { bands: 3 });
  windbreak(pic, s, { z: 60, x0: -60, x1: 60, h: 13, air: 0.22, gap: 2.6 });
  stands(pic, s);
  rails(pic, s);
  // hoof marks scuff the ring
  const rng = pic.rng.fork('scuff');
  let scuff = '';
  for (let i = 0; i < 90; i++) {
    const z = 5 + 9 * rng(),
      [a, b] = s.P([(rng() - 0.5) * 14, 0, z]),
      q = s.scale(z) * rng.range(0.06, 0.22);
    scuff += ellipse(a, b, q, q * 0.16);
  }
  pic.shade(scuff, p.shade, 0.2);
  // a herdsman waits to pick the rider up
  const z1 = 13,
    [hx, hy] = s.P([-k * 5.6, 0, z1]),
    hh = s.scale(z1) * 1.5;
  pic.shade(ellipse(hx - side * hh * 0.5, hy, hh * 0.9, hh * 0.07), p.shade, 0.55);
  const seat = horse(pic, hx, hy, hh, overprint(m.stone, p.shade, 0.1), k);
  figure(pic, seat[0], seat[1], hh * 1.15, 'saddle', { top: m.foam, poncho: m.cloth, hat: 'gaucho' }, k);
  const z = 8,
    [x, y] = s.P([0.2, 0, z]),
    h = s.scale(z) * 1.55;
  const d = bronco(pic, x, y, h, mix(m.wood, m.rockD, 0.4), -k, m.accent);
  groundShadow(pic, s, d, y, z);
  dust(pic, x, y, h, k);
  onlookers(pic);
}

/** Hats and shoulders at the near rail: the viewer stands among them. */
function onlookers(pic: Picture): void {
  const { H, pal: p } = pic,
    m = p.mats;
  crowd(pic, pic.rng.fork('near'), {
    y0: H * 0.965,
    y1: H * 1.03,
    rows: 2,
    far: H * 0.075,
    near: H * 0.098,
    lightX: 0,
    tops: [m.cloth, m.wine, m.accent, m.foam, m.mustard].map((c) => overprint(c, p.shade, 0.55)),
    hair: [p.deep],
    hats: [p.deep, overprint(m.sand, p.shade, 0.45), overprint(m.wood, p.shade, 0.6)],
    arms: 0.12,
  });
}

/** Three tiers of people under pennants, flags at the back. */
function stands(pic: Picture, s: Space): void {
  const { W, H, pal: p } = pic,
    m = p.mats;
  const [, y0] = s.P([0, 3.1, 26]),
    [, y1] = s.P([0, 1.35, 21]);
  const at = (x: number): [number, number] => [s.P([x, 0, 27])[0], s.P([x, 0, 27])[1]];
  for (const [x, bands] of [
    [-13, argentineBands(pic)],
    [-7, [m.wine, m.wine]],
    [7, [m.mustard, m.accent]],
    [13, argentineBands(pic)],
  ] as const) {
    const [a, b] = at(x);
    flag(pic, a, b, H * 0.3, [...bands], { size: 0.3, sun: bands.length === 3 ? m.mustard : undefined });
  }
  const board: V3[] = [
    [-40, 0, 27],
    [40, 0, 27],
    [40, 2.6, 27],
    [-40, 2.6, 27],
  ];
  s.quad(board, overprint(mix(m.wood, m.stone, 0.4), p.shade, 0.5));
  crowd(pic, pic.rng.fork('stands'), {
    y0: y0 + H * 0.01,
    y1,
    rows: 4,
    far: H * 0.026,
    near: H * 0.036,
    lightX: W,
    tops: [m.accent, m.foam, m.cloth, m.mustard, m.leaf, m.adobe, m.wine, m.water].map((c) => mix(c, p.haze, 0.12)),
    hair: [p.deep, overprint(m.wood, p.shade, 0.5), mix(p.deep, m.wood, 0.4)].map((c) => mix(c, p.haze, 0.15)),
    hats: [m.sand, p.deep, m.foam],
    arms: 0.16,
    veil: { color: p.haze, k: 0.25 },
  });
  bunting(pic, [-10, y0 - H * 0.1], [W * 0.5, y0 - H * 0.1], {
    depth: H * 0.035,
    n: 22,
    size: H * 0.022,
    colors: [m.accent, m.foam, m.cloth, m.mustard],
  });
  bunting(pic, [W * 0.5, y0 - H * 0.1], [W + 10, y0 - H * 0.1], {
    depth: H * 0.035,
    n: 22,
    size: H * 0.022,
    colors: [m.accent, m.foam, m.cloth, m.mustard],
  });
}

/** The white rails of the ring and their shadow. */
function rails(pic: Picture, s: Space): void {
  const { pal: p } = pic,
    m = p.mats,
    z = 20;
  pic.fill(
    s.path([
      [-60, 0, z],
      [60, 0, z],
      [60, 0.55, z],
      [-60, 0.55, z],
    ]),
    overprint(mix(m.soil, m.stone, 0.3), p.shade, 0.55),
  );
  let wood = '',
    foot = '';
  for (const b of [0.62, 1.02, 1.42])
    wood += s.path([
      [-60, b, z],
      [60, b, z],
      [60, b + 0.16, z],
      [-60, b + 0.16, z],
    ]);
  for (let x = -22; x <= 22; x += 2.2) {
    wood += s.path([
      [x - 0.09, 0, z - 0.05],
      [x + 0.09, 0, z - 0.05],
      [x + 0.09, 1.72, z - 0.05],
      [x - 0.09, 1.72, z - 0.05],
    ]);
    foot += s.path([[x - 0.09, 0, z], [x + 0.09, 0, z], s.fall([x + 0.09, 1.7, z]), s.fall([x - 0.09, 1.7, z])]);
  }
  pic.shade(
    foot + s.path([s.fall([-60, 1.42, z]), s.fall([60, 1.42, z]), s.fall([60, 1.58, z]), s.fall([-60, 1.58, z])]),
    p.shade,
    0.5,
  );
  pic.fill(wood, lit(p, m.foam, 0.2));
}

/** Dust thrown up behind the hoofs: sprayed clouds, no outline. */
function dust(pic: Picture, x: number, y: number, h: number, k: number): void {
  const rng = pic.rng.fork('dust'),
    c = mix(pic.pal.mats.sand, pic.pal.paper, 0.4);
  for (let i = 0; i < 7; i++) {
    const cx = x + k * h * rng.range(-0.7, 1.7),
      r = h * rng.range(0.22, 0.5),
      cy = y - r * rng.range(0.1, 0.5);
    pic.add(
      'stipple',
      `<ellipse cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" rx="${(r * 1.6).toFixed(1)}" ry="${(r * 0.75).toFixed(1)}" fill="${pic.radial(
        cx,
        cy,
        r * 1.6,
        [
          { at: 0, color: c, alpha: 0.75 },
          { at: 0.6, color: c, alpha: 0.35 },
          { at: 1, color: c, alpha: 0 },
        ],
        0.47,
      )}"/>`,
      0.35,
    );
  }
  let clods = '';
  for (let i = 0; i < 26; i++) {
    const a = rng.range(-2.9, -0.25),
      q = h * rng.range(0.15, 0.75),
      r = h * rng.range(0.006, 0.02);
    clods += poly([
      [x + Math.cos(a) * q - r, y + Math.sin(a) * q * 0.5],
      [x + Math.cos(a) * q, y + Math.sin(a) * q * 0.5 - r],
      [x + Math.cos(a) * q + r, y + Math.sin(a) * q * 0.5 + r * 0.4],
    ]);
  }
  pic.fill(clods, overprint(pic.pal.mats.soil, pic.pal.shade, 0.4));
}
