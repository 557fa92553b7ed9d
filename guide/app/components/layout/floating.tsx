import { memo } from 'react';
import { useTranslation } from '#app/i18n/translation.tsx';
import { BackToTop } from './back-to-top.tsx';
import { ChatButton } from './chat-button.tsx';
import css from './floating.module.css';

/**
 * The buttons at hand on every page. They never lie on anything: beside the content if the window is wide enough, else
 * in a bar of their own below it, for which the page leaves room.
 */
export const Floating = memo(function Floating() {
  const { t } = useTranslation();
  return (
    <aside className={css.dock} aria-label={t('floating')}>
      <BackToTop />
      <ChatButton />
    </aside>
  );
});
