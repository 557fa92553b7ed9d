import { ContentError } from './problems.ts';

/** An address of this site that some content file points to. */
export type InnerLink = { file: string; field: string; href: string };

/** Finds every field named `link` in a content file, at any depth, except those that lead to another site. */
export function linksIn(content: unknown, file: string, at: string[] = []): InnerLink[] {
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) => {
    const field = [...at, key];
    return key === 'link' && typeof value === 'string' && !/^https?:/.test(value)
      ? [{ file, field: field.join('.'), href: value }]
      : linksIn(value, file, field);
  });
}

/** @throws {ContentError} one sentence for each link that leads to no page. */
export function checkLinks(links: InnerLink[], addresses: ReadonlySet<string>) {
  const dead = links.filter(({ href }) => !addresses.has(href.replace(/[?#].*$/, '')));
  if (dead.length === 0) return;
  const allowed = [...addresses].filter((address) => address.lastIndexOf('/') === 0).sort();
  throw new ContentError(
    dead.map(
      ({ file, field, href }) =>
        `${file}: "${field}" is "${href}", but no page has that address. Allowed: ${allowed.join(', ')}, and the pages below them.`,
    ),
  );
}
