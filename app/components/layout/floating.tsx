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
    // Most pages begin with nothing below them that could be pressed, and their first script stays small.
    const start = () =>
      import('#app/features/scroll/step-aside.ts')
        .then(({ stepAside }) => {
          if (!isGone && group.current) stop = stepAside(group.current);
        })
        .catch((error: unknown) => console.warn('The floating buttons stay where they are.', error));
    if (group.current && liesOnButton(group.current)) start();
    else window.addEventListener('scroll', start, { once: true, passive: true });
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

/** Whether the page begins with a button or a field below one of them, as home's search on some phones. */
function liesOnButton(group: Element): boolean {
  return [...group.children].some((floating) => {
    const { left, top, width, height } = floating.getBoundingClientRect();
    return [0, width / 2].some((x) =>
      document
        .elementsFromPoint(left + x, top + height / 2)
        .some((element) => element.matches('main :is(button, input)')),
    );
  });
}
