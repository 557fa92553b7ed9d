import { CalendarPlus, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { earliestFirst, monthGrid, monthOf } from '#common/lib/days.ts';
import { useToday } from '#common/lib/hooks/use-today.ts';
import { Button, buttonClass } from '#common/ui/button.tsx';
import type { EventCalendar, EventTime, GuideEvent } from '#views/event-views.ts';
import css from './month-calendar.module.css';

type Props = { calendar: EventCalendar; events: GuideEvent[] };
type Entry = { event: GuideEvent; time: EventTime };

/**
 * One month of events, as a table and as a list: the first that has one to come, because an empty month says nothing.
 * The static HTML counts from the day of the build, the browser from today, until the visitor chooses a month.
 */
export function MonthCalendar({ calendar, events }: Props) {
  const { months, previous, next } = calendar;
  const today = useToday();
  const [chosen, setChosen] = useState<string | null>(null);
  const indexOf = (month: string) => months.findIndex(({ key }) => key === month);
  const day = today ?? calendar.builtOn;
  const thisMonth = indexOf(monthOf(day));
  // Long after the last build, the current month may be later than the last one that was built.
  const index = Math.max(0, indexOf(chosen ?? monthOfNext(events, day)));
  const month = months[index];
  if (!month) return null;
  const turnTo = (index: number) => {
    const month = months[index];
    if (month) setChosen(month.key);
  };
  const entries = entriesIn(month.key, events);
  return (
    <section className={`container ${css.calendar}`} aria-labelledby="calendario">
      <div className={css.opening}>
        <h2 id="calendario">{calendar.title}</h2>
        <a className={buttonClass('outline')} href={calendar.all.href} download>
          <CalendarPlus size={20} aria-hidden /> {calendar.all.label}
        </a>
      </div>
      <div className={css.sheet}>
        <div>
          <div className={css.bar}>
            <h3 id="mes" aria-live="polite">
              {month.label}
            </h3>
            <div className={css.turns} data-needs-script>
              <Button variant="ghost" size="icon" aria-label={previous} {...turn(index > 0, () => turnTo(index - 1))}>
                <ChevronLeft size={24} aria-hidden />
              </Button>
              <Button variant="ghost" {...turn(index !== thisMonth && thisMonth >= 0, () => turnTo(thisMonth))}>
                {calendar.today}
              </Button>
              <Button
                variant="ghost"
                size="icon"
                aria-label={next}
                {...turn(index < months.length - 1, () => turnTo(index + 1))}
              >
                <ChevronRight size={24} aria-hidden />
              </Button>
            </div>
          </div>
          <MonthTable month={month.key} weekdays={calendar.weekdays} entries={entries} today={today} />
        </div>
        <MonthList calendar={calendar} entries={entries} />
      </div>
    </section>
  );
}

/** A button that leads nowhere stays focusable: a disabled one would lose the focus. */
const turn = (isPossible: boolean, onClick: () => void) => ({
  'aria-disabled': !isPossible,
  onClick: isPossible ? onClick : undefined,
});

type TableProps = {
  month: string;
  weekdays: EventCalendar['weekdays'];
  entries: Entry[];
  today: string | null;
};

function MonthTable({ month, weekdays, entries, today }: TableProps) {
  return (
    <table className={css.table} aria-labelledby="mes">
      <thead>
        <tr>
          {weekdays.map(({ short, long }) => (
            <th key={long} scope="col">
              <span aria-hidden>{short}</span>
              <span className="visually-hidden">{long}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthGrid(month).map((week, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: weeks have no other name
          <tr key={index}>
            {week.map((day, index) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: nor have days of other months
                key={index}
                className={day === null ? css.outside : undefined}
                aria-current={day !== null && day === today ? 'date' : undefined}
              >
                {day && <Day day={day} entries={onDay(day, entries)} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ day, entries }: { day: string; entries: Entry[] }) {
  const number = <time dateTime={day}>{Number(day.slice(8))}</time>;
  const [first] = entries;
  if (!first) return number;
  return (
    <a className={css.day} href={`#${first.event.id}`}>
      {number}
      <span className="visually-hidden">: </span>
      <span className={css.names}>
        {entries.map(({ event }) => (
          <span key={event.id} lang={event.lang}>
            {event.name}
          </span>
        ))}
      </span>
    </a>
  );
}

function MonthList({ calendar, entries }: { calendar: EventCalendar; entries: Entry[] }) {
  const dated = entries.filter(({ time }) => !time.isPending);
  const pending = entries.filter(({ time }) => time.isPending);
  return (
    <div className={css.month}>
      {dated.length === 0 ? <p className={css.none}>{calendar.none}</p> : <Entries entries={dated} hasDates />}
      {pending.length > 0 && (
        <>
          <p className={`label ${css.pending}`} id="por-confirmar">
            {calendar.pending}
          </p>
          <Entries entries={pending} />
        </>
      )}
    </div>
  );
}

function Entries({ entries, hasDates = false }: { entries: Entry[]; hasDates?: boolean }) {
  return (
    <ul aria-labelledby={hasDates ? 'mes' : 'por-confirmar'}>
      {entries.map(({ event, time }) => (
        <li key={`${event.id}${time.start}`}>
          <a href={`#${event.id}`} lang={event.lang}>
            {event.name}
          </a>
          <span lang={hasDates ? undefined : event.lang}>{hasDates ? time.label : event.when}</span>
        </li>
      ))}
    </ul>
  );
}

/** The month of what is on or comes next; of `day` itself if no date is known. */
function monthOfNext(events: GuideEvent[], day: string): string {
  const starts = events
    .flatMap(({ times }) => times)
    .filter(({ isPending, likelyEnd }) => !isPending && likelyEnd >= day)
    .map(({ start }) => start)
    .sort(earliestFirst);
  const [first = day] = starts;
  return monthOf(first < day ? day : first);
}

/** The events of a day, latest start first: a one-day event would be lost behind one that lasts all week. */
function onDay(day: string, entries: Entry[]): Entry[] {
  return entries.filter(({ time }) => !time.isPending && time.start <= day && day <= time.end).reverse();
}

function entriesIn(month: string, events: GuideEvent[]): Entry[] {
  return events
    .flatMap((event) => event.times.map((time) => ({ event, time })))
    .filter(({ time }) => monthOf(time.start) <= month && monthOf(time.end) >= month)
    .sort((a, b) => earliestFirst(a.time.start, b.time.start));
}
