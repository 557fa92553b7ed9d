import { Heart, Search } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { Logo } from '#app/components/logo.tsx';
import { useFavourites } from '#app/features/favourites/favourites.ts';
import { useScroll } from '#app/features/scroll/scroll.ts';
import { useTranslation } from '#app/i18n/words.tsx';
import { paths } from '#app/paths.ts';
import { useFrame } from '../frame-context.tsx';
import { Link } from '../link.tsx';
import { useOnPaper } from '../use-on-paper.ts';
import { DropdownMenu } from './dropdown-menu.tsx';
import css from './header.module.css';
import { LanguageMenu } from './language-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { useCurrent } from './use-current.ts';
import { WeatherBadge } from './weather-badge.tsx';

/** Fixed at the top: hides on the way down, comes back on the way up, at the top, and while its menu is open. */
export function Header() {
  const { t } = useTranslation();
  const { menus } = useFrame();
  const { pathname } = useLocation();
  const current = useCurrent();
  const { isAtTop, direction } = useScroll();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const isOnPaper = useOnPaper(pathname);
  const isHidden = direction === 'down' && !isAtTop && !isMenuOpen;

  const classes = [
    css.header,
    isHidden && css.hidden,
    isAtTop && !isMenuOpen ? css.transparent : css.blurred,
    isAtTop && !isMenuOpen && !isOnPaper && css.white,
  ];
  return (
    <header className={classes.filter(Boolean).join(' ')}>
      <div className={`container ${css.bar}`}>
        <Logo />
        <nav className={css.menus} aria-label={t('header.navigation')}>
          {menus.map((menu) => (
            <DropdownMenu key={menu.id} label={t(`header.menus.${menu.id}`)} links={menu.links} />
          ))}
          <Link className={css.topLink} to={paths.club} aria-current={current(paths.club)}>
            {t('header.club')}
          </Link>
        </nav>
        <div className={css.tools}>
          <WeatherBadge />
          <SearchLink />
          <FavouritesLink />
          <span className={css.language}>
            <LanguageMenu />
          </span>
          <ThemeToggle />
          <MobileMenu onToggle={setIsMenuOpen} />
        </div>
      </div>
    </header>
  );
}

/** To the field on the page of results; on the smallest phones the menu has the field itself. */
function SearchLink() {
  const { t } = useTranslation();
  return (
    <Link className={`${css.tool} ${css.search}`} to={`${paths.guide}#buscar`} aria-label={t('search.open')}>
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
