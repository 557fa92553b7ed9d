import { definePages } from '#app/page/define-page.ts';
import type { ListData } from '#views/list-views.ts';
import { listPages } from './list-pages.server.ts';

/** The list of each collection that fits on one page. */
export default definePages<ListData>({
  routes: ({ collections }) => collections.map(({ path }) => path),
  links: ({ catalogue, language }) =>
    catalogue.collections.map(({ name, path, icon, isInMenus }) => ({
      path,
      label: catalogue.locales.translator(language, name)('label'),
      menus: isInMenus ? { plan: 1, explore: 3 } : {},
      icon,
    })),
  pages: (context) =>
    context.catalogue.collections
      .map((collection) => listPages(context, collection))
      .filter(({ length }) => length === 1)
      .flat(),
});
