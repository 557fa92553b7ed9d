import type { ComponentProps } from 'react';
import type { MenuEntry } from '#views/layout.ts';
import { MenuLink } from './menu-link.tsx';
import css from './menu-panel.module.css';
import { useCurrent } from './use-current.ts';

type Props = Omit<ComponentProps<'ul'>, 'onClick'> & { links: MenuEntry[]; onClick?: () => void };

/** The entries of a menu. */
export function MenuList({ links, onClick, ...list }: Props) {
  const current = useCurrent();
  return (
    <ul {...list}>
      {links.map((entry) => (
        <li key={entry.href}>
          <MenuLink
            entry={entry}
            className={entry.print === undefined ? css.link : css.tile}
            current={current(entry.href)}
            onClick={onClick}
          />
        </li>
      ))}
    </ul>
  );
}
