import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ThemeProvider, useTheme } from './theme.tsx';

function Shown() {
  const { theme, toggleTheme } = useTheme();
  return `${theme}, ${typeof toggleTheme}`;
}

test('the theme cannot be used outside its provider', () => {
  expect(() => renderToString(<Shown />)).toThrow(new Error('useTheme must be used within a ThemeProvider'));
});

test('the static HTML is light, whatever a visitor chose', () => {
  vi.stubGlobal('localStorage', { getItem: () => 'dark' });
  onTestFinished(() => void vi.unstubAllGlobals());
  const html = renderToString(
    <ThemeProvider>
      <Shown />
    </ThemeProvider>,
  );
  expect(html).toBe('light, function');
});
