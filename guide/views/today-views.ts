/** What the page of "today" chooses from. Unknown fields are left out. */
import type { Thing } from './trip-views.ts';

/** A place, a listing or an event that may fit a day. */
export type Candidate = Pick<
  Thing,
  'name' | 'href' | 'role' | 'minutes' | 'months' | 'rules' | 'opening' | 'hours' | 'dates' | 'suits' | 'phone'
> & {
  /** The ids of what it is for. */
  purposes: string[];
  /** The name of its district. */
  where?: string | undefined;
  /** It can be reached on foot from the plaza or by the town's buses. */
  isInTown?: true | undefined;
  isOutdoors?: true | undefined;
  needsBooking?: true | undefined;
  needsRiver?: true | undefined;
  /** The last report about the road that leads there; `last` is null where nobody ever reported. */
  road?: { id: string; last: { date: string; type: 'open' | 'closed' } | null } | undefined;
};

export type Purpose = { id: string; title: string };
