import type { Space } from '../../core/space.ts';
import { groundShadow } from '../people/figures.ts';
import { captured, type Thing } from '../staging.ts';

/** An animal drawn by `draw` standing on the ground at (x, z), with its shadow. */
export function standing(
  s: Space,
  z: number,
  x: number,
  tall: number,
  draw: (x: number, y: number, h: number) => string,
  y = 0,
): Thing {
  return {
    z,
    draw: () => {
      const [a, b] = s.P([x, y, z]);
      const h = s.scale(z) * tall;
      let outline = '';
      const body = captured(s.pic, () => {
        outline = draw(a, b, h);
      });
      groundShadow(s.pic, s, outline, b, z);
      s.pic.layers.push(...body);
    },
  };
}
