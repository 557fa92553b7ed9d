import { Picture } from '#app/components/gallery/picture.tsx';
import { useLayout } from '#app/components/layout/layout-context.tsx';
import { Hero } from '#app/components/page/hero.tsx';
import { Link } from '#app/components/page/link.tsx';
import { OwnWords } from '#app/components/page/own-words.tsx';
import { useTranslation } from '#app/i18n/translation.tsx';
import type { PageProps } from '#app/page/define-page.ts';
import { paths } from '#common/lib/address/paths.ts';
import { buttonClass } from '#common/ui/button.tsx';
import { Answer } from './answer.tsx';
import { Chooser } from './chooser.tsx';
import type page from './page.server.ts';
import type { TodayData } from './page.server.ts';
import css from './screen.module.css';
import { useQuestion } from './use-question.ts';

/** The `sizes` of a purpose's print, beside its title or below it. */
const SIZES = '(min-width: 1100px) 282px, 180px';

/** What to do now, tomorrow or at the weekend, chosen on the device by Mendoza's clock. */
export default function TodayScreen({ data }: PageProps<typeof page>) {
  const { language } = useLayout();
  const { title, subtitle, picture } = data.hero;
  return (
    <OwnWords words={data.words} language={language}>
      <Hero title={title} standfirst={subtitle} picture={picture} />
      <Page data={data} />
    </OwnWords>
  );
}

function Page({ data }: { data: TodayData }) {
  const { t } = useTranslation();
  const [choice, choose] = useQuestion();
  const { when } = choice;
  return (
    <div className={`container ${css.page}`}>
      <Chooser
        choice={choice}
        purposes={data.purposes}
        onChoose={(part) => choose({ when: when ?? 'ahora', ...part })}
      />
      {when === null ? <ByPurpose data={data} /> : <Answer key={when} data={data} choice={{ ...choice, when }} />}
      <p>
        <Link className={buttonClass('outline')} to={paths.beforeLeaving}>
          {t('today.beforeLeaving')}
        </Link>
      </p>
    </div>
  );
}

/** The places and lists by what they are for: without scripts, the whole page. */
function ByPurpose({ data: { purposes, shown } }: { data: TodayData }) {
  const rows = purposes.map((purpose) => ({
    ...purpose,
    entries: shown.filter((entry) => entry.purpose === purpose.id),
  }));
  return (
    <div className={css.purposes}>
      {[...rows.filter(hasSeveral), ...rows.filter((row) => !hasSeveral(row))].map(
        ({ id, title, picture, entries }) => {
          // A single one stands below the print: a row of its own would be more frame than content.
          const [only] = entries.length === 1 ? entries : [];
          return (
            <section key={id} className={only ? css.purpose : `${css.purpose} ${css.several}`} aria-labelledby={id}>
              <h2 id={id}>{title}</h2>
              <div className={css.print}>
                <Picture picture={picture} sizes={SIZES} isDecorative />
              </div>
              {only ? <Shown entry={only} /> : <Several entries={entries} />}
            </section>
          );
        },
      )}
    </div>
  );
}

const hasSeveral = ({ entries }: { entries: unknown[] }) => entries.length > 1;

type ShownEntry = TodayData['shown'][number];

/** The places, each with its print, and then the lists, a line each. */
function Several({ entries }: { entries: ShownEntry[] }) {
  const lists = entries.filter(({ isList }) => isList);
  return (
    <div className={css.all}>
      <ul className={css.entries}>
        {entries
          .filter(({ isList }) => !isList)
          .map((entry) => (
            <li key={entry.href}>
              {entry.image && (
                <img className={css.thumb} src={entry.image} alt="" width={320} height={240} loading="lazy" />
              )}
              <Shown entry={entry} />
            </li>
          ))}
      </ul>
      {lists.length > 0 && (
        <ul className={css.lists}>
          {lists.map(({ href, label, note }) => (
            <li key={href}>
              <Link to={href} className={css.onward}>
                {label}
              </Link>{' '}
              <span className={css.reason}>{note}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Shown({ entry: { href, label, note, lang } }: { entry: ShownEntry }) {
  return (
    <>
      <p className={css.name}>
        <Link to={href} className={css.onward}>
          {label}
        </Link>
      </p>
      <p className={css.reason} lang={lang}>
        {note}
      </p>
    </>
  );
}
