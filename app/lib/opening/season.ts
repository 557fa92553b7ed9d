/** Whether a day lies in a season, given by months and days ("12-15") that may reach over the turn of the year. */
export function isInSeason(day: string, from: string, to: string): boolean {
  const date = day.slice(5);
  return from <= to ? from <= date && date <= to : from <= date || date <= to;
}
