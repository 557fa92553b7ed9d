import { mix, overprint } from '../../core/color.ts';
import { ellipse, f1, type Pt, poly, smooth } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { Space, type V3 } from '../../core/space.ts';
import type { Cam } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { cloudsFor } from '../../props/air/views.ts';
import { range } from '../../props/land/land.ts';
import { groundShade, outfit, type Person, people } from '../../props/people/travellers.ts';
import { lightSide } from '../../props/plants/plants.ts';

/** Metres across one plate of the salt crust. */
const PLATE = 2.1;

/** A salt flat: the crust breaks into plates, a film of water mirrors the hills, people walk across the white. */
export function saltFlat(pic: Picture, o: { focal?: number; horizon?: number; heaps?: boolean } = {}): void {
  const { W, H, pal: p } = pic;
  const m = p.mats;
  const k = (o.focal ?? 0.62) > 0.5 ? 1 : -1;
  const hz = H * (o.horizon ?? 0.4);
  const low = ['golden', 'dusk', 'dawn'].includes(p.name);
  const first = pic.layers.length;
  sky(pic, {
    horizon: hz,
    clouds: cloudsFor(pic),
    cloudAmount: 0.9,
    sun: low ? { x: W * (0.5 - 0.26 * k), y: hz * 0.5, r: 38 } : undefined,
  });
  range(pic, {
    horizon: hz,
    height: hz * 0.42,
    lead: 0.5 + 0.14 * k,
    snow: 0.5,
    air: 0.42,
    seed: 'andes',
    peaks: 8,
    mist: 0.8,
  });
  range(pic, {
    horizon: hz + 3,
    height: hz * 0.13,
    snow: 0,
    rock: mix(m.steppe, m.rockB, 0.4),
    air: 0.4,
    seed: 'borde',
    peaks: 12,
    mist: 0.5,
    deep: null,
  });
  const mirrored = pic.layers.slice(first).map((layer) => ({ ...layer }));
  const salt = mix(m.snow, p.paper, 0.4);
  pic.fill(
    `M-5 ${f1(hz)}H${W + 5}V${H + 5}H-5Z`,
    pic.linear(0, hz, 0, H, [
      { at: 0, color: mix(salt, p.haze, 0.4) },
      { at: 0.3, color: salt },
      { at: 1, color: lit(p, salt, 0.4) },
    ]),
  );
  const cam: Cam = { x: 0, y: 2.1, z: 0, f: 1080, cx: W / 2, horizon: hz };
  const s = new Space(pic, cam, { az: lightSide(p) > 0 ? 20 : 160, el: Math.max(24, p.el) });
  const pool = poolOutline(pic, s, k);
  const clip = pic.clip(pool);
  for (const { mode, svg, g } of mirrored)
    pic.add(mode, pic.clipped(clip, `<g transform="matrix(1 0 0 -1 0 ${f1(hz * 2)})">${svg}</g>`), g);
  pic.raw(pic.clipped(clip, shape(pool, mix(p.sky[1], m.water, 0.4), 0.2)));
  pic.line(pool, lit(p, salt, 0.7), 3, 0.8);
  crust(pic, s, salt, pool);
  if (o.heaps) heaps(pic, s, k, salt);
  walkers(pic, s, k, clip);
}

/** The water lies on the calm side, from far out to the middle distance. */
function poolOutline(pic: Picture, s: Space, k: number): string {
  const rng = pic.rng.fork('charco');
  const rim: [number, number][] = [
    [-26, 64],
    [-4, 70],
    [14, 52],
    [9, 34],
    [4.2, 20],
    [1.4, 13.4],
    [-2.2, 10.6],
    [-6.5, 12],
    [-13, 15],
    [-24, 30],
  ];
  return smooth(
    rim.map(([x, z]) => s.P([k * (x + rng.range(-0.6, 0.6)), 0, z + rng.range(-0.6, 0.6)]) as Pt),
    true,
    0.9,
  );
}

/** Raised seams between the plates: a shaded line with a lit lip, on a jittered honeycomb. */
function crust(pic: Picture, s: Space, salt: string, pool: string): void {
  const p = pic.pal;
  const rng = pic.rng.fork('costra');
  const node = new Map<string, V3>();
  const at = (i: number, j: number): V3 => {
    const key = `${i},${j}`;
    const known = node.get(key);
    if (known) return known;
    const v: V3 = [
      (i + (j % 2) * 0.5) * PLATE + rng.range(-0.3, 0.3) * PLATE,
      0,
      2.4 + j * PLATE * 0.62 + rng.range(-0.22, 0.22) * PLATE,
    ];
    node.set(key, v);
    return v;
  };
  const ROWS = 46;
  let seams = '';
  let lips = '';
  let tints = '';
  for (let j = 0; j < ROWS; j++) {
    const z = 2.4 + j * PLATE * 0.62;
    const span = Math.ceil((z * 0.66) / PLATE) + 1;
    for (let i = -span; i < span; i++) {
      const a = at(i, j);
      const next = at(i + (j % 2), j + 1);
      const w = Math.max(0.02, 0.05 - z * 0.0005);
      const strip = (q: V3, r: V3, dz: number) =>
        s.path([
          [q[0], 0, q[2] - w + dz],
          [q[0] + w * 0.6, 0, q[2] + w + dz],
          [r[0] + w * 0.6, 0, r[2] + w + dz],
          [r[0], 0, r[2] - w + dz],
        ]);
      // every third edge is left out, which closes the net into uneven plates
      for (const b of (i + j) % 3 === 0 ? [next] : [at(i + 1, j), next]) {
        seams += strip(a, b, 0);
        if (z < 22) lips += strip(a, b, -w * 1.5);
      }
      if (rng.chance(0.12) && z < 40) tints += s.path([a, at(i + 1, j), at(i + 1 + (j % 2), j + 1), next]);
    }
  }
  const dry = pic.clip(`M-5 -5H${pic.W + 5}V${pic.H + 5}H-5Z${pool}`, 'evenodd');
  pic.add('multiply', pic.clipped(dry, shape(tints, p.shade, 0.13) + shape(seams, p.shade, 0.5)));
  pic.raw(pic.clipped(dry, shape(lips, lit(p, salt, 0.8))));
}

/** Cones of raked salt waiting to be carted off. */
function heaps(pic: Picture, s: Space, k: number, salt: string): void {
  const p = pic.pal;
  const side = lightSide(p);
  for (const [x, z, r] of [
    [9.5, 44, 1.5],
    [6.4, 33, 1.5],
    [12.5, 34, 1.6],
    [8.6, 24, 1.5],
  ] as const) {
    const [a, b] = s.P([k * x, 0, z]);
    const u = s.scale(z) * r;
    groundShade(pic, a, b, u * 1.1, -side, 0.5);
    const cone = `${smooth(
      [
        [a - u, b],
        [a - u * 0.45, b - u * 0.5],
        [a, b - u * 0.95],
        [a + u * 0.5, b - u * 0.48],
        [a + u, b],
      ],
      false,
      0.6,
    )}Q${f1(a)} ${f1(b + u * 0.14)} ${f1(a - u)} ${f1(b)}Z`;
    pic.fill(cone, lit(p, salt, 0.5));
    pic.shade(
      poly([
        [a, b - u * 0.95],
        [a - side * u * 0.08, b - u * 0.3],
        [a + side * u * 0.1, b + u * 0.08],
        [a - side * u, b],
      ]),
      p.shade,
      0.55,
    );
  }
}

function walkers(pic: Picture, s: Space, k: number, wet: string): void {
  const p = pic.pal;
  const TALL = 1.7;
  const put = (x: number, z: number, pose: Person['pose'], i: number, face: number): Person => {
    const [a, b] = s.P([k * x, 0, z]);
    return { x: a, y: b, h: s.scale(z) * TALL, pose, look: outfit(pic, i), face };
  };
  const list = [
    put(3.4, 21, 'walk', 0, -k),
    put(2.4, 22.5, 'walk', 3, -k),
    put(4.3, 19.2, 'photo', 2, -k),
    put(-3, 44, 'walk', 1, k),
    put(-2, 45, 'stand', 4, -k),
  ];
  // their mirror images, only where the ground is wet
  for (const q of list)
    pic.raw(
      pic.clipped(
        wet,
        shape(
          ellipse(q.x, q.y + q.h * 0.45, q.h * 0.09, q.h * 0.42),
          overprint(q.look?.top ?? p.deep, p.shade, 0.5),
          0.55,
        ),
      ),
    );
  people(pic, list, -lightSide(p));
}
