import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, f1, type Pt, poly, rect, smooth } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { Space, type V3 } from '../../core/space.ts';
import type { Cam } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { range } from '../../props/land/land.ts';
import { figure, groundShadow, type Look, type Pose } from '../../props/people/figures.ts';
import { GESTURES } from '../../props/people/gestures.ts';
import { guitar, person } from '../../props/people/people.ts';
import { framingBranch, lightSide, tones, tufts } from '../../props/plants/plants.ts';
import { drawFarToNear, standingTree, strip, sunFrom, type Thing } from '../../props/staging.ts';
import { bunting, truss } from '../../props/town/festivities.ts';
import { plain } from '../../props/vineyard/rows.ts';

export interface ParkOptions {
  focal?: number;
  horizon?: number;
  /** a concert on the lawn, or the playground and the amphitheatre */
  actor?: 'concert' | 'games';
}

/** The city park: lawn and old trees, a concert in spring or an afternoon at the swings. */
export function park(pic: Picture, o: ParkOptions = {}): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    concert = (o.actor ?? 'concert') === 'concert',
    focal = o.focal ?? 0.58,
    k = focal > 0.5 ? 1 : -1,
    hz = H * (o.horizon ?? 0.44),
    X = (t: number) => (k > 0 ? W * t : W * (1 - t));
  sky(pic, { horizon: hz, clouds: 'cumulus', cloudAmount: 1 });
  range(pic, {
    horizon: hz,
    height: hz * 0.3,
    lead: 0.5 - 0.3 * k,
    snow: 0.6,
    air: 0.46,
    seed: 'andes',
    peaks: 9,
    mist: 1,
  });
  const cam: Cam = { x: 0, y: 2.4, z: 0, f: 1050, cx: W * focal, horizon: hz };
  const s = new Space(pic, cam, sunFrom(pic));
  const lawn = mix(m.leaf, m.vine, 0.5);
  plain(pic, s, lawn, { bands: 10, far: mix(lawn, p.haze, 0.35) });
  // mown in bands, with longer grass left in tufts
  let mown = '';
  for (let z = 5; z < 60; z *= 1.32) mown += strip(s, -60, 60, z, z * 1.15);
  pic.shade(mown, p.shade, 0.08);
  tufts(pic, hz + H * 0.12, H, 90, [5, 15], tones(p, mix(m.leaf, m.leafDark, 0.35)), pic.rng.fork('grass'));
  path(pic, s, k);
  const things: Thing[] = [],
    rng = pic.rng.fork('trees'),
    // blossom is paper tinted with the accent ink: peach and jacaranda in September
    blossom = mix(m.accent, p.paper, 0.62);
  const spots: [number, number, number, Hex | undefined][] = [
    [-15, 34, 9, m.leaf],
    [-9.5, 40, 10, blossom],
    [14.5, 38, 10, undefined],
    [20, 32, 9, blossom],
    [-19, 24, 9, blossom],
    [11.5, 17, 7.6, blossom],
    [-9.6, 13, 7.4, concert ? blossom : undefined],
  ];
  for (const [x, z, h, c] of spots)
    things.push(
      standingTree(
        s,
        rng.fork(`t${x}`),
        k * x,
        z,
        h,
        'plane-tree',
        c && concert ? { color: c, dark: c === blossom ? overprint(blossom, p.shade, 0.6) : undefined } : {},
      ),
    );
  if (concert) {
    bandstand(pic, s, things, k);
    picnic(pic, s, things, k);
  } else {
    amphitheatre(s, k);
    playground(pic, s, things, k);
  }
  drawFarToNear(things);
  const bough = concert ? tones(p, blossom, overprint(blossom, p.shade, 0.6)) : tones(p, m.leaf, m.leafDark);
  framingBranch(pic, X(-0.02), H * 0.03, X(0.4), H * 0.11, bough, pic.rng.fork('bough'), { leaf: H * 0.036, n: 14 });
}

/** A gravel walk winding up from the lower corner. */
function path(pic: Picture, s: Space, k: number): void {
  const left: V3[] = [],
    right: V3[] = [];
  for (let z = 3; z < 40; z += 1.4) {
    const x = k * (-7 + 3.4 * Math.sin(z / 9 + 0.6));
    left.push([x - 1, 0, z]);
    right.unshift([x + 1, 0, z]);
  }
  pic.fill(s.path([...left, ...right]), mix(pic.pal.mats.sand, pic.pal.mats.soil, 0.25));
}

/** An open stage with a curved roof, a band and loudspeakers. */
function bandstand(pic: Picture, s: Space, things: Thing[], k: number): void {
  const { pal: p } = pic,
    m = p.mats,
    z = 30,
    cx = k * 1.6;
  things.push({
    z,
    draw: () => {
      s.block(cx, 0, z, 12, 1.1, 5)
        .cast(0)
        .paint(overprint(m.stone, p.shade, 0.2), { top: m.wood });
      const [x, y] = s.P([cx, 1.1, z - 1]),
        u = s.scale(z - 1);
      const roof: Pt[] = [];
      for (let i = 0; i <= 16; i++) {
        const t = i / 16;
        roof.push([x + (t - 0.5) * u * 12.4, y - u * (4.3 + 1.7 * Math.sin(Math.PI * t))]);
      }
      pic.fill(rect(x - u * 5.6, y - u * 4.6, u * 11.2, u * 4.6), mix(m.cloth, p.deep, 0.4));
      pic.fill(ellipse(x, y - u * 0.6, u * 2.7, u * 2.7), mix(m.mustard, m.accent, 0.2));
      pic.fill(rect(x - u * 5.6, y, u * 11.2, u * 0.9), overprint(m.stone, p.shade, 0.25));
      pic.fill(
        poly([
          ...roof,
          [x + u * 6.2, y - u * 3.9],
          ...roof.map(([a, b]) => [a, b + u * 0.55] as Pt).reverse(),
          [x - u * 6.2, y - u * 3.9],
        ]),
        lit(p, m.foam, 0.2),
      );
      pic.shade(
        poly([
          ...roof.map(([a, b]) => [a, b + u * 0.32] as Pt),
          ...roof.map(([a, b]) => [a, b + u * 0.62] as Pt).reverse(),
        ]),
        p.shade,
        0.5,
      );
      truss(pic, x - u * 5.7, x + u * 5.7, y - u * 4.3, u * 0.3, { lamps: 7 });
      for (const d of [-5.7, 5.4])
        pic.fill(rect(x + d * u, y - u * 4.2, u * 0.3, u * 5.2), overprint(m.metal, p.shade, 0.5));
      for (const d of [-4.9, 3.7]) pic.fill(rect(x + d * u, y - u * 2.2, u * 1.2, u * 2.2), p.deep);
      const h = u * 1.75;
      [-2.3, -0.7, 0.9, 2.4].forEach((d, i) => {
        const a = x + d * u;
        person(
          pic,
          a,
          y + u * 0.05,
          h,
          {
            top: [m.foam, m.accent, m.wine, m.foam][i],
            bottom: p.deep,
            arms: i === 1 ? ['wave', 'hold'] : ['hold', 'hold'],
            stride: 0.04,
            longHair: i === 1,
            skirt: i === 1 ? { color: m.accent, spread: 0.15, hem: 0.2 } : undefined,
          },
          { shade: false },
        );
        if (i !== 1) guitar(pic, a, y - h * 0.53, h * 0.32, i % 2 ? 1 : -1);
      });
      bunting(pic, [x - u * 6, y - u * 4.2], [x + u * 6, y - u * 4.2], {
        depth: u * 0.7,
        n: 20,
        size: u * 0.5,
        colors: [m.accent, m.mustard, m.foam, m.water],
      });
    },
  });
}

/** Blankets on the grass: friends with their mate, and a crowd standing beyond them. */
function picnic(pic: Picture, s: Space, things: Thing[], k: number): void {
  const { pal: p } = pic,
    m = p.mats,
    rng = pic.rng.fork('picnic'),
    tops = [m.accent, m.cloth, m.mustard, m.foam, m.wine, m.water, m.adobe];
  const blanket = (x: number, z: number, ink: Hex, n: number) => {
    things.push({
      z: z + 1.2,
      draw: () => {
        pic.fill(strip(s, x - 1.35, x + 1.35, z - 0.8, z + 0.8), ink);
        let stripes = '';
        for (const d of [-1, -0.4, 0.2, 0.8]) stripes += strip(s, x + d, x + d + 0.2, z - 0.8, z + 0.8);
        pic.fill(stripes, lit(p, ink, 0.45));
        const [a, b] = s.P([x + 0.1, 0, z - 0.45]),
          u = s.scale(z);
        mate(pic, a, b, u);
      },
    });
    for (let i = 0; i < n; i++) {
      const px = x + (i - (n - 1) / 2) * 0.95 + rng.range(-0.1, 0.1),
        pz = z + rng.range(-0.2, 0.5),
        face = rng.chance(0.5) ? 1 : -1,
        top = rng.pick(tops),
        hair = rng.pick([p.deep, overprint(m.wood, p.shade, 0.4)]),
        hat = rng.chance(0.25) ? ('gaucho' as const) : undefined;
      things.push({
        z: pz,
        draw: () => {
          const [a, b] = s.P([px, 0, pz]),
            h = s.scale(pz) * 1.66;
          figure(
            pic,
            a,
            b,
            h,
            GESTURES.lounge,
            { top, bottom: mix(p.deep, m.cloth, 0.35), hair, hat, hatColor: m.sand },
            face,
            { ground: { s, z: pz } },
          );
        },
      });
    }
  };
  blanket(k * 1.3, 6.9, m.wine, 3);
  blanket(k * -2.6, 10, m.cloth, 2);
  blanket(k * 4.1, 11.2, m.mustard, 2);
  blanket(k * 1.2, 15.4, m.accent, 3);
  blanket(k * -5.2, 18, m.leafDark, 2);
  blanket(k * 4.6, 18.5, m.cloth, 3);
  for (let i = 0; i < 40; i++) {
    const z = rng.range(20.5, 27),
      x = k * rng.range(-7, 9.5),
      top = rng.pick(tops),
      tall = rng.range(1.5, 1.78);
    things.push({
      z,
      draw: () => {
        const [a, b] = s.P([x, 0, z]);
        person(
          pic,
          a,
          b,
          s.scale(z) * tall,
          {
            back: true,
            top,
            bottom: p.deep,
            hair: rng.chance(0.5) ? p.deep : m.wood,
            arms: rng.chance(0.15) ? ['up', 'up'] : ['down', 'down'],
          },
          { ground: { s, z }, shade: false },
        );
      },
    });
  }
}

/** A thermos and the gourd beside it. */
function mate(pic: Picture, x: number, y: number, u: number): void {
  const p = pic.pal,
    m = p.mats;
  pic.fill(
    rect(x - u * 0.07, y - u * 0.36, u * 0.14, u * 0.36) + rect(x - u * 0.045, y - u * 0.43, u * 0.09, u * 0.08),
    overprint(m.metal, p.shade, 0.2),
  );
  pic.shade(rect(x, y - u * 0.36, u * 0.07, u * 0.36), p.shade, 0.5);
  pic.fill(ellipse(x + u * 0.25, y - u * 0.09, u * 0.095, u * 0.1), m.wood);
  pic.line(
    `M${f1(x + u * 0.26)} ${f1(y - u * 0.14)}L${f1(x + u * 0.33)} ${f1(y - u * 0.3)}`,
    m.metal,
    Math.max(1, u * 0.025),
  );
}

/** Stone terraces in a half circle on a green slope. */
function amphitheatre(s: Space, k: number): void {
  const { pic } = s,
    { pal: p } = pic,
    m = p.mats,
    cx = k * 4,
    z0 = 30;
  const arc = (r: number, y: number): V3[] =>
    Array.from({ length: 25 }, (_, i) => {
      const a = Math.PI * (i / 24);
      return [cx + Math.cos(a) * r, y, z0 + Math.sin(a) * r * 0.6] as V3;
    });
  for (let i = 6; i >= 0; i--) {
    const r = 4.6 + i * 1.25,
      y = 0.3 + i * 0.52;
    pic.fill(
      s.path([...arc(r + 1.25, y), ...arc(r, y).reverse()]),
      i === 6 ? mix(m.leaf, m.vine, 0.3) : lit(p, m.stone, 0.25),
    );
    pic.fill(s.path([...arc(r, y), ...arc(r, y - 0.52).reverse()]), overprint(m.stone, p.shade, 0.5));
  }
  pic.fill(s.path(arc(4.6, 0.02)), mix(m.sand, m.stone, 0.5));
}

/** Swings, a slide and a climbing net, with children. */
function playground(pic: Picture, s: Space, things: Thing[], k: number): void {
  const { pal: p } = pic,
    m = p.mats;
  const edge = Array.from({ length: 26 }, (_, i) => {
    const t = (i / 26) * Math.PI * 2;
    return s.P([k * (2 + Math.cos(t) * 7.4), 0, 11.2 + Math.sin(t) * 3.9]);
  });
  pic.fill(smooth(edge), mix(m.sand, m.soil, 0.12));
  swings(pic, s, things, k * -1.2, 11);
  slide(pic, s, things, k * 3.9, 11.6, k);
  const kid = (x: number, z: number, pose: Pose | string, look: Look, face: number, tall = 1.2) =>
    things.push({
      z,
      draw: () => {
        const [a, b] = s.P([k * x, 0, z]);
        figure(pic, a, b, s.scale(z) * tall, pose, look, face, { ground: { s, z } });
      },
    });
  kid(-3.4, 7.2, GESTURES.run, { top: m.accent, bottom: m.cloth }, k, 1.15);
  kid(-4.4, 7.6, GESTURES.run, { top: m.mustard, bottom: p.deep, hat: 'cap', hatColor: m.water }, k, 1.05);
  kid(1.6, 8.6, 'cheer', { top: m.water, bottom: m.wine }, k, 1.1);
  kid(2.7, 9, 'stand', { top: m.wine, bottom: p.deep }, -k, 1.7);
  kid(3.4, 9.2, 'wave', { top: m.foam, dress: m.leafDark }, -k, 1.64);
  kid(-7.2, 17, 'walk', { top: m.cloth, bottom: p.deep }, k, 1.7);
  kid(-6.5, 17.2, 'walk', { top: m.foam, dress: m.accent }, k, 1.62);
  kid(2.6, 25, 'stand', { top: m.foam }, 1, 1.7);
}

/** An A-frame with three swings, one of them flying. */
function swings(pic: Picture, s: Space, things: Thing[], x: number, z: number): void {
  const { pal: p } = pic,
    m = p.mats;
  things.push({
    z,
    draw: () => {
      const u = s.scale(z),
        [a, b] = s.P([x, 0, z]),
        bar = u * 0.09,
        top = b - u * 3;
      const frame = [-2.4, 2.4]
        .map(
          (d) =>
            poly([
              [a + (d - 0.55) * u, b],
              [a + (d - 0.55) * u + bar, b],
              [a + d * u + bar / 2, top],
              [a + d * u - bar / 2, top],
            ]) +
            poly([
              [a + (d + 0.55) * u - bar, b + u * 0.12],
              [a + (d + 0.55) * u, b + u * 0.12],
              [a + d * u + bar / 2, top],
              [a + d * u - bar / 2, top],
            ]),
        )
        .join('');
      const beam = rect(a - u * 2.5, top - bar / 2, u * 5, bar * 1.2);
      groundShadow(pic, s, frame + beam, b, z, 0.5);
      pic.raw(shape(frame + beam, m.accent));
      [-1.4, 0, 1.4].forEach((d, i) => {
        const sway = [0.9, 0, -0.5][i] as number,
          sx = a + (d + sway) * u,
          sy = b - u * (0.5 + Math.abs(sway) * 0.35);
        for (const e of [-0.18, 0.18])
          pic.line(
            `M${f1(a + (d + e) * u)} ${f1(top)}L${f1(sx + e * u)} ${f1(sy)}`,
            overprint(m.metal, p.shade, 0.5),
            Math.max(1, u * 0.025),
          );
        if (i !== 1)
          figure(
            pic,
            sx,
            sy + u * 0.36,
            u * 1.2,
            'sit',
            { top: i ? m.cloth : m.mustard, bottom: p.deep, hair: overprint(m.wood, p.shade, 0.4) },
            i ? -1 : 1,
          );
        pic.fill(rect(sx - u * 0.25, sy, u * 0.5, u * 0.06), p.deep);
      });
    },
  });
}

/** A slide with its ladder and a roofed platform. */
function slide(pic: Picture, s: Space, things: Thing[], x: number, z: number, k: number): void {
  const { pal: p } = pic,
    m = p.mats;
  things.push({
    z,
    draw: () => {
      const u = s.scale(z),
        [a, b] = s.P([x, 0, z]),
        P = (dx: number, dy: number): Pt => [a + k * dx * u, b - dy * u];
      const legs = [-0.75, 0.75]
        .map((d) => poly([P(d - 0.06, 0), P(d + 0.06, 0), P(d + 0.06, 3.1), P(d - 0.06, 3.1)]))
        .join('');
      const chute = smooth(
        [
          P(-0.8, 1.9),
          P(-1.4, 1.55),
          P(-2.5, 0.55),
          P(-3.3, 0.24),
          P(-3.4, 0.05),
          P(-2.5, 0.2),
          P(-1.4, 1.1),
          P(-0.8, 1.55),
        ],
        true,
        0.8,
      );
      groundShadow(pic, s, legs + chute, b, z, 0.5);
      pic.fill(legs, m.wood);
      pic.fill(poly([P(-0.85, 1.5), P(0.85, 1.5), P(0.85, 1.75), P(-0.85, 1.75)]), overprint(m.wood, p.shade, 0.3));
      figure(pic, ...P(-0.2, 1.75), u * 1.1, 'cheer', { top: m.accent, bottom: m.cloth }, -k);
      pic.fill(chute, m.mustard);
      pic.shade(
        smooth(
          [P(-0.8, 1.7), P(-1.4, 1.3), P(-2.5, 0.35), P(-3.35, 0.12), P(-2.5, 0.2), P(-1.4, 1.1), P(-0.8, 1.55)],
          true,
          0.8,
        ),
        p.shade,
        0.55,
      );
      pic.fill(poly([P(-1.1, 3), P(1.1, 3), P(0, 3.9)]), m.cloth);
      pic.shade(
        poly([P(lightSide(p) * k > 0 ? -1.1 : 0, 3), P(lightSide(p) * k > 0 ? 0 : 1.1, 3), P(0, 3.9)]),
        p.shade,
        0.5,
      );
      for (let i = 0; i < 5; i++)
        pic.fill(
          poly([
            P(0.75, 0.25 + i * 0.3),
            P(1.25 - i * 0.08, 0.22 + i * 0.3),
            P(1.25 - i * 0.08, 0.3 + i * 0.3),
            P(0.75, 0.33 + i * 0.3),
          ]),
          m.metal,
        );
    },
  });
}
