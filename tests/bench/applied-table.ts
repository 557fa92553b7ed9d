import type { Paints } from './applied.ts';
import { goal, table, times, whole } from './print.ts';

type Slow = { name: string; paints: Paints };

/** The most that a page may take, as a multiple of the time of the list that a hand would write. */
const GOALS = { slow4g: { first: 1.5, largest: 1.25 }, slow3g: { first: 1.4, largest: 1.3 } };

export function paintTable(pages: Slow[], limit: Slow): string {
  return table(
    ['ms on an applied line', 'slow 4G: first paint', 'largest', '3G: first paint', 'largest'],
    [...pages, limit].map(({ name, paints: { slow4g, slow3g } }) => [
      name,
      ...[slow4g.first, slow4g.largest, slow3g.first, slow3g.largest].map(whole),
    ]),
  );
}

export function paintGoals(list: Slow, limit: Slow): string {
  const row = (line: keyof Paints, name: string) =>
    (['first', 'largest'] as const).map((paint) => {
      const ratio = list.paints[line][paint] / limit.paints[line][paint];
      const most = GOALS[line][paint];
      return goal(
        `the list's ${paint} paint on ${name} at most ${times(most)} that of the list written by hand`,
        ratio <= most,
        times(ratio),
      );
    });
  return [...row('slow4g', 'slow 4G'), ...row('slow3g', '3G')].join('\n');
}
