import { z } from 'zod';
import type { BuiltPage, PageContext } from '#app/built-page.server.ts';
import { type PlacedPictures, pageFields, readPageContent } from '#app/catalog/page-content.ts';
import { innerLink, words } from '#app/catalog/schema.ts';
import { strictHtml } from '#app/catalog/strict-html.ts';
import { translate } from '#app/catalog/translate.ts';
import type { Picture } from '#app/catalog/views.ts';
import { itemLists } from '#app/json-ld.server.ts';
import { articlePath, paths } from '#app/paths.ts';
import { articlePages } from './article.server.ts';

const FILE = 'content/pages/blog.json';

const post = z.strictObject({
  slug: z.string().regex(/^[a-z0-9-]+$/, 'must be an address: a-z, 0-9 and dashes'),
  title: words,
  excerpt: words,
  date: z.iso.date('must be a day such as 2026-09-15'),
  tags: z.array(words).min(1),
  author: words,
  readingMinutes: z.int().positive(),
  seo: pageFields.seo,
  /** HTML; see `catalog/strict-html.ts` for what it may hold. */
  content: words,
  /** Places and listings that the article speaks of. */
  related: z.array(z.strictObject({ link: innerLink })).default([]),
  sources: z.array(words).default([]),
  /** For the owner. */
  todo: words.nullable().default(null),
});

const blogContent = z.strictObject({
  ...pageFields,
  labels: z.strictObject({
    read: words,
    back: words,
    minutes: words,
    share: words,
    shareOn: words,
    tags: words,
    related: words,
  }),
  posts: z.array(post).min(1),
});

export type PostContent = z.output<typeof post>;
export type BlogLabels = z.output<typeof blogContent>['labels'];

/** What the list and the article both show of a post. */
export type Post = {
  href: string;
  title: string;
  excerpt: string;
  author: string;
  /** `iso` for machines: "2026-09-15"; `text` for readers. */
  date: { iso: string; text: string };
  readingTime: string;
  tags: string[];
  picture: Picture | undefined;
};

export type BlogData = {
  title: string;
  standfirst: string;
  picture: Picture | undefined;
  tagsLabel: string;
  readLabel: string;
  posts: Post[];
};

/**
 * The list of articles, newest first, the articles, and the page for a slug that nobody knows.
 * @throws {ContentError} naming `content/pages/blog.json` and the field.
 */
export function blogPages(context: PageContext): BuiltPage[] {
  const { content, spanish, pictures } = readPageContent(context, 'pages/blog', blogContent);
  checkTranslatedText(spanish);
  const { seo, hero, labels } = content;
  const posts = content.posts
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .map((post) => ({ content: post, view: viewPost(post, labels, pictures, context.locale) }));
  const data: BlogData = {
    title: hero.title,
    standfirst: hero.subtitle,
    picture: pictures.hero?.hero,
    tagsLabel: labels.tags,
    readLabel: labels.read,
    posts: posts.map(({ view }) => view),
  };
  return [
    {
      path: paths.blog,
      screen: 'blog',
      status: 200,
      meta: context.meta(paths.blog, seo),
      data,
      share: { title: hero.title, picture: data.picture },
      structuredData: itemLists(
        context,
        data.posts.map(({ title, href }) => ({ name: title, path: href })),
      ),
    },
    ...articlePages(context, posts, labels),
  ];
}

/** Languages that have no pages yet are checked, too: the mistake is found by who makes it. */
function checkTranslatedText(spanish: z.output<typeof blogContent>) {
  for (const [code, texts] of Object.entries(spanish.translations)) {
    for (const { slug, content } of translate(spanish, texts, `${FILE} (${code})`).posts) {
      strictHtml(content, FILE, `translations.${code}: posts: ${slug}: content`);
    }
  }
}

function viewPost(post: PostContent, labels: BlogLabels, pictures: PlacedPictures, locale: string): Post {
  const { slug, title, excerpt, author, date, readingMinutes, tags } = post;
  // A day without an hour: read and written in one time zone, or it would become the day before.
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const number = new Intl.NumberFormat(locale);
  return {
    href: articlePath(slug),
    title,
    excerpt,
    author,
    date: { iso: date, text: day.format(new Date(`${date}T00:00:00Z`)) },
    readingTime: `${number.format(readingMinutes)} ${labels.minutes}`,
    tags,
    picture: pictures.posts?.[slug],
  };
}
