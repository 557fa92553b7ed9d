import type { ReactNode } from 'react';
import { Rings } from '#app/components/page/rings.tsx';
import css from './empty-state.module.css';

type Props = { title: string; children?: ReactNode; isHidden?: boolean };

/** Says that there is nothing here, and what to do next. */
export function EmptyState({ title, children, isHidden = false }: Props) {
  return (
    <div className={`container ${css.empty}`} hidden={isHidden} data-empty>
      <Rings />
      <h2>{title}</h2>
      {children}
    </div>
  );
}
