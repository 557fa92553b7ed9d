import { useEffect, useState } from 'react';
import { stored } from '#app/lib/storage/stored.ts';

/** How a list shows its listings: as cards with pictures, or as one line each. */
export type View = 'cards' | 'compact';

const storedView = stored<View>({
  key: 'list-view',
  initial: 'cards',
  parse: (text) => (text === 'compact' ? text : 'cards'),
  format: (view) => view,
});

/** Whether the styles of the compact view have arrived during this visit: most visitors never need them. */
let hasStyles = false;

/** The view that the visitor chose, once it can be shown. */
export function useView(): View {
  const wanted = storedView.use();
  const [, showAgain] = useState(hasStyles);
  useEffect(() => {
    if (wanted === 'cards' || hasStyles) return;
    import('./compact-view.ts')
      .then(({ load }) => load())
      .then(() => {
        hasStyles = true;
        showAgain(true);
      })
      .catch((error: unknown) => console.warn('The compact view could not be loaded.', error));
  }, [wanted]);
  return hasStyles ? wanted : 'cards';
}

export const toggleView = () => storedView.update((view) => (view === 'cards' ? 'compact' : 'cards'));
