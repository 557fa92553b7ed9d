import { mix, overprint } from '../../core/color.ts';
import { blob, ellipse, f1, type Pt, poly, smooth } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { leafy } from '../../props/plants/plants.ts';
import { steam } from '../../props/table/servings.ts';
import { pan, tableStage, turned, wineGlass } from '../../props/table/table.ts';

/** Carne a la masa: a clay dish under a golden crust, one wedge lifted, red wine and bread beside it. */
export function sealedDough(pic: Picture, o: { focal?: number } = {}): void {
  const st = tableStage(pic, { tableY: 0.6, focal: o.focal, back: 'vineyard', table: 'wood' }),
    { H, pal: p } = pic,
    m = p.own,
    u = st.u * 1.15,
    k = st.side,
    x = st.cx + k * 3 * u,
    y = H * 0.87,
    tilt = 0.34;
  wineGlass(pic, st, x - k * 33 * u, y - 10 * u, 33 * u);
  pan(pic, st, x + k * 36 * u, y - 7 * u, u * 0.8);
  // the clay dish, dark where the fire licked it
  const rim = 26 * u,
    high = 9 * u;
  turned(
    pic,
    st,
    x,
    y,
    [
      [17 * u, 0],
      [22 * u, 1.5 * u],
      [25.5 * u, 6 * u],
      [26 * u, high],
    ],
    mix(m.roof, m.wood, 0.25),
    { tilt },
  );
  const ry = rim * tilt,
    top = y - high;
  pic.fill(ellipse(x, top, rim * 1.02, ry * 1.02), lit(p, m.roof, 0.12));
  pic.fill(ellipse(x, top, rim * 0.95, ry * 0.95), overprint(m.roof, p.shade, 0.8));
  crust(pic, x, top, rim * 0.93, ry * 0.93, u, k);
  steam(pic, x - k * 8 * u, top - 9 * u, u, k);
}

/** The dome of dough: crimped edge, lit shoulder, a leaf of paste, the opened wedge with the meat showing. */
function crust(pic: Picture, x: number, y: number, rx: number, ry: number, u: number, k: number): void {
  const p = pic.pal,
    m = p.own,
    gold = mix(mix(m.mustard, m.adobe, 0.45), m.sand, 0.25),
    rise = 9 * u;
  // crimp: lobes of dough along the rim
  const crimp = pic.rng.fork('crimp');
  let lobes = '',
    pinches = '';
  for (let i = 0; i < 34; i++) {
    const a = (i / 34) * Math.PI * 2,
      cx = x + Math.cos(a) * rx * 0.96,
      cy = y + Math.sin(a) * ry * 0.96;
    // pinched by hand: no two folds alike, each leaning on the last
    const fat = 1 + 0.22 * Math.sin(i * 2.3) + 0.12 * Math.sin(i * 5.7);
    lobes += blob(cx, cy, rx * 0.088 * fat, ry * 0.14 * fat, crimp, 9, 0.16);
    pinches += blob(cx + k * rx * 0.03, cy + ry * 0.03, rx * 0.016, ry * 0.085 * fat, crimp, 7, 0.2);
  }
  pic.fill(lobes, overprint(gold, p.shade, 0.25));
  pic.fill(pinches, overprint(gold, p.shade, 0.6));
  const dome: Pt[] = [],
    light = pic.rng.fork('domeLight');
  for (let i = 0; i <= 24; i++) {
    const a = Math.PI + (Math.PI * i) / 24;
    dome.push([x + Math.cos(a) * rx * 0.9, y + Math.sin(a) * (ry * 0.55 + rise)]);
  }
  for (let i = 1; i < 24; i++) {
    const a = (Math.PI * i) / 24;
    dome.push([x + Math.cos(a) * rx * 0.9, y + Math.sin(a) * ry * 0.86]);
  }
  const d = smooth(dome),
    clip = pic.clip(d);
  pic.fill(d, gold);
  // light from the open side, shade on the other, brown where it rose nearest the fire
  pic.raw(
    pic.clipped(
      clip,
      shape(leafy(x + k * rx * 0.3, y - rise * 0.66, rx * 0.5, ry * 0.5, rx * 0.12, light, 0.5), lit(p, gold, 0.26)) +
        shape(leafy(x + k * rx * 0.4, y - rise * 0.86, rx * 0.26, ry * 0.2, rx * 0.09, light, 0.5), lit(p, gold, 0.5)),
    ),
  );
  pic.add(
    'multiply',
    pic.clipped(
      clip,
      shape(leafy(x - k * rx * 0.86, y + ry * 0.2, rx * 0.56, ry * 1.35, rx * 0.1, light, 0.6), p.shade, 0.32) +
        shape(leafy(x - k * rx * 1.02, y + ry * 0.3, rx * 0.42, ry * 1.2, rx * 0.08, light, 0.6), p.shade, 0.3) +
        shape(leafy(x, y + ry * 1.02, rx * 0.95, ry * 0.34, rx * 0.08, light, 0.6), p.shade, 0.26),
    ),
  );
  pic.add(
    'stippleMultiply',
    pic.clipped(
      clip,
      shape(ellipse(x - k * rx * 0.25, y - rise * 0.2, rx * 0.85, ry * 1.1), mix(m.wood, m.roof, 0.4), 0.42),
    ),
    0.5,
  );
  const rng = pic.rng.fork('brown');
  let toast = '';
  for (let i = 0; i < 46; i++) {
    const a = rng.range(0, 6.28),
      q = Math.sqrt(rng());
    toast += blob(
      x + Math.cos(a) * rx * 0.84 * q,
      y - rise * 0.45 + Math.sin(a) * (ry + rise * 0.3) * 0.8 * q,
      rng.range(0.3, 1.5) * u,
      rng.range(0.25, 0.8) * u,
      rng,
      9,
      0.3,
    );
  }
  pic.add('multiply', pic.clipped(clip, shape(toast, mix(m.wood, p.paper, 0.25), 0.55)));
  // leaves of paste on top
  for (const [a, s] of [
    [-0.5, 1],
    [0.5, 1],
    [0, 1.1],
  ] as const) {
    const cx = x + k * rx * 0.28 + a * 9 * u,
      cy = y - rise * 1.02 + Math.abs(a) * 2 * u,
      w = 5.4 * u * s;
    pic.fill(
      smooth([
        [cx - w, cy + w * 0.2],
        [cx, cy - w * 0.34],
        [cx + w, cy + w * 0.1],
        [cx, cy + w * 0.42],
      ]),
      lit(p, gold, 0.2),
    );
    pic.line(
      `M${f1(cx - w * 0.8)} ${f1(cy + w * 0.16)}Q${f1(cx)} ${f1(cy - w * 0.02)} ${f1(cx + w * 0.85)} ${f1(cy + w * 0.1)}`,
      overprint(gold, p.shade, 0.6),
      u * 0.35,
    );
  }
  // the wedge cut out towards the viewer: meat, onion, carrot in their juice
  const wedge = poly([
    [x - k * rx * 0.1, y - rise * 0.55],
    [x + k * rx * 0.2, y + ry * 0.86],
    [x - k * rx * 0.3, y + ry * 0.84],
    [x - k * rx * 0.62, y + ry * 0.6],
  ]);
  pic.fill(wedge, overprint(m.wine, p.shade, 0.55));
  const inside = pic.clip(wedge);
  let meat = '';
  let carrot = '';
  let onion = '';
  for (let i = 0; i < 26; i++) {
    const t = rng(),
      cx = x - k * rx * (0.14 + 0.36 * rng()),
      cy = y + ry * (-0.2 + 0.95 * t),
      r = rng.range(1.6, 3) * u;
    const d2 = smooth([
      [cx - r, cy],
      [cx - r * 0.2, cy - r * 0.6],
      [cx + r, cy - r * 0.1],
      [cx + r * 0.3, cy + r * 0.5],
    ]);
    if (i % 5 === 0) carrot += ellipse(cx, cy, r * 0.7, r * 0.45);
    else if (i % 5 === 1) onion += d2;
    else meat += d2;
  }
  pic.raw(
    pic.clipped(
      inside,
      shape(meat, mix(m.wood, m.wine, 0.35)) +
        shape(onion, mix(m.sand, m.foam, 0.4)) +
        shape(carrot, mix(m.accent, m.mustard, 0.55)),
    ),
  );
  pic.add(
    'multiply',
    pic.clipped(
      inside,
      shape(
        poly([
          [x - k * rx * 0.1, y - rise * 0.6],
          [x - k * rx * 0.02, y + ry],
          [x - k * rx * 0.2, y + ry * 0.2],
        ]),
        p.shade,
        0.6,
      ),
    ),
  );
  pic.line(
    `M${f1(x - k * rx * 0.62)} ${f1(y + ry * 0.6)}L${f1(x - k * rx * 0.1)} ${f1(y - rise * 0.55)}L${f1(x + k * rx * 0.2)} ${f1(y + ry * 0.86)}`,
    lit(p, gold, 0.3),
    u * 1.2,
  );
}
