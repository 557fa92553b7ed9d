import { useEffect, useState } from 'react';
import { whenSeenAgain } from '#common/lib/hooks/when-seen-again.ts';
import { type OpenState, openState } from '#common/lib/opening/open-state.ts';
import { todayInSanRafael } from '#common/lib/san-rafael.ts';
import type { HoursView, OpenMessages } from '#views/hours-views.ts';
import css from './hours.module.css';

/** Whether it is open, by the reader's clock in San Rafael's time; empty if the hours do not say or are outdated. */
export function OpenNow({ now: { rules, until, words } }: { now: NonNullable<HoursView['now']> }) {
  const [state, setState] = useState<OpenState | null>(null);
  useEffect(() => {
    const ask = () => setState(todayInSanRafael() < until ? openState(rules, new Date()) : null);
    ask();
    return whenSeenAgain(ask);
  }, [rules, until]);
  return <p className={`${css.now} ${state?.isOpen ? css.open : ''}`}>{state && sentence(state, words)}</p>;
}

function sentence(state: OpenState, words: OpenMessages): string {
  const time = (text: string, of: 'until' | 'at') => words.times[text]?.[of] ?? text;
  if (state.isOpen)
    return state.until === null ? words.always : words.open.replace('{time}', time(state.until, 'until'));
  const { opens } = state;
  if (opens === null) return words.closed;
  const when = opens.inDays === 0 ? words.today : opens.inDays === 1 ? words.tomorrow : words.later;
  return when.replace('{day}', words.days[opens.weekday] ?? '').replace('{time}', time(opens.time, 'at'));
}
