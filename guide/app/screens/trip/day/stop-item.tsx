import { BedDouble, ChevronDown, ChevronUp, GripVertical, Phone, Trash2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Link } from '#app/components/page/link.tsx';
import { type Spot, setStay, stepFrom } from '#app/features/trip/plan/edit-plan.ts';
import { MAX_STAY, refKey } from '#app/features/trip/plan/plan.ts';
import { bestPlace } from '#app/features/trip/proposal/order-day.ts';
import type { Reason } from '#app/features/trip/proposal/reasons.ts';
import type { StopPart } from '#app/features/trip/timing/timing.ts';
import { clock, duration } from '#app/features/trip/write.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import { telLink } from '#common/lib/text/phone.ts';
import { unbroken } from '#common/lib/text/unbroken.ts';
import { Button } from '#common/ui/button.tsx';
import type { Trip } from '../use-trip.ts';
import { useTyped } from '../use-typed.ts';
import css from './day-card.module.css';
import { warningsId } from './day-warnings.tsx';
import type { Drag } from './use-drag.ts';

type Props = { part: StopPart; spot: Spot; reasons: Reason[]; isInDanger: boolean; trip: Trip; drag: Drag };

/** A stop: arrival, length of stay, what to know. Its handle moves it, by dragging or with the arrow keys. */
export function StopItem({ part, spot, reasons, isInDanger, trip, drag }: Props) {
  const { t } = useTranslation();
  const { stop, thing, at, minutes } = part;
  const name = thing?.name ?? stop.name ?? stop.id;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    const to = by && stepFrom(trip.plan, spot, by);
    if (!to) return;
    event.preventDefault();
    trip.move(spot, to);
  };
  const isOver = drag.over?.day === spot.day && drag.over.place === spot.place;
  const isDragged = drag.from?.day === spot.day && drag.from.place === spot.place;
  return (
    <li
      className={css.stop}
      data-place={spot.place}
      data-over={isOver || undefined}
      data-dragged={isDragged || undefined}
    >
      <div className={css.time}>
        <span>{thing?.role !== 'read' && clock(at)}</span>
        <span className={css.number} aria-hidden>
          {spot.place + 1}
        </span>
        <button
          type="button"
          className={css.grip}
          data-grip={refKey(stop)}
          aria-label={t('trip.move', { name })}
          onKeyDown={onKeyDown}
          {...drag.handle(spot)}
        >
          <GripVertical size={20} aria-hidden />
        </button>
      </div>
      <div className={css.card}>
        {thing?.image && <img src={thing.image} alt="" width={120} height={90} loading="lazy" />}
        <div className={css.words}>
          <h3>{thing ? <Link to={thing.href}>{unbroken(name)}</Link> : unbroken(name)}</h3>
          <p className={css.stay}>
            {thing?.role === 'read' && t('trip.reading')}
            {minutes > 0 && duration(minutes)}
            {minutes > 0 && thing?.isGuess && stop.minutes === undefined && ` ${t('trip.guess')}`}
            {thing?.hours && <span>{`\u00a0· ${thing.hours}`}</span>}
            {thing?.role === 'tour' && !thing.departures && `\u00a0· ${t('trip.departureUnknown')}`}
          </p>
          {reasons.length > 0 && (
            <p className={css.reasons}>{reasons.map((reason) => t(`trip.reasons.${reason}`)).join('\u00a0· ')}</p>
          )}
        </div>
        {isInDanger && (
          <a className={css.warned} href={`#${warningsId(spot.day)}`}>
            {t('trip.seeWarning')}
            <span className="visually-hidden">: {name}</span>
          </a>
        )}
        <StopTools part={part} spot={spot} name={name} trip={trip} />
      </div>
    </li>
  );
}

type ToolsProps = Pick<Props, 'part' | 'spot' | 'trip'> & { name: string };

/** What can be changed about a stop, folded away. */
function StopTools({ part: { thing, minutes }, spot, name, trip }: ToolsProps) {
  const { t } = useTranslation();
  const up = stepFrom(trip.plan, spot, -1);
  const down = stepFrom(trip.plan, spot, 1);
  return (
    <details className={css.tools}>
      <summary>
        {t('trip.change')} <span className="visually-hidden">{name}</span>
      </summary>
      <div>
        <Stay minutes={minutes} onChange={(stay) => trip.change((plan) => setStay(plan, spot, stay))} />
        <DaySelect trip={trip} spot={spot} name={name} />
        <Button variant="outline" size="sm" disabled={!up} onClick={() => up && trip.move(spot, up)}>
          <ChevronUp size={18} aria-hidden /> {t('trip.earlier')}
          <span className="visually-hidden">{name}</span>
        </Button>
        <Button variant="outline" size="sm" disabled={!down} onClick={() => down && trip.move(spot, down)}>
          <ChevronDown size={18} aria-hidden /> {t('trip.later')}
          <span className="visually-hidden">{name}</span>
        </Button>
        {thing?.role === 'sleep' && (
          <Button variant="outline" size="sm" onClick={() => trip.sleepAt(spot)}>
            <BedDouble size={18} aria-hidden /> {t('trip.base.here')}
          </Button>
        )}
        {thing?.phone && (
          <a href={telLink(thing.phone)}>
            <Phone size={18} aria-hidden /> {thing.phone}
          </a>
        )}
        <Button
          variant="outline"
          size="sm"
          aria-label={t('trip.removeStop', { name })}
          onClick={() => trip.remove(spot)}
        >
          <Trash2 size={18} aria-hidden /> {t('trip.remove')}
        </Button>
      </div>
    </details>
  );
}

function Stay({ minutes, onChange }: { minutes: number; onChange: (minutes: number) => void }) {
  const { t } = useTranslation();
  const typed = useTyped(minutes, onChange);
  return (
    <label>
      {t('trip.stay')}
      <input type="number" inputMode="numeric" min={0} max={MAX_STAY} step={5} {...typed} />
    </label>
  );
}

function DaySelect({ trip, spot, name }: { trip: Trip; spot: Spot; name: string }) {
  const { t } = useTranslation();
  return (
    <label>
      {t('trip.dayOf', { name })}
      <select
        value={spot.day}
        onChange={({ target }) => {
          const day = Number(target.value);
          const stop = trip.plan.days[spot.day]?.stops[spot.place];
          if (stop && day !== spot.day) trip.move(spot, { day, place: bestPlace(trip.plan, day, stop, trip.data) });
        }}
      >
        {[...trip.plan.days.keys()].map((number) => (
          <option key={number} value={number}>
            {t('trip.day', { day: number + 1 })}
          </option>
        ))}
      </select>
    </label>
  );
}
