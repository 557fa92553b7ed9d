import { mix, overprint } from '../../core/color.ts';
import { lerp, type Pt, poly } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { figure } from '../../props/people/figures.ts';
import { GESTURES } from '../../props/people/gestures.ts';
import { jarilla, tones } from '../../props/plants/plants.ts';
import { lookout } from './lookout.ts';

/** Trail runners on a crest of rock, the whole gorge below them. */
export function ridge(pic: Picture, o: { focal?: number; horizon?: number; water?: 'river' | 'lake' } = {}): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    rng = pic.rng.fork('filo'),
    focal = o.focal ?? 0.62,
    k = focal > 0.5 ? 1 : -1,
    X = (t: number) => (k > 0 ? W * t : W * (1 - t));
  lookout(pic, { focal: 1 - focal, horizon: o.horizon ?? 0.25, water: o.water ?? 'river', people: false });
  // the crest climbs from the lower corner to the far side in steps of broken rock
  const crest: Pt[] = [];
  const steps = 26;
  for (let i = 0; i <= steps; i++) {
    const t = i / steps,
      ramp = lerp(1.02, 0.42, t ** 0.86);
    crest.push([X(lerp(0.1, 1.06, t)), H * (ramp + rng.range(-0.012, 0.012) + (i % 4 === 0 ? -0.012 : 0.006))]);
  }
  const body = poly([...crest, [X(1.1), H * 1.1], [X(0), H * 1.1]]),
    rock = mix(m.rockD, m.rockA, 0.35);
  pic.fill(body, overprint(rock, p.shade, 0.5));
  const inside = pic.clip(body);
  // slabs hang from the crest: broad plates towards the sun, a few deep gullies between, gloom below
  let plates = '',
    gullies = '';
  for (let i = 0; i < steps; ) {
    const run = rng.int(1, 3),
      a = crest[i] as Pt,
      b = crest[Math.min(steps, i + run)] as Pt,
      drop = H * rng.range(0.07, 0.24),
      lean = k * W * rng.range(0.005, 0.035);
    plates += poly([
      ...crest.slice(i, Math.min(steps, i + run) + 1),
      [b[0] + lean * 0.5, b[1] + drop * 0.6],
      [lerp(a[0], b[0], 0.55) + lean, a[1] + drop],
      [a[0] + lean * 0.3, a[1] + drop * 0.45],
    ]);
    if (rng.chance(0.55))
      gullies += poly([
        [b[0] - k * W * 0.004, b[1] + H * 0.01],
        [b[0] + k * W * 0.012, b[1] + H * 0.1],
        [b[0] + k * W * 0.05, b[1] + drop * 1.1 + H * 0.12],
        [b[0] + k * W * 0.075, b[1] + drop * 1.3 + H * 0.3],
        [b[0] - k * W * 0.005, b[1] + drop + H * 0.18],
        [b[0] - k * W * 0.018, b[1] + H * 0.09],
      ]);
    i += run;
  }
  pic.raw(
    pic.clipped(
      inside,
      shape(plates, overprint(mix(rock, m.rockB, 0.3), p.shade, 0.18)) +
        shape(gullies, overprint(overprint(rock, p.shade, 0.8), p.shade, 0.45)),
    ),
  );
  pic.add(
    'stippleMultiply',
    pic.clipped(
      inside,
      shape(
        body,
        pic.linear(0, H * 0.55, 0, H, [
          { at: 0, color: p.shade, alpha: 0 },
          { at: 1, color: p.shade, alpha: 0.75 },
        ]),
      ),
    ),
    0.4,
  );
  // the trodden edge catches the light
  const edge = poly([...crest, ...crest.map(([x, y]) => [x, y + H * 0.011] as Pt).reverse()]);
  pic.fill(edge, lit(p, mix(m.rockC, m.sand, 0.4), 0.35));
  const on = (t: number): Pt => {
    const q = t * steps,
      i = Math.min(steps - 1, Math.floor(q)),
      a = crest[i] as Pt,
      b = crest[i + 1] as Pt;
    return [lerp(a[0], b[0], q - i), lerp(a[1], b[1], q - i)];
  };
  for (const [t, s] of [
    [0.1, 0.07],
    [0.87, 0.05],
    [0.95, 0.06],
  ] as const) {
    const [x, y] = on(t);
    jarilla(pic, x, y + H * 0.01, H * s, tones(p, overprint(m.scrub, p.shade, 0.35)), rng.fork(`j${t}`), {
      flowers: m.mustard,
    });
  }
  const runners = [
    { t: 0.29, top: m.accent, pose: GESTURES.climb, h: 0.125, hat: 'cap' as const, cap: m.foam },
    { t: 0.43, top: m.mustard, pose: GESTURES.run, h: 0.115, hat: undefined, cap: undefined },
    { t: 0.56, top: m.cloth, pose: GESTURES.climb, h: 0.103, hat: 'cap' as const, cap: m.accent },
    { t: 0.75, top: m.foam, pose: GESTURES.climb, h: 0.088, hat: undefined, cap: undefined },
  ];
  for (const r of runners) {
    const [x, y] = on(r.t),
      h = H * r.h;
    figure(
      pic,
      x,
      y + H * 0.003,
      h,
      r.pose,
      {
        top: r.top,
        bottom: p.deep,
        boots: m.mustard,
        hat: r.hat,
        hatColor: r.cap,
        pack: overprint(r.top, p.shade, 0.55),
      },
      k,
    );
  }
}
