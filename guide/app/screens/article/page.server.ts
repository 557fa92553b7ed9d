import type { BuildContext } from '#app/page/build-context.ts';
import { definePages, type ScreenPage } from '#app/page/define-page.ts';
import { imageUrl, publisher, thing } from '#app/page/json-ld.server.ts';
import { iconsOfCards } from '#app/page/shown-icons.ts';
import { type BlogLabels, type PostView, readBlog } from '#app/screens/blog/page.server.ts';
import { plainText } from '#catalog/markdown/html-sections.ts';
import { type PlaceTeaser, placeTeaser } from '#catalog/places/place-teaser.ts';
import { placeAt } from '#catalog/places/read-places.ts';
import type { Post } from '#catalog/posts/read-posts.ts';
import type { Picture } from '#common/contracts/picture.ts';
import { articlePath, paths } from '#common/lib/address/paths.ts';
import { type ShareLink, shareLinks } from '#common/lib/address/share-links.ts';
import { ContentError } from '#reading/problems.ts';
import type { Card, Link, OwnMap } from '#views/views.ts';
import { type Aside, asideOf } from './aside.server.ts';
import { mapOfArticle } from './map.server.ts';
import { type ArticlePart, articleParts } from './parts.server.ts';

export type Article = PostView & {
  parts: ArticlePart[];
  /** The road that it is about, or the places that it names; null if no sheet shows them. */
  map: OwnMap | null;
  aside: Aside;
  tagsLabel: string;
  share: { title: string; links: (ShareLink & { label: string })[] };
  related: { title: string; places: PlaceTeaser[]; cards: Card[] };
  /** The places and listings it names, for visitors who add the article to a day of a trip. */
  named: { label: string; items: { type: string; id: string; name: string }[] };
};

/** `article` is null on the page for an unknown slug; `missing` is the text of that page. */
export type ArticleData =
  | { back: Link; article: Article; missing: null }
  | { back: Link; article: null; missing: { loading: string; text: string } };

export default definePages<ArticleData>({
  routes: () => [articlePath(':slug')],
  pages: articlePages,
});

/**
 * Makes the articles, and the page for an unknown slug.
 * @throws {ContentError} for a related page that is neither a place nor a listing
 */
function articlePages(context: BuildContext): ScreenPage<ArticleData>[] {
  const { meta, t } = context;
  const { content, posts } = readBlog(context);
  const { labels } = content;
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
    ...posts.map((each) =>
      articlePage(
        context,
        each,
        posts.map(({ view }) => view),
        labels,
        back,
      ),
    ),
    {
      path: unknown,
      status: 404,
      meta: meta(unknown, words, false),
      data: missing,
      share: { title: words.title },
      search: null,
    },
  ];
}

function articlePage(
  context: BuildContext,
  { post, view }: { post: Post; view: PostView },
  all: PostView[],
  labels: BlogLabels,
  back: Link,
): ScreenPage<ArticleData> {
  const { seo, title, excerpt, tags, date, text } = post.in(context.language);
  const map = mapOfArticle(context, post);
  context.links.push(...text.links);
  const page = context.meta(view.href, seo ?? { title, description: excerpt, keywords: tags.join(', ') });
  const related = relatedOf(context, post);
  const parts = articleParts(context, post);
  const data: ArticleData = {
    back,
    article: {
      ...view,
      picture: openingOf(context, post, view.picture),
      parts,
      map: map?.view ?? null,
      aside: asideOf(context, post, parts, all),
      tagsLabel: labels.tags,
      share: {
        title: labels.share,
        links: shareLinks(page.canonical, view.title).map((link) => ({
          ...link,
          label: `${labels.shareOn} ${link.network}`,
        })),
      },
      related: { title: labels.related, ...related },
      named: namedIn(context, related),
    },
    missing: null,
  };
  return {
    path: view.href,
    status: 200,
    meta: page,
    data,
    icons: iconsOfCards(related.cards),
    share: { title: view.title, picture: view.picture },
    generated: map?.generated,
    search: { kind: 'article', texts: [excerpt, view.author, ...tags, plainText(text.html(context.at))] },
    publishedOn: date,
    structuredData: [articleForSearch(context, view, page.canonical)],
  };
}

function openingOf({ catalogue, language }: BuildContext, post: Post, day: Picture): Picture {
  const { night } = post.in(language);
  if (!night) return day;
  const place = { file: post.at(['night', 'print']), field: 'night.print' };
  return { ...day, night: catalogue.pictures.add(night, 'card', place) };
}

function relatedOf({ catalogue, language }: BuildContext, post: Post) {
  const { related } = post.in(language);
  const collections = catalogue.collections.filter(({ path }) => related.some((link) => link.startsWith(`${path}/`)));
  const cards = collections.flatMap((collection) => catalogue.views(collection, language).cards);
  const places = related.flatMap((link) => placeAt(catalogue.places, link) ?? []);
  const listings = related.flatMap((link) => cards.find(({ href }) => href === link) ?? []);
  const shown = [...places.map(({ path }) => path), ...listings.map(({ href }) => href)];
  const problems = related.flatMap((link, index) =>
    shown.includes(link)
      ? []
      : [`${post.at(['related', index])}: "related" has "${link}", which is neither a place nor a listing.`],
  );
  if (problems.length > 0) throw new ContentError(problems);
  return { places: places.map((place) => placeTeaser(catalogue, place, language)), cards: listings };
}

function namedIn({ t, locale }: BuildContext, { places, cards }: ReturnType<typeof relatedOf>): Article['named'] {
  const items = [
    ...places.map(({ href, title }) => ({ type: 'lugar', id: href.slice(href.lastIndexOf('/') + 1), name: title })),
    ...cards.map(({ type, id, title }) => ({ type, id, name: title })),
  ];
  const names = new Intl.ListFormat(locale).format(items.map(({ name }) => name));
  return { label: t('article.planNamed', { names }), items };
}

function articleForSearch({ catalogue, language, url: at }: BuildContext, post: PostView, url: string) {
  const { title, excerpt, author, date, tags, picture } = post;
  const { site } = catalogue;
  return thing('Article', {
    headline: title,
    description: excerpt,
    datePublished: date.iso,
    // The articles are signed by the guide's editors as a group, not by a person.
    author: { '@type': 'Organization', name: author, url: at(paths.home) },
    publisher: publisher(site),
    image: imageUrl(site, picture),
    keywords: tags.join(', '),
    inLanguage: post.lang ?? language,
    mainEntityOfPage: url,
  });
}
