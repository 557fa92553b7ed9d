import { MapCaption } from '#app/components/map/map-caption.tsx';
import type { RoadsInView } from './page.server.ts';
import css from './roads-in.module.css';

/** The roads that lead to the city: shown whole on a wide screen; on a phone, legible and scrolled sideways. */
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
        {/* The theme hides one of the two, and a hidden lazy picture is not loaded. */}
        <img className={css.light} src={light} alt={title} {...picture} />
        <img className={css.dark} src={dark} alt={title} {...picture} />
        <span className={css.first} />
      </section>
      <MapCaption title={title} credit={credit} />
    </figure>
  );
}
