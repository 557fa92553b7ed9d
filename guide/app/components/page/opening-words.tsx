import type { ReactNode } from 'react';
import { unbroken } from '#common/lib/text/unbroken.ts';
import css from './opening-words.module.css';

/** The text of a page's opening. */
export type Words = {
  title: string;
  /** For a region that the title names. */
  titleId?: string | undefined;
  /** The language of title and standfirst, where it is not the page's. */
  lang?: string | undefined;
  standfirst?: string;
  children?: ReactNode;
};

export function OpeningWords({ title, titleId, lang, standfirst, children }: Words) {
  return (
    <>
      <h1 id={titleId} lang={lang}>
        {unbroken(title)}
      </h1>
      {standfirst && (
        <p className={css.standfirst} lang={lang}>
          {standfirst}
        </p>
      )}
      {children}
    </>
  );
}
