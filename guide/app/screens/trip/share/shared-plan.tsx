import { useEffect, useState } from 'react';
import { useLayout } from '#app/components/layout/layout-context.tsx';
import { toast } from '#app/features/toasts/toasts.ts';
import { mergePlans, stopsOf } from '#app/features/trip/plan/edit-plan.ts';
import { isSameRef, type Plan } from '#app/features/trip/plan/plan.ts';
import { decodePlan, type LinkRead } from '#app/features/trip/plan/plan-link.ts';
import { thingOf, timedDays } from '#app/features/trip/timing/timing.ts';
import { clock, dayLabel } from '#app/features/trip/write.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import { Button } from '#common/ui/button.tsx';
import { useLocation, useNavigate } from '#engine/navigation/context.ts';
import { routePlan } from '../route-plan.ts';
import css from '../screen.module.css';
import { settledPlan } from '../settled-plan.ts';
import type { Trip } from '../use-trip.ts';

/** A plan from the address, to read, and to adopt on a press. */
export function SharedPlan({ trip }: { trip: Trip }) {
  const { t } = useTranslation();
  const { language } = useLayout();
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [inLink, setRead] = useState<LinkRead>({ state: 'none' });
  useEffect(() => {
    let isCurrent = true;
    void decodePlan(hash).then((found) => {
      if (isCurrent) setRead(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [hash]);
  // While there is no plan, the start form offers all routes anyway.
  const route = trip.plan.days.length > 0 && trip.data.routes.find(({ id }) => hash === `#ruta-${id}`);
  const read: LinkRead = route ? { state: 'plan', plan: routePlan(route, trip.data), dropped: 0 } : inLink;
  if (read.state === 'none') return null;
  const leave = () => void navigate(pathname, { replace: true, preventScrollReset: true });
  if (read.state !== 'plan') {
    return (
      <div role="alert" className={css.failed}>
        <p>{t(`trip.shared.${read.state}`)}</p>
        <Button variant="outline" onClick={leave}>
          {t('trip.shared.leave')}
        </Button>
      </div>
    );
  }
  const take = (plan: Plan) => {
    trip.set(plan);
    leave();
  };
  const merge = () => {
    const whole = mergePlans(trip.plan, shared);
    const left = stopsOf(shared).filter((stop) => !stopsOf(whole).some((one) => isSameRef(one, stop)));
    take(whole);
    if (left.length === 0) return;
    const names = left.map((stop) => thingOf(trip.data, stop)?.name ?? stop.name ?? stop.id);
    toast({ title: t('trip.shared.full'), description: new Intl.ListFormat(language).format(names) });
  };
  const shared = settledPlan(read.plan, trip.data);
  const gone = stopsOf(shared).filter((stop) => !thingOf(trip.data, stop));
  return (
    <section className={css.shared} aria-labelledby="compartido">
      <h2 id="compartido">{route ? route.title : t('trip.shared.title')}</h2>
      <SharedDays plan={shared} trip={trip} />
      {gone.length + read.dropped > 0 && <p>{t('trip.shared.missing', { count: gone.length + read.dropped })}</p>}
      <div className={css.toolbar}>
        <Button onClick={() => take(shared)}>{t('trip.shared.take')}</Button>
        {stopsOf(trip.plan).length > 0 && (
          <Button variant="outline" onClick={merge}>
            {t('trip.shared.merge')}
          </Button>
        )}
        <Button variant="outline" onClick={leave}>
          {t('trip.shared.leave')}
        </Button>
      </div>
    </section>
  );
}

function SharedDays({ plan, trip }: { plan: Plan; trip: Trip }) {
  const { t } = useTranslation();
  const { language } = useLayout();
  return (
    <ol>
      {timedDays(plan, trip.data).map(({ number, date, parts }) => (
        <li key={number}>
          <h3>
            {t('trip.day', { day: number + 1 })}
            {date && `\u00a0· ${dayLabel(date, language)}`}
          </h3>
          <ul>
            {parts.map((part) =>
              part.kind === 'stop' ? (
                <li key={part.key}>
                  <span>{clock(part.at)} </span>
                  <span>{part.thing?.name ?? t('trip.shared.gone', { name: part.stop.name ?? part.stop.id })}</span>
                </li>
              ) : null,
            )}
          </ul>
        </li>
      ))}
    </ol>
  );
}
