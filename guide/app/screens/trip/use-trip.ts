import { useEffect, useMemo, useRef } from 'react';
import { announce } from '#app/features/announce/announce.ts';
import {
  insertDay,
  insertStop,
  moveStop,
  removeDay,
  removeStop,
  type Spot,
  stopsOf,
  withDays,
} from '#app/features/trip/plan/edit-plan.ts';
import { emptyPlan, isSameRef, type Plan, refKey } from '#app/features/trip/plan/plan.ts';
import { isStored, storedPlan } from '#app/features/trip/plan/plan-store.ts';
import { useUndo } from '#app/features/trip/plan/use-undo.ts';
import { thingOf } from '#app/features/trip/timing/timing.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import type { TripData } from '#views/trip-views.ts';
import { dayChanges } from './day-changes.ts';
import { settledPlan } from './settled-plan.ts';

export type Trip = ReturnType<typeof useTrip>;

/** The visitor's plan, and everything that can be done to it on its page. */
export function useTrip(data: TripData) {
  const { t } = useTranslation();
  const kept = storedPlan.use();
  const plan = useMemo(() => settledPlan(kept, data), [kept, data]);
  const undo = useUndo();
  const focusNext = useRef<string | null>(null);

  useEffect(() => {
    if (plan !== kept) storedPlan.update((old) => settledPlan(old, data));
  }, [plan, kept, data]);
  useEffect(() => {
    if (!focusNext.current) return;
    document.querySelector<HTMLElement>(`[data-grip="${CSS.escape(focusNext.current)}"]`)?.focus();
    focusNext.current = null;
  });

  const nameAt = ({ day, place }: Spot): string => {
    const stop = plan.days[day]?.stops[place];
    return (stop && (thingOf(data, stop)?.name ?? stop.name ?? stop.id)) ?? '';
  };
  const change = (next: (plan: Plan) => Plan) => storedPlan.update(next);

  return {
    plan,
    data,
    /** Whether the browser could not store the plan, which then lasts only as long as the tab. */
    isLost: !isStored(kept),
    undo,
    change,
    nameAt,
    set(next: Plan) {
      if (plan.days.length > 0) undo.remember(() => plan, t('trip.undo.replaced'));
      storedPlan.update(() => next);
    },
    move(from: Spot, to: Spot) {
      const stop = plan.days[from.day]?.stops[from.place];
      if (!stop) return;
      focusNext.current = refKey(stop);
      change((old) => moveStop(old, from, to));
      announce(t('trip.said.moved', { name: nameAt(from), day: to.day + 1, place: to.place + 1 }));
    },
    remove(spot: Spot) {
      const stop = plan.days[spot.day]?.stops[spot.place];
      if (!stop) return;
      undo.remember((now) => insertStop(now, spot, stop), t('trip.undo.stop', { name: nameAt(spot) }));
      change((old) => removeStop(old, spot));
    },
    removeDay(day: number) {
      const gone = plan.days[day];
      if (!gone) return;
      undo.remember((now) => insertDay(now, day, gone), t('trip.undo.day', { day: day + 1 }));
      change((old) => removeDay(old, day));
    },
    ...dayChanges({ plan, data, undo, t, change }),
    /** @param before the plan as it was before the number was typed */
    resize(before: Plan, days: number) {
      if (days < before.days.length) undo.remember(() => before, t('trip.undo.replaced'));
      change(() => withDays(before, days));
    },
    clear() {
      undo.remember(() => plan, t('trip.undo.all'));
      change(() => emptyPlan);
    },
    takeBack() {
      if (!undo.last) return;
      const { back } = undo.last;
      const found = stopsOf(back(plan)).find((stop) => !stopsOf(plan).some((one) => isSameRef(one, stop)));
      focusNext.current = found ? refKey(found) : null;
      change(back);
      undo.forget();
    },
  };
}
