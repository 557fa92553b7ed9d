import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, type Pt } from '../../core/geom.ts';
import { shape } from '../../core/picture.ts';
import type { Space, V3 } from '../../core/space.ts';
import { glows } from '../air/light.ts';

export interface DamOptions {
  /** middle of the crest and its height */
  x: number;
  z: number;
  crest: number;
  /** length of the crest and depth of the wall below it */
  length: number;
  height: number;
  concrete?: Hex;
  /** height of the rock on which it is founded */
  ground: (x: number, z: number) => number;
  /** the part of the sheet where the land lies farther off than `z`: nearer land hides what is built there */
  beyond?: (z: number) => string;
}

/** How far the foot of a buttress stands out in front of its head, as a fraction of the height. */
const BATTER = 0.42;
/** How far the crest runs on into the rock at both ends. */
const KEY = 8;

/** Concrete as it weathers in dry country. */
export const concreteInk = (s: Space): Hex => mix(s.pic.pal.mats.stone, s.pic.pal.mats.foam, 0.38);

/** Valle Grande's kind of dam: a row of slender buttresses holding up sloping slabs, a walkway on top. */
export function buttressDam(s: Space, o: DamOptions & { bays: number; beyond: (z: number) => string }): void {
  const { pic } = s,
    p = pic.pal,
    c = o.concrete ?? concreteInk(s),
    step = o.length / o.bays,
    x0 = o.x - o.length / 2,
    foot = o.crest - o.height,
    out = o.height * BATTER,
    /** prints faces at the depth `z`, cut off where the rock in front of them begins */
    print = (z: number, faces: [V3[], Hex][]) =>
      pic.raw(pic.clipped(pic.clip(o.beyond(z), 'evenodd'), faces.map(([vs, ink]) => shape(s.path(vs), ink)).join('')));
  const order = Array.from({ length: o.bays + 1 }, (_, i) => i).sort(
    (a, b) => Math.abs(x0 + b * step - s.cam.x) - Math.abs(x0 + a * step - s.cam.x),
  );
  const w = step * 0.3;
  /** how far the foot of the buttress at `x` stands out, where the batter of its face meets the rock */
  const reachAt = (x: number): number => {
    for (let reach = 0; reach < out; reach += 0.1)
      if (o.crest - reach / BATTER <= o.ground(x, o.z - reach)) return reach;
    return out;
  };
  // the rock between the buttresses lies in their shade, as far out as their feet
  const seam: V3[] = [],
    feet: V3[] = [];
  for (let i = 0; i <= 60; i++) {
    const x = x0 + (o.length * i) / 60,
      reach = reachAt(x);
    seam.push([x, o.ground(x, o.z - 0.3) + 1, o.z - 0.3]);
    feet.push([x, o.ground(x, o.z - reach), o.z - reach]);
  }
  pic.shade(s.path([...seam, ...feet.reverse()]), p.shade, 0.62);
  // the slabs lie deep in the shade between the buttresses
  const slab: V3[] = [
    [x0 + o.length + KEY, o.crest, o.z],
    [x0 - KEY, o.crest, o.z],
    [x0 - KEY, foot - 2, o.z],
    [x0 + o.length + KEY, foot - 2, o.z],
  ];
  print(o.z - 0.2, [[slab, overprint(c, p.shade, 0.5)]]);
  for (const i of order) {
    const x = x0 + i * step,
      reach = reachAt(x);
    if (reach < 0.6) continue;
    const front = o.z - reach,
      toe = o.crest - reach / BATTER,
      side = x > s.cam.x ? -1 : 1,
      xs = x + (side * w) / 2,
      // the footing stands as deep in the slope as the slope rises across it
      low = toe - 1.6,
      fw = w * 0.85;
    print(front - 0.1, [
      [
        [
          [xs, low, o.z],
          [xs, low, front],
          [xs, toe, front],
          [xs, o.crest - 0.5, o.z - 0.5],
          [xs, o.crest - 0.5, o.z],
        ],
        s.ink(c, [side, 0, 0]),
      ],
      [
        [
          [x - w / 2, low, front],
          [x + w / 2, low, front],
          [x + w / 2, toe, front],
          [x + w / 2, o.crest - 0.5, o.z - 0.5],
          [x - w / 2, o.crest - 0.5, o.z - 0.5],
          [x - w / 2, toe, front],
        ],
        s.ink(c, [0, 0.4, -1]),
      ],
    ]);
    const ledge = toe + 0.55,
      step0 = front - 0.5,
      stone = mix(c, p.mats.stone, 0.5);
    print(step0 - 0.1, [
      [
        [
          [x - fw, ledge, front + 0.3],
          [x + fw, ledge, front + 0.3],
          [x + fw, ledge, step0],
          [x - fw, ledge, step0],
        ],
        s.ink(stone, [0, 1, 0]),
      ],
      [
        [
          [x - fw, ledge, step0],
          [x + fw, ledge, step0],
          [x + fw, low, step0],
          [x - fw, low, step0],
        ],
        s.ink(stone, [0, 0.2, -1]),
      ],
    ]);
  }
  crestRoad(s, o, c);
}

/** A plain concrete wall, thicker below, with the stains of its joints and a spillway of `gates` openings. */
export function gravityDam(s: Space, o: DamOptions & { gates: number }): void {
  const { pic } = s,
    p = pic.pal,
    c = o.concrete ?? concreteInk(s),
    x0 = o.x - o.length / 2,
    x1 = o.x + o.length / 2,
    foot = o.crest - o.height,
    out = o.height * 0.5,
    front = (t: number, h: number, off = 0): V3 => [x0 + (x1 - x0) * t, foot + o.height * h, o.z - out * (1 - h) - off];
  /** the lowest part of the face that stands free of the rock, 0..1, at a place along the wall */
  const free = (t: number): number => {
    const x = x0 + (x1 - x0) * t;
    for (let h = 0; h < 1; h += 0.02) if (foot + o.height * h > o.ground(x, o.z - out * (1 - h)) - 0.2) return h;
    return 1;
  };
  const seam = Array.from({ length: 49 }, (_, i) => front(i / 48, Math.max(0, free(i / 48) - 0.01)));
  const outline = s.path([front(1, 1), front(0, 1), ...seam]),
    clip = pic.clip(outline);
  pic.fill(outline, s.ink(c, [0, 0.5, -1]));
  let joints = '';
  for (let i = 1; i < 11; i++)
    joints += s.path([
      front(i / 11 - 0.0025, 0),
      front(i / 11 + 0.0025, 0),
      front(i / 11 + 0.0025, 1),
      front(i / 11 - 0.0025, 1),
    ]);
  for (let i = 1; i < 7; i++)
    joints += s.path([
      front(0, i / 7 - 0.003),
      front(1, i / 7 - 0.003),
      front(1, i / 7 + 0.003),
      front(0, i / 7 + 0.003),
    ]);
  pic.raw(pic.clipped(clip, shape(joints, p.shade, 0.3)), 'multiply');
  const rng = pic.rng.fork('stains');
  let stains = '';
  for (let i = 0; i < 14; i++) {
    const t = rng(),
      w = rng.range(0.004, 0.014),
      low = rng.range(0.2, 0.7);
    stains += s.path([front(t - w, 0.96), front(t + w, 0.96), front(t + w * 0.3, low), front(t - w * 0.3, low)]);
  }
  pic.raw(pic.clipped(clip, shape(stains, p.shade, 0.22)), 'multiply');
  for (let i = 0; i < o.gates; i++) {
    const t = 0.5 + (i - (o.gates - 1) / 2) * 0.085,
      w = 0.03;
    pic.fill(
      s.path([front(t - w, 0.8, 0.1), front(t + w, 0.8, 0.1), front(t + w, 0.95, 0.1), front(t - w, 0.95, 0.1)]),
      overprint(c, p.shade, 0.85),
    );
    // water sliding down the chute
    pic.fill(
      s.path([
        front(t - w * 0.8, 0.8, 0.15),
        front(t + w * 0.8, 0.8, 0.15),
        front(t + w * 1.1, 0, 0.3),
        front(t - w * 1.1, 0, 0.3),
      ]),
      mix(p.mats.foam, p.mats.water, 0.22),
    );
    pic.fill(
      s.path([
        front(t - w * 0.1, 0.78, 0.2),
        front(t + w * 0.12, 0.78, 0.2),
        front(t + w * 0.3, 0, 0.35),
        front(t - w * 0.3, 0, 0.35),
      ]),
      mix(p.mats.foam, p.mats.water, 0.6),
    );
  }
  crestRoad(s, o, c);
}

/** The carriageway on top with its parapet and lamp posts; it ends where it runs into the rock. */
function crestRoad(s: Space, o: DamOptions, c: Hex): void {
  const { pic } = s,
    p = pic.pal,
    x0 = o.x - o.length / 2,
    x1 = o.x + o.length / 2,
    key = o.beyond ? KEY : 1.5,
    z = o.z - 0.8,
    thick = Math.max(0.5, o.height * 0.04),
    clip = o.beyond && pic.clip(o.beyond(z), 'evenodd'),
    cut = (svg: string) => (clip ? pic.clipped(clip, svg) : svg),
    across = (y0: number, z0: number, y1: number, z1: number) =>
      s.path([
        [x0 - key, y0, z0],
        [x1 + key, y0, z0],
        [x1 + key, y1, z1],
        [x0 - key, y1, z1],
      ]);
  const road = across(o.crest, z, o.crest, z + 2.4),
    head = across(o.crest - thick, z, o.crest + 0.35, z);
  pic.raw(cut(shape(road, s.ink(mix(c, p.mats.road, 0.4), [0, 1, 0])) + shape(head, s.ink(c, [0, 0.25, -1]))));
  pic.raw(cut(shape(across(o.crest - thick * 1.9, z + 0.2, o.crest - thick, z), p.shade, 0.55)), 'multiply');
  // the blocks that key the ends of the crest into the rock
  for (const [end, side] of [
    [x0, 1],
    [x1, -1],
  ] as const) {
    if (!o.beyond) break;
    const a = end - side * 4,
      b = end + side * 1.5,
      top = o.crest + 1,
      front = z - 0.5;
    const block = shape(
      s.path([
        [a, top, front],
        [b, top, front],
        [b, o.crest - 2.4, front],
        [a, o.crest - 2.4, front],
      ]),
      s.ink(c, [0, 0.25, -1]),
    );
    const above = shape(
      s.path([
        [a, top, front],
        [b, top, front],
        [b, top, z + 2.6],
        [a, top, z + 2.6],
      ]),
      s.ink(mix(c, p.mats.foam, 0.3), [0, 1, 0]),
    );
    const flank = shape(
      s.path([
        [b, top, front],
        [b, top, z + 2.6],
        [b, o.crest, z + 2.6],
        [b, o.crest - 2.4, front],
      ]),
      s.ink(c, [side, 0, 0]),
    );
    pic.raw(pic.clipped(pic.clip(o.beyond(front), 'evenodd'), flank + above + block));
    // the block's shadow on the wall and the slope beside it
    const shadow = s.path([
      [b, top - 0.9, z],
      [b + side * 0.7, o.crest, z],
      [b + side * 0.7, o.crest - 3, z],
      [b, o.crest - 3, z],
    ]);
    pic.raw(cut(shape(shadow, p.shade, 0.55)), 'multiply');
  }
  const lamps: Pt[] = [];
  for (let x = x0 + 3; x < x1; x += 6) {
    const [ax, ay] = s.P([x, o.crest + 0.35, z]),
      [, by] = s.P([x, o.crest + 2.2, z]);
    pic.line(`M${ax.toFixed(1)} ${ay.toFixed(1)}V${by.toFixed(1)}h5`, overprint(p.mats.metal, p.shade, 0.6), 1.4);
    lamps.push([ax + 5, by + 1]);
  }
  if (!p.lamps) return;
  glows(pic, lamps, 26, p.lamp, 0.55);
  pic.fill(lamps.map(([x, y]) => ellipse(x, y, 2.6)).join(''), p.lamp);
  // the light of the lamps on the road and the head of the wall
  const lit = pic.clip(road + head),
    y = s.P([o.x, o.crest + 0.2, z])[1];
  pic.raw(
    cut(
      pic.clipped(
        lit,
        lamps
          .map(([x]) =>
            shape(
              ellipse(x, y, 46, 15),
              pic.radial(
                x,
                y,
                46,
                [
                  { at: 0, color: p.lamp, alpha: 0.62 },
                  { at: 0.45, color: p.lamp, alpha: 0.28 },
                  { at: 1, color: p.lamp, alpha: 0 },
                ],
                0.33,
              ),
            ),
          )
          .join(''),
      ),
    ),
    'screen',
  );
}
