import { openSentence } from '#app/features/facts/open-sentence.ts';
import { whenSeenAgain } from '#common/lib/hooks/when-seen-again.ts';
import { openState } from '#common/lib/opening/open-state.ts';
import { todayInSanRafael } from '#common/lib/san-rafael.ts';
import { fetchBuilt } from '#engine/browser/page-data.ts';
import type { ListData, ListHours, OpenNowFilter } from '#views/list-views.ts';
import { OPEN_NOW } from './list-state.ts';

/** The ids of the listings that are open, and the number of those for which this is unknown. */
type Found = { open: string[]; unknown: number };

/** Calls `show` with what is open now, and again whenever that changes. Returns a function that stops it. */
export function watch({ openNow, hours: file, cards }: ListData, show: (update: (data: ListData) => ListData) => void) {
  let last = '';
  let hours: ListHours | null = null;
  const look = () => {
    const now = new Date();
    const found = openNow && openAt(openNow, cards.length, now);
    const said = hours && saidAt(hours, now);
    const key = JSON.stringify([found, said]);
    if (key !== last) show((data) => withSaid(found ? withOpen(data, found) : data, said));
    last = key;
  };
  look();
  if (file) {
    fetchBuilt<ListHours>(file, new AbortController().signal).then(
      (found) => {
        hours = found;
        look();
      },
      (error: unknown) => console.warn('The hours of this list could not be loaded.', error),
    );
  }
  return whenSeenAgain(look);
}

/** What each card says of its hours at a moment: nothing where they say nothing about that day. */
export function saidAt({ of, words }: ListHours, now: Date): Record<string, string> {
  const today = todayInSanRafael(now);
  const sentences = of.map(({ id, rules, until }) => {
    const state = until && until <= today ? null : openState(rules, now);
    return [id, state ? openSentence(state, words) : ''];
  });
  return Object.fromEntries(sentences);
}

function withSaid(data: ListData, said: Record<string, string> | null): ListData {
  if (!said) return data;
  const cards = data.cards.map((card) => {
    const now = said[card.id];
    // An unchanged card is not rendered again.
    return now === undefined || now === card.now ? card : { ...card, now };
  });
  return { ...data, cards };
}

/**
 * What is open at a moment. Listings whose hours are unconfirmed, outdated or say nothing about that day count as
 * unknown.
 */
export function openAt({ hours }: OpenNowFilter, total: number, now: Date): Found {
  const today = todayInSanRafael(now);
  const states = hours
    .filter(({ until }) => today < until)
    .map(({ id, rules }) => ({ id, state: openState(rules, now) }))
    .filter(({ state }) => state !== null);
  return { open: states.filter(({ state }) => state?.isOpen).map(({ id }) => id), unknown: total - states.length };
}

/** The list with a filter that keeps what is open, and says for how many listings this is unknown. */
export function withOpen(data: ListData, { open, unknown }: Found): ListData {
  const { cards, filters, openNow } = data;
  if (!openNow) return data;
  const { count: template, unsure } = openNow.words;
  const count = [
    template.replace('{open}', `${open.length}`).replace('{total}', `${cards.length}`),
    ...(unknown > 0 ? [unsure.replace('{unknown}', `${unknown}`)] : []),
  ].join(' ');
  return {
    ...data,
    filters: filters.map((filter) => (filter.value === OPEN_NOW ? { ...filter, count } : filter)),
    // An unchanged card is not rendered again.
    cards: cards.map((card) =>
      !card.filters.includes(OPEN_NOW) || open.includes(card.id)
        ? card
        : { ...card, filters: card.filters.filter((filter) => filter !== OPEN_NOW) },
    ),
  };
}
