import type { ContentSnapshot } from '../snapshot/snapshot.ts';

/**
 * The previews of the pages that show these files, in each language that changes; of the home page for files that no
 * page of their own shows, such as the guide's own data.
 * @param pages page → the address of its preview
 */
export function previewsOf(files: string[], { files: all, languages }: ContentSnapshot, pages: Map<string, string>) {
  const changed = all.filter(({ file }) => files.includes(file));
  const own = changed.filter(({ href }) => href !== null);
  return (own.length > 0 ? own : changed.slice(0, 1).map((file) => ({ ...file, href: '/' }))).flatMap(
    ({ href, title }) => {
      const [path = '', anchor] = (href ?? '').split('#');
      return languages.flatMap(({ code, name }) => {
        const preview = pages.get(code === 'es' ? path : `/${code}${path === '/' ? '' : path}`);
        if (!preview) return [];
        const said = code === 'es' ? title : `${title} (${name})`;
        return [{ title: said, href: anchor ? `${preview}#${anchor}` : preview }];
      });
    },
  );
}
