import { todayInSanRafael } from '#common/lib/san-rafael.ts';

/**
 * Gives the styles today's position in the year, as a fraction of it, and its month, from 0. The drawing of a year
 * shows its hand only then.
 */
export function markToday(): void {
  const [, month = 1, day = 1] = todayInSanRafael().split('-').map(Number);
  const { style } = document.documentElement;
  style.setProperty('--year-at', `${(month - 1 + (day - 0.5) / 31) / 12}`);
  style.setProperty('--year-month', `${month - 1}`);
  style.setProperty('--year-shown', '1');
}
