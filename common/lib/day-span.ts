/** Days such as "2026-11-21": `from` is included, `until` is the first day after; an omitted bound is open. */
export type DaySpan = { from?: string | undefined; until?: string | undefined };

/** Whether `day` is within the span. */
export function isWithin({ from, until }: DaySpan, day: string): boolean {
  return (from === undefined || from <= day) && (until === undefined || day < until);
}
