import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Picture as PictureView } from '#app/catalog/views.ts';
import css from './hero.module.css';
import { Picture } from './picture.tsx';
import { useOnPaper } from './use-on-paper.ts';

type Props = { title: string; standfirst?: string; picture?: PictureView; children?: ReactNode };

const BESIDE_WORDS =
  '(min-width: 1288px) 566px, (min-width: 900px) calc(50vw - 78px), (min-width: 768px) calc(100vw - 70px), calc(100vw - 54px)';

/**
 * The opening of a page. Where the header's text is dark it lies on paper with the picture as a print beside it;
 * elsewhere the picture fills the sheet, and words stand on its calm side.
 */
export function Hero({ title, standfirst, picture, children }: Props) {
  const isOnPaper = useOnPaper(useLocation().pathname);
  return (
    <div className={`${isOnPaper ? css.paper : css.sheet} ${picture ? '' : css.plain}`}>
      <div className={`container ${css.inner}`}>
        <div className={css.words}>
          <h1>{title}</h1>
          {standfirst && <p className={css.standfirst}>{standfirst}</p>}
          {children}
        </div>
        {picture && (
          <div className={css.print}>
            <Picture picture={picture} sizes={isOnPaper ? BESIDE_WORDS : '100vw'} priority="first" />
          </div>
        )}
      </div>
    </div>
  );
}
