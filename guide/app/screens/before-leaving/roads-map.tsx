import { MapCaption } from '#app/components/map/map-caption.tsx';
import { useTranslation } from '#app/i18n/translation.tsx';
import { freshState } from './fresh-state.ts';
import type { Road } from './page.server.ts';
import css from './roads-map.module.css';
import type { RoadsMapView } from './roads-map.server.ts';

type Props = { map: RoadsMapView; roads: Road[]; today: string | null };

/** The roads on the guide's own map: whole on a wide screen; on a phone, legible and scrolled sideways. */
export function RoadsMap({ map, roads, today }: Props) {
  const { t } = useTranslation();
  const { light, dark, width, height, units, lines, marks, credit } = map;
  const picture = { width, height, style: { aspectRatio: `${width} / ${height}` }, decoding: 'async' } as const;
  const stateOf = (id: string) => freshState(roads.find((road) => road.id === id)?.states ?? [], today)?.type;
  return (
    <figure className={css.figure}>
      <section
        className={css.stage}
        aria-label={t('leaving.map.title')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
      >
        <div className={css.sheet}>
          {/* The theme hides one of the two, and a hidden lazy picture is not loaded. */}
          <img className={css.light} src={light} alt={t('leaving.map.alt')} loading="lazy" {...picture} />
          <img className={css.dark} src={dark} alt={t('leaving.map.alt')} loading="lazy" {...picture} />
          <svg className={css.lines} viewBox={`0 0 ${units.width} ${units.height}`} aria-hidden>
            {lines.map(({ id, path }) => (
              <path key={id} d={path} data-state={stateOf(id)} />
            ))}
          </svg>
          {marks.map(({ id, number, x, y }) => (
            <a
              key={id}
              className={css.mark}
              href={`#${id}`}
              style={{ left: `${x}%`, top: `${y}%` }}
              data-state={stateOf(id)}
              aria-label={`${number}: ${roads.find((road) => road.id === id)?.name}`}
            >
              {number}
            </a>
          ))}
        </div>
      </section>
      <MapCaption title={null} text={t('leaving.map.text')} credit={credit} />
    </figure>
  );
}
