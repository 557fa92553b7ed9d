import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, type Pt, poly } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { type Face, Space, type V3 } from '../../core/space.ts';

/** A room seen from its near end, in metres: x from -w/2 to w/2, floor at 0, back wall at `depth`. */
export interface Room {
  s: Space;
  w: number;
  h: number;
  depth: number;
  back: Face;
  left: Face;
  right: Face;
}

export interface RoomOptions {
  focal: number;
  horizon: number;
  w: number;
  h: number;
  depth: number;
  wall: Hex;
  /** ink of the back wall, if it differs from the side walls */
  backWall?: Hex;
  floor: Hex;
  ceiling?: Hex;
  paving?: 'boards' | 'checker' | 'smooth';
  /** height of the eye, in metres */
  eye?: number;
  /** how dark the corners get, 0..1 */
  gloom?: number;
}

/** Where the walls begin: just behind the edges of the sheet. */
const NEAR = 0.7;
const FOCAL_LENGTH = 900;
const EYE = 1.65;

/** Draws an empty room in one-point perspective and returns its walls to hang things on. */
export function room(pic: Picture, o: RoomOptions): Room {
  const { W, H, pal: p } = pic;
  const s = new Space(
    pic,
    { x: 0, y: o.eye ?? EYE, z: 0, f: FOCAL_LENGTH, cx: W * o.focal, horizon: H * o.horizon },
    { az: 250, el: 62 },
  );
  const half = o.w / 2;
  const corner = (x: number, y: number, z: number): V3 => [x * half, y * o.h, z];
  const side = (x: number) => [corner(x, 0, NEAR), corner(x, 0, o.depth), corner(x, 1, o.depth), corner(x, 1, NEAR)];
  const level = (y: number) => [corner(-1, y, NEAR), corner(1, y, NEAR), corner(1, y, o.depth), corner(-1, y, o.depth)];
  s.quad(level(1), o.ceiling ?? overprint(o.wall, p.shade, 0.45));
  s.quad(level(0), o.floor);
  paving(pic, s, o);
  s.quad(side(-1), overprint(o.wall, p.shade, 0.22));
  s.quad(side(1), overprint(o.wall, p.shade, 0.5));
  s.quad(
    [corner(-1, 0, o.depth), corner(1, 0, o.depth), corner(1, 1, o.depth), corner(-1, 1, o.depth)],
    o.backWall ?? lit(p, o.wall, 0.15),
  );
  const walls = {
    back: s.face(corner(-1, 0, o.depth), [o.w, 0, 0], [0, o.h, 0]),
    left: s.face(corner(-1, 0, NEAR), [0, 0, o.depth - NEAR], [0, o.h, 0]),
    right: s.face(corner(1, 0, NEAR), [0, 0, o.depth - NEAR], [0, o.h, 0]),
  };
  const skirting = overprint(o.wall, p.shade, 0.75);
  for (const wall of [walls.back, walls.left, walls.right]) pic.fill(wall.rect(0, 0, wall.lu, 0.16), skirting);
  corners(pic, o.gloom ?? 0.35);
  return { s, w: o.w, h: o.h, depth: o.depth, ...walls };
}

/** Joints of the floor: boards running away from the eye, or a draughtboard of tiles. */
function paving(pic: Picture, s: Space, o: RoomOptions): void {
  const half = o.w / 2;
  const strip = (x0: number, x1: number, z0: number, z1: number) =>
    s.path([
      [x0, 0, z0],
      [x1, 0, z0],
      [x1, 0, z1],
      [x0, 0, z1],
    ]);
  const board = 0.34;
  const tile = 0.8;
  let d = '';
  if ((o.paving ?? 'boards') === 'boards') {
    for (let x = -half; x < half; x += board) d += strip(x, x + 0.018, NEAR, o.depth);
    for (let x = -half, i = 0; x < half; x += board, i++)
      for (let z = 1.2 + (i % 3) * 0.9; z < o.depth; z += 2.7) d += strip(x, x + board, z, z + 0.02);
    pic.shade(d, pic.pal.shade, 0.35);
  } else if (o.paving === 'checker') {
    for (let i = 0, x = -half; x < half - 0.01; i++, x += tile)
      for (let j = 0, z = NEAR; z < o.depth - 0.01; j++, z += tile)
        if ((i + j) % 2) d += strip(x, Math.min(half, x + tile), z, Math.min(o.depth, z + tile));
    pic.shade(d, pic.pal.shade, 0.5);
  }
}

/** Sprays the deep ink into the four corners of the sheet, so that the middle carries the light. */
function corners(pic: Picture, k: number): void {
  const { W, H, pal: p } = pic;
  const r = Math.hypot(W, H) * 0.56;
  pic.add(
    'stippleMultiply',
    shape(
      poly([
        [0, 0],
        [W, 0],
        [W, H],
        [0, H],
      ]),
      pic.radial(W * 0.5, H * 0.48, r, [
        { at: 0.5, color: p.shade, alpha: 0 },
        { at: 1, color: p.deep, alpha: k },
      ]),
    ),
    0.3,
  );
}

/** A pool of light on the floor (or a table top at height `y`) below a lamp. */
export function pool(pic: Picture, s: Space, at: V3, radius: number, k = 0.4): void {
  const [x, y] = s.P(at);
  const sc = s.scale(at[2]);
  const flat = Math.max(0.06, (s.cam.y - at[1]) / at[2]);
  pic.add(
    'stippleScreen',
    shape(
      ellipse(x, y, radius * sc, radius * sc * flat),
      pic.radial(
        x,
        y,
        radius * sc,
        [
          { at: 0, color: pic.pal.lamp, alpha: k },
          { at: 0.6, color: pic.pal.lamp, alpha: k * 0.5 },
          { at: 1, color: pic.pal.lamp, alpha: 0 },
        ],
        flat,
      ),
    ),
    0.25,
  );
}

/** Maps a figure drawn flat to a place in the room: (0, 0) is at `at`, one unit is a metre. */
export function upright(s: Space, at: V3): (u: number, v: number) => Pt {
  const [x, y] = s.P(at);
  const sc = s.scale(at[2]);
  return (u, v) => [x + u * sc, y - v * sc];
}

/** Soft shadow under something that stands at `at`; `w` metres wide. */
export function contact(pic: Picture, s: Space, at: V3, w: number, k = 0.6): void {
  const [x, y] = s.P(at);
  const sc = s.scale(at[2]);
  const flat = Math.max(0.06, (s.cam.y - at[1]) / at[2]);
  pic.add('multiply', shape(ellipse(x, y, (w / 2) * sc, (w / 2) * sc * flat * 0.6), pic.pal.shade, k));
}

/** Glass case on a wooden foot; returns the level at which things stand in it. */
export function showcase(
  s: Space,
  x: number,
  z: number,
  o: { w: number; foot: number; h: number; d: number; wood: Hex },
): number {
  const pic = s.pic;
  const p = pic.pal;
  contact(pic, s, [x, 0, z], o.w * 1.3, 0.55);
  s.block(x, 0, z, o.w, o.foot, o.d).paint(o.wood, { top: lit(p, o.wood, 0.3) });
  return o.foot;
}

/** The glass of a case; draw it after the contents. */
export function caseGlass(
  s: Space,
  x: number,
  z: number,
  o: { w: number; foot: number; h: number; d: number; wood: Hex },
): void {
  const pic = s.pic;
  const p = pic.pal;
  const b = s.block(x, o.foot, z, o.w, o.h, o.d);
  const edge = mix(p.mats.glass, p.paper, 0.4);
  const front = b.wall(0);
  for (const i of [1, 3, 0]) if (b.visible(i)) pic.fill(b.wall(i).all(), p.mats.glass, i === 0 ? 0.2 : 0.34);
  const slant = front.poly([
    [o.w * 0.12, 0],
    [o.w * 0.3, 0],
    [o.w * 0.55, o.h],
    [o.w * 0.37, o.h],
  ]);
  pic.fill(slant, p.paper, 0.22);
  const t = 0.03;
  pic.fill(
    front.rect(0, 0, t, o.h) + front.rect(o.w - t, 0, t, o.h) + front.rect(0, o.h - t, o.w, t),
    overprint(edge, p.shade, 0.3),
  );
}
