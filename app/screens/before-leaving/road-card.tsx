import { CircleHelp, History, TriangleAlert } from 'lucide-react';
import { useLayout } from '#app/components/layout/layout-context.tsx';
import { Link } from '#app/components/page/link.tsx';
import { dateLabel } from '#app/features/trip/write.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import { freshState } from './fresh-state.ts';
import type { Road } from './page.server.ts';
import css from './screen.module.css';

/** A road with its newest state: one of today or yesterday counts as confirmed, anything older does not. */
export function RoadCard({ road, today }: { road: Road; today: string | null }) {
  const { t } = useTranslation();
  const { language } = useLayout();
  const { id, name, states, ask, details, place } = road;
  const fresh = freshState(states, today);
  const [last, ...older] = states;
  const date = (day: string) => dateLabel(day, language);
  return (
    <article id={id} className={css.road} tabIndex={-1}>
      <h3>{name}</h3>
      <p className={css.number}>{road.road}</p>
      {fresh ? (
        <p className={css.state} data-state={fresh.type}>
          <History size={20} aria-hidden />
          <span>
            <strong>{t(`leaving.confirmed.${fresh.type}`, { date: date(fresh.date), by: fresh.by })}</strong>{' '}
            {fresh.text}
          </span>
        </p>
      ) : (
        <p className={css.state} data-state="unknown">
          {last?.type === 'closed' ? <TriangleAlert size={20} aria-hidden /> : <CircleHelp size={20} aria-hidden />}
          <span>
            <strong>{t('leaving.unconfirmed')}</strong>{' '}
            {last ? `${t('leaving.last', { date: date(last.date), by: last.by })} ${last.text}` : t('leaving.noState')}
          </span>
        </p>
      )}
      <h4>{t('leaving.ask')}</h4>
      <ul className={css.ask}>
        {ask.map(({ who, phone }) => (
          <li key={who}>
            {who}: {phone ? <a href={phone.href}>{phone.label}</a> : t('leaving.noNumber')}
          </li>
        ))}
      </ul>
      <details>
        <summary>
          {t('leaving.details')} <span className="visually-hidden">{name}</span>
        </summary>
        <dl>
          {details.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </details>
      {older.length > 0 && (
        <details>
          <summary>
            {t('leaving.history')} <span className="visually-hidden">{name}</span>
          </summary>
          <ul className={css.items}>
            {older.map((state) => (
              <li key={state.date}>
                {t('leaving.last', { date: date(state.date), by: state.by })} {state.text}
              </li>
            ))}
          </ul>
        </details>
      )}
      {place && (
        <p>
          <Link to={place.href}>
            {place.label} <span className="visually-hidden">{name}</span>
          </Link>
        </p>
      )}
    </article>
  );
}
