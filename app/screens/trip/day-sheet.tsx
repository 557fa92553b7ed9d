import type { TripData } from '#app/catalog/trip/trip-views.ts';
import type { Plan } from '#app/features/trip/plan.ts';
import type { TimedDay } from '#app/features/trip/timing.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import css from './day-card.module.css';
import { QrCode } from './qr-code.tsx';
import { Sketch } from './sketch.tsx';
import { usePlanLink } from './use-link.ts';

type Props = { day: TimedDay; data: TripData; plan: Plan };

/** What a day's sheet of paper has beside its stops: where it leads, whom to call, and the way back to this page. */
export function DaySheet({ day, data, plan }: Props) {
  const { t } = useTranslation();
  const link = usePlanLink(plan);
  const phones = day.parts.flatMap((part) =>
    part.kind === 'stop' && part.thing?.phone ? [{ name: part.thing.name, phone: part.thing.phone }] : [],
  );
  return (
    <div className={css.sheet}>
      <Sketch days={[day]} data={data} />
      <div>
        <h3>{t('trip.sheet.phones')}</h3>
        <ul>
          {[...data.emergency.map(({ name, number }) => ({ name, phone: number })), ...phones].map(
            ({ name, phone }) => (
              <li key={`${name} ${phone}`}>
                {name}: <strong>{phone}</strong>
              </li>
            ),
          )}
        </ul>
      </div>
      {link && (
        <div>
          <QrCode text={link} label={t('trip.share.qr')} />
          <p>{t('trip.sheet.scan')}</p>
        </div>
      )}
    </div>
  );
}
