import { clockInSanRafael } from '#common/lib/san-rafael.ts';

type Moment = { month: number; day: number; hour: number; weekday: number };

/** Month and day from 1, hour from 0 and weekday from 0 for Sunday, as clocks in San Rafael show them. */
export function momentIn(now: Date): Moment {
  const clock = clockInSanRafael(now);
  return {
    month: clock.getUTCMonth() + 1,
    day: clock.getUTCDate(),
    hour: clock.getUTCHours(),
    weekday: clock.getUTCDay(),
  };
}

/**
 * When something fits: months, as "12 1 2", hours from `from` to before `to`, which may reach past midnight, the
 * days of the month up to `until`, and the weekdays "1 5".
 */
export type Occasion = { months: string; from: number; to: number; until?: number; days?: string };

/** Empty months fit every month, empty weekdays every day, and equal `from` and `to` every hour. */
export function fits(occasion: Occasion, { month, day, hour, weekday }: Moment): boolean {
  const { months, from, to, until = 31, days = '' } = occasion;
  const isMonth = months === '' || months.split(' ').includes(String(month));
  const isHour = from === to || (hour >= from && hour < to) || (hour + 24 >= from && hour + 24 < to);
  const isWeekday = days === '' || days.split(' ').includes(String(weekday));
  return isMonth && isWeekday && isHour && day <= until;
}

/**
 * Shows the items of the "today" section that fit now: in every `[data-choices]`, the first of them up to its number.
 * Only attributes change, so that the application can hydrate the text that it finds.
 */
export function chooseToday(root: ParentNode, now: Date): void {
  const moment = momentIn(now);
  for (const group of root.querySelectorAll<HTMLElement>('[data-choices]')) {
    let left = Number(group.dataset.choices);
    for (const item of group.children as HTMLCollectionOf<HTMLElement>) {
      const { months = '', from = '0', to = '0', until = '31', days = '' } = item.dataset;
      const occasion = { months, from: Number(from), to: Number(to), until: Number(until), days };
      const isChosen = left > 0 && fits(occasion, moment);
      if (isChosen) left--;
      item.toggleAttribute('data-now', isChosen);
    }
  }
}
