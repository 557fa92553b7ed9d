import { expect, test } from 'vitest';
import { addDays } from './days.ts';
import { clockInSanRafael, TIME_ZONE, todayInSanRafael } from './san-rafael.ts';

test('the day changes in San Rafael three hours later than in Greenwich', () => {
  expect(todayInSanRafael(new Date('2027-01-01T02:59:00Z'))).toBe('2026-12-31');
  expect(todayInSanRafael(new Date('2027-01-01T03:00:00Z'))).toBe('2027-01-01');
});

test('the clock agrees with time zone data on every day of the next two years', () => {
  // If this fails, Argentina has changed its time: `clockInSanRafael` must then use the zone from `Intl`.
  const zone = new Intl.DateTimeFormat('sv', { timeZone: TIME_ZONE, dateStyle: 'short', timeStyle: 'short' });
  const today = todayInSanRafael();
  for (let ahead = 0; ahead < 730; ahead++) {
    const noon = new Date(`${addDays(today, ahead)}T15:00:00Z`);
    expect(clockInSanRafael(noon).toISOString().slice(0, 16).replace('T', ' ')).toBe(zone.format(noon));
  }
});
