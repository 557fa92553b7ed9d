import { rect } from '../../core/geom.ts';
import type { Picture } from '../../core/picture.ts';
import { caskTop, stageOver } from '../../props/table/foreground.ts';
import { grapeBunch, wineGlass } from '../../props/table/table.ts';
import { bicycle } from '../../props/vehicles/bicycle.ts';
import { vineyard } from '../../scenes/wine/vineyard.ts';

/** A tasting on the way: two glasses of red and grapes on an upright cask, a bicycle and the vines behind. */
export function tastingStop(pic: Picture, o: { focal?: number } = {}): void {
  const { W, H, pal: p } = pic;
  const focal = o.focal ?? 0.6;
  vineyard(pic, { focal: 1 - focal, worker: false, horizon: 0.42 });
  const st = stageOver(pic, focal, 0.74, 0.1);
  const { cx, u, side: k } = st;
  bicycle(pic, cx + k * W * 0.33, H * 0.86, H * 0.115, { face: -k });
  pic.grain(rect(0, H * 0.4, W, H * 0.6), p.haze, 0.12, 0.2);
  const y = H * 0.82;
  const r = Math.min(W * 0.3, H * 0.4);
  caskTop(pic, st, cx, y, r);
  wineGlass(pic, st, cx + k * r * 0.3, y - r * 0.06, 44 * u);
  wineGlass(pic, st, cx - k * r * 0.2, y + r * 0.05, 47 * u);
  grapeBunch(pic, st, cx + k * r * 0.5, y + r * 0.1, 1.4 * u, pic.rng.fork('uvas'), { lie: -k });
}
