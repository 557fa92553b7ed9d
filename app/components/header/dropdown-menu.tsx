import { ChevronDown } from 'lucide-react';
import { memo } from 'react';
import type { Link as LinkView } from '#app/catalog/views.ts';
import { Link } from '#app/components/page/link.tsx';
import css from './header.module.css';
import panelCss from './menu-panel.module.css';
import { useCurrent } from './use-current.ts';
import { usePopover } from './use-popover.ts';

/** One of the header's menus on wide screens. */
export const DropdownMenu = memo(function DropdownMenu({ label, links }: { label: string; links: LinkView[] }) {
  const current = useCurrent();
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
            <Link className={panelCss.link} to={href} aria-current={current(href)} onClick={close}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
});
