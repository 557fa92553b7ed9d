import type { ReactNode } from 'react';
import type { Picture as PictureView } from '#common/contracts/picture.ts';
import css from './by-theme.module.css';
import { Picture } from './picture.tsx';

/**
 * A picture, or one for each theme if it has two, of which the styles show one. Every first visit is in the light theme,
 * so where the opening is the largest thing on a phone (`dayPriority` is `first`), the day's picture is fetched before a
 * script can know better, also for visitors who have chosen the dark theme. Otherwise the hidden one is never fetched,
 * because both are lazy; `guide/engine/inline/first-paint.js` fetches the visible one of an opening at once. A picture
 * further down is `late`.
 */
export function byTheme(
  { night, ...day }: PictureView,
  sizes = '100vw',
  dayPriority: 'first' | 'early' | 'late' = 'first',
): { sheet: ReactNode; caption: ReactNode } {
  const isLate = dayPriority === 'late';
  if (!night) {
    const sheet = <Picture picture={day} sizes={sizes} priority={isLate ? 'late' : 'first'} />;
    return { sheet, caption: day.caption };
  }
  const themes = [
    { theme: 'light', name: css.light, picture: day, priority: dayPriority },
    { theme: 'dark', name: css.dark, picture: night, priority: isLate ? 'late' : 'early' },
  ] as const;
  return {
    sheet: themes.map(({ theme, name, picture, priority }) => (
      <div key={theme} className={name} data-theme={theme}>
        <Picture picture={picture} sizes={sizes} priority={priority} />
      </div>
    )),
    caption:
      day.caption &&
      themes.map(({ theme, name, picture }) => (
        <span key={theme} className={name}>
          {picture.caption}
        </span>
      )),
  };
}
