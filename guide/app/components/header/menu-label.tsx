import type { CSSProperties } from 'react';
import type { MenuEntry } from '#views/layout.ts';
import css from './menu-label.module.css';

/** The label of a menu entry: its print or icon, its name, and a note if it is unfinished. */
export function MenuLabel({ entry: { icon, print, label, note } }: { entry: MenuEntry }) {
  return (
    <>
      {/* React's type lacks custom properties. */}
      <span className={icon === undefined ? css.print : css.icon} style={{ '--row': print ?? icon } as CSSProperties} />
      <span>
        {label}
        {note && <small>{` ${note}`}</small>}
      </span>
    </>
  );
}
