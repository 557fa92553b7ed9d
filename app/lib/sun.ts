import { getTimes } from 'suncalc';

/** Minutes after midnight in Mendoza. */
export type Sun = { rise: number; set: number };

/** Argentina is three hours behind UTC all year. */
const HOURS_BEHIND = 3;

/** When the sun comes up and goes down over a point on a day, "2026-12-12". Mountains hide it earlier. */
export function sunOn(day: string, { lat, lng }: { lat: number; lng: number }): Sun | null {
  const noon = new Date(`${day}T12:00:00-03:00`);
  const { sunrise, sunset } = getTimes(noon, lat, lng);
  return sunrise && sunset ? { rise: minutesOf(sunrise), set: minutesOf(sunset) } : null;
}

function minutesOf(time: Date): number {
  const minutes = time.getUTCHours() * 60 + time.getUTCMinutes() - HOURS_BEHIND * 60;
  return (minutes + 24 * 60) % (24 * 60);
}
