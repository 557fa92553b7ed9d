import type { TripData } from '#app/catalog/trip/trip-views.ts';
import type { TimedDay } from '#app/features/trip/timing/timing.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import { projectionOf } from '#app/lib/geography/geography.ts';
import css from './screen.module.css';

const WIDTH = 360;
const MARGIN = 44;

/** Where the days lead, as straight lines between districts: dashed where there is gravel. No map to drive by. */
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
  const names = apart(ids.map((id) => ({ id, ...place(data.districts[id]) })));
  const top = Math.min(0, ...names.map(({ labelY }) => labelY - LINE));
  return (
    <figure className={css.sketch}>
      <svg
        viewBox={`0 ${top} ${WIDTH} ${height - top}`}
        role="img"
        aria-label={t('trip.sketch.label', { names: ids.map((id) => data.districts[id].name).join(', ') })}
      >
        {[...new Map(legs.map((leg) => [[leg.from, leg.to].sort().join(' '), leg]))].map(
          ([key, { from, to, gravelKm }]) => {
            const [a, b] = [place(data.districts[from]), place(data.districts[to])];
            return <line key={key} x1={a.x} y1={a.y} x2={b.x} y2={b.y} data-gravel={gravelKm > 0 || undefined} />;
          },
        )}
        {names.map(({ id, x, y, labelY }) => {
          const isRight = x > WIDTH / 2;
          return (
            <g key={id}>
              <circle cx={x} cy={y} r={id === 'ciudad' ? 7 : 5} />
              <text x={x + (isRight ? -9 : 9)} y={labelY} textAnchor={isRight ? 'end' : 'start'}>
                {data.districts[id].name}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption>{t('trip.sketch.caption')}</figcaption>
    </figure>
  );
}

/** Units from one line of names to the next. */
const LINE = 17;

/** Puts names above their points, and higher where another one stands there already. */
function apart<Item extends { x: number; y: number }>(items: Item[]): (Item & { labelY: number })[] {
  const set: (Item & { labelY: number })[] = [];
  for (const item of items.toSorted((a, b) => b.y - a.y)) {
    let labelY = item.y - 9;
    while (set.some((other) => Math.abs(other.labelY - labelY) < LINE)) labelY -= LINE;
    set.push({ ...item, labelY });
  }
  return set;
}
