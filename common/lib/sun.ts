import { getTimes } from 'suncalc';
import { clockInSanRafael } from './san-rafael.ts';

/** Minutes after midnight in Mendoza. */
export type Sun = { rise: number; set: number };

/** Plaza San Martín: the sun of the whole guide, so that no two pages disagree by a minute. */
const [LAT, LNG] = [-34.613, -68.3305];

/** The sunrise and sunset in San Rafael on a day such as "2026-12-12". Mountains may hide the sun earlier. */
export function sunOn(day: string): Sun | null {
  const noon = new Date(`${day}T12:00:00-03:00`);
  const { sunrise, sunset } = getTimes(noon, LAT, LNG);
  return sunrise && sunset ? { rise: minutesOf(sunrise), set: minutesOf(sunset) } : null;
}

function minutesOf(time: Date): number {
  const clock = clockInSanRafael(time);
  return clock.getUTCHours() * 60 + clock.getUTCMinutes();
}
