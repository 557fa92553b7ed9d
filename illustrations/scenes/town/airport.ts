import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, type Pt, poly, rect } from '../../core/geom.ts';
import { far, lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { Space, type V3 } from '../../core/space.ts';
import { sky } from '../../props/air/sky.ts';
import { range } from '../../props/land/land.ts';
import { tones } from '../../props/plants/plants.ts';
import { drawAll, person, slab, stepBack, streetSun, type Thing } from '../../props/town/street.ts';
import { jet } from '../../props/vehicles/traffic.ts';
import { plain, vineRows, windbreak } from '../../props/vineyard/rows.ts';

/** A suitcase standing or lying at a point of the ground. */
function suitcase(s: Space, x: number, z: number, c: Hex, o: { y?: number; rot?: number; flat?: boolean } = {}): void {
  const { pal } = s.pic;
  const b = o.flat
    ? s.block(x, o.y ?? 0, z, 0.95, 0.3, 0.6, o.rot ?? 0)
    : s.block(x, o.y ?? 0, z, 0.55, 0.8, 0.3, o.rot ?? 0);
  b.paint(c, { top: lit(pal, c, 0.25) });
  const f = b.wall(0);
  let ribs = '';
  for (const a of [0.25, 0.5, 0.75]) ribs += f.rect(f.lu * a - 0.02, 0, 0.04, f.lv);
  s.pic.shade(ribs, pal.shade, 0.5);
  if (!o.flat)
    s.pic.line(
      poly([f.P(0.15, f.lv), f.P(0.15, f.lv + 0.3), f.P(0.4, f.lv + 0.3), f.P(0.4, f.lv)], false),
      pal.deep,
      Math.max(1, s.scale(z) * 0.025),
    );
}

/** The country behind the fence: poplars, vineyards, the Andes. */
function country(pic: Picture, s: Space, o: { lead: number; height: number; field: number }): void {
  const { pal } = pic;
  const m = pal.mats;
  const hz = s.cam.horizon;
  range(pic, { horizon: hz, height: o.height, lead: o.lead, snow: 0.6, air: 0.36, seed: 'andes', peaks: 8, mist: 1 });
  plain(pic, s, m.soil, { far: mix(m.vine, pal.haze, 0.4) });
  windbreak(pic, s, { z: 190, x0: -170, x1: 170, h: 13, air: 0.36, gap: 3.6 });
  const t = tones(pal, m.vine, mix(m.vine, m.leafDark, 0.75), 0.22);
  vineRows(pic, s, { x0: -96, n: 64, gap: 3, z0: o.field, z1: 170, t, soil: m.soil, posts: false });
}

const FENCE = 62;

/** The apron: an airliner with its steps down, travellers walking in, the small terminal, vineyards past the fence. */
function apron(pic: Picture, focal: number, k: number): void {
  const { W, H, pal } = pic;
  const m = pal.mats;
  const hz = H * 0.63;
  sky(pic, { horizon: hz, clouds: pal.night ? 'none' : 'cumulus', cloudAmount: 0.9 });
  const s = new Space(pic, { x: 0, y: 2.2, z: 0, f: 1080, cx: W * 0.5, horizon: hz }, streetSun(pic));
  country(pic, s, { lead: 0.5 - k * 0.26, height: hz * 0.4, field: FENCE + 4 });
  const concrete = mix(m.stone, m.foam, 0.3);
  pic.fill(slab(s, -200, 1.2, 400, FENCE - 8), concrete);
  pic.fill(slab(s, -200, FENCE - 8, 400, 9), mix(m.steppe, m.leaf, 0.25));
  let joints = '';
  for (let z = 4; z < FENCE - 8; z *= 1.16) joints += slab(s, -200, z, 400, z * 0.004);
  for (let x = -60; x <= 60; x += 6) joints += slab(s, x, 1.2, 0.06, FENCE - 9);
  pic.shade(joints, pal.shade, 0.3);
  // the yellow lead-in line
  const lead: V3[] = [
    [-k * 30, 0, 9],
    [k * 2, 0, 11.6],
    [k * 30, 0, 24],
    [k * 30, 0, 24.4],
    [k * 2, 0, 11.9],
    [-k * 30, 0, 9.25],
  ];
  pic.fill(s.path(lead), m.mustard);
  let mesh = '';
  for (let x = -90; x < 90; x += 3)
    mesh += s.path([
      [x, 0, FENCE],
      [x + 0.14, 0, FENCE],
      [x + 0.14, 2.2, FENCE],
      [x, 2.2, FENCE],
    ]);
  for (const y of [0.7, 1.4, 2.1])
    mesh += s.path([
      [-90, y, FENCE],
      [90, y, FENCE],
      [90, y + 0.06, FENCE],
      [-90, y + 0.06, FENCE],
    ]);
  pic.fill(mesh, far(pal, overprint(m.metal, pal.shade, 0.6), 0.25));
  const things: Thing[] = [{ z: 54, draw: () => terminal(s, -k * 21, 46) }];
  const depth = 36 / stepBack(pic);
  const [, ground] = s.P([0, 0, depth]);
  const scale = s.scale(depth);
  const cx = W * focal;
  things.push({
    z: depth,
    draw: () => {
      pic.shade(
        ellipse(cx, ground + 3, scale * 16, scale * 0.5) +
          ellipse(cx - k * scale * 3, ground + 8, scale * 8, scale * 0.6),
        pal.shade,
        0.6,
      );
      jet(pic, cx, ground, scale * 36, { face: -k });
      steps(pic, cx - k * scale * 13.8, ground, scale, k);
    },
  });
  const world = (px: number, z: number) => ((px - s.cam.cx) * z) / s.cam.f;
  things.push(
    person(s, world(cx - k * scale * 16.6, 35), 35, 'walk', { top: m.accent, bottom: pal.deep, pack: m.cloth }, k),
    person(s, world(cx - k * scale * 18.6, 34), 34, 'walk', { top: m.foam, dress: m.mustard }, k),
    person(s, world(cx - k * scale * 20.4, 34.6), 34.6, 'walk', { top: m.cloth, hat: 'cap' }, k),
    person(
      s,
      world(cx + k * scale * 4, 31),
      31,
      'akimbo',
      { top: m.mustard, bottom: pal.deep, hat: 'helmet', hatColor: m.foam },
      -k,
    ),
    { z: 20, draw: () => cart(s, world(cx + k * scale * 2, 21), 21, k) },
  );
  drawAll(things);
}

/** The small terminal with its glass front and a stub of a control tower. */
function terminal(s: Space, x: number, z: number): void {
  const { pic } = s;
  const { pal } = pic;
  const m = pal.mats;
  const wall = lit(pal, mix(m.wall, m.rockB, 0.2), 0.15);
  const tower = s
    .block(x + 10, 0, z + 2, 3.4, 9, 3.4)
    .cast()
    .paint(wall);
  pic.fill(tower.wall(0).rect(0.4, 2, 0.5, 5), mix(pal.deep, m.glass, 0.3));
  s.block(x + 10, 9, z + 2, 4.6, 1.8, 4.6).paint(mix(pal.deep, m.glass, 0.45));
  s.block(x + 10, 10.8, z + 2, 5.2, 0.4, 5.2).paint(m.accent);
  const b = s
    .block(x - 4, 0, z, 24, 4.6, 9)
    .cast()
    .paint(wall);
  const f = b.wall(0);
  for (let i = 0; i < 9; i++)
    f.opening(0.8 + i * 2.6, 0.2, 2.2, 3, {
      inside: mix(pal.deep, m.glass, 0.35),
      lamp: pal.lamps ? pal.lamp : null,
      frame: m.metal,
      bars: 1,
      depth: 0.3,
    });
  pic.fill(f.rect(-0.6, 3.9, 25.2, 0.7, 0.8), f.ink(lit(pal, m.foam, 0.2)));
  pic.fill(f.rect(-0.6, 3.85, 25.2, 0.12, 0.85), f.ink(m.accent));
}

/** Boarding steps leaning on the forward door. */
function steps(pic: Picture, x: number, ground: number, scale: number, k: number): void {
  const { pal } = pic;
  const at = (a: number, b: number): Pt => [x - k * a * scale, ground - b * scale];
  const metal = pal.mats.metal;
  pic.fill(poly([at(-0.4, 2.75), at(0.9, 2.75), at(4.6, 0.2), at(3.4, 0.2)]), overprint(metal, pal.shade, 0.45));
  let treads = '';
  for (let i = 0; i < 9; i++) {
    const t = i / 9;
    treads += poly([
      at(0.5 + t * 3.7, 2.75 - t * 2.5),
      at(0.95 + t * 3.7, 2.75 - t * 2.5),
      at(0.95 + t * 3.7, 2.66 - t * 2.5),
      at(0.5 + t * 3.7, 2.66 - t * 2.5),
    ]);
  }
  pic.fill(treads, lit(pal, metal, 0.4));
  pic.line(poly([at(-0.4, 3.7), at(0.9, 3.7), at(4.7, 1.1)], false), pal.mats.accent, scale * 0.09);
  for (const [a, b] of [
    [0.9, 2.75],
    [2.8, 1.4],
    [4.6, 0.2],
  ] as const)
    pic.line(poly([at(a, b), at(a, b + 0.95)], false), pal.mats.accent, scale * 0.06);
  for (const a of [0.2, 3.4]) pic.fill(ellipse(...at(a, 0.22), scale * 0.22), pal.deep);
  pic.line(poly([at(0.2, 0.3), at(0.2, 2.6)], false), overprint(metal, pal.shade, 0.6), scale * 0.12);
}

/** A low towing tractor. */
function tug(s: Space, x: number, z: number): void {
  const { pal } = s.pic;
  s.block(x, 0.25, z, 2.2, 0.6, 1.3).cast(0).paint(pal.mats.mustard);
  s.block(x + 0.5, 0.85, z, 0.12, 0.9, 1.1).paint(pal.deep);
  s.block(x, 1.75, z, 1.5, 0.1, 1.3).paint(pal.mats.mustard, { top: pal.mats.mustard });
  for (const a of [-0.75, 0.75]) s.pic.fill(ellipse(...s.P([x + a, 0.3, z - 0.66]), s.scale(z) * 0.3), pal.deep);
}

/** A tug with two trolleys of suitcases. */
function cart(s: Space, x: number, z: number, k: number): void {
  const { pal } = s.pic;
  const m = pal.mats;
  for (const [i, dx] of [0, 3.1].entries()) {
    s.block(x + k * dx, 0.35, z, 2.6, 0.14, 1.3)
      .cast(0)
      .paint(m.metal);
    for (const a of [-0.9, 0.9])
      s.pic.fill(ellipse(...s.P([x + k * dx + a, 0.2, z - 0.65]), s.scale(z) * 0.2), pal.deep);
    const inks = i ? [m.accent, m.cloth, m.wine] : [m.mustard, m.leafDark, m.cloth];
    inks.forEach((c, j) => suitcase(s, x + k * dx - 0.8 + j * 0.78, z, c, { y: 0.5 }));
  }
  tug(s, x - k * 3.4, z);
}

const HALL = { half: 12, high: 5.2, back: 19 };

/** Stadium-shaped outline of the baggage belt. */
function beltRing(s: Space, x: number, z: number, o: { long: number; r: number; y: number }): string {
  const pts: V3[] = [];
  for (let i = 0; i <= 16; i++) {
    const a = -Math.PI / 2 + (Math.PI * i) / 16;
    pts.push([x + o.long / 2 + Math.cos(a) * o.r, o.y, z + Math.sin(a) * o.r]);
  }
  for (let i = 0; i <= 16; i++) {
    const a = Math.PI / 2 + (Math.PI * i) / 16;
    pts.push([x - o.long / 2 + Math.cos(a) * o.r, o.y, z + Math.sin(a) * o.r]);
  }
  return s.path(pts);
}

/** The arrivals hall: suitcases going round, travellers waiting, their aircraft beyond the glass. */
function arrivals(pic: Picture, k: number): void {
  const { W, H, pal } = pic;
  const m = pal.own;
  const hz = H * 0.46;
  sky(pic, { horizon: hz, clouds: pal.night ? 'none' : 'streaks', cloudAmount: 0.6 });
  const s = new Space(
    pic,
    { x: 0, y: 2.3, z: 0, f: 1220 * stepBack(pic), cx: W * (0.5 + k * 0.03), horizon: hz },
    { az: k > 0 ? 160 : 20, el: 32 },
  );
  country(pic, s, { lead: 0.5 - k * 0.1, height: hz * 0.34, field: FENCE });
  pic.fill(slab(s, -90, HALL.back, 180, FENCE - HALL.back - 6), mix(pal.mats.stone, pal.mats.foam, 0.3));
  const [, apronEdge] = s.P([0, 0, 44]);
  jet(pic, W * (0.5 - k * 0.16), apronEdge, s.scale(44) * 36, { face: k });
  hall(pic, s);
  const x = k * 2.6;
  const z = 11.5;
  const things: Thing[] = [{ z: z + 1.4, draw: () => belt(s, x, z, k) }];
  const who = (dx: number, zz: number, pose: string, look: Parameters<typeof person>[4], f: number) =>
    things.push(person(s, x + k * dx, zz, pose, look, f));
  who(-5.6, 11.2, 'stand', { top: m.accent, bottom: pal.deep, pack: m.mustard }, k);
  who(-4.6, 9.6, 'stand', { top: m.foam, dress: m.cloth }, k);
  who(1.8, 9.2, 'cast', { top: m.mustard, bottom: mix(pal.deep, m.cloth, 0.3) }, k);
  who(5.6, 13.8, 'stand', { top: m.cloth, hat: 'cap' }, -k);
  who(3.2, 14.4, 'akimbo', { top: m.wine, bottom: pal.deep }, -k);
  who(-8.8, 14, 'walk', { top: m.foam, bottom: m.cloth, pack: m.accent }, -k);
  things.push({ z: 13.9, draw: () => suitcase(s, x - k * 8.2, 13.9, m.accent) });
  things.push({ z: 9.1, draw: () => suitcase(s, x + k * 1.2, 9.1, m.wine) });
  things.push({ z: 7, draw: () => trolley(s, -k * 2.35, 7, k) });
  things.push({ z: 5.7, draw: () => seats(s, k * 1.55, 5.7, k) });
  drawAll(things);
}

/** A luggage trolley seen from the side, laden with three suitcases and a bag; it is pushed towards `k`. */
function trolley(s: Space, x: number, z: number, k: number): void {
  const { pic } = s;
  const { pal } = pic;
  const m = pal.own;
  const u = s.scale(z);
  s.block(x, 0.2, z, 1.15, 0.05, 0.62).cast(0).paint(m.metal);
  for (const a of [-0.42, 0.42]) {
    const [cx, cy] = s.P([x + a, 0.09, z - 0.28]);
    pic.fill(ellipse(cx, cy, u * 0.085), pal.deep);
    pic.fill(ellipse(cx, cy, u * 0.03), m.metal);
  }
  const laid: [number, number, number, Hex][] = [
    [0.25, 1, 0.32, m.cloth],
    [0.57, 0.92, 0.28, m.mustard],
    [0.85, 0.78, 0.24, m.accent],
  ];
  for (const [y, w, h, c] of laid) {
    const b = s.block(x + k * 0.04, y, z, w, h, 0.5).paint(c, { top: lit(pal, c, 0.25) });
    const f = b.wall(0);
    pic.shade(f.rect(w * 0.24, 0, 0.05, h) + f.rect(w * 0.72, 0, 0.05, h), pal.shade, 0.55);
    pic.fill(f.rect(w * 0.42, h * 0.44, w * 0.16, 0.05, 0.03), pal.deep);
  }
  const rod = (from: V3, to: V3) =>
    pic.line(poly([s.P(from), s.P(to)], false), overprint(m.metal, pal.shade, 0.5), u * 0.05);
  const back = x - k * 0.58;
  rod([back, 0.22, z - 0.26], [back - k * 0.14, 1.08, z - 0.26]);
  rod([back - k * 0.14, 1.08, z - 0.26], [back - k * 0.32, 1.1, z - 0.26]);
  rod([x + k * 0.56, 0.22, z - 0.26], [x + k * 0.56, 0.42, z - 0.26]);
}

/** A row of linked waiting-room seats with their backs to us, running from `x` towards `k`. */
function seats(s: Space, x: number, z: number, k: number): void {
  const { pic } = s;
  const { pal } = pic;
  const m = pal.own;
  const step = 0.62;
  const n = 4;
  const frame = overprint(m.metal, pal.shade, 0.45);
  const mid = x + (k * step * (n - 1)) / 2;
  s.block(mid, 0, z + 0.2, step * n, 0.5, 0.5).cast(0, 0.5);
  for (const a of [0.3, n - 1.3]) s.block(x + k * step * a, 0, z + 0.2, 0.07, 0.36, 0.5).paint(frame);
  s.block(mid, 0.34, z + 0.24, step * n, 0.07, 0.12).paint(frame);
  for (let i = 0; i < n; i++) {
    const c = lit(pal, i === 2 ? m.mustard : m.accent, 0.22);
    s.block(x + k * step * i, 0.42, z + 0.28, step * 0.9, 0.06, 0.48).paint(c, { top: lit(pal, c, 0.2) });
    s.block(x + k * step * i, 0.5, z, step * 0.9, 0.44, 0.07).paint(c, { top: lit(pal, c, 0.35) });
  }
}

/** Floor, ceiling, side walls and the mullions of the glass front, around what is seen through it. */
function hall(pic: Picture, s: Space): void {
  const { W, pal } = pic;
  const m = pal.own;
  const { half, high, back } = HALL;
  const floor = lit(pal, mix(m.stone, m.sand, 0.35), 0.2);
  pic.fill(slab(s, -half, 1.2, half * 2, back - 1.2), overprint(floor, pal.shade, 0.12));
  let tiles = '';
  for (let x = -half; x <= half; x += 1.5) tiles += slab(s, x, 1.2, 0.03, back - 1.2);
  for (let z = 2; z < back; z += 1.5) tiles += slab(s, -half, z, half * 2, 0.03);
  pic.shade(tiles, pal.shade, 0.35);
  // daylight from the glass lies on the floor between the mullions' shadows
  let light = '';
  const bay = (half * 2) / 7;
  for (let i = 0; i < 7; i++) {
    const a = -half + bay * i + 0.2;
    const slant = s.sun[0] > 0 ? -2.2 : 2.2;
    light += s.path([
      [a, 0, back],
      [a + bay - 0.4, 0, back],
      [a + bay - 0.4 + slant, 0, back - 4.4],
      [a + slant, 0, back - 4.4],
    ]);
  }
  pic.fill(light, lit(pal, floor, 0.55), 0.7);
  // the polish: the bright glass mirrored towards the viewer, and a darker inlaid border that leads to the way out
  pic.fill(slab(s, -half, 7.9, half * 2, 0.34), overprint(mix(m.cloth, m.stone, 0.3), pal.shade, 0.25));
  pic.fill(slab(s, -half, 8.32, half * 2, 0.09), m.mustard);
  let polish = '';
  for (let i = 0; i < 7; i++) {
    const a = -half + bay * i + 0.5;
    polish += s.path([
      [a, 0, back - 4],
      [a + bay - 1, 0, back - 4],
      [(a + bay - 1) * 0.62, 0, 3],
      [a * 0.62, 0, 3],
    ]);
  }
  pic.add(
    'stipple',
    shape(
      polish,
      pic.linear(0, s.P([0, 0, back - 4])[1], 0, s.P([0, 0, 3.4])[1], [
        { at: 0, color: lit(pal, pal.sky[2], 0.3), alpha: 0.5 },
        { at: 1, color: lit(pal, pal.sky[2], 0.3), alpha: 0 },
      ]),
    ),
    0.25,
  );
  const ceiling = overprint(lit(pal, m.wall, 0.2), pal.shade, 0.3);
  pic.fill(rect(-5, -5, W + 10, s.P([0, high, back])[1] + 5), ceiling);
  let lamps = '';
  for (const x of [-6, 0, 6])
    for (let z = 5; z < back; z += 3.4)
      lamps += s.path([
        [x - 1, high, z],
        [x + 1, high, z],
        [x + 1, high, z + 0.5],
        [x - 1, high, z + 0.5],
      ]);
  pic.fill(lamps, lit(pal, pal.lamp, 0.55));
  for (const k of [-1, 1]) {
    const q = s.path([
      [k * half, 0, 1.2],
      [k * half, 0, back],
      [k * half, high, back],
      [k * half, high, 1.2],
    ]);
    pic.fill(q, k * s.sun[0] > 0 ? overprint(m.wall, pal.shade, 0.5) : lit(pal, mix(m.wall, m.rockB, 0.3), 0.1));
  }
  const f = s.face([-half, 0, back], [half * 2, 0, 0], [0, high, 0]);
  let bars = f.rect(0, high - 0.5, half * 2, 0.5) + f.rect(0, 0, half * 2, 0.16) + f.rect(0, 2.9, half * 2, 0.09);
  for (let i = 0; i <= 7; i++) bars += f.rect(bay * i - 0.1, 0, 0.2, high);
  pic.fill(bars, overprint(m.metal, pal.deep, 0.55));
}

/** The belt: a low metal plinth, rubber slats, suitcases lying on it, the dark hatch they come from. */
function belt(s: Space, x: number, z: number, k: number): void {
  const { pic } = s;
  const { pal } = pic;
  const m = pal.own;
  const long = 6;
  const r = 1.9;
  pic.shade(beltRing(s, x, z - 0.25, { long, r: r + 0.3, y: 0 }), pal.shade, 0.5);
  pic.fill(
    beltRing(s, x, z, { long, r, y: 0 }) + beltRing(s, x, z, { long, r, y: 0.22 }),
    overprint(m.metal, pal.shade, 0.5),
  );
  pic.fill(beltRing(s, x, z, { long, r, y: 0.45 }), m.metal);
  pic.fill(beltRing(s, x, z, { long, r: r - 0.08, y: 0.47 }), mix(pal.deep, m.road, 0.35));
  pic.fill(beltRing(s, x, z, { long, r: 0.75, y: 0.48 }), m.metal);
  let slats = '';
  for (let a = -long / 2; a <= long / 2; a += 0.5)
    for (const [from, to] of [
      [-r, -0.75],
      [0.75, r],
    ] as const)
      slats += s.path([
        [x + a, 0.475, z + from],
        [x + a + 0.05, 0.475, z + from],
        [x + a + 0.05, 0.475, z + to],
        [x + a, 0.475, z + to],
      ]);
  pic.fill(slats, mix(pal.deep, m.road, 0.7));
  // the island in the middle carries a column with a lit blank board
  s.block(x, 0.48, z, 0.5, 3.4, 0.5).paint(lit(pal, m.wall, 0.2));
  s.block(x, 3.2, z, 2.4, 0.9, 0.3).paint(pal.deep);
  const board = s.face([x - 1.05, 3.3, z - 0.16], [2.1, 0, 0], [0, 0.7, 0]);
  pic.fill(board.rect(0.08, 0.4, 1.3, 0.14) + board.rect(0.08, 0.14, 1.7, 0.14), m.mustard);
  const cases: [number, number, Hex, number][] = [
    [-2.4, 1.3, m.cloth, 0.2],
    [0.6, 1.35, m.mustard, -0.2],
    [2.6, 1.2, m.leafDark, 0.3],
    [-3.9, -0.1, m.accent, 1.2],
    [4.1, -0.2, m.wine, 1.4],
    [-2.2, -1.3, m.wine, 0.1],
    [-0.4, -1.32, m.accent, -0.15],
    [2.3, -1.3, m.cloth, 0.2],
  ];
  for (const [a, d, c, rot] of cases) suitcase(s, x + k * a, z + d, c, { y: 0.48, rot, flat: a !== -0.4 });
}

/** A provincial airport: its apron under the Andes, or the hall where suitcases come round. */
export function airport(pic: Picture, o: { focal?: number; view?: 'apron' | 'arrivals' } = {}): void {
  const focal = o.focal ?? 0.62;
  const k = focal > 0.5 ? 1 : -1;
  if (o.view === 'arrivals') arrivals(pic, k);
  else apron(pic, focal, k);
}
