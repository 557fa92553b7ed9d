import type { CSSProperties } from 'react';
import type { MenuEntry } from '#app/page/layout.ts';
import css from './menu-label.module.css';

/** An entry of a menu: its icon, its name, and whether it is still to come. */
export function MenuLabel({ entry: { icon, label, note } }: { entry: MenuEntry }) {
  return (
    <>
      {/* React's type knows no own names. */}
      <span className={css.icon} style={{ '--row': icon } as CSSProperties} />
      <span>
        {label} {note && <small style={{ whiteSpace: 'nowrap' }}>{note}</small>}
      </span>
    </>
  );
}
