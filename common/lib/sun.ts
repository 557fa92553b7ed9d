import { getTimes } from 'suncalc';
import { clockInSanRafael } from './san-rafael.ts';

/** Minutes after midnight in Mendoza. */
export type Sun = { rise: number; set: number };

/** The sunrise and sunset at a point on a day such as "2026-12-12". Mountains may hide the sun earlier. */
export function sunOn(day: string, { lat, lng }: { lat: number; lng: number }): Sun | null {
  const noon = new Date(`${day}T12:00:00-03:00`);
  const { sunrise, sunset } = getTimes(noon, lat, lng);
  return sunrise && sunset ? { rise: minutesOf(sunrise), set: minutesOf(sunset) } : null;
}

function minutesOf(time: Date): number {
  const clock = clockInSanRafael(time);
  return clock.getUTCHours() * 60 + clock.getUTCMinutes();
}
