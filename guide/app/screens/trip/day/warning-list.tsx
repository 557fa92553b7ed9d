import type { TimedDay } from '#app/features/trip/timing/timing.ts';
import type { Warning } from '#app/features/trip/warnings/warning.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import { warningsId } from './day-warnings.tsx';
import css from './warning-list.module.css';

/** The days with something to settle before setting out, each with the way to its warnings. */
export function WarningList({ days, warnings }: { days: TimedDay[]; warnings: Warning[][] }) {
  const { t } = useTranslation();
  const dangers = days
    .map(({ number }) => ({ number, count: (warnings[number] ?? []).filter(({ tone }) => tone === 'danger').length }))
    .filter(({ count }) => count > 0);
  return (
    <section className={css.settle} aria-labelledby="resolver">
      <h2 id="resolver" className={css.title}>
        {t('trip.settle')}
      </h2>
      {dangers.length === 0 ? (
        <p>{t('trip.nothingToSettle')}</p>
      ) : (
        <ul className={css.list}>
          {dangers.map(({ number, count }) => (
            <li key={number}>
              <a href={`#${warningsId(number)}`}>{t('trip.day', { day: number + 1 })}</a>
              <span>: {t('trip.toSettle', { count })}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
