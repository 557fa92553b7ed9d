import { CircleHelp } from 'lucide-react';
import { useTranslation } from '#app/i18n/translation.tsx';
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
