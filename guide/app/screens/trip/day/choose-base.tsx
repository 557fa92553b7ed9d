import { BedDouble } from 'lucide-react';
import { announce } from '#app/features/announce/announce.ts';
import { type Base, refKey, ZONE } from '#app/features/trip/plan/plan.ts';
import type { TimedDay } from '#app/features/trip/timing/timing.ts';
import { clock } from '#app/features/trip/write.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import { FindDialog } from '../dialog/find-dialog.tsx';
import type { Trip } from '../use-trip.ts';
import css from './day-card.module.css';

/** Where the night after a day is spent, with the choice of another lodging or, for any other place, a zone. */
export function ChooseBase({ day: { number, returns }, trip }: { day: TimedDay; trip: Trip }) {
  const { t } = useTranslation();
  const { things, districts } = trip.data;
  const { checkIn, checkOut } = returns.thing ?? {};
  const title = t('trip.base.title', { day: number + 1 });
  const choices = () => {
    const own: { key: string; name: string; note: string; base: Base | null }[] =
      number > 0 && trip.plan.days[number]?.base
        ? [{ key: 'same', name: t('trip.base.same'), note: '', base: null }]
        : [];
    const zones = Object.entries(districts).map(([id, { name }]) => ({ name, base: { type: ZONE, id } }));
    const lodgings = things.filter(({ role }) => role === 'sleep');
    return [
      ...own,
      ...zones.map(({ name, base }) => ({ key: refKey(base), name, note: t('trip.base.zone'), base })),
      ...lodgings.map(({ type, id, name, district, isSample }) => ({
        key: refKey({ type, id }),
        name,
        note: [
          ...(district ? [districts[district].name] : [t('trip.base.unplaced')]),
          ...(isSample ? [t('trip.sampleShort')] : []),
        ].join('\u00a0· '),
        base: { type, id, name },
      })),
    ];
  };
  return (
    <div className={css.base}>
      {(returns.base || number === 0) && (
        <p>
          <BedDouble size={20} aria-hidden />{' '}
          <span>{returns.base ? t('trip.base.at', { name: returns.name }) : t('trip.base.none')}</span>
          {checkIn !== undefined && checkOut !== undefined && (
            <> {t('trip.base.hours', { from: clock(checkIn), until: clock(checkOut) })}</>
          )}
        </p>
      )}
      <FindDialog
        title={title}
        label={t('trip.base.find')}
        variant="link"
        choices={choices}
        onChoose={({ name, base }) => {
          trip.sleep(number, base);
          announce(t('trip.base.said', { name, day: number + 1 }));
        }}
      >
        {t(returns.base ? 'trip.change' : 'trip.base.choose')}
        <span className="visually-hidden">: {title}</span>
      </FindDialog>
    </div>
  );
}
