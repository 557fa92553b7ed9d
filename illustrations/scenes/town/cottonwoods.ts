import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, f1, sweep } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { Space } from '../../core/space.ts';
import type { Cam } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { cloudsFor } from '../../props/air/views.ts';
import { outfit, people } from '../../props/people/travellers.ts';
import { foliage, leafy, lightSide, type Puff, tones } from '../../props/plants/plants.ts';
import { adobeHouse } from '../../props/town/buildings.ts';
import { bicycle } from '../../props/vehicles/bicycle.ts';
import { plain } from '../../props/vineyard/rows.ts';

/** Depths of the trunks, near to far. */
const FILES = [8.5, 13, 18.5, 25, 33, 43, 56, 72];

/** A dirt street of the old villa roofed over by giant cottonwoods, adobe houses in their shade. */
export function cottonwoods(pic: Picture, o: { focal?: number; horizon?: number } = {}): void {
  const { W, H, pal: p } = pic;
  const m = p.mats;
  const k = (o.focal ?? 0.6) > 0.5 ? 1 : -1;
  const hz = H * (o.horizon ?? 0.57);
  const rng = pic.rng;
  sky(pic, { horizon: hz, clouds: cloudsFor(pic), cloudAmount: 0.4 });
  const cam: Cam = { x: 0, y: 1.9, z: 0, f: 980, cx: W * (0.5 + 0.06 * k), horizon: hz };
  const s = new Space(pic, cam, { az: lightSide(p) > 0 ? 25 : 155, el: Math.max(38, p.el) });
  const earth = mix(m.soil, m.sand, 0.5);
  plain(pic, s, earth, { far: mix(earth, p.haze, 0.3) });
  pic.fill(ellipse(cam.cx, hz - 2, 70, 34), mix(p.glow, p.haze, 0.4));
  channel(pic, s, -k * 5.1);
  dapple(pic, s);
  const things: { z: number; draw: () => void }[] = [];
  const walls: Hex[] = [m.wall, mix(m.wall, m.adobe, 0.6), mix(m.wall, m.rockA, 0.3), m.adobe];
  for (const [i, z] of [15, 30, 48].entries())
    for (const side of [-1, 1])
      things.push({
        z: z + 6,
        draw: () =>
          adobeHouse(s, s.block(side * 12.4, 0, z + 5, 6, 4.2 + ((i + side) % 2) * 0.5, 11), rng.fork(`h${i}${side}`), {
            wall: walls[(i * 2 + side + 1) % 4]!,
            door: side > 0 ? m.cloth : overprint(m.wood, p.shade, 0.2),
          }),
      });
  for (const z of FILES)
    for (const side of [-1, 1]) {
      const at = z + (side > 0 ? 0 : 2.2);
      things.push({ z: at, draw: () => cottonwood(pic, s, side * 6.6, at, rng.fork(`c${z}${side}`)) });
    }
  things.push({
    z: 14,
    draw: () => {
      const [a, b] = s.P([k * 4.2, 0, 14]);
      bicycle(pic, a, b, s.scale(14) * 0.34, { face: -k, color: m.cloth, basket: true });
    },
  });
  things.push({
    z: 17,
    draw: () => {
      const put = (x: number, z: number) => {
        const [a, b] = s.P([k * x, 0, z]);
        return { x: a, y: b, h: s.scale(z) * 1.7 };
      };
      people(
        pic,
        [
          { ...put(0.6, 17), pose: 'walk', look: { ...outfit(pic, 1), dress: m.accent }, face: k },
          { ...put(1.5, 17.6), pose: 'walk', look: outfit(pic, 2, 'gaucho'), face: k },
        ],
        -lightSide(p),
      );
    },
  });
  things.sort((a, b) => b.z - a.z);
  for (const q of things) q.draw();
  canopy(pic, s, hz);
}

/** The irrigation ditch along one side. */
function channel(pic: Picture, s: Space, x: number): void {
  const p = pic.pal;
  const band = (a: number, b: number) =>
    s.path([
      [x + a, 0, 2.2],
      [x + b, 0, 2.2],
      [x + b, 0, 90],
      [x + a, 0, 90],
    ]);
  pic.fill(band(-0.65, 0.65), mix(p.mats.leaf, p.mats.soil, 0.45));
  pic.fill(band(-0.4, 0.4), overprint(p.mats.soil, p.shade, 0.8));
  pic.fill(band(-0.36, 0.26), mix(p.mats.water, p.sky[2], 0.25));
}

/** The shade of the crowns over the street, with the sun coming through in coins. */
function dapple(pic: Picture, s: Space): void {
  const p = pic.pal;
  const rng = pic.rng.fork('sombra');
  pic.shade(
    s.path([
      [-11, 0, 2],
      [11, 0, 2],
      [11, 0, 90],
      [-11, 0, 90],
    ]),
    p.shade,
    0.6,
  );
  let coins = '';
  for (let i = 0; i < 170; i++) {
    const z = 3.4 * 18 ** rng();
    const [x, y] = s.P([rng.range(-6, 6), 0, z]);
    const r = s.scale(z) * rng.range(0.1, 0.55);
    coins += leafy(x, y, r * 1.5, r * 0.3, Math.max(3, r * 0.5), rng, 0.8);
  }
  pic.fill(coins, lit(p, mix(p.mats.soil, p.mats.sand, 0.6), 0.25), 0.85);
}

/** One giant: a trunk as wide as a door, furrowed bark, arms that go up into the roof of leaves. */
function cottonwood(pic: Picture, s: Space, x: number, z: number, rng: ReturnType<Picture['rng']['fork']>): void {
  const p = pic.pal;
  const u = s.scale(z);
  const [a, b] = s.P([x, 0, z]);
  const air = Math.min(0.4, z / 170);
  const bark = mix(mix(p.mats.stone, p.mats.wood, 0.55), p.haze, air);
  const inward = x > 0 ? -1 : 1;
  const side = lightSide(p);
  const r = u * rng.range(0.52, 0.7);
  const lean = inward * u * rng.range(0.1, 0.5);
  const top = b - u * 5.4;
  let wood = sweep(
    [
      [a, b + u * 0.1, r * 1.5],
      [a + lean * 0.15, b - u * 0.7, r * 1.02],
      [a + lean * 0.5, b - u * 3, r * 0.9],
      [a + lean, top, r * 0.82],
    ],
    6,
    false,
  );
  for (const [dx, dy, w] of [
    [inward * 3.4, 4.6, 0.5],
    [inward * 0.9, 6.2, 0.55],
    [-inward * 2.4, 4.8, 0.45],
  ] as const)
    wood += sweep(
      [
        [a + lean, top + u * 0.5, r * w * 1.2],
        [a + lean + dx * u * 0.4, top - dy * u * 0.5, r * w * 0.8],
        [a + lean + dx * u, top - dy * u, r * w * 0.35],
      ],
      5,
      false,
    );
  pic.fill(wood, overprint(bark, p.shade, 0.72));
  const clip = pic.clip(wood);
  const lightEdge = sweep(
    [
      [a + side * r * 0.75, b + u * 0.1, r * 0.5],
      [a + lean * 0.5 + side * r * 0.55, b - u * 3, r * 0.34],
      [a + lean + side * r * 0.5, top - u, r * 0.3],
    ],
    5,
    false,
  );
  pic.raw(pic.clipped(clip, shape(lightEdge, lit(p, bark, 0.12))));
  if (u > 26) {
    let furrows = '';
    for (let i = -3; i <= 3; i++) {
      const fx = a + (i / 3.4) * r;
      furrows += `M${f1(fx)} ${f1(b)}Q${f1(fx + lean * 0.3 + rng.range(-0.1, 0.1) * r)} ${f1(b - u * 2.5)} ${f1(fx + lean)} ${f1(top)}`;
    }
    pic.raw(
      pic.clipped(
        clip,
        `<path d="${furrows}" fill="none" stroke="${overprint(bark, p.deep, 0.45)}" stroke-width="${f1(Math.max(1, u * 0.05))}" stroke-opacity="0.6"/>`,
      ),
    );
  }
  // a low tuft of leaves in front of every fork
  const puffs: Puff[] = Array.from({ length: 5 }, (_, i) => ({
    x: a + lean + (i - 2) * u * 1.5 + rng.range(-0.4, 0.4) * u,
    y: top - u * rng.range(1.6, 4.2),
    r: u * rng.range(1.1, 1.9),
    ry: u * rng.range(0.8, 1.3),
  }));
  foliage(pic, puffs, tones(p, p.mats.leaf, p.mats.leafDark, air), rng, {
    leaf: Math.max(2.4, Math.min(11, u * 0.12)),
    density: 0.8,
  });
}

/** The nearest leaves, overhead, cut by the upper edge: the dark frame that makes the street a tunnel. */
function canopy(pic: Picture, s: Space, hz: number): void {
  const { W, pal: p } = pic;
  const rng = pic.rng.fork('techo');
  const t = tones(p, overprint(p.mats.leaf, p.shade, 0.25), overprint(p.mats.leafDark, p.shade, 0.3));
  const puffs: Puff[] = [];
  for (let i = 0; i < 24; i++) {
    const x = (i / 23) * W * 1.1 - W * 0.05;
    const open = Math.exp(-(((x - s.cam.cx) / (W * 0.2)) ** 2));
    puffs.push({
      x: x + rng.range(-20, 20),
      y: hz * (0.04 - 0.12 * open) + rng.range(-14, 30),
      r: W * rng.range(0.05, 0.085),
      ry: hz * rng.range(0.1, 0.17),
    });
  }
  foliage(pic, puffs, t, rng, { leaf: 13, density: 1 });
}
