import type { Interactions } from './interactions/interactions.ts';
import { kinds, type Run } from './lighthouse.ts';
import { goal, kilobytes, sum, table, times, whole } from './print.ts';

export type Result = Run & { name: string; weights: Record<(typeof kinds)[number], number> };

/** The most that a tap may take, as a multiple of a plain document's time. */
const INTERACTION_GOALS = { filter: 1, card: 0.9 };

export function weightTable(results: Result[]): string {
  return table(
    ['kB', ...kinds, 'all', 'requests'],
    results.map(({ name, weights, requests }) => {
      const bytes = kinds.map((kind) => weights[kind]);
      return [name, ...[...bytes, sum(bytes)].map((size) => kilobytes(size)), String(requests.length)];
    }),
  );
}

export function timeTable(results: Result[]): string {
  return table(
    ['', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'Speed Index ms', 'performance, accessibility, best practices, SEO'],
    results.map(({ name, times: { fcp, lcp, tbt, cls, speedIndex }, scores }) => [
      name,
      ...[fcp, lcp, tbt].map(whole),
      cls.toFixed(3),
      whole(speedIndex),
      Object.values(scores).join(', '),
    ]),
  );
}

export function interactionTable({ filter, card, fetched }: Interactions): string {
  const row = (name: string, { guide, plain, ratio }: Interactions['card']) => [
    name,
    whole(guide),
    whole(plain),
    ratio.toFixed(2),
  ];
  return table(
    ['ms to the next paint, processor 4 times slower', 'guide', 'plain document', 'ratio'],
    [
      row('a filter', filter),
      row('a card of a list → its page, on its way before the tap', card),
      ['the same, fetched after the tap over a slow network', whole(fetched.card), '', ''],
      ['the menu → a list, fetched after the tap over a slow network', whole(fetched.menu), '', ''],
    ],
  );
}

/** `list` and `limit` are among the results; `scripts` is the weight of the list's scripts in bytes. */
export function goals(own: Result[], limit: Result, list: Result, taps: Interactions, scripts: number): string {
  const worst = (pick: (result: Result) => number) => Math.max(...own.map(pick));
  const lcp = list.times.lcp / limit.times.lcp;
  const fcp = worst(({ times }) => times.fcp);
  const slowest = worst(({ times }) => times.lcp);
  const tbt = worst(({ times }) => times.tbt);
  const cls = worst(({ times }) => times.cls);
  const score = -worst(({ scores }) => -Math.min(...Object.values(scores)));
  const { filter, card } = INTERACTION_GOALS;
  return [
    goal("the list's LCP at most 1.1 times the limit page's", lcp <= 1.1, times(lcp)),
    goal('CLS under 0.01 on every page', cls < 0.01, cls.toFixed(3)),
    goal('FCP at most 1.0 s on every page', fcp <= 1000, `${whole(fcp)} ms`),
    goal('LCP at most 1.25 s on every page', slowest <= 1250, `${whole(slowest)} ms`),
    goal('TBT under 30 ms on every page', tbt < 30, `${whole(tbt)} ms`),
    goal(`a filter at most ${times(filter)} a plain document's`, taps.filter.ratio <= filter, times(taps.filter.ratio)),
    goal(`a card at most ${times(card)} a plain document's`, taps.card.ratio <= card, times(taps.card.ratio)),
    goal('Lighthouse 100 in all four categories on every page', score === 100, `lowest ${score}`),
    goal('scripts of a list at most 95 kB', scripts <= 95_000, `${kilobytes(scripts)} kB`),
  ].join('\n');
}
