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
import menuCss from './mobile-menu.module.css';
import { ThemeToggle } from './theme-toggle.tsx';
import { useCurrent } from './use-current.ts';
import { usePopover } from './use-popover.ts';

type Props = { /** The header stays visible while the menu is open. */ onToggle: (isOpen: boolean) => void };

/** The whole navigation on small screens: three accordions, one open at a time. */
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
        {menus.map(({ id, label, links }) => (
          <Section
            key={id}
            id={id}
            label={label}
            links={links}
            isOpen={section === id}
            onToggle={() => setSection(section === id ? null : id)}
          />
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

type SectionProps = { id: string; label: string; links: MenuEntry[]; isOpen: boolean; onToggle: () => void };

function Section({ id, label, links, isOpen, onToggle }: SectionProps) {
  const current = useCurrent();
  const panelId = `menu-${id}`;
  return (
    <div className={menuCss.section}>
      <button type="button" className={menuCss.top} aria-expanded={isOpen} aria-controls={panelId} onClick={onToggle}>
        {label}
        <ChevronDown className={css.chevron} size={20} aria-hidden />
      </button>
      <ul id={panelId} className={menuCss.links} data-open={isOpen}>
        {links.map((entry) => (
          <li key={entry.href}>
            <MenuLink entry={entry} current={current(entry.href)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
