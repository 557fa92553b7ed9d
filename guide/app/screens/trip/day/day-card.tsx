import { Route, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useLayout } from '#app/components/layout/layout-context.tsx';
import { setStart } from '#app/features/trip/plan/edit-plan.ts';
import { whyFree } from '#app/features/trip/proposal/first-plan.ts';
import { reasonsFor } from '#app/features/trip/proposal/reasons.ts';
import type { TimedDay } from '#app/features/trip/timing/timing.ts';
import type { Warning } from '#app/features/trip/warnings/warning.ts';
import { clock, dayLabel, readClock } from '#app/features/trip/write.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import { sunOn } from '#common/lib/sun.ts';
import type { Translate } from '#common/lib/text/translate.ts';
import { Button } from '#common/ui/button.tsx';
import { AskDialog } from '../dialog/ask-dialog.tsx';
import { CardMap } from '../map/card-map.tsx';
import { DaySheet } from '../paper/day-sheet.tsx';
import { loadOf } from '../paper/load.ts';
import type { Trip } from '../use-trip.ts';
import { AddStop } from './add-stop.tsx';
import { ChooseBase } from './choose-base.tsx';
import css from './day-card.module.css';
import { DayWarnings } from './day-warnings.tsx';
import { DriveItem } from './drive-item.tsx';
import { StopItem } from './stop-item.tsx';
import { SunBar } from './sun-bar.tsx';
import type { Drag } from './use-drag.ts';
import { WaitItem } from './wait-item.tsx';

type Props = { day: TimedDay; warnings: Warning[]; trip: Trip; drag: Drag };

/** One day on the road: its light, its stops and the drives between them. */
export function DayCard({ day, warnings, trip, drag }: Props) {
  const { t } = useTranslation();
  const { language } = useLayout();
  const { number, date, parts, startAt, endAt, leaves, returns } = day;
  const sun = date && sunOn(date);
  const label = t('trip.day', { day: number + 1 });
  const id = `dia-${number + 1}`;
  const load = loadOf(day, warnings);
  return (
    <section className={css.day} aria-labelledby={id} data-load={load}>
      <header className={css.header}>
        <p className={css.label}>
          {label}
          {date && `\u00a0· ${dayLabel(date, language)}`}
        </p>
        <h2 id={id}>
          <span className="visually-hidden">{label}: </span>
          {titleOf(day, trip, language) || t('trip.freeDay')}
        </h2>
        {sun && <SunBar sun={sun} from={startAt} to={endAt} isEmpty={parts.length === 0} />}
      </header>
      <StartTime id={`${id}-salida`} day={day} trip={trip} />
      {parts.length > 0 && (
        <p className={css.paperOnly}>
          <span>{clock(startAt)}</span> {t('trip.leaveFrom', { place: leaves.name })}
        </p>
      )}
      <DayParts day={day} warnings={warnings} trip={trip} drag={drag} />
      {parts.length === 0 && <p className={css.empty}>{whyEmpty(day, trip, t)}</p>}
      {parts.length > 0 && (
        <p className={css.end}>
          <span>{clock(endAt)}</span> {t('trip.endAt', { place: returns.name })}
        </p>
      )}
      <ChooseBase day={day} trip={trip} />
      <div className={css.map}>
        <CardMap day={day} data={trip.data} />
      </div>
      <DayWarnings day={day} warnings={warnings} />
      <div className={css.buttons}>
        <AddStop trip={trip} day={number} />
        {(trip.plan.days[number]?.stops.length ?? 0) > 1 && (
          <Button variant="outline" onClick={() => trip.order(number)}>
            <Route size={20} aria-hidden /> {t('trip.order.button')}
            <span className="visually-hidden">: {label}</span>
          </Button>
        )}
        <RemoveDay day={day} trip={trip} />
      </div>
      <DaySheet day={day} data={trip.data} plan={trip.plan} load={load} />
    </section>
  );
}

/** When the day begins: its hour first, as at its end. */
function StartTime({ id, day: { number, startAt, leaves }, trip }: { id: string; day: TimedDay; trip: Trip }) {
  const { t } = useTranslation();
  return (
    <div className={css.start}>
      <input
        id={id}
        type="time"
        aria-label={t('trip.startAt', { place: leaves.name })}
        value={clock(startAt).padStart(5, '0')}
        onChange={({ target }) => {
          const minutes = readClock(target.value);
          if (minutes !== null) trip.change((plan) => setStart(plan, number, minutes));
        }}
      />
      <label htmlFor={id}>{t('trip.leaveFrom', { place: leaves.name })}</label>
    </div>
  );
}

/** The stops, the drives between them and the waits before they open. */
function DayParts({ day, warnings, trip, drag }: Props) {
  const { number, parts } = day;
  const isInDanger = (part: number) => warnings.some((one) => one.part === part && one.tone === 'danger');
  return (
    <ol className={css.parts} data-day={number}>
      {parts.map((part, index) =>
        part.kind === 'drive' ? (
          <DriveItem key={part.key} part={part} travel={trip.plan.travel} />
        ) : part.kind === 'wait' ? (
          <WaitItem key={part.key} part={part} />
        ) : (
          <StopItem
            key={part.key}
            part={part}
            spot={{ day: number, place: part.place }}
            reasons={reasonsFor(part, day, trip.plan, trip.data)}
            isInDanger={isInDanger(index)}
            trip={trip}
            drag={drag}
          />
        ),
      )}
      {drag.over?.day === number && drag.from?.day !== number && parts.length === 0 && <li className={css.drop} />}
    </ol>
  );
}

/** The districts that a day passes, in order. */
function titleOf({ parts }: TimedDay, { data }: Trip, language: string): string {
  const ids = parts.flatMap((part) => (part.kind === 'stop' && part.thing?.district ? [part.thing.district] : []));
  return new Intl.ListFormat(language).format([...new Set(ids)].map((id) => data.districts[id].name));
}

/** Why the guide would leave a day free, or only that it is. */
function whyEmpty({ number, returns }: TimedDay, { plan, data }: Trip, t: Translate): string {
  const why = whyFree(plan, number, data);
  return why ? `${t(`trip.free.${why}`, { place: returns.name })} ${t('trip.free.rest')}` : t('trip.emptyDay');
}

/** Asks for confirmation once, if the day has stops to lose. */
function RemoveDay({ day, trip }: { day: TimedDay; trip: Trip }) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const number = day.number + 1;
  const remove = () => trip.removeDay(day.number);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-label={t('trip.removeDay', { day: number })}
        onClick={() => (day.parts.length > 0 ? dialog.current?.showModal() : remove())}
      >
        <Trash2 size={18} aria-hidden /> {t('trip.remove')}
      </Button>
      <AskDialog
        ref={dialog}
        question={t('trip.removeDayAsk', { day: number })}
        action={t('trip.removeDay', { day: number })}
        onConfirm={remove}
      />
    </>
  );
}
