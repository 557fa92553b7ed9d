import { CalendarPlus, Contact, Ellipsis, MapPinned, Printer, Share2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useLayout } from '#app/components/layout/layout-context.tsx';
import type { TimedDay } from '#app/features/trip/timing/timing.ts';
import type { Warning } from '#app/features/trip/warnings/warning.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import { CODE_MS, inTime } from '#common/lib/in-time.ts';
import { saveFile, type TextFile } from '#common/lib/save-file.ts';
import { Button } from '#common/ui/button.tsx';
import { usePaperMaps } from './paper/use-paper-maps.ts';
import { SavedFile } from './saved-file.tsx';
import css from './screen.module.css';
import { ShareTrip } from './share/share-trip.tsx';
import type { Trip } from './use-trip.ts';

/** The ways to take the trip along: link, print, calendar, points for a map program, contacts for the phone. */
export function Toolbar({ trip, days, warnings }: { trip: Trip; days: TimedDay[]; warnings: Warning[][] }) {
  const { t } = useTranslation();
  const { language } = useLayout();
  const { districts, emergency } = trip.data;
  const name = t('trip.title');
  const [saved, setSaved] = useState<TextFile | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const more = useId();
  const save = (file: TextFile) => {
    setFailed(false); // it may come late
    saveFile(file);
    setSaved(file);
  };

  /** The code of each way is loaded when it is pressed, which takes a network on a first visit. */
  const take = (way: () => Promise<void>) => () => {
    setFailed(false);
    inTime(way(), CODE_MS).catch((error: unknown) => {
      console.warn('The trip could not be taken along.', error);
      setFailed(true);
    });
  };

  const loadPaper = usePaperMaps(days, warnings, trip.data);
  const print = async () => {
    await loadPaper();
    window.print();
  };
  const calendar = async () => {
    const { tripCalendar } = await import('#app/features/trip/take-away/calendar.ts');
    const { origin } = window.location;
    const note = t('trip.text.ask');
    const text = tripCalendar(days, { name, stamp: new Date(), language, origin, districts, note });
    save({ name: 'mi-viaje.ics', type: 'text/calendar', text });
  };
  const points = async () => {
    const { tripGpx } = await import('#app/features/trip/take-away/gpx.ts');
    const text = tripGpx(days, { name, approximate: t('trip.approximate'), districts });
    save({ name: 'mi-viaje.gpx', type: 'application/gpx+xml', text });
  };
  const contacts = async () => {
    const { tripContacts } = await import('#app/features/trip/take-away/vcards.ts');
    save({ name: 'mi-viaje.vcf', type: 'text/vcard', text: tripContacts(days, emergency) });
  };
  return (
    <>
      <div className={css.toolbar}>
        <ShareTrip trip={trip} days={days} icon={<Share2 size={20} aria-hidden />} />
        {/* On a phone only: elsewhere there is room for all ways. */}
        <div className={css.opener}>
          <Button variant="outline" aria-expanded={isOpen} aria-controls={more} onClick={() => setOpen(!isOpen)}>
            <Ellipsis size={20} aria-hidden /> {t('trip.take.more')}
          </Button>
        </div>
        <div className={css.more} id={more} data-open={isOpen || undefined}>
          <Button variant="outline" onClick={take(print)}>
            <Printer size={20} aria-hidden /> {t('trip.take.print')}
          </Button>
          <Button variant="outline" disabled={!trip.plan.start} onClick={take(calendar)}>
            <CalendarPlus size={20} aria-hidden />{' '}
            {t(trip.plan.start ? 'trip.take.calendar' : 'trip.take.calendarNeedsDate')}
          </Button>
          <Button variant="outline" onClick={take(points)}>
            <MapPinned size={20} aria-hidden /> {t('trip.take.gpx')}
          </Button>
          <Button variant="outline" onClick={take(contacts)}>
            <Contact size={20} aria-hidden /> {t('trip.take.contacts')}
          </Button>
        </div>
      </div>
      {isFailed && <p role="alert">{t('trip.take.failed')}</p>}
      <SavedFile file={saved} />
    </>
  );
}
