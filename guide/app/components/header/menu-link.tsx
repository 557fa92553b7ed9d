import { memo } from 'react';
import { Link } from '#app/components/page/link.tsx';
import type { MenuEntry } from '#views/layout.ts';
import { MenuLabel } from './menu-label.tsx';

type Props = {
  entry: MenuEntry;
  className?: string | undefined;
  /** The link's `aria-current`. */
  current: 'page' | undefined;
  onClick?: () => void;
};

/** A menu entry. Memoized: two menus hold about fifty, and a new page changes few of them. */
export const MenuLink = memo(function MenuLink({ entry, className, current, onClick }: Props) {
  return (
    <Link className={className} to={entry.href} aria-current={current} onClick={onClick}>
      <MenuLabel entry={entry} />
    </Link>
  );
});
