import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, rect } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { type Face, Space, type V3 } from '../../core/space.ts';
import { garland } from '../../props/air/light.ts';
import { figure } from '../../props/people/figures.ts';
import { GESTURES } from '../../props/people/gestures.ts';
import { book, type Person, person } from '../../props/people/people.ts';
import { drawFarToNear, strip, type Thing } from '../../props/staging.ts';

/** Half the width of the hall, its depth and height, in metres. */
const HALL = { half: 9, depth: 34, height: 7.4 };
/** Where the stands begin on either side of the aisle. */
const AISLE = 2.7;

/** The book fair: stands on both sides of a bright hall, readers among them. */
export function bookFair(pic: Picture, o: { focal?: number; horizon?: number } = {}): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    focal = o.focal ?? 0.57,
    hz = H * (o.horizon ?? 0.44);
  const s = new Space(pic, { x: 0, y: 2, z: 0, f: 960, cx: W * focal, horizon: hz }, { az: 250, el: 58 });
  hall(pic, s);
  const things: Thing[] = [],
    signs = [m.accent, m.cloth, m.mustard, m.wine, m.leafDark, m.water];
  for (const k of [-1, 1])
    for (let i = 0; i < 5; i++) {
      const z = 5.6 + i * 5.2;
      things.push({
        z: z + 4.2,
        draw: () => stand(pic, s, k, z, signs[(i * 2 + (k > 0 ? 1 : 0)) % signs.length] as Hex),
      });
    }
  readers(pic, s, things);
  drawFarToNear(things);
  for (const z of [24, 15, 9]) {
    const u = s.scale(z);
    garland(pic, s.P([-HALL.half, 6.2, z]), s.P([HALL.half, 6.2, z]), {
      sag: u * 0.5,
      n: 13,
      r: Math.max(1.6, u * 0.09),
      color: lit(p, m.mustard, 0.5),
      cable: overprint(m.metal, p.shade, 0.6),
    });
  }
}

/** Floor, side walls, a great fan window at the end, trusses of the roof with skylights. */
function hall(pic: Picture, s: Space): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    { half, depth, height } = HALL,
    wall = lit(p, mix(m.wall, m.sand, 0.2), 0.2);
  pic.fill(rect(0, 0, W, H), overprint(wall, p.shade, 0.25));
  s.quad(
    [
      [-half, 0, 1],
      [half, 0, 1],
      [half, 0, depth],
      [-half, 0, depth],
    ],
    mix(m.stone, m.sand, 0.5),
  );
  let tiles = '';
  for (let x = -9; x < 9; x += 1.5)
    for (let i = 0; i < 22; i++)
      if ((Math.round(x / 1.5) + i) % 2 === 0) tiles += strip(s, x, x + 1.5, 1.5 + i * 1.5, 3 + i * 1.5);
  pic.shade(tiles, p.shade, 0.14);
  for (const k of [-1, 1])
    s.quad(
      [
        [k * half, 0, 1],
        [k * half, 0, depth],
        [k * half, height, depth],
        [k * half, height, 1],
      ],
      overprint(wall, p.shade, k > 0 ? 0.35 : 0.12),
    );
  s.quad(
    [
      [-half, height, 1],
      [half, height, 1],
      [half, height, depth],
      [-half, height, depth],
    ],
    overprint(wall, p.shade, 0.4),
  );
  for (let z = 4; z < depth; z += 5)
    s.quad(
      [
        [-3.4, height, z],
        [3.4, height, z],
        [3.4, height, z + 2.6],
        [-3.4, height, z + 2.6],
      ],
      mix(p.sky[1], p.paper, 0.4),
    );
  const back: Face = s.face([-half, 0, depth], [half * 2, 0, 0], [0, height, 0]);
  pic.fill(back.all(), wall);
  pic.fill(back.arch(half - 4.2, 1.2, 8.4, 5.4), lit(p, m.foam, 0.2));
  pic.fill(back.arch(half - 3.9, 1.4, 7.8, 5), mix(p.sky[1], p.paper, 0.25));
  let bars = '';
  for (const d of [-2.6, -1.3, 0, 1.3, 2.6]) bars += back.rect(half + d - 0.07, 1.4, 0.14, 4.9 - Math.abs(d) * 0.45);
  pic.fill(bars + back.rect(half - 3.9, 3, 7.8, 0.14), lit(p, m.foam, 0.2));
  let beams = '';
  for (let z = 3; z < depth; z += 5)
    beams += s.path([
      [-half, height - 0.5, z],
      [half, height - 0.5, z],
      [half, height, z],
      [-half, height, z],
    ]);
  pic.fill(beams, overprint(m.wood, p.shade, 0.35));
  // the skylights lie on the floor as pale patches
  let light = '';
  for (let z = 6; z < depth - 2; z += 5)
    light += s.path([
      [-1.9, 0, z - 1.4],
      [2.2, 0, z - 1.8],
      [2.6, 0, z],
      [-1.5, 0, z + 0.4],
    ]);
  pic.add('screen', shape(light, p.glow, 0.3));
}

/** One stand: shelves to the aisle's side wall, a counter heaped with books, a sign on two posts. */
function stand(pic: Picture, s: Space, k: number, z: number, ink: Hex): void {
  const { pal: p } = pic,
    m = p.mats,
    rng = pic.rng.fork(`stand${k}${z}`),
    deep = 4.2;
  const covers = [m.accent, m.cloth, m.mustard, m.wine, m.leaf, m.foam, m.water, m.roof, m.leafDark];
  // shelves stand back from the aisle and face it
  const x0 = k * (AISLE + 2.6),
    shelf = s.face([x0, 0, z], [0, 0, deep], [0, 2.9, 0]);
  pic.fill(shelf.all(), overprint(m.wood, p.shade, 0.55));
  for (let row = 0; row < 4; row++) {
    let a = 0.12;
    const groups = new Map<Hex, string>();
    while (a < deep - 0.2) {
      const w = rng.range(0.07, 0.16),
        h = rng.range(0.38, 0.54),
        c = rng.pick(covers);
      groups.set(c, (groups.get(c) ?? '') + shelf.rect(a, 0.32 + row * 0.64, w, h));
      a += w + 0.015;
    }
    for (const [c, d] of groups) pic.fill(d, overprint(c, p.shade, 0.12));
    pic.fill(shelf.rect(0, 0.24 + row * 0.64, deep, 0.07), lit(p, m.wood, 0.2));
  }
  // end panel towards the viewer
  const panel: V3[] = [
    [x0, 0, z],
    [k * (HALL.half - 0.1), 0, z],
    [k * (HALL.half - 0.1), 3.1, z],
    [x0, 3.1, z],
  ];
  s.quad(panel, overprint(ink, p.shade, 0.35));
  const end = s.face([k > 0 ? x0 : -(HALL.half - 0.1), 0, z], [HALL.half - 0.1 - Math.abs(x0), 0, 0], [0, 3.1, 0]);
  pic.fill(end.circle(end.lu * 0.5, 1.9, 0.62), lit(p, ink, 0.35));
  pic.fill(
    end.poly([
      [end.lu * 0.5 - 0.38, 1.7],
      [end.lu * 0.5, 1.6],
      [end.lu * 0.5 + 0.38, 1.7],
      [end.lu * 0.5 + 0.38, 2.15],
      [end.lu * 0.5, 2.05],
      [end.lu * 0.5 - 0.38, 2.15],
    ]),
    m.foam,
  );
  pic.fill(end.rect(end.lu * 0.5 - 0.02, 1.6, 0.04, 0.46), overprint(m.foam, p.shade, 0.5));
  // sign over the aisle's edge
  const xs = k * AISLE,
    sign = s.face([xs, 2.75, z], [0, 0, deep], [0, 0.75, 0]);
  counter(pic, s, k, z, deep, covers);
  for (const zz of [z + 0.05, z + deep - 0.1])
    s.quad(
      [
        [xs, 0, zz],
        [xs, 0, zz + 0.1],
        [xs, 2.75, zz + 0.1],
        [xs, 2.75, zz],
      ],
      overprint(m.metal, p.shade, 0.4),
    );
  pic.fill(sign.all(), ink);
  pic.fill(sign.rect(deep * 0.2, 0.28, deep * 0.6, 0.2), lit(p, m.foam, 0.1));
}

/** The counter along the aisle with stacks and open books. */
function counter(pic: Picture, s: Space, k: number, z: number, deep: number, covers: Hex[]): void {
  const { pal: p } = pic,
    m = p.mats,
    rng = pic.rng.fork(`counter${k}${z}`),
    x = k * (AISLE + 0.45),
    top = 0.95;
  pic.shade(strip(s, k * (AISLE - 0.35), k * (AISLE + 1), z, z + deep), p.shade, 0.45);
  s.block(x, 0, z + deep / 2, 0.9, top, deep).paint(mix(m.foam, m.wall, 0.5), { top: lit(p, m.wood, 0.25) });
  for (let d = deep - 0.4; d > 0.2; d -= 0.62) {
    const n = rng.int(1, 4);
    for (let i = 0; i < n; i++)
      s.block(x + rng.range(-0.16, 0.16), top + i * 0.11, z + d, 0.42, 0.1, 0.34, rng.range(-0.2, 0.2)).paint(
        rng.pick(covers),
        { top: lit(p, rng.pick(covers), 0.1) },
      );
  }
}

/** People with open books, families strolling. */
function readers(pic: Picture, s: Space, things: Thing[]): void {
  const { pal: p } = pic,
    m = p.mats;
  const seen = (x: number, z: number, tall: number, look: Person) =>
    things.push({
      z,
      draw: () => {
        const [a, b] = s.P([x, 0, z]),
          h = s.scale(z) * tall;
        pic.shade(ellipse(a, b, h * 0.17, h * 0.025), p.shade, 0.55);
        person(pic, a, b, h, look);
      },
    });
  const reading = (x: number, z: number, face: number, top: Hex, cover: Hex, tall = 1.7, dress?: Hex) =>
    things.push({
      z,
      draw: () => {
        const [a, b] = s.P([x, 0, z]),
          h = s.scale(z) * tall;
        pic.shade(ellipse(a, b, h * 0.17, h * 0.025), p.shade, 0.55);
        figure(
          pic,
          a,
          b,
          h,
          GESTURES.read,
          { top, dress, bottom: mix(p.deep, m.cloth, 0.3), hair: dress ? overprint(m.wood, p.shade, 0.4) : p.deep },
          face,
        );
        book(pic, [a + face * h * 0.17, b - h * 0.67], h * 0.17, cover);
      },
    });
  reading(-1.6, 6.7, -1, m.accent, m.cloth);
  reading(1.75, 8.4, 1, m.foam, m.wine, 1.64, m.cloth);
  seen(0.4, 10.4, 1.72, { back: true, top: m.cloth, bottom: p.deep, pack: m.mustard });
  seen(-0.3, 10.6, 1.2, {
    back: true,
    top: m.accent,
    bottom: mix(p.deep, m.cloth, 0.4),
    longHair: true,
    hair: overprint(m.wood, p.shade, 0.3),
  });
  reading(-1.8, 14.5, -1, m.mustard, m.accent);
  reading(1.8, 16.5, 1, m.wine, m.leaf, 1.62, m.mustard);
  seen(0.2, 20, 1.65, {
    top: m.foam,
    longHair: true,
    skirt: { color: m.wine, spread: 0.15, hem: 0.15 },
    arms: ['hold', 'down'],
  });
  seen(-1, 22, 1.75, { top: m.adobe, hat: 'beret', bottom: p.deep });
  seen(1.3, 25, 1.7, { back: true, top: m.accent, bottom: p.deep });
}
