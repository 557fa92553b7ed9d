import type { ReactNode } from 'react';
import { FrameProvider } from './components/frame-context.tsx';
import { ThemeProvider } from './features/theme/theme.tsx';
import { type Translate, WordsProvider } from './i18n/words.tsx';
import type { Frame } from './page.ts';

/** What every page stands in; the same at build time and in the browser. */
export function App({ frame, t, children }: { frame: Frame; t: Translate; children: ReactNode }) {
  return (
    <WordsProvider t={t}>
      <FrameProvider frame={frame}>
        <ThemeProvider>{children}</ThemeProvider>
      </FrameProvider>
    </WordsProvider>
  );
}
