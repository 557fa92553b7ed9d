import { useLayout } from '#app/components/layout/layout-context.tsx';
import { dateLabel } from '#app/features/trip/write.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import { ageInWords } from './age-in-words.ts';
import type { Road } from './page.server.ts';
import css from './road-news.module.css';

type Props = { roads: Road[]; today: string | null };

/** The key to the map's numbers: each road, with the age of the last that anybody said of it. */
export function RoadNews({ roads, today }: Props) {
  const { t } = useTranslation();
  const { language } = useLayout();
  const ageOf = (date: string) => (today && date <= today ? `(${ageInWords(date, today, language)})` : '');
  return (
    <ol className={css.news} aria-label={t('leaving.map.title')}>
      {roads.map(({ id, name, road, states: [last] }) => (
        <li key={id}>
          <a href={`#${id}`}>{name}</a>
          <p>{road}</p>
          {last && (
            <p className={css.last}>
              {t(`leaving.news.${last.type}`, { date: dateLabel(last.date, language) })} <span>{ageOf(last.date)}</span>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
