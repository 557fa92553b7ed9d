import { useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { useTranslation } from '#app/i18n/words.tsx';
import { BackToTop } from './components/back-to-top.tsx';
import { ChatButton } from './components/chat-button.tsx';
import { Footer } from './components/footer.tsx';
import { Header } from './components/header/header.tsx';
import { PageMeta } from './components/page-meta.tsx';
import { Progress } from './components/progress.tsx';
import { Toaster } from './components/toaster.tsx';
import { useOpenTarget } from './features/scroll/use-open-target.ts';

/** What stands around every screen. */
export function Layout() {
  const { t } = useTranslation();
  useOpenTarget();
  useEffect(() => {
    // From here on buttons answer.
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
        <Outlet />
      </main>
      <Footer />
      <BackToTop />
      <ChatButton />
      <Toaster />
      <PageMeta />
      <ScrollRestoration />
    </>
  );
}
