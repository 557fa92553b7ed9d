import { type ReactNode, useEffect, useRef } from 'react';
import { words } from '../words.ts';
import css from './screen.module.css';

type Props = {
  title: string;
  /** A link one level up, to where the screen is reached from. */
  back?: { href: string; label: string } | undefined;
  lead?: ReactNode;
  /** Buttons next to the heading. */
  actions?: ReactNode;
  /** Whether something in the screen takes the focus itself. */
  leavesFocus?: boolean;
  isWide?: boolean;
  children?: ReactNode;
};

/** A screen's content below its heading, which takes the focus when the screen opens. */
export function Screen({ title, back, lead, actions, leavesFocus = false, isWide = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · ${words.name}`;
  }, [title]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when one comes to the screen
  useEffect(() => {
    if (leavesFocus) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={isWide ? `${css.screen} ${css.wide}` : css.screen}>
      <header className={css.head}>
        {back && (
          <a className={css.back} href={back.href}>
            <span aria-hidden>‹ </span>
            {back.label}
          </a>
        )}
        <div className={css.line}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {actions && <div className={css.actions}>{actions}</div>}
        </div>
        {lead && <p className={css.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  );
}
