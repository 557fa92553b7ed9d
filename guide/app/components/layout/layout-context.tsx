import { createContext, type ReactNode, useContext } from 'react';
import type { Layout } from '#views/layout.ts';

const LayoutContext = createContext<Layout | null>(null);

export function LayoutProvider({ layout, children }: { layout: Layout; children: ReactNode }) {
  return <LayoutContext value={layout}>{children}</LayoutContext>;
}

/** The menus, contacts and collections, which are the same on every page. */
export function useLayout(): Layout {
  const layout = useContext(LayoutContext);
  if (!layout) throw new Error('useLayout must be used within a LayoutProvider');
  return layout;
}
