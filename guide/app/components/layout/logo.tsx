import { Link } from '#app/components/page/link.tsx';
import { useTranslation } from '#app/i18n/translation.tsx';
import { paths } from '#common/lib/address/paths.ts';
import css from './logo.module.css';

/** The mark and the guide's name; leads home. */
export function Logo() {
  const { t } = useTranslation();
  return (
    <Link className={css.logo} to={paths.home}>
      <img className={css.mark} src="/marca.svg" alt="" width={48} height={48} />
      <span>
        <span className={css.name}>{t('logo.name')}</span>
        <span className={css.tagline}>{t('logo.tagline')}</span>
      </span>
    </Link>
  );
}
