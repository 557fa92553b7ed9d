import { createContext, type ReactNode, useEffect } from 'react';
import { useGiven } from '#common/lib/hooks/use-given.ts';
import { stored } from '#common/lib/storage/stored.ts';

export type Theme = 'light' | 'dark';

const STORAGE_KEY = 'vite-ui-theme';

const storedTheme = stored<Theme>({
  key: STORAGE_KEY,
  initial: 'light',
  parse: (text) => (text === 'dark' ? 'dark' : 'light'),
  format: (theme) => theme,
});

const ThemeContext = createContext<{ theme: Theme; toggleTheme: () => void } | null>(null);

/** Keeps the visitor's theme. `inline/visit.js` applies it before the first paint, this provider after a change. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const theme = storedTheme.use();
  useEffect(() => {
    // The first render matches the static HTML, which is always light: the stored theme counts, not `theme`.
    document.documentElement.classList.remove('light', 'dark');
    document.documentElement.classList.add(storedTheme.get());
  });
  const toggleTheme = () => storedTheme.update((current) => (current === 'dark' ? 'light' : 'dark'));
  return <ThemeContext value={{ theme, toggleTheme }}>{children}</ThemeContext>;
}

/** The visitor's theme now, also during the first render, which `useTheme` takes to be light. */
export const currentTheme = (): Theme => storedTheme.get();

/**
 * Returns the theme and the function that toggles it.
 * @throws outside a `ThemeProvider`
 */
export const useTheme = () => useGiven(ThemeContext, 'useTheme', 'a ThemeProvider');
