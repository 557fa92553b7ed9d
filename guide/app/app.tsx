import type { ReactNode } from 'react';
import type { Translate } from '#common/lib/text/translate.ts';
import type { Layout } from '#views/layout.ts';
import { LayoutProvider } from './components/layout/layout-context.tsx';
import { ThemeProvider } from './features/theme/theme.tsx';
import { TranslationProvider } from './i18n/translation.tsx';

/** Wraps every page in its providers, identically at build time and in the browser. */
export function App({ layout, t, children }: { layout: Layout; t: Translate; children: ReactNode }) {
  return (
    <TranslationProvider t={t}>
      <LayoutProvider layout={layout}>
        <ThemeProvider>{children}</ThemeProvider>
      </LayoutProvider>
    </TranslationProvider>
  );
}
