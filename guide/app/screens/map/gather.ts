import type { MapArea, MapItem, Offset } from './map-views.ts';

/** One mark on the map: a single thing, or several that would overlap. */
export type Pin = { x: number; y: number; items: MapItem[]; areas: MapArea[]; aside: Offset };

/** Two marks closer than this, in pixels, become one. */
export const APART_PX = 42;
/** Within this many pixels of a town's dot, a disc would cover the town's name. */
const AT_HOME_PX = 20;
/** A district's disc is centred on its dot; a mark's head is above the point that its foot touches. */
const ON: Offset = [0, 0];
const UPRIGHT: Offset = [0, -22];

/**
 * The marks of a sheet, from north to south. Things known only by their district share a mark, and marks closer than
 * `apart` units are joined.
 */
export function gather(items: MapItem[], areas: MapArea[], apart: number): Pin[] {
  const pins: Pin[] = [];
  const shown = new Map(areas.filter(({ isOnSheet }) => isOnSheet).map((area) => [area.id, area]));
  for (const [id, area] of shown) {
    const inside = items.filter((item) => item.area === id && item.precision === 'district');
    if (inside.length > 0) pins.push({ x: area.x, y: area.y, items: inside, areas: [area], aside: area.aside ?? ON });
  }
  for (const item of items) {
    const area = shown.get(item.area);
    if (item.precision === 'district') continue;
    pins.push({ x: item.x, y: item.y, items: [item], areas: area ? [area] : [], aside: item.aside ?? UPRIGHT });
  }
  const unit = apart / APART_PX;
  return joined(pins, apart, unit).sort((a, b) => a.y - b.y || a.x - b.x);
}

/** Joins the two closest marks, again and again, until none are too close. */
function joined(pins: Pin[], apart: number, unit: number): Pin[] {
  const left = [...pins];
  for (;;) {
    let best: { i: number; j: number; distance: number } | null = null;
    for (const [i, a] of left.entries()) {
      for (let j = i + 1; j < left.length; j++) {
        const b = left[j] as Pin; // j is below the length
        const distance = Math.hypot(right(a, unit) - right(b, unit), down(a, unit) - down(b, unit));
        if (distance < (best?.distance ?? apart)) best = { i, j, distance };
      }
    }
    if (!best) return left;
    const [b] = left.splice(best.j, 1);
    const [a] = left.splice(best.i, 1);
    if (a && b) left.push(together(a, b, unit));
  }
}

/** Where a mark is drawn, in units of the sheet. */
const right = ({ x, aside }: Pin, unit: number) => x + aside[0] * unit;
const down = ({ y, aside }: Pin, unit: number) => y + aside[1] * unit;

/**
 * Joins two marks where the larger one is, so that a lone pin does not pull a town's disc away from its dot. At a town,
 * the joined mark keeps clear of the town's name.
 */
function together(a: Pin, b: Pin, unit: number): Pin {
  const [large, small] = a.items.length >= b.items.length ? [a, b] : [b, a];
  const areas = [...large.areas, ...small.areas.filter(({ id }) => large.areas.every((other) => other.id !== id))];
  const home = areas.find(({ x, y }) => Math.hypot(large.x - x, large.y - y) < unit * AT_HOME_PX);
  return { ...large, items: [...large.items, ...small.items], areas, aside: home ? (home.aside ?? ON) : large.aside };
}
