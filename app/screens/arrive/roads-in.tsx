import { MapCaption } from '#app/components/map/map-caption.tsx';
import type { RoadsInView } from './page.server.ts';
import css from './roads-in.module.css';

/** The roads that lead to the city: whole on a wide screen, and on a phone as large as one reads them, to be pushed. */
export function RoadsIn({ map: { light, dark, width, height, title, credit } }: { map: RoadsInView }) {
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
        {/* One of the two is hidden by the theme, and what is hidden and lazy is not loaded. */}
        <img className={css.light} src={light} alt={title} {...picture} />
        <img className={css.dark} src={dark} alt={title} {...picture} />
        <span className={css.first} />
      </section>
      <MapCaption title={title} credit={credit} />
    </figure>
  );
}
