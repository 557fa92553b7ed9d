import { CircleHelp } from 'lucide-react';
import { useLayout } from '#app/components/layout/layout-context.tsx';
import { localeOf } from '#app/features/trip/write.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import { listWords } from '#common/lib/text/list-words.ts';
import { freshState } from './fresh-state.ts';
import type { Road } from './page.server.ts';
import css from './screen.module.css';

type Props = { roads: Road[]; today: string | null };

/** The advice for all roads without a report from today or yesterday. */
export function UnconfirmedRoads({ roads, today }: Props) {
  const { t } = useTranslation();
  const confirmed = roads.filter(({ states }) => freshState(states, today)).length;
  if (confirmed === roads.length) return null;
  return (
    <p className={css.state} data-state="unknown">
      <CircleHelp size={20} aria-hidden />
      <span>
        <strong>{t('leaving.unconfirmed')}</strong>{' '}
        {t(confirmed === 0 ? 'leaving.unconfirmedAll' : 'leaving.unconfirmedOthers')}
      </span>
    </p>
  );
}

/** The roads of which nobody has ever told anything. */
export function SilentRoads({ roads }: Pick<Props, 'roads'>) {
  const { t } = useTranslation();
  const { language } = useLayout();
  const silent = roads.filter(({ states, reports }) => states.length === 0 && reports.length === 0);
  if (silent.length === 0) return null;
  const names = listWords(
    silent.map(({ name }) => name),
    localeOf(language),
  );
  return <p className={css.silent}>{t('leaving.noState', { count: silent.length, roads: names })}</p>;
}
