import { memo, useEffect, useRef } from 'react';
import { useTranslation } from '#app/i18n/translation.tsx';
import { BackToTop } from './back-to-top.tsx';
import { ChatButton } from './chat-button.tsx';

/** The buttons that float over every page. They step aside from what they would cover. */
export const Floating = memo(function Floating() {
  const { t } = useTranslation();
  const group = useRef<HTMLElement>(null);
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isGone = false;
    // What watches a page that moves is fetched once it does.
    const start = () =>
      import('#app/features/scroll/step-aside.ts')
        .then(({ stepAside }) => {
          if (isGone || !group.current) return;
          atRest.disconnect();
          stop = stepAside(group.current);
        })
        .catch((error: unknown) => console.warn('The floating buttons stay where they are.', error));
    // At first, and when a list becomes another below them.
    const atRest = new ResizeObserver(() => {
      for (const floating of group.current?.children ?? []) {
        floating.toggleAttribute('data-aside', liesOnPressable(floating as HTMLElement));
      }
    });
    atRest.observe(document.body);
    window.addEventListener('scroll', start, { once: true, passive: true });
    return () => {
      isGone = true;
      atRest.disconnect();
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
});

/**
 * Whether there is something small to press below it at its full size, also while it is shrunk away: home's search on
 * some phones, the heart of a card.
 */
function liesOnPressable(floating: HTMLElement): boolean {
  const { left, top, width, height } = floating.getBoundingClientRect();
  const size = floating.offsetWidth;
  return [-0.4, 0, 0.4].some((aside) =>
    [-0.4, 0, 0.4].some((down) =>
      document
        .elementsFromPoint(left + width / 2 + aside * size, top + height / 2 + down * size)
        .some((element) => element.matches('main :is(a, button, input)') && element.clientWidth < 4 * size),
    ),
  );
}
