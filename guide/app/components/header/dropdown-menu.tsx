import { ChevronDown } from 'lucide-react';
import { memo } from 'react';
import type { Layout } from '#views/layout.ts';
import css from './header.module.css';
import { MenuLink } from './menu-link.tsx';
import { MenuList } from './menu-list.tsx';
import panelCss from './menu-panel.module.css';
import { useCurrent } from './use-current.ts';
import { usePopover } from './use-popover.ts';

/** One of the header's menus on wide screens. */
export const DropdownMenu = memo(function DropdownMenu({ label, links, more }: Layout['menus'][number]) {
  const current = useCurrent();
  const hasPrints = links[0]?.print !== undefined;
  const { button, panel, close } = usePopover();
  return (
    <>
      <button type="button" className={css.menuButton} {...button}>
        {label}
        <ChevronDown className={css.chevron} size={16} aria-hidden />
      </button>
      <div className={panelCss.panel} {...panel}>
        <MenuList className={hasPrints ? panelCss.prints : panelCss.names} links={links} onClick={close} />
        <MenuLink entry={more} className={panelCss.link} current={current(more.href)} onClick={close} />
      </div>
    </>
  );
});
