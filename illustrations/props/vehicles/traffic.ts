import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, type Pt, poly, smooth } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import type { Picture } from '../../core/picture.ts';
import type { Space, V3 } from '../../core/space.ts';
import { glow } from '../air/light.ts';
import { figure } from '../people/figures.ts';
import { extrude } from './vehicles.ts';

/** Where a vehicle stands: (x, z) is the middle of its tail, `rot` its heading (0 away, PI/2 right, PI towards us). */
export interface Stance {
  x: number;
  z: number;
  rot?: number;
  y?: number;
}

type Outline = [number, number][];

interface Build {
  width: number;
  /** side view, (length, height) from the tail's foot up and forward to the nose's foot */
  profile: Outline;
  /** one ink for each stretch of the profile */
  inks: Hex[];
  side: Hex;
  axles: number[];
  wheel: number;
  taper?: number;
}

/** A body extruded in perspective that can be painted on the side and on the end that the viewer sees. */
class Coachwork {
  /** +1 when the right-hand (kerb) side shows */
  readonly hand: number;
  readonly length: number;
  private readonly at: (l: number, w: number, h: number) => V3;
  private readonly half: number;
  private readonly rot: number;
  private readonly s: Space;
  private readonly taper: number;
  private readonly build: Build;

  constructor(s: Space, stance: Stance, b: Build) {
    const { x, z } = stance;
    this.s = s;
    this.rot = stance.rot ?? 0;
    this.half = b.width / 2;
    this.taper = b.taper ?? 0;
    this.length = b.profile.at(-1)![0];
    const y = stance.y ?? 0;
    const co = Math.cos(this.rot);
    const si = Math.sin(this.rot);
    this.at = (l, w, h) => [x + w * co + l * si, y + h, z - w * si + l * co];
    this.castShadow(b, y);
    this.tyres(b);
    const solid = extrude(s, { ...b, x, y, z, rot: this.rot, taper: this.taper });
    this.hand = solid.sideFace;
    this.build = b;
  }

  /** the flat shadow under and beside it, and a dense one between the wheels */
  private castShadow(b: Build, y: number): void {
    const top = Math.max(...b.profile.map(([, h]) => h)) * 0.92;
    const foot = [0, this.length].flatMap((l) => [-this.half, this.half].map((w) => [l, w] as const));
    this.s.cast(
      foot.flatMap(([l, w]) => [this.at(l, w, 0.1), this.at(l, w, top)]),
      y,
      0.68,
    );
    const under = [
      [0.1, -1],
      [0.1, 1],
      [this.length - 0.1, 1],
      [this.length - 0.1, -1],
    ].map(([l, w]) => this.at(l!, w! * this.half, 0));
    this.s.pic.shade(this.s.path(under), this.s.pic.pal.deep, 0.55);
  }

  private tyres(b: Build): void {
    for (const l of b.axles)
      for (const w of [-this.half + 0.16, this.half - 0.16])
        this.s.quad(
          [
            this.at(l, w - 0.13, 0),
            this.at(l, w + 0.13, 0),
            this.at(l, w + 0.13, b.wheel),
            this.at(l, w - 0.13, b.wheel),
          ],
          this.s.pic.pal.deep,
        );
  }

  private wheels(): void {
    const b = this.build;
    const { deep, mats } = this.s.pic.pal;
    for (const l of b.axles) {
      this.sideDisc(l, b.wheel * 1.02, b.wheel * 1.22, overprint(deep, this.s.pic.pal.shade, 0.3));
      this.sideDisc(l, b.wheel, b.wheel, deep);
      this.sideDisc(l, b.wheel, b.wheel * 0.52, this.sideInk(mats.metal));
      this.sideDisc(l, b.wheel, b.wheel * 0.2, deep);
    }
  }

  private sideNormal(): V3 {
    return [Math.cos(this.rot) * this.hand, 0, -Math.sin(this.rot) * this.hand];
  }
  private headNormal(k: number): V3 {
    return [Math.sin(this.rot) * k, 0, Math.cos(this.rot) * k];
  }
  sideInk(c: Hex): Hex {
    return this.s.ink(c, this.sideNormal());
  }
  private halfAt(h: number): number {
    return this.half * (1 - this.taper * Math.max(0, h - 1)) * 1.004;
  }

  /** a patch on the side that shows, outline in (length, height) */
  sidePatch(pts: Outline, c: Hex, raw = false): void {
    const d = this.s.path(pts.map(([l, h]) => this.at(l, this.hand * this.halfAt(h), h)));
    this.s.pic.fill(d, raw ? c : this.sideInk(c));
  }
  sideRect(l: number, h: number, w: number, up: number, c: Hex, raw = false): void {
    this.sidePatch(
      [
        [l, h],
        [l + w, h],
        [l + w, h + up],
        [l, h + up],
      ],
      c,
      raw,
    );
  }
  sideDisc(l: number, h: number, r: number, c: Hex): void {
    const rim: Outline = Array.from({ length: 22 }, (_, i) => {
      const a = (i / 22) * Math.PI * 2;
      return [l + Math.cos(a) * r, Math.max(0, h + Math.sin(a) * r)];
    });
    this.sidePatch(rim, c, true);
  }

  /** whether the nose (1) or the tail (-1) is turned to the viewer */
  shows(end: 1 | -1): boolean {
    const n = this.headNormal(end);
    const q = this.at(end > 0 ? this.length : 0, 0, 1);
    return n[0] * (this.s.cam.x - q[0]) + n[2] * (this.s.cam.z - q[2]) > 0.02;
  }
  /** a patch on the nose or the tail, outline in (across, height), `l` forward of the tail */
  endPatch(end: 1 | -1, l: number, pts: Outline, c: Hex, raw = false): void {
    if (!this.shows(end)) return;
    const d = this.s.path(pts.map(([w, h]) => this.at(l, w, h)));
    this.s.pic.fill(d, raw ? c : this.s.ink(c, this.headNormal(end)));
  }
  endRect(end: 1 | -1, w: number, h: number, wide: number, up: number, c: Hex, raw = false, l?: number): void {
    this.endPatch(
      end,
      l ?? (end > 0 ? this.length + 0.01 : -0.01),
      [
        [w, h],
        [w + wide, h],
        [w + wide, h + up],
        [w, h + up],
      ],
      c,
      raw,
    );
  }
  /** a box standing on the roof or the side: light bars, signs, ladders */
  box(l: number, w: number, h: number, long: number, wide: number, up: number, c: Hex): void {
    const q = this.at(l + long / 2, w, h);
    // blocks turn the opposite way to headings
    this.s.block(q[0], q[1], q[2], wide, up, long, -this.rot).paint(c, { top: c });
  }
  /** the parts drawn over the panels: wheels, then the lamps of nose and tail, lit after dark */
  finish(front: { w: number; h: number; size: number }, back: { w: number; h: number; size: number }): void {
    this.wheels();
    const { pic } = this.s;
    const { pal } = pic;
    for (const k of [-1, 1]) {
      const f = front.size;
      this.endRect(
        1,
        k * front.w - f / 2,
        front.h,
        f,
        f * 0.7,
        pal.lamps ? pal.lamp : lit(pal, pal.mats.glass, 0.5),
        true,
      );
      const b = back.size;
      this.endRect(-1, k * back.w - b / 2, back.h, b, b * 1.1, pal.own.accent, true);
      if (!pal.lamps) continue;
      const end = this.shows(1) ? 1 : -1;
      const [x, y] = this.s.P(this.at(end > 0 ? this.length : 0, k * front.w, front.h + 0.1));
      glow(pic, x, y, this.s.scale(this.at(0, 0, 0)[2]) * 0.9, end > 0 ? pal.lamp : pal.own.accent, 0.7);
    }
  }
  point(l: number, w: number, h: number): Pt {
    return this.s.P(this.at(l, w, h));
  }
}

const windowGlass = (pic: Picture): Hex => mix(pic.pal.deep, pic.pal.mats.glass, 0.3);

/** panes along the side between two stations, lit from inside after dark */
function panes(body: Coachwork, pic: Picture, from: number, to: number, n: number, h: number, up: number): void {
  const { pal } = pic;
  const step = (to - from) / n;
  for (let i = 0; i < n; i++)
    body.sideRect(from + step * i, h, step * 0.92, up, pal.lamps ? pal.lamp : windowGlass(pic), pal.lamps);
}

/** A low town bus: a ribbon of windows, two doors on the kerb side, a lit destination blind over the windscreen. */
export function cityBus(s: Space, stance: Stance, o: { color?: Hex; skirt?: Hex; open?: boolean } = {}): void {
  const { pic } = s;
  const { pal } = pic;
  const m = pal.mats;
  const color = o.color ?? m.foam;
  const skirt = o.skirt ?? mix(m.cloth, m.water, 0.25);
  const glass = windowGlass(pic);
  const len = 10.6;
  const body = new Coachwork(s, stance, {
    width: 2.5,
    profile: [
      [0, 0.34],
      [0, 2.85],
      [0.18, 3.05],
      [len - 0.35, 3.05],
      [len - 0.12, 2.8],
      [len, 1.2],
      [len, 0.34],
    ],
    inks: [skirt, color, color, color, glass, skirt],
    side: color,
    axles: [2.5, len - 2.3],
    wheel: 0.48,
  });
  body.sideRect(0, 0.34, len, 0.86, skirt);
  body.sideRect(0, 1.2, len, 0.1, m.mustard);
  panes(body, pic, 0.4, len - 0.35, 7, 1.4, 1.2);
  const inside = pal.lamps ? pal.lamp : glass;
  if (body.hand > 0) {
    for (const l of [4.4, len - 1.75]) {
      body.sideRect(l, 0.4, 1.35, 2.25, skirt);
      for (const q of [0.08, 0.7]) body.sideRect(l + q, 0.5, 0.56, 2.05, inside, pal.lamps);
    }
    if (o.open) {
      // the front door stands open: its leaves folded to both sides, the step and the rail inside
      const l = len - 1.75;
      body.sideRect(l + 0.16, 0.42, 1.03, 2.15, pal.lamps ? pal.lamp : overprint(glass, pal.deep, 0.6), true);
      body.sideRect(l + 0.16, 0.42, 1.03, 0.16, m.metal);
      body.sideRect(l + 0.64, 0.58, 0.05, 1.5, m.mustard, true);
      for (const q of [0.04, 1.15]) body.sideRect(l + q, 0.42, 0.16, 2.15, lit(pal, m.glass, 0.2));
    }
    // where it goes, beside the door
    body.sideRect(len - 3.6, 2.28, 1.5, 0.26, pal.lamps ? pal.lamp : m.mustard, pal.lamps);
  }
  body.sideRect(0.08, 0.9, 0.14, 0.24, pal.own.accent, true);
  body.box(3.2, 0, 3.05, 2.6, 1.5, 0.22, mix(color, m.metal, 0.35));
  body.endRect(-1, -0.95, 1.6, 1.9, 0.95, glass);
  body.endRect(-1, -1.25, 0.34, 2.5, 0.22, pal.deep, true);
  // the driver at the wheel, behind a windscreen with its wipers
  const front = len - 0.03;
  if (pal.lamps) body.endRect(1, -1.12, 1.36, 2.24, 1.2, mix(pal.lamp, glass, 0.35), true, front - 0.02);
  body.endPatch(
    1,
    front,
    [
      [-0.95, 1.36],
      [-0.2, 1.36],
      [-0.26, 1.72],
      [-0.42, 1.86],
      [-0.72, 1.86],
      [-0.9, 1.72],
    ],
    mix(m.foam, glass, 0.35),
    true,
  );
  const head: Outline = Array.from({ length: 14 }, (_, i) => {
    const a = (i / 14) * Math.PI * 2;
    return [-0.57 + 0.15 * Math.cos(a), 2.04 + 0.19 * Math.sin(a)];
  });
  body.endPatch(1, front, head, mix(m.skin, glass, 0.2), true);
  body.endRect(1, -0.74, 2.08, 0.34, 0.17, pal.deep, true, front);
  body.endPatch(
    1,
    front,
    [
      [0.3, 1.36],
      [0.62, 1.36],
      [1.1, 2.4],
      [1.1, 2.56],
      [0.85, 2.56],
    ],
    lit(pal, glass, 0.28),
  );
  for (const w of [-0.62, 0.34])
    body.endPatch(
      1,
      len + 0.01,
      [
        [w, 1.24],
        [w + 0.06, 1.24],
        [w + 0.46, 1.78],
        [w + 0.42, 1.8],
      ],
      pal.deep,
      true,
    );
  body.endRect(1, -1.25, 0.34, 2.5, 0.2, pal.deep, true, len + 0.02);
  body.endRect(1, -1.12, 2.68, 2.24, 0.32, pal.deep, true, len - 0.1);
  for (const [w, wide] of [
    [-0.86, 0.16],
    [-0.66, 0.3],
    [-0.3, 0.12],
    [-0.12, 0.36],
    [0.3, 0.2],
    [0.56, 0.28],
  ] as const)
    body.endRect(1, w, 2.76, wide, 0.15, pal.lamps ? pal.lamp : m.mustard, true, len - 0.08);
  body.endRect(1, -0.3, 0.5, 0.6, 0.16, m.foam);
  for (const w of [-1.42, 1.42]) body.box(len - 0.05, w, 1.9, 0.12, 0.2, 0.42, pal.deep);
  body.finish({ w: 0.95, h: 0.68, size: 0.34 }, { w: 1.05, h: 0.75, size: 0.24 });
}

/** A long-distance coach with two floors of windows. */
export function doubleDecker(s: Space, stance: Stance, o: { color?: Hex } = {}): void {
  const { pic } = s;
  const { pal } = pic;
  const m = pal.mats;
  const color = o.color ?? m.foam;
  const glass = windowGlass(pic);
  const len = 12.5;
  const body = new Coachwork(s, stance, {
    width: 2.6,
    profile: [
      [0, 0.36],
      [0, 3.9],
      [0.3, 4.15],
      [len - 0.9, 4.15],
      [len - 0.3, 3.85],
      [len - 0.05, 2.5],
      [len, 0.36],
    ],
    inks: [color, color, color, color, glass, color],
    side: color,
    axles: [2.1, 3.4, len - 2.4],
    wheel: 0.52,
  });
  body.sidePatch(
    [
      [0, 0.36],
      [len, 0.36],
      [len - 0.02, 1.1],
      [5, 1.25],
      [0, 2.1],
    ],
    m.accent,
  );
  body.sidePatch(
    [
      [0, 2.1],
      [5, 1.25],
      [len - 0.02, 1.1],
      [len - 0.03, 1.28],
      [5, 1.45],
      [0, 2.3],
    ],
    m.mustard,
  );
  panes(body, pic, 0.5, len - 0.5, 8, 2.65, 1.1);
  panes(body, pic, 5.6, len - 1.7, 4, 1.5, 0.85);
  body.endRect(1, -1.1, 1.3, 2.2, 0.95, glass, false, len + 0.01);
  body.endRect(1, -1.3, 0.36, 2.6, 0.36, m.accent, false, len + 0.02);
  body.endRect(1, -0.6, 2.32, 1.2, 0.2, pal.lamps ? pal.lamp : m.mustard, pal.lamps, len + 0.02);
  body.endRect(1, -0.3, 0.5, 0.6, 0.16, m.foam, false, len + 0.03);
  body.endRect(-1, -1.0, 2.7, 2.0, 0.9, glass);
  body.endRect(-1, -1.3, 0.36, 2.6, 1.3, m.accent);
  body.finish({ w: 0.98, h: 0.8, size: 0.36 }, { w: 1.05, h: 0.95, size: 0.26 });
}

/** A saloon car; `taxi` puts the sign on its roof. */
export function saloon(s: Space, stance: Stance, o: { color?: Hex; taxi?: boolean } = {}): void {
  const { pic } = s;
  const { pal } = pic;
  const m = pal.mats;
  const color = o.color ?? m.foam;
  const glass = windowGlass(pic);
  const body = new Coachwork(s, stance, {
    width: 1.76,
    taper: 0.3,
    profile: [
      [0, 0.34],
      [0.02, 0.92],
      [0.72, 1.0],
      [1.22, 1.46],
      [2.5, 1.48],
      [3.2, 0.98],
      [4.22, 0.84],
      [4.4, 0.58],
      [4.36, 0.3],
    ],
    inks: [color, color, glass, color, glass, color, color, color],
    side: color,
    axles: [0.85, 3.5],
    wheel: 0.32,
  });
  body.sidePatch(
    [
      [0.98, 1.02],
      [1.3, 1.38],
      [1.92, 1.4],
      [1.92, 1.02],
    ],
    glass,
  );
  body.sidePatch(
    [
      [2.02, 1.02],
      [2.02, 1.4],
      [2.45, 1.4],
      [3.0, 1.02],
    ],
    glass,
  );
  body.sideRect(0.05, 0.32, 4.28, 0.1, overprint(color, pal.shade, 0.7));
  body.endRect(-1, -0.24, 0.6, 0.48, 0.14, m.foam);
  body.endRect(-1, -0.88, 0.34, 1.76, 0.14, pal.deep, true);
  body.endRect(1, -0.88, 0.3, 1.76, 0.16, pal.deep, true);
  body.endRect(1, -0.42, 0.56, 0.84, 0.16, overprint(m.metal, pal.shade, 0.6));
  body.finish({ w: 0.68, h: 0.6, size: 0.28 }, { w: 0.7, h: 0.68, size: 0.26 });
  if (o.taxi) {
    body.sideRect(0.1, 0.66, 4.1, 0.09, m.mustard);
    body.box(1.76, 0, 1.47, 0.16, 0.4, 0.14, pal.lamps ? pal.lamp : m.mustard);
    if (pal.lamps) {
      const [x, y] = body.point(1.76, 0, 1.6);
      glow(pic, x, y, s.scale(stance.z) * 1.1, pal.lamp, 0.7);
    }
  }
}

/** A high-roofed van: tours and transfers, or an ambulance with its stripe, cross and beacons. */
export function van(s: Space, stance: Stance, o: { color?: Hex; ambulance?: boolean; rack?: boolean } = {}): void {
  const { pic } = s;
  const { pal } = pic;
  const m = pal.mats;
  const color = o.color ?? m.foam;
  const glass = windowGlass(pic);
  const body = new Coachwork(s, stance, {
    width: 2.05,
    profile: [
      [0, 0.36],
      [0, 2.4],
      [0.14, 2.6],
      [3.95, 2.6],
      [4.3, 2.4],
      [4.95, 1.5],
      [5.65, 1.22],
      [5.8, 0.8],
      [5.76, 0.34],
    ],
    inks: [color, color, color, color, glass, color, color, color],
    side: color,
    axles: [1.05, 4.75],
    wheel: 0.38,
  });
  if (o.ambulance) {
    body.sideRect(0, 1.06, 5.7, 0.3, m.accent);
    for (const [l, h, w, up] of [
      [1.72, 1.55, 0.24, 0.8],
      [1.44, 1.83, 0.8, 0.24],
    ] as const)
      body.sideRect(l, h, w, up, m.accent);
    body.sidePatch(
      [
        [3.55, 1.5],
        [3.55, 2.3],
        [4.2, 2.3],
        [4.72, 1.5],
      ],
      glass,
    );
    body.box(3.5, 0, 2.6, 0.3, 1.5, 0.2, m.cloth);
    body.box(0.2, 0, 2.6, 0.25, 1.5, 0.16, m.accent);
    body.endRect(-1, -0.85, 1.5, 0.8, 0.7, glass);
    body.endRect(-1, 0.05, 1.5, 0.8, 0.7, glass);
    body.endRect(-1, -1.02, 1.06, 2.04, 0.3, m.accent);
  } else {
    panes(body, pic, 0.3, 3.4, 3, 1.5, 0.8);
    body.sidePatch(
      [
        [3.5, 1.5],
        [3.5, 2.3],
        [4.2, 2.3],
        [4.72, 1.5],
      ],
      glass,
    );
    body.sideRect(0, 1.0, 5.7, 0.14, mix(m.cloth, m.water, 0.3));
    body.endRect(-1, -0.85, 1.45, 1.7, 0.8, glass);
  }
  if (o.rack) {
    body.box(0.5, 0, 2.62, 2.7, 1.5, 0.12, pal.deep);
    body.box(0.7, -0.2, 2.74, 1.0, 0.9, 0.4, m.accent);
    body.box(1.9, 0.2, 2.74, 0.9, 0.8, 0.34, m.cloth);
  }
  body.endRect(-1, -0.25, 0.62, 0.5, 0.15, m.foam);
  body.endRect(1, -1.0, 0.34, 2.0, 0.22, pal.deep, true);
  body.endRect(1, -0.5, 0.66, 1.0, 0.2, overprint(m.metal, pal.shade, 0.6));
  body.finish({ w: 0.78, h: 0.78, size: 0.3 }, { w: 0.88, h: 0.8, size: 0.24 });
}

/** A fire engine: crew cab, roller shutters, ladder on the roof, beacons. */
export function fireEngine(s: Space, stance: Stance): void {
  const { pic } = s;
  const { pal } = pic;
  const m = pal.mats;
  // By night it stands before the lit station.
  const red = pal.night ? mix(m.accent, pal.own.accent, 0.5) : m.accent;
  const glass = windowGlass(pic);
  const len = 7.6;
  const body = new Coachwork(s, stance, {
    width: 2.45,
    profile: [
      [0, 0.5],
      [0, 2.75],
      [0.08, 2.85],
      [4.9, 2.85],
      [5.0, 2.8],
      [7.1, 2.8],
      [7.4, 2.55],
      [len, 1.4],
      [len, 0.42],
    ],
    inks: [red, red, red, red, red, red, glass, red],
    side: red,
    axles: [1.5, 6.2],
    wheel: 0.52,
  });
  for (let i = 0; i < 3; i++) {
    const l = 0.3 + i * 1.5;
    body.sideRect(l, 1.3, 1.36, 1.2, m.metal);
    for (let q = 1; q < 6; q++) body.sideRect(l, 1.3 + q * 0.2, 1.36, 0.03, overprint(m.metal, pal.shade, 0.7));
  }
  body.sideRect(0, 1.02, len, 0.2, m.foam);
  body.sideRect(0, 0.5, len, 0.12, pal.deep, true);
  for (const [l, w] of [
    [5.15, 0.9],
    [6.2, 0.95],
  ] as const) {
    body.sideRect(l, 1.5, w, 1.0, glass);
    body.sideRect(l + w * 0.1, 1.34, 0.22, 0.06, m.metal);
  }
  body.box(0.4, 0.5, 2.98, 5.2, 0.12, 0.12, m.metal);
  body.box(0.4, -0.2, 2.98, 5.2, 0.12, 0.12, m.metal);
  for (let i = 0; i < 9; i++) body.box(0.6 + i * 0.56, 0.15, 3.0, 0.08, 0.7, 0.07, m.metal);
  body.box(6.3, 0, 2.8, 0.36, 1.7, 0.24, m.cloth);
  // the front: windscreen with its frame, grille, bumper
  body.endPatch(
    1,
    len - 0.02,
    [
      [-1.1, 1.5],
      [1.1, 1.5],
      [1.02, 2.46],
      [-1.02, 2.46],
    ],
    glass,
  );
  body.endRect(1, -0.03, 1.5, 0.06, 0.96, red, false, len);
  body.endPatch(
    1,
    len,
    [
      [0.2, 1.5],
      [0.5, 1.5],
      [0.86, 2.46],
      [0.56, 2.46],
    ],
    lit(pal, glass, 0.28),
  );
  body.endRect(1, -1.22, 1.22, 2.44, 0.16, m.foam, false, len + 0.01);
  body.endRect(1, -1.22, 0.28, 2.44, 0.44, overprint(m.metal, pal.shade, 0.35), false, len + 0.01);
  body.endRect(1, -0.56, 0.8, 1.12, 0.34, pal.deep, true, len + 0.01);
  for (const h of [0.86, 0.96, 1.06]) body.endRect(1, -0.5, h, 1.0, 0.04, m.metal, false, len + 0.02);
  body.endRect(-1, -0.9, 0.9, 1.8, 1.6, m.metal);
  body.finish({ w: 0.94, h: 0.92, size: 0.34 }, { w: 1.05, h: 0.75, size: 0.22 });
}

/**
 * An airliner from the side; `len` nose to tail in sheet units, `pitch` in radians, (x, y) under the wheels. `banked`,
 * it leans towards the viewer and shows both wings.
 */
export function jet(
  pic: Picture,
  x: number,
  y: number,
  len: number,
  o: { face?: number; pitch?: number; banked?: boolean; color?: Hex; fin?: Hex } = {},
): void {
  const { pal } = pic;
  const m = pal.mats;
  const f = o.face ?? 1;
  const k = len / 38;
  const co = Math.cos(o.pitch ?? 0);
  const si = Math.sin(o.pitch ?? 0);
  const color = o.color ?? m.foam;
  const fin = o.fin ?? m.accent;
  // metres along and above the foot of the main wheels
  const T = ([a, b]: [number, number]): Pt => [x + f * (a * co - b * si) * k, y - (a * si + b * co) * k];
  const P = (pts: Outline) => poly(pts.map(T));
  const S = (pts: Outline) => smooth(pts.map(T), true, 0.85);
  const disc = (a: number, b: number, r: number) => ellipse(...T([a, b]), r * k);
  const shaded = overprint(color, pal.shade, 0.6);
  const strut = overprint(m.metal, pal.shade, 0.5);
  // far wing and tailplane
  if (o.banked) {
    pic.fill(
      P([
        [4.6, 5.2],
        [-5.4, 8.9],
        [-7.4, 9],
        [-3.4, 5.2],
      ]),
      overprint(shaded, pal.shade, 0.35),
    );
    pic.fill(
      P([
        [-5.4, 8.9],
        [-7, 10.2],
        [-7.9, 10.2],
        [-7.4, 9],
      ]),
      overprint(fin, pal.shade, 0.5),
    );
  } else
    pic.fill(
      P([
        [3, 3.2],
        [-5, 5.4],
        [-7.4, 5.5],
        [-3, 3.2],
      ]),
      shaded,
    );
  pic.fill(
    P([
      [-14.5, 4.6],
      [-18.4, 5.8],
      [-19.6, 5.8],
      [-17.6, 4.6],
    ]),
    shaded,
  );
  for (const [a, b] of [
    [-1.2, 2.4],
    [13.4, 2.2],
  ] as const) {
    pic.fill(
      P([
        [a - 0.2, b],
        [a + 0.2, b],
        [a + 0.15, 0.6],
        [a - 0.15, 0.6],
      ]),
      strut,
    );
    pic.fill(disc(a - 0.55, 0.6, 0.6) + disc(a + 0.55, 0.6, 0.6), pal.deep);
  }
  const body: Outline = [
    [18.9, 3.1],
    [18.2, 3.9],
    [16.9, 4.7],
    [15.2, 5.3],
    [12, 5.55],
    [-9, 5.55],
    [-15, 5.5],
    [-19, 5.15],
    [-19.2, 4.8],
    [-14, 3.1],
    [-8.5, 1.7],
    [-4, 1.5],
    [12, 1.5],
    [16, 1.75],
    [18.2, 2.4],
  ];
  const d = S(body);
  pic.fill(d, color);
  const clip = pic.clip(d);
  pic.add(
    'multiply',
    pic.clipped(
      clip,
      `<path d="${P([
        [-20, 2.9],
        [20, 2.7],
        [20, 0],
        [-20, 0],
      ])}" fill="${pal.shade}" fill-opacity="0.6"/>`,
    ),
  );
  pic.raw(
    pic.clipped(
      clip,
      `<path d="${P([
        [-20, 6],
        [-20, 4.6],
        [-11, 3.0],
        [-7.5, 3.0],
        [-13, 6],
      ])}" fill="${fin}"/>`,
    ),
  );
  pic.fill(
    P([
      [-12.4, 5.45],
      [-17.4, 11.3],
      [-19.9, 11.3],
      [-18.4, 5.3],
    ]),
    fin,
  );
  pic.shade(
    P([
      [-17.0, 5.4],
      [-19.2, 11.3],
      [-19.9, 11.3],
      [-18.4, 5.3],
    ]),
    pal.shade,
    0.55,
  );
  // cockpit, windows, doors
  const glass = windowGlass(pic);
  pic.fill(
    P([
      [17.5, 4.25],
      [16.1, 4.95],
      [15.2, 4.75],
      [15.5, 4.1],
    ]),
    glass,
  );
  let row = '';
  for (let i = 0; i < 24; i++)
    if (i !== 11)
      row += P([
        [-9.4 + i, 4.0],
        [-8.95 + i, 4.0],
        [-8.95 + i, 4.6],
        [-9.4 + i, 4.6],
      ]);
  pic.fill(row, pal.lamps ? pal.lamp : glass);
  pic.line(
    [
      [14.2, 2.7, 0.85, 2.2],
      [-11.6, 2.7, 0.85, 2.2],
    ]
      .map(([a, b, w, h]) =>
        P([
          [a!, b!],
          [a! + w!, b!],
          [a! + w!, b! + h!],
          [a!, b! + h!],
        ]),
      )
      .join(''),
    overprint(color, pal.shade, 0.9),
    Math.max(0.6, 0.1 * k),
  );
  if (o.banked) bankedWing(pic, { P, S, T, k, color, fin });
  else levelWing(pic, { P, S, T, k, color, fin });
  pic.fill(
    P([
      [-14.2, 4.5],
      [-19.6, 3.8],
      [-20.9, 3.8],
      [-17.6, 4.7],
    ]),
    color,
  );
}

interface Airframe {
  P: (pts: Outline) => string;
  S: (pts: Outline) => string;
  T: (at: [number, number]) => Pt;
  /** sheet units in a metre */
  k: number;
  color: Hex;
  fin: Hex;
}

/** The near engine and the whole near wing from above, as an aircraft shows them that leans towards the viewer. */
function bankedWing(pic: Picture, { P, S, T, k, color, fin }: Airframe): void {
  const { pal } = pic;
  const metal = mix(color, pal.mats.metal, 0.5);
  // the wing's shadow on the fuselage
  pic.shade(
    P([
      [5.4, 2.2],
      [5, 3],
      [-4.6, 3],
      [-6, 2.2],
    ]),
    pal.shade,
    0.45,
  );
  const nacelle: Outline = [
    [6.4, 0.95],
    [6.3, -0.2],
    [4.6, -0.75],
    [2, -0.6],
    [0.2, 0.2],
    [1.2, 1.3],
    [4.4, 1.75],
    [6.2, 1.6],
  ];
  const engine = S(nacelle);
  const clip = pic.clip(engine);
  pic.fill(engine, lit(pal, color, 0.1));
  pic.raw(
    pic.clipped(
      clip,
      `<path d="${P([
        [5.1, 3],
        [5.9, 3],
        [5.8, -2],
        [5, -2],
      ])}" fill="${fin}"/>`,
    ),
  );
  pic.raw(
    pic.clipped(
      clip,
      `<path d="${P([
        [7, 0.3],
        [0, 0.45],
        [0, -2],
        [7, -2],
      ])}" fill="${pal.shade}" fill-opacity="0.65"/>`,
    ),
    'multiply',
  );
  const [ex, ey] = T([6.2, 0.72]);
  pic.fill(ellipse(ex, ey, 0.42 * k, 1.05 * k), metal);
  pic.fill(ellipse(ex, ey, 0.3 * k, 0.86 * k), pal.deep);
  pic.fill(
    P([
      [5.2, 2.75],
      [-9.4, -3.1],
      [-12.1, -3],
      [-6.4, 1.3],
      [-5.2, 2.75],
    ]),
    metal,
  );
  // the leading edge catches the light, the flaps lie in the shade
  pic.fill(
    P([
      [5.2, 2.75],
      [-9.4, -3.1],
      [-10, -3.05],
      [3.4, 2.75],
    ]),
    lit(pal, color, 0.2),
  );
  pic.shade(
    P([
      [-3, 1.9],
      [-11.4, -3.03],
      [-12.1, -3],
      [-6.4, 1.3],
      [-5.2, 2.75],
    ]),
    pal.shade,
    0.5,
  );
  pic.fill(
    P([
      [-9.6, -3.08],
      [-11.6, -1.2],
      [-12.7, -1.15],
      [-12.1, -3],
    ]),
    fin,
  );
}

/** The near engine, and the near wing over it, seen from its own level. */
function levelWing(pic: Picture, { P, S, T, k, color, fin }: Airframe): void {
  const { pal } = pic;
  const shaded = overprint(color, pal.shade, 0.6);
  const engine = S([
    [5.4, 1.5],
    [5.3, 0.85],
    [3.4, 0.6],
    [1.4, 0.9],
    [0.6, 1.5],
    [1.4, 2.1],
    [3.4, 2.35],
    [5.2, 2.15],
  ]);
  pic.fill(engine, lit(pal, color, 0.1));
  pic.shade(
    S([
      [5.4, 1.3],
      [5.3, 0.85],
      [3.4, 0.6],
      [1.4, 0.9],
      [0.7, 1.4],
      [3.4, 1.35],
    ]),
    pal.shade,
    0.6,
  );
  pic.fill(ellipse(...T([5.25, 1.5]), 0.22 * k, 0.62 * k), pal.deep);
  pic.fill(
    P([
      [4.6, 2.5],
      [3.6, 2.65],
      [-8.6, 0.7],
      [-10.6, 0.65],
      [-10.7, 0.85],
      [-4.4, 2.7],
    ]),
    shaded,
  );
  pic.fill(
    P([
      [4.6, 2.55],
      [-8.6, 0.85],
      [-10.7, 0.85],
      [-4.4, 2.7],
    ]),
    color,
  );
  pic.fill(
    P([
      [-9.6, 0.8],
      [-10.9, 2.2],
      [-11.3, 2.2],
      [-10.6, 0.75],
    ]),
    fin,
  );
}

/** A cyclist riding away along the street, seen from behind. */
export function cyclistAway(
  s: Space,
  x: number,
  z: number,
  o: { top?: Hex; hat?: 'cap' | 'none' | 'helmet' } = {},
): { z: number; draw: () => void } {
  const { pic } = s;
  const { pal } = pic;
  const from = {
    hip: [0, 0.55] as [number, number],
    neck: [0, 0.86] as [number, number],
    head: [0, 0.95] as [number, number],
    kneeA: [0.07, 0.36] as [number, number],
    footA: [0.055, 0.12] as [number, number],
    kneeB: [-0.075, 0.42] as [number, number],
    footB: [-0.055, 0.24] as [number, number],
    elbA: [0.13, 0.68] as [number, number],
    handA: [0.13, 0.58] as [number, number],
    elbB: [-0.13, 0.68] as [number, number],
    handB: [-0.13, 0.58] as [number, number],
  };
  return {
    z,
    draw: () => {
      const [a, b] = s.P([x, 0, z]);
      const h = s.scale(z) * 1.75;
      s.cast(
        [
          [x - 0.2, 0.1, z],
          [x + 0.2, 0.1, z],
          [x, 1.7, z + 0.5],
        ],
        0,
        0.6,
      );
      pic.fill(ellipse(a, b - h * 0.19, h * 0.022, h * 0.19), pal.deep);
      pic.line(
        poly(
          [
            [a - h * 0.15, b - h * 0.57],
            [a + h * 0.15, b - h * 0.57],
          ],
          false,
        ),
        pal.deep,
        h * 0.02,
      );
      pic.line(
        poly(
          [
            [a, b - h * 0.3],
            [a, b - h * 0.56],
          ],
          false,
        ),
        pal.mats.accent,
        h * 0.03,
      );
      figure(
        pic,
        a,
        b,
        h,
        from,
        { top: o.top ?? pal.mats.accent, bottom: mix(pal.deep, pal.mats.cloth, 0.3), hat: o.hat ?? 'helmet' },
        1,
      );
    },
  };
}
