import { useLayout } from '#app/components/layout/layout-context.tsx';
import type { TimedDay } from '#app/features/trip/timing/timing.ts';
import type { Tone, Warning } from '#app/features/trip/warnings/warning.ts';
import { warningText } from '#app/features/trip/write.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import { firstAndRest } from '#common/lib/lists.ts';
import css from './warning-list.module.css';

/** How many show at once, unless more are dangers: these are never folded. */
const SHOWN = 3;
const TOO_FEW_TO_FOLD = 1;

type Props = { day: TimedDay; warnings: Warning[] };

/** Everything to know about a day in one place, the worst first and each thing once, with what to do about it. */
export function DayWarnings({ day, warnings }: Props) {
  const { t } = useTranslation();
  const { language } = useLayout();
  // The drive itself says that its road is unknown.
  const shown = warnings.filter(({ code }) => code !== 'roadUnknown');
  const lines = new Map(
    shown.map((warning) => [`${leadOf(day, warning)}${warningText(warning, t, language)}`, warning.tone]),
  );
  if (lines.size === 0) return null;
  const all = [...lines];
  const least = Math.max(SHOWN, all.filter(([, tone]) => tone === 'danger').length);
  const [first, rest] = firstAndRest(all, least, TOO_FEW_TO_FOLD);
  const label = t('trip.dayWarnings', { day: day.number + 1 });
  return (
    <div id={warningsId(day.number)} className={css.day}>
      <Lines lines={first} label={label} />
      {rest.length > 0 && (
        <details className={css.rest}>
          <summary>
            {t('trip.moreWarnings', { count: rest.length })} <span className="visually-hidden">{label}</span>
          </summary>
          <Lines lines={rest} />
        </details>
      )}
    </div>
  );
}

function Lines({ lines, label }: { lines: [text: string, tone: Tone][]; label?: string }) {
  const { t } = useTranslation();
  return (
    <ul className={css.lines} aria-label={label}>
      {lines.map(([text, tone]) => (
        <li key={text} className={css.line} data-tone={tone}>
          <span className="visually-hidden">{t(`trip.tones.${tone}`)}: </span>
          {text}
        </li>
      ))}
    </ul>
  );
}

export const warningsId = (day: number) => `dia-${day + 1}-avisos`;

/** Where a drive goes, as its warnings do not name it. */
function leadOf({ parts, returns }: TimedDay, { part }: Warning): string {
  if (part === null || parts[part]?.kind !== 'drive') return '';
  const next = parts.slice(part).find(({ kind }) => kind === 'stop');
  const name = next?.kind === 'stop' ? (next.thing?.name ?? next.stop.name ?? next.stop.id) : returns.name;
  return `→ ${name}: `;
}
