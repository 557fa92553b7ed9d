import { Check, Languages } from 'lucide-react';
import { useLayout } from '#app/components/layout/layout-context.tsx';
import { chooseLanguage } from '#app/features/language/choose-language.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import { localPath } from '#common/lib/address/local-path.ts';
import { paths } from '#common/lib/address/paths.ts';
import { useShownPage } from '#engine/use-page.ts';
import css from './header.module.css';
import panelCss from './menu-panel.module.css';
import { usePopover } from './use-popover.ts';

/** A button that opens links to this page in the guide's languages, one for each folder in `content/locales/`. */
export function LanguageMenu() {
  const { t } = useTranslation();
  const { button, panel } = usePopover();
  return (
    <>
      <button type="button" className={css.tool} aria-label={t('header.language')} {...button}>
        <Languages size={22} aria-hidden />
      </button>
      <div className={panelCss.panel} {...panel}>
        <LanguageLinks className={panelCss.link} />
      </div>
    </>
  );
}

/** The same links without the button, each with the language's own name. */
export function LanguageLinks({ className }: { className: string | undefined }) {
  const { language, languages } = useLayout();
  const page = useShownPage();
  const path = page && !page.path.endsWith('/404') ? page.path : paths.home;
  return (
    <ul>
      {languages.map(({ code, name }) => (
        <li key={code}>
          {/* Another language is another document, with its own words. */}
          <a
            className={className}
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
  );
}
