import { mix, overprint } from '../../core/color.ts';
import { ellipse, f1, lerp, rect, smooth } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { Space, type V3 } from '../../core/space.ts';
import type { Cam } from '../../core/terrain.ts';
import { glow } from '../../props/air/light.ts';
import { sky } from '../../props/air/sky.ts';
import { chimneySmoke } from '../../props/air/smoke.ts';
import { mist, range } from '../../props/land/land.ts';
import { figure } from '../../props/people/figures.ts';
import { conifer, lightSide, poplar, type Tones, tones, tufts } from '../../props/plants/plants.ts';
import { cabin } from '../../props/town/buildings.ts';
import { plain } from '../../props/vineyard/rows.ts';

/** A cabin by the river with its lamps lit, pines behind, the range above. */
export function mountainCabin(
  pic: Picture,
  o: { focal?: number; horizon?: number; snow?: boolean; trees?: 'pines' | 'poplars' } = {},
): void {
  const { W, H, pal: p } = pic,
    rng = pic.rng,
    m = p.mats,
    snow = o.snow ?? p.name === 'winter';
  const hz = H * (o.horizon ?? 0.6),
    focal = o.focal ?? 0.62,
    k = focal > 0.5 ? 1 : -1,
    low = ['golden', 'dusk', 'dawn'].includes(p.name);
  sky(pic, {
    horizon: hz,
    sun: p.night || low ? { x: W * (0.5 - 0.27 * k), y: hz * 0.36, r: p.night ? 28 : 36 } : undefined,
    clouds: p.night ? 'none' : rng.pick(['streaks', 'lenticular', 'cumulus'] as const),
  });
  range(pic, {
    horizon: hz,
    height: hz * 0.66,
    lead: 0.5 - 0.13 * k,
    snow: snow ? 0.8 : 0.5,
    air: 0.34,
    seed: 'andes',
    peaks: 5,
    mist: 0.9,
  });
  range(pic, {
    horizon: hz + 6,
    height: hz * 0.27,
    snow: snow ? 0.5 : 0,
    rock: mix(m.leafDark, m.granite, 0.35),
    air: 0.36,
    seed: 'hill',
    peaks: 7,
    mist: 0.8,
    lead: 0.5 + 0.4 * k,
    shade: -0.3,
  });
  const cam: Cam = { x: 0, y: 2.2, z: 0, f: 1080, cx: W * 0.5, horizon: hz };
  const s = new Space(pic, cam, { az: lightSide(p) > 0 ? -30 : 210, el: Math.max(22, p.el) });
  const ground = snow ? m.snow : mix(m.steppe, m.leaf, 0.4);
  plain(pic, s, ground, { bands: 8, far: mix(ground, p.haze, 0.35) });
  const cx = k * 2.9,
    cz = 19;
  // forest band behind
  const poplars = o.trees === 'poplars';
  const t1 = poplars ? tones(p, m.poplar, m.poplarDark, 0.3) : tones(p, m.leafDark, undefined, 0.28),
    t2 = poplars ? tones(p, m.poplar, m.poplarDark, 0.1) : tones(p, m.leafDark, undefined, 0.12);
  const grow = (x: number, y: number, h: number, t: Tones): void => {
    if (poplars) poplar(pic, x, y, h, t, rng, lightSide(p), 1.1, 0.9);
    else conifer(pic, x, y, h, t, rng);
  };
  for (let i = 0; i < 34; i++) {
    const z = rng.range(52, 62),
      x = -46 + i * 2.8 + rng.range(-1, 1),
      [a, b] = s.P([x, 0, z]);
    grow(a, b, s.scale(z) * rng.range(6, 11), t1);
  }
  mist(pic, hz - 30, hz + 18, { alpha: 0.55 });
  const trees: { x: number; z: number; h: number }[] = [];
  for (let i = 0; i < 15; i++)
    trees.push({
      x: cx + k * rng.range(5.5, 15) + (i % 4 === 0 ? -k * 20 : 0),
      z: rng.range(24, 36),
      h: rng.range(9, 15),
    });
  trees.sort((a, b) => b.z - a.z);
  for (const q of trees) {
    const [a, b] = s.P([q.x, 0, q.z]);
    grow(a, b, s.scale(q.z) * q.h, t2);
  }
  // brook across the foreground
  const bank = (z: number, x: number) => 5.6 + 1.1 * Math.sin(x * 0.35 + 1) + z;
  const near: V3[] = [],
    farB: V3[] = [];
  for (let i = 0; i <= 40; i++) {
    const x = -16 + (32 * i) / 40;
    near.push([x, 0, bank(-0.6 + 0.3 * Math.sin(x * 0.9), x)]);
    farB.push([x, 0, bank(2.3 + 0.4 * Math.sin(x * 0.7 + 2), x)]);
  }
  const brook = s.path([...near, ...[...farB].reverse()]);
  pic.fill(
    s.path([
      ...near.map((v) => [v[0], 0, v[2] - 0.35] as V3),
      ...[...farB].reverse().map((v) => [v[0], 0, v[2] + 0.3] as V3),
    ]),
    mix(m.stone, ground, 0.3),
  );
  const b0 = s.P([0, 0, 8.6])[1],
    b1 = s.P([0, 0, 5])[1];
  pic.fill(
    brook,
    pic.linear(0, b0, 0, b1, [
      { at: 0, color: mix(p.sky[2], m.water, 0.35) },
      { at: 1, color: mix(p.sky[0], m.waterDeep, 0.5) },
    ]),
  );
  const bc = pic.clip(brook);
  // path to the door
  pic.fill(
    s.path([
      [cx - 1.1, 0, cz - 5],
      [cx + 1.1, 0, cz - 5],
      [cx - k * 0.6 + 1.5, 0, 9.2],
      [cx - k * 0.6 - 1.3, 0, 9.2],
    ]),
    mix(ground, m.sand, 0.55),
  );
  if (!snow)
    tufts(pic, hz + 26, s.P([0, 0, 15])[1], 40, [8, 30], tones(p, mix(m.steppe, m.leaf, 0.35)), rng.fork('g0'));
  const c = cabin(s, cx, cz, k * 0.42, rng, { w: 7.4 });
  // lamp light on the ground, and mirrored in the brook
  if (p.lamps) {
    const g: V3[] = [
      c.front.at(c.front.lu * 0.2, 0, 2.6),
      c.front.at(c.front.lu * 0.8, 0, 2.6),
      c.front.at(c.front.lu * 0.98, 0, 6),
      c.front.at(c.front.lu * 0.02, 0, 6),
    ].map((v) => [v[0], 0, v[2]] as V3);
    pic.add(
      'stippleScreen',
      shape(
        s.path(g),
        pic.linear(0, s.P(g[0]!)[1], 0, s.P(g[3]!)[1], [
          { at: 0, color: p.lamp, alpha: 0.5 },
          { at: 1, color: p.lamp, alpha: 0 },
        ]),
      ),
      0.35,
    );
    const [lx, ly] = c.front.P(c.front.lu / 2, 2.4);
    glow(pic, lx, ly, s.scale(cz) * 6, p.lamp, 0.3);
    let r = '';
    for (let i = 0; i < 12; i++) {
      const y = lerp(b0 + 4, b1, i / 12),
        w = (22 + i * 5) * rng.range(0.5, 1.1);
      r += `M${f1(lx - w + rng.range(-8, 8))} ${f1(y)}q${f1(w)} ${f1(-3)} ${f1(2 * w)} 0q${f1(-w)} 3 ${f1(-2 * w)} 0Z`;
    }
    pic.raw(pic.clipped(bc, shape(r, p.lamp, 0.75)));
  }
  let rp = '';
  for (let i = 0; i < 40; i++) {
    const y = lerp(b0, b1 + 60, rng()),
      x = rng.range(0, W),
      w = rng.range(14, 60);
    rp += `M${f1(x)} ${f1(y)}q${f1(w / 2)} -2.4 ${f1(w)} 0q${f1(-w / 2)} 2.4 ${f1(-w)} 0Z`;
  }
  pic.raw(pic.clipped(bc, shape(rp, lit(p, m.water, 0.4), 0.6)));
  chimneySmoke(pic, ...c.smoke, 1, k);
  // stones, grasses and two tall pines framing
  const stones: [number, number, number][] = [];
  for (let i = 0; i < 26; i++) {
    const x = rng.range(-9, 9),
      z = rng.chance(0.5) ? bank(-0.75, x) : bank(2.5, x),
      [a, b] = s.P([x, 0, z + rng.range(-0.15, 0.15)]);
    stones.push([a, b, s.scale(z) * rng.range(0.12, 0.4)]);
  }
  stones.sort((a, b) => a[1] - b[1]);
  for (const [a, b, r] of stones) {
    const d = smooth(
      [
        [a - r, b],
        [a - r * 0.8, b - r * 0.5],
        [a - r * 0.1, b - r * 0.75],
        [a + r * 0.7, b - r * 0.5],
        [a + r, b],
        [a, b + r * 0.12],
      ],
      true,
      0.7,
    );
    const cl = pic.clip(d);
    pic.fill(d, m.stone);
    pic.add(
      'multiply',
      pic.clipped(
        cl,
        shape(rect(lightSide(p) > 0 ? a - r * 1.2 : a + r * 0.05, b - r, r * 1.2, r * 1.4), p.shade, 0.7),
      ),
    );
    if (snow) pic.raw(pic.clipped(cl, shape(ellipse(a, b - r * 0.7, r, r * 0.3), m.snow)));
  }
  if (!snow)
    tufts(
      pic,
      hz + 30,
      H + 30,
      60,
      [10, 74],
      tones(p, mix(m.steppe, m.leaf, 0.35)),
      rng.fork('g'),
      (_x, y) => y > s.P([0, 0, 11.5])[1] && (y < b0 - 12 || y > b1 + 6),
    );
  for (const [x, z, h] of [
    [-k * 8.6, 10.5, 13],
    [-k * 9.4, 13.5, 12],
    [-k * 7.9, 17, 9],
  ] as const) {
    const [a, b] = s.P([x, 0, z]);
    grow(
      a,
      b,
      s.scale(z) * h,
      poplars ? tones(p, m.poplar, m.poplarDark) : tones(p, overprint(m.leafDark, p.shade, 0.45)),
    );
  }
  if (!p.night) {
    const z = 10.6,
      [a, b] = s.P([cx - k * 2.6, 0, z]);
    figure(pic, a, b, s.scale(z) * 1.7, 'akimbo', { top: m.accent, bottom: p.deep }, -k, { ground: { s, z } });
  }
}
