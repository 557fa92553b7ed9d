import { mix, overprint } from '../../core/color.ts';
import { ellipse, f1, lerp, type Pt, poly, rect, smooth, smoothstep, sweep } from '../../core/geom.ts';
import { makeNoise } from '../../core/noise.ts';
import { far, lit, sunVec } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { type Cam, FanTerrain, project, View } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { printLand, range } from '../../props/land/land.ts';
import { figure } from '../../props/people/figures.ts';
import { conifer, lightSide } from '../../props/plants/plants.ts';

/** Skiing: an open bowl in the high Andes signed by a skier's track, the chairlift overhead. */
export function skiing(pic: Picture, o: { focal?: number; horizon?: number; trees?: boolean } = {}): void {
  const { W, H, pal: p } = pic,
    rng = pic.rng,
    m = p.mats,
    N = makeNoise(`${pic.seed}ski`);
  const hz = H * (o.horizon ?? 0.52),
    k = (o.focal ?? 0.62) > 0.5 ? 1 : -1,
    low = ['golden', 'dusk', 'dawn'].includes(p.name);
  sky(pic, {
    horizon: hz,
    sun:
      low || p.night || p.name === 'winter'
        ? { x: W * (0.5 - 0.26 * k), y: hz * 0.36, r: p.night ? 28 : 38 }
        : undefined,
    clouds: p.night ? 'none' : rng.pick(['lenticular', 'cumulus', 'streaks'] as const),
  });
  const az = k > 0 ? 150 : 30;
  range(pic, {
    horizon: hz,
    height: hz * 0.72,
    lead: 0.5 + 0.16 * k,
    snow: 0.92,
    air: 0.36,
    seed: 'andes',
    peaks: 5,
    mist: 0.7,
    az,
  });
  range(pic, {
    horizon: hz + H * 0.06,
    height: hz * 0.42,
    lead: 0.5 - 0.36 * k,
    snow: 0.85,
    air: 0.16,
    seed: 'near',
    peaks: 6,
    mist: 0.5,
    az,
    rock: mix(m.granite, m.rockD, 0.3),
  });
  pic.fill(rect(-2, hz + H * 0.045, W + 4, H), mix(far(p, m.snow, 0.3), p.shade, 0.12));
  const cam: Cam = { x: 0, y: 4.4, z: 0, f: 1120, cx: W / 2, horizon: hz };
  const T = new FanTerrain(620, 460, cam, 0.95, 4.5, 90);
  T.fill((x, z) => {
    const tilt = k * x * 0.16,
      bowl = 0.012 * (x + k * 4) ** 2 * smoothstep(5, 30, z),
      roll = 2.2 * Math.sin(z * 0.12 + x * 0.05 + 1) + 1.4 * N.fbm(x * 0.06, z * 0.06, 3);
    return (
      tilt +
      bowl +
      roll * 0.6 -
      6 * smoothstep(38, 80, z - k * x * 0.5) +
      0.5 * N.fbm(x * 0.2, z * 0.2, 3) +
      2.2 * N.ridged(x * 0.12, z * 0.1, 4) * smoothstep(11, 20, k * x + 1.5 * N(z * 0.2, 3))
    );
  });
  T.illuminate(sunVec(p, az, Math.max(17, p.el * 0.8)), { relief: 1.2, smoothing: 3, reach: 40 });
  const V = new View(T, cam, W, H, 2, { step: 0.0016 });
  const clip = printLand(pic, V, {
    base: m.snow,
    shade: -0.56 * Math.sin((Math.max(17, p.el * 0.8) * Math.PI) / 180),
    deep: -0.02,
    shadeK: 0.6,
    deepK: 0.34,
    minArea: 260,
    tol: 0.7,
    bottom: H + 8,
    bands: [
      {
        fn: (x, z) =>
          N.ridged(x * 0.12, z * 0.1, 4) * smoothstep(9, 17, k * x + 1.5 * N(z * 0.2, 3)) +
          0.2 * N.fbm(x * 0.5, z * 0.5, 2),
        at: 0.62,
        color: mix(m.granite, m.rockD, 0.35),
      },
    ],
  });
  pic.raw(
    pic.clipped(
      clip,
      shape(
        V.trace(
          V.field((x, z) => z + 3 * N(x * 0.2, z * 0.2)),
          40,
          { minArea: 200 },
        ),
        p.haze,
        0.2,
        ' fill-rule="evenodd"',
      ),
    ),
  );
  const at = (x: number, z: number): [number, number, number] => {
    const q = project(cam, x, T.at(x, z), z);
    return [q[0], q[1], cam.f / z];
  };
  const trackX = (z: number) =>
    -k * 1.4 + 2.6 * Math.sin(z * 0.62 + 0.4) * smoothstep(9, 15, z) * (1 - 0.4 * smoothstep(24, 38, z));
  // the signature: linked turns, each a groove with a shaded lip
  const edge = (dx: number, z0: number, z1: number): Pt[] => {
    const out: Pt[] = [];
    for (let z = z1; z > z0; z *= 0.985) {
      const [a, b] = at(trackX(z) + dx, z);
      out.push([a, b]);
    }
    return out;
  };
  for (const dx of [-0.16, 0.16]) {
    const w: Pt[] = edge(dx - 0.05, 12.6, 40),
      w2 = edge(dx + 0.05, 12.6, 40);
    pic.add('multiply', pic.clipped(clip, shape(poly([...w, ...w2.reverse()]), p.shade, 0.5)));
  }
  for (let i = 0; i < 3; i++) {
    const off = k * (4.4 + i * 2.2),
      w: Pt[] = [],
      w2: Pt[] = [];
    for (let z = 34; z > 11; z *= 0.985) {
      const x = off + 1.3 * Math.sin(z * 0.8 + i * 2);
      const [a, b] = at(x - 0.05, z),
        [c, d] = at(x + 0.05, z);
      w.push([a, b]);
      w2.push([c, d]);
    }
    pic.add('multiply', pic.clipped(clip, shape(poly([...w, ...w2.reverse()]), p.shade, 0.3)));
  }
  // snow-laden trees on one flank
  const things: { z: number; draw: () => void }[] = [];
  if (o.trees !== false)
    for (let i = 0; i < 26; i++) {
      const z = rng.range(15, 40),
        x = -k * (7 + z * 0.22 + rng.range(0, z * 0.3)),
        [a, b, sc] = at(x, z);
      if (a < -60 || a > W + 60) continue;
      const h = sc * rng.range(2.6, 4.6),
        air = Math.min(0.3, z / 120);
      things.push({
        z,
        draw: () => {
          const s = lightSide(p);
          pic.add(
            'multiply',
            pic.clipped(
              clip,
              shape(
                poly([
                  [a - h * 0.06, b],
                  [a + h * 0.06, b],
                  [a + k * h * 1.1, b + h * 0.1],
                  [a + k * h * 0.9, b - h * 0.06],
                ]),
                p.shade,
                0.5,
              ),
            ),
          );
          conifer(
            pic,
            a,
            b + 2,
            h,
            {
              dark: far(p, overprint(m.leafDark, p.shade, 0.4), air),
              mid: far(p, m.leafDark, air),
              light: far(p, lit(p, m.snow, 0.2), air * 0.6),
            },
            rng.fork(`c${i}`),
            s,
          );
          let cap = '';
          for (let q = 0; q < 5; q++) {
            const u = 0.2 + q * 0.16,
              w = h * 0.2 * (1 - u);
            cap += `M${f1(a - w)} ${f1(b - u * h)}Q${f1(a - w * 0.2)} ${f1(b - u * h - h * 0.07)} ${f1(a + w * 0.5)} ${f1(b - u * h - h * 0.03)}Q${f1(a)} ${f1(b - u * h - h * 0.01)} ${f1(a - w)} ${f1(b - u * h)}Z`;
          }
          pic.fill(cap, far(p, m.snow, air * 0.5));
        },
      });
    }
  // chairlift: towers, cable, chairs
  const lift = (t: number): [number, number, number, number] => {
    const z = lerp(62, 11, t),
      x = k * lerp(1, 6.4, t),
      [a, b, sc] = at(x, z);
    return [a, b, sc, z];
  };
  const tops: Pt[] = [];
  for (const t of [0.02, 0.34, 0.62, 0.84]) {
    const [a, b, sc, z] = lift(t),
      h = sc * 4.6;
    tops.push([a, b - h]);
    things.push({
      z,
      draw: () => {
        pic.fill(
          poly([
            [a - sc * 0.13, b],
            [a + sc * 0.13, b],
            [a + sc * 0.08, b - h],
            [a - sc * 0.08, b - h],
          ]) + rect(a - sc * 0.8, b - h - sc * 0.1, sc * 1.6, sc * 0.16),
          far(p, overprint(m.metal, p.shade, 0.75), Math.min(0.4, z / 120)),
        );
      },
    });
  }
  tops.push([k > 0 ? W + 80 : -80, tops[3]![1] - 130]);
  things.push({
    z: 10.5,
    draw: () => {
      for (const dx of [-0.7, 0.7]) {
        let d = '';
        for (let i = 0; i < tops.length - 1; i++) {
          const [x1, y1] = tops[i]!,
            [x2, y2] = tops[i + 1]!,
            s1 = 14 * (0.25 + i * 0.5) * dx,
            s2 = 14 * (0.25 + (i + 1) * 0.5) * dx;
          d += `M${f1(x1 + s1)} ${f1(y1)}Q${f1((x1 + x2 + s1 + s2) / 2)} ${f1((y1 + y2) / 2 + 9)} ${f1(x2 + s2)} ${f1(y2)}`;
        }
        pic.line(d, p.deep, 1.3, 0.8);
      }
      for (let i = 1; i < tops.length - 1; i++)
        for (const q of [0.3, 0.72]) {
          const [x1, y1] = tops[i]!,
            [x2, y2] = tops[i + 1]!,
            x = lerp(x1, x2, q),
            y = lerp(y1, y2, q) + 5,
            h = 20 + 30 * i;
          pic.line(`M${f1(x)} ${f1(y)}V${f1(y + h * 0.62)}`, p.deep, 1.4);
          pic.fill(
            rect(x - h * 0.32, y + h * 0.6, h * 0.64, h * 0.07) + rect(x - h * 0.32, y + h * 0.4, h * 0.05, h * 0.25),
            p.deep,
          );
          for (const e of [-0.16, 0.14])
            figure(
              pic,
              x + e * h,
              y + h * 0.98,
              h * 1.0,
              'sit',
              { top: e < 0 ? m.accent : m.mustard, bottom: p.deep, hat: 'helmet', hatColor: m.cloth },
              1,
              { shade: false },
            );
        }
    },
  });
  // the skier and the plume
  things.push({
    z: 12.4,
    draw: () => {
      const z = 12.4,
        [a, b, sc] = at(trackX(12.6), z),
        h = sc * 1.7;
      pic.add(
        'multiply',
        shape(
          poly([
            [a - h * 0.1, b],
            [a + h * 0.2, b],
            [a + k * h * 1.1, b + h * 0.08],
            [a + k * h * 0.7, b - h * 0.05],
          ]),
          p.shade,
          0.55,
        ),
      );
      let pl = '';
      for (let i = 0; i < 60; i++) {
        const t = rng(),
          x = a + k * h * (0.1 + t * 0.95),
          y = b - h * (0.02 + t * 0.5 * rng()),
          r = h * (0.012 + 0.035 * rng() * (1 - t * 0.6));
        pl += ellipse(x, y, r);
      }
      pic.grain(
        smooth([
          [a + k * h * 0.05, b + h * 0.03],
          [a + k * h * 0.4, b - h * 0.26],
          [a + k * h * 0.95, b - h * 0.46],
          [a + k * h * 1.1, b - h * 0.12],
          [a + k * h * 0.6, b + h * 0.05],
        ]),
        lit(p, m.snow, 0.3),
        0.7,
        0.7,
      );
      pic.fill(pl, lit(p, m.snow, 0.4));
      const sk = (dx: number) =>
        sweep(
          [
            [a - k * -0.42 * h + dx, b + h * 0.05, h * 0.012],
            [a + dx, b + h * 0.02, h * 0.02],
            [a - k * 0.44 * h + dx, b - h * 0.0, h * 0.014],
            [a - k * 0.52 * h + dx, b - h * 0.05, h * 0.008],
          ],
          4,
        );
      pic.fill(sk(0) + sk(h * 0.09), p.deep);
      figure(
        pic,
        a,
        b,
        h,
        'ski',
        { top: m.accent, bottom: mix(p.deep, m.cloth, 0.35), hat: 'helmet', hatColor: m.mustard },
        -k,
      );
      pic.line(
        `M${f1(a - k * 0.3 * h)} ${f1(b - 0.47 * h)}L${f1(a + k * 0.16 * h)} ${f1(b - 0.1 * h)}M${f1(a - k * 0.26 * h)} ${f1(b - 0.44 * h)}L${f1(a + k * 0.26 * h)} ${f1(b - 0.16 * h)}`,
        p.deep,
        Math.max(1.4, h * 0.014),
      );
    },
  });
  things.sort((a, b) => b.z - a.z).forEach((q) => q.draw());
}
