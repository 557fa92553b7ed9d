import { CircleHelp, History, Phone, TriangleAlert } from 'lucide-react';
import { useLayout } from '#app/components/layout/layout-context.tsx';
import { Link } from '#app/components/page/link.tsx';
import { dateLabel } from '#app/features/trip/write.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import { Fold } from '#common/ui/fold.tsx';
import { ageInWords } from './age-in-words.ts';
import { freshState } from './fresh-state.ts';
import type { Road, RoadState, Source } from './page.server.ts';
import { PassForm } from './pass-form.tsx';
import css from './screen.module.css';
import { VisitorReports } from './visitor-reports.tsx';

type Props = {
  road: Road;
  number: number;
  today: string | null;
  /** Whether its last news says how old it is. */
  hasAge: boolean;
  reportTo: string | null;
};

/**
 * A road and its reports: a state of today or yesterday counts as confirmed, anything older does not. The rest
 * unfolds, and is unfolded where the last news is that it is closed, or a visitor has told of it.
 */
export function RoadCard({ road, number, today, hasAge, reportTo }: Props) {
  const { id, name, states, shown, details, unknown, ask, reports } = road;
  return (
    <article className={css.road}>
      <Fold
        open={states[0]?.type === 'closed' || reports.length > 0}
        heading={
          <div className={css.title}>
            <span className={css.disc} aria-hidden>
              {number}
            </span>
            <div className={css.name}>
              <h3>{name}</h3>
              <Pill states={states} reports={reports} today={today} />
            </div>
            <Told states={states} reports={reports} today={today} />
            <p>{road.road}</p>
            {shown.map(({ label, text }) => (
              <p key={label}>
                <strong>{label}:</strong> {text}
              </p>
            ))}
          </div>
        }
      >
        {/* Browsers unfold what holds the target of a link. */}
        <div id={id} className={css.told} tabIndex={-1}>
          <VisitorReports reports={reports} />
          <State states={states} today={today} hasAge={hasAge} />
          <Before road={road} />
          <Details details={details} />
          {unknown && <p>{unknown}</p>}
          <Onward name={name} ask={ask} place={road.place} />
          {reportTo && <PassForm road={road} action={reportTo} />}
        </div>
      </Fold>
    </article>
  );
}

type LastProps = Pick<Road, 'states' | 'reports'> & Pick<Props, 'today'>;

/** The last state in a word. */
function Pill(road: LastProps) {
  const { t } = useTranslation();
  const { fresh, last, isShown } = lastOf(road);
  if (!isShown) return null;
  if (!last) return <span className={css.pill}>{t('leaving.pill.none')}</span>;
  const state = fresh || last.type === 'closed' ? last.type : undefined; // an old "open" is no yes
  return (
    <span className={css.pill} data-state={state}>
      {t(`leaving.pill.${state ?? 'unsure'}`)}
    </span>
  );
}

/** The day of the last state, and what it was where it is too old to count. */
function Told(road: LastProps) {
  const { t } = useTranslation();
  const { language } = useLayout();
  const { fresh, last, isShown } = lastOf(road);
  if (!isShown || !last) return null;
  return (
    <p className={css.day}>
      {t(`leaving.told.${fresh ? 'confirmed' : 'news'}.${last.type}`, { date: dateLabel(last.date, language) })}
    </p>
  );
}

/** Where a visitor has told of the road, only a worse state stands beside that. */
function lastOf({ states, reports, today }: LastProps) {
  const fresh = freshState(states, today);
  const last = fresh ?? states[0];
  return { fresh, last, isShown: reports.length === 0 || last?.type === 'closed' };
}

function Details({ details }: Pick<Road, 'details'>) {
  if (details.length === 0) return null;
  return (
    <dl>
      {details.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}:</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function State({ states, today, hasAge }: Pick<Props, 'today' | 'hasAge'> & { states: RoadState[] }) {
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
  if (!last) return null;
  return (
    <p className={css.state} data-state={last.type === 'closed' ? 'closed' : 'unknown'}>
      {last.type === 'closed' ? <TriangleAlert size={20} aria-hidden /> : <CircleHelp size={20} aria-hidden />}
      <span>
        <strong>{t(`leaving.news.${last.type}`, { date: dateLabel(last.date, language) })}</strong>
        <span className={css.age}>
          {hasAge && today && last.date <= today && `(${ageInWords(last.date, today, language)})`}
        </span>
        {last.by}: {last.text}
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
            {t('leaving.earlier', { date: dateLabel(date, language), by })} {text}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Every card says whom to call before setting out, in a line: a reader may have come straight to this card. */
function Onward({ name, ask, place }: Pick<Road, 'name' | 'ask' | 'place'>) {
  const { t } = useTranslation();
  const reachable = ask.filter(({ phone }) => phone);
  return (
    <div className={css.onward}>
      <p>{t(reachable.length > 0 ? 'leaving.callHere' : 'leaving.askHere')}</p>
      <AskList sources={reachable.length > 0 ? reachable : ask} isBrief={reachable.length > 0} />
      {place && (
        <Link to={place.href}>
          {place.label} <span className="visually-hidden">{name}</span>
        </Link>
      )}
    </div>
  );
}

/** Whom to ask, each with the number to press where there is one. `isBrief`: whose number it is, is only read out. */
export function AskList({ sources, isBrief = false }: { sources: Source[]; isBrief?: boolean }) {
  return (
    <ul className={css.ask}>
      {sources.map(({ who, phone }) => (
        <li key={who}>
          {phone && (
            <a href={phone.href}>
              <Phone size={16} aria-hidden /> {phone.label}
            </a>
          )}
          <span className={isBrief ? 'visually-hidden' : undefined}>{who}</span>
        </li>
      ))}
    </ul>
  );
}
