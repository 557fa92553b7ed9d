import { useEffect } from 'react';
import { Link } from '#app/components/page/link.tsx';
import { markToday } from '#app/features/events/mark-today.ts';
import { whenSeenAgain } from '#common/lib/hooks/when-seen-again.ts';
import { Ring } from './ring.tsx';
import css from './year.module.css';
import type { YearData } from './year.server.ts';

/**
 * The year as a drawn ring with its seasons beside it, which serve screen readers and keyboards; its events are in the
 * page's list.
 */
export function Year({ year }: { year: YearData }) {
  const { title, text, seasonsTitle, legend, seasons } = year;
  // `guide/app/features/events/inline/late.ts` did this before the first paint, but not after a client-side navigation.
  useEffect(() => {
    markToday();
    return whenSeenAgain(markToday);
  }, []);
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
    </section>
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
