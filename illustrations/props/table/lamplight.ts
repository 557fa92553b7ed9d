import { rect } from '../../core/geom.ts';
import type { Picture } from '../../core/picture.ts';
import { glow } from '../air/light.ts';

/** One lamp above a table or a wall at night: a warm pool around (x, y), and the room's dusk where it ends. */
export function lamplight(pic: Picture, x: number, y: number, r: number): void {
  const { W, H, pal: p } = pic;
  const room = pic.radial(x, y, r, [
    { at: 0.4, color: p.shade, alpha: 0 },
    { at: 0.8, color: p.shade, alpha: 0.6 },
    { at: 1, color: p.shade, alpha: 0.85 },
  ]);
  pic.add('stippleMultiply', `<path d="${rect(-4, -4, W + 8, H + 8)}" fill="${room}"/>`, 0.3);
  glow(pic, x, y, r * 0.8, p.lamp, 0.22);
}
