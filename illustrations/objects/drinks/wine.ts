import type { Picture } from '../../core/picture.ts';
import { grapeBunch, tableStage, wineBottle, wineGlass } from '../../props/table/table.ts';
/** Wine: bottle, two glasses and a bunch on the table, the vineyard behind. */
export function wine(pic: Picture, o: { focal?: number } = {}): void {
  const st = tableStage(pic, { focal: o.focal, back: 'vineyard' }),
    { cx } = st,
    u = st.u * 1.12,
    y = pic.H * 0.845,
    k = st.side;
  wineBottle(pic, st, cx - k * 9 * u, y - 4 * u, 56 * u);
  wineGlass(pic, st, cx - k * 24 * u, y - 3 * u, 33 * u);
  wineGlass(pic, st, cx + k * 8 * u, y + 2.4 * u, 37 * u);
  grapeBunch(pic, st, cx - k * 14 * u, y + 6.5 * u, 2.25 * u, pic.rng.fork('r'), {
    lie: -k,
  });
}
