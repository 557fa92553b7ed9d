import { Printer } from 'lucide-react';
import { type CSSProperties, useId } from 'react';
import { Link } from '#app/components/page/link.tsx';
import { paths } from '#common/lib/address/paths.ts';
import { Button } from '#common/ui/button.tsx';
import type { CircuitView } from '#views/circuit-views.ts';
import type { OwnMap as MapView } from '#views/views.ts';
import css from './circuit.module.css';
import { Journey } from './journey.tsx';
import { OwnMap } from './own-map.tsx';

/** A road as a strip of kilometres, and as a log to read aloud or to print. */
export function Circuit({ circuit }: { circuit: CircuitView & { map: MapView | null } }) {
  const { map, title, text, direction, print, roadNote, askLabel } = circuit;
  return (
    <section className={css.circuit} aria-labelledby="circuito">
      <h2 id="circuito">{title}</h2>
      <p className={css.direction}>{direction}</p>
      <p className={css.text}>{text}</p>
      <p className={css.note}>
        {roadNote} <Link to={paths.phones}>{askLabel}</Link>
      </p>
      {map && <OwnMap map={map} />}
      <Strip circuit={circuit} />
      <Journey circuit={circuit} />
      <div className={css.print}>
        <Button data-needs-script variant="outline" onClick={() => window.print()}>
          <Printer size={18} aria-hidden /> {print}
        </Button>
      </div>
    </section>
  );
}

/** Hidden from screen readers: the log below says everything that it does. */
function Strip({ circuit: { oneWay, ticks, legend, stops } }: { circuit: CircuitView }) {
  return (
    <div className={css.strip} aria-hidden>
      <div className={css.scale}>
        <div className={css.numbers}>
          {stops.map(({ number, numberAt, isApproximate }) => (
            <span
              key={number}
              className={`${css.number} ${isApproximate ? css.approximate : ''}`}
              style={left(numberAt)}
            >
              {number}
            </span>
          ))}
        </div>
        {/* A line from each number down to its stop, however wide the strip is. */}
        <svg className={css.threads} aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none">
          {stops.map(({ number, at, numberAt, isApproximate }) => (
            <line
              key={number}
              x1={numberAt}
              y1={0}
              x2={at}
              y2={100}
              strokeDasharray={isApproximate ? '3 3' : undefined}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        <div className={css.road}>
          <OneWay style={{ left: `${oneWay.from}%`, width: `${oneWay.to - oneWay.from}%` }} />
          {stops.map(({ number, at, isApproximate }) => (
            <span key={number} className={`${css.point} ${isApproximate ? css.about : ''}`} style={left(at)} />
          ))}
        </div>
        <div className={css.ticks}>
          {ticks.map(({ text, at }) => (
            <span key={at} style={left(at)}>
              {text}
            </span>
          ))}
        </div>
      </div>
      <p className={css.ends}>
        <span>{stops[0]?.name}</span> <span>{stops.at(-1)?.name}</span>
      </p>
      <ul className={css.legend}>
        <li>
          <span className={css.sample}>
            <OneWay />
          </span>{' '}
          {legend.oneWay}
        </li>
        <li>
          <span className={css.sample} /> {legend.twoWay}
        </li>
        <li>
          <span className={`${css.number} ${css.approximate} ${css.small}`} /> {legend.approximate}
        </li>
      </ul>
    </div>
  );
}

/** Arrows in the direction of traffic; drawn as SVG instead of a background, so that they are printed, too. */
function OneWay({ style }: { style?: CSSProperties }) {
  const pattern = useId();
  return (
    <svg className={css.oneWay} style={style} aria-hidden>
      <defs>
        <pattern id={pattern} width="20" height="20" patternUnits="userSpaceOnUse">
          <path d="m8 5l5 5l-5 5" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" />
      <rect width="100%" height="100%" style={{ fill: `url(#${pattern})` }} />
    </svg>
  );
}

const left = (percent: number): CSSProperties => ({ left: `${percent}%` });
