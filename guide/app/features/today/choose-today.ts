import { clockInSanRafael } from '#common/lib/san-rafael.ts';

type Moment = { month: number; day: number; hour: number };

/** Month and day from 1 and hour from 0, as clocks in San Rafael show them. */
export function momentIn(now: Date): Moment {
  const clock = clockInSanRafael(now);
  return { month: clock.getUTCMonth() + 1, day: clock.getUTCDate(), hour: clock.getUTCHours() };
}

/**
 * When something fits: months, as "12 1 2", hours from `from` to before `to`, which may reach past midnight, and the
 * days of the month up to `until`.
 */
export type Occasion = { months: string; from: number; to: number; until?: number };

/** Empty months fit every month, and equal `from` and `to` every hour. */
export function fits({ months, from, to, until = 31 }: Occasion, { month, day, hour }: Moment): boolean {
  const isMonth = months === '' || months.split(' ').includes(String(month));
  const isHour = from === to || (hour >= from && hour < to) || (hour + 24 >= from && hour + 24 < to);
  return isMonth && isHour && day <= until;
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
      const { months = '', from = '0', to = '0', until = '31' } = item.dataset;
      const occasion = { months, from: Number(from), to: Number(to), until: Number(until) };
      const isChosen = left > 0 && fits(occasion, moment);
      if (isChosen) left--;
      item.toggleAttribute('data-now', isChosen);
    }
  }
}
