import { announce } from '#app/features/announce/announce.ts';
import { toast } from '#app/features/toasts/toasts.ts';
import { baseOf, basesOf, setBase } from '#app/features/trip/plan/bases.ts';
import { insertStop, removeStop, reordered, type Spot } from '#app/features/trip/plan/edit-plan.ts';
import { type Base, MAX_STOPS, type Plan, type Stop } from '#app/features/trip/plan/plan.ts';
import type { useUndo } from '#app/features/trip/plan/use-undo.ts';
import { bestPlace, orderedStops } from '#app/features/trip/proposal/order-day.ts';
import { nightAt } from '#app/features/trip/timing/timing.ts';
import type { Translate } from '#common/lib/text/translate.ts';
import type { TripData } from '#views/trip-views.ts';

type Means = {
  plan: Plan;
  data: TripData;
  undo: ReturnType<typeof useUndo>;
  t: Translate;
  change: (next: (plan: Plan) => Plan) => void;
};

/** What the guide does to a day when asked: its order, the place of a new stop, its night. */
export const dayChanges = ({ plan, data, undo, t, change }: Means) => ({
  /** Puts a day's stops in the order with the least driving that keeps hours and light. */
  order(day: number) {
    const former = plan.days[day]?.stops ?? [];
    const stops = orderedStops(plan, day, data);
    if (stops.every((stop, place) => stop === former[place])) {
      toast({ title: t('trip.order.already') });
      return;
    }
    undo.remember((now) => reordered(now, day, former), t('trip.undo.order', { day: day + 1 }));
    change((old) => reordered(old, day, stops));
  },
  /** Adds a stop where it fits its day best. */
  add(day: number, stop: Stop) {
    change((old) =>
      (old.days[day]?.stops.length ?? 0) >= MAX_STOPS
        ? old
        : insertStop(old, { day, place: bestPlace(old, day, stop, data) }, stop),
    );
    announce(t('trip.said.added', { name: stop.name ?? stop.id, day: day + 1 }));
  },
  /** Spends the nights from a day on at another base; null follows the night before. */
  sleep(day: number, base: Base | null) {
    const former = plan.days[day]?.base ?? null;
    const { name } = nightAt(base ?? basesOf(plan)[day - 1] ?? null, data);
    undo.remember((now) => setBase(now, day, former), t('trip.undo.base', { day: day + 1, name }));
    change((old) => setBase(old, day, base));
  },
  /** Spends the night at a lodging that is among the day's stops. */
  sleepAt(spot: Spot) {
    const stop = plan.days[spot.day]?.stops[spot.place];
    if (!stop) return;
    undo.remember(() => plan, t('trip.undo.base', { day: spot.day + 1, name: nightAt(baseOf(stop), data).name }));
    change((old) => setBase(removeStop(old, spot), spot.day, baseOf(stop)));
  },
});
