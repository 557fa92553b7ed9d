import { useSyncExternalStore } from 'react';
import { stored } from '#common/lib/storage/stored.ts';
import { ONE_COLUMN } from './list-state.ts';

/** How a list shows its listings: as cards with pictures, or as one line each. */
export type View = 'cards' | 'compact';

/** With more entries than this, a list on a phone is compact until the visitor chooses. */
export const MANY = 8;

const chosenView = stored<View | null>({
  key: 'list-view',
  initial: null,
  parse: (text) => (text === 'compact' || text === 'cards' ? text : null),
  format: String,
});

/** The view that the visitor chose, or else the one that suits the screen; `inline/choose-view.ts` says the same. */
export function useView(isMany: boolean): View {
  const isOneColumn = useSyncExternalStore(
    whenResized,
    () => matchMedia(ONE_COLUMN).matches,
    () => false,
  );
  return chosenView.use() ?? (isMany && isOneColumn ? 'compact' : 'cards');
}

export const chooseView = (view: View) => chosenView.update(() => view);

function whenResized(onChange: () => void) {
  const screen = matchMedia(ONE_COLUMN);
  screen.addEventListener('change', onChange);
  return () => screen.removeEventListener('change', onChange);
}
