import type { ReactNode } from 'react';
import css from './block.module.css';

type Props = { id: string; title: string; text?: string; children: ReactNode };

/** A part of a page that can be linked to: its heading, a sentence or two, and its content. */
export function Block({ id, title, text, children }: Props) {
  return (
    <section className={`container ${css.block}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text && <p className={css.text}>{text}</p>}
      {children}
    </section>
  );
}
