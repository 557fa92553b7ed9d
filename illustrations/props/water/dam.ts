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
}

/** How far the foot of a buttress stands out in front of its head, as a fraction of the height. */
const BATTER = 0.42;

/** Concrete as it weathers in dry country. */
export const concreteInk = (s: Space): Hex => mix(s.pic.pal.mats.stone, s.pic.pal.mats.foam, 0.38);

/** Valle Grande's kind of dam: a row of slender buttresses holding up sloping slabs, a walkway on top. */
export function buttressDam(s: Space, o: DamOptions & { bays: number }): void {
  const { pic } = s,
    c = o.concrete ?? concreteInk(s),
    step = o.length / o.bays,
    x0 = o.x - o.length / 2,
    foot = o.crest - o.height,
    out = o.height * BATTER,
    slab = overprint(c, pic.pal.shade, 0.5);
  // the slabs lie deep in the shade between the buttresses
  const seam: V3[] = [];
  for (let i = 0; i <= 40; i++) {
    const x = x0 + (o.length * i) / 40;
    seam.push([x, Math.max(foot, o.ground(x, o.z - 0.4)) - 0.3, o.z]);
  }
  s.quad([[x0 + o.length, o.crest, o.z], [x0, o.crest, o.z], ...seam], slab);
  const order = Array.from({ length: o.bays + 1 }, (_, i) => i).sort(
    (a, b) => Math.abs(x0 + b * step - s.cam.x) - Math.abs(x0 + a * step - s.cam.x),
  );
  const w = step * 0.3;
  const standing = (x: number) => {
    const high = Math.max(foot, o.ground(x, o.z - 1.5)),
      reach = out * ((o.crest - high) / o.height);
    return { reach, toe: Math.max(foot, Math.min(high, o.ground(x, o.z - reach))) - 0.25, rise: o.crest - high };
  };
  // the rock between the buttresses lies in their shade, as far out as their feet
  const feet = seam.map(([x]): V3 => {
    const { reach, toe } = standing(x);
    return [x, toe, o.z - reach - 0.5];
  });
  pic.shade(s.path([...seam, ...feet.reverse()]), pic.pal.shade, 0.62);
  for (const i of order) {
    const x = x0 + i * step,
      { reach, toe, rise } = standing(x);
    if (rise < 1.2) continue;
    const side = x > s.cam.x ? -1 : 1,
      xs = x + (side * w) / 2;
    s.quad(
      [
        [xs, toe, o.z],
        [xs, toe, o.z - reach],
        [xs, o.crest - 0.5, o.z - 0.5],
        [xs, o.crest - 0.5, o.z],
      ],
      s.ink(c, [side, 0, 0]),
    );
    s.quad(
      [
        [x - w / 2, toe, o.z - reach],
        [x + w / 2, toe, o.z - reach],
        [x + w / 2, o.crest - 0.5, o.z - 0.5],
        [x - w / 2, o.crest - 0.5, o.z - 0.5],
      ],
      s.ink(c, [0, 0.4, -1]),
    );
    s.block(x, toe - 0.7, o.z - reach - 0.1, w * 2, 0.8, 0.9).paint(mix(c, pic.pal.mats.stone, 0.5));
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

/** The carriageway on top with its parapet and lamp posts. */
function crestRoad(s: Space, o: DamOptions, c: Hex): void {
  const { pic } = s,
    p = pic.pal,
    x0 = o.x - o.length / 2 - 1.5,
    x1 = o.x + o.length / 2 + 1.5,
    z = o.z - 0.8,
    thick = Math.max(0.5, o.height * 0.035);
  s.quad(
    [
      [x0, o.crest, z],
      [x1, o.crest, z],
      [x1, o.crest, z + 2.4],
      [x0, o.crest, z + 2.4],
    ],
    s.ink(mix(c, p.mats.road, 0.4), [0, 1, 0]),
  );
  s.quad(
    [
      [x0, o.crest - thick, z],
      [x1, o.crest - thick, z],
      [x1, o.crest + 0.35, z],
      [x0, o.crest + 0.35, z],
    ],
    s.ink(c, [0, 0.25, -1]),
  );
  const under = s.path([
    [x0, o.crest - thick * 1.9, z + 0.2],
    [x1, o.crest - thick * 1.9, z + 0.2],
    [x1, o.crest - thick, z],
    [x0, o.crest - thick, z],
  ]);
  pic.shade(under, p.shade, 0.55);
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
  // the light of the lamps on the road and down the head of the wall
  const head = s.path([
    [x0, o.crest - thick, z],
    [x1, o.crest - thick, z],
    [x1, o.crest + 0.35, z],
    [x0, o.crest + 0.35, z],
  ]);
  pic.raw(
    pic.clipped(pic.clip(head), shape(lamps.map(([x, y]) => ellipse(x, y + 26, 26, 22)).join(''), p.lamp, 0.4)),
    'screen',
  );
}
