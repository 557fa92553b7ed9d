import type { Press } from '#map/draw/press.ts';
import type { LegendSign } from '#map/furniture/words.ts';
import type { Metrics } from '#map/letters/metrics.ts';

/** The furniture of a sheet: everything that is on the paper and not part of the land. */
export interface Furniture {
  /** The upper left corner of the title. */
  cartouche: readonly [number, number];
  /** The lower right corner of the legend. */
  legend: readonly [number, number];
  signs: LegendSign[];
  compass: readonly [x: number, y: number, scale: number];
  scale: { at: readonly [number, number]; km: number; parts: number };
  /** The degrees between the bars of the border. */
  tick: number;
  /** Whether the department's boundary is drawn, which requires a credit. */
  borders: boolean;
  relief: boolean;
}

/** One sheet: its furniture, and a function that draws and letters its land once the furniture's room is reserved. */
export interface Plan {
  furniture: Furniture;
  draw(press: Press, metrics: Metrics): { svg: string; dropped: string[] };
}
