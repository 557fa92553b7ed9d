import type { ScreenRoutes } from '#builder/screens-plugin.ts';
import type { Catalogue } from '#catalog/listings/catalogue.ts';
import { screens } from './screens.server.ts';

/** What the browser must know about every screen: its routes, and the header of its pages. */
export function screenRoutes(catalogue: Catalogue): ScreenRoutes {
  return {
    screens: Object.fromEntries(
      screens.map(({ name, routes, header }) => [name, { routes: routes(catalogue), header }] as const),
    ),
    redirects: Object.fromEntries(catalogue.collections.map(({ name, path }) => [`/${name}`, path])),
  };
}
