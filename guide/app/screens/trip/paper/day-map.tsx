import '#map/browser/sheet-inks-paper.css';
import { MARK_HEIGHT, markText, markWidth, type Paper, type DayMap as View } from '#app/features/trip/day-map.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import css from './day-sheet.module.css';

type Props = { map: View; drawing: string; label: string; paper: Paper };

/** A part of the guide's own map with the day's stops as numbers, drawn to print well without background graphics. */
export function DayMap({ map: { box, marks }, drawing, label, paper }: Props) {
  const { t } = useTranslation();
  const { x, y, width: wide, height: high } = box;
  const unit = Math.max(wide / paper.width, high / paper.height);
  const [, sheetWide = 1, sheetHigh = 1] = (/viewBox="0 0 (\d+) (\d+)"/.exec(drawing) ?? []).map(Number);
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (
    <figure className={css.map}>
      <div className={css.land} style={{ width: wide / unit, height: high / unit }}>
        <div
          aria-hidden
          style={{
            left: percent(-x, wide),
            top: percent(-y, high),
            width: percent(sheetWide, wide),
            height: percent(sheetHigh, high),
          }}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the build drew it
          dangerouslySetInnerHTML={{ __html: drawing }}
        />
        <svg viewBox={`${x} ${y} ${wide} ${high}`} role="img" aria-label={label}>
          {marks.map((mark) => (
            <Mark key={mark.numbers.join()} mark={mark} unit={unit} />
          ))}
        </svg>
      </div>
      <figcaption>{t('trip.sheet.mapCaption')}</figcaption>
    </figure>
  );
}

/** One number, or several at one spot, on a light ground, with a dashed outline if only the district is known. */
function Mark({ mark: { x, y, numbers, isApproximate }, unit }: { mark: View['marks'][number]; unit: number }) {
  const text = markText(numbers);
  const [high, wide] = [MARK_HEIGHT * unit, markWidth(text) * unit];
  return (
    <g>
      <rect
        x={x - wide / 2}
        y={y - high / 2}
        width={wide}
        height={high}
        rx={high / 2}
        fill="#fff8e7"
        stroke="#7a2140"
        strokeWidth={2.2 * unit}
        strokeDasharray={isApproximate ? `${4 * unit} ${2.5 * unit}` : undefined}
      />
      <text x={x} y={y + 4.4 * unit} fontSize={12.5 * unit} fontWeight={750} textAnchor="middle" fill="#7a2140">
        {text}
      </text>
    </g>
  );
}
