import type { BuildContext } from '#app/page/build-context.ts';
import { htmlParts } from '#catalog/markdown/html-parts.ts';
import { plainText } from '#catalog/markdown/html-sections.ts';
import { galleryPictures } from '#catalog/places/gallery-pictures.ts';
import type { Post } from '#catalog/posts/read-posts.ts';
import type { Picture } from '#common/contracts/picture.ts';
import { SPANISH } from '#common/lib/address/local-path.ts';
import { ContentError } from '#reading/problems.ts';
import type { Link } from '#views/views.ts';

/** A piece of an article's text, and the print below it. */
export type ArticlePart = { html: string; picture: Picture | null };

/** An hour of the day that a heading begins with: "8:30", "8h30", "16h". */
const HOUR = /^<h([23])>(\d{1,2}(?::\d{2}|h(?:\d{2})?)),? (.+?)<\/h\1>/s;

/**
 * The text of an article, divided where its prints stand: the first part is the one before the first heading.
 * @throws {ContentError} for a print without a heading or without a description, and for a translation with other headings
 */
export function articleParts(context: BuildContext, post: Post): ArticlePart[] {
  const { prints, text } = post.in(context.language);
  const parts = htmlParts(text.html(context.at));
  const headings = htmlParts(post.in(SPANISH).text.html()).map(({ heading }) => heading);
  const pictureOf = galleryPictures(context.catalogue, context.language);
  const placed = prints.map(({ under, print }) => ({ at: headings.indexOf(under), picture: pictureOf(print) }));
  const problems = placed.flatMap(({ at, picture }, index) => {
    const { under, print } = prints[index] ?? {};
    return [
      ...(at < 0
        ? [`${post.at(['prints', index, 'under'])}: "under" is "${under}", which is no heading of the text.`]
        : []),
      ...(picture
        ? []
        : [`${post.at(['prints', index, 'print'])}: "print" is "${print}", which is in no place's gallery.`]),
    ];
  });
  if (prints.length > 0 && parts.length !== headings.length) {
    const file = post.file.replace(/md$/, `${context.language}.md`);
    problems.push(
      `${file}: has ${parts.length} parts with a heading, but ${headings.length} in Spanish; they must match one to one, because prints stand between them.`,
    );
  }
  if (problems.length > 0) throw new ContentError(problems);
  const pictureAfter = new Map(placed.map(({ at, picture }) => [at, picture]));
  return joined(
    parts.map(({ html }, index) => ({ html: withHour(html, index), picture: pictureAfter.get(index) ?? null })),
  );
}

/** Sets the hour of a heading apart from its title, which then begins with a capital, and gives it an address. */
const withHour = (html: string, index: number) =>
  html.replace(
    HOUR,
    (_, level: string, hour: string, title: string) =>
      `<h${level} id="hora-${index}"><b>${hour}</b> ${title.charAt(0).toUpperCase()}${title.slice(1)}</h${level}>`,
  );

/** The day of an article told hour by hour: the heading above its hours, and a link to each; null for any other. */
export function hoursOf(parts: ArticlePart[]): { title: string; items: (Link & { title: string })[] } | null {
  const html = parts.map((part) => part.html).join('\n');
  const items = [...html.matchAll(/<h[23] id="(.+?)"><b>(.+?)<\/b> (.+?)<\/h[23]>/gs)].map(
    ([, id = '', label = '', title = '']) => ({ href: `#${id}`, label, title: plainText(title) }),
  );
  const [, above] = [...html.slice(0, html.search(/<h[23] id=/)).matchAll(/<h2>(.+?)<\/h2>/gs)].at(-1) ?? [];
  return above && items.length > 0 ? { title: plainText(above), items } : null;
}

/** Joins parts without a print to those that follow; the opening, which the map follows, stays alone. */
function joined([opening, ...parts]: ArticlePart[]): ArticlePart[] {
  const done: ArticlePart[] = [];
  for (const { html, picture } of parts) {
    const last = done.at(-1);
    if (last && !last.picture) done.splice(-1, 1, { html: `${last.html}\n${html}`, picture });
    else done.push({ html, picture });
  }
  return opening ? [opening, ...done] : done;
}
