import { useEffect } from 'react';
import { useTranslation } from '#app/i18n/translation.tsx';
import { paths } from '#common/lib/address/paths.ts';
import { Button, buttonClass } from '#common/ui/button.tsx';
import { OfflineError } from '#engine/browser/page-data.ts';
import { useReload } from '#engine/navigation/context.ts';
import { useError } from '#engine/navigation/error-boundary.tsx';
import { Hero } from './hero.tsx';
import { Link } from './link.tsx';

/** Shown when a page could not be fetched, or when the application itself crashed. */
export function CrashPage() {
  const error = useError();
  const isOffline = error instanceof OfflineError;
  useEffect(() => {
    if (isOffline) console.warn(error);
    else console.error(error);
  }, [error, isOffline]);
  return isOffline ? <Offline /> : <Crash />;
}

/** Retrying stays inside the application: a reload without a network would lose even this page. */
function Offline() {
  const { t } = useTranslation();
  const reload = useReload();
  useEffect(() => {
    const retry = () => void reload();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [reload]);
  return (
    <Hero title={t('offline.title')} standfirst={t('offline.text')}>
      <Button onClick={() => void reload()}>{t('offline.retry')}</Button>
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
