import {
  type DayMark,
  MARK_HEIGHT,
  markText,
  markWidth,
  type Paper,
  SIGN,
  type DayMap as View,
} from '#app/features/trip/day-on-sheet.ts';
import css from './day-map.module.css';
import { ROAD } from './standalone.ts';

type Props = { map: View; picture: string | undefined; label: string; caption: string; paper: Paper };

/** A part of the guide's own map with the day's road, its stops as numbers, and where the night is spent. */
export function DayMap({ map: { box, marks, roads, names }, picture, label, caption, paper }: Props) {
  const { x, y, width: wide, height: high } = box;
  const unit = wide / paper.width;
  return (
    <figure className={css.map}>
      <div className={css.land} style={{ aspectRatio: `${wide} / ${high}`, maxWidth: paper.width * MOST_ENLARGED }}>
        {picture && <img src={picture} alt="" width={Math.round(wide / unit)} height={Math.round(high / unit)} />}
        <svg viewBox={`${x} ${y} ${wide} ${high}`} role="img" aria-label={label}>
          {/* The picture has the roads, below its signs. */}
          {!picture &&
            ROAD.map(([stroke, pixels]) => (
              <path key={stroke} className={css.road} d={roads} stroke={stroke} strokeWidth={pixels * unit} />
            ))}
          {names.map(({ name, x, y, anchor }) => (
            <text key={name} className={css.name} x={x} y={y} textAnchor={anchor} fontSize={12 * unit} aria-hidden>
              {name}
            </text>
          ))}
          {marks.map((mark) => (
            <Mark key={mark.numbers.join()} mark={mark} unit={unit} />
          ))}
        </svg>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** A wide card shows the map of a phone larger, as long as its picture is sharp. */
const MOST_ENLARGED = 1.6;

/** A house for the base and the numbers of the stops, with a dashed outline if only the district is known. */
function Mark({ mark, unit }: { mark: DayMark; unit: number }) {
  const { x, y, numbers, isBase, isApproximate } = mark;
  const [high, wide] = [MARK_HEIGHT * unit, markWidth(mark) * unit];
  const house = numbers.length > 0 ? x - wide / 2 + 11 * unit : x;
  return (
    <g>
      <rect
        className={css.mark}
        x={x - wide / 2}
        y={y - high / 2}
        width={wide}
        height={high}
        rx={high / 2}
        strokeWidth={2.2 * unit}
        strokeDasharray={isApproximate ? `${4 * unit} ${2.5 * unit}` : undefined}
      />
      {isBase && (
        <path className={css.house} d={HOUSE} transform={`translate(${house} ${y - 0.4 * unit}) scale(${unit})`} />
      )}
      {numbers.length > 0 && (
        <text
          className={css.number}
          x={isBase ? x + (SIGN / 2 - 1) * unit : x}
          y={y + 4.4 * unit}
          fontSize={12.5 * unit}
          textAnchor="middle"
        >
          {markText(numbers)}
        </text>
      )}
    </g>
  );
}

/** A house of eleven pixels around the origin. */
const HOUSE = 'M-6 .2L0-5.6 6 .2H4.3V5.4H1.4V1.8H-1.4V5.4H-4.3V.2Z';
