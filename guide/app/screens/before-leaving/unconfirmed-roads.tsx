import { CircleHelp } from 'lucide-react';
import { useTranslation } from '#app/i18n/translation.tsx';
import { freshState } from './fresh-state.ts';
import type { Road, Source } from './page.server.ts';
import css from './screen.module.css';

type Props = { roads: Road[]; ask: Source[]; today: string | null };

/** The advice for all roads without a report from today or yesterday, and whom to ask. */
export function UnconfirmedRoads({ roads, ask, today }: Props) {
  const { t } = useTranslation();
  const confirmed = roads.filter(({ states }) => freshState(states, today)).length;
  return (
    <div className={css.unconfirmed}>
      {confirmed < roads.length && (
        <p className={css.state} data-state="unknown">
          <CircleHelp size={20} aria-hidden />
          <span>
            <strong>{t('leaving.unconfirmed')}</strong>{' '}
            {t(confirmed === 0 ? 'leaving.unconfirmedAll' : 'leaving.unconfirmedOthers')}
          </span>
        </p>
      )}
      <div>
        <h3>{t('leaving.ask')}</h3>
        <Sources sources={ask} />
      </div>
    </div>
  );
}

/** The people to ask, with their numbers where known. */
export function Sources({ sources }: { sources: Source[] }) {
  const { t } = useTranslation();
  return (
    <ul className={css.ask}>
      {sources.map(({ who, phone }) => (
        <li key={who}>
          {who}: {phone ? <a href={phone.href}>{phone.label}</a> : t('leaving.noNumber')}
        </li>
      ))}
    </ul>
  );
}
