import type { ReactNode } from 'react';
import type { Picture as PictureView } from '#app/catalog/views.ts';
import { Picture } from '#app/components/gallery/picture.tsx';
import { unbroken } from '#app/lib/text/unbroken.ts';
import { useHeaderStyle } from '#engine/use-page.ts';
import css from './hero.module.css';

type Props = {
  title: string;
  /** The language of title and standfirst, where it is not the page's. */
  lang?: string;
  standfirst?: string;
  picture?: PictureView;
  /** What stands in the picture's place where it fills the top, and in its caption's. */
  sheet?: ReactNode;
  caption?: ReactNode;
  children?: ReactNode;
};

const BESIDE_WORDS =
  '(min-width: 1288px) 602px, (min-width: 900px) calc(50vw - 56px), (min-width: 768px) calc(100vw - 48px), calc(100vw - 32px)';

/**
 * The opening of a page: a print, and words on paper. Where the header's text is dark the print stands beside the
 * words; elsewhere it fills the top of the sheet, its own deep sky below the header, and the paper with the words is
 * cut into its lower left corner. Words never lie on a print.
 */
export function Hero({ title, lang, standfirst, picture, sheet, caption = picture?.caption, children }: Props) {
  const isSolid = useHeaderStyle() === 'solid';
  const isPoster = !isSolid && picture !== undefined;
  return (
    <div
      className={`${isPoster ? css.poster : css.paper} ${picture ? '' : css.plain} ${isSolid || isPoster ? '' : css.ink}`}
    >
      {isPoster && (
        <div className={css.sheet} lang={lang}>
          {sheet ?? <Picture picture={picture} sizes="100vw" priority="first" />}
        </div>
      )}
      <div className={`${isPoster ? '' : 'container'} ${css.inner}`}>
        <div className={css.words}>
          <h1 lang={lang}>{unbroken(title)}</h1>
          {standfirst && (
            <p className={css.standfirst} lang={lang}>
              {standfirst}
            </p>
          )}
          {children}
        </div>
        {isPoster && caption && (
          <p className={css.caption} lang={lang}>
            {caption}
          </p>
        )}
        {isSolid && picture && (
          <div className={css.print} lang={lang}>
            <Picture picture={picture} sizes={BESIDE_WORDS} priority="first" />
          </div>
        )}
      </div>
    </div>
  );
}
