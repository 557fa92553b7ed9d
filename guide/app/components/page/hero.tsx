import type { CSSProperties } from 'react';
import { byTheme } from '#app/components/gallery/by-theme.tsx';
import type { Picture as PictureView } from '#common/contracts/picture.ts';
import { useHeaderStyle } from '#engine/use-page.ts';
import css from './hero.module.css';
import { OpeningWords, type Words } from './opening-words.tsx';

type Props = Words & {
  picture?: PictureView | undefined;
  /** For a page whose content is what visitors came for: on a phone the print is small, beside the title. */
  isBrief?: boolean;
  /** The width of the print beside the words, where that is not half the page. */
  printWidth?: string;
};

const HALF = 'calc(50vw - 56px)';

/**
 * The opening of a page below a solid header: text on paper with a print beside it. Below a transparent header, whose
 * text is white, a page without a print starts with the deep ink colour of one; a page with a print uses `Poster`.
 */
export function Hero({ picture, isBrief = false, printWidth, ...words }: Props) {
  const narrow = isBrief ? '30vw' : '(min-width: 768px) calc(100vw - 48px), calc(100vw - 32px)';
  const sizes = `(min-width: 1288px) ${printWidth ?? '602px'}, (min-width: 900px) ${printWidth ?? HALF}, ${narrow}`;
  const isSolid = useHeaderStyle() === 'solid';
  return (
    <div
      className={[css.paper, !picture && css.plain, isBrief && css.brief, !isSolid && css.ink]
        .filter(Boolean)
        .join(' ')}
      // React's type lacks custom properties.
      style={printWidth ? ({ '--print': printWidth } as CSSProperties) : undefined}
    >
      <div className={`container ${css.inner}`}>
        <div className={css.words}>
          <OpeningWords {...words} />
        </div>
        {picture && (
          <div className={css.print} lang={words.lang}>
            {byTheme(picture, sizes, isBrief ? 'early' : 'first').sheet}
          </div>
        )}
      </div>
    </div>
  );
}
