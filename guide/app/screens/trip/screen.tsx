import { useLayout } from '#app/components/layout/layout-context.tsx';
import { KeepGuide } from '#app/components/offline/keep-guide.tsx';
import { Hero } from '#app/components/page/hero.tsx';
import { OwnWords } from '#app/components/page/own-words.tsx';
import { useTripData } from '#app/features/trip/use-trip-data.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import type { PageProps } from '#app/page/define-page.ts';
import { useHydrated } from '#common/lib/hooks/use-hydrated.ts';
import { Button } from '#common/ui/button.tsx';
import type page from './page.server.ts';
import type { TripPageData } from './page.server.ts';
import css from './screen.module.css';
import { TripBoard } from './trip-board.tsx';

/** The visitor's own trip, stored in this browser and made of things in the guide. */
export default function TripScreen({ data }: PageProps<typeof page>) {
  const { language } = useLayout();
  return (
    <OwnWords words={data.words} language={language}>
      <div className={css.wide}>
        <Trip data={data} />
      </div>
    </OwnWords>
  );
}

function Trip({ data: { dataFile, print, keep } }: { data: TripPageData }) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const { data, hasFailed, retry } = useTripData(dataFile);
  return (
    <>
      <div className={css.hero}>
        <Hero title={t('trip.title')} standfirst={t('trip.standfirst')} picture={print} isBrief />
      </div>
      <div className={`container ${css.page}`}>
        <noscript>
          <p>{t('trip.needScript')}</p>
        </noscript>
        {isHydrated && !data && !hasFailed && <p className={css.loading}>{t('trip.loading')}</p>}
        {hasFailed && (
          <div role="alert" className={css.failed}>
            <p>{t('trip.failed')}</p>
            <Button variant="outline" onClick={retry}>
              {t('trip.retry')}
            </Button>
          </div>
        )}
        {isHydrated && data && <TripBoard data={data} keep={<KeepGuide words={keep} />} />}
      </div>
    </>
  );
}
