import { Picture } from '#app/components/gallery/picture.tsx';
import { Link } from '#app/components/page/link.tsx';
import { useTranslation } from '#app/i18n/translation.tsx';
import { firstAndRest } from '#common/lib/lists.ts';
import css from './ideas.module.css';
import type { Idea } from './ideas.server.ts';

/** The width of an idea's picture, which fills its column. */
const SIZES = '(min-width: 1100px) 290px, (min-width: 768px) calc(50vw - 48px), calc(40vw - 22px)';

/** How many entries of an idea show before the rest. */
const SHOWN = 2;
const TOO_FEW_TO_FOLD = 1;

/** What to do by need and by mood: a few entries each, with an opinion and the reason for it. */
export function Ideas({ title, ideas }: { title: string; ideas: Idea[] }) {
  return (
    <section className={`container ${css.ideas}`} aria-labelledby="ideas">
      <h2 id="ideas">{title}</h2>
      <ul className={css.grid}>
        {ideas.map((idea) => (
          <OneIdea key={idea.id} idea={idea} />
        ))}
      </ul>
    </section>
  );
}

function OneIdea({ idea: { id, title, text, picture, entries } }: { idea: Idea }) {
  const { t } = useTranslation();
  const [shown, rest] = firstAndRest(entries, SHOWN, TOO_FEW_TO_FOLD);
  return (
    <li id={id} className={css.idea}>
      <Picture picture={picture} sizes={SIZES} isDecorative />
      <div className={css.words}>
        <h3>{title}</h3>
        <p className={css.text}>{text}</p>
      </div>
      <Entries entries={shown} />
      {rest.length > 0 && (
        <details className={css.rest}>
          <summary>
            {t('list.more')} <span className="visually-hidden">{title}</span>
          </summary>
          <Entries entries={rest} />
        </details>
      )}
    </li>
  );
}

function Entries({ entries }: Pick<Idea, 'entries'>) {
  return (
    <ul className={css.entries}>
      {entries.map(({ href, name, lang, say, why }) => (
        <li key={href}>
          <Link to={href} className={css.name} lang={lang}>
            {name}
          </Link>
          <p>
            {say} {why}
          </p>
        </li>
      ))}
    </ul>
  );
}
