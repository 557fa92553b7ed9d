import { ChevronDown } from 'lucide-react';
import { memo } from 'react';
import { useLocation } from 'react-router';
import type { Link } from '#app/catalog/views.ts';
import { FrameLink } from '../frame-link.tsx';
import css from './header.module.css';
import panelCss from './menu-panel.module.css';
import { usePopover } from './use-popover.ts';

/** One of the header's menus on wide screens. */
export const DropdownMenu = memo(function DropdownMenu({ label, links }: { label: string; links: Link[] }) {
  const { pathname } = useLocation();
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
            <FrameLink className={panelCss.link} to={href} shownPath={pathname} onClick={close}>
              {label}
            </FrameLink>
          </li>
        ))}
      </ul>
    </>
  );
});
