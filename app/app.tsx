import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { FrameProvider } from './components/frame-context.tsx';
import { ThemeProvider } from './features/theme/theme.tsx';
import type { Frame } from './page.ts';

/** What every page stands in; the same at build time and in the browser. */
export function App({ frame, words, children }: { frame: Frame; words: i18n; children: ReactNode }) {
  return (
    <I18nextProvider i18n={words}>
      <FrameProvider frame={frame}>
        <ThemeProvider>{children}</ThemeProvider>
      </FrameProvider>
    </I18nextProvider>
  );
}
