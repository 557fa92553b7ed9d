import { sunOn } from '#common/lib/sun.ts';
import type { Candidate } from '#views/today-views.ts';
import type { Verdict } from './judge.ts';
import type { Moment } from './moments.ts';

export type Judged = { candidate: Candidate; verdict: Verdict };

/** By day, one of each in this order; what nobody goes out for at that hour comes last. */
const BY_DAY = ['event', 'see', 'do', 'taste', 'eat', 'tour'];
const BY_NIGHT = ['event', 'eat', 'night'];
/** Nobody goes out for a drink when it ends before this. */
const EVENING = 20 * 60;
const LAST = 1000;

/**
 * What is known to suit everybody first, and what has a roof before what rain spoils. Among equals every role has its
 * turn, so that the first few are not all wineries; of each role those that can be asked come first.
 */
export function inTurn(judged: Judged[], moments: Moment[]): Judged[] {
  const isDark = moments.every(({ date, from }) => from >= (sunOn(date)?.set ?? EVENING));
  const isDay = moments.every(({ to }) => to <= EVENING);
  const roles = isDark ? BY_NIGHT : isDay ? BY_DAY : [...BY_DAY, 'night'];
  const before = new Map<string, number>();
  return judged
    .map((one) => ({ one, rank: rankOf(one) }))
    .sort((a, b) => a.rank - b.rank || Number(!canBeAsked(a.one)) - Number(!canBeAsked(b.one)))
    .map(({ one, rank }) => {
      const { role } = one.candidate;
      const key = `${rank} ${role}`;
      const turn = before.get(key) ?? 0;
      before.set(key, turn + 1);
      const place = roles.indexOf(role);
      return { one, rank, turn: place < 0 ? LAST + turn : turn, place };
    })
    .sort((a, b) => a.rank - b.rank || a.turn - b.turn || a.place - b.place)
    .map(({ one }) => one);
}

const rankOf = ({ verdict }: Judged) => Number(!verdict.isSure) + 2 * Number(verdict.isWet ?? false);

/** By phone, or because its road has news to judge by. */
const canBeAsked = ({ candidate: { phone, road } }: Judged) => phone !== undefined || road !== undefined;
