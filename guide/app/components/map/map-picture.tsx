import type { OwnMap } from '#views/views.ts';
import css from './own-map.module.css';

/** The drawn part of a sheet, in the theme of the page. */
export function MapPicture({ map: { light, dark, width, height, alt } }: { map: OwnMap }) {
  const picture = { width, height, loading: 'lazy', decoding: 'async' } as const;
  return (
    <>
      {/* The theme hides one of the two, and a hidden lazy image is not loaded. */}
      <img className={css.light} src={light} alt={alt} {...picture} />
      <img className={css.dark} src={dark} alt={alt} {...picture} />
    </>
  );
}
