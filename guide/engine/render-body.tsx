import { renderToString } from 'react-dom/server';
import { loadScreen, Screen } from './browser/screens.tsx';
import type { Wrap } from './browser/start.tsx';
import { staticRouter } from './navigation/router.ts';
import { RouterView, type Surroundings } from './navigation/router-view.tsx';
import type { Page } from './page.ts';

/** Renders the HTML of one page's body exactly as the browser will hydrate it. */
export async function renderBody(
  page: Page,
  language: string,
  surroundings: Surroundings,
  wrap: Wrap,
): Promise<string> {
  await loadScreen(page.screen);
  const router = staticRouter(language, page);
  return renderToString(wrap(<RouterView router={router} surroundings={surroundings} Screen={Screen} />));
}
