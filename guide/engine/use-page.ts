import { screens } from 'virtual:screens';
import { createContext } from 'react';
import { useGiven } from '#common/lib/hooks/use-given.ts';
import type { HeaderStyle } from './built-page.ts';
import { useShown } from './navigation/context.ts';
import type { Page } from './page.ts';

/** The props of the screen that is shown. They change with the page, not with each step of a navigation. */
export const PageContext = createContext<Page | null>(null);

/** The page that a component inside a screen belongs to. */
export const usePage = (): Page => useGiven(PageContext, 'usePage', 'a screen');

/** The page that is shown, for components around the screen; undefined where it could not be fetched. */
export function useShownPage(): Page | undefined {
  return useShown().page;
}

/** The header style of the page that is shown. */
export function useHeaderStyle(): HeaderStyle {
  const { page, screen = '' } = useShown();
  const { header = 'solid' } = screens[page?.screen ?? screen] ?? { header: 'transparent' };
  return header;
}
