import { ArrowDownToLine, Plus, X } from 'lucide-react';
import { Button } from '#common/ui/button.tsx';
import { words } from '../../words.ts';
import css from './hours.module.css';
import type { Day, DayTimes } from './week.ts';

/** The initial times of a day that is set to open, and of its second opening. */
const USUAL = '09:00-13:00';
const LATER = '16:00-20:00';

type Props = { day: Day; times: DayTimes; onTimes: (times: DayTimes) => void; onCopy?: (() => void) | undefined };

/** One day of the week: open at these times, closed or unknown. */
export function DayRow({ day, times, onTimes, onCopy }: Props) {
  const text = words.hours;
  const name = text.days[day];
  const state = times === null ? 'unknown' : times.length === 0 ? 'closed' : 'open';
  const setTime = (index: number, time: string) => onTimes((times ?? []).map((one, at) => (at === index ? time : one)));
  return (
    <li className={css.day}>
      <span className={css.dayName}>{name}</span>
      <select
        aria-label={name}
        value={state}
        onChange={({ currentTarget: { value } }) =>
          onTimes(value === 'unknown' ? null : value === 'closed' ? [] : [USUAL])
        }
      >
        <option value="unknown">{words.unknown}</option>
        <option value="open">{text.open}</option>
        <option value="closed">{text.closed}</option>
      </select>
      <div className={css.times}>
        {times?.map((time, index) => {
          const [from = '', to = ''] = time.split('-');
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a span of time has no name but its place
            <span key={index} className={css.time}>
              <input
                type="time"
                aria-label={text.fromOf(name, index + 1)}
                value={from}
                onChange={({ currentTarget: { value } }) => value && setTime(index, `${value}-${to}`)}
              />
              <span aria-hidden>a</span>
              <input
                type="time"
                aria-label={text.toOf(name, index + 1)}
                value={to === '24:00' ? '00:00' : to}
                onChange={({ currentTarget: { value } }) => value && setTime(index, `${from}-${value}`)}
              />
              {times.length > 1 && (
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={text.removeTimeOf(name, index + 1)}
                  onClick={() => onTimes(times.filter((_, at) => at !== index))}
                >
                  <X size={18} aria-hidden />
                </Button>
              )}
            </span>
          );
        })}
      </div>
      <div className={css.dayButtons}>
        {state === 'open' && (
          <Button
            variant="ghost"
            size="icon"
            aria-label={text.addTimeOf(name)}
            title={text.addTime}
            onClick={() => onTimes([...(times ?? []), LATER])}
          >
            <Plus size={18} aria-hidden />
          </Button>
        )}
        {onCopy && times !== null && (
          <Button variant="ghost" size="icon" aria-label={text.copyOf(name)} title={text.copy} onClick={onCopy}>
            <ArrowDownToLine size={18} aria-hidden />
          </Button>
        )}
      </div>
    </li>
  );
}
