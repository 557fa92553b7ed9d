import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, f1, lerp, type Pt, poly, rect, smooth, sweep } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import type { Rng } from '../../core/rng.ts';
import { Space } from '../../core/space.ts';
import type { Cam } from '../../core/terrain.ts';
import { garland, glows } from '../air/light.ts';
import { sky } from '../air/sky.ts';
import { range } from '../land/land.ts';
import { leafy, tones, tree } from '../plants/plants.ts';
import { plain, vineRows, windbreak } from '../vineyard/rows.ts';
import { glints } from '../water/water.ts';
import { lathe } from './lathe.ts';

/** The still-life stage: a table in the foreground, a landscape, wall or lit patio behind it, low light from behind. */
export interface Stage {
  u: number;
  side: number;
  tableY: number;
  tilt: number;
  shadow: (d: string, y0: number, k?: number) => void;
  cx: number;
}

export interface StageOptions {
  focal?: number;
  back?: 'vineyard' | 'wall' | 'patio' | 'window' | 'olive-grove' | 'lake';
  table?: 'wood' | 'stone' | 'tablecloth';
  tableY?: number;
  tableColor?: Hex;
  /** Draws what is behind the table instead of one of the named backs. */
  backdrop?: (around: { tableY: number; cx: number; side: number; u: number }) => void;
}

export function tableStage(pic: Picture, o: StageOptions = {}): Stage {
  const { W, H, pal: p } = pic,
    rng = pic.rng,
    m = p.mats,
    u = Math.min(H / 100, W / 118),
    back = o.back ?? 'vineyard';
  const side = (o.focal ?? 0.62) > 0.5 ? -1 : 1; // the light comes from the open side
  const tableY = H * (o.tableY ?? 0.68),
    cx = W * (o.focal ?? 0.62);
  if (o.backdrop) o.backdrop({ tableY, cx, side, u });
  else if (back === 'vineyard' || back === 'olive-grove') {
    const hz = H * 0.47;
    sky(pic, {
      horizon: hz,
      sun: { x: cx + side * W * 0.3, y: hz * 0.52, r: H * 0.05 },
      clouds: p.night ? 'none' : 'streaks',
      cloudAmount: 0.7,
    });
    range(pic, {
      horizon: hz,
      height: hz * 0.55,
      lead: (cx + side * W * 0.17) / W,
      snow: 0.55,
      air: 0.42,
      seed: 'andes',
      peaks: 6,
      mist: 1,
    });
    const cam: Cam = { x: 0, y: 3.6, z: 0, f: 1000, cx: cx + side * W * 0.2, horizon: hz },
      s = new Space(pic, cam, { az: side < 0 ? 160 : 20, el: 24 });
    plain(pic, s, m.soil, { far: mix(mix(m.vine, m.soil, 0.4), p.haze, 0.4) });
    windbreak(pic, s, { z: 96, x0: -80, x1: 80, h: 13, air: 0.32, gap: 3 });
    if (back === 'vineyard')
      vineRows(pic, s, {
        x0: -36,
        n: 30,
        gap: 2.4,
        z0: 7.5,
        z1: 88,
        t: tones(p, m.vine, mix(m.vine, m.leafDark, 0.75), 0.12),
        soil: m.soil,
      });
    else {
      // an olive grove on its grid
      const list: { x: number; z: number }[] = [];
      for (let i = -9; i <= 9; i++)
        for (let j = 0; j < 10; j++)
          list.push({ x: (i + 0.5) * 6 + rng.range(-0.4, 0.4), z: 13 + j * 6 + rng.range(-0.5, 0.5) });
      list.sort((a, b) => b.z - a.z);
      let sh = '';
      for (const q of list) {
        const [a, b] = s.P([q.x, 0, q.z]),
          sc = s.scale(q.z);
        sh += ellipse(a - side * sc * 1.1, b + sc * 0.05, sc * 2, sc * 0.24);
      }
      pic.shade(sh, p.shade, 0.55);
      for (const q of list) {
        const [a, b] = s.P([q.x, 0, q.z]);
        if (a > -80 && a < W + 80)
          tree(pic, a, b, s.scale(q.z) * 4.6, m.olive, rng.fork(`o${q.x}${q.z}`), {
            kind: 'olive',
            air: 0.12 + q.z / 260,
          });
      }
    }
    // the distance is softened so that the table stands out
    pic.grain(rect(0, hz - 20, W, tableY - hz + 40), p.haze, 0.2, 0.2);
  } else if (back === 'lake') {
    const hz = H * 0.42;
    sky(pic, {
      horizon: hz,
      sun: { x: cx + side * W * 0.3, y: hz * 0.5, r: H * 0.045 },
      clouds: p.night ? 'none' : 'lenticular',
      cloudAmount: 0.8,
    });
    range(pic, {
      horizon: hz,
      height: hz * 0.62,
      lead: (cx + side * W * 0.1) / W,
      snow: 0.55,
      air: 0.36,
      seed: 'andes',
      peaks: 6,
      mist: 1,
    });
    range(pic, {
      horizon: hz + 4,
      height: hz * 0.22,
      snow: 0,
      rock: mix(m.rockA, m.granite, 0.4),
      air: 0.3,
      seed: 'cerro',
      peaks: 9,
      mist: 0.7,
      lead: 0.2,
    });
    pic.fill(
      rect(-5, hz, W + 10, tableY - hz + 10),
      pic.linear(0, hz, 0, tableY, [
        { at: 0, color: mix(m.water, p.sky[2], 0.5) },
        { at: 1, color: mix(m.water, m.waterDeep, 0.35) },
      ]),
    );
    glints(pic, { x0: 0, x1: W, y0: hz + 6, y1: tableY, n: 130, color: lit(p, m.water, 0.55), alpha: 0.6 });
    glints(pic, {
      x0: 0,
      x1: W,
      y0: hz + 4,
      y1: tableY,
      n: 90,
      color: p.glow,
      alpha: 0.8,
      focus: cx + side * W * 0.3,
      seed: 'sun',
    });
  } else if (back === 'patio') {
    pic.fill(
      rect(0, 0, W, H),
      pic.linear(0, 0, 0, tableY, [
        { at: 0, color: overprint(mix(p.sky[0], p.deep, 0.35), p.shade, 0.2) },
        { at: 1, color: mix(p.sky[1], p.shade, 0.5) },
      ]),
    );
    range(pic, {
      horizon: tableY,
      height: H * 0.3,
      lead: 0.5 + 0.18 * side,
      snow: 0.45,
      air: 0.3,
      seed: 'andes',
      peaks: 6,
      mist: 0.6,
    });
    for (let i = 0; i < 5; i++) {
      const x = W * (0.06 + i * 0.24) + rng.range(-20, 20);
      pic.fill(
        poly([
          [x - 5, tableY],
          [x + 5, tableY],
          [x + 4, H * 0.12],
          [x - 4, H * 0.12],
        ]),
        overprint(m.wood, p.shade, 0.9),
      );
    }
    pic.fill(rect(0, H * 0.11, W, H * 0.022), overprint(m.wood, p.shade, 0.9));
    {
      // a vine over the pergola
      const t = tones(p, p.lamps ? mix(m.vine, p.shade, 0.35) : m.vine, m.leafDark);
      let a = '',
        b = '',
        c = '';
      for (let i = 0; i < 420; i++) {
        const x = rng.range(-20, W + 20),
          d = rng() ** 1.5,
          y = H * 0.06 + d * H * 0.14 * (0.35 + 0.65 * Math.abs(Math.sin(x * 0.006 + 1))),
          r = u * rng.range(0.9, 1.7),
          l = leafy(x, y, r, r * 0.85, r * 0.9, rng, 1.2);
        if (d < 0.3) c += l;
        else if (d < 0.6) b += l;
        else a += l;
      }
      pic.raw(
        shape(rect(-5, -5, W + 10, H * 0.09), overprint(t.dark, p.shade, 0.4)) +
          shape(a, t.dark) +
          shape(b, t.mid) +
          shape(c, t.light),
      );
    }
    const bulbs: Pt[] = [];
    for (let i = 0; i < 4; i++)
      bulbs.push(
        ...garland(pic, [W * (0.06 + i * 0.24), H * 0.17], [W * (0.3 + i * 0.24), H * 0.17], {
          sag: H * 0.035,
          n: 6,
          r: u * 0.75,
          color: lit(p, p.lamp, 0.4),
        }),
      );
    glows(pic, bulbs, u * 7, p.lamp, 0.5);
  } else if (back === 'wall') {
    const wall = mix(m.rockA, m.adobe, 0.4);
    pic.fill(rect(0, 0, W, H), p.lamps ? overprint(wall, p.shade, 0.55) : wall);
    // window light slanting across the plaster, with the shadow of the glazing bars
    const x0 = cx + side * W * 0.2,
      dx = -side * W * 0.2,
      w = W * 0.15,
      Q = (a: number, b: number): Pt => [x0 + (a * 2 - 1) * w + dx * b, -8 + (tableY + 8) * b];
    pic.fill(poly([Q(0, 0), Q(1, 0), Q(1, 0.86), Q(0, 0.86)]), lit(p, wall, 0.3));
    let bars = '';
    for (const q of [0.33, 0.66])
      bars += poly([Q(q - 0.016, 0), Q(q + 0.016, 0), Q(q + 0.016, 0.86), Q(q - 0.016, 0.86)]);
    for (const b of [0.28, 0.58]) bars += poly([Q(0, b), Q(1, b), Q(1, b + 0.018), Q(0, b + 0.018)]);
    pic.shade(bars, p.shade, 0.34);
    // shadow of leaves outside
    {
      const t = rng.fork('lv');
      let lv = '';
      for (let i = 0; i < 34; i++) {
        const [a, b] = Q(t.range(0.5, 1.02), t.range(0, 0.62) ** 1.4);
        lv += leafy(a, b, u * t.range(1, 2.6), u * t.range(0.8, 1.8), u * 1.1, t, 1.2);
      }
      const lc = pic.clip(poly([Q(0, 0), Q(1, 0), Q(1, 0.86), Q(0, 0.86)]));
      pic.add('multiply', pic.clipped(lc, shape(lv, p.shade, 0.3)));
    }
    pic.grain(
      rect(0, 0, W, tableY),
      pic.linear(side < 0 ? W : 0, 0, side < 0 ? W * 0.3 : W * 0.7, 0, [
        { at: 0, color: p.deep, alpha: 0.5 },
        { at: 1, color: p.deep, alpha: 0 },
      ]),
      1,
      0.35,
    );
  } else {
    // a window onto the land, wall on either side
    const wall = mix(m.wall, m.rockB, 0.5),
      wx = cx + side * W * 0.18,
      ww = W * 0.46,
      top = H * 0.06,
      bot = tableY - H * 0.05;
    const hz = H * 0.48;
    sky(pic, { horizon: hz, clouds: p.night ? 'none' : 'cumulus', cloudAmount: 0.8 });
    range(pic, { horizon: hz, height: hz * 0.5, lead: wx / W, snow: 0.6, air: 0.4, seed: 'andes', peaks: 6, mist: 1 });
    pic.fill(rect(0, hz, W, H), mix(m.vine, p.haze, 0.2));
    const s = new Space(pic, { x: 0, y: 3, z: 0, f: 1000, cx: wx, horizon: hz }, { az: side < 0 ? 160 : 20, el: 26 });
    windbreak(pic, s, { z: 60, x0: -40, x1: 40, h: 12, air: 0.2, gap: 2.6 });
    const hole = rect(wx - ww / 2, top, ww, bot - top);
    pic.raw(
      `<path d="${rect(-5, -5, W + 10, H + 10) + hole}" fill="${overprint(wall, p.shade, p.lamps ? 0.55 : 0.3)}" fill-rule="evenodd"/>`,
    );
    pic.fill(rect(wx - ww / 2 - 26, bot, ww + 52, H * 0.028), lit(p, m.wood, 0.25));
    const fr = (x: number, w: number) => rect(x, top, w, bot - top);
    pic.fill(
      fr(wx - ww / 2 - 14, 18) +
        fr(wx + ww / 2 - 4, 18) +
        fr(wx - 5, 10) +
        rect(wx - ww / 2, top + (bot - top) * 0.36, ww, 8) +
        rect(wx - ww / 2 - 14, top - 14, ww + 28, 16),
      overprint(m.wood, p.shade, 0.25),
    );
  }
  // table
  const kind = o.table ?? 'wood',
    top =
      o.tableColor ??
      (kind === 'wood' ? mix(m.wood, m.sand, 0.3) : kind === 'stone' ? mix(m.stone, m.foam, 0.3) : m.foam);
  pic.fill(
    rect(-5, tableY, W + 10, H - tableY + 5),
    pic.linear(0, tableY, 0, H, [
      { at: 0, color: lit(p, top, 0.2) },
      { at: 0.35, color: top },
      { at: 1, color: overprint(top, p.shade, 0.3) },
    ]),
  );
  const vx = W * 0.5,
    vy = tableY - H * 0.9;
  if (kind === 'wood') {
    let j = '',
      gr = '';
    for (let i = -14; i <= 14; i++) {
      const xb = vx + i * W * 0.105,
        t = (tableY - vy) / (H - vy),
        xt = vx + (xb - vx) * t;
      j += poly([
        [xt - 0.8, tableY],
        [xt + 0.8, tableY],
        [xb + 2, H],
        [xb - 2, H],
      ]);
      for (let q = 0; q < 3; q++) {
        const o2 = rng.range(0.1, 0.9) * W * 0.105,
          y0 = lerp(tableY, H, rng.range(0.05, 0.8)),
          y1 = y0 + rng.range(0.1, 0.3) * (H - tableY),
          X = (y: number) => vx + (xb + o2 - vx) * ((y - vy) / (H - vy));
        gr += poly([
          [X(y0), y0],
          [X((y0 + y1) / 2) + 2.4, (y0 + y1) / 2],
          [X(y1), y1],
          [X((y0 + y1) / 2) - 0.6, (y0 + y1) / 2],
        ]);
      }
    }
    pic.shade(j, p.shade, 0.6);
    pic.shade(gr, p.shade, 0.3);
  } else if (kind === 'tablecloth') {
    // woven cloth: checks in perspective
    let a = '';
    for (let i = -12; i <= 12; i += 2) {
      const x1 = vx + i * W * 0.06,
        x2 = vx + (i + 1) * W * 0.06,
        t = (tableY - vy) / (H - vy);
      a += poly([
        [vx + (x1 - vx) * t, tableY],
        [vx + (x2 - vx) * t, tableY],
        [x2, H],
        [x1, H],
      ]);
    }
    pic.shade(a, mix(m.accent, '#ffffff', 0.35), 0.75);
    let b = '',
      y = tableY + 4,
      h = 9;
    while (y < H) {
      b += rect(-5, y, W + 10, h);
      y += h * 2.1;
      h *= 1.18;
    }
    pic.shade(b, mix(m.accent, '#ffffff', 0.35), 0.75);
  }
  pic.fill(rect(-5, tableY - 1.5, W + 10, 3.5), lit(p, top, 0.4));
  const kx = side * 0.62,
    mm = 0.2;
  return {
    u,
    side,
    tableY,
    tilt: 0.2,
    cx,
    shadow: (d, y0, k = 0.62) => {
      // light from behind and one side: shadows come forward and across
      pic.add(
        'multiply',
        `<g transform="matrix(1 0 ${f1(kx * 10) ? kx.toFixed(3) : 0} ${(-mm).toFixed(3)} ${(-kx * y0).toFixed(2)} ${(y0 + mm * y0).toFixed(2)})">${shape(d, p.shade, k)}</g>`,
      );
    },
  };
}

/** the inks of a turned, opaque thing */
export function turned(
  pic: Picture,
  st: Stage,
  x: number,
  y: number,
  prof: [number, number][],
  c: Hex,
  o: { spec?: number; tilt?: number; shadow?: boolean; open?: Hex | null } = {},
): ReturnType<typeof lathe> {
  const p = pic.pal,
    s = st.side,
    L = lathe(x, y, prof, o.tilt ?? st.tilt);
  if (o.shadow !== false) st.shadow(L.outline, y);
  const cl = pic.clip(L.outline);
  pic.fill(L.outline, c);
  const b = (a: number, z: number) => L.band(s < 0 ? a : -z, s < 0 ? z : -a);
  pic.add('multiply', pic.clipped(cl, shape(b(0.12, 1.2), p.shade, 0.55)));
  pic.add('multiply', pic.clipped(cl, shape(b(0.6, 1.2), p.shade, 0.5)));
  pic.raw(pic.clipped(cl, shape(b(-0.92, -0.55), lit(p, c, 0.26))));
  if (o.spec) pic.raw(pic.clipped(cl, shape(b(-0.72, -0.62), lit(p, c, o.spec))));
  if (o.open) {
    pic.fill(L.ring(L.top), lit(p, c, 0.15));
    pic.fill(L.ring(L.top, 0.88), o.open);
  }
  return L;
}

export function wineBottle(
  pic: Picture,
  st: Stage,
  x: number,
  y: number,
  h: number,
  o: { glass?: Hex; label?: Hex; band?: Hex; burgundy?: boolean } = {},
): void {
  const p = pic.pal,
    m = p.own,
    u = h / 46,
    glass = o.glass ?? overprint(mix(m.leafDark, p.deep, 0.55), p.shade, 0.1);
  const prof: [number, number][] = o.burgundy
    ? [
        [6.4, 0],
        [6.9, 1],
        [6.9, 19],
        [6.2, 24],
        [4.2, 30],
        [2.5, 35],
        [2.1, 40],
        [2.1, 43],
        [2.5, 43.3],
        [2.5, 45.5],
      ]
    : [
        [6, 0],
        [6.4, 0.8],
        [6.4, 26.5],
        [5.9, 29],
        [4.2, 31.4],
        [2.5, 33.2],
        [2.1, 36],
        [2.1, 42.6],
        [2.5, 43],
        [2.5, 45.5],
      ];
  const L = turned(
    pic,
    st,
    x,
    y,
    prof.map(([a, b]) => [a * u, b * u] as [number, number]),
    glass,
    { spec: 0.62 },
  );
  const cl = pic.clip(L.outline),
    R = 6.4 * u,
    sag = R * st.tilt;
  const label = (h0: number, h1: number): string =>
    `M${f1(x - R)} ${f1(y - h1 * u)}Q${f1(x)} ${f1(y - h1 * u + sag * 1.3)} ${f1(x + R)} ${f1(y - h1 * u)}L${f1(x + R)} ${f1(y - h0 * u)}Q${f1(x)} ${f1(y - h0 * u + sag * 1.3)} ${f1(x - R)} ${f1(y - h0 * u)}Z`;
  const lc = o.label ?? m.wall,
    k = st.side;
  const cap = `M${f1(x - 2.6 * u)} ${f1(y - 46 * u)}h${f1(5.2 * u)}v${f1(8.5 * u)}q${f1(-2.6 * u)} ${f1(1.1 * u)} ${f1(-5.2 * u)} 0Z`;
  const shd = (d: string) => {
    const c = pic.clip(d);
    pic.add(
      'multiply',
      pic.clipped(
        cl,
        pic.clipped(
          c,
          shape(L.band(k < 0 ? 0.12 : -1.2, k < 0 ? 1.2 : -0.12), p.shade, 0.55) +
            shape(L.band(k < 0 ? 0.66 : -1.2, k < 0 ? 1.2 : -0.66), p.shade, 0.45),
        ),
      ),
    );
  };
  pic.raw(pic.clipped(cl, shape(label(7, 20.5), lc)));
  shd(label(7, 20.5));
  pic.raw(pic.clipped(cl, shape(label(17.6, 18.3), o.band ?? m.wine) + shape(label(8.4, 9.0), o.band ?? m.wine)));
  // emblem: sun over ridge
  const ex = x - k * -0.2 * R,
    ey = y - 13 * u + sag * 0.9;
  pic.raw(
    pic.clipped(
      cl,
      shape(ellipse(ex, ey - 1.2 * u, 1.6 * u), o.band ?? m.accent) +
        shape(
          poly([
            [ex - 3.6 * u, ey + 1.6 * u],
            [ex - 1.4 * u, ey - 1.2 * u],
            [ex - 0.4 * u, ey],
            [ex + 1 * u, ey - 1.9 * u],
            [ex + 3.6 * u, ey + 1.6 * u],
          ]),
          overprint(m.wine, p.shade, 0.3),
        ),
    ),
  );
  pic.raw(pic.clipped(cl, shape(cap, o.band ?? m.wine)));
  shd(cap);
}

export function wineGlass(
  pic: Picture,
  st: Stage,
  x: number,
  y: number,
  h: number,
  o: { wine?: Hex; level?: number } = {},
): void {
  const p = pic.pal,
    m = p.own,
    u = h / 30,
    k = st.side,
    wine = o.wine ?? m.wine;
  const bowl: [number, number][] = [
    [0.5, 12.2],
    [2.6, 12.8],
    [5.2, 15],
    [6.3, 18.4],
    [6.1, 22],
    [5.2, 26.5],
    [4.6, 30],
  ];
  const B = lathe(
      x,
      y,
      bowl.map(([a, b]) => [a * u, b * u] as [number, number]),
      st.tilt,
    ),
    foot = ellipse(x, y, 5 * u, 5 * u * st.tilt);
  const stem = sweep(
    [
      [x, y - 0.3 * u, 1.1 * u],
      [x, y - 2 * u, 0.5 * u],
      [x, y - 9 * u, 0.42 * u],
      [x, y - 12.6 * u, 0.9 * u],
    ],
    5,
    false,
  );
  const lvl = o.level ?? 19.5,
    W0 = lathe(
      x,
      y,
      [...bowl.filter((q) => q[1] < lvl), [0, 0] as [number, number]]
        .filter((q) => q[1] > 0)
        .concat([[B.r(lvl * u) / u, lvl]])
        .map(([a, b]) => [a * u * 0.965, b * u] as [number, number]),
      st.tilt,
    );
  st.shadow(B.outline + stem + foot, y, 0.32);
  // wine throws its own colour
  st.shadow(W0.outline, y, 0.5);
  const g = lit(p, m.glass, 0.35);
  pic.raw(shape(foot, g, 0.42) + shape(stem, g, 0.6) + shape(B.outline, g, 0.2));
  const wc = pic.clip(W0.outline);
  pic.fill(W0.outline, wine);
  pic.add('multiply', pic.clipped(wc, shape(W0.band(k < 0 ? 0.2 : -1.2, k < 0 ? 1.2 : -0.2), p.shade, 0.55)));
  pic.raw(
    pic.clipped(
      wc,
      shape(W0.band(k < 0 ? -0.95 : 0.62, k < 0 ? -0.62 : 0.95), mix(wine, m.accent, 0.45)) +
        shape(W0.band(k < 0 ? 0.72 : -0.86, k < 0 ? 0.86 : -0.72), mix(wine, m.accent, 0.35), 0.8),
    ),
  );
  pic.fill(B.ring(lvl * u, 0.965), mix(wine, m.accent, 0.3));
  pic.raw(
    shape(
      ellipse(x + k * B.r(lvl * u) * 0.18, y - lvl * u + 0.3, B.r(lvl * u) * 0.72, B.r(lvl * u) * 0.72 * st.tilt),
      wine,
    ),
  );
  // rim, highlights
  const rim = B.ring(B.top);
  pic.raw(
    `<path d="${rim}" fill="none" stroke="${lit(p, m.glass, 0.7)}" stroke-width="${f1(Math.max(1, u * 0.2))}" stroke-opacity="0.85"/>`,
  );
  const bc = pic.clip(B.outline);
  pic.raw(
    pic.clipped(
      bc,
      shape(B.band(k < 0 ? -0.84 : 0.72, k < 0 ? -0.72 : 0.84, 15 * u, 28.6 * u), p.paper, 0.85) +
        shape(B.band(k < 0 ? -0.62 : 0.57, k < 0 ? -0.57 : 0.62, 20.5 * u, 28 * u), p.paper, 0.6) +
        shape(B.band(k < 0 ? 0.86 : -0.93, k < 0 ? 0.93 : -0.86, 14 * u, 27 * u), p.paper, 0.4),
    ),
  );
  pic.fill(ellipse(x + k * 2 * u, y - 0.1 * u, 1.7 * u, 0.24 * u), p.paper, 0.8);
  pic.fill(
    sweep(
      [
        [x + k * 0.16 * u, y - 2.5 * u, 0.09 * u],
        [x + k * 0.14 * u, y - 11 * u, 0.09 * u],
      ],
      1,
    ),
    p.paper,
    0.8,
  );
}

export function grapeBunch(
  pic: Picture,
  st: Stage,
  x: number,
  y: number,
  s: number,
  rng: Rng,
  o: { color?: Hex; lie?: number } = {},
): void {
  const p = pic.pal,
    m = p.own,
    c = o.color ?? mix(m.wine, p.deep, 0.25),
    k = st.side,
    g: { x: number; y: number; r: number; z: number }[] = [];
  const n = 7,
    lie = o.lie ?? -1;
  for (let i = 0; i < n; i++) {
    const w = (n - i) * 0.62,
      cnt = Math.max(1, Math.round(w * 1.5));
    for (let j = 0; j < cnt; j++) {
      const t = i / n,
        off = (j - (cnt - 1) / 2) * 1.6;
      g.push({
        x: x + lie * (i * 1.55 * s) + rng.range(-0.3, 0.3) * s,
        y: y - (w * 0.55 + off * 0.62) * s * 0.72 - s * 0.9 + rng.range(-0.3, 0.3) * s,
        r: s * rng.range(0.92, 1.14),
        z: rng() + t,
      });
    }
  }
  const all = g.map((q) => ellipse(q.x, q.y, q.r)).join('');
  st.shadow(all, y, 0.6);
  g.sort((a, b) => a.y - b.y);
  for (const q of g) {
    const d = ellipse(q.x, q.y, q.r);
    pic.fill(d, overprint(c, p.shade, 0.62));
    pic.fill(ellipse(q.x + k * q.r * 0.16, q.y - q.r * 0.14, q.r * 0.8), c);
    pic.fill(ellipse(q.x + k * q.r * 0.3, q.y - q.r * 0.3, q.r * 0.44), mix(c, m.accent, 0.28));
    pic.fill(ellipse(q.x + k * q.r * 0.42, q.y - q.r * 0.44, q.r * 0.14), p.paper, 0.9);
  }
  pic.fill(
    sweep(
      [
        [x - lie * 1.2 * s, y - 2.8 * s, 0.22 * s],
        [x - lie * 3 * s, y - 3.6 * s, 0.26 * s],
        [x - lie * 4.3 * s, y - 3.3 * s, 0.34 * s],
      ],
      5,
    ),
    m.wood,
  );
  vineLeaf(pic, x - lie * 1.6 * s, y - 4.2 * s, s * 3.4, lie > 0 ? 2.5 : 0.5, m.vine);
}

/** vine leaf drawn large: five lobes, veins, one half in shade */
export function vineLeaf(pic: Picture, x: number, y: number, r: number, rot: number, c: Hex): void {
  const p = pic.pal,
    pts: Pt[] = [],
    n = 40;
  for (let i = 0; i < n; i++) {
    const a = (i / n) * 6.283,
      lob = 0.62 + 0.3 * Math.abs(Math.cos(a * 2.5)) ** 0.7 + (i % 2 ? 0.05 : -0.05),
      notch = Math.abs(Math.atan2(Math.sin(a - Math.PI), Math.cos(a - Math.PI))) < 0.35 ? 0.5 : 1;
    pts.push([x + Math.cos(a + rot) * r * lob * notch, y + Math.sin(a + rot) * r * lob * notch * 0.8]);
  }
  const d = smooth(pts, true, 0.7),
    cl = pic.clip(d);
  pic.fill(d, c);
  const half: Pt[] = [
    [x - Math.cos(rot) * r * 1.2, y - Math.sin(rot) * r],
    [x + Math.cos(rot) * r * 1.2, y + Math.sin(rot) * r],
    [x + Math.cos(rot + 1.57) * r * 1.6, y + Math.sin(rot + 1.57) * r * 1.4],
  ];
  pic.add('multiply', pic.clipped(cl, shape(poly(half), p.shade, 0.45)));
  let v = '';
  for (const a of [0, 0.75, -0.75, 1.6, -1.6])
    v += sweep(
      [
        [x - Math.cos(rot) * r * 0.3, y - Math.sin(rot) * r * 0.24, r * 0.022],
        [x + Math.cos(rot + a) * r * 0.75, y + Math.sin(rot + a) * r * 0.6, r * 0.006],
      ],
      1,
    );
  pic.raw(pic.clipped(cl, shape(v, lit(p, c, 0.4))));
}

export function pan(pic: Picture, st: Stage, x: number, y: number, s: number): void {
  const p = pic.pal,
    m = p.own,
    crust = mix(m.adobe, m.wood, 0.35),
    crumb = mix(m.wall, m.sand, 0.5),
    k = st.side;
  const loaf = smooth(
    [
      [x - 9 * s, y - 1 * s],
      [x - 8 * s, y - 4.4 * s],
      [x - 3 * s, y - 6.2 * s],
      [x + 4 * s, y - 6 * s],
      [x + 8.6 * s, y - 3.8 * s],
      [x + 9 * s, y - 0.8 * s],
      [x, y + 0.5 * s],
    ],
    true,
    0.85,
  );
  st.shadow(loaf, y, 0.6);
  pic.fill(loaf, crust);
  const c = pic.clip(loaf);
  pic.add(
    'multiply',
    pic.clipped(
      c,
      shape(
        smooth(
          [
            [x - 10 * s, y - 1.6 * s],
            [x, y - 2.6 * s],
            [x + 10 * s, y - 1.4 * s],
            [x + 10 * s, y + 3 * s],
            [x - 10 * s, y + 3 * s],
          ],
          true,
          0.5,
        ),
        p.shade,
        0.6,
      ),
    ),
  );
  let cut = '';
  for (const q of [-4.6, -0.6, 3.4])
    cut += smooth(
      [
        [x + (q - 1.4) * s, y - 4.9 * s],
        [x + q * s, y - 5.6 * s],
        [x + (q + 2.4) * s, y - 3.6 * s],
        [x + (q + 0.9) * s, y - 3.4 * s],
      ],
      true,
      0.8,
    );
  pic.raw(
    pic.clipped(
      c,
      shape(cut, crumb) + shape(ellipse(x + k * 4 * s, y - 5.4 * s, 3.4 * s, 0.5 * s), lit(p, crust, 0.4)),
    ),
  );
  // two slices
  for (const [dx, dy, r] of [
    [-k * 11, 1.6, 4.2],
    [-k * 14.5, 2.6, 4],
  ] as const) {
    const d = smooth(
      [
        [x + (dx - r) * s, y + dy * s],
        [x + (dx - r * 0.8) * s, y + (dy - r * 1.05) * s],
        [x + dx * s, y + (dy - r * 1.35) * s],
        [x + (dx + r * 0.85) * s, y + (dy - r * 1.05) * s],
        [x + (dx + r) * s, y + dy * s],
      ],
      true,
      0.8,
    );
    st.shadow(d, y + dy * s, 0.5);
    pic.fill(d, crust);
    pic.fill(
      smooth(
        [
          [x + (dx - r * 0.82) * s, y + (dy - 0.35) * s],
          [x + (dx - r * 0.66) * s, y + (dy - r * 0.95) * s],
          [x + dx * s, y + (dy - r * 1.2) * s],
          [x + (dx + r * 0.7) * s, y + (dy - r * 0.95) * s],
          [x + (dx + r * 0.82) * s, y + (dy - 0.35) * s],
        ],
        true,
        0.8,
      ),
      crumb,
    );
    let h = '';
    for (let i = 0; i < 9; i++)
      h += ellipse(
        x + (dx + Math.sin(i * 2.4) * r * 0.5) * s,
        y + (dy - r * 0.55 + Math.cos(i * 3.7) * r * 0.35) * s,
        0.22 * s + (i % 3) * 0.09 * s,
        0.16 * s,
      );
    pic.shade(h, p.shade, 0.25);
  }
}
