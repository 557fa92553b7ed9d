import { expect, test } from 'vitest';
import { pageContext } from '#builder/site/pages.server.ts';
import { problemsOf, projectRoot } from '#catalog/content/test-content.ts';
import { readCatalogue } from '#catalog/listings/catalogue.ts';
import { readMarkdownText } from '#catalog/markdown/markdown-text.ts';
import { placeAt } from '#catalog/places/read-places.ts';
import type { Post } from '#catalog/posts/read-posts.ts';
import { SPANISH } from '#common/lib/address/local-path.ts';
import { inSpanish } from '#reading/mistakes/in-spanish.ts';
import article, { type Article, type ArticleData } from './page.server.ts';

type LocalPost = ReturnType<Post['in']>;

const catalogue = await readCatalogue(projectRoot);

const articlesIn = (language: string): Article[] =>
  article.pages(pageContext(catalogue, language)).flatMap(({ data }) => (data as ArticleData).article ?? []);

test.each(catalogue.locales.languages)(
  'in %s every print stands in its text, described, with words before it',
  (language) => {
    for (const { href, parts } of articlesIn(language)) {
      const { prints } = catalogue.posts.find(({ path }) => path === href)?.in(SPANISH) ?? { prints: [] };
      const shown = parts.flatMap(({ picture }) => picture ?? []);
      expect(shown, href).toHaveLength(prints.length);
      for (const { alt } of shown) expect(alt).not.toBe('');
      for (const { html } of parts) expect(html).toMatch(/<p>|<li>/);
    }
  },
);

test('an article about a road draws it on the map, with the stops of that place’s guide', () => {
  const told = articlesIn(SPANISH).find(({ map }) => map?.lines);
  const post = catalogue.posts.find(({ path }) => path === told?.href);
  const place = placeAt(catalogue.places, post?.in(SPANISH).related[0] ?? '')?.in(SPANISH);
  expect(told?.map?.marks.map(({ name }) => name)).toEqual(place?.map?.stops.map(({ name }) => name));
  expect(told?.map?.precision).toContain(place?.title);
});

test('an article about several places has a map that links to what it names', () => {
  const told = articlesIn(SPANISH).find(({ map }) => map && !map.lines);
  const named = [...(told?.related.places ?? []), ...(told?.related.cards ?? [])].map(({ href }) => href);
  expect(told?.map?.near.length).toBeGreaterThan(1);
  for (const { href } of told?.map?.near ?? []) expect(named).toContain(href);
});

test('beside an article are the distances of its places, the emergency number and the other articles', () => {
  const articles = articlesIn(SPANISH);
  for (const { href, aside, related } of articles) {
    expect(aside.far.items.map((item) => item.href)).toEqual(related.places.map((place) => place.href));
    expect(aside.call.items[0]?.href).toBe('tel:911');
    expect(aside.more.items.map((item) => item.href)).toEqual(
      articles.map((other) => other.href).filter((other) => other !== href),
    );
  }
});

test('a day told hour by hour sets its hours apart and lists them, as other articles do not', () => {
  for (const language of catalogue.locales.languages) {
    for (const { aside, parts } of articlesIn(language)) {
      const text = parts.map(({ html }) => html).join('');
      expect(text.match(/<h[23]>\d{1,2}[:h]/)).toBeNull();
      for (const { href, label, title } of aside.hours?.items ?? []) {
        expect(text).toContain(`<h3 id="${href.slice(1)}"><b>${label}</b> ${title}</h3>`);
        expect(title).toMatch(/^\p{Lu}/u);
      }
    }
    expect(articlesIn(language).map(({ aside }) => aside.hours !== null)).toContain(true);
    expect(articlesIn(language).map(({ aside }) => aside.hours !== null)).toContain(false);
  }
});

const printed = catalogue.posts.find((post) => post.in(SPANISH).prints.length > 0) as Post; // the first test reads them

/** The problem with the article once these of its facts have changed. */
async function problemWith(facts: (language: string) => Partial<LocalPost>, language = SPANISH): Promise<string> {
  const changed: Post = { ...printed, in: (code) => ({ ...printed.in(code), ...facts(code) }) };
  const context = pageContext({ ...catalogue, posts: [changed] }, language);
  const [problem = ''] = await problemsOf(() => article.pages(context));
  return problem;
}

test.each([
  ['a heading that is not in the text', { under: 'Otro título' }, 'ningún título del texto dice eso'],
  ['a print that nobody describes', { print: 'places/nada-1' }, 'no está en la galería de ningún lugar'],
])('%s is reported with its file and line, in Spanish too', async (_, written, sentence) => {
  const [print = { under: '', print: '' }] = printed.in(SPANISH).prints;
  const problem = await problemWith(() => ({ prints: [{ ...print, ...written }] }));
  expect(problem).toMatch(new RegExp(`^${printed.file}: line \\d+: "(under|print)" is `));
  expect(inSpanish(problem)).toContain(sentence);
});

test('a translation with other headings is reported, because its prints would stand elsewhere', async () => {
  const longer = readMarkdownText('Words.\n\n## One more\n\nWords.', 'x.md');
  const problem = await problemWith((code) => (code === 'en' ? { text: longer } : {}), 'en');
  expect(problem).toMatch(/\.en\.md: has 2 parts with a heading, but \d+ in Spanish/);
  expect(inSpanish(problem)).toContain('tienen que ser las mismas');
});
