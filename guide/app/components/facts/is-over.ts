/** San Rafael's offset behind UTC, the same all year. */
const BEHIND_MS = 3 * 3_600_000;

/** Whether the day has come in San Rafael, for cards: without the calendar code that pages with more dates load. */
export const isOver = (until: string | undefined): boolean =>
  until !== undefined && until <= new Date(Date.now() - BEHIND_MS).toISOString().slice(0, 10);
