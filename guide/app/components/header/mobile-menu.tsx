import { ChevronDown, Menu, X } from 'lucide-react';
import { type MouseEvent, memo, useEffect, useState } from 'react';
import { useLayout } from '#app/components/layout/layout-context.tsx';
import { Link } from '#app/components/page/link.tsx';
import { SearchForm } from '#app/components/search/search-form.tsx';
import { useTranslation } from '#app/i18n/translation.tsx';
import type { MenuEntry } from '#views/layout.ts';
import css from './header.module.css';
import { LanguageLinks } from './language-menu.tsx';
import { MenuLink } from './menu-link.tsx';
import { MenuList } from './menu-list.tsx';
import menuCss from './mobile-menu.module.css';
import { ThemeToggle } from './theme-toggle.tsx';
import { useCurrent } from './use-current.ts';
import { usePopover } from './use-popover.ts';

type Props = { /** The header stays visible while the menu is open. */ onToggle: (isOpen: boolean) => void };

/** The whole navigation on small screens: accordions, one open at a time, and between them the places. */
export const MobileMenu = memo(function MobileMenu({ onToggle }: Props) {
  const current = useCurrent();
  const { t } = useTranslation();
  const { menus, tools, club } = useLayout();
  const [section, setSection] = useState<string | null>(null);
  const { isOpen, button, panel, close } = usePopover();
  useEffect(() => onToggle(isOpen), [isOpen, onToggle]);
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close();
  };
  return (
    <div className={menuCss.menu}>
      <button
        type="button"
        className={css.tool}
        aria-label={t(isOpen ? 'header.closeMenu' : 'header.openMenu')}
        {...button}
      >
        {isOpen ? <X size={26} aria-hidden /> : <Menu size={26} aria-hidden />}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: links inside are what is clicked; this only notices it */}
      <nav className={menuCss.panel} aria-label={t('header.navigation')} onClick={closeOnLink} {...panel}>
        <div className={menuCss.search}>
          <SearchForm id="buscar-menu" onSubmit={close} />
        </div>
        <div className={menuCss.row}>
          <ul>
            {[tools.today, tools.beforeLeaving, tools.map, tools.trip].map((entry) => (
              <li key={entry.href}>
                <MenuLink entry={entry} className={menuCss.box} current={current(entry.href)} />
              </li>
            ))}
          </ul>
        </div>
        {menus.map((menu) => (
          <Section key={menu.id} {...menu} open={section} onToggle={setSection} />
        ))}
        <Link className={menuCss.top} to={club.href} aria-current={current(club.href)}>
          {club.label}
        </Link>
        <div className={`${menuCss.row} ${menuCss.settings}`}>
          <LanguageLinks className={menuCss.box} />
          <ThemeToggle />
        </div>
      </nav>
    </div>
  );
});

type SectionProps = {
  id: string;
  label: string;
  links: MenuEntry[];
  /** The id of the section that is open. */
  open: string | null;
  onToggle: (open: string | null) => void;
};

/** A menu to fold, except for places: they stand side by side, each with its print. */
function Section({ id, label, links, open, onToggle }: SectionProps) {
  const isOpen = open === id;
  return (
    <div className={menuCss.section}>
      {links[0]?.print === undefined ? (
        <>
          <button
            type="button"
            className={menuCss.top}
            aria-expanded={isOpen}
            onClick={() => onToggle(isOpen ? null : id)}
          >
            {label}
            <ChevronDown className={css.chevron} size={20} aria-hidden />
          </button>
          <MenuList className={menuCss.links} links={links} data-open={isOpen} />
        </>
      ) : (
        <>
          <p className={menuCss.top}>{label}</p>
          <MenuList className={menuCss.places} links={links} />
        </>
      )}
    </div>
  );
}
