/** What a first plan leaves out, and prefers, for those who come along. */
import type { DayIdea, Thing, TripData } from '#views/trip-views.ts';
import type { Company, Plan } from '../plan/plan.ts';
import type { TimedDay } from '../timing/timing.ts';

/** The longest single drive with children, in minutes. */
const DRIVE_WITH_CHILDREN = 75;
/** The most stops a day for somebody who walks little, the meal included. */
const FEW_STOPS = 3;
/** The most stops of a day with children, the meal included. */
const CHILDRENS_STOPS = 5;
/** The longest tour with children, in minutes. */
const CHILDRENS_TOUR = 8 * 60;
/** The most tastings of one day. */
const MOST_TASTINGS = 2;

/** Whether a thing may be proposed to them, as far as the guide knows. */
export function suitsCompany({ role, type, suits, beyond, minutes }: Thing, company: readonly Company[]): boolean {
  if (company.some((one) => suits?.[one] === false)) return false;
  const isPlace = type === 'lugar' || role === 'eat';
  const knows = (one: Company) => suits?.[one] === true;
  if (company.includes('children') && (role === 'taste' || role === 'night') && !knows('children')) return false;
  if (company.includes('children') && role === 'tour' && minutes > CHILDRENS_TOUR) return false;
  if (company.includes('reduced') && (role === 'do' || role === 'tour' || beyond) && !knows('reduced')) return false;
  // Nobody knows which winery or museum lets a dog in; outdoors it may come.
  return !company.includes('dog') || isPlace || role === 'event' || knows('dog');
}

/** The days to propose, in order: first those for this company; those that it never gets are left out. */
export function ideasFor({ dayIdeas }: TripData, { company, travel }: Pick<Plan, 'company' | 'travel'>): DayIdea[] {
  const has = (list: readonly string[] | undefined) => company.some((one) => list?.includes(one));
  const fit = dayIdeas.filter(({ travel: ways, never }) => ways.includes(travel) && !has(never));
  return [...fit.filter(({ first }) => has(first)), ...fit.filter(({ first }) => !has(first))];
}

/** Whether a day is no more than they can do: few stops, short drives, no third tasting. */
export function isGentle({ parts }: TimedDay, company: readonly Company[]): boolean {
  const stops = parts.filter(({ kind }) => kind === 'stop');
  const tastings = stops.filter((part) => part.kind === 'stop' && part.thing?.role === 'taste').length;
  if (tastings > MOST_TASTINGS) return false;
  if (company.includes('reduced') && stops.length > FEW_STOPS) return false;
  if (company.includes('children') && stops.length > CHILDRENS_STOPS) return false;
  const longest = Math.max(0, ...parts.flatMap((part) => (part.kind === 'drive' ? [part.minutes] : [])));
  return !company.includes('children') || longest <= DRIVE_WITH_CHILDREN;
}
