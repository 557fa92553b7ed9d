import { mix, overprint } from '../../core/color.ts';
import { ellipse, f1, lerp, type Pt, poly, rect, sweep } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { glow } from '../../props/air/light.ts';
import { sky, spark } from '../../props/air/sky.ts';
import { range } from '../../props/land/land.ts';
import { figure } from '../../props/people/figures.ts';
import { poplar, tones } from '../../props/plants/plants.ts';

/** Vendimia: the amphitheatre under the hill, beams over the stage, the crowd in silhouette, fireworks. */
export function harvestFestival(pic: Picture, o: { focal?: number; horizon?: number; fireworks?: boolean } = {}): void {
  const { W, H, pal: p } = pic,
    rng = pic.rng,
    m = p.mats,
    lamp = p.lamp;
  const hz = H * (o.horizon ?? 0.6),
    focal = o.focal ?? 0.58,
    fx = W * focal;
  sky(pic, { horizon: hz, clouds: 'none' });
  range(pic, {
    horizon: hz,
    height: hz * 0.42,
    lead: focal > 0.5 ? 0.26 : 0.74,
    snow: 0.5,
    air: 0.3,
    seed: 'andes',
    peaks: 7,
    mist: 0.9,
  });
  range(pic, {
    horizon: hz + 12,
    height: hz * 0.22,
    snow: 0,
    rock: mix(m.scrub, p.deep, 0.35),
    air: 0.14,
    seed: 'hill',
    peaks: 8,
    mist: 0.4,
  });
  pic.fill(rect(-2, hz + 8, W + 4, H), overprint(mix(m.scrub, p.deep, 0.5), p.shade, 0.6));
  const sw = W * 0.27,
    sh = H * 0.3,
    sy = hz + H * 0.045; // stage half-width, height, floor line
  // fireworks behind the beams
  if (o.fireworks !== false) {
    const cols = [lamp, p.own.accent, p.own.water, p.paper, p.own.mustard];
    for (let i = 0; i < 4; i++) {
      const x = fx + W * [-0.3, 0.22, -0.08, 0.36][i]! + rng.range(-20, 20),
        y = H * [0.2, 0.16, 0.1, 0.3][i]!,
        r = H * rng.range(0.08, 0.15),
        c = cols[i % 5]!;
      let rays = '',
        tips = '';
      const n = 22;
      for (let q = 0; q < n; q++) {
        const a = (q / n) * 6.283 + rng.range(-0.06, 0.06),
          R = r * rng.range(0.78, 1.08),
          ex = x + Math.cos(a) * R,
          ey = y + Math.sin(a) * R + R * 0.12,
          mx = x + Math.cos(a) * R * 0.55,
          my = y + Math.sin(a) * R * 0.55;
        rays += sweep(
          [
            [x + Math.cos(a) * r * 0.16, y + Math.sin(a) * r * 0.16, 0.5],
            [mx, my, 1.5],
            [ex, ey, 0.5],
          ],
          3,
        );
        tips += spark(ex, ey, rng.range(1.3, 2.6));
      }
      pic.fill(rays, mix(c, p.paper, 0.15));
      pic.fill(tips, mix(c, p.paper, 0.5));
      glow(pic, x, y, r * 1.7, c, 0.35);
    }
  }
  // light beams from the towers
  for (let i = 0; i < 7; i++) {
    const t = i / 6,
      bx = fx + (t - 0.5) * sw * 1.9,
      a = (t - 0.5) * 1.35 + (i % 2 ? 0.16 : -0.12),
      L = H * 0.75,
      w = 34;
    const ex = bx + Math.sin(a) * L,
      ey = sy - sh * 0.8 - Math.cos(a) * L;
    const d = poly([
      [bx - 3, sy - sh * 0.8],
      [bx + 3, sy - sh * 0.8],
      [ex + w, ey],
      [ex - w, ey],
    ]);
    pic.add(
      'stippleScreen',
      shape(
        d,
        pic.linear(bx, sy - sh * 0.8, ex, ey, [
          { at: 0, color: [lamp, p.own.accent, p.own.water][i % 3]!, alpha: 0.62 },
          { at: 1, color: lamp, alpha: 0 },
        ]),
      ),
      0.22,
    );
  }
  // shell of the stage: nested arches of light
  const arch = (k: number, up: number): string => {
    const pts: Pt[] = [[fx - sw * k, sy]];
    for (let i = 0; i <= 20; i++) {
      const a = Math.PI - (Math.PI * i) / 20;
      pts.push([fx + Math.cos(a) * sw * k, sy - Math.sin(a) * sh * k - up]);
    }
    pts.push([fx + sw * k, sy]);
    return poly(pts);
  };
  const w = p.own;
  const shell = [
    overprint(p.deep, p.shade, 0.3),
    mix(w.wine, p.deep, 0.45),
    mix(w.accent, w.wine, 0.5),
    mix(w.accent, w.mustard, 0.3),
    mix(w.mustard, lamp, 0.4),
    lit(p, lamp, 0.45),
  ];
  shell.forEach((c, i) => pic.fill(arch(1.04 - i * 0.135, 0), c));
  // backdrop: sun rising over vines, the emblem of the harvest
  const cl = pic.clip(arch(0.365, 0));
  pic.raw(pic.clipped(cl, shape(ellipse(fx, sy - sh * 0.05, sw * 0.17), p.paper)));
  let vn = '';
  for (let i = -6; i <= 6; i++)
    vn += poly([
      [fx + i * 4, sy - sh * 0.1],
      [fx + i * 30 - 7, sy],
      [fx + i * 30 + 7, sy],
    ]);
  pic.raw(pic.clipped(cl, shape(rect(fx - sw, sy - sh * 0.1, sw * 2, sh * 0.2), w.leafDark) + shape(vn, w.vine)));
  glow(pic, fx, sy - sh * 0.2, sw * 1.35, lamp, 0.24);
  // stage floor and dancers
  pic.fill(
    poly([
      [fx - sw * 1.1, sy],
      [fx + sw * 1.1, sy],
      [fx + sw * 1.28, sy + H * 0.05],
      [fx - sw * 1.28, sy + H * 0.05],
    ]),
    mix(lamp, w.wood, 0.4),
  );
  pic.fill(rect(fx - sw * 1.28, sy + H * 0.05, sw * 2.56, H * 0.022), overprint(m.wine, p.shade, 0.6));
  const dh = H * 0.085;
  for (let i = 0; i < 13; i++) {
    const t = (i - 6) / 6,
      x = fx + t * sw * 1.0,
      y = sy + H * 0.03 + Math.abs(t) * 8;
    const two = i % 2 === 0;
    figure(
      pic,
      x,
      y,
      dh * (i === 6 ? 1.2 : 1),
      i === 6 ? 'cheer' : two ? 'cheer' : 'wave',
      two
        ? { top: p.paper, dress: [w.accent, w.mustard, w.water][i % 3], hair: p.deep, skin: w.skin }
        : { top: w.foam, bottom: p.deep, hat: 'gaucho', skin: w.skin },
      t > 0 ? -1 : 1,
      { shade: false },
    );
  }
  // towers with lamps either side
  for (const k of [-1, 1]) {
    const x = fx + k * sw * 1.22;
    let tr = rect(x - 9, sy - sh * 1.18, 3, sh * 1.25) + rect(x + 6, sy - sh * 1.18, 3, sh * 1.25);
    for (let y = 0; y < 9; y++)
      tr += poly([
        [x - 8, sy - sh * 1.18 + (y * sh) / 7.4],
        [x + 8, sy - sh * 1.18 + ((y + 1) * sh) / 7.4],
        [x + 8, sy - sh * 1.18 + ((y + 1) * sh) / 7.4 + 2.4],
        [x - 8, sy - sh * 1.18 + (y * sh) / 7.4 + 2.4],
      ]);
    pic.fill(tr, p.deep);
    for (let i = 0; i < 3; i++) {
      pic.fill(ellipse(x - k * 4 + (i - 1) * 9, sy - sh * 1.16, 4.5), lit(p, lamp, 0.6));
    }
    glow(pic, x, sy - sh * 1.16, 60, lamp, 0.6);
  }
  // the terraces: rows of heads growing toward us, rim-lit by the stage
  const rows = 8;
  for (let r = 0; r < rows; r++) {
    const t = r / (rows - 1),
      y = lerp(sy + H * 0.1, H * 1.0, t ** 1.18),
      s = lerp(9, 54, t ** 1.35),
      curve = (x: number) => y + ((x - fx) / W) ** 2 * -60 * (1 - t);
    let heads = rect(-10, y - s * 0.05, W + 20, H - y + 60),
      rim = '',
      arms = '',
      phones: Pt[] = [];
    const step = s * 1.32;
    const off = rng.range(0, step);
    for (let x = -step + off; x < W + step; x += step * rng.range(0.85, 1.18)) {
      const yy = curve(x) + rng.range(-s * 0.2, s * 0.2),
        hr = s * 0.3 * rng.range(0.92, 1.08);
      heads += ellipse(x, yy - s * 0.95, hr, hr * 1.18);
      heads += `M${f1(x - s * 0.62)} ${f1(yy + s * 1.6)}V${f1(yy - s * 0.2)}Q${f1(x - s * 0.55)} ${f1(yy - s * 0.56)} ${f1(x)} ${f1(yy - s * 0.6)}Q${f1(x + s * 0.55)} ${f1(yy - s * 0.56)} ${f1(x + s * 0.62)} ${f1(yy - s * 0.2)}V${f1(yy + s * 1.6)}Z`;
      const side = x < fx ? 1 : -1;
      rim += `M${f1(x + side * hr * 0.15)} ${f1(yy - s * 0.95 - hr * 1.16)}Q${f1(x + side * hr * 1.05)} ${f1(yy - s * 0.95 - hr)} ${f1(x + side * hr)} ${f1(yy - s * 0.9)}Q${f1(x + side * hr * 0.78)} ${f1(yy - s * 0.95 - hr * 0.7)} ${f1(x + side * hr * 0.15)} ${f1(yy - s * 0.95 - hr * 1.16)}Z`;
      if (rng.chance(0.2)) {
        const k = rng.chance(0.5) ? 1 : -1;
        arms += sweep(
          [
            [x + k * s * 0.5, yy - s * 0.2, s * 0.14],
            [x + k * s * 0.72, yy - s * 0.85, s * 0.11],
            [x + k * s * 0.5, yy - s * 1.55, s * 0.08],
          ],
          3,
        );
        if (rng.chance(0.35) && t > 0.2) phones.push([x + k * s * 0.5, yy - s * 1.68]);
      }
    }
    const c = mix(mix(overprint(p.own.wine, p.shade, 0.6), p.deep, 0.25 + 0.7 * t), lamp, 0.16 * (1 - t) ** 2);
    pic.raw(shape(heads + arms, c) + shape(rim, mix(lamp, m.accent, 0.25), 0.85 - 0.35 * t));
    pic.fill(phones.map(([x, y2]) => rect(x - s * 0.1, y2 - s * 0.12, s * 0.2, s * 0.28)).join(''), p.paper);
  }
  // poplars as wings of the theatre
  for (const k of [-1, 1])
    for (let i = 0; i < 4; i++)
      poplar(
        pic,
        fx + k * (W * 0.36 + i * 42),
        sy + 20 + i * 12,
        H * (0.3 + i * 0.06),
        tones(p, overprint(m.poplarDark, p.shade, 0.5)),
        rng,
        -k,
        1,
      );
}
