import { useEffect, useRef, useState } from 'react';
import { Link } from '#app/components/page/link.tsx';
import { announce } from '#app/features/announce/announce.ts';
import { dayWith } from '#app/features/trip/plan/bases.ts';
import { addStop, stopsOf } from '#app/features/trip/plan/edit-plan.ts';
import { isSameRef, MAX_DAYS, MAX_STOPS } from '#app/features/trip/plan/plan.ts';
import { storedPlan } from '#app/features/trip/plan/plan-store.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import { paths } from '#common/lib/address/paths.ts';
import { Button, buttonClass } from '#common/ui/button.tsx';
import type { Also, Plannable } from './plannable.ts';

type Props = { item: Plannable; also?: Also | undefined; onClose: () => void };

/** Asks for the day, and shows the day on which the thing is already planned. */
export function AddToTripDialog({ item, also, onClose }: Props) {
  const { t } = useTranslation();
  const plan = storedPlan.use();
  const dialog = useRef<HTMLDialogElement>(null);
  const [withOthers, setWithOthers] = useState(true);
  useEffect(() => dialog.current?.showModal(), []);
  const add = (day: number) => {
    storedPlan.update((old) => {
      const known = stopsOf(old);
      const others = withOthers && also ? also.items.filter((one) => !known.some((stop) => isSameRef(stop, one))) : [];
      return [item, ...others].reduce((plan, one) => addStop(plan, day, { ...one, isNew: true }), old);
    });
    announce(t('toTrip.added', { name: item.name, day: day + 1 }));
  };
  const planned = dayWith(plan, item);
  const isPlanned = planned !== -1;
  const title = t('toTrip.title', { name: item.name });
  return (
    <dialog ref={dialog} className="to-trip" aria-label={title} onClose={onClose}>
      <p className="to-trip-title">{isPlanned ? t('toTrip.added', { name: item.name, day: planned + 1 }) : title}</p>
      <div className="to-trip-days">
        {also && also.items.length > 0 && (
          <label className="to-trip-others">
            <input type="checkbox" checked={withOthers} onChange={() => setWithOthers(!withOthers)} />
            {also.label}
          </label>
        )}
        {[...plan.days.keys()].map((day) => (
          <Button
            key={day}
            variant="outline"
            disabled={(plan.days[day]?.stops.length ?? 0) >= MAX_STOPS}
            onClick={() => add(day)}
          >
            {t('toTrip.day', { day: day + 1 })}
          </Button>
        ))}
        {plan.days.length < MAX_DAYS && (
          <Button variant={plan.days.length === 0 ? 'default' : 'outline'} onClick={() => add(plan.days.length)}>
            {t('toTrip.newDay')}
          </Button>
        )}
        <Link className={buttonClass(isPlanned ? 'default' : 'outline')} to={paths.trip}>
          {t('toTrip.open')}
        </Link>
        <Button variant="ghost" onClick={() => dialog.current?.close()}>
          {t('toTrip.close')}
        </Button>
      </div>
    </dialog>
  );
}
