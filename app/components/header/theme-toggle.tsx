import { Moon, Sun } from 'lucide-react';
import { useTheme } from '#app/features/theme/theme.tsx';
import { useTranslation } from '#app/i18n/words.tsx';
import css from './header.module.css';
import toggleCss from './theme-toggle.module.css';

/** Both icons are in the page and CSS shows one, so that nothing changes when the script arrives. */
export function ThemeToggle() {
  const { t } = useTranslation();
  const { toggleTheme } = useTheme();
  return (
    <button type="button" data-needs-script className={css.tool} aria-label={t('header.theme')} onClick={toggleTheme}>
      <Moon className={toggleCss.inLight} size={22} aria-hidden />
      <Sun className={toggleCss.inDark} size={22} aria-hidden />
    </button>
  );
}
