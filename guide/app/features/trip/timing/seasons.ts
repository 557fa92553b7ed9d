/** What there is only at some time of the year. */
import { isInSeason } from '#common/lib/opening/season.ts';
import type { Thing, TripData } from '#views/trip-views.ts';

type Year = Pick<TripData, 'river' | 'bathing'>;

/** Whether the river has no water on a day, as far as anybody knows beforehand. */
export const isRiverDry = (date: string, { river }: Year) => isInSeason(date, river.dryFrom, river.dryTo);

/** Whether people go into the water on a day; without a date they may. */
export const isForBathing = (date: string | null, { bathing }: Year) =>
  date === null || isInSeason(date, bathing.from, bathing.to);

/** Whether a thing is known to be in season on a day; what depends on one is not as long as there is no date. */
export function isInItsSeason(thing: Thing, date: string | null, year: Year): boolean {
  const { months, needsRiver, isInWater, isSeasonal } = thing;
  if (isSeasonal) return false;
  if (date === null) return !months && !needsRiver && !isInWater;
  if (months && !months.includes(Number(date.slice(5, 7)))) return false;
  if (needsRiver && isRiverDry(date, year)) return false;
  return !isInWater || isForBathing(date, year);
}
