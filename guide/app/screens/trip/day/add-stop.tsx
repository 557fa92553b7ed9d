import { Plus } from 'lucide-react';
import { basesOf } from '#app/features/trip/plan/bases.ts';
import { refKey } from '#app/features/trip/plan/plan.ts';
import { openOn } from '#app/features/trip/timing/open-on.ts';
import { dateOf } from '#app/features/trip/timing/timing.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import type { Thing } from '#views/trip-views.ts';
import { FindDialog } from '../dialog/find-dialog.tsx';
import type { Trip } from '../use-trip.ts';
import css from './day-card.module.css';

/** Finds anything in the guide by its name or district, and adds it to a day; a lodging becomes the night's base. */
export function AddStop({ trip, day }: { trip: Trip; day: number }) {
  const { t } = useTranslation();
  const { data, plan } = trip;
  const title = t('trip.addTo', { day: day + 1 });
  const date = dateOf(plan, day);
  const noteOf = (thing: Thing) =>
    [
      ...(thing.role === 'read' ? [t('trip.reading')] : []),
      ...(thing.role === 'sleep' ? [t('trip.base.toSleep')] : []),
      ...(thing.district ? [data.districts[thing.district].name] : []),
      ...(openOn(thing, date) === 'closed' ? [t('trip.closedShort')] : []),
      ...(thing.isSample ? [t('trip.sampleShort')] : []),
    ].join('\u00a0· ');
  const choices = () => {
    const planned = new Set(
      [...plan.days.flatMap(({ stops }) => stops), ...basesOf(plan)].map((ref) => ref && refKey(ref)),
    );
    return data.things
      .filter((thing) => !planned.has(refKey(thing)))
      .map((thing) => ({ key: refKey(thing), name: thing.name, note: noteOf(thing), thing }));
  };
  const add = ({ type, id, name, role }: Thing) => {
    if (role === 'sleep') trip.sleep(day, { type, id, name });
    else trip.add(day, { type, id, name });
  };
  return (
    <FindDialog
      title={title}
      label={t('trip.find')}
      className={css.add}
      choices={choices}
      onChoose={({ thing }) => add(thing)}
    >
      <Plus size={20} aria-hidden /> {title}
    </FindDialog>
  );
}
