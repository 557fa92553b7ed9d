import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, type Pt, poly, rect, smooth } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { offShade } from '../../props/people/figures.ts';
import { sitter } from '../../props/people/from-behind.ts';
import { lightSide } from '../../props/plants/plants.ts';
import { headland } from '../water/headland.ts';

export interface TailgateOptions {
  focal?: number;
}

/** From inside a parked car: the boot open towards a lake, two people sitting on the sill beside their luggage. */
export function tailgate(pic: Picture, o: TailgateOptions = {}): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    focal = o.focal ?? 0.6,
    k = focal < 0.5 ? -1 : 1;
  headland(pic, { focal: k > 0 ? 0.62 : 0.38, horizon: 0.33, sails: 'far' });
  pic.nextPlane();
  const sill = H * 0.83;
  const at = W * focal,
    u = H / 900;
  sitter(pic, at - 108 * u, sill + 16 * u, u * 0.96, {
    top: m.mustard,
    hair: mix(p.deep, m.wood, 0.4),
    hat: m.sand,
    lean: 5,
  });
  sitter(pic, at + 92 * u, sill + 16 * u, u * 1.06, { top: m.cloth, hair: p.deep, lean: -4 });
  frame(pic, sill);
  mateKit(pic, at - 6 * u, sill + 22 * u, u);
  luggage(pic, k, u);
}

/** The dark inside of the car round the opening, the loading sill and the carpet. */
function frame(pic: Picture, sill: number): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    lining = mix(p.deep, m.road, 0.16),
    inset = W * 0.085;
  const opening = (grow: number): string => {
    const l = inset - grow,
      r = W - inset + grow,
      t = H * 0.085 - grow;
    return smooth(
      [
        [l - W * 0.04, sill + 30],
        [l - W * 0.028, H * 0.5],
        [l + W * 0.012, H * 0.24],
        [l + W * 0.06, t + H * 0.035],
        [l + W * 0.16, t],
        [W / 2, t - H * 0.012],
        [r - W * 0.16, t],
        [r - W * 0.06, t + H * 0.035],
        [r - W * 0.012, H * 0.24],
        [r + W * 0.028, H * 0.5],
        [r + W * 0.04, sill + 30],
      ],
      true,
      0.8,
    );
  };
  const all = rect(-4, -4, W + 8, H + 8);
  const inside = (d: string, ink: Hex) => pic.add('flat', shape(`${all}${d}`, ink, 1, ' fill-rule="evenodd"'));
  // the painted frame catches the light, the rubber seal and the lining lie dark behind it
  inside(opening(-10), overprint(m.accent, p.shade, 0.35));
  inside(opening(4), p.deep);
  inside(opening(16), lining);
  const depth = poly([
    [-4, H * 0.5],
    [inset * 0.28, H * 0.5],
    [inset * 0.5, sill],
    [W - inset * 0.5, sill],
    [W - inset * 0.28, H * 0.5],
    [W + 4, H * 0.5],
    [W + 4, H + 4],
    [-4, H + 4],
  ]);
  pic.fill(depth, overprint(lining, p.shade, 0.5));
  // sill: scuff plate with a lit edge, then the carpet
  pic.fill(rect(-4, sill, W + 8, H), mix(p.deep, m.road, 0.3));
  pic.fill(rect(-4, sill, W + 8, H * 0.016), lit(p, m.metal, 0.35));
  pic.fill(rect(-4, sill + H * 0.016, W + 8, H * 0.03), overprint(m.metal, p.shade, 0.6));
  const carpet = mix(m.road, m.wood, 0.35);
  pic.fill(rect(-4, sill + H * 0.046, W + 8, H), overprint(carpet, p.shade, 0.62));
  // the sun falls in over the sill
  const side = lightSide(p);
  const sun: Pt[] = [
    [W * (0.5 + 0.46 * side), sill + H * 0.046],
    [W * (0.5 - 0.4 * side), sill + H * 0.046],
    [W * (0.5 - 0.62 * side), H + 4],
    [W * (0.5 + 0.2 * side), H + 4],
  ];
  pic.fill(poly(sun), carpet);
}

/** The thermos and the mate between them. */
function mateKit(pic: Picture, x: number, y: number, u: number): void {
  const p = pic.pal,
    m = p.mats;
  const flask = `M${x - 17 * u} ${y}V${y - 84 * u}Q${x - 17 * u} ${y - 96 * u} ${x - 9 * u} ${y - 100 * u}H${x + 9 * u}Q${x + 17 * u} ${y - 96 * u} ${x + 17 * u} ${y - 84 * u}V${y}Z`;
  pic.fill(flask, m.metal);
  offShade(pic, flask, 14 * u, 0, p.shade, 0.6);
  pic.fill(rect(x - 10 * u, y - 122 * u, 20 * u, 24 * u), overprint(m.accent, p.shade, 0.2));
  const gourd = ellipse(x - 44 * u, y - 17 * u, 18 * u, 19 * u);
  pic.line(`M${x - 40 * u} ${y - 30 * u}L${x - 30 * u} ${y - 62 * u}`, m.metal, 4 * u);
  pic.fill(gourd, mix(m.wood, m.roof, 0.3));
  offShade(pic, gourd, 10 * u, 0, p.shade, 0.55);
  pic.fill(ellipse(x - 44 * u, y - 33 * u, 13 * u, 4 * u), m.leaf);
}

/** A suitcase and a rolled mat on one side of the boot, a rucksack on the other. */
function luggage(pic: Picture, k: number, u: number): void {
  const { W, H, pal: p } = pic,
    m = p.mats;
  const X = (t: number) => (k > 0 ? W * t : W * (1 - t));
  const block = (x: number, y: number, w: number, h: number, r: number) =>
    `M${x - w / 2 + r} ${y - h}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${-(w - 2 * r)}q${-r} 0 ${-r} ${-r}v${-(h - 2 * r)}q0 ${-r} ${r} ${-r}Z`;
  const floor = H * 0.985,
    cx = X(0.17);
  const suitcase = block(cx, floor, 250 * u, 210 * u, 22 * u);
  pic.line(
    `M${cx - 40 * u} ${floor - 208 * u}v${-26 * u}h${80 * u}v${26 * u}`,
    overprint(m.wood, p.shade, 0.5),
    10 * u,
  );
  pic.fill(suitcase, m.cloth);
  pic.raw(
    pic.clipped(
      pic.clip(suitcase),
      shape(
        rect(cx - 84 * u, floor - 300 * u, 26 * u, 400 * u) + rect(cx + 58 * u, floor - 300 * u, 26 * u, 400 * u),
        overprint(m.wood, p.shade, 0.25),
      ),
    ),
  );
  offShade(pic, suitcase, 40 * u * -lightSide(p), 8 * u, p.shade, 0.6);
  const roll = ellipse(X(0.29), floor - 44 * u, 46 * u, 46 * u);
  pic.fill(roll, m.mustard);
  pic.line(spiral(X(0.29), floor - 44 * u, 40 * u), overprint(m.mustard, p.shade, 0.6), 4 * u);
  const bx = X(0.88);
  const sack = smooth(
    [
      [bx - 92 * u, floor],
      [bx - 100 * u, floor - 150 * u],
      [bx - 62 * u, floor - 236 * u],
      [bx + 62 * u, floor - 236 * u],
      [bx + 100 * u, floor - 150 * u],
      [bx + 92 * u, floor],
    ],
    true,
    0.6,
  );
  pic.fill(sack, m.accent);
  offShade(pic, sack, 50 * u * -lightSide(p), 8 * u, p.shade, 0.6);
  pic.fill(block(bx, floor - 22 * u, 130 * u, 86 * u, 16 * u), overprint(m.accent, p.shade, 0.28));
  pic.fill(rect(bx - 96 * u, floor - 176 * u, 192 * u, 12 * u), overprint(m.wood, p.shade, 0.4));
}

const spiral = (x: number, y: number, r: number): string => {
  const pts: Pt[] = [];
  for (let i = 0; i <= 36; i++)
    pts.push([x + Math.cos(i * 0.5) * r * (1 - i / 40), y + Math.sin(i * 0.5) * r * (1 - i / 40)]);
  return smooth(pts, false);
};
