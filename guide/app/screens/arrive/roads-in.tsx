import { MapCaption } from '#app/components/map/map-caption.tsx';
import { RoadLines } from '#app/components/map/road-lines.tsx';
import type { RoadsInView } from './page.server.ts';
import css from './roads-in.module.css';

/** The roads that lead to the city, numbered as in the list below: shown whole on a wide screen; on a phone, legible and scrolled sideways. */
export function RoadsIn({
  map: { light, dark, width, height, lines, marks, title, text, credit },
}: {
  map: RoadsInView;
}) {
  const style = { aspectRatio: `${width} / ${height}` };
  const picture = { width, height, style, loading: 'lazy', decoding: 'async' } as const;
  return (
    <figure className={css.figure}>
      <section
        className={css.stage}
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
      >
        <div className={css.sheet}>
          {/* The theme hides one of the two, and a hidden lazy picture is not loaded. */}
          <img className={css.light} src={light} alt={title} {...picture} />
          <img className={css.dark} src={dark} alt={title} {...picture} />
          <RoadLines lines={lines} />
          {marks.map(({ x, y, number }) => (
            <span key={number} className={css.mark} style={{ left: `${x}%`, top: `${y}%` }} aria-hidden>
              {number}
            </span>
          ))}
        </div>
        <span className={css.first} />
      </section>
      <MapCaption title={title} text={text} credit={credit} />
    </figure>
  );
}
