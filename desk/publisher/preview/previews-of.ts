import type { ContentSnapshot } from '../snapshot/snapshot.ts';

/**
 * The previews of the pages that show these files, in each language that changes.
 * @param pages page → the address of its preview
 */
export function previewsOf(files: string[], { files: all, languages }: ContentSnapshot, pages: Map<string, string>) {
  return all
    .filter(({ file, href }) => href !== null && files.includes(file))
    .flatMap(({ href, title }) => {
      const [path = '', anchor] = (href ?? '').split('#');
      return languages.flatMap(({ code, name }) => {
        const preview = pages.get(code === 'es' ? path : `/${code}${path === '/' ? '' : path}`);
        if (!preview) return [];
        const said = code === 'es' ? title : `${title} (${name})`;
        return [{ title: said, href: anchor ? `${preview}#${anchor}` : preview }];
      });
    });
}
