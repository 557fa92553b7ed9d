import { Check, Languages } from 'lucide-react';
import { useMatches } from 'react-router';
import { chooseLanguage } from '#app/features/language/choose-language.ts';
import { useTranslation } from '#app/i18n/words.tsx';
import { localPath } from '#app/lib/local-path.ts';
import type { Page } from '#app/page.ts';
import { paths } from '#app/paths.ts';
import { useFrame } from '../frame-context.tsx';
import css from './header.module.css';
import panelCss from './menu-panel.module.css';
import { usePopover } from './use-popover.ts';

/** This page in the languages of the guide: one for each folder in `locales/`. */
export function LanguageMenu() {
  const { t } = useTranslation();
  const { language, languages } = useFrame();
  const { button, panel } = usePopover();
  const page = useMatches().at(-1)?.loaderData as Page | undefined; // loader data is untyped
  const path = page && !page.path.endsWith('/404') ? page.path : paths.home;
  return (
    <>
      <button type="button" className={css.tool} aria-label={t('header.language')} {...button}>
        <Languages size={22} aria-hidden />
      </button>
      <div className={panelCss.panel} {...panel}>
        <ul>
          {languages.map(({ code, name }) => (
            <li key={code}>
              {/* Another language is another document, with its own words. */}
              <a
                className={panelCss.link}
                href={localPath(code, path)}
                hrefLang={code}
                lang={code}
                aria-current={code === language ? 'true' : undefined}
                onClick={({ currentTarget }) => chooseLanguage(code, currentTarget)}
              >
                {name}
                {code === language && <Check size={18} aria-hidden />}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
