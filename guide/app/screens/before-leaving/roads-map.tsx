import { MapCaption } from '#app/components/map/map-caption.tsx';
import { WideSheet } from '#app/components/map/wide-sheet.tsx';
import { useTranslation } from '#app/i18n/translation.tsx';
import { freshState } from './fresh-state.ts';
import type { Road } from './page.server.ts';
import css from './roads-map.module.css';
import type { RoadsMapView } from './roads-map.server.ts';

type Props = { map: RoadsMapView; roads: Road[]; today: string | null };

/** The roads on the guide's own map, each drawn as its last state asks. */
export function RoadsMap({ map, roads, today }: Props) {
  const { t } = useTranslation();
  const { units, lines, marks, names, credit, phone } = map;
  const stateOf = (id: string) => freshState(roads.find((road) => road.id === id)?.states ?? [], today)?.type;
  return (
    <figure className={css.figure}>
      <WideSheet label={t('leaving.map.title')} map={map} alt={t('leaving.map.alt')} phone={phone} names={names}>
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
      </WideSheet>
      <MapCaption title={null} text={t('leaving.map.text')} credit={credit} />
    </figure>
  );
}
