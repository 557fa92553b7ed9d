import { type Hex, mix, overprint } from '../../core/color.ts';
import { type Pt, rect } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import type { Picture } from '../../core/picture.ts';
import { garland, glow, glows } from '../../props/air/light.ts';
import { sky } from '../../props/air/sky.ts';
import { range } from '../../props/land/land.ts';
import { crowd, goblet, type Person, person, rimLight } from '../../props/people/people.ts';
import { poplar, tones } from '../../props/plants/plants.ts';
import { foodTruck } from '../../props/town/festivities.ts';

/** Friends raise their glasses in front of a row of food trucks, strings of lamps above. */
export function toast(pic: Picture, o: { focal?: number; horizon?: number } = {}): void {
  const { W, H, pal: p } = pic,
    m = p.own,
    focal = o.focal ?? 0.56,
    hz = H * (o.horizon ?? 0.55);
  sky(pic, {
    horizon: hz,
    clouds: p.night ? 'none' : 'streaks',
    sun: p.night ? { x: W * 0.12, y: H * 0.14, r: 22 } : undefined,
  });
  range(pic, { horizon: hz, height: hz * 0.34, lead: 0.3, snow: 0.5, air: 0.4, seed: 'andes', peaks: 8, mist: 1 });
  for (const [x, h] of [
    [0.03, 0.36],
    [0.09, 0.3],
    [0.93, 0.33],
    [0.985, 0.4],
  ] as const)
    poplar(
      pic,
      W * x,
      hz + H * 0.04,
      H * h,
      tones(p, overprint(p.mats.poplarDark, p.shade, 0.4)),
      pic.rng.fork(`p${x}`),
      1,
      1.1,
    );
  pic.fill(rect(-2, hz, W + 4, H - hz), overprint(mix(p.mats.stone, p.mats.soil, 0.4), p.shade, 0.45));
  for (const x of [0.5, 0.62])
    pic.fill(rect(W * x - H * 0.003, H * (x < 0.6 ? 0.07 : 0.18), H * 0.006, hz - H * 0.07), p.deep);
  const w = Math.min(W * 0.31, H * 0.42);
  foodTruck(pic, W * (focal - 0.38), hz + H * 0.075, w, m.cloth, { awning: m.mustard });
  foodTruck(pic, W * (focal + 0.36), hz + H * 0.075, w * 1.02, m.wine, { awning: m.accent, face: -1 });
  foodTruck(pic, W * (focal - 0.005), hz + H * 0.1, w * 1.1, m.mustard, { awning: m.water });
  crowd(pic, pic.rng.fork('queue'), {
    y0: hz + H * 0.1,
    y1: hz + H * 0.2,
    rows: 3,
    far: H * 0.042,
    near: H * 0.062,
    lightX: W * focal,
    rim: mix(p.lamp, m.accent, 0.2),
    tops: [m.wine, m.cloth, m.adobe, m.leafDark, m.accent].map((c) => overprint(mix(c, p.deep, 0.35), p.shade, 0.35)),
    hair: [p.deep, mix(p.deep, m.wood, 0.3)],
  });
  const bulbs: Pt[] = [];
  for (const [a, b, y0, y1] of [
    [-0.02, 0.5, 0.16, 0.09],
    [0.5, 1.02, 0.09, 0.2],
    [-0.02, 0.62, 0.3, 0.2],
    [0.62, 1.02, 0.2, 0.3],
  ] as const)
    bulbs.push(
      ...garland(pic, [W * a, H * y0], [W * b, H * y1], {
        sag: H * 0.035,
        n: 13,
        r: H * 0.0085,
        color: lit(p, p.lamp, 0.45),
        cable: p.deep,
      }),
    );
  glows(pic, bulbs, H * 0.04, p.lamp, 0.5);
  friends(pic, W * focal);
}

/** Five people from behind, cut by the lower edge, each with a glass in the air. */
function friends(pic: Picture, cx: number): void {
  const { W, H, pal: p } = pic,
    m = p.own,
    h = H * 0.7,
    dim = (c: Hex) => overprint(mix(c, p.deep, 0.2), p.shade, 0.42);
  const who: (Person & { dx: number; y: number; wine: Hex })[] = [
    {
      dx: -0.36,
      y: 0.03,
      top: dim(m.accent),
      longHair: true,
      hair: mix(p.deep, m.wood, 0.35),
      arms: ['down', 'cheers'],
      wine: m.wine,
    },
    { dx: -0.19, y: 0.0, top: dim(m.foam), hair: p.deep, arms: ['down', 'cheers'], wine: mix(m.mustard, m.foam, 0.4) },
    { dx: -0.02, y: 0.04, top: dim(m.leaf), longHair: true, hair: p.deep, arms: ['cheers', 'down'], wine: m.wine },
    {
      dx: 0.16,
      y: 0.0,
      top: dim(m.mustard),
      hat: 'beret',
      hatColor: p.deep,
      hair: p.deep,
      arms: ['cheers', 'down'],
      wine: m.wine,
    },
    {
      dx: 0.34,
      y: 0.03,
      top: dim(m.water),
      longHair: true,
      hair: mix(p.deep, m.wood, 0.5),
      arms: ['cheers', 'down'],
      wine: mix(m.accent, m.foam, 0.45),
    },
  ];
  for (const q of who) {
    const x = cx + q.dx * W * 0.98,
      y = H * (1.0 + q.y) - h * 0.5 + h,
      drawn = person(
        pic,
        x,
        y - h * 0.02,
        h,
        { ...q, back: true, skin: dim(m.skin), bottom: p.deep },
        { shade: false },
      );
    const hand = drawn.hands[q.arms?.[0] === 'cheers' ? 0 : 1];
    // the lamps ahead rim hair, shoulders and sleeves
    rimLight(pic, drawn.outline, 0, h * 0.011, mix(p.lamp, m.accent, 0.25), 0.75);
    goblet(pic, [hand[0], hand[1] + h * 0.02], h * 0.15, q.wine);
    glow(pic, hand[0], hand[1] - h * 0.09, h * 0.11, p.lamp, 0.35);
  }
}
