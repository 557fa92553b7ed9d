import type { OwnMap } from '#views/views.ts';
import css from './own-map.module.css';

/** The drawn part of a sheet, in the theme of the page; it may lie over what else is drawn. */
export function MapPicture({ map, isOver = false }: { map: OwnMap; isOver?: boolean }) {
  const { light, dark, width, height, alt } = map;
  const picture = { width, height, loading: 'lazy', decoding: 'async', ...(isOver && { style: OVER }) } as const;
  return (
    <>
      {/* The theme hides one of the two, and a hidden lazy image is not loaded. */}
      <img className={css.light} src={light} alt={alt} {...picture} />
      <img className={css.dark} src={dark} alt={alt} {...picture} />
    </>
  );
}

const OVER = { position: 'absolute', inset: 0 } as const;
