/** What a first plan leaves out, and prefers, for those who come along. */
import type { DayIdea, Thing, TripData } from '#views/trip-views.ts';
import { basesOf } from '../plan/bases.ts';
import type { Company, Plan } from '../plan/plan.ts';
import { nightAt, type TimedDay, thingOf } from '../timing/timing.ts';

/** The longest single drive with children, in minutes. */
export const DRIVE_WITH_CHILDREN = 75;
/** The most stops a day for somebody who walks little, the meal included. */
export const FEW_STOPS = 3;
/** The most stops of a day with children, the meal included. */
const CHILDRENS_STOPS = 5;
/** The longest tour with children, in minutes. */
const CHILDRENS_TOUR = 8 * 60;
/** The most tastings of one day. */
const MOST_TASTINGS = 2;
/** Beyond this distance nobody walks, or takes a taxi without asking for the price. */
export const TAXI_KM = 12;
/** The longest that anybody drives in a day, in minutes: to El Sosneado and back. */
const MOST_DRIVING = 4.5 * 60;

/** Whether a thing may be proposed to them, as far as the guide knows. */
export function suitsCompany(thing: Thing, company: readonly Company[]): boolean {
  const { role, type, suits, beyond, effort, minutes } = thing;
  if (company.some((one) => suits?.[one] === false)) return false;
  // Nobody has asked for something demanding.
  if (effort === 'high' || (effort === 'medium' && company.includes('children'))) return false;
  const isPlace = type === 'lugar' || role === 'eat';
  const knows = (one: Company) => suits?.[one] === true;
  if (company.includes('children') && (role === 'taste' || role === 'night') && !knows('children')) return false;
  if (company.includes('children') && role === 'tour' && minutes > CHILDRENS_TOUR) return false;
  if (company.includes('reduced') && (role === 'do' || role === 'tour' || beyond) && !knows('reduced')) return false;
  // Nobody knows which winery or museum lets a dog in; outdoors it may come.
  return !company.includes('dog') || isPlace || role === 'event' || knows('dog');
}

/**
 * The days to propose, in order: first the zone of a base outside the city, then those for this company; those that it
 * never gets are left out.
 */
export function ideasFor(data: TripData, plan: Plan, number: number): DayIdea[] {
  const has = (list: readonly string[] | undefined) => plan.company.some((one) => list?.includes(one));
  const { district } = nightAt(basesOf(plan)[number] ?? null, data);
  const isHere = ({ place }: DayIdea) =>
    district !== 'ciudad' && thingOf(data, { type: 'lugar', id: place })?.district === district;
  const rank = (idea: DayIdea) => (isHere(idea) ? 0 : has(idea.first) ? 1 : 2);
  return data.dayIdeas
    .filter(({ travel, never }) => travel.includes(plan.travel) && !has(never))
    .sort((a, b) => rank(a) - rank(b));
}

/** Whether a day is no more than they can do: few stops, short drives, no third tasting, no long way without a car. */
export function isGentle(day: TimedDay, { company, travel }: Pick<Plan, 'company' | 'travel'>): boolean {
  const { parts, driveMinutes } = day;
  if (driveMinutes > MOST_DRIVING) return false;
  const isByTaxi = travel === 'none' && parts.some((part) => part.kind === 'drive' && (part.leg?.km ?? 0) > TAXI_KM);
  if (isByTaxi) return false;
  const stops = parts.filter(({ kind }) => kind === 'stop');
  const tastings = stops.filter((part) => part.kind === 'stop' && part.thing?.role === 'taste').length;
  if (tastings > MOST_TASTINGS) return false;
  if (company.includes('reduced') && stops.length > FEW_STOPS) return false;
  if (company.includes('children') && stops.length > CHILDRENS_STOPS) return false;
  return !company.includes('children') || longestDrive(parts) <= DRIVE_WITH_CHILDREN;
}

export const longestDrive = (parts: TimedDay['parts']) =>
  Math.max(0, ...parts.flatMap((part) => (part.kind === 'drive' ? [part.minutes] : [])));
