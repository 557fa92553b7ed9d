import { mix, overprint } from '../../core/color.ts';
import { ellipse, f1, type Pt, rect } from '../../core/geom.ts';
import { lit, pale } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { type Face, Space, type V3 } from '../../core/space.ts';
import type { Cam } from '../../core/terrain.ts';
import { garland, glow, glows } from '../../props/air/light.ts';
import { sky } from '../../props/air/sky.ts';
import { range } from '../../props/land/land.ts';
import { figure } from '../../props/people/figures.ts';
import { plain } from '../../props/vineyard/rows.ts';

/** How far the light of doors and windows falls out onto the pavement. */
const SPILL = 3.1;

/** A street of bars after dark: string lights from wall to wall, tables out, light falling from every window. */
export function nightOut(pic: Picture, o: { focal?: number; horizon?: number } = {}): void {
  const { W, H, pal: p } = pic,
    rng = pic.rng,
    m = p.own;
  const hz = H * (o.horizon ?? 0.57),
    focal = o.focal ?? 0.55,
    lamp = p.lamp;
  sky(pic, {
    horizon: hz,
    sun: p.night ? { x: W * (focal - 0.06), y: H * 0.15, r: 24 } : undefined,
    clouds: p.night ? 'none' : 'streaks',
    cloudAmount: 0.7,
  });
  range(pic, { horizon: hz, height: hz * 0.16, snow: 0.4, air: 0.4, seed: 'andes', peaks: 9, mist: 1 });
  const cam: Cam = { x: -0.4, y: 1.7, z: 0, f: 980, cx: W * focal, horizon: hz };
  const s = new Space(pic, cam, { az: 250, el: 34 });
  const road = overprint(mix(m.stone, m.road, 0.4), p.shade, 0.62);
  plain(pic, s, road, { bands: 0, far: mix(road, p.haze, 0.3) });
  // cobbles: courses closing up with distance, warmed by the light
  let j = '';
  for (let z = 1.5; z < 70; z *= 1.045)
    j += s.path([
      [-14, 0, z],
      [14, 0, z],
      [14, 0, z * 1.004],
      [-14, 0, z * 1.004],
    ]);
  for (let x = -9; x <= 9; x += 0.6)
    j += s.path([
      [x, 0, 1.5],
      [x + 0.03, 0, 1.5],
      [x + 0.03, 0, 40],
      [x, 0, 40],
    ]);
  pic.shade(j, p.shade, 0.4);
  pic.add(
    'stippleScreen',
    shape(
      s.path([
        [-3.4, 0, 1.5],
        [3.4, 0, 1.5],
        [3.4, 0, 60],
        [-3.4, 0, 60],
      ]),
      pic.linear(0, hz, 0, H, [
        { at: 0, color: lamp, alpha: 0.5 },
        { at: 0.5, color: lamp, alpha: 0.2 },
        { at: 1, color: lamp, alpha: 0.04 },
      ]),
    ),
    0.16,
  );
  const tints = [m.rockA, m.wall, m.cloth, mix(m.wine, m.adobe, 0.4), m.adobe, mix(m.leafDark, m.cloth, 0.5)];
  const signs = [m.accent, m.mustard, m.water, lamp];
  type Q = { z: number; draw: () => void };
  const things: Q[] = [];
  const anchors: { z: number; L: V3; R: V3 }[] = [];
  for (const k of [-1, 1]) {
    let z = 2.2;
    for (let i = 0; i < 6; i++) {
      const d = rng.range(6.5, 9),
        h = rng.range(5.4, 9),
        zz = z + d / 2,
        c = tints[(i * 2 + (k > 0 ? 3 : 0)) % 6]!,
        sg = signs[(i + (k > 0 ? 1 : 0)) % 4]!,
        rr = rng.fork(`b${i}${k}`);
      things.push({
        z: zz + d / 2,
        draw: () => {
          const b = s.block(k * 9.6, 0, zz, 8, h, d).paint(overprint(c, p.shade, 0.25));
          const f = b.wall(k < 0 ? 1 : 3);
          // upwash of light on the façade
          const [gx0, gy0] = f.P(0, 0),
            [, gy1] = f.P(0, h);
          pic.add(
            'stippleScreen',
            shape(
              f.all(),
              pic.linear(gx0, gy0, gx0, gy1, [
                { at: 0, color: lamp, alpha: 0.34 },
                { at: 0.5, color: lamp, alpha: 0.14 },
                { at: 1, color: lamp, alpha: 0 },
              ]),
            ),
            0.1,
          );
          const n = 3,
            g = f.lu / n;
          lightSpill(s, f, n);
          for (let q = 0; q < n; q++) {
            const door = q === 1;
            f.opening(g * (q + 0.13), door ? 0 : 0.7, g * 0.74, door ? 2.7 : 2.0, {
              inside: m.wood,
              lamp: mix(lamp, m.adobe, rr.range(0.02, 0.3)),
              frame: overprint(m.wood, p.shade, 0.5),
              bars: 2,
              depth: 0.2,
              arch: rr.chance(0.25),
            });
            // silhouettes inside
            if (door) {
              inDoorway(s, f.at(g * (q + rr.range(0.4, 0.6)), 0), rr.pick(['stand', 'akimbo']), k);
            } else {
              const a = g * (q + 0.13);
              pic.fill(
                f.arch(a + g * 0.04, 0.72, g * 0.22, 0.66) +
                  f.circle(a + g * 0.15, 1.5, 0.14) +
                  f.arch(a + g * 0.4, 0.72, g * 0.22, 0.6) +
                  f.circle(a + g * 0.51, 1.44, 0.14),
                mix(lamp, m.wood, 0.75),
              );
            }
            for (let y = 3.9; y < h - 1.1; y += 2.6)
              f.opening(g * (q + 0.3), y, g * 0.4, 1.5, {
                inside: mix(p.deep, m.glass, 0.2),
                lamp: rr.chance(0.42) ? mix(lamp, m.adobe, 0.2) : null,
                frame: overprint(c, p.shade, 0.5),
                bars: 1,
                depth: 0.2,
              });
          }
          pic.fill(f.rect(0, h - 0.4, f.lu, 0.4, 0.12), overprint(c, p.shade, 0.5));
          // hanging sign
          const sa = f.at(f.lu * 0.5, 3.9, 0.9),
            sp = s.P(sa),
            sc = s.scale(sa[2]);
          if (i % 2 === 0) {
            pic.fill(rect(sp[0] - sc * 0.45, sp[1] - sc * 0.32, sc * 0.9, sc * 0.64), overprint(sg, p.shade, 0.2));
            pic.fill(ellipse(sp[0], sp[1], sc * 0.2, sc * 0.2), pale(p, sg, 0.8));
            pic.line(`M${f1(sp[0])} ${f1(sp[1] - sc * 0.32)}V${f1(sp[1] - sc * 0.6)}`, p.deep, Math.max(1, sc * 0.03));
          } else {
            const aw: V3[] = [
              f.at(0.2, 3.35, 0),
              f.at(f.lu - 0.2, 3.35, 0),
              f.at(f.lu - 0.2, 2.8, 1.4),
              f.at(0.2, 2.8, 1.4),
            ];
            s.quad(aw, overprint(sg, p.shade, 0.35));
            let st = '';
            for (let q = 0; q < 6; q++) {
              const a = 0.2 + ((f.lu - 0.4) * q) / 6,
                b2 = a + (f.lu - 0.4) / 12;
              st += s.path([f.at(a, 3.35, 0), f.at(b2, 3.35, 0), f.at(b2, 2.8, 1.4), f.at(a, 2.8, 1.4)]);
            }
            pic.fill(st, overprint(m.foam, p.shade, 0.35));
            s.quad(
              [f.at(0.2, 2.82, 1.4), f.at(f.lu - 0.2, 2.82, 1.4), f.at(f.lu - 0.2, 2.5, 1.4), f.at(0.2, 2.5, 1.4)],
              overprint(sg, p.shade, 0.15),
            );
          }
        },
      });
      z += d;
    }
  }
  for (const z of [4.4, 7.4, 11, 16, 22, 30]) anchors.push({ z, L: [-5.55, 5.0, z], R: [5.55, 4.9, z + 1.2] });
  // tables along both sides with their people
  const tops = [m.accent, m.foam, m.cloth, m.mustard, m.wine, m.water];
  const table = (x: number, z: number, seed: number) =>
    things.push({
      z,
      draw: () => {
        const r = rng.fork(`tb${seed}`),
          sc = s.scale(z),
          [a, b] = s.P([x, 0, z]);
        pic.add('multiply', shape(ellipse(a, b, sc * 1.25, sc * 0.16), p.shade, 0.6));
        const seat = (dx: number, face: number) => {
          const h = sc * 1.62;
          figure(
            pic,
            a + dx * sc,
            b + sc * 0.02,
            h,
            'sit',
            {
              top: overprint(r.pick(tops), p.shade, 0.2),
              bottom: p.deep,
              hair: p.deep,
              skin: overprint(m.skin, p.shade, 0.25),
            },
            face,
            {
              shade: false,
            },
          );
          pic.fill(
            rect(a + dx * sc - sc * 0.2, b - sc * 0.44, sc * 0.4, sc * 0.06) +
              rect(a + dx * sc - sc * 0.18, b - sc * 0.4, sc * 0.04, sc * 0.42) +
              rect(a + dx * sc + sc * 0.14, b - sc * 0.4, sc * 0.04, sc * 0.42),
            p.deep,
          );
        };
        seat(-0.72, 1);
        seat(0.72, -1);
        pic.fill(ellipse(a, b - sc * 0.74, sc * 0.42, sc * 0.09), mix(m.wood, lamp, 0.3));
        pic.fill(rect(a - sc * 0.025, b - sc * 0.72, sc * 0.05, sc * 0.7), p.deep);
        pic.fill(ellipse(a, b, sc * 0.22, sc * 0.04), p.deep);
        // a candle and two glasses
        pic.fill(rect(a - sc * 0.03, b - sc * 0.9, sc * 0.06, sc * 0.14), m.foam);
        pic.fill(ellipse(a, b - sc * 0.95, sc * 0.035, sc * 0.06), lit(p, lamp, 0.5));
        glow(pic, a, b - sc * 0.95, sc * 0.9, lamp, 0.5);
        for (const q of [-0.2, 0.2]) {
          pic.fill(ellipse(a + q * sc, b - sc * 0.93, sc * 0.055, sc * 0.08), m.wine);
          pic.fill(rect(a + q * sc - sc * 0.008, b - sc * 0.86, sc * 0.016, sc * 0.1), m.glass);
        }
      },
    });
  [
    [-3.7, 6.6],
    [3.9, 8.2],
    [-3.8, 10.6],
    [3.8, 13],
    [-3.8, 16.5],
    [3.7, 19.5],
    [-3.7, 24],
  ].forEach(([x, z], i) => {
    table(x!, z!, i);
  });
  const walk = (x: number, z: number, look: object, face: number) =>
    things.push({
      z,
      draw: () => {
        const [a, b] = s.P([x, 0, z]);
        pic.add('multiply', shape(ellipse(a, b, s.scale(z) * 0.4, s.scale(z) * 0.05), p.shade, 0.7));
        figure(pic, a, b, s.scale(z) * 1.72, 'walk', { ...look, skin: overprint(m.skin, p.shade, 0.25) }, face, {
          shade: false,
        });
      },
    });
  walk(-0.9, 14, { top: overprint(m.accent, p.shade, 0.2), dress: overprint(m.accent, p.shade, 0.2) }, 1);
  walk(-0.2, 14.4, { top: overprint(m.foam, p.shade, 0.3), bottom: p.deep }, 1);
  walk(1.3, 21, { top: m.cloth, bottom: p.deep }, -1);
  walk(0.4, 30, { top: m.mustard }, 1);
  walk(-1.2, 34, { top: m.wine }, 1);
  things.sort((a, b) => b.z - a.z);
  let ai = anchors.length - 1;
  const bulbs: Pt[] = [];
  const hang = (q: (typeof anchors)[0]) => {
    const sc = s.scale(q.z);
    bulbs.push(
      ...garland(pic, s.P(q.L), s.P(q.R), {
        sag: sc * 0.42,
        n: 13,
        r: Math.max(1.4, sc * 0.07),
        color: lit(p, lamp, 0.45),
        cable: p.deep,
      }),
    );
  };
  for (const t of things) {
    while (ai >= 0 && anchors[ai]!.z > t.z) hang(anchors[ai--]!);
    t.draw();
  }
  while (ai >= 0) hang(anchors[ai--]!);
  glows(
    pic,
    bulbs.filter((b) => b[0] > -20 && b[0] < W + 20),
    30,
    lamp,
    0.5,
  );
}

/** The light that the `n` doors and windows of a front throw onto the pavement. */
function lightSpill(s: Space, f: Face, n: number): void {
  const { pic } = s,
    lamp = pic.pal.lamp,
    g = f.lu / n;
  let spill = '';
  for (let q = 0; q < n; q++) {
    const a = g * (q + 0.13);
    spill += s.path([f.at(a, 0), f.at(a + g * 0.74, 0), f.at(a + g * 0.92, 0, SPILL), f.at(a - g * 0.18, 0, SPILL)]);
  }
  const [wx, wy] = f.P(f.lu / 2, 0),
    [ex, ey] = f.P(f.lu / 2, 0, SPILL);
  const fading = pic.linear(wx, wy, ex, ey, [
    { at: 0, color: lamp, alpha: 0.62 },
    { at: 1, color: lamp, alpha: 0 },
  ]);
  pic.add('stippleScreen', shape(spill, fading), 0.16);
}

/** Someone against the light of a door. */
function inDoorway(s: Space, at: V3, pose: string, face: number): void {
  const { pal: p } = s.pic,
    dark = mix(p.lamp, p.deep, 0.82),
    [x, y] = s.P(at);
  figure(s.pic, x, y, s.scale(at[2]) * 1.7, pose, { top: dark, bottom: dark, skin: dark, hair: dark }, face, {
    shade: false,
  });
}
