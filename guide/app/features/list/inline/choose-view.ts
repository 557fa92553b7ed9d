import { IN_A_ROW, ONE_COLUMN } from '../list-state.ts';

/** As `useView` in `../view.ts`. */
function isCompact({ dataset }: HTMLElement): boolean {
  try {
    const chosen = localStorage.getItem('list-view');
    if (chosen) return chosen === 'compact';
  } catch {
    // Without storage there is no choice.
  }
  return 'many' in dataset && matchMedia(ONE_COLUMN).matches;
}

/** Shows a list compact if the visitor or the screen asks for it, and says whether it does. */
export function chooseView(list: HTMLElement): boolean {
  const isRows = isCompact(list);
  if (isRows) {
    list.dataset.view = 'compact';
    for (const file of list.querySelectorAll('[sizes]')) file.setAttribute('sizes', IN_A_ROW);
  }
  return isRows;
}
