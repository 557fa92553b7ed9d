import { type ReactNode, useEffect } from 'react';
import { Header } from '#app/components/header/header.tsx';
import { useOpenTarget } from '#app/features/scroll/use-open-target.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import { Floating } from './floating.tsx';
import { Footer } from './footer.tsx';
import { PageMeta } from './page-meta.tsx';
import { Progress } from './progress.tsx';
import { Toaster } from './toaster.tsx';

/** Renders what surrounds every screen. */
export function Layout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  useOpenTarget();
  useEffect(() => {
    // From here on buttons respond.
    document.documentElement.dataset.app = 'ready';
    window.guide?.replayTap();
  }, []);
  return (
    <>
      <a className="skip-link" href="#contenido">
        {t('skip')}
      </a>
      <Progress />
      <Header />
      <main id="contenido" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Floating />
      <Toaster />
      <PageMeta />
    </>
  );
}
