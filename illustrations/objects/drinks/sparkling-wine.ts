import { mix } from '../../core/color.ts';
import { rect } from '../../core/geom.ts';
import type { Picture } from '../../core/picture.ts';
import { caskTop, champagneFlute, stageOver } from '../../props/table/foreground.ts';
import { vineLeaf } from '../../props/table/table.ts';
import { vineyard } from '../../scenes/wine/vineyard.ts';

/** Two flutes of sparkling wine on an upright cask, the vineyard behind; fallen vine leaves in autumn. */
export function sparklingWine(pic: Picture, o: { focal?: number } = {}): void {
  const { W, H, pal: p } = pic;
  const focal = o.focal ?? 0.6;
  vineyard(pic, { focal: 1 - focal, worker: false, horizon: 0.42 });
  const st = stageOver(pic, focal, 0.74, 0.1);
  pic.grain(rect(0, H * 0.4, W, H * 0.6), p.haze, 0.14, 0.2);
  const { cx, u, side: k } = st;
  const y = H * 0.8;
  const r = Math.min(W * 0.34, H * 0.42);
  caskTop(pic, st, cx, y, r);
  const wine = mix(p.own.mustard, p.own.foam, 0.35);
  vineLeaf(pic, cx + k * r * 0.62, y + r * 0.05, r * 0.16, 0.6, p.mats.vine);
  champagneFlute(pic, st, cx + k * r * 0.16, y - r * 0.06, 58 * u, wine);
  champagneFlute(pic, st, cx - k * r * 0.3, y + r * 0.08, 62 * u, wine);
  vineLeaf(pic, cx - k * r * 0.66, y + r * 0.12, r * 0.2, 2.4, mix(p.mats.vine, p.mats.accent, 0.3));
}
