import { Picture } from '#app/components/gallery/picture.tsx';
import { useScroll } from '#app/features/scroll/scroll.ts';
import type { CircuitStop, CircuitView } from '#views/circuit-views.ts';
import css from './journey.module.css';
import { useCurrentStop } from './use-current-stop.ts';

const SIZES = '(min-width: 700px) 300px, calc(100vw - 88px)';

/** The log of a road, from stop to stop: to follow on a screen, to read aloud or to print. */
export function Journey({ circuit: { stops, log, rail } }: { circuit: CircuitView }) {
  const { list, current } = useCurrentStop<HTMLOListElement>();
  return (
    <div>
      <h3 id="bitacora">{log}</h3>
      <Rail label={rail} stops={stops} current={current} />
      {/* biome-ignore lint/a11y/noRedundantRoles: without its bullets Safari does not call it a list */}
      <ol ref={list} className={css.log} role="list" aria-labelledby="bitacora">
        {stops.map((stop) => (
          <Stop key={stop.number} stop={stop} />
        ))}
      </ol>
    </div>
  );
}

type RailProps = { label: string; stops: CircuitStop[]; current: number };

/** Stays below the header while the log is read, and shows which stop the reader is at. */
function Rail({ label, stops, current }: RailProps) {
  const { isAtTop, direction } = useScroll();
  const here = stops[current];
  return (
    <nav
      className={css.rail}
      aria-label={label}
      data-needs-script
      style={direction === 'down' && !isAtTop ? { top: 0 } : undefined} // the header is hidden
    >
      <p className={css.here} aria-hidden>
        <strong>{here?.name}</strong> <span className={css.km}>{here?.km}</span>
      </p>
      <div className={css.line}>
        <span className={css.passed} style={{ width: `${here?.numberAt ?? 0}%` }} />
        {stops.map(({ number, name, numberAt, isApproximate }, index) => (
          <a
            key={number}
            className={css.number}
            href={`#parada-${number}`}
            aria-label={`${number}: ${name}`}
            aria-current={index === current ? 'location' : undefined}
            data-about={isApproximate ? '' : undefined}
            style={{ left: `${numberAt}%` }}
          >
            {number}
          </a>
        ))}
      </div>
    </nav>
  );
}

function Stop({ stop }: { stop: CircuitStop }) {
  const { number, km, isApproximate, name, sentence, next, picture } = stop;
  return (
    <li id={`parada-${number}`}>
      <span className={css.number} data-about={isApproximate ? '' : undefined} aria-hidden>
        {number}
      </span>
      <div className={css.words}>
        <p className={css.stop}>
          <strong>{name}</strong> <span className={css.km}>{km}</span>
        </p>
        <p>{sentence}</p>
        {next && <p className={css.next}>{next}</p>}
      </div>
      {picture ? (
        <figure className={css.view}>
          <Picture picture={picture} sizes={SIZES} />
          {picture.caption && <figcaption className={css.next}>{picture.caption}</figcaption>}
        </figure>
      ) : (
        <Milestone km={km} isApproximate={isApproximate} />
      )}
    </li>
  );
}

/** Replaces a missing print of a stop: a milestone at the road, with its kilometre. */
function Milestone({ km, isApproximate }: { km: string; isApproximate: boolean }) {
  return (
    <svg className={`${css.view} ${css.milestone}`} viewBox="0 0 300 120" aria-hidden>
      <path fillOpacity={0.5} d="M0 78L40 40L66 60L104 26L150 66L188 38L232 70L262 48L300 74V120H0Z" />
      <path d="M0 88C70 74 120 92 190 84S270 86 300 80V120H0Z" />
      <path
        strokeWidth={3}
        strokeDasharray={isApproximate ? '9 5' : undefined}
        d="M112 112V56C112 40 128 32 150 32S188 40 188 56V112Z"
      />
      <text x="150" y="80" textAnchor="middle">
        {km.replace(/\s\D+$/, '')}
      </text>
    </svg>
  );
}
