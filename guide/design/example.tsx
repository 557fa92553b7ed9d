import { type ReactNode, useId } from 'react';
import css from './design.module.css';

/** One component in one state, below its name. `wide` gives it the whole width. */
export function Example({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={`${css.example} ${wide ? css.wide : ''}`}>
      <p className={css.name}>{name}</p>
      {children}
    </div>
  );
}

/** A part of the page. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={`container ${css.part}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={css.examples}>{children}</div>
    </section>
  );
}
