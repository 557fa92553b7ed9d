import { openState } from '#app/lib/opening/open-state.ts';
import { todayInSanRafael } from '#app/lib/san-rafael.ts';
import type { MapItem, MapKind } from './map-views.ts';

/** What is open: id → "18:00", or null where it does not close today or tomorrow; and of how many nobody can say. */
export type OpenThings = { until: Map<string, string | null>; unknown: number };

/**
 * Of these things, those whose confirmed hours say that they are open. Hours that are old, or say nothing of today,
 * are unknown; a lake and a bend of the road have no door, and are not counted.
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
