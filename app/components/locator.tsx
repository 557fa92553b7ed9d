import type { LocatorView } from '#app/catalog/locator.ts';
import { Link } from './link.tsx';
import css from './locator.module.css';

/** Half of a mark's height, in units of the drawing. */
const HALF = 8;

/** Where the guide's places lie, drawn small, and the same in words. */
export function Locator({ locator }: { locator: LocatorView }) {
  const { title, places, note, here } = locator;
  return (
    <section className={css.locator} aria-labelledby="donde-queda">
      <h2 id="donde-queda">{title}</h2>
      <Drawing locator={locator} />
      <ol className={css.places}>
        {places.map(({ number, href, label, where, isHere }) => (
          <li key={href}>
            <span className={`${css.number} ${isHere ? css.isHere : ''}`} aria-hidden>
              {number}
            </span>
            <span>
              {isHere ? <strong>{label}</strong> : <Link to={href}>{label}</Link>}
              <span className={css.where}>
                {where}
                {isHere && ` · ${here}`}
              </span>
            </span>
          </li>
        ))}
      </ol>
      <p className={css.note}>{note}</p>
    </section>
  );
}

function Drawing({ locator: { width, height, alt, marks, road, rings, north } }: { locator: LocatorView }) {
  // The page's own mark last: nothing may lie over it.
  const inOrder = marks.toSorted((a, b) => Number(a.isHere) - Number(b.isHere));
  return (
    <svg className={css.drawing} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={alt}>
      {rings.map(({ x, y, radius, label }) => (
        <g key={label.text} className={css.ring}>
          <circle cx={x} cy={y} r={radius} />
          <text x={label.x} y={label.y}>
            {label.text}
          </text>
        </g>
      ))}
      {road && <polyline className={css.road} points={road} />}
      {inOrder.map((mark) => (
        <g key={mark.text} className={mark.isHere ? css.hereMark : css.mark}>
          <rect x={mark.x - mark.width / 2} y={mark.y - HALF} width={mark.width} height={2 * HALF} rx={HALF} />
          <text x={mark.x} y={mark.y + 3.5}>
            {mark.text}
          </text>
        </g>
      ))}
      <g className={css.north}>
        <path d="M24 36v-18m-5 6l5 -6l5 6" />
        <text x={24} y={48}>
          {north}
        </text>
      </g>
    </svg>
  );
}
