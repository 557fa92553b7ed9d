import { Check, Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFrame } from '../frame-context.tsx';
import css from './header.module.css';
import panelCss from './menu-panel.module.css';
import { usePopover } from './use-popover.ts';

/** The languages of the guide: one for each folder in `locales/`. */
export function LanguageMenu() {
  const { t } = useTranslation();
  const { language, languages } = useFrame();
  const { button, panel } = usePopover();
  return (
    <>
      <button type="button" className={css.tool} aria-label={t('header.language')} {...button}>
        <Languages size={22} aria-hidden />
      </button>
      <div className={panelCss.panel} {...panel}>
        <ul>
          {languages.map(({ code, name }) => (
            <li key={code} className={panelCss.link} lang={code} aria-current={code === language ? 'true' : undefined}>
              {name}
              {code === language && <Check size={18} aria-hidden />}
            </li>
          ))}
        </ul>
        <p className={panelCss.note}>{t('header.moreLanguages')}</p>
      </div>
    </>
  );
}
