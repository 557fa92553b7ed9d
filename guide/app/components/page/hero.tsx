import { Picture } from '#app/components/gallery/picture.tsx';
import type { Picture as PictureView } from '#common/contracts/picture.ts';
import { useHeaderStyle } from '#engine/use-page.ts';
import css from './hero.module.css';
import { OpeningWords, type Words } from './opening-words.tsx';

type Props = Words & { picture?: PictureView };

const BESIDE_WORDS =
  '(min-width: 1288px) 602px, (min-width: 900px) calc(50vw - 56px), (min-width: 768px) calc(100vw - 48px), calc(100vw - 32px)';

/**
 * The opening of a page below a solid header: text on paper with a print beside it. Below a transparent header, whose
 * text is white, a page without a print starts with the deep ink colour of one; a page with a print uses `Poster`.
 */
export function Hero({ picture, ...words }: Props) {
  const isSolid = useHeaderStyle() === 'solid';
  return (
    <div className={`${css.paper} ${picture ? '' : css.plain} ${isSolid ? '' : css.ink}`}>
      <div className={`container ${css.inner}`}>
        <div className={css.words}>
          <OpeningWords {...words} />
        </div>
        {picture && (
          <div className={css.print} lang={words.lang}>
            <Picture picture={picture} sizes={BESIDE_WORDS} priority="first" />
          </div>
        )}
      </div>
    </div>
  );
}
