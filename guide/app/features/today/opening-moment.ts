import { clockInSanRafael } from '#common/lib/san-rafael.ts';

/** The moments that have a print of their own on the front page; at any other, its usual one opens it. */
export const MOMENTS = ['noche', 'otono', 'otono-noche'] as const;

export type OpeningMoment = (typeof MOMENTS)[number];

/** What the page says of them: its moments ("noche otono"), and the hours of the year's nights. */
export type Openings = { moments: string; nights: string };

/** April and May, which `content/pages/antes-de-salir.json` calls autumn, too. */
const AUTUMN = [4, 5];

/**
 * Which of `moments` it is by San Rafael's clock, empty on an ordinary day; in the dark theme it is always night.
 * `nights` holds the minutes of sunrise and sunset of each month ("374-1226 …"): the sun itself would be too much code for
 * a script that runs before the first paint.
 */
export function openingMoment({ nights, moments }: Openings, now: Date, isDark: boolean): string {
  const clock = clockInSanRafael(now);
  const month = clock.getUTCMonth();
  const [rise = 0, set = 1440] = nights.split(' ')[month]?.split('-').map(Number) ?? [];
  const minutes = clock.getUTCHours() * 60 + clock.getUTCMinutes();
  const isNight = isDark || minutes < rise || minutes >= set;
  const isAutumn = AUTUMN.includes(month + 1);
  const fitting = [isAutumn && isNight && 'otono-noche', isNight && 'noche', isAutumn && !isNight && 'otono'];
  return fitting.find((one) => one && moments.split(' ').includes(one)) || '';
}
