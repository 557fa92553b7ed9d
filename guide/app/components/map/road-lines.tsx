import css from './road-lines.module.css';

/**
 * Roads drawn over a map, with a light edge so that they stand out on any ground; the points of each line are in
 * percent of the map.
 */
export function RoadLines({ lines }: { lines: string[] }) {
  return (
    <svg className={css.roads} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
      {[css.edge, css.ink].map((look) =>
        lines.map((points) => <polyline key={points} className={look} points={points} />),
      )}
    </svg>
  );
}
