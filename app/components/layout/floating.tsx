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
    // What watches a page that moves is fetched once it does.
    const start = () =>
      import('#app/features/scroll/step-aside.ts')
        .then(({ stepAside }) => {
          if (!isGone && group.current) stop = stepAside(group.current);
        })
        .catch((error: unknown) => console.warn('The floating buttons stay where they are.', error));
    for (const floating of group.current?.children ?? []) {
      floating.toggleAttribute('data-aside', liesOnPressable(floating));
    }
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

/** Whether the page begins with something small to press below it, as home's search on some phones. */
function liesOnPressable(floating: Element): boolean {
  const { left, top, width, height } = floating.getBoundingClientRect();
  return [0.1, 0.5, 0.9].some((share) =>
    [0.1, 0.5, 0.9].some((other) =>
      document
        .elementsFromPoint(left + share * width, top + other * height)
        .some((element) => element.matches('main :is(a, button, input)') && element.clientWidth < 4 * width),
    ),
  );
}
