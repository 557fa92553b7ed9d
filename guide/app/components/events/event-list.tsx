import { CalendarPlus, ChevronDown, ExternalLink } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { HeartButton } from '#app/components/cards/heart-button.tsx';
import { Picture } from '#app/components/gallery/picture.tsx';
import { Link } from '#app/components/page/link.tsx';
import { AddToTrip } from '#app/components/trip/add-to-trip.tsx';
import { addDays, earliestFirst } from '#common/lib/days.ts';
import { useToday } from '#common/lib/hooks/use-today.ts';
import { lastWhere } from '#common/lib/lists.ts';
import { fill } from '#common/lib/text/fill.ts';
import { useLocation } from '#engine/navigation/context.ts';
import type { EventTime, GuideEvent } from '#views/event-views.ts';
import css from './event-list.module.css';

type Props = {
  title: string;
  week: { some: string; none: string };
  /** What the look of a leaf without a date means. */
  legend: string;
  labels: { when: string; place: string; price: string; last: string; more: string };
  /** The visible text of the link to an event's calendar file. */
  add: string;
  /** The day of the build, used as today until the browser knows the real one. */
  builtOn: string;
  events: GuideEvent[];
  /** How far the dates can be trusted. */
  children: ReactNode;
};

/**
 * All events, the next one first. The next with a date is whole, and the others are folded to their picture, name and
 * date. An address that ends in an event's id unfolds it and moves the focus to it.
 */
export function EventList({ title, week, legend, labels, add, builtOn, events, children }: Props) {
  const today = useToday() ?? builtOn;
  const location = useLocation();
  useEffect(() => {
    delete document.documentElement.dataset.late; // from here on the list uses the visitor's own date
  }, []);
  useEffect(() => {
    const event = location.hash ? document.getElementById(location.hash.slice(1)) : null;
    const fold = event?.querySelector('details');
    if (fold) fold.open = true;
    event?.focus({ preventScroll: true });
  }, [location]);
  const coming = inOrder(events, today);
  const whole = Math.max(
    0,
    coming.findIndex(({ next }) => next && !next.isPending),
  );
  return (
    <section className={`container ${css.events}`} aria-labelledby="eventos">
      <h2 id="eventos">{title}</h2>
      <p className={css.week}>{weekIn(coming, today, week)}</p>
      {coming.some(({ next }) => next?.isPending) && <p className={css.trust}>{legend}</p>}
      <ul className={css.list}>
        {coming.map(({ event, next, silence }, index) => (
          <li key={event.id} data-across={index <= whole || isAlone(index, coming.length, whole) || undefined}>
            <article id={event.id} className={css.event} tabIndex={-1}>
              <details open={index === whole}>
                <summary>
                  <Leaf next={next} />
                  <span className={css.heading}>
                    <h3 lang={event.lang}>{event.name}</h3>
                    <Next event={event} next={next} />
                  </span>
                  {event.picture && (
                    <span className={css.thumb}>
                      <Picture picture={event.picture} sizes="96px" isDecorative />
                    </span>
                  )}
                  <ChevronDown size={22} aria-hidden />
                </summary>
                <div className={css.words}>
                  {event.marks.map((mark) => (
                    <p key={mark} className={css.mark}>
                      {mark}
                    </p>
                  ))}
                  {event.picture && (
                    <figure className={css.picture} lang={event.lang}>
                      <Picture picture={event.picture} sizes="(min-width: 960px) 560px, 90vw" />
                      {event.picture.caption && <figcaption>{event.picture.caption}</figcaption>}
                    </figure>
                  )}
                  <p lang={event.lang}>{event.text}</p>
                  <Particulars event={event} next={next} labels={labels} silence={silence} />
                  {event.link && (
                    <a className={css.add} href={event.link.href} aria-label={event.link.label} rel="noopener">
                      <ExternalLink size={18} aria-hidden /> {labels.more}
                    </a>
                  )}
                  <a className={css.add} href={event.file.href} aria-label={event.file.label} download>
                    <CalendarPlus size={18} aria-hidden /> {add}
                  </a>
                  <div className={css.keep}>
                    <AddToTrip item={{ type: 'evento', id: event.id, name: event.name }} />
                    <HeartButton
                      favourite={{ type: 'evento', id: event.id, name: event.name, location: event.place }}
                    />
                  </div>
                </div>
              </details>
            </article>
          </li>
        ))}
      </ul>
      <p className={css.trust}>{children}</p>
    </section>
  );
}

/** Whether it is last and has no neighbour, in two columns below what lies across. */
const isAlone = (index: number, count: number, whole: number) => index === count - 1 && (count - whole - 1) % 2 === 1;

/** The day, or while nobody has announced it, when it usually is. */
function Next({ event: { when, lang }, next }: { event: GuideEvent; next: EventTime | undefined }) {
  if (!next) return null;
  return (
    <span className={css.next} data-pending={next.isPending}>
      {next.isPending ? (
        <>
          <span lang={lang}>{when}</span>
          <span className="visually-hidden">, {next.label}</span>
        </>
      ) : (
        <time dateTime={next.start}>{next.label}</time>
      )}
    </span>
  );
}

function Particulars({
  event,
  next,
  labels,
  silence,
}: {
  event: GuideEvent;
  next: EventTime | undefined;
  labels: Props['labels'];
  silence: string | null;
}) {
  const { place, page, price, last, lang } = event;
  const when = furtherWords(event, next);
  return (
    <dl>
      {when && (
        <>
          <dt>{labels.when}</dt>
          <dd lang={lang}>{when}</dd>
        </>
      )}
      <dt>{labels.place}</dt>
      <dd lang={lang}>{page ? <Link to={page}>{place}</Link> : place}</dd>
      {price && (
        <>
          <dt>{labels.price}</dt>
          <dd lang={lang}>{price}</dd>
        </>
      )}
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
    <span className={css.leaf} aria-hidden data-pending={next.isPending}>
      {day && <span>{month}</span>}
      <strong>{day ?? <Months of={month} />}</strong>
      <span className={css.year}>{year}</span>
    </span>
  );
}

/** "feb", or two months in a line each. */
function Months({ of }: { of: string }) {
  const [first, last] = of.split('–');
  return last ? (
    <>
      {first}–<br />
      {last}
    </>
  ) : (
    first
  );
}

type Coming = ReturnType<typeof inOrder>;

/** What is on in the next seven days, or else what comes first with a date. */
function weekIn(coming: Coming, today: string, words: Props['week']): string {
  const dated = coming.flatMap(({ event, next }) => (next && !next.isPending ? [{ name: event.name, ...next }] : []));
  const thisWeek = dated.filter(({ start }) => start <= addDays(today, 6));
  const [text, shown] = thisWeek.length > 0 ? [words.some, thisWeek] : [words.none, dated.slice(0, 1)];
  return fill(text, { names: shown.map(({ name, label }) => `${name}, ${label}`).join('; ') });
}

/** Sorts events by their next date. Among those that are or may be on today, confirmed ones come first. */
function inOrder(events: GuideEvent[], today: string) {
  const key = (next: EventTime | undefined) =>
    next ? `${next.start < today ? today : next.start}${next.isPending ? 1 : 0}` : '9';
  return (
    events
      // A single event leaves once it is over, although the page was made before.
      .filter(({ rule, times }) => rule !== null || times.some(({ likelyEnd }) => likelyEnd >= today))
      .map((event) => ({
        event,
        next: event.times.find(({ likelyEnd }) => likelyEnd >= today),
        silence: lastWhere(event.times, ({ likelyEnd }) => likelyEnd < today)?.silence ?? null,
      }))
      .sort((a, b) => earliestFirst(key(a.next), key(b.next)))
  );
}

/** What the heading has not said about when it is; null if nothing. */
function furtherWords({ when, rule, times }: GuideEvent, next: EventTime | undefined): string | null {
  if (next?.isPending) return rule === null || says(when, rule) ? null : `${rule}.`;
  if (rule === null) return next && says(next.label, when) ? null : `${when}.`;
  if (!says(rule, when)) return `${when}. ${rule}.`;
  // "2 de abril, fecha habitual": of a day that is the same every year, its date says it all.
  const days = new Set(times.map(({ start }) => start.slice('2026-'.length)));
  return days.size === 1 ? null : `${rule}.`;
}

const says = (text: string, words: string) => text.toLowerCase().includes(words.toLowerCase());
