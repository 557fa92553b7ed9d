/**
 * What may be proposed, the best first: by being real, then by being in the same district, then by being known to be open,
 * then by being known to suit, then by nearness, then by the order of the guide.
 */
import type { Thing } from '#views/trip-views.ts';
import { legBetween } from '../timing/legs.ts';
import { openOn } from '../timing/open-on.ts';
import { dateOf } from '../timing/timing.ts';
import { type Draft, isFree } from './draft.ts';

/** How many candidates are tried before a day goes without. */
const MOST_TRIED = 8;

export function ranked(draft: Draft, number: number, wanted: (thing: Thing) => boolean, near?: Thing): Thing[] {
  const { plan, data } = draft;
  const date = dateOf(plan, number);
  const rank = (thing: Thing) => [
    thing.isSample ? 1 : 0,
    near && near.district !== thing.district ? 1 : 0,
    isKnownOpen(thing, date) ? 0 : 1,
    plan.company.every((company) => thing.suits?.[company] === true) ? 0 : 1,
    near ? nearness(draft, near, thing) : 0,
  ];
  return data.things
    .filter((thing) => wanted(thing) && isFree(draft, thing, number) && (isKnownOpen(thing, date) || canBeAsked(thing)))
    .map((thing) => ({ thing, rank: rank(thing) }))
    .sort((a, b) => compare(a.rank, b.rank))
    .slice(0, MOST_TRIED)
    .map(({ thing }) => thing);
}

/** Without a date, regular hours will do. */
const isKnownOpen = (thing: Thing, date: string | null) =>
  date === null ? Boolean(thing.opening ?? thing.rules) : openOn(thing, date) === 'open';

/** Whether somebody answers the phone who knows: nobody is sent to a door of which nothing is known. */
const canBeAsked = ({ phone, askAt, isSample }: Thing) => Boolean(phone ?? askAt ?? isSample);

const compare = (a: number[], b: number[]) =>
  a.map((one, index) => one - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;

export const nearness = ({ data, plan }: Draft, from: Thing, to: Thing) =>
  legBetween(from, to, data, plan.travel)?.minutes ?? Number.POSITIVE_INFINITY;
