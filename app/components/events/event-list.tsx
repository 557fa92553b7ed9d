import { CalendarPlus } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { EventTime, GuideEvent } from '#app/catalog/event-views.ts';
import { useToday } from '#app/lib/use-today.ts';
import css from './event-list.module.css';

type Props = {
  title: string;
  labels: { when: string; place: string; last: string };
  /** What is seen of the link to an event's calendar file. */
  add: string;
  /** Day of the build: it stands for today until the browser tells. */
  builtOn: string;
  timeZone: string;
  events: GuideEvent[];
};

/** All events, the next ones first. An address that ends in an event's id puts the focus on it. */
export function EventList({ title, labels, add, builtOn, timeZone, events }: Props) {
  const today = useToday(timeZone) ?? builtOn;
  const location = useLocation();
  useEffect(() => {
    if (location.hash) document.getElementById(location.hash.slice(1))?.focus({ preventScroll: true });
  }, [location]);
  return (
    <section className={`container ${css.events}`} aria-labelledby="eventos">
      <h2 id="eventos">{title}</h2>
      <ul>
        {inOrder(events, today).map(({ event, next }) => (
          <li key={event.id}>
            <article id={event.id} className={css.event} tabIndex={-1}>
              <Leaf next={next} />
              <header className={css.heading}>
                <h3>{event.name}</h3>
                <Next next={next} />
              </header>
              <div className={css.words}>
                {event.marks.map((mark) => (
                  <p key={mark} className={css.mark}>
                    {mark}
                  </p>
                ))}
                <p>{event.text}</p>
                <Particulars event={event} labels={labels} />
                <a className={css.add} href={event.file.href} aria-label={event.file.label} download>
                  <CalendarPlus size={18} aria-hidden /> {add}
                </a>
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

function Particulars({ event: { when, rule, place, last }, labels }: { event: GuideEvent; labels: Props['labels'] }) {
  return (
    <dl>
      <dt>{labels.when}</dt>
      <dd>
        {when}. {rule}.
      </dd>
      <dt>{labels.place}</dt>
      <dd>{place}</dd>
      {last && (
        <>
          <dt>{labels.last}</dt>
          <dd>{last}</dd>
        </>
      )}
    </dl>
  );
}

/** The date as a calendar's leaf. The words beside it say the same. */
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

/** By when each is next. Of those that are on or may be on today, the ones with a date lead. */
function inOrder(events: GuideEvent[], today: string) {
  const key = (next: EventTime | undefined) =>
    next ? `${next.start < today ? today : next.start}${next.isPending ? 1 : 0}` : '9';
  return events
    .map((event) => ({ event, next: event.times.find(({ end }) => end >= today) }))
    .sort((a, b) => key(a.next).localeCompare(key(b.next)));
}
