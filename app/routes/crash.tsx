import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { OfflineError } from '#app/load-page.ts';
import { paths } from '#app/paths.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import css from './crash.module.css';

/** What a visitor sees when a page could not be fetched, or when the application itself broke. */
export function CrashPage() {
  const { t } = useTranslation();
  const error = useRouteError();
  const isOffline = error instanceof OfflineError;
  useEffect(() => console.error(error), [error]);
  return (
    <div className={`container ${css.crash}`}>
      <h1>{isOffline ? t('offline.title') : 'Unexpected Application Error!'}</h1>
      <p>{t(isOffline ? 'offline.text' : 'crash.text')}</p>
      <div className={css.buttons}>
        <Button onClick={() => window.location.reload()}>{t('crash.reload')}</Button>
        <a className={buttonClass('outline')} href={paths.home}>
          {t('crash.home')}
        </a>
      </div>
    </div>
  );
}
