import { CalendarPlus } from 'lucide-react';
import { useEffect } from 'react';
import { HeartButton } from '#app/components/cards/heart-button.tsx';
import { AddToTrip } from '#app/components/trip/add-to-trip.tsx';
import { earliestFirst } from '#common/lib/days.ts';
import { useToday } from '#common/lib/hooks/use-today.ts';
import { lastWhere } from '#common/lib/lists.ts';
import { useLocation } from '#engine/navigation/context.ts';
import type { EventTime, GuideEvent } from '#views/event-views.ts';
import css from './event-list.module.css';

type Props = {
  title: string;
  labels: { when: string; place: string; last: string };
  /** The visible text of the link to an event's calendar file. */
  add: string;
  /** The day of the build, used as today until the browser knows the real one. */
  builtOn: string;
  events: GuideEvent[];
};

/** All events, the next one first. An address that ends in an event's id moves the focus to it. */
export function EventList({ title, labels, add, builtOn, events }: Props) {
  const today = useToday() ?? builtOn;
  const location = useLocation();
  useEffect(() => {
    delete document.documentElement.dataset.late; // from here on the list uses the visitor's own date
  }, []);
  useEffect(() => {
    if (location.hash) document.getElementById(location.hash.slice(1))?.focus({ preventScroll: true });
  }, [location]);
  return (
    <section className={`container ${css.events}`} aria-labelledby="eventos">
      <h2 id="eventos">{title}</h2>
      <ul className={css.list}>
        {inOrder(events, today).map(({ event, next, silence }) => (
          <li key={event.id}>
            <article id={event.id} className={css.event} tabIndex={-1}>
              <Leaf next={next} />
              <header className={css.heading}>
                <h3 lang={event.lang}>{event.name}</h3>
                <Next next={next} />
              </header>
              <div className={css.words}>
                {event.marks.map((mark) => (
                  <p key={mark} className={css.mark}>
                    {mark}
                  </p>
                ))}
                <p lang={event.lang}>{event.text}</p>
                <Particulars event={event} labels={labels} silence={silence} />
                <a className={css.add} href={event.file.href} aria-label={event.file.label} download>
                  <CalendarPlus size={18} aria-hidden /> {add}
                </a>
                <div className={css.keep}>
                  <AddToTrip item={{ type: 'evento', id: event.id, name: event.name }} />
                  <HeartButton favourite={{ type: 'evento', id: event.id, name: event.name, location: event.place }} />
                </div>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Next({ next }: { next: EventTime | undefined }) {
  if (!next) return null;
  return (
    <p className={css.next} data-pending={next.isPending}>
      {next.isPending ? next.label : <time dateTime={next.start}>{next.label}</time>}
    </p>
  );
}

function Particulars({
  event: { when, rule, place, last, lang },
  labels,
  silence,
}: {
  event: GuideEvent;
  labels: Props['labels'];
  silence: string | null;
}) {
  return (
    <dl>
      <dt>{labels.when}</dt>
      <dd lang={lang}>
        {when}. {rule}.
      </dd>
      <dt>{labels.place}</dt>
      <dd lang={lang}>{place}</dd>
      {(last || silence) && (
        <>
          <dt>{labels.last}</dt>
          {last && <dd>{last}</dd>}
          {silence && <dd className={css.silence}>{silence}</dd>}
        </>
      )}
    </dl>
  );
}

/** The date as a leaf of a calendar. The text beside it says the same. */
function Leaf({ next }: { next: EventTime | undefined }) {
  if (!next) return null;
  const { day, month, year } = next.leaf;
  return (
    <p className={css.leaf} aria-hidden data-pending={next.isPending}>
      <span>{month}</span>
      <strong>{day ?? '?'}</strong>
      <span>{year}</span>
    </p>
  );
}

/** Sorts events by their next date. Among those that are or may be on today, confirmed ones come first. */
function inOrder(events: GuideEvent[], today: string) {
  const key = (next: EventTime | undefined) =>
    next ? `${next.start < today ? today : next.start}${next.isPending ? 1 : 0}` : '9';
  return events
    .map((event) => ({
      event,
      next: event.times.find(({ likelyEnd }) => likelyEnd >= today),
      silence: lastWhere(event.times, ({ likelyEnd }) => likelyEnd < today)?.silence ?? null,
    }))
    .sort((a, b) => earliestFirst(key(a.next), key(b.next)));
}
