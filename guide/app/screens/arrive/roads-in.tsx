import { MapCaption } from '#app/components/map/map-caption.tsx';
import { RoadLines } from '#app/components/map/road-lines.tsx';
import { WideSheet } from '#app/components/map/wide-sheet.tsx';
import type { RoadsInView } from './page.server.ts';
import css from './roads-in.module.css';

/** Where the city is, as a share of the sheet's width. */
const CITY = 0.42;

/** The roads that lead to the city, numbered as in the list below. */
export function RoadsIn({ map }: { map: RoadsInView }) {
  const { lines, marks, names, phone, title, text, credit } = map;
  return (
    <figure className={css.figure}>
      <WideSheet label={title} map={map} alt={title} leastPx={750} names={names} phone={phone} centre={CITY}>
        <RoadLines lines={lines} />
        {marks.map(({ x, y, number }) => (
          <span key={number} className={css.mark} style={{ left: `${x}%`, top: `${y}%` }} aria-hidden>
            {number}
          </span>
        ))}
      </WideSheet>
      <MapCaption title={title} text={text} credit={credit} />
    </figure>
  );
}
