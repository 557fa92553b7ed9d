import { mix, overprint } from '../../core/color.ts';
import { ellipse, f1, poly, rect, sweep } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { glow } from '../../props/air/light.ts';
import { stageOver } from '../../props/table/foreground.ts';
import { type Stage, turned } from '../../props/table/table.ts';

/** A display case of a village museum: colonial pots and irons on the shelves, arrowheads in rows, lamps inside. */
export function displayCase(pic: Picture, o: { focal?: number } = {}): void {
  const { W, H, pal: p } = pic;
  const m = p.own;
  const focal = o.focal ?? 0.54;
  const plaster = overprint(mix(m.adobe, m.rockA, 0.3), p.shade, 0.62);
  pic.fill(rect(0, 0, W, H), plaster);
  pic.fill(rect(0, H * 0.88, W, H * 0.12), overprint(mix(m.wood, m.soil, 0.3), p.shade, 0.5));
  const st = stageOver(pic, focal, 0.8, 0);
  const w = Math.min(W * 0.74, H * 0.98);
  const x0 = W * focal - w / 2;
  const top = H * 0.08;
  const foot = H * 0.86;
  const frame = overprint(m.wood, p.shade, 0.35);
  pic.shade(rect(x0 - 20, top + 20, w + 56, foot - top + 20), p.shade, 0.5);
  pic.fill(rect(x0 - 18, top - 18, w + 36, foot - top + 36), frame);
  pic.fill(rect(x0 - 18, top - 18, w + 36, 8), lit(p, frame, 0.3));
  const felt = mix(mix(m.wall, m.sand, 0.5), p.lamp, 0.25);
  pic.fill(rect(x0, top, w, foot - top), felt);
  pic.add(
    'multiply',
    shape(rect(x0, top, w * 0.03, foot - top) + rect(x0 + w * 0.97, top, w * 0.03, foot - top), p.shade, 0.4),
  );
  const levels = [top + (foot - top) * 0.34, top + (foot - top) * 0.68, foot - 6];
  for (const y of levels) {
    // a pool of lamplight under each shelf, then the shelf
    pic.fill(rect(x0, y, w, 10), overprint(m.wood, p.shade, 0.25));
    pic.fill(rect(x0, y - 26, w, 26), lit(p, mix(m.wood, m.sand, 0.4), 0.2));
    pic.shade(rect(x0, y + 10, w, 16), p.shade, 0.45);
  }
  const u = w / 100;
  pots(pic, st, x0, levels[0]! - 8, u);
  irons(pic, st, x0, levels[1]! - 8, u);
  arrowheads(pic, x0, levels[2]! - 10, u);
  for (const t of [0.2, 0.5, 0.8]) glow(pic, x0 + w * t, top + 6, w * 0.24, p.lamp, 0.42);
  glass(pic, x0, top, w, foot - top);
}

function label(pic: Picture, x: number, y: number, u: number): void {
  pic.fill(rect(x - 3 * u, y + 0.2 * u, 6 * u, 1.9 * u), pic.pal.paper);
  pic.fill(
    rect(x - 2.4 * u, y + 0.7 * u, 4.2 * u, 0.3 * u) + rect(x - 2.4 * u, y + 1.3 * u, 3 * u, 0.3 * u),
    pic.pal.deep,
    0.7,
  );
}

function pots(pic: Picture, st: Stage, x0: number, y: number, u: number): void {
  const { pal: p } = pic;
  const m = p.own;
  const scaled = (pts: [number, number][]): [number, number][] => pts.map(([a, b]) => [a * u, b * u]);
  const clay = mix(m.rockA, m.adobe, 0.3);
  const painted = turned(
    pic,
    st,
    x0 + 17 * u,
    y,
    scaled([
      [4, 0],
      [7.4, 3],
      [9.2, 9],
      [7, 15],
      [4, 18],
      [5.2, 21],
    ]),
    clay,
    { open: p.deep },
  );
  const clip = pic.clip(painted.outline);
  let zig = '';
  for (let i = 0; i < 9; i++)
    zig += poly([
      [x0 + (8 + i * 2) * u, y - 8 * u],
      [x0 + (9 + i * 2) * u, y - 11 * u],
      [x0 + (10 + i * 2) * u, y - 8 * u],
    ]);
  pic.raw(
    pic.clipped(
      clip,
      shape(zig, overprint(m.rockD, p.shade, 0.4)) +
        shape(
          rect(x0, y - 7.4 * u, 40 * u, 0.7 * u) + rect(x0, y - 12 * u, 40 * u, 0.7 * u),
          overprint(m.rockD, p.shade, 0.4),
        ),
    ),
  );
  label(pic, x0 + 17 * u, y + 0.6 * u, u);
  turned(
    pic,
    st,
    x0 + 40 * u,
    y,
    scaled([
      [5, 0],
      [8, 2],
      [9.6, 6],
      [9.8, 8],
    ]),
    mix(m.rockD, m.adobe, 0.35),
    { open: overprint(m.rockD, p.deep, 0.6), tilt: 0.26 },
  );
  label(pic, x0 + 40 * u, y + 0.6 * u, u);
  const jar = turned(
    pic,
    st,
    x0 + 62 * u,
    y,
    scaled([
      [4.6, 0],
      [6.6, 4],
      [7.4, 11],
      [5, 17],
      [2.6, 20],
      [2.4, 24],
      [3.6, 25],
    ]),
    mix(m.wall, m.sand, 0.4),
    { spec: 0.4 },
  );
  pic.raw(
    pic.clipped(
      pic.clip(jar.outline),
      shape(
        rect(x0 + 50 * u, y - 12 * u, 26 * u, 0.8 * u) + rect(x0 + 50 * u, y - 9 * u, 26 * u, 0.8 * u),
        mix(m.cloth, m.foam, 0.1),
      ),
    ),
  );
  label(pic, x0 + 62 * u, y + 0.6 * u, u);
  turned(
    pic,
    st,
    x0 + 84 * u,
    y,
    scaled([
      [3, 0],
      [5.4, 2],
      [6, 7],
      [4, 11],
      [4.6, 13],
    ]),
    overprint(clay, p.shade, 0.35),
    { open: p.deep },
  );
  label(pic, x0 + 84 * u, y + 0.6 * u, u);
}

/** Two carved wooden stirrups, a spur, a key, a small bell. */
function irons(pic: Picture, st: Stage, x0: number, y: number, u: number): void {
  const { pal: p } = pic;
  const m = p.own;
  const wood = mix(m.wood, m.rockD, 0.35);
  for (const x of [15, 31]) {
    const cx = x0 + x * u;
    const shell = `M${f1(cx - 6 * u)} ${f1(y)}Q${f1(cx - 7 * u)} ${f1(y - 9 * u)} ${f1(cx - 2.4 * u)} ${f1(y - 12 * u)}L${f1(cx - 1.2 * u)} ${f1(y - 17 * u)}h${f1(2.4 * u)}L${f1(cx + 2.4 * u)} ${f1(y - 12 * u)}Q${f1(cx + 7 * u)} ${f1(y - 9 * u)} ${f1(cx + 6 * u)} ${f1(y)}Z`;
    st.shadow(shell, y, 0.5);
    pic.fill(shell, wood);
    pic.add(
      'multiply',
      pic.clipped(
        pic.clip(shell),
        shape(rect(st.side < 0 ? cx + u : cx - 9 * u, y - 20 * u, 8 * u, 22 * u), p.shade, 0.5),
      ),
    );
    pic.fill(
      `M${f1(cx - 3.4 * u)} ${f1(y - 0.6 * u)}Q${f1(cx - 4 * u)} ${f1(y - 7 * u)} ${f1(cx)} ${f1(y - 8 * u)}Q${f1(cx + 4 * u)} ${f1(y - 7 * u)} ${f1(cx + 3.4 * u)} ${f1(y - 0.6 * u)}Z`,
      overprint(wood, p.deep, 0.75),
    );
    pic.fill(rect(cx - 1.6 * u, y - 18.6 * u, 3.2 * u, 1.8 * u), mix(m.metal, p.deep, 0.35));
    label(pic, cx, y + 0.6 * u, u);
  }
  const iron = mix(p.deep, m.metal, 0.4);
  const sx = x0 + 52 * u;
  pic.raw(
    `<path d="M${f1(sx - 7 * u)} ${f1(y - 9 * u)}q${f1(7 * u)} ${f1(9 * u)} ${f1(14 * u)} 0" fill="none" stroke="${iron}" stroke-width="${f1(1.3 * u)}" stroke-linecap="round"/>`,
  );
  pic.fill(
    sweep(
      [
        [sx, y - 4.4 * u, 0.7 * u],
        [sx + 0.6 * u, y - 2.4 * u, 0.5 * u],
      ],
      2,
    ),
    iron,
  );
  let star = '';
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * 6.283;
    star += sweep(
      [
        [sx + 0.8 * u, y - 2.6 * u, 0.5 * u],
        [sx + 0.8 * u + Math.cos(a) * 2.8 * u, y - 2.6 * u + Math.sin(a) * 2.8 * u, 0.1 * u],
      ],
      1,
    );
  }
  pic.fill(star, lit(p, iron, 0.3));
  label(pic, sx, y + 0.6 * u, u);
  const kx = x0 + 69 * u;
  pic.raw(`<path d="${ellipse(kx, y - 13 * u, 2.6 * u)}" fill="none" stroke="${iron}" stroke-width="${f1(1.1 * u)}"/>`);
  pic.fill(
    rect(kx - 0.55 * u, y - 10.6 * u, 1.1 * u, 10 * u) +
      rect(kx, y - 3.6 * u, 3 * u, 1 * u) +
      rect(kx, y - 1.6 * u, 2.4 * u, 1 * u),
    iron,
  );
  label(pic, kx, y + 0.6 * u, u);
  turned(
    pic,
    st,
    x0 + 86 * u,
    y,
    [
      [6.4 * u, 0],
      [6 * u, 1.4 * u],
      [4.2 * u, 6 * u],
      [3.4 * u, 10 * u],
      [1.2 * u, 12 * u],
      [1 * u, 14 * u],
    ],
    mix(m.mustard, m.rockD, 0.3),
    { spec: 0.5 },
  );
  label(pic, x0 + 86 * u, y + 0.6 * u, u);
}

/** Chipped points laid out on cloth, large to small. */
function arrowheads(pic: Picture, x0: number, y: number, u: number): void {
  const { pal: p } = pic;
  const m = p.own;
  const rng = pic.rng.fork('puntas');
  const cloth = poly([
    [x0 + 6 * u, y],
    [x0 + 94 * u, y],
    [x0 + 90 * u, y - 22 * u],
    [x0 + 10 * u, y - 22 * u],
  ]);
  pic.fill(cloth, overprint(m.wine, p.shade, 0.25));
  const stones = [
    m.granite,
    mix(p.deep, m.metal, 0.35),
    m.rockC,
    mix(m.rockA, m.rockD, 0.4),
    mix(m.foam, m.granite, 0.4),
  ];
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 9; i++) {
      const t = (i + 0.5) / 9;
      const cx = x0 + (11 + row * -1.4 + t * (78 + row * 2.8)) * u;
      const cy = y - (17.6 - row * 6.8) * u;
      const s = (1.7 + row * 0.35) * u * rng.range(0.85, 1.15);
      const ink = rng.pick(stones);
      const point = poly([
        [cx, cy - s * 1.5],
        [cx + s * 0.75, cy + s * 0.7],
        [cx + s * 0.25, cy + s * 0.55],
        [cx + s * 0.2, cy + s * 1.1],
        [cx - s * 0.2, cy + s * 1.1],
        [cx - s * 0.25, cy + s * 0.55],
        [cx - s * 0.75, cy + s * 0.7],
      ]);
      pic.add('multiply', `<g transform="translate(3 3)">${shape(point, p.shade, 0.6)}</g>`);
      pic.fill(point, ink);
      pic.fill(
        poly([
          [cx, cy - s * 1.5],
          [cx + s * 0.75, cy + s * 0.7],
          [cx, cy + s * 0.4],
        ]),
        overprint(ink, p.shade, 0.5),
      );
      pic.fill(
        poly([
          [cx, cy - s * 1.2],
          [cx - s * 0.4, cy + s * 0.3],
          [cx - s * 0.08, cy],
        ]),
        lit(p, ink, 0.35),
      );
    }
}

/** The pane: its mullion and two slanting lights. */
function glass(pic: Picture, x: number, y: number, w: number, h: number): void {
  const { pal: p } = pic;
  const beam = (t: number, k: number): string =>
    poly([
      [x + w * t, y],
      [x + w * (t + k), y],
      [x + w * (t + k - 0.26), y + h],
      [x + w * (t - 0.26), y + h],
    ]);
  const clip = pic.clip(rect(x, y, w, h));
  pic.add('screen', pic.clipped(clip, shape(beam(0.34, 0.1) + beam(0.48, 0.03) + beam(1.02, 0.08), p.paper, 0.16)));
  pic.fill(rect(x + w * 0.5 - 4, y, 8, h), overprint(p.own.wood, p.shade, 0.45));
  pic.fill(ellipse(x + w * 0.5 + 16, y + h * 0.52, 5), p.own.mustard);
}
