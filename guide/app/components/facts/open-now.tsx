import { useEffect, useState } from 'react';
import { openSentence } from '#app/features/facts/open-sentence.ts';
import { whenSeenAgain } from '#common/lib/hooks/when-seen-again.ts';
import { type OpenState, openState } from '#common/lib/opening/open-state.ts';
import { todayInSanRafael } from '#common/lib/san-rafael.ts';
import type { HoursView } from '#views/hours-views.ts';
import css from './hours.module.css';

/** Whether it is open, by the reader's clock in San Rafael's time; empty if the hours do not say or are outdated. */
export function OpenNow({ now: { rules, until, words } }: { now: NonNullable<HoursView['now']> }) {
  const [state, setState] = useState<OpenState | null>(null);
  useEffect(() => {
    const ask = () => setState(todayInSanRafael() < until ? openState(rules, new Date()) : null);
    ask();
    return whenSeenAgain(ask);
  }, [rules, until]);
  return <p className={`${css.now} ${state?.isOpen ? css.open : ''}`}>{state && openSentence(state, words)}</p>;
}
