import { useEffect } from 'react';
import { useRevalidator, useRouteError } from 'react-router';
import { Hero } from '#app/components/hero.tsx';
import { Link } from '#app/components/link.tsx';
import { useTranslation } from '#app/i18n/words.tsx';
import { OfflineError } from '#app/load-page.ts';
import { paths } from '#app/paths.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';

/** What a visitor sees when a page could not be fetched, or when the application itself broke. */
export function CrashPage() {
  const error = useRouteError();
  const isOffline = error instanceof OfflineError;
  useEffect(() => {
    if (isOffline) console.warn(error);
    else console.error(error);
  }, [error, isOffline]);
  return isOffline ? <Offline /> : <Crash />;
}

/** Trying again stays inside the application: a reload without a network would lose even this page. */
function Offline() {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const retry = () => void revalidate();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [revalidate]);
  return (
    <Hero title={t('offline.title')} standfirst={t('offline.text')}>
      <Button onClick={() => void revalidate()}>{t('offline.retry')}</Button>
      <Link className={buttonClass('outline')} to={paths.home} data-reload>
        {t('crash.home')}
      </Link>
    </Hero>
  );
}

function Crash() {
  const { t } = useTranslation();
  return (
    <Hero title="Unexpected Application Error!" standfirst={t('crash.text')}>
      <Button onClick={() => window.location.reload()}>{t('crash.reload')}</Button>
      <Link className={buttonClass('outline')} to={paths.home} data-reload>
        {t('crash.home')}
      </Link>
    </Hero>
  );
}
