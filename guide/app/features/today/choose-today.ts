import { clockInSanRafael } from '#common/lib/san-rafael.ts';

/** Month from 1 and hour from 0, as clocks in San Rafael show them. */
export function momentIn(now: Date): { month: number; hour: number } {
  const clock = clockInSanRafael(now);
  return { month: clock.getUTCMonth() + 1, hour: clock.getUTCHours() };
}

/** When something fits: months, as "12 1 2", and hours from `from` to before `to`, which may reach past midnight. */
export type Occasion = { months: string; from: number; to: number };

/** Empty months fit every month, and equal `from` and `to` every hour. */
export function fits({ months, from, to }: Occasion, { month, hour }: { month: number; hour: number }): boolean {
  const isMonth = months === '' || months.split(' ').includes(String(month));
  const isHour = from === to || (hour >= from && hour < to) || (hour + 24 >= from && hour + 24 < to);
  return isMonth && isHour;
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
      const { months = '', from = '0', to = '0' } = item.dataset;
      const isChosen = left > 0 && fits({ months, from: Number(from), to: Number(to) }, moment);
      if (isChosen) left--;
      item.toggleAttribute('data-now', isChosen);
    }
  }
}
