import { ChevronDown } from 'lucide-react';
import { memo } from 'react';
import type { MenuEntry } from '#views/layout.ts';
import css from './header.module.css';
import { MenuLink } from './menu-link.tsx';
import panelCss from './menu-panel.module.css';
import { useCurrent } from './use-current.ts';
import { usePopover } from './use-popover.ts';

/** One of the header's menus on wide screens. */
export const DropdownMenu = memo(function DropdownMenu({ label, links }: { label: string; links: MenuEntry[] }) {
  const current = useCurrent();
  const { button, panel, close } = usePopover();
  return (
    <>
      <button type="button" className={css.menuButton} {...button}>
        {label}
        <ChevronDown className={css.chevron} size={16} aria-hidden />
      </button>
      <ul className={panelCss.panel} {...panel}>
        {links.map((entry) => (
          <li key={entry.href}>
            <MenuLink entry={entry} className={panelCss.link} current={current(entry.href)} onClick={close} />
          </li>
        ))}
      </ul>
    </>
  );
});
