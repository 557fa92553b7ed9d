import { createContext, type ReactNode } from 'react';
import { useGiven } from '#common/lib/hooks/use-given.ts';
import type { Layout } from '#views/layout.ts';

const LayoutContext = createContext<Layout | null>(null);

export function LayoutProvider({ layout, children }: { layout: Layout; children: ReactNode }) {
  return <LayoutContext value={layout}>{children}</LayoutContext>;
}

/** The menus, contacts and collections, which are the same on every page. */
export const useLayout = (): Layout => useGiven(LayoutContext, 'useLayout', 'a LayoutProvider');
