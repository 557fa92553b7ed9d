import { mix, overprint } from '../../core/color.ts';
import { ellipse, f1, type Pt, rect, smooth, sweep } from '../../core/geom.ts';
import { pale } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import {
  bowl,
  chunk,
  cutlery,
  drop,
  heap,
  loaf,
  napkin,
  plank,
  planks,
  plate,
  sprig,
  stemware,
  type Top,
} from '../../props/table/overhead.ts';

export type Menu = 'country' | 'courses' | 'pizza' | 'olives';

/** A laid table from straight above; the calm side is bare wood with at most a napkin. */
export function overhead(pic: Picture, o: { focal?: number; menu?: Menu } = {}): void {
  const { W, H, pal: p } = pic,
    m = p.own,
    focal = o.focal ?? 0.6,
    menu = o.menu ?? 'country',
    t: Top = { pic, u: Math.min(W, H) / 100, rng: pic.rng.fork('cenital') },
    wood = mix(m.wood, m.sand, menu === 'courses' ? 0.05 : 0.3);
  planks(t, p.lamps ? overprint(wood, p.shade, 0.3) : wood);
  MENUS[menu](t, W * focal, H * 0.5, focal > 0.5 ? 1 : -1);
  // the shade of a bough across one corner ties the table to its place
  const x = focal > 0.5 ? W * 0.02 : W * 0.98,
    k = focal > 0.5 ? 1 : -1;
  let leaves = sweep(
    [
      [x - k * 40, H * 0.9, 6],
      [x + k * W * 0.16, H * 0.96, 3],
    ],
    2,
  );
  for (let i = 0; i < 26; i++) {
    const bx = x + k * t.rng.range(-0.02, 0.2) * W,
      by = H * t.rng.range(0.8, 1.02),
      a = t.rng() * 6.283,
      l = t.u * t.rng.range(5, 8);
    leaves += sweep(
      [
        [bx, by, 0.5],
        [bx + Math.cos(a) * l * 0.5, by + Math.sin(a) * l * 0.5, l * 0.2],
        [bx + Math.cos(a) * l, by + Math.sin(a) * l, 0.4],
      ],
      4,
    );
  }
  pic.shade(leaves, p.shade, 0.3);
}

const MENUS: Record<Menu, (t: Top, x: number, y: number, k: number) => void> = {
  /** Meat baked in dough, bread, olives and a jug of wine. */
  country(t, x, y, k) {
    const { pic, u, rng } = t,
      p = pic.pal,
      m = p.own,
      clay = mix(m.rockA, m.rockD, 0.25);
    napkin(t, x - k * 40 * u, y - 22 * u, 24 * u, 34 * u, pale(p, m.foam, 0.1), m.accent, -8 * k);
    // the clay dish and the golden crust, broken open over the meat
    const cx = x + k * 2 * u,
      cy = y + 5 * u,
      dish = ellipse(cx, cy, 34 * u, 29 * u);
    drop(t, dish, 5 * u);
    pic.fill(dish, clay);
    pic.fill(ellipse(cx, cy, 31.5 * u, 26.5 * u), overprint(clay, p.shade, 0.6));
    const crust = mix(m.adobe, m.mustard, 0.32),
      dough: Pt[] = Array.from({ length: 26 }, (_, i) => [
        cx + Math.cos((i / 26) * 6.283) * 28 * u * rng.range(0.95, 1.04),
        cy + Math.sin((i / 26) * 6.283) * 23 * u * rng.range(0.94, 1.03),
      ]);
    drop(t, smooth(dough), 3 * u, 0.5);
    pic.fill(smooth(dough), crust);
    const clip = pic.clip(smooth(dough));
    pic.add(
      'multiply',
      pic.clipped(
        clip,
        shape(
          `${ellipse(cx, cy, 36 * u)}${ellipse(cx - 3 * u, cy - 3 * u, 26 * u, 21 * u)}`,
          p.shade,
          0.4,
          ' fill-rule="evenodd"',
        ),
      ),
    );
    pic.raw(pic.clipped(clip, shape(ellipse(cx - 10 * u, cy - 9 * u, 12 * u, 7 * u), pale(p, crust, 0.25))));
    let toast = '';
    for (let i = 0; i < 34; i++)
      toast += ellipse(
        cx + rng.gauss() * 14 * u,
        cy + rng.gauss() * 11 * u,
        rng.range(0.6, 2.4) * u,
        rng.range(0.4, 1.2) * u,
      );
    pic.raw(pic.clipped(clip, shape(toast, mix(m.rockA, m.wood, 0.4), 0.45)));
    let braid = '';
    for (let i = 0; i < 54; i++)
      braid += ellipse(
        cx + Math.cos((i / 54) * 6.283) * 26.6 * u,
        cy + Math.sin((i / 54) * 6.283) * 21.8 * u,
        1.5 * u,
        1.1 * u,
      );
    pic.fill(braid, overprint(crust, p.shade, 0.26));
    const hole = smooth(
      [
        [cx + 1 * u, cy - 9 * u],
        [cx + 11 * u, cy - 11 * u],
        [cx + 19 * u, cy - 3 * u],
        [cx + 17 * u, cy + 8 * u],
        [cx + 6 * u, cy + 11 * u],
        [cx - 1 * u, cy + 5 * u],
        [cx + 3 * u, cy],
      ],
      true,
      0.7,
    );
    pic.fill(hole, overprint(mix(m.rockD, p.deep, 0.3), p.shade, 0.3));
    const inside = pic.clip(hole);
    let meat = '',
      juice = '';
    for (let i = 0; i < 15; i++)
      meat += sweep(
        [
          [cx + rng.range(0, 17) * u, cy + rng.range(-9, 9) * u, 1 * u],
          [cx + rng.range(2, 18) * u, cy + rng.range(-9, 9) * u, 2.4 * u],
        ],
        2,
      );
    for (let i = 0; i < 12; i++)
      juice += ellipse(cx + rng.range(1, 17) * u, cy + rng.range(-8, 8) * u, 1.1 * u, 0.6 * u);
    pic.raw(
      pic.clipped(inside, shape(meat, mix(m.rockD, m.accent, 0.22)) + shape(juice, mix(m.mustard, m.rockA, 0.4))),
    );
    pic.add(
      'multiply',
      pic.clipped(
        inside,
        `<path d="${hole}" fill="none" stroke="${p.shade}" stroke-width="${f1(3 * u)}" stroke-opacity="0.6"/>`,
      ),
    );
    sprig(t, cx - 15 * u, cy + 9 * u, 14 * u, -0.5, mix(m.leaf, m.leafDark, 0.4));
    loaf(t, x + k * 47 * u, y + 26 * u, 16 * u);
    bowl(t, x + k * 40 * u, y - 24 * u, 11 * u, m.cloth, overprint(m.olive, p.shade, 0.5));
    heap(t, x + k * 40.4 * u, y - 23.6 * u, 7.4 * u, 2.1 * u, 22, [
      mix(m.vine, m.olive, 0.4),
      mix(m.wine, p.deep, 0.3),
      mix(m.vine, m.olive, 0.2),
    ]);
    jug(t, x + k * 9 * u, y - 37 * u, 11 * u, k);
    stemware(t, x - k * 22 * u, y - 33 * u, 7.6 * u, m.wine);
    cutlery(t, x - k * 41 * u, y + 12 * u, 40 * u, 'fork', 4 * k);
    cutlery(t, x - k * 48 * u, y + 13 * u, 42 * u, 'knife', 3 * k);
  },
  /** Three small courses and the wine for each. */
  courses(t, x, y, k) {
    const { pic, u, rng } = t,
      p = pic.pal,
      m = p.own,
      china = pale(p, m.foam, 0.05),
      slate = mix(p.deep, m.metal, 0.3);
    // a runner of linen under the three
    pic.fill(rect(x - 60 * u, y - 12 * u, 130 * u, 34 * u), pale(p, mix(m.wall, m.stone, 0.3), 0.1));
    pic.shade(
      rect(x - 60 * u, y - 9.6 * u, 130 * u, 0.8 * u) + rect(x - 60 * u, y + 18.6 * u, 130 * u, 0.8 * u),
      m.wine,
      0.8,
    );
    const [a, b, c] = [x - k * 36 * u, x, x + k * 37 * u];
    plate(t, a, y + 5 * u, 16 * u, china);
    for (const [dx, dy, q] of [
      [-4, -2, 3.6],
      [3.4, -3, 3],
      [-1, 4, 3.3],
      [5, 3.4, 2.6],
    ] as const) {
      pic.fill(ellipse(a + dx * u + u * 0.6, y + (5 + dy) * u + u * 0.7, q * u), overprint(m.accent, p.shade, 0.7));
      pic.fill(ellipse(a + dx * u, y + (5 + dy) * u, q * u), m.accent);
      pic.fill(ellipse(a + dx * u, y + (5 + dy) * u, q * 0.7 * u), mix(m.accent, m.mustard, 0.35));
    }
    heap(t, a + u, y + 5 * u, 3 * u, 1 * u, 6, [pale(p, m.foam, 0.2)]);
    sprig(t, a - 6 * u, y + 11 * u, 10 * u, -0.6, m.leaf);
    plate(t, b, y + 6 * u, 19 * u, slate);
    chunk(
      t,
      [
        [b - 8 * u, y + 1 * u],
        [b + 5 * u, y - 2 * u],
        [b + 9 * u, y + 7 * u],
        [b - 4 * u, y + 12 * u],
      ],
      mix(m.rockD, m.accent, 0.25),
      3 * u,
    );
    for (let i = 0; i < 4; i++)
      pic.shade(
        sweep(
          [
            [b - 5 * u + i * 3 * u, y + 1 * u, 0.4 * u],
            [b - 2 * u + i * 3 * u, y + 9 * u, 0.4 * u],
          ],
          1,
        ),
        p.shade,
        0.7,
      );
    heap(t, b + 9 * u, y - 1 * u, 3.4 * u, 1.8 * u, 5, [mix(m.mustard, m.sand, 0.4), mix(m.mustard, m.sand, 0.2)]);
    pic.fill(
      sweep(
        [
          [b - 11 * u, y + 13 * u, 0.6 * u],
          [b, y + 17 * u, 1.3 * u],
          [b + 11 * u, y + 12 * u, 0.3 * u],
        ],
        6,
      ),
      m.wine,
    );
    plate(t, c, y + 5 * u, 16 * u, china, { band: m.mustard });
    pic.fill(ellipse(c + u, y + 6.2 * u, 6.4 * u), overprint(m.wood, p.shade, 0.6));
    pic.fill(ellipse(c, y + 5 * u, 6.4 * u), mix(m.wood, p.deep, 0.35));
    pic.fill(ellipse(c, y + 5 * u, 4 * u), pale(p, m.foam, 0.3));
    heap(t, c + 1 * u, y + 4 * u, 2.4 * u, 1.3 * u, 5, [m.accent, m.wine]);
    let crumbs = '';
    for (let i = 0; i < 26; i++)
      crumbs += ellipse(c + rng.gauss() * 6 * u, y + 11 * u + rng.gauss() * 1.4 * u, rng.range(0.3, 0.7) * u);
    pic.fill(crumbs, mix(m.wood, p.deep, 0.3));
    stemware(t, a + k * 4 * u, y - 26 * u, 7 * u, mix(m.mustard, m.wall, 0.35));
    stemware(t, b + k * 3 * u, y - 28 * u, 8 * u, m.wine);
    stemware(t, c + k * 1 * u, y - 25 * u, 7 * u, mix(m.wine, m.accent, 0.45));
    cutlery(t, b - k * 23 * u, y + 6 * u, 32 * u, 'fork');
    cutlery(t, b + k * 22.4 * u, y + 6 * u, 32 * u, 'knife');
    corks(t, x - k * 14 * u, y + 38 * u, k);
    vineTwig(t, x + k * 18 * u, y + 37 * u, k);
  },
  /** A whole pizza on its peel, a slice drawn out, two beers. */
  pizza(t, x, y, k) {
    const { pic, u, rng } = t,
      p = pic.pal,
      m = p.own,
      crust = mix(m.adobe, m.mustard, 0.25),
      cheese = mix(m.mustard, m.wall, 0.5),
      r = 34 * u,
      cy = y + 3 * u;
    plank(t, `${ellipse(x, cy, 40 * u)}${rect(x - 5 * u, cy + 36 * u, 10 * u, 40 * u)}`, mix(m.wood, m.sand, 0.45));
    drop(t, ellipse(x, cy, r), 2 * u);
    pic.fill(ellipse(x, cy, r), crust);
    let char = '';
    for (let i = 0; i < 40; i++)
      char += ellipse(x + Math.cos(i * 2.4) * r * 0.94, cy + Math.sin(i * 2.4) * r * 0.94, rng.range(0.6, 2) * u);
    pic.shade(char, p.shade, 0.5);
    pic.fill(ellipse(x, cy, r * 0.87), m.accent);
    let melt = '',
      shine = '';
    for (let i = 0; i < 46; i++) {
      const a = rng() * 6.283,
        d = Math.sqrt(rng()) * r * 0.74,
        q = u * rng.range(4, 8),
        bx = x + Math.cos(a) * d,
        by = cy + Math.sin(a) * d;
      melt += smooth(
        Array.from(
          { length: 8 },
          (_, j) =>
            [
              bx + Math.cos(j * 0.785) * q * rng.range(0.8, 1.2),
              by + Math.sin(j * 0.785) * q * rng.range(0.8, 1.2),
            ] as Pt,
        ),
      );
      shine += ellipse(bx - q * 0.2, by - q * 0.2, q * 0.44);
    }
    const clip = pic.clip(ellipse(x, cy, r * 0.87));
    pic.raw(pic.clipped(clip, shape(melt, cheese) + shape(shine, pale(p, cheese, 0.4))));
    for (let i = 0; i < 11; i++)
      heap(
        t,
        x + Math.cos(i * 2.4) * r * (0.25 + (i % 3) * 0.22),
        cy + Math.sin(i * 2.4) * r * (0.25 + (i % 3) * 0.22),
        0.4 * u,
        2.2 * u,
        1,
        [mix(m.vine, m.olive, 0.3)],
      );
    for (let i = 0; i < 6; i++)
      sprig(
        t,
        x + Math.cos(i * 1.1) * r * 0.46,
        cy + Math.sin(i * 1.1) * r * 0.46,
        6 * u,
        i * 1.7,
        mix(m.leaf, m.vine, 0.4),
      );
    for (let i = 0; i < 4; i++) {
      const a = 0.3 + (i * Math.PI) / 4;
      pic.shade(
        sweep(
          [
            [x - Math.cos(a) * r, cy - Math.sin(a) * r, 0.5 * u],
            [x + Math.cos(a) * r, cy + Math.sin(a) * r, 0.5 * u],
          ],
          1,
        ),
        p.shade,
        0.55,
      );
    }
    // a plate of gnocchi shares the table
    const gx = x - k * 49 * u,
      gy = y - 17 * u;
    plate(t, gx, gy, 19 * u, pale(p, m.foam, 0.1), { band: m.accent });
    pic.fill(ellipse(gx, gy, 12.6 * u), m.accent);
    heap(t, gx, gy, 9.6 * u, 2.3 * u, 34, [mix(m.wall, m.mustard, 0.22), mix(m.wall, m.mustard, 0.3)]);
    for (let i = 0; i < 6; i++)
      pic.fill(
        ellipse(gx + rng.range(-6, 6) * u, gy + rng.range(-6, 6) * u, rng.range(1.2, 2.8) * u, rng.range(0.8, 1.6) * u),
        m.accent,
      );
    sprig(t, gx - 2 * u, gy + u, 8 * u, -0.7, m.leaf);
    for (const [dx, dy] of [
      [48, -28],
      [53, 8],
    ] as const) {
      drop(t, ellipse(x + k * dx * u, y + dy * u, 7 * u), 8 * u, 0.4);
      pic.fill(ellipse(x + k * dx * u, y + dy * u, 7 * u), pale(p, m.glass, 0.4), 0.7);
      pic.fill(ellipse(x + k * dx * u, y + dy * u, 6.2 * u), pale(p, m.foam, 0.1));
      heap(t, x + k * dx * u, y + dy * u, 4.4 * u, 0.9 * u, 16, [pale(p, m.foam, 0.3), mix(m.foam, m.mustard, 0.2)]);
    }
    cutlery(t, x - k * 50 * u, y + 24 * u, 34 * u, 'knife', 70 * k);
  },
  /** Bread, a dish of new oil, olives, a branch. */
  olives(t, x, y, k) {
    const { pic, u, rng } = t,
      p = pic.pal,
      m = p.own,
      oil = mix(m.mustard, m.vine, 0.4);
    plank(
      t,
      smooth(
        [
          [x + k * 2 * u, y - 30 * u],
          [x + k * 50 * u, y - 32 * u],
          [x + k * 54 * u, y],
          [x + k * 50 * u, y + 34 * u],
          [x + k * 2 * u, y + 32 * u],
          [x - k * 1 * u, y],
        ],
        true,
        0.25,
      ),
      mix(m.wood, m.sand, 0.5),
    );
    loaf(t, x + k * 28 * u, y - 8 * u, 18 * u);
    bowl(t, x - k * 15 * u, y + 4 * u, 17 * u, pale(p, m.foam, 0.1), oil);
    pic.fill(ellipse(x - k * 19 * u, y, 6 * u, 3.6 * u), pale(p, oil, 0.45), 0.8);
    pic.fill(ellipse(x - k * 12 * u, y + 10 * u, 3 * u, 1.6 * u), pale(p, oil, 0.3), 0.7);
    for (const [dx, dy] of [
      [12, 24],
      [30, 22],
      [44, 17],
    ] as const) {
      const d = smooth(
        [
          [x + k * (dx - 8) * u, y + dy * u],
          [x + k * (dx - 5) * u, y + (dy - 6) * u],
          [x + k * (dx + 4) * u, y + (dy - 6) * u],
          [x + k * (dx + 8) * u, y + (dy + 1) * u],
          [x + k * (dx + 2) * u, y + (dy + 6) * u],
          [x + k * (dx - 5) * u, y + (dy + 5) * u],
        ],
        true,
        0.9,
      );
      drop(t, d, 2 * u);
      pic.fill(d, mix(m.adobe, m.wood, 0.35));
      pic.add(
        'flat',
        pic.clipped(
          pic.clip(d),
          `<path d="${d}" fill="${mix(m.wall, m.sand, 0.4)}" stroke="${mix(m.adobe, m.wood, 0.35)}" stroke-width="${f1(2.4 * u)}"/>`,
        ),
      );
      let holes = '';
      for (let i = 0; i < 9; i++)
        holes += ellipse(
          x + k * (dx + rng.range(-4, 4)) * u,
          y + (dy + rng.range(-3.4, 3.4)) * u,
          rng.range(0.4, 1) * u,
        );
      pic.shade(holes, p.shade, 0.28);
    }
    bowl(t, x - k * 6 * u, y - 30 * u, 10 * u, mix(m.rockA, m.adobe, 0.3), overprint(m.olive, p.shade, 0.5));
    heap(t, x - k * 6 * u, y - 30 * u, 6.6 * u, 2 * u, 20, [mix(m.vine, m.olive, 0.4), mix(m.wine, p.deep, 0.3)]);
    sprig(t, x - k * 42 * u, y + 36 * u, 34 * u, k > 0 ? -0.35 : 3.5, mix(m.olive, m.leafDark, 0.35));
    heap(t, x - k * 33 * u, y + 26 * u, 3.4 * u, 2 * u, 4, [mix(m.vine, m.olive, 0.4)]);
  },
};

/** A clay jug of wine seen from above: round belly, spout, handle. */
function jug(t: Top, x: number, y: number, r: number, k: number): void {
  const { pic, u } = t,
    p = pic.pal,
    m = p.own,
    clay = mix(m.rockA, m.adobe, 0.3),
    handle = sweep(
      [
        [x - k * r * 0.8, y, 1.6 * u],
        [x - k * r * 1.5, y + r * 0.1, 1.7 * u],
        [x - k * r * 0.8, y + r * 0.3, 1.4 * u],
      ],
      5,
    );
  drop(t, ellipse(x, y, r) + handle, u * 9, 0.5);
  pic.fill(handle, overprint(clay, p.shade, 0.4));
  pic.fill(ellipse(x, y, r), clay);
  pic.add(
    'multiply',
    pic.clipped(
      pic.clip(ellipse(x, y, r)),
      shape(
        `${ellipse(x, y, r * 1.3)}${ellipse(x - r * 0.2, y - r * 0.22, r * 0.95)}`,
        p.shade,
        0.5,
        ' fill-rule="evenodd"',
      ),
    ),
  );
  const lip = smooth(
    [
      [x - r * 0.6, y],
      [x - r * 0.42, y - r * 0.46],
      [x + r * 0.2, y - r * 0.6],
      [x + k * r * 0.95, y - r * 0.1],
      [x + r * 0.2, y + r * 0.6],
      [x - r * 0.42, y + r * 0.46],
    ],
    true,
    0.9,
  );
  pic.fill(lip, pale(p, clay, 0.25));
  pic.fill(ellipse(x - r * 0.02, y, r * 0.46), overprint(m.wine, p.shade, 0.3));
  pic.fill(ellipse(x + r * 0.06, y + r * 0.08, r * 0.3), mix(m.wine, m.accent, 0.25));
}

/** A few corks thrown down. */
function corks(t: Top, x: number, y: number, k: number): void {
  const { pic, u } = t,
    m = pic.pal.own,
    c = mix(m.sand, m.wood, 0.3);
  for (const [dx, dy, a] of [
    [0, 0, 0.4],
    [8, 3, -0.5],
    [3, 8, 1.2],
  ] as const) {
    const ca = Math.cos(a) * 3.4 * u,
      sa = Math.sin(a) * 3.4 * u,
      cx = x + k * dx * u,
      cy = y - dy * u,
      d = sweep(
        [
          [cx - ca, cy - sa, 1.9 * u],
          [cx + ca, cy + sa, 1.9 * u],
        ],
        1,
      );
    drop(t, d, 1.8 * u);
    pic.fill(d, c);
    pic.fill(ellipse(cx + ca, cy + sa, 1.9 * u), mix(m.wine, c, 0.35));
  }
}

function vineTwig(t: Top, x: number, y: number, k: number): void {
  const { pic, u } = t,
    m = pic.pal.own;
  heap(t, x, y, 7 * u, 2.3 * u, 24, [mix(m.wine, pic.pal.deep, 0.2), m.wine]);
  sprig(t, x - k * 5 * u, y - 4 * u, 14 * u, k > 0 ? 3.6 : -0.4, m.vine);
}
