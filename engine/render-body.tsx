import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { localPath, pathPrefix } from '#app/lib/address/local-path.ts';
import { createRoutes, type Surroundings } from './browser/routes.tsx';
import type { Wrap } from './browser/start.tsx';
import type { Page } from './page.ts';

/**
 * Renders the HTML of one page's body exactly as the browser will hydrate it.
 * @throws {Error} when the page's address redirects to another one
 */
export async function renderBody(
  page: Page,
  language: string,
  surroundings: Surroundings,
  wrap: Wrap,
): Promise<string> {
  const handler = createStaticHandler(
    createRoutes(surroundings, () => page),
    { basename: pathPrefix(language) || '/' },
  );
  const context = await handler.query(new Request(`http://build${encodeURI(localPath(language, page.path))}`));
  if (context instanceof Response) throw new Error(`${page.path} redirects to ${context.headers.get('Location')}`);
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(wrap(<StaticRouterProvider router={router} context={context} hydrate={false} />));
}
