import type { ReactNode } from 'react';
import type { Aging } from '#views/aging-views.ts';
import { Dated } from './dated.tsx';
import { WhileShown } from './while-shown.tsx';
import css from './with-age.module.css';

type Props = { age: Aging | undefined; as?: 'span' | 'div'; children: ReactNode };

/** A fact on a practical page: an old one has a note below it, and one that is too old is replaced by a note. */
export function WithAge({ age = {}, as = 'span', children }: Props) {
  const { old, oldFrom, until, gone } = age;
  return (
    <>
      <WhileShown as={as} until={until} gone={gone}>
        {children}
      </WhileShown>
      {oldFrom && (
        <Dated className={css.old} from={oldFrom} until={until}>
          {old}
        </Dated>
      )}
    </>
  );
}
