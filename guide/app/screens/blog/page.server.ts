import { z } from 'zod';
import type { WayOn } from '#app/components/page/ways-on.tsx';
import type { BuildContext } from '#app/page/build-context.ts';
import { definePages, type ScreenPage } from '#app/page/define-page.ts';
import { itemLists } from '#app/page/json-ld.server.ts';
import { pageFields, readPageContent } from '#app/page/page-content.ts';
import { readRouteTeasers } from '#app/page/route-teasers.server.ts';
import { viewPrintOrPhoto } from '#catalog/content/print-or-photo.ts';
import { text } from '#catalog/content/schema.ts';
import type { Post } from '#catalog/posts/read-posts.ts';
import type { Picture } from '#common/contracts/picture.ts';
import { paths } from '#common/lib/address/paths.ts';

/** A slow reading speed: people read on a phone while travelling. */
const WORDS_A_MINUTE = 170;

const blogContent = z.strictObject({
  ...pageFields,
  labels: z.strictObject({
    read: text,
    back: text,
    minutes: text,
    share: text,
    shareOn: text,
    tags: text,
    related: text,
    routes: text,
  }),
});

export type BlogLabels = z.output<typeof blogContent>['labels'];

/** The data of a post that the list and the article share. */
export type PostView = {
  href: string;
  title: string;
  /** The language of the article's texts, if it differs from the page's because there is no translation yet. */
  lang?: string;
  excerpt: string;
  author: string;
  /** `iso` for machines: "2026-09-15"; `text` for readers. */
  date: { iso: string; text: string };
  readingTime: string;
  tags: string[];
  picture: Picture;
};

export type BlogData = {
  title: string;
  standfirst: string;
  tagsLabel: string;
  readLabel: string;
  posts: PostView[];
  picture: Picture;
  /** The ready-made routes, to which the page leads on. */
  routes: { title: string; ways: WayOn[] };
};

export default definePages<BlogData>({
  routes: () => [paths.blog],
  content: { file: 'pages/blog', schema: blogContent },
  links: ({ t }) => [
    { path: paths.blog, label: t('screens.blog.label'), menus: { facts: 5, community: 5 }, icon: 'newspaper' },
  ],
  pages: (context) => [blogPage(context)],
});

/**
 * Reads the articles, newest first, and the titles of their pages.
 * @throws {ContentError} naming the file in `content`, the line and the field
 */
export function readBlog(context: BuildContext) {
  const content = readPageContent(context, 'pages/blog', blogContent, 'solid');
  const posts = context.catalogue.posts.map((post) => ({ post, view: viewPost(context, post, content.labels) }));
  return { content, posts };
}

function blogPage(context: BuildContext): ScreenPage<BlogData> {
  const { content, posts } = readBlog(context);
  const { seo, hero, labels, pictures } = content;
  const data: BlogData = {
    title: hero.title,
    standfirst: hero.subtitle,
    tagsLabel: labels.tags,
    readLabel: labels.read,
    posts: posts.map(({ view }) => view),
    picture: pictures.hero,
    routes: {
      title: labels.routes,
      ways: readRouteTeasers(context).map(({ href, title, picture }) => ({ href, label: title, picture })),
    },
  };
  return {
    path: paths.blog,
    status: 200,
    meta: context.meta(paths.blog, seo),
    data,
    share: { title: hero.title, picture: pictures.hero },
    search: {},
    structuredData: itemLists(
      context,
      data.posts.map(({ title, href }) => ({ name: title, path: href })),
    ),
  };
}

function viewPost({ catalogue, language, locale }: BuildContext, post: Post, labels: BlogLabels): PostView {
  const { title, excerpt, author, date, tags, text, picture, lang } = post.in(language);
  // A date without a time is parsed and formatted in the same time zone; otherwise it could become the previous day.
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const minutes = Math.max(1, Math.round(text.words / WORDS_A_MINUTE));
  return {
    href: post.path,
    title,
    excerpt,
    ...(lang && { lang }),
    author,
    date: { iso: date, text: day.format(new Date(`${date}T00:00:00Z`)) },
    readingTime: `${new Intl.NumberFormat(locale).format(minutes)} ${labels.minutes}`,
    tags,
    picture: viewPrintOrPhoto(catalogue, { folder: 'posts', id: post.slug }, picture, {
      file: post.at(['picture', 'print']),
      field: 'picture.print',
    }),
  };
}
