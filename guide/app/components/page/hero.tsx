import { byTheme } from '#app/components/gallery/by-theme.tsx';
import type { Picture as PictureView } from '#common/contracts/picture.ts';
import { useHeaderStyle } from '#engine/use-page.ts';
import css from './hero.module.css';
import { OpeningWords, type Words } from './opening-words.tsx';

type Props = Words & {
  picture?: PictureView | undefined;
  /** For a page whose content is to begin on the first screen: the print is low, and on a phone beside the title. */
  isBrief?: boolean;
};

/**
 * The opening of a page below a solid header: text on paper with a print beside it, which ends at the
 * window's edge; on a phone it stands above the text, as wide as the screen. Below a transparent header, whose
 * text is white, a page without a print starts with the deep ink colour of one; a page with a print uses `Poster`.
 */
export function Hero({ picture, isBrief = false, ...words }: Props) {
  const sizes = `(min-width: 900px) 50vw, ${isBrief ? '30vw' : '100vw'}`;
  const isSolid = useHeaderStyle() === 'solid';
  return (
    <div
      className={[css.paper, !picture && css.plain, isBrief && css.brief, !isSolid && css.ink]
        .filter(Boolean)
        .join(' ')}
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
