import { type Hex, overprint } from '#art/core/color.ts';
import { lit } from '#art/core/palette.ts';
import { type Picture, shape } from '#art/core/picture.ts';

/** A limb's line with its half width along it, as `sweep` takes it. */
export type Spine = [number, number, number][];

/**
 * A part of a hand seen close: local colour, its lower side in shade, a lit upper edge. `depth` (sheet units) is how
 * thick it looks; `k` the side the arm comes from, 1 right.
 */
export function flesh(pic: Picture, d: string, skin: Hex, k: number, depth: number): void {
  const { pal: p } = pic;
  pic.fill(d, overprint(skin, p.shade, 0.62));
  const clip = pic.clip(d);
  pic.raw(
    pic.clipped(
      clip,
      `<g transform="translate(${(-k * depth * 0.35).toFixed(1)} ${(-depth).toFixed(1)})">${shape(d, skin)}</g>`,
    ),
  );
  pic.raw(
    pic.clipped(
      clip,
      `<g transform="translate(${(-k * depth * 0.8).toFixed(1)} ${(-depth * 2.1).toFixed(1)})">${shape(d, lit(p, skin, 0.14))}</g>`,
    ),
  );
}
