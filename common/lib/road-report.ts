/** What a visitor who has just driven a road may say of it. */
export const ROAD_STATES = ['bien', 'cuidado', 'cortado'] as const;

export type RoadReportState = (typeof ROAD_STATES)[number];

const HOUR_MS = 3_600_000;
/** How long a visitor's report counts: roads of gravel change with one storm. */
const REPORT_HOURS = 48;

/**
 * Whether a report still counts. Both times are by the clock of San Rafael, to the minute: "2026-11-26T14:05". One of
 * the future does not, as on a device whose clock is behind.
 */
export function isFreshReport(at: string, now: string): boolean {
  const age = Date.parse(`${now}Z`) - Date.parse(`${at}Z`);
  return age >= 0 && age < REPORT_HOURS * HOUR_MS;
}
