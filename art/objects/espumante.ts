import { mix } from '#art/core/color.ts';
import { rect } from '#art/core/geom.ts';
import type { Picture } from '#art/core/picture.ts';
import { hoja } from '#art/props/mesa.ts';
import { caskTop, flauta, stageOver } from '#art/props/primer-plano.ts';
import { vinedo } from '#art/scenes/vinedo.ts';

/** Two flutes of sparkling wine on an upright cask, the vineyard behind; fallen vine leaves in autumn. */
export function espumante(pic: Picture, o: { focal?: number; rosado?: boolean } = {}): void {
  const { W, H, pal: p } = pic;
  const focal = o.focal ?? 0.6;
  vinedo(pic, { focal: 1 - focal, worker: false, horizon: 0.42 });
  const st = stageOver(pic, focal, 0.74, 0.1);
  pic.grain(rect(0, H * 0.4, W, H * 0.6), p.haze, 0.14, 0.2);
  const { cx, u, side: k } = st;
  const y = H * 0.8;
  const r = Math.min(W * 0.34, H * 0.42);
  caskTop(pic, st, cx, y, r);
  const wine = o.rosado ? mix(p.own.accent, p.own.sand, 0.55) : mix(p.own.mustard, p.own.foam, 0.35);
  hoja(pic, cx + k * r * 0.62, y + r * 0.05, r * 0.16, 0.6, p.mats.vine);
  flauta(pic, st, cx + k * r * 0.16, y - r * 0.06, 58 * u, wine);
  flauta(pic, st, cx - k * r * 0.3, y + r * 0.08, 62 * u, wine);
  hoja(pic, cx - k * r * 0.66, y + r * 0.12, r * 0.2, 2.4, mix(p.mats.vine, p.mats.accent, 0.3));
}
