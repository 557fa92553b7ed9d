import { expect, test } from 'vitest';
import { readCatalogue } from '#app/catalog/catalogue.ts';
import { projectRoot } from '#app/catalog/test-content.ts';
import { pageContext } from '#app/pages.server.ts';
import { paths } from '#app/paths.ts';
import type { ArticleData } from './article.server.ts';
import { type BlogData, blogPages } from './blog.server.ts';
import { type FaqData, faqPage } from './faq.server.ts';

const catalogue = await readCatalogue(projectRoot);

const contextIn = (language: string) => pageContext(catalogue, language);

/** The page at an address that ends so. */
function pageAt(ending: string) {
  const page = blogPages(contextIn('es')).find(({ path }) => path.endsWith(ending));
  if (!page) throw new Error(`No page ends with ${ending}`);
  return page;
}

test('the blog lists three posts, newest first, with dates in words', () => {
  const { posts } = pageAt(paths.blog).data as BlogData;
  expect(posts).toHaveLength(3);
  expect(posts.map(({ date }) => date.text)).toEqual([
    '3 de noviembre de 2026',
    '6 de octubre de 2026',
    '15 de septiembre de 2026',
  ]);
  for (const { picture, readingTime } of posts) {
    expect(picture?.alt).toBeTruthy();
    expect(readingTime).toBe('5 min de lectura');
  }
});

test.each(['en', 'pt'])('the articles are whole in %s, and their pages link to the same places', (language) => {
  const spanish = contextIn('es');
  const context = contextIn(language);
  blogPages(spanish);
  const articles = blogPages(context).slice(1, -1);
  for (const { data } of articles) expect((data as ArticleData).article?.related.places.length).toBeGreaterThan(0);
  expect(new Set(context.links.map(({ href }) => href))).toEqual(new Set(spanish.links.map(({ href }) => href)));
});

test('an article is shared on three networks and points to what it speaks of', () => {
  const page = pageAt('/canon-del-atuel-en-un-dia');
  const { article } = page.data as ArticleData;
  expect(article?.share.links.map(({ label }) => label)).toEqual([
    'Compartir en Facebook',
    'Compartir en X',
    'Compartir en WhatsApp',
  ]);
  expect(article?.related.places.map(({ title }) => title)).toContain('Valle Grande');
  expect(article?.related.cards.map(({ title }) => title)).toContain('Rafting en el río Atuel');
  expect(page.structuredData).toMatchObject([{ '@type': 'Article', datePublished: '2026-09-15' }]);
});

test('a slug that nobody knows has a page that is not indexed', () => {
  const page = pageAt('/404');
  expect(page).toMatchObject({ status: 404, meta: { isIndexed: false } });
  expect((page.data as ArticleData).missing?.loading).toBe('Cargando artículo...');
});

test('the twelve questions are told to search engines, sample testimonials are not', () => {
  const { data, structuredData } = faqPage(contextIn('es'));
  const { questions, testimonials } = data as FaqData;
  expect(questions).toHaveLength(12);
  expect(questions.map(({ link }) => link.label)).toContain('Cómo llegar');
  expect(testimonials.items.every(({ isSample }) => isSample)).toBe(true);
  expect(structuredData).toHaveLength(1);
  expect(JSON.stringify(structuredData)).not.toMatch(/Rating|Lucía/);
});
