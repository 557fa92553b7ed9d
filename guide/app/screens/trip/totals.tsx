import { useLayout } from '#app/components/layout/layout-context.tsx';
import type { Travel } from '#app/features/trip/plan/plan.ts';
import type { TimedDay } from '#app/features/trip/timing/timing.ts';
import { duration, kilometres } from '#app/features/trip/write.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import css from './screen.module.css';

/** The totals of the whole trip; without a car, the kilometres of one say nothing. */
export function Totals({ days, stops, travel }: { days: TimedDay[]; stops: number; travel: Travel }) {
  const { t } = useTranslation();
  const { language } = useLayout();
  const sum = (of: (day: TimedDay) => number) => days.reduce((total, day) => total + of(day), 0);
  const rows = [
    [
      kilometres(
        sum(({ km }) => km),
        language,
      ),
      t('trip.totals.km'),
    ],
    [duration(sum(({ driveMinutes }) => driveMinutes)), t('trip.totals.driving')],
    [
      kilometres(
        sum(({ gravelKm }) => gravelKm),
        language,
      ),
      t('trip.totals.gravel'),
    ],
    [String(stops), t('trip.totals.stops')],
  ];
  return (
    <dl className={css.totals}>
      {(travel === 'none' ? rows.filter((_, row) => row % 2 === 1) : rows).map(([value, label]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
