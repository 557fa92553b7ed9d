import { useEffect } from 'react';
import { Link } from '#app/components/page/link.tsx';
import { markToday } from '#app/features/events/mark-today.ts';
import { Ring } from './ring.tsx';
import css from './year.module.css';
import type { Season, YearData, YearEvent } from './year.server.ts';

/**
 * The year as a drawn ring with lists beside it, which serve screen readers and keyboards. On a phone each season has a
 * strip of twelve months instead of the ring.
 */
export function Year({ year }: { year: YearData }) {
  const { title, text, seasonsTitle, eventsTitle, legend, months, seasons, events } = year;
  // `guide/app/features/events/inline/late.ts` did this before the first paint, but not after a client-side navigation.
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

/** A sample of an arc, as in a map's key. */
function Key() {
  return (
    <svg className={css.key} width="28" height="14" viewBox="0 0 28 14" aria-hidden>
      <path className={css.band} d="M0 7H28" strokeWidth="14" />
    </svg>
  );
}

/** One season across twelve months, for screens too narrow for the ring. */
function Strip({ span: { from, to }, months }: { span: Season; months: YearData['months'] }) {
  // A season that continues past the end of the year starts again on the left.
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
