/** Whether a day is in a season, which is given by months and days ("12-15") and may span the end of the year. */
export function isInSeason(day: string, from: string, to: string): boolean {
  const date = day.slice(5);
  return from <= to ? from <= date && date <= to : from <= date || date <= to;
}

/** What listings and tours mean by summer in their hours. */
export const SUMMER = { from: '12-21', to: '03-20' } as const;
