import type { ReactNode } from 'react';
import { byTheme } from '#app/components/gallery/by-theme.tsx';
import type { Picture as PictureView } from '#common/contracts/picture.ts';
import { OpeningWords, type Words } from './opening-words.tsx';
import css from './poster.module.css';

type Props = Words & {
  picture: PictureView;
  /** Replaces the picture, as `caption` replaces its caption. */
  sheet?: ReactNode;
  caption?: ReactNode;
};

/**
 * The opening of a page below a transparent header: the print fills the top of the sheet, with its deep sky behind the
 * header, and the paper with the text cuts into its lower left corner on a phone. Text never overlaps a print.
 */
export function Poster({ picture, ...props }: Props) {
  const { sheet, caption, ...words } = { ...byTheme(picture), ...props };
  const { lang } = words;
  return (
    <div className={css.poster}>
      <div className={css.sheet} lang={lang}>
        {sheet}
        {!picture.tall && <span className={css.veil} />}
      </div>
      <div>
        <div className={css.words}>
          <OpeningWords {...words} />
        </div>
        {caption && (
          <p className={css.caption} lang={lang}>
            {caption}
          </p>
        )}
      </div>
    </div>
  );
}
