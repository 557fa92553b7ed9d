import type { z } from 'zod';
import { type LineOf, linesOf, where } from '#reading/lines.ts';
import { ContentError } from '#reading/problems.ts';
import { type Mapper, mapByType } from './map-by-type.ts';
import { innerLink } from './schema.ts';

/** A link from a content file to an address of this site. */
export type InnerLink = { file: string; line?: number | undefined; field: string; href: string };

/**
 * Finds every address of this site in a content file, at any depth: the fields that its schema declares as `innerLink`.
 * @param lineOf returns the line of a field in the file
 */
export function linksIn(
  schema: z.ZodType,
  content: unknown,
  file: string,
  lineOf: LineOf = linesOf(content),
): InnerLink[] {
  const links: InnerLink[] = [];
  const collect: Mapper = (href, path) =>
    void links.push({
      file,
      // Looked up for a link that leads nowhere only: finding it takes longer than all else.
      get line() {
        return lineOf(path);
      },
      field: path.join('.'),
      href: String(href),
    });
  mapByType(schema, content, new Map([[innerLink, collect]]));
  return links;
}

/**
 * Checks that every link leads to a page.
 * @throws {ContentError} one sentence for each link that does not
 */
export function checkLinks(links: InnerLink[], addresses: ReadonlySet<string>) {
  const dead = links.filter(({ href }) => !addresses.has(href.replace(/[?#].*$/, '')));
  if (dead.length === 0) return;
  const allowed = [...addresses].filter((address) => address.lastIndexOf('/') === 0).sort();
  throw new ContentError(
    dead.map(
      ({ file, line, field, href }) =>
        `${where(file, line)}: "${field}" is "${href}", but no page has that address. Allowed: ${allowed.join(', ')}, and the pages below them.`,
    ),
  );
}
