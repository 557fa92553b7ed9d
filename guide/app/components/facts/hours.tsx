import { Clock } from 'lucide-react';
import type { HoursView } from '#views/hours-views.ts';
import css from './hours.module.css';
import { OpenNow } from './open-now.tsx';
import { WhileShown } from './while-shown.tsx';

/** Opening hours; above confirmed ones, whether it is open now. */
export function Hours({ hours: { label, rows, now, until, gone } }: { hours: HoursView }) {
  return (
    <div className={css.hours}>
      <p className={css.label}>
        <Clock size={18} aria-hidden /> {label}
      </p>
      {now && <OpenNow now={now} />}
      <WhileShown as="div" until={until} gone={gone}>
        <ul className={css.rows}>
          {rows.map(({ days, times }) => (
            <li key={days}>
              {days} <strong>{times}</strong>
            </li>
          ))}
        </ul>
      </WhileShown>
    </div>
  );
}
