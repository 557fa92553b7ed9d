import { type Hex, mix, overprint } from '../../core/color.ts';
import type { Pt } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { type Face, Space, type V3 } from '../../core/space.ts';
import { garland, glow, glows } from '../../props/air/light.ts';
import { sky } from '../../props/air/sky.ts';
import { range } from '../../props/land/land.ts';
import { figure } from '../../props/people/figures.ts';
import { tree } from '../../props/plants/plants.ts';
import { chair, glass, roundTable } from '../../props/rooms/dining.ts';
import { drawFarToNear, person, type Thing } from '../../props/staging.ts';
import { lampPost } from '../../props/town/plaza.ts';
import { plain } from '../../props/vineyard/rows.ts';

/** The cut corner where two streets meet, its width and how far the house is from the eye. */
const CUT = 3;
const NEAR = 12.5;
const HEIGHT = 6.4;

/** A bar at nightfall: the door on the cut corner, big lit windows down both streets, tables out under bulbs. */
export function streetCorner(pic: Picture, o: { focal?: number; horizon?: number } = {}): void {
  const { W, H, pal: p } = pic;
  const m = p.own;
  const hz = H * (o.horizon ?? 0.58);
  const focal = o.focal ?? 0.6;
  sky(pic, {
    horizon: hz,
    clouds: p.night ? 'none' : 'streaks',
    cloudAmount: 0.7,
    sun: p.night ? { x: W * 0.16, y: H * 0.16, r: 24 } : undefined,
  });
  range(pic, { horizon: hz, height: hz * 0.3, lead: 0.1, snow: 0.5, air: 0.4, seed: 'andes', peaks: 7, mist: 1 });
  const s = new Space(pic, { x: 0, y: 1.7, z: 0, f: 980, cx: W * focal, horizon: hz }, { az: 250, el: 40 });
  const road = overprint(mix(m.road, m.stone, 0.3), p.shade, p.lamps ? 0.6 : 0.2);
  plain(pic, s, road, { bands: 0, far: mix(road, p.haze, 0.3) });
  pavement(s);
  house(s);
  lightOnGround(pic, s);
  const things: Thing[] = [];
  for (const [x, z, i] of [
    [-4.6, 12.2, 0],
    [-7.2, 15, 1],
    [4.4, 11.8, 2],
    [6.9, 14.2, 3],
    [-1.3, 9, 4],
    [2.0, 8.6, 5],
  ] as const)
    things.push({ z, draw: () => terraceTable(s, x, z, i) });
  things.push(person(s, -6.2, 9.2, 'walk', { top: overprint(m.cloth, p.shade, 0.3), bottom: p.deep }, 1));
  things.push(
    person(
      s,
      -5.5,
      9.5,
      'walk',
      { top: overprint(m.accent, p.shade, 0.25), dress: overprint(m.accent, p.shade, 0.25) },
      1,
    ),
  );
  things.push({ z: 7.2, draw: () => streetTree(pic, s, -4.9, 7.2) });
  things.push({ z: 16.5, draw: () => streetTree(pic, s, -12.2, 16.5) });
  things.push({ z: 9.8, draw: () => lampPost(s, 6.4, 9.8, 4.2) });
  drawFarToNear(things);
  bulbs(pic, s);
}

const CORNERS: [number, number][] = [
  [-22, NEAR + 19],
  [-CUT / 2, NEAR],
  [CUT / 2, NEAR],
  [22, NEAR + 19],
];

/** Raised pavement following the house round its corner. */
function pavement(s: Space): void {
  const p = s.pic.pal;
  const m = p.own;
  const stone = overprint(mix(m.stone, m.sand, 0.4), p.shade, p.lamps ? 0.35 : 0.05);
  const out = (d: number): V3[] => [
    [-24 - d, 0.02, NEAR + 19 - d * 0.4],
    [-CUT / 2 - d * 0.45, 0.02, NEAR - d],
    [CUT / 2 + d * 0.45, 0.02, NEAR - d],
    [24 + d, 0.02, NEAR + 19 - d * 0.4],
  ];
  const back: V3[] = [
    [40, 0.02, 60],
    [-40, 0.02, 60],
  ];
  s.pic.fill(s.path([...out(5.3), ...back]), overprint(stone, p.shade, 0.5));
  s.pic.fill(s.path([...out(5.1), ...back]), stone);
  let joints = '';
  for (let d = 0.9; d < 5; d += 0.9) {
    const a = out(d);
    const b = out(d + 0.03);
    joints += s.path([...a, ...b.reverse()]);
  }
  s.pic.shade(joints, p.shade, 0.4);
}

/** The three fronts of the house, cornice and balustrade. */
function house(s: Space): void {
  const pic = s.pic;
  const p = pic.pal;
  const m = p.own;
  const paint = mix(m.rockA, m.adobe, 0.35);
  const faces = [0, 1, 2].map((i) => {
    const [a, b] = [CORNERS[i]!, CORNERS[i + 1]!];
    return s.face([a[0], 0, a[1]], [b[0] - a[0], 0, b[1] - a[1]], [0, HEIGHT, 0]);
  });
  const order = [faces[0]!, faces[2]!, faces[1]!];
  for (const f of order) {
    const corner = f === faces[1];
    pic.fill(f.all(), overprint(paint, p.shade, corner ? 0.15 : f === faces[0] ? 0.4 : 0.5));
    upwash(pic, f);
    openings(pic, f, corner, paint);
    const trim = overprint(lit(p, mix(m.wall, m.sand, 0.3), 0.1), p.shade, corner ? 0.15 : 0.4);
    pic.fill(f.rect(-0.1, HEIGHT - 0.5, f.lu + 0.2, 0.5, 0.15) + f.rect(0, 3.95, f.lu, 0.24, 0.08), trim);
    pic.fill(f.rect(0, 0, f.lu, 0.5, 0.03), overprint(m.stone, p.shade, 0.55));
    let rail = '';
    for (let a = 0.15; a < f.lu; a += 0.5) rail += f.rect(a, HEIGHT, 0.2, 0.55);
    pic.fill(rail + f.rect(0, HEIGHT + 0.55, f.lu, 0.16), trim);
  }
}

/** Light from the lamps at the foot of the wall. */
function upwash(pic: Picture, f: Face): void {
  const p = pic.pal;
  const [x, y0] = f.P(0, 0);
  const [, y1] = f.P(0, HEIGHT);
  pic.add(
    'stippleScreen',
    shape(
      f.all(),
      pic.linear(x, y0, x, y1, [
        { at: 0, color: p.lamp, alpha: 0.32 },
        { at: 0.6, color: p.lamp, alpha: 0.1 },
        { at: 1, color: p.lamp, alpha: 0 },
      ]),
    ),
    0.15,
  );
}

/** Big panes on the streets, the double door on the cut corner with a round window over it. */
function openings(pic: Picture, f: Face, corner: boolean, paint: Hex): void {
  const p = pic.pal;
  const m = p.own;
  const frame = overprint(m.leafDark, p.shade, 0.4);
  const amber = mix(p.lamp, m.adobe, 0.12);
  if (corner) {
    f.opening(0.55, 0, 1.9, 3.5, { inside: p.deep, lamp: amber, frame, bars: 1, arch: true, depth: 0.2 });
    pic.fill(f.circle(1.5, 5.0, 0.62, 0.05), overprint(m.wall, p.shade, 0.2));
    pic.fill(f.circle(1.5, 5.0, 0.48, 0.06), m.accent);
    pic.fill(f.circle(1.5, 5.0, 0.26, 0.07), lit(p, p.lamp, 0.5));
    return;
  }
  const left = f.o[0] < -5;
  for (let i = 0; i < 6; i++) {
    const a = left ? f.lu - 3.8 - i * 3.9 : 0.9 + i * 3.9;
    if (a < 0.2 || a + 2.9 > f.lu) continue;
    f.opening(a, 0.62, 2.9, 2.75, {
      inside: p.deep,
      lamp: mix(amber, m.adobe, 0.1 * (i % 3)),
      frame,
      bars: 2,
      depth: 0.2,
    });
    const heads = [0.4, 1.1, 1.9, 2.4].filter((_, q) => (q + i) % 3 !== 0);
    pic.fill(
      heads.map((q) => f.arch(a + q - 0.2, 0.66, 0.5, 0.72) + f.circle(a + q + 0.05, 1.56, 0.17)).join(''),
      mix(amber, m.wood, 0.72),
    );
    f.opening(a + 0.85, 4.45, 1.2, 1.2, {
      inside: mix(p.deep, m.glass, 0.2),
      lamp: i % 3 === 1 ? amber : null,
      frame: overprint(paint, p.shade, 0.5),
      bars: 1,
      depth: 0.2,
    });
    const awning: V3[] = [
      f.at(a - 0.2, 3.85, 0),
      f.at(a + 3.1, 3.85, 0),
      f.at(a + 3.1, 3.3, 1.1),
      f.at(a - 0.2, 3.3, 1.1),
    ];
    f.s.quad(awning, overprint(i % 2 ? m.accent : m.leafDark, p.shade, 0.3));
  }
}

/** Window light lying on the pavement. */
function lightOnGround(pic: Picture, s: Space): void {
  const [x, y] = s.P([0, 0, NEAR - 2]);
  const r = s.scale(NEAR - 2) * 8;
  glow(pic, x, y, r, pic.pal.lamp, 0.42, 0.2);
}

/** Round table with two people, a candle and glasses. */
function terraceTable(s: Space, x: number, z: number, i: number): void {
  const pic = s.pic;
  const p = pic.pal;
  const m = p.own;
  const wood = overprint(mix(m.wood, m.sand, 0.2), p.shade, 0.2);
  const tops = [m.accent, m.foam, m.cloth, m.mustard, m.wine, m.water];
  const seat = (dx: number, face: number, top: Hex) => {
    const [a, b] = s.P([x + dx, 0, z + 0.05]);
    figure(
      pic,
      a,
      b,
      s.scale(z) * 1.66,
      'sit',
      { top: overprint(top, p.shade, 0.25), bottom: p.deep, skin: overprint(m.skin, p.shade, 0.2) },
      face,
      { shade: false },
    );
  };
  const [cx, cy] = s.P([x, 0, z]);
  pic.add(
    'multiply',
    shape(
      `M${cx - s.scale(z) * 1.1} ${cy}a${s.scale(z) * 1.1} ${s.scale(z) * 0.14} 0 1 0 ${s.scale(z) * 2.2} 0a${s.scale(z) * 1.1} ${s.scale(z) * 0.14} 0 1 0 ${-s.scale(z) * 2.2} 0Z`,
      p.shade,
      0.5,
    ),
  );
  chair(s, x - 0.75, z + 0.2, -1.57, wood, { shadow: false });
  chair(s, x + 0.75, z + 0.2, 1.57, wood, { shadow: false });
  seat(-0.75, 1, tops[i % 6]!);
  seat(0.75, -1, tops[(i + 2) % 6]!);
  const y = roundTable(s, x, z, { r: 0.42, top: wood, shadow: false });
  glass(s, [x - 0.2, y, z], m.wine);
  glass(s, [x + 0.22, y, z], m.mustard);
  const [gx, gy] = s.P([x, y + 0.1, z]);
  glow(pic, gx, gy, s.scale(z) * 0.9, p.lamp, 0.55);
}

function streetTree(pic: Picture, s: Space, x: number, z: number): void {
  const p = pic.pal;
  const [a, b] = s.P([x, 0, z]);
  tree(pic, a, b, s.scale(z) * 6.4, overprint(p.mats.leaf, p.shade, p.lamps ? 0.25 : 0), pic.rng.fork(`tree${x}`), {
    kind: 'plane-tree',
    dark: p.mats.leafDark,
  });
}

/** Strings of bulbs from the roof to the trees over the street. */
function bulbs(pic: Picture, s: Space): void {
  const p = pic.pal;
  const points: Pt[] = [];
  const lines: [V3, V3][] = [
    [
      [-CUT / 2, 5.4, NEAR],
      [-7, 4.6, 7.4],
    ],
    [
      [-7.5, 5.2, 18],
      [-12, 4.8, 13.5],
    ],
    [
      [CUT / 2, 5.4, NEAR],
      [6.4, 4.4, 9.4],
    ],
    [
      [CUT / 2, 5.4, NEAR],
      [1.2, 4.4, 6],
    ],
    [
      [7, 5.2, 17.2],
      [11, 4.6, 12.6],
    ],
  ];
  for (const [a, b] of lines) {
    const z = (a[2] + b[2]) / 2;
    points.push(
      ...garland(pic, s.P(a), s.P(b), {
        sag: s.scale(z) * 0.4,
        n: 9,
        r: s.scale(z) * 0.075,
        color: lit(p, p.lamp, 0.5),
      }),
    );
  }
  glows(pic, points, 34, p.lamp, 0.5);
}
