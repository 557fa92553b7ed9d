import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from '#app/components/page/link.tsx';
import { stopsOf } from '#app/features/trip/plan/edit-plan.ts';
import { timedDays } from '#app/features/trip/timing/timing.ts';
import { asksOf } from '#app/features/trip/warnings/asks.ts';
import { warningsOf } from '#app/features/trip/warnings/warnings.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import { paths } from '#common/lib/address/paths.ts';
import { Button } from '#common/ui/button.tsx';
import type { TripData } from '#views/trip-views.ts';
import { AskList } from './day/ask-list.tsx';
import { DayCard } from './day/day-card.tsx';
import { useDrag } from './day/use-drag.ts';
import { WarningList } from './day/warning-list.tsx';
import { Hearts } from './hearts.tsx';
import css from './screen.module.css';
import { SharedPlan } from './share/shared-plan.tsx';
import { StartForm } from './start/start-form.tsx';
import { TripSettings } from './start/trip-settings.tsx';
import { Toolbar } from './toolbar.tsx';
import { Totals } from './totals.tsx';
import { useTrip } from './use-trip.ts';

type Props = {
  data: TripData;
  /** The way to keep the guide on this device. */
  keep: ReactNode;
};

/** The plan with everything around it, or the form to start one. */
export function TripBoard({ data, keep }: Props) {
  const { t } = useTranslation();
  const trip = useTrip(data);
  const drag = useDrag(trip.move);
  const { plan, undo } = trip;
  const days = timedDays(plan, data);
  const takeBack = useRef<HTMLButtonElement>(null);
  // The deletion also removed the pressed button, which leaves the focus on the body.
  useEffect(() => {
    if (undo.last && document.activeElement === document.body) takeBack.current?.focus({ preventScroll: true });
  }, [undo.last]);
  const warnings = days.map((day) => warningsOf(plan, day, data));
  return (
    <>
      <SharedPlan trip={trip} />
      {trip.isLost && (
        <p role="alert" className={css.failed}>
          {t('trip.notKept')}
        </p>
      )}
      {plan.days.length === 0 ? (
        <StartForm trip={trip} keep={keep} />
      ) : (
        <>
          <Totals days={days} stops={stopsOf(plan).length} travel={plan.travel} />
          <Toolbar trip={trip} days={days} warnings={warnings} />
          <TripSettings trip={trip} />
          <aside className={css.aside} aria-label={t('trip.overview')}>
            <WarningList days={days} warnings={warnings} />
            <Hearts trip={trip} />
          </aside>
          <div className={css.days}>
            {days.map((day) => (
              <DayCard key={day.number} day={day} warnings={warnings[day.number] ?? []} trip={trip} drag={drag} />
            ))}
          </div>
          <div className={css.after}>
            <AskList asks={asksOf(plan, days)} />
            <div>
              <p>
                <Link to={paths.beforeLeaving}>{t('trip.beforeLeaving')}</Link>
              </p>
              <p className={css.private}>{t('trip.private')}</p>
            </div>
            {keep}
          </div>
        </>
      )}
      <div className={css.undo} role="status">
        {undo.last && (
          <>
            <span>{undo.last.said}</span>
            <Button ref={takeBack} size="sm" variant="outline" onClick={trip.takeBack}>
              {t('trip.undo.button')}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
