import { useLayoutEffect } from 'react';
import { Picture } from '#app/components/gallery/picture.tsx';
import { InlineScript } from '#app/components/page/inline-script.tsx';
import { currentTheme, useTheme } from '#app/features/theme/theme.tsx';
import { type Openings, openingMoment } from '#app/features/today/opening-moment.ts';
import { whenSeenAgain } from '#common/lib/hooks/when-seen-again.ts';
import css from './by-moment.module.css';
import type { HomeData } from './page.server.ts';

/**
 * The prints that open the front page by season and hour. All are in the one static document, and all are lazy: the
 * styles show the one that `guide/app/features/today/inline/opening.ts` has chosen, and `first-paint.js` fetches it at
 * once.
 */
export function byMoment({ picture, moments, nights }: HomeData['hero']) {
  const all = [{ id: '', picture }, ...moments];
  return {
    sheet: (
      <>
        <ChooseMoment nights={nights} moments={moments.map(({ id }) => id).join(' ')} />
        {all.map(({ id, picture }) => (
          <div key={id} className={css.moment} data-opening={id}>
            <Picture picture={picture} sizes="100vw" priority="early" />
          </div>
        ))}
      </>
    ),
    caption: all.map(({ id, picture }) => (
      <span key={id} className={css.moment} data-opening={id}>
        {picture.caption}
      </span>
    )),
  };
}

/** The application chooses where no document was parsed, when the visitor changes the theme, and as hours pass. */
function ChooseMoment({ nights, moments }: Openings) {
  const { theme } = useTheme();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme is read where it is known from the first render on
  useLayoutEffect(() => {
    const isDark = currentTheme() === 'dark';
    const choose = () => {
      document.documentElement.dataset.opening = openingMoment({ nights, moments }, new Date(), isDark);
    };
    choose();
    return whenSeenAgain(choose);
  }, [nights, moments, theme]);
  return (
    <>
      <i hidden data-nights={nights} data-moments={moments} />
      <InlineScript name="opening" />
    </>
  );
}
