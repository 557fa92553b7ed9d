import { useLayout } from '#app/components/layout/layout-context.tsx';
import { localPath } from '#common/lib/address/local-path.ts';
import { arc, baseline, pointAt } from './arc.ts';
import { Medallion } from './medallion.tsx';
import css from './year.module.css';
import type { Season, YearData, YearEvent } from './year.server.ts';

/** In units of the drawing, which is 800 units wide. */
const MONTHS = 374;
const EVENTS = { first: 337, step: 21.5 };
const SEASONS = { first: 250, step: 28 };
const LETTERS = 16;

/**
 * Hidden from screen readers and skipped by the keyboard: the lists on the page name and link everything. On a phone,
 * where its links would be too small to press, it is only looked at.
 */
export function Ring({ year: { months, seasons, events } }: { year: YearData }) {
  return (
    <svg className={css.ring} viewBox="-400 -400 800 800" aria-hidden>
      <path className={css.thisMonth} d={arc(0, 1 / 12, MONTHS)} />
      <Months months={months} events={events} />
      {seasons.map((season) => (
        <SeasonArc key={season.id} season={season} />
      ))}
      {events.map((event) => (
        <EventArc key={event.id} event={event} />
      ))}
      <Medallion />
      <path className={css.hand} d="M0 -352V-122M-7 -362H7L0 -350Z" />
    </svg>
  );
}

function Months({ months, events }: { months: YearData['months']; events: YearEvent[] }) {
  return months.map(({ short, long }, index) => {
    const edge = pointAt(index / 12, MONTHS + 22);
    const inner = pointAt(index / 12, 124);
    const line = baseline({ from: index / 12, to: (index + 1) / 12 }, MONTHS, 20);
    const id = `mes-linea-${index + 1}`;
    const first = events.find(({ month }) => month === index);
    const name = (
      <text className={css.monthName}>
        <textPath href={`#${id}`} startOffset="50%">
          {short}
        </textPath>
      </text>
    );
    return (
      <g key={long}>
        <path className={css.spoke} d={`M${inner.x} ${inner.y}L${edge.x} ${edge.y}`} />
        <path id={id} d={line} fill="none" />
        {first ? (
          <a href={`#${first.id}`} tabIndex={-1}>
            {name}
          </a>
        ) : (
          name
        )}
      </g>
    );
  });
}

function SeasonArc({ season }: { season: Season }) {
  const { language } = useLayout();
  const { id, type, name, from, to, href, isPending, lane } = season;
  const radius = SEASONS.first - lane * SEASONS.step;
  const words = (
    <textPath href={`#temporada-${id}`} startOffset="50%">
      {name}
    </textPath>
  );
  return (
    <a href={localPath(language, href)} tabIndex={-1} data-type={type} data-pending={isPending}>
      <path className={css.band} d={arc(from, to, radius)} />
      <path id={`temporada-${id}`} d={baseline(season, radius, LETTERS)} fill="none" />
      {isPending && <text className={`${css.name} ${css.ground}`}>{words}</text>}
      <text className={css.name}>{words}</text>
    </a>
  );
}

function EventArc({ event: { id, name, from, to, isPending, lane } }: { event: YearEvent }) {
  const radius = EVENTS.first - lane * EVENTS.step;
  const start = pointAt(from, radius);
  return (
    <a className={css.event} href={`#${id}`} tabIndex={-1} data-pending={isPending}>
      <title>{name}</title>
      <path d={arc(from, to, radius)} />
      <circle cx={start.x} cy={start.y} r="10.5" />
    </a>
  );
}
