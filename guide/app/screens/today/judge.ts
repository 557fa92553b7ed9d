import { openingSpans, openOn } from '#app/features/trip/timing/open-on.ts';
import { addDays } from '#common/lib/days.ts';
import { isNationalHoliday } from '#common/lib/opening/holidays.ts';
import { isInSeason } from '#common/lib/opening/season.ts';
import { isFreshReport, type RoadReportState } from '#common/lib/road-report.ts';
import { sunOn } from '#common/lib/sun.ts';
import type { Candidate, CandidateRoad } from '#views/today-views.ts';
import type { Moment } from './moments.ts';

/** Who comes along, and how they travel. */
export const COMPANY = ['chicos', 'perro', 'poca', 'sinauto'] as const;
export type Company = (typeof COMPANY)[number];

/** Best first: on at that time, known to be open, in season and light, to be asked about, not at that time. */
export const GROUPS = ['on', 'open', 'season', 'ask', 'no'] as const;
export type Group = (typeof GROUPS)[number];

/**
 * `reason` is a key below `today.reasons`, or `road`, of which the news of the road tell; `clocks` are minutes after
 * midnight.
 */
export type Verdict = {
  group: Group;
  reason: string;
  clocks?: Record<string, number>;
  months?: number[];
  /** It is known to suit everybody who comes along. */
  isSure: boolean;
  /** Of whom it is known. */
  suits: Company[];
  /** Rain falls, and it has no roof. */
  isWet?: boolean;
};

export type Question = {
  moments: Moment[];
  /** San Rafael's clock when it is asked: "2026-11-26T14:05". */
  now: string;
  company: readonly Company[];
  isRaining: boolean;
  river: { dryFrom: string; dryTo: string };
};

/** An arrival later than this before the end is too late to be worth it. */
const LEAST_MINUTES = 30;

/** Judges a candidate for the best of the moments. */
export function judge(candidate: Candidate, question: Question): Verdict {
  const refused = refusal(candidate, question.company);
  if (refused) return { group: 'no', reason: refused, isSure: true, suits: [] };
  const verdicts = question.moments.map((moment) => atMoment(candidate, moment, question));
  const [best = unknown] = verdicts.sort((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group));
  const isWet = question.isRaining && candidate.isOutdoors === true;
  const suits = question.company.filter((one) => isKnownToSuit(candidate, one));
  return { ...best, isSure: isSureFor(suits, question.company), suits, ...(isWet && { isWet }) };
}

const unknown = { group: 'ask', reason: 'unknown' } as const;

type Judged = Omit<Verdict, 'isSure' | 'suits'>;

/** Why it is known not to suit them; null if it may. */
function refusal({ role, suits, isInTown }: Candidate, company: readonly Company[]): string | null {
  if (company.includes('chicos') && (suits?.children === false || role === 'night')) return 'noChildren';
  if (company.includes('perro') && suits?.dog === false) return 'noDog';
  if (company.includes('poca') && suits?.reduced === false) return 'notReduced';
  // Whoever runs a tour may fetch people in town.
  if (company.includes('sinauto') && !isInTown && role !== 'tour' && role !== 'do' && role !== 'event') return 'byCar';
  return null;
}

const FACTS = { chicos: 'children', perro: 'dog', poca: 'reduced' } as const;

const isKnownToSuit = ({ suits }: Candidate, one: Company): boolean =>
  one !== 'sinauto' && suits?.[FACTS[one]] === true;

/** Whoever cannot get there without a car has been refused. */
const isSureFor = (suits: Company[], company: readonly Company[]): boolean =>
  company.every((one) => one === 'sinauto' || suits.includes(one));

function atMoment(candidate: Candidate, moment: Moment, { river, now }: Question): Judged {
  const { date, from } = moment;
  const { role, months, dates, needsRiver } = candidate;
  if (dates) return eventOn(candidate, date);
  if (months && !months.includes(Number(date.slice(5, 7)))) return { group: 'no', reason: 'outOfSeason', months };
  if (needsRiver && isInSeason(date, river.dryFrom, river.dryTo)) return { group: 'no', reason: 'dryRiver' };
  const judged = candidate.rules || candidate.opening ? byHours(candidate, moment, now) : null;
  if (judged && judged.group !== 'ask') return judged;
  if (role === 'tour' || role === 'do') return { group: 'ask', reason: 'operator' };
  if (role !== 'see' || !candidate.isOutdoors) return judged ?? unknown;
  const sun = sunOn(date);
  if (!sun) return judged ?? unknown;
  if (freshReport(candidate.road, now)?.state === 'cortado') return { group: 'ask', reason: 'road' };
  if (candidate.road?.last?.type === 'closed') return { group: 'ask', reason: 'road' };
  if (from >= sun.set) return { group: 'no', reason: 'night', clocks: { time: sun.set } };
  if (from > sun.set - LEAST_MINUTES) return { group: 'no', reason: 'dark', clocks: { time: sun.set } };
  return judged ?? { group: 'season', reason: 'light', clocks: { time: sun.set } };
}

/** What the last visitor who drove a road reported, as long as that counts. */
export const freshReport = (
  road: CandidateRoad | undefined,
  now: string,
): { at: string; state: RoadReportState } | null => road?.reports.find(({ at }) => isFreshReport(at, now)) ?? null;

function eventOn({ dates = [] }: Candidate, date: string): Judged {
  const isOn = dates.some(([start, end]) => start <= date && date <= end);
  return isOn ? { group: 'on', reason: 'event' } : { group: 'no', reason: 'otherDay' };
}

function byHours(candidate: Candidate, moment: Moment, now: string): Judged {
  const judged = byTimes(candidate, moment, now);
  // Words that only name meals are shown as they are: the times are nobody's.
  return judged.clocks && candidate.opening?.isByMeal ? { group: judged.group, reason: 'unknown' } : judged;
}

function byTimes(candidate: Candidate, { date, from, to }: Moment, now: string): Judged {
  const state = openOn({ ...candidate, type: '', id: '', district: null }, date);
  if (state === 'unknown') return { group: 'ask', reason: isNationalHoliday(date) ? 'holiday' : 'unknown' };
  const spans = spansOn(candidate, date);
  if (candidate.opening?.isDaysOnly && state === 'open') return { group: 'open', reason: 'someTime' };
  const fitting = spans.find(([start, end]) => Math.max(start, from) + LEAST_MINUTES <= Math.min(end, to));
  if (fitting) {
    const [start, end] = fitting;
    if (now.slice(0, 10) !== date || start > minuteOf(now))
      return { group: 'open', reason: 'between', clocks: { from: start, to: end } };
    return { group: 'open', reason: 'until', clocks: { time: end } };
  }
  const later = spans.find(([start]) => start >= from);
  if (later) return { group: 'no', reason: 'later', clocks: { time: later[0] } };
  return { group: 'no', reason: spans.length > 0 ? 'over' : 'closed' };
}

/** "2026-11-26T14:05" → 845. */
const minuteOf = (now: string) => Number(now.slice(11, 13)) * 60 + Number(now.slice(14, 16));

/** The openings of a day in minutes, with those of the night before that go on past midnight. */
function spansOn(candidate: Candidate, date: string): (readonly [number, number])[] {
  const on = (day: string) => openingSpans(candidate, day) ?? [];
  const night = on(addDays(date, -1)).flatMap(([start, end]) =>
    end > 1440 ? [[start - 1440, end - 1440] as const] : [],
  );
  return [...night, ...on(date)];
}
