import type { Picture as PictureView } from '#common/contracts/picture.ts';
import css from './by-theme.module.css';
import { Picture } from './picture.tsx';

/**
 * The opening of a page that has a picture for each theme. The styles show one of them. The hidden one is never
 * fetched, because both are lazy; `guide/engine/inline/first-paint.js` fetches the visible one at once.
 */
export function byTheme(day: PictureView, night: PictureView, sizes = '100vw') {
  const themes = [
    { theme: 'light', name: css.light, picture: day },
    { theme: 'dark', name: css.dark, picture: night },
  ];
  return {
    sheet: themes.map(({ theme, name, picture }) => (
      <div key={theme} className={name} data-theme={theme}>
        <Picture picture={picture} sizes={sizes} priority="early" />
      </div>
    )),
    caption: themes.map(({ theme, name, picture }) => (
      <span key={theme} className={name}>
        {picture.caption}
      </span>
    )),
  };
}
