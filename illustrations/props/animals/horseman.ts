import { type Hex, overprint } from '../../core/color.ts';
import type { Space } from '../../core/space.ts';
import { figure, horse, type Look } from '../people/figures.ts';
import type { Thing } from '../staging.ts';

/** A rider on a criollo riding across the view, with the horse's shadow. */
export function horseman(
  s: Space,
  x: number,
  z: number,
  face: number,
  o: { coat?: Hex; poncho?: Hex; look?: Look; y?: number } = {},
): Thing {
  return {
    z,
    draw: () => {
      const { pic } = s;
      const { pal: p } = pic;
      const h = s.scale(z) * 1.5;
      const [a, b] = s.P([x, o.y ?? 0, z]);
      if (o.y === undefined)
        s.cast(
          [
            [x - 1, 0.4, z],
            [x + 1, 0.5, z],
            [x + face * 0.1, 2.3, z],
            [x - face * 0.2, 2.3, z],
          ],
          0,
          0.6,
        );
      const saddle = horse(pic, a, b, h, o.coat ?? overprint(p.mats.wood, p.shade, 0.15), face);
      figure(
        pic,
        saddle[0],
        saddle[1],
        h * 1.13,
        'saddle',
        { top: p.mats.foam, hat: 'gaucho', poncho: o.poncho ?? p.mats.accent, ...o.look },
        face,
      );
    },
  };
}
