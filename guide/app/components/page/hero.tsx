import { byTheme } from '#app/components/gallery/by-theme.tsx';
import type { Picture as PictureView } from '#common/contracts/picture.ts';
import { useHeaderStyle } from '#engine/use-page.ts';
import css from './hero.module.css';
import { OpeningWords, type Words } from './opening-words.tsx';

type Props = Words & {
  picture?: PictureView | undefined;
  /** For a page whose content is what visitors came for: on a phone the print is small, beside the title. */
  isBrief?: boolean;
  /** For a page whose content is to begin on a desktop's first screen, too: there the print is wide and low. */
  isShallow?: boolean;
};

const HALF = 'calc(50vw - 56px)';

/**
 * The opening of a page below a solid header: text on paper with a print beside it. Below a transparent header, whose
 * text is white, a page without a print starts with the deep ink colour of one; a page with a print uses `Poster`.
 */
export function Hero({ picture, isBrief = false, isShallow = false, ...words }: Props) {
  const narrow = isBrief ? '30vw' : '(min-width: 768px) calc(100vw - 48px), calc(100vw - 32px)';
  const sizes = `(min-width: 1288px) 602px, (min-width: 900px) ${HALF}, ${narrow}`;
  const isSolid = useHeaderStyle() === 'solid';
  return (
    <div
      className={[css.paper, !picture && css.plain, isBrief && css.brief, isShallow && css.shallow, !isSolid && css.ink]
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
