/** Whether a day is in a season, which is given by months and days ("12-15") and may span the end of the year. */
export function isInSeason(day: string, from: string, to: string): boolean {
  const date = day.slice(5);
  return from <= to ? from <= date && date <= to : from <= date || date <= to;
}
