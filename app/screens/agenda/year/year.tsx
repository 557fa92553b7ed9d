import { useEffect } from 'react';
import { Link } from '#app/components/page/link.tsx';
import { markToday } from '#app/features/events/mark-today.ts';
import { Ring } from './ring.tsx';
import css from './year.module.css';
import type { Season, YearData, YearEvent } from './year.server.ts';

/**
 * The year as a drawn ring, and beside it in words: screen readers and keyboards have the lists. On a phone each season
 * has a strip of twelve months instead.
 */
export function Year({ year }: { year: YearData }) {
  const { title, text, seasonsTitle, eventsTitle, legend, months, seasons, events } = year;
  // Before the first paint `app/features/events/inline/late.ts` did this; it does not run when a link leads here.
  useEffect(markToday, []);
  return (
    <section className={`container ${css.year}`} aria-labelledby="el-ano">
      <div className={css.opening}>
        <h2 id="el-ano">{title}</h2>
        <p>{text}</p>
      </div>
      <Ring year={year} />
      <div className={css.seasons}>
        <h3 id="temporadas">{seasonsTitle}</h3>
        {/* biome-ignore lint/a11y/noRedundantRoles: without its bullets Safari does not call it a list */}
        <ul role="list" aria-labelledby="temporadas">
          {seasons.map((season) => (
            <li key={season.id} data-type={season.type} data-pending={season.isPending}>
              <Key />
              <Link to={season.href}>{season.name}</Link>
              <span>{season.when}</span>
              <Strip span={season} months={months} />
            </li>
          ))}
        </ul>
        <p className={css.legend} aria-hidden>
          <span data-pending={false}>
            <Key /> {legend.known}
          </span>
          <span data-pending>
            <Key /> {legend.pending}
          </span>
        </p>
      </div>
      <div className={css.events}>
        <h3 id="mes-por-mes">{eventsTitle}</h3>
        {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
        <ol role="list" aria-labelledby="mes-por-mes">
          {months.map(({ long }, month) => (
            <Month
              key={long}
              id={`mes-${month + 1}`}
              name={long}
              events={events.filter((one) => one.month === month)}
            />
          ))}
        </ol>
      </div>
    </section>
  );
}

function Month({ id, name, events }: { id: string; name: string; events: YearEvent[] }) {
  if (events.length === 0) return null;
  return (
    <li id={id}>
      <h4>{name}</h4>
      <ul>
        {events.map((event) => (
          <li key={event.id} data-pending={event.isPending}>
            <span className={css.number} aria-hidden>
              {event.number}
            </span>
            <a href={`#${event.id}`} lang={event.lang}>
              {event.name}
            </a>
            <span>{event.when}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** How an arc of the ring looks. */
function Key() {
  return (
    <svg className={css.key} width="28" height="14" viewBox="0 0 28 14" aria-hidden>
      <path className={css.band} d="M0 7H28" strokeWidth="14" />
    </svg>
  );
}

/** The twelve months of one season, for where the ring has no room. */
function Strip({ span: { from, to }, months }: { span: Season; months: YearData['months'] }) {
  // What goes on past the turn of the year begins again on the left.
  const parts = to > 1 ? [[from, 1] as const, [0, to - 1] as const] : [[from, to] as const];
  return (
    <div className={css.strip} aria-hidden>
      <svg viewBox="0 0 120 10" preserveAspectRatio="none" aria-hidden>
        {parts.map(([from, to]) => (
          <path key={from} className={css.band} d={`M${from * 120} 5H${to * 120}`} vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
      <p>
        {months.map(({ short, long }) => (
          <span key={long}>{short.charAt(0).toLocaleUpperCase()}</span>
        ))}
      </p>
    </div>
  );
}
