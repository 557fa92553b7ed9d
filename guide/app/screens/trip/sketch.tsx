import { waysOf } from '#app/features/trip/day-ways.ts';
import type { TimedDay } from '#app/features/trip/timing/timing.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import { projectionOf } from '#common/lib/geography/geography.ts';
import { placeNames } from '#common/lib/geography/place-names.ts';
import type { TripData } from '#views/trip-views.ts';
import css from './screen.module.css';

const WIDTH = 360;
const MARGIN = 44;

/** The roads of the days without the land around them, dashed where there is gravel. Not a map to drive by. */
export function Sketch({ days, data }: { days: TimedDay[]; data: TripData }) {
  const { t } = useTranslation();
  const legs = days.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === 'drive' && part.leg && part.leg.from !== part.leg.to ? [part.leg] : [])),
  );
  const ids = [...new Set(['ciudad' as const, ...legs.flatMap(({ from, to }) => [from, to])])];
  if (ids.length < 2) return null;
  const { place, height } = projectionOf(
    ids.map((id) => data.districts[id]),
    WIDTH,
    MARGIN,
  );
  const points = ids.map((id) => ({ id, name: data.districts[id].name, ...place(data.districts[id]) }));
  const ways = [...new Map(legs.map((leg) => [[leg.from, leg.to].sort().join(' '), leg]))].map(([key, leg]) => ({
    key,
    ends: [place(data.districts[leg.from]), place(data.districts[leg.to])] as const,
    road: waysOf(leg, data).map((way) => way.map(place)),
    isGravel: leg.gravelKm > 0,
  }));
  const names = placeNames(
    points,
    ways.map(({ ends: [a, b] }) => [a, b]),
    { width: WIDTH, height },
  );
  return (
    <figure className={css.sketch}>
      <svg
        viewBox={`0 0 ${WIDTH} ${height}`}
        role="img"
        aria-label={t('trip.sketch.label', { names: ids.map((id) => data.districts[id].name).join(', ') })}
      >
        {ways.map(({ key, road, isGravel }) => (
          <path key={key} d={road.map(lineOf).join('')} data-gravel={isGravel || undefined} />
        ))}
        {points.map(({ id, x, y }) => (
          <circle key={id} cx={x} cy={y} r={id === 'ciudad' ? 7 : 5} />
        ))}
        {names.map(({ x, y, anchor }, index) => (
          <text key={points[index]?.id} x={x} y={y} textAnchor={anchor}>
            {points[index]?.name}
          </text>
        ))}
      </svg>
      <figcaption>{t('trip.sketch.caption')}</figcaption>
    </figure>
  );
}

const lineOf = (points: { x: number; y: number }[]) =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
