import { mix } from '../../core/color.ts';
import { sweep } from '../../core/geom.ts';
import { type Picture, shape } from '../../core/picture.ts';

/**
 * Smoke rising from a chimney at (x, y) in two flat bands, one within the other, that drift towards `-k` and thin out.
 * At `size` 1 it rises 205 sheet units.
 */
export function chimneySmoke(pic: Picture, x: number, y: number, size: number, k: number): void {
  const band = (wide: number): string =>
    sweep(
      (
        [
          [0, 0, 3],
          [9, 34, 7],
          [1, 74, 10],
          [22, 116, 13],
          [24, 168, 10],
          [52, 205, 2],
        ] as const
      ).map(([across, up, half]): [number, number, number] => [
        x - k * across * size,
        y - up * size,
        half * size * wide,
      ]),
      8,
    );
  const ink = mix(pic.pal.cloud, pic.pal.sky[1], 0.45);
  pic.raw(shape(band(1.25), ink, 0.4) + shape(band(0.6), ink, 0.5));
}
