import type { BuiltPage, PageContext } from '#app/built-page.server.ts';
import { ContentError } from '#app/catalog/problems.ts';
import { linksInHtml, strictHtml } from '#app/catalog/strict-html.ts';
import type { Card, Link } from '#app/catalog/views.ts';
import { imageUrl, publisher, thing } from '#app/json-ld.server.ts';
import { type ShareLink, shareLinks } from '#app/lib/share-links.ts';
import { articlePath, paths } from '#app/paths.ts';
import { type PlaceTeaser, placeTeaser } from '#app/place-teaser.server.ts';
import type { BlogLabels, Post, PostContent } from './blog.server.ts';

const FILE = 'content/pages/blog.json';

export type Article = Post & {
  html: string;
  tagsLabel: string;
  share: { title: string; links: (ShareLink & { label: string })[] };
  related: { title: string; places: PlaceTeaser[]; cards: Card[] };
};

/** `article` is null on the page for a slug that nobody knows; `missing` is what that page says. */
export type ArticleData =
  | { back: Link; article: Article; missing: null }
  | { back: Link; article: null; missing: { loading: string; text: string } };

/**
 * The articles, and the page for a slug that nobody knows.
 * @throws {ContentError} for HTML that is not allowed, and for a related page that is neither place nor listing.
 */
export function articlePages(
  context: PageContext,
  posts: { content: PostContent; view: Post }[],
  labels: BlogLabels,
): BuiltPage[] {
  const { meta, t } = context;
  const back: Link = { href: paths.blog, label: labels.back };
  const missing: ArticleData = {
    back,
    article: null,
    missing: { loading: t('missingArticle.loading'), text: t('missingArticle.text') },
  };
  const unknown = articlePath('404');
  const words = {
    title: t('missingArticle.title'),
    description: t('missingArticle.description'),
    keywords: 'San Rafael, Mendoza',
  };
  return [
    ...posts.map((post) => articlePage(context, post, labels, back)),
    {
      path: unknown,
      screen: 'article',
      status: 404,
      meta: meta(unknown, words, false),
      data: missing,
      share: { title: words.title },
    },
  ];
}

function articlePage(
  context: PageContext,
  { content, view }: { content: PostContent; view: Post },
  labels: BlogLabels,
  back: Link,
): BuiltPage {
  const field = `posts: ${content.slug}: content`;
  context.links.push(...linksInHtml(content.content, FILE, field));
  const page = context.meta(view.href, content.seo);
  const data: ArticleData = {
    back,
    article: {
      ...view,
      html: strictHtml(content.content, FILE, field, context.at),
      tagsLabel: labels.tags,
      share: {
        title: labels.share,
        links: shareLinks(page.canonical, view.title).map((link) => ({
          ...link,
          label: `${labels.shareOn} ${link.network}`,
        })),
      },
      related: { title: labels.related, ...relatedOf(context, content) },
    },
    missing: null,
  };
  return {
    path: view.href,
    screen: 'article',
    status: 200,
    meta: page,
    data,
    share: { title: view.title, picture: view.picture },
    publishedOn: content.date,
    structuredData: [articleForSearch(context, view, page.canonical)],
  };
}

function relatedOf({ catalogue, language }: PageContext, { slug, related }: PostContent) {
  const addresses = related.map(({ link }) => link);
  const collections = catalogue.collections.filter(({ path }) => addresses.some((link) => link.startsWith(`${path}/`)));
  const cards = collections.flatMap((collection) => catalogue.views(collection, language).cards);
  const places = addresses.flatMap((link) => placeTeaser(catalogue, language, link) ?? []);
  const listings = addresses.flatMap((link) => cards.find(({ href }) => href === link) ?? []);
  const shown = [...places, ...listings].map(({ href }) => href);
  const others = addresses.filter((link) => !shown.includes(link));
  if (others.length > 0) {
    throw new ContentError(
      others.map((link) => `${FILE}: "related" of "${slug}" has "${link}", which is neither a place nor a listing.`),
    );
  }
  return { places, cards: listings };
}

function articleForSearch({ catalogue, language, url: at }: PageContext, post: Post, url: string) {
  const { title, excerpt, author, date, tags, picture } = post;
  const { site } = catalogue;
  return thing('Article', {
    headline: title,
    description: excerpt,
    datePublished: date.iso,
    // The articles are signed by the guide's editors together, and not by a person.
    author: { '@type': 'Organization', name: author, url: at(paths.home) },
    publisher: publisher(site),
    ...(picture && { image: imageUrl(site, picture) }),
    keywords: tags.join(', '),
    inLanguage: language,
    mainEntityOfPage: url,
  });
}
