import { useEffect, useState } from 'react';
import { stored } from '#common/lib/storage/stored.ts';

/** How a list shows its listings: as cards with pictures, or as one line each. */
export type View = 'cards' | 'compact';

const storedView = stored<View>({
  key: 'list-view',
  initial: 'cards',
  parse: (text) => (text === 'compact' ? text : 'cards'),
  format: (view) => view,
});

/**
 * Whether the styles of the compact view are loaded: most visitors never need them. `inline/before-paint.ts` may have
 * applied those stored on an earlier visit.
 */
let hasStyles = Boolean(globalThis.document?.adoptedStyleSheets?.length);

/** The view that the visitor chose, once it can be shown. */
export function useView(): View {
  const wanted = storedView.use();
  const [, showAgain] = useState(hasStyles);
  useEffect(() => {
    if (wanted === 'cards') return;
    import('./compact-view.ts')
      .then(({ load }) => load())
      .then(() => {
        hasStyles = true;
        showAgain(true);
      })
      .catch(console.warn);
  }, [wanted]);
  return hasStyles ? wanted : 'cards';
}

export const toggleView = () => storedView.update((view) => (view === 'cards' ? 'compact' : 'cards'));
