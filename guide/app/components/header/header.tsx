import { Heart, Map as MapSheet, Route, Search, TriangleAlert } from 'lucide-react';
import { type CSSProperties, memo, useState } from 'react';
import { useLayout } from '#app/components/layout/layout-context.tsx';
import { Logo } from '#app/components/layout/logo.tsx';
import { OfflineSlot } from '#app/components/offline/offline-slot.tsx';
import { Link } from '#app/components/page/link.tsx';
import { useFavourites } from '#app/features/favourites/favourites.ts';
import { useScroll } from '#app/features/scroll/scroll.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import { paths } from '#common/lib/address/paths.ts';
import { useHeaderStyle } from '#engine/use-page.ts';
import { DropdownMenu } from './dropdown-menu.tsx';
import css from './header.module.css';
import { LanguageMenu } from './language-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { useCurrent } from './use-current.ts';
import { WeatherBadge } from './weather-badge.tsx';

/** Fixed at the top: it hides on scrolling down, and returns on scrolling up, at the top and while its menu is open. */
export function Header() {
  const { iconSheet, printSheet } = useLayout();
  const { isAtTop, direction } = useScroll();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const isSolid = useHeaderStyle() === 'solid';
  const isHidden = direction === 'down' && !isAtTop && !isMenuOpen;

  const classes = [
    css.header,
    isHidden && css.hidden,
    isMenuOpen ? css.paper : isAtTop ? css.transparent : css.blurred,
    isAtTop && !isMenuOpen && !isSolid && css.white,
  ];
  return (
    // React's type lacks custom properties.
    <header
      className={classes.filter(Boolean).join(' ')}
      style={{ '--icon-sheet': `url(${iconSheet})`, '--print-sheet': `url(${printSheet})` } as CSSProperties}
    >
      <Bar onToggleMenu={setIsMenuOpen} />
    </header>
  );
}

/** The content of the header. Memoized: scrolling, which every new page starts with, changes only what is around it. */
const Bar = memo(function Bar({ onToggleMenu }: { onToggleMenu: (isOpen: boolean) => void }) {
  const { t } = useTranslation();
  const { menus, tools } = useLayout();
  return (
    <div className={`container ${css.bar}`}>
      <Logo />
      <nav className={css.menus} aria-label={t('header.navigation')}>
        {menus.map((menu) => (
          <DropdownMenu key={menu.id} label={menu.label} links={menu.links} />
        ))}
        <ClubLink />
      </nav>
      <div className={css.tools}>
        <OfflineSlot />
        <WeatherBadge />
        <Link className={css.tool} to={tools.beforeLeaving.href} aria-label={tools.beforeLeaving.label}>
          <TriangleAlert size={22} aria-hidden />
        </Link>
        <span className={css.wide}>
          <Link className={css.tool} to={tools.map.href} aria-label={tools.map.label}>
            <MapSheet size={22} aria-hidden />
          </Link>
        </span>
        <SearchLink />
        <FavouritesLink />
        <span className={css.wide}>
          <Link className={css.tool} to={tools.trip.href} aria-label={tools.trip.label}>
            <Route size={22} aria-hidden />
          </Link>
          <LanguageMenu />
          <ThemeToggle />
        </span>
        <MobileMenu onToggle={onToggleMenu} />
      </div>
    </div>
  );
});

/** In one line with the menus: that it is an example, in brackets, is seen in the footer and heard here. */
function ClubLink() {
  const { href, label } = useLayout().club;
  const [name] = label.split(' (');
  return (
    <Link className={css.topLink} to={href} aria-label={label} aria-current={useCurrent()(href)}>
      {name}
    </Link>
  );
}

/** A link to the search field on the results page. */
function SearchLink() {
  const { t } = useTranslation();
  return (
    <Link className={css.tool} to={`${paths.guide}#buscar`} aria-label={t('search.open')}>
      <Search size={22} aria-hidden />
    </Link>
  );
}

function FavouritesLink() {
  const { t } = useTranslation();
  const count = useFavourites().length;
  return (
    <Link className={css.tool} to={paths.favourites} aria-current={useCurrent()(paths.favourites)}>
      <Heart size={22} aria-hidden />
      <span className="visually-hidden">{t('header.favourites')} </span>
      {count > 0 && <span className={css.count}>{count}</span>}
    </Link>
  );
}
