import type { DaySpan } from '#app/lib/day-span.ts';
import { addDays } from '#app/lib/days.ts';
import { type Check, newestCheck } from './checks.ts';
import { type FactKind, FRESH_DAYS, isHiddenWhenOld } from './freshness.ts';
import { firstDay } from './known-day.ts';

/** A fact that is shown, and who confirmed it last: null where nobody did. */
export type KnownFact = { field: string; kind: FactKind; check: Check | null };

/** `expired`: twice as old as its kind stays fresh. */
export type Freshness = { fresh: DaySpan; old: DaySpan; expired: { from: string } };

/** A prohibition or season without an end of its own is due again at once, and is shown for no more than a year. */
const UNENDING_DAYS = { fresh: 0, shown: 365 };

/** From when until when a check counts as fresh, old and expired, as days. */
export function freshnessOf({ on, until }: Pick<Check, 'on' | 'until'>, kind: FactKind): Freshness {
  const days = FRESH_DAYS[kind];
  const checked = firstDay(on);
  // The last day itself still belongs; what has an end of its own is over then, and not merely old.
  const end = until === null ? null : addDays(until, 1);
  const [fresh, shown] = days === null ? [UNENDING_DAYS.fresh, UNENDING_DAYS.shown] : [days, 2 * days];
  const old = days === null && end !== null ? end : earliest(addDays(checked, fresh), end);
  const expired = days === null && end !== null ? end : earliest(addDays(checked, shown), end);
  return { fresh: { until: old }, old: { from: old, until: expired }, expired: { from: expired } };
}

/** What is known of a thing: each of `kinds` with a value in `content`, and its newest check in `log`. */
export function knownFacts(content: object, kinds: Record<string, FactKind>, log: readonly Check[]): KnownFact[] {
  return Object.entries(kinds)
    .filter(([field]) => isKnown(content[field as keyof typeof content]))
    .map(([field, kind]) => ({ field, kind, check: newestCheck(log, field) }));
}

/** The day from which each fact is hidden, for those that must not be shown when they are too old. */
export function hiddenFrom(facts: readonly KnownFact[]): Map<string, string> {
  return new Map(
    facts.flatMap(({ field, kind, check }) => {
      if (check === null || !(isHiddenWhenOld(kind) || check.until !== null)) return [];
      return [[field, freshnessOf(check, kind).expired.from]];
    }),
  );
}

/** Whether a field says something: null, false and empty lists stand for what nobody knows. */
export function isKnown(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== null && value !== undefined && value !== false;
}

const earliest = (day: string, other: string | null) => (other !== null && other < day ? other : day);
