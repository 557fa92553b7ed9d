/** National holidays of Argentina (Ley 27.399), on which opening hours may differ or be unknown. */
import { addDays, dayOf, weekdayOf } from '../days.ts';

const FIXED = ['01-01', '03-24', '04-02', '05-01', '05-25', '06-20', '07-09', '12-08', '12-25'];
/** Movable holidays: to a Monday by law, elsewhere by decree. The day itself counts, too, because it is uncertain. */
const MOVED = ['06-17', '08-17', '10-12', '11-20'];

/** Days before Easter Sunday: carnival Monday and Tuesday, and Good Friday. */
const BEFORE_EASTER = [48, 47, 2];

/** Whether the day is a national holiday, or one from which a holiday was moved. Bridge days are decreed anew each year. */
export const isHoliday = (day: string): boolean => MOVED.includes(day.slice(5)) || isNationalHoliday(day);

/** Whether the day is a national holiday by law; a day from which a holiday was moved is not. */
export function isNationalHoliday(day: string): boolean {
  if (FIXED.includes(day.slice(5))) return true;
  const year = Number(day.slice(0, 4));
  if (MOVED.some((moved) => mondayOf(`${year}-${moved}`) === day)) return true;
  const easter = easterOf(year);
  return BEFORE_EASTER.some((days) => addDays(easter, -days) === day);
}

/**
 * The Monday to which a holiday moves: from Tuesday or Wednesday to the one before, from Thursday or Friday to the one
 * after (article 6).
 */
function mondayOf(day: string): string {
  const weekday = weekdayOf(day);
  if (weekday === 2 || weekday === 3) return addDays(day, 1 - weekday);
  return weekday === 4 || weekday === 5 ? addDays(day, 8 - weekday) : day;
}

/** Easter Sunday, by the anonymous Gregorian algorithm (Meeus, Jones, Butcher). */
function easterOf(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  return dayOf(year, month, (h + l - 7 * m + 33 * month + 19) % 32);
}
