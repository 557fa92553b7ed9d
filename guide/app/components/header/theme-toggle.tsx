import { Lightbulb, Moon } from 'lucide-react';
import { useTheme } from '#app/features/theme/theme.tsx';
import { useTranslation } from '#app/i18n/translation.tsx';
import css from './header.module.css';
import toggleCss from './theme-toggle.module.css';

/** A lamp, as the sun beside it means weather. CSS picks one of the two icons, so nothing changes when scripts load. */
export function ThemeToggle() {
  const { t } = useTranslation();
  const { toggleTheme } = useTheme();
  return (
    <button type="button" data-needs-script className={css.tool} aria-label={t('header.theme')} onClick={toggleTheme}>
      <Moon className={toggleCss.inLight} size={22} aria-hidden />
      <Lightbulb className={toggleCss.inDark} size={22} aria-hidden />
    </button>
  );
}
