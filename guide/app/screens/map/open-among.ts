import { openState } from '#common/lib/opening/open-state.ts';
import { todayInSanRafael } from '#common/lib/san-rafael.ts';
import type { MapItem, MapKind } from './map-views.ts';

/** The open things: id → "18:00", or null if they do not close today or tomorrow; and how many are unknown. */
export type OpenThings = { until: Map<string, string | null>; unknown: number };

/**
 * Finds the things that are open by their confirmed hours. Stale hours, or hours without an entry for today, count as
 * unknown; a lake or a bend in the road has no door, and is not counted.
 */
export function openAmong(items: MapItem[], kinds: MapKind[], now: Date): OpenThings {
  const today = todayInSanRafael(now);
  const withDoors = new Set(kinds.filter(({ list }) => list !== null).map(({ id }) => id));
  const until: OpenThings['until'] = new Map();
  let unknown = 0;
  for (const { id, kind, hours } of items) {
    const state = hours && today < hours.until ? openState(hours.rules, now) : null;
    if (state?.isOpen) until.set(id, state.until);
    else if (state === null && withDoors.has(kind)) unknown += 1;
  }
  return { until, unknown };
}
