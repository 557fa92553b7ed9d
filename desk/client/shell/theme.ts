import { stored } from '#common/lib/storage/stored.ts';

export type Theme = 'light' | 'dark';

/** The same key as the guide's, so that guide and desk share one theme. */
const theme = stored<Theme>({
  key: 'vite-ui-theme',
  initial: 'light',
  parse: (text) => (text === 'dark' ? 'dark' : 'light'),
  format: (value) => value,
});

export const chosenTheme = theme.get;
export const useTheme = theme.use;

export function toggleTheme(): void {
  theme.update((current) => (current === 'dark' ? 'light' : 'dark'));
  showTheme();
}

export function showTheme(): void {
  document.documentElement.classList.remove('light', 'dark');
  document.documentElement.classList.add(theme.get());
}
