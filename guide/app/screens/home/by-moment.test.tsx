import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ThemeProvider } from '#app/features/theme/theme.tsx';
import type { Picture } from '#common/contracts/picture.ts';
import { byMoment } from './by-moment.tsx';
import type { HomeData } from './page.server.ts';

const picture = (name: string) => ({ src: `/${name}`, widths: [480], alt: name, caption: name }) as Picture; // what is read
const hero = {
  picture: picture('portada'),
  moments: [{ id: 'noche', picture: picture('luna') }],
  nights: '374-1226',
} as HomeData['hero']; // what is read

/** The HTML of the opening, made at a time. */
function htmlAt(time: string) {
  vi.useFakeTimers({ now: new Date(time) });
  onTestFinished(() => void vi.useRealTimers());
  const { sheet, caption } = byMoment(hero);
  return renderToString(
    <ThemeProvider>
      {sheet}
      {caption}
    </ThemeProvider>,
  );
}

test('the document is the same at any hour, and holds every print with its caption', () => {
  const html = htmlAt('2026-11-26T15:00:00-03:00');
  expect(htmlAt('2026-11-26T23:00:00-03:00')).toBe(html);
  for (const name of ['portada', 'luna']) expect(html.split(name).length).toBeGreaterThan(2);
});

test('no print is fetched before the script in front of them has chosen', () => {
  const html = htmlAt('2026-11-26T15:00:00-03:00');
  expect(html.match(/loading="(\w+)"/g)).toEqual(['loading="lazy"', 'loading="lazy"']);
  expect(html.indexOf('data-inline-script="opening"')).toBeLessThan(html.indexOf('<picture'));
});
