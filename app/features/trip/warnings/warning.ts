import type { TripData } from '#app/catalog/trip/trip-views.ts';
import type { Sun } from '#app/lib/sun.ts';
import type { Plan } from '../plan/plan.ts';
import type { TimedDay } from '../timing/timing.ts';

/** `danger`: it cannot be so, or somebody may be hurt. `doubt`: ask or bring something. `fits`: said because it helps. */
export type Tone = 'danger' | 'doubt' | 'fits';

export type Warning = {
  /** Key of the sentence below `trip.warnings`. */
  code: string;
  tone: Tone;
  values: Record<string, string | number>;
  /** The part of the day that it is about; null for the whole day. */
  part: number | null;
  /** What the page writes as times of the day, among `values`. */
  clocks?: string[];
};

/** What warnings are weighed by: a day of a plan, what the guide knows, and the day's light. */
export type Weighed = { plan: Plan; day: TimedDay; data: TripData; sun: Sun | null };
