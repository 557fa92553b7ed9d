import { CircleHelp, History, Phone, TriangleAlert } from 'lucide-react';
import { useLayout } from '#app/components/layout/layout-context.tsx';
import { Link } from '#app/components/page/link.tsx';
import { dateLabel } from '#app/features/trip/write.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import { freshState } from './fresh-state.ts';
import type { Road, RoadState } from './page.server.ts';
import css from './screen.module.css';
import { Sources } from './unconfirmed-roads.tsx';

/** The surface and the season always show: they decide whether to set out at all. */
const SHOWN = 2;

/** A road and its reports: a state of today or yesterday counts as confirmed, anything older does not. */
export function RoadCard({ road, today }: { road: Road; today: string | null }) {
  const { t } = useTranslation();
  const { id, name, states, ask, details } = road;
  return (
    <article id={id} className={css.road} tabIndex={-1}>
      <h3>{name}</h3>
      <p className={css.number}>{road.road}</p>
      <State states={states} today={today} />
      {ask.length > 0 && (
        <>
          <h4>{t('leaving.ask')}</h4>
          <Sources sources={ask} />
        </>
      )}
      <Details details={details.slice(0, SHOWN)} />
      <details>
        <summary>
          {t('leaving.details')} <span className="visually-hidden">{name}</span>
        </summary>
        <Details details={details.slice(SHOWN)} />
      </details>
      <Before road={road} />
      <Onward road={road} />
    </article>
  );
}

function Details({ details }: Pick<Road, 'details'>) {
  return (
    <dl>
      {details.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function State({ states, today }: { states: RoadState[]; today: string | null }) {
  const { t } = useTranslation();
  const { language } = useLayout();
  const fresh = freshState(states, today);
  const [last] = states;
  if (fresh) {
    const { type, date, by, text } = fresh;
    return (
      <p className={css.state} data-state={type}>
        <History size={20} aria-hidden />
        <span>
          <strong>{t(`leaving.confirmed.${type}`, { date: dateLabel(date, language), by })}</strong> {text}
        </span>
      </p>
    );
  }
  if (!last) {
    return (
      <p className={css.silent}>
        <CircleHelp size={18} aria-hidden /> {t('leaving.noState')}
      </p>
    );
  }
  return (
    <p className={css.state} data-state="unknown">
      {last.type === 'closed' ? <TriangleAlert size={20} aria-hidden /> : <CircleHelp size={20} aria-hidden />}
      <span>
        {t('leaving.last', { date: dateLabel(last.date, language), by: last.by })} {last.text}
      </span>
    </p>
  );
}

function Before({ road: { name, states } }: { road: Road }) {
  const { t } = useTranslation();
  const { language } = useLayout();
  const older = states.slice(1);
  if (older.length === 0) return null;
  return (
    <details>
      <summary>
        {t('leaving.history')} <span className="visually-hidden">{name}</span>
      </summary>
      <ul className={css.items}>
        {older.map(({ date, by, text }) => (
          <li key={date}>
            {t('leaving.last', { date: dateLabel(date, language), by })} {text}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Every card repeats the number to call before setting out: a reader may have come straight to this card. */
function Onward({ road: { name, phones, place } }: { road: Road }) {
  return (
    <p className={css.onward}>
      {phones.map(({ href, label, who }) => (
        <a key={href} href={href}>
          <Phone size={16} aria-hidden /> {label} <span className="visually-hidden">{who}</span>
        </a>
      ))}
      {place && (
        <Link to={place.href}>
          {place.label} <span className="visually-hidden">{name}</span>
        </Link>
      )}
    </p>
  );
}
