import { createContext, useContext } from 'react';
import type { Page } from './page.ts';

/** What the screen that is shown was given. It changes with the page, not with each step of the way to the next one. */
export const PageContext = createContext<Page | null>(null);

/** The data that the build made for this screen; each screen names its own type. */
export function usePage<Data>(): Page<Data> {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage must be used within a screen');
  return page as Page<Data>; // the build pairs screen and data
}
