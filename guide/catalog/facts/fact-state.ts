import type { DaySpan } from '#common/lib/day-span.ts';
import { addDays } from '#common/lib/days.ts';
import { type Check, newestCheck } from './checks.ts';
import { type FactKind, FRESH_DAYS, isHiddenWhenOld } from './freshness.ts';
import { firstDay } from './known-day.ts';

/** A fact that is shown, with its newest check; null if nobody confirmed it. */
export type KnownFact = { field: string; kind: FactKind; check: Check | null };

/** `expired`: twice as old as its kind stays fresh, or past its own end. */
export type Freshness = { fresh: DaySpan; old: DaySpan; expired: { from: string } };

/** A prohibition or season without an end date is due again at once, and is shown for at most a year. */
const UNENDING_DAYS = { fresh: 0, shown: 365 };

/** The days on which a check counts as fresh, old and expired. */
export function freshnessOf({ on, until }: Pick<Check, 'on' | 'until'>, kind: FactKind): Freshness {
  const days = FRESH_DAYS[kind];
  const checked = firstDay(on);
  // `until` is inclusive. On the day after it the fact expires, instead of merely growing old.
  const end = until === null ? null : addDays(until, 1);
  const [fresh, shown] = days === null ? [UNENDING_DAYS.fresh, UNENDING_DAYS.shown] : [days, 2 * days];
  const old = days === null && end !== null ? end : earliest(addDays(checked, fresh), end);
  const expired = days === null && end !== null ? end : earliest(addDays(checked, shown), end);
  return { fresh: { until: old }, old: { from: old, until: expired }, expired: { from: expired } };
}

/** The known facts: each of `kinds` that has a value in `content`, with its newest check in `log`. */
export function knownFacts(content: object, kinds: Record<string, FactKind>, log: readonly Check[]): KnownFact[] {
  return Object.entries(kinds)
    .filter(([field]) => isKnown(content[field as keyof typeof content]))
    .map(([field, kind]) => ({ field, kind, check: newestCheck(log, field) }));
}

/** The day from which each fact is hidden, for the facts that must not be shown once they expire. */
export function hiddenFrom(facts: readonly KnownFact[]): Map<string, string> {
  return new Map(
    facts.flatMap(({ field, kind, check }) => {
      if (check === null || !(isHiddenWhenOld(kind) || check.until !== null)) return [];
      return [[field, freshnessOf(check, kind).expired.from]];
    }),
  );
}

/** Whether a field has a value: null, false and empty lists mean unknown. */
export function isKnown(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== null && value !== undefined && value !== false;
}

const earliest = (day: string, other: string | null) => (other !== null && other < day ? other : day);
