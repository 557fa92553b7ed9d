import { useEffect, useRef } from 'react';
import { useTranslation } from '#app/i18n/translation.tsx';
import { BackToTop } from './back-to-top.tsx';
import { ChatButton } from './chat-button.tsx';

/** The buttons that float over every page. They step aside from what they would cover. */
export function Floating() {
  const { t } = useTranslation();
  const group = useRef<HTMLElement>(null);
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isGone = false;
    // Before the page has moved nothing comes to lie below them, and its first script stays small.
    const start = () =>
      import('#app/features/scroll/step-aside.ts')
        .then(({ stepAside }) => {
          if (!isGone && group.current) stop = stepAside(group.current);
        })
        .catch((error: unknown) => console.warn('The floating buttons stay where they are.', error));
    window.addEventListener('scroll', start, { once: true, passive: true });
    return () => {
      isGone = true;
      window.removeEventListener('scroll', start);
      stop?.();
    };
  }, []);
  return (
    <aside ref={group} aria-label={t('floating')}>
      <BackToTop />
      <ChatButton />
    </aside>
  );
}
