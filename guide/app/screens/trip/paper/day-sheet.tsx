import { contactsOf } from '#app/features/trip/contacts.ts';
import { dayMap } from '#app/features/trip/day-on-sheet.ts';
import type { Plan } from '#app/features/trip/plan/plan.ts';
import type { TimedDay } from '#app/features/trip/timing/timing.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import type { TripData } from '#views/trip-views.ts';
import { DayMap } from '../map/day-map.tsx';
import { mapLabel } from '../map/map-label.ts';
import { pictureOf } from '../map/paint.ts';
import { QrCode } from '../share/qr-code.tsx';
import { usePlanLink } from '../share/use-link.ts';
import { Sketch } from '../sketch.tsx';
import css from './day-sheet.module.css';
import { type Load, PAPER } from './load.ts';
import { usePrinting } from './use-printing.ts';

type Props = { day: TimedDay; data: TripData; plan: Plan; load: Load };

/** What a day's printed page adds to its stops: a map, phone numbers, and a code that leads back to this page. */
export function DaySheet({ day, data, plan, load }: Props) {
  const { t } = useTranslation();
  const link = usePlanLink(plan);
  const stops = day.parts.filter((part) => part.kind === 'stop');
  const things = [...stops.map(({ thing }) => thing), day.returns.thing];
  const phones = things.flatMap((thing) => (thing ? contactsOf(thing) : []));
  return (
    <div className={css.sheet} data-load={load}>
      <Where day={day} data={data} load={load} />
      <div className={css.below}>
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
          <div className={css.qr}>
            <QrCode text={link} label={t('trip.share.qr')} />
            <p>{t('trip.sheet.scan')}</p>
          </div>
        )}
      </div>
    </div>
  );
}

/** The map of the day, or the plain sketch if its picture has not been painted. Only print needs either. */
function Where({ day, data, load }: Pick<Props, 'day' | 'data' | 'load'>) {
  const { t } = useTranslation();
  const isPrinting = usePrinting();
  if (!isPrinting) return null;
  const paper = PAPER[load];
  const map = dayMap(day, data, paper);
  const picture = map && pictureOf({ map, paper, theme: 'light' });
  if (map && picture) {
    const caption = t('trip.sheet.mapCaption');
    return <DayMap map={map} picture={picture} label={mapLabel(day, t)} caption={caption} paper={paper} />;
  }
  return (
    <div className={css.sketch}>
      <Sketch days={[day]} data={data} />
    </div>
  );
}
