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
    // The code for a scrolling page is fetched at the first scroll.
    const start = () =>
      import('#app/features/scroll/step-aside.ts')
        .then(({ stepAside }) => {
          if (isGone || !group.current) return;
          atRest.disconnect();
          stop = stepAside(group.current);
        })
        .catch((error: unknown) => console.warn('The floating buttons stay where they are.', error));
    // Runs initially, and when the content below them changes its height, as a list does.
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
 * Whether something small and pressable lies under it at its full size, even while it is scaled away: the search field
 * of the home page on some phones, the heart of a card.
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
