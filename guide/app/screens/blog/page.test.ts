import { expect, test } from 'vitest';
import type { BuildContext } from '#app/page/build-context.ts';
import article, { type ArticleData } from '#app/screens/article/page.server.ts';
import faq from '#app/screens/faq/page.server.ts';
import { pageContext } from '#builder/site/pages.server.ts';
import { projectRoot } from '#catalog/content/test-content.ts';
import { readCatalogue } from '#catalog/listings/catalogue.ts';
import { paths } from '#common/lib/address/paths.ts';
import blog, { type BlogData } from './page.server.ts';

const blogPages = (context: BuildContext) => [...blog.pages(context), ...article.pages(context)];

const catalogue = await readCatalogue(projectRoot);

const contextIn = (language: string) => pageContext(catalogue, language);

/** The page whose address ends with `ending`. */
function pageAt(ending: string) {
  const page = blogPages(contextIn('es')).find(({ path }) => path.endsWith(ending));
  if (!page) throw new Error(`No page ends with ${ending}`);
  return page;
}

const isAboutSomething = ({ article }: ArticleData) =>
  article !== null && article.related.places.length > 0 && article.related.cards.length > 0;

test('the blog lists its posts, newest first, with dates in words', () => {
  const { posts } = pageAt(paths.blog).data as BlogData;
  const days = posts.map(({ date }) => date.iso);
  expect(days).toEqual(days.toSorted().toReversed());
  for (const { date } of posts) expect(date.text).toMatch(/^\d{1,2} de \p{Ll}+ de \d{4}$/u);
  for (const { picture, readingTime } of posts) {
    expect(picture?.alt).toBeTruthy();
    expect(readingTime).toMatch(/^\d+ min de lectura$/);
  }
});

test.each(['en', 'pt'])('the articles are complete in %s, and their pages link to the same places', (language) => {
  const spanish = contextIn('es');
  const context = contextIn(language);
  blogPages(spanish);
  const articles = blogPages(context).slice(1, -1);
  for (const { data } of articles) expect((data as ArticleData).article?.related.places.length).toBeGreaterThan(0);
  expect(new Set(context.links.map(({ href }) => href))).toEqual(new Set(spanish.links.map(({ href }) => href)));
});

test('an article is shared on three networks and links to its subjects', () => {
  const page = article.pages(contextIn('es')).find(({ data }) => isAboutSomething(data as ArticleData));
  const told = (page?.data as ArticleData | undefined)?.article;
  expect(told?.share.links.map(({ label }) => label)).toEqual([
    'Compartir en Facebook',
    'Compartir en X',
    'Compartir en WhatsApp',
  ]);
  expect(told?.related.title).toBe('Lugares y fichas de esta nota');
  expect(page?.structuredData).toMatchObject([{ '@type': 'Article', datePublished: told?.date.iso }]);
});

test('an unknown slug has a page that is not indexed', () => {
  const page = pageAt('/404');
  expect(page).toMatchObject({ status: 404, meta: { isIndexed: false } });
  expect((page.data as ArticleData).missing?.loading).toBe('Cargando artículo...');
});

test('the twelve questions are in the structured data, and sample testimonials are not', () => {
  const [page] = faq.pages(contextIn('es'));
  if (!page) throw new Error('There is no page of questions.');
  const { data, structuredData } = page;
  const { topics, testimonials } = data;
  const questions = topics.flatMap(({ questions }) => questions);
  expect(questions).toHaveLength(12);
  expect(questions.map(({ link }) => link.label)).toContain('Cómo llegar');
  expect(testimonials.items.every(({ isSample }) => isSample)).toBe(true);
  expect(structuredData).toHaveLength(1);
  expect(JSON.stringify(structuredData)).not.toMatch(/Rating|Lucía/);
});
