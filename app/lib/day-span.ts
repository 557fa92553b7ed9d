/** Days as "2026-11-21": `from` is the first, `until` the first that no longer belongs; what is left out has no end. */
export type DaySpan = { from?: string; until?: string };

/** Whether `day` lies in the span. */
export function isWithin({ from, until }: DaySpan, day: string): boolean {
  return (from === undefined || from <= day) && (until === undefined || day < until);
}
