import type { BuildContext } from '#app/page/build-context.ts';
import { thing } from '#app/page/json-ld.server.ts';
import { paths } from '#common/lib/address/paths.ts';
import type { BuiltPage } from '#engine/built-page.ts';

/** Adds breadcrumbs to each page below the home page: home > list > listing. */
export function withBreadcrumbs<Page extends BuiltPage>(context: BuildContext, pages: Page[]): Page[] {
  const found = new Map(pages.filter(({ status }) => status === 200).map((page) => [page.path, page]));
  const nameOf = ({ path, share }: BuiltPage) => {
    const label = context.labelOf(path);
    return label === path ? share.title : label;
  };
  return pages.map((page) => {
    const { path, status, structuredData = [] } = page;
    if (status !== 200 || path === paths.home) return page;
    const names = path.split('/');
    const above = names.map((_, index) => names.slice(0, index + 1).join('/') || paths.home);
    const trail = above.flatMap((one) => found.get(one) ?? []);
    const itemListElement = trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: nameOf(step),
      item: context.url(step.path),
    }));
    return { ...page, structuredData: [...structuredData, thing('BreadcrumbList', { itemListElement })] };
  });
}
