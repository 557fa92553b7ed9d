import type { Picture } from '#art/core/picture.ts';
import { botella, copa, mesa, racimo } from '#art/props/mesa.ts';
/** Wine: bottle, two glasses and a bunch on the table, the vineyard behind. */
export function vino(
  pic: Picture,
  o: { focal?: number; white?: boolean; back?: 'vinedo' | 'pared' | 'patio' | 'ventana' } = {},
): void {
  const st = mesa(pic, { focal: o.focal, back: o.back ?? 'vinedo' }),
    { cx } = st,
    u = st.u * 1.12,
    y = pic.H * 0.845,
    k = st.side,
    m = pic.pal.own;
  botella(pic, st, cx - k * 9 * u, y - 4 * u, 56 * u);
  copa(pic, st, cx - k * 24 * u, y - 3 * u, 33 * u, { wine: o.white ? m.mustard : undefined });
  copa(pic, st, cx + k * 8 * u, y + 2.4 * u, 37 * u, { wine: o.white ? m.mustard : undefined });
  racimo(pic, st, cx - k * 14 * u, y + 6.5 * u, 2.25 * u, pic.rng.fork('r'), {
    lie: -k,
    color: o.white ? m.vine : undefined,
  });
}
