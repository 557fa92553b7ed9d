/** What the page of "today" chooses from. Unknown fields are left out. */
import type { RoadReportState } from '#common/lib/road-report.ts';
import type { Thing } from './trip-views.ts';

/** A place, a listing or an event that may fit a day. */
export type Candidate = Pick<
  Thing,
  | 'name'
  | 'href'
  | 'image'
  | 'role'
  | 'minutes'
  | 'months'
  | 'rules'
  | 'opening'
  | 'hours'
  | 'hoursUntil'
  | 'dates'
  | 'suits'
  | 'phone'
> & {
  /** The ids of what it is for. */
  purposes: string[];
  /** The name of its district. */
  where?: string;
  /** It can be reached on foot from the plaza or by the town's buses. */
  isInTown?: true;
  isOutdoors?: true;
  needsBooking?: true;
  needsRiver?: true;
  road?: CandidateRoad;
};

/**
 * What was last said of the road that leads there: `last` by an authority or the press, null if nobody ever did;
 * `reports` by visitors who drove it, newest first, each true for 48 hours only.
 */
export type CandidateRoad = {
  id: string;
  last: { date: string; type: 'open' | 'closed' } | null;
  reports: { at: string; state: RoadReportState }[];
};

/** `from`: the time of day when it begins, in minutes after midnight. */
export type Purpose = { id: string; title: string; from?: number };
