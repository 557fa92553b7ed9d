import { useLayout } from '#app/components/layout/layout-context.tsx';
import { Link } from '#app/components/page/link.tsx';
import type { TimedDay } from '#app/features/trip/timing/timing.ts';
import type { Warning } from '#app/features/trip/warnings/warning.ts';
import { warningText } from '#app/features/trip/write.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import { paths } from '#common/lib/address/paths.ts';
import css from './warning-list.module.css';

/** One warning, distinguished by a word and not by its colour alone. */
export function WarningLine({ warning }: { warning: Warning }) {
  const { t } = useTranslation();
  const { language } = useLayout();
  return (
    <li className={css.line} data-tone={warning.tone}>
      <span className="visually-hidden">{t(`trip.tones.${warning.tone}`)}: </span>
      {warningText(warning, t, language)}
    </li>
  );
}

/** The problems to settle before setting out: only warnings about what cannot work as planned. */
export function WarningList({ days, warnings }: { days: TimedDay[]; warnings: Warning[][] }) {
  const { t } = useTranslation();
  const { language } = useLayout();
  const dangers = days.flatMap(({ number }) =>
    (warnings[number] ?? []).filter(({ tone }) => tone === 'danger').map((warning) => ({ number, warning })),
  );
  return (
    <section aria-labelledby="resolver">
      <h2 id="resolver" className={css.title}>
        {t('trip.settle')}
      </h2>
      {dangers.length === 0 ? (
        <p>{t('trip.nothingToSettle')}</p>
      ) : (
        <ul className={css.list}>
          {dangers.map(({ number, warning }) => (
            <li key={`${number} ${warning.code} ${warning.part}`} data-tone={warning.tone}>
              <a href={`#dia-${number + 1}`}>{t('trip.day', { day: number + 1 })}</a>{' '}
              {warningText(warning, t, language)}
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link to={paths.beforeLeaving}>{t('trip.beforeLeaving')}</Link>
      </p>
    </section>
  );
}
