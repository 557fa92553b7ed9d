import './styles/index.ts';
import { createInstance, type Resource } from 'i18next';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { App } from './app.tsx';
import { localPath, pathPrefix, SPANISH } from './lib/local-path.ts';
import type { Frame, Page } from './page.ts';
import { createRoutes } from './routes.tsx';

export { renderDocument } from './document.ts';

/** The HTML of one page's body, as the browser will hydrate it. */
export async function renderPage(page: Page, frame: Frame, resources: Resource): Promise<string> {
  const words = createInstance();
  await words.init({
    lng: frame.language,
    fallbackLng: SPANISH,
    resources,
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  const handler = createStaticHandler(
    createRoutes(frame.collections, () => page),
    { basename: pathPrefix(frame.language) || '/' },
  );
  const context = await handler.query(new Request(`http://build${encodeURI(localPath(frame.language, page.path))}`));
  if (context instanceof Response) throw new Error(`${page.path} redirects to ${context.headers.get('Location')}`);
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(
    <App frame={frame} t={(key, values) => words.t(key, { ...values })}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>,
  );
}
