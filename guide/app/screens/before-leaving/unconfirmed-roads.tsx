import { CircleHelp } from 'lucide-react';
import { useLayout } from '#app/components/layout/layout-context.tsx';
import { localeOf } from '#app/features/trip/write.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import { listWords } from '#common/lib/text/list-words.ts';
import { freshState } from './fresh-state.ts';
import type { Road } from './page.server.ts';
import css from './screen.module.css';

type Props = { roads: Road[]; today: string | null };

/** The advice for all roads without a report from today or yesterday, and which of them never had one. */
export function UnconfirmedRoads({ roads, today }: Props) {
  const { t } = useTranslation();
  const { language } = useLayout();
  const confirmed = roads.filter(({ states }) => freshState(states, today)).length;
  const silent = roads.filter(({ states, reports }) => states.length === 0 && reports.length === 0);
  const names = listWords(
    silent.map(({ name }) => name),
    localeOf(language),
  );
  if (confirmed === roads.length) return null;
  return (
    <p className={css.state} data-state="unknown">
      <CircleHelp size={20} aria-hidden />
      <span>
        <strong>{t('leaving.unconfirmed')}</strong>{' '}
        {t(confirmed === 0 ? 'leaving.unconfirmedAll' : 'leaving.unconfirmedOthers')}{' '}
        {silent.length > 0 && t('leaving.noState', { count: silent.length, roads: names })}
      </span>
    </p>
  );
}
