import { type Hex, mix, overprint } from '../../core/color.ts';
import { type Pt, poly, smoothstep } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import type { Picture } from '../../core/picture.ts';
import { Space } from '../../core/space.ts';
import { type Cam, project } from '../../core/terrain.ts';
import { figure } from '../../props/people/figures.ts';
import { groundShade } from '../../props/people/travellers.ts';
import { coiron, tones } from '../../props/plants/plants.ts';
import { saloon } from '../../props/vehicles/traffic.ts';

/** Where the traveller stands: on bare rock, on the verge of a road, or out of view. */
export type Front = 'ledge' | 'verge' | 'air';

interface Stand {
  pic: Picture;
  cam: Cam;
  /** the subject's side */
  flip: number;
  /** height of the ground underfoot */
  level: number;
}

/** A point `u` metres towards the subject's side and `z` ahead, `up` above the ground underfoot. */
const at = ({ cam, flip, level }: Stand, u: number, z: number, up = 0): Pt => {
  const [x, y] = project(cam, flip * u, level + up, z);
  return [x, y];
};

/** How far the verge reaches. */
const brim = (u: number): number => 8.4 + 7 * smoothstep(-3, 7, u) + 0.35 * Math.sin(u * 0.9);

/** A gravel lay-by with its white marker stones; a stopped car, and two people looking at the view. */
export function verge(stand: Stand): void {
  const { pic, cam, flip } = stand;
  const p = pic.pal;
  const m = p.mats;
  const gravel = mix(m.road, m.sand, 0.6);
  const edge = (off: number, up: number) =>
    Array.from({ length: 61 }, (_, i) => {
      const u = -9 + (i / 60) * 23;
      return at(stand, u, brim(u) + off, up);
    });
  const bottom: Pt[] = [
    [flip > 0 ? pic.W + 400 : -400, pic.H + 300],
    [flip > 0 ? -400 : pic.W + 400, pic.H + 300],
  ];
  const land = (off: number, up: number) => poly([...edge(off, up), ...bottom]);
  pic.fill(land(0.5, -0.5), overprint(m.rockA, p.shade, 0.7));
  pic.fill(land(0.2, -0.12), mix(m.steppe, m.rockB, 0.3));
  pic.fill(land(-0.7, 0), gravel);
  // wheel tracks in the gravel, then the tarmac
  const band = (a: number, b: number, ink: Hex, k: number) =>
    pic.add(
      'multiply',
      `<path d="${poly([...edge(a, 0), ...edge(b, 0).reverse()])}" fill="${ink}" fill-opacity="${k}"/>`,
    );
  band(-1.6, -1.95, p.shade, 0.16);
  band(-3.1, -3.45, p.shade, 0.16);
  pic.fill(land(-4.7, 0), overprint(m.road, p.shade, 0.12));
  pic.fill(poly([...edge(-4.9, 0), ...edge(-5.02, 0).reverse()]), lit(p, m.foam, 0.2));
  const rng = pic.rng.fork('banquina');
  const grass = tones(p, mix(m.steppe, m.scrub, 0.35));
  for (let u = 12; u > -8; u -= 0.42) {
    const z = brim(u) - 0.25 - rng.range(0, 0.35);
    const [x, y] = at(stand, u, z);
    const h = (cam.f / z) * rng.range(0.22, 0.42);
    pic.fill(coiron(x, y, h, rng, 10, 1.1), rng.chance(0.5) ? grass.mid : grass.light);
  }
  for (let u = 11.4; u > -7; u -= 1.9) {
    const z = brim(u) - 0.85;
    const w = 0.14;
    const stone = (a: number, b: number) =>
      poly([at(stand, u + a, z), at(stand, u + b, z), at(stand, u + b * 0.8, z, 0.5), at(stand, u + a * 0.8, z, 0.5)]);
    pic.fill(stone(-w, w), lit(p, m.foam, 0.1));
    pic.shade(stone(-w, 0), p.shade, 0.5);
  }
  const s = new Space(pic, cam, { az: flip > 0 ? 158 : 22, el: Math.max(p.el, 27) });
  for (const [u, z, look] of [
    [0.9, 10.9, { top: m.mustard, dress: m.cloth }],
    [1.8, 11.2, { top: m.foam, hat: 'cap' }],
  ] as const) {
    const [x, y] = at(stand, u, z);
    groundShade(pic, x, y, (cam.f / z) * 1.7, flip);
    figure(pic, x, y, (cam.f / z) * 1.7, 'stand', look, -flip);
  }
  saloon(s, { x: flip * 6.2, z: 11.6, rot: (-flip * Math.PI) / 2 + flip * 0.32, y: stand.level }, { color: m.accent });
}
