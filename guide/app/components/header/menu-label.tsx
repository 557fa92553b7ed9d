import type { CSSProperties } from 'react';
import type { MenuEntry } from '#views/layout.ts';
import css from './menu-label.module.css';

/** The label of a menu entry: its print or icon, its name, and a note. */
export function MenuLabel({ entry: { icon, print, label, note } }: { entry: MenuEntry }) {
  const isPrint = print !== undefined;
  return (
    <>
      {/* React's type lacks custom properties. */}
      <span className={isPrint ? css.print : css.icon} style={{ '--row': print ?? icon } as CSSProperties} />
      <span>
        {label} {note && <small className={css.note}>{note}</small>}
      </span>
    </>
  );
}
