import { ChevronDown } from 'lucide-react';
import { NavLink } from 'react-router';
import type { Link } from '#app/catalog/views.ts';
import css from './header.module.css';
import panelCss from './menu-panel.module.css';
import { usePopover } from './use-popover.ts';

/** One of the header's menus on wide screens. */
export function DropdownMenu({ label, links }: { label: string; links: Link[] }) {
  const { button, panel, close } = usePopover();
  return (
    <>
      <button type="button" className={css.menuButton} {...button}>
        {label}
        <ChevronDown className={css.chevron} size={16} aria-hidden />
      </button>
      <ul className={panelCss.panel} {...panel}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <NavLink className={panelCss.link} to={href} onClick={close}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </>
  );
}
