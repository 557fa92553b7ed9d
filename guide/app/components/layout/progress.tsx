import { useTranslation } from '#app/i18n/translation.tsx';
import { useIsLoading } from '#engine/navigation/context.ts';
import css from './progress.module.css';

/** Says that a page is loading. */
export function Progress() {
  const { t } = useTranslation();
  const isLoading = useIsLoading();
  return (
    <div className={css.progress} role="status" data-loading={isLoading}>
      {isLoading && <span className="visually-hidden">{t('loading')}</span>}
    </div>
  );
}
