import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, type Pt, poly } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import type { Picture } from '../../core/picture.ts';
import { Space } from '../../core/space.ts';
import { sky } from '../../props/air/sky.ts';
import { range } from '../../props/land/land.ts';
import { lightSide, tones, tufts } from '../../props/plants/plants.ts';
import { drawAll, slab, type Thing } from '../../props/town/street.ts';
import { plain, windbreak } from '../../props/vineyard/rows.ts';

/** The louvred white box on legs that keeps thermometers out of the sun. */
function screenBox(s: Space, x: number, z: number): Thing {
  const { pal } = s.pic;
  const white = lit(pal, pal.mats.foam, 0.2);
  return {
    z,
    draw: () => {
      for (const [a, b] of [
        [-0.45, 0.35],
        [0.45, 0.35],
        [-0.45, -0.35],
        [0.45, -0.35],
      ] as const)
        s.block(x + a, 0, z + b, 0.09, 1.2, 0.09, 0.3).paint(overprint(white, pal.shade, 0.3));
      const box = s.block(x, 1.15, z, 1.25, 0.95, 0.95, 0.3).cast(0).paint(white);
      for (const i of [0, 1, 3])
        if (box.visible(i)) {
          const f = box.wall(i);
          let louvres = '';
          for (let y = 0.1; y < 0.88; y += 0.11) louvres += f.rect(0.08, y, f.lu - 0.16, 0.045);
          s.pic.shade(louvres, pal.shade, 0.75);
        }
      s.block(x, 2.1, z, 1.5, 0.1, 1.2, 0.3).paint(white, { top: white });
    },
  };
}

/** A guyed mast with cups, a vane and a little solar panel. */
function mast(s: Space, x: number, z: number, h: number, face: number): Thing {
  const { pic } = s;
  const { pal } = pic;
  const metal = pal.mats.metal;
  return {
    z,
    draw: () => {
      s.cast(
        [
          [x - 0.08, 0.1, z],
          [x + 0.08, 0.1, z],
          [x, h, z],
        ],
        0,
        0.55,
      );
      const sc = s.scale(z);
      const top = s.P([x, h, z]);
      const wires = [-2.6, 2.2].map((a) => poly([s.P([x, h * 0.7, z]), s.P([x + a, 0, z + 0.6])], false)).join('');
      pic.line(wires, pal.deep, Math.max(0.8, sc * 0.012), 0.7);
      s.block(x, 0, z, 0.14, h, 0.14).paint(metal);
      for (let y = 0.6; y < h; y += 0.6) s.block(x, y, z, 0.2, 0.03, 0.2).paint(overprint(metal, pal.shade, 0.4));
      const at = (u: number, v: number): Pt => [top[0] + face * u * sc, top[1] - v * sc];
      const bar = (a: Pt, b: Pt, w: number, c: Hex) => pic.line(poly([a, b], false), c, w * sc);
      bar(at(-1, 0), at(1, 0), 0.07, pal.deep);
      // three cups on a hub
      bar(at(-1, 0), at(-1, 0.4), 0.05, pal.deep);
      for (const [u, v] of [
        [-1.38, 0.44],
        [-0.66, 0.5],
        [-0.98, 0.34],
      ] as const) {
        bar(at(-1, 0.42), at(u, v), 0.03, pal.deep);
        pic.fill(ellipse(...at(u, v), sc * 0.14, sc * 0.12), pal.own.accent);
        pic.fill(ellipse(...at(u + 0.05, v), sc * 0.07, sc * 0.09), overprint(pal.own.accent, pal.deep, 0.6));
      }
      // the vane
      bar(at(1, 0), at(1, 0.4), 0.05, pal.deep);
      pic.fill(poly([at(0.4, 0.4), at(0.62, 0.5), at(0.62, 0.3)]), pal.deep);
      bar(at(0.6, 0.4), at(1.5, 0.4), 0.045, pal.deep);
      pic.fill(poly([at(1.35, 0.4), at(1.75, 0.68), at(1.75, 0.12)]), pal.own.accent);
      s.block(x + 0.05, h * 0.42, z - 0.2, 0.36, 0.5, 0.24).paint(lit(pal, pal.mats.foam, 0.1));
      const panel = s.face([x - 0.5, h * 0.58, z - 0.3], [0.9, 0, 0], [0, 0.5, 0.35]);
      pic.fill(panel.all(), mix(pal.deep, pal.mats.cloth, 0.4));
      pic.fill(panel.rect(0.43, 0, 0.03, panel.lv) + panel.rect(0, panel.lv / 2, 0.9, 0.03), pal.mats.metal);
    },
  };
}

/** A weather station in a dry field: mast, louvred box and rain gauge behind a wire fence, the snowy range beyond. */
export function weatherStation(pic: Picture, o: { focal?: number; horizon?: number } = {}): void {
  const { W, H, pal } = pic;
  const m = pal.mats;
  const focal = o.focal ?? 0.62;
  const k = focal > 0.5 ? 1 : -1;
  const hz = H * (o.horizon ?? 0.66);
  const low = ['golden', 'dusk', 'dawn'].includes(pal.name);
  sky(pic, {
    horizon: hz,
    sun: low ? { x: W * (0.5 - k * 0.28), y: hz * 0.5, r: 40 } : undefined,
    clouds: 'lenticular',
    cloudAmount: 1.1,
  });
  range(pic, {
    horizon: hz,
    height: hz * 0.44,
    lead: 0.5 - k * 0.14,
    snow: 0.85,
    air: 0.3,
    seed: 'andes',
    peaks: 8,
    mist: 0.8,
  });
  const cam = { x: 0, y: 1.7, z: 0, f: 1100, cx: W * focal, horizon: hz };
  const s = new Space(pic, cam, { az: lightSide(pal) > 0 ? -20 : 200, el: Math.max(24, pal.el) });
  const grass = mix(m.steppe, m.sand, 0.2);
  plain(pic, s, grass, { bands: 14 });
  windbreak(pic, s, { z: 130, x0: -120, x1: 120, h: 12, air: 0.36, gap: 3.2, skip: (x) => Math.abs(x + k * 20) < 26 });
  pic.fill(slab(s, -3.4, 9.4, 7.4, 7), lit(pal, mix(m.stone, grass, 0.4), 0.2));
  const rng = pic.rng;
  tufts(pic, hz + 8, H + 20, 260, [4, 60], tones(pal, mix(grass, m.scrub, 0.35)), rng.fork('g'), (x, y) => {
    const d = (cam.y * cam.f) / Math.max(3, y - hz);
    const wx = ((x - cam.cx) / cam.f) * d;
    return !(d > 9 && d < 16.6 && wx > -3.6 && wx < 4.2);
  });
  const things: Thing[] = [mast(s, k * 0.6, 13, 6.2, k), screenBox(s, -k * 1.7, 11.6)];
  things.push({
    z: 11,
    draw: () => {
      s.block(k * 2.6, 0, 11, 0.36, 0.9, 0.36)
        .cast()
        .paint(m.metal, { top: pal.deep });
      s.block(k * 2.6, 0.9, 11, 0.46, 0.07, 0.46).paint(lit(pal, m.metal, 0.3), { top: pal.deep });
    },
  });
  // the enclosure's posts and wires
  for (const [z, near] of [
    [16.4, false],
    [9.4, true],
  ] as const)
    things.push({
      z: near ? 9.4 : 16.5,
      draw: () => {
        for (const y of [0.4, 0.75, 1.1]) pic.line(poly([s.P([-3.4, y, z]), s.P([4, y, z])], false), pal.deep, 1, 0.55);
        for (let x = -3.4; x < 4.2; x += 1.85) s.block(x, 0, z, 0.09, 1.25, 0.09).cast(0, 0.4).paint(m.wood);
      },
    });
  drawAll(things);
}
