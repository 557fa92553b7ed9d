import type { Sun } from '#common/lib/sun.ts';
import type { TripData } from '#views/trip-views.ts';
import type { Plan } from '../plan/plan.ts';
import type { TimedDay } from '../timing/timing.ts';

/** `danger`: it cannot work, or somebody may be hurt. `doubt`: ask or bring something. `fits`: a reassurance. */
export type Tone = 'danger' | 'doubt' | 'fits';

export type Warning = {
  /** Key of the sentence under `trip.warnings`. */
  code: string;
  tone: Tone;
  values: Record<string, string | number>;
  /** The part of the day that it is about; null for the whole day. */
  part: number | null;
  /** The names of the `values` that the page writes as times of the day. */
  clocks?: string[] | undefined;
};

/** What warnings are based on: a day of a plan, what the guide knows, and the day's light. */
export type Weighed = { plan: Plan; day: TimedDay; data: TripData; sun: Sun | null };
