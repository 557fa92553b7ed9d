import type { Page } from '@playwright/test';
import type { FaqData } from '#app/screens/faq/page.server.ts';
import { dataAt, someArticle } from '../support/built-pages.ts';
import { card, expect, test, visit } from '../support/support.ts';

const FAQ = '/preguntas-frecuentes-viaje-san-rafael';
const BLOG = '/blog-de-turismo-san-rafael';

const faq = dataAt<FaqData>(FAQ);
const article = someArticle();
const { path: ARTICLE, title: TITLE } = article;

test('a family reads the questions: one is open at a time, each has its address and a link to more', async ({
  page,
}) => {
  await visit(page, FAQ);
  await test.step('one question after the other unfolds, and only one stays open', async () => {
    const questions = page.getByRole('main').locator('details[name="preguntas"]');
    await expect(questions).toHaveCount(faq.topics.flatMap(({ questions }) => questions).length);
    await expect(questions.first()).toHaveAttribute('open');
    await page.getByText('¿Cuántos días hacen falta?').click();
    await expect(questions.first()).not.toHaveAttribute('open');
    await expect(page.getByText('Tres días alcanzan')).toBeVisible();
    await page.getByText('¿Necesito auto?').click();
    await expect(page.getByText('En el centro no.')).toBeVisible();
    await expect(page.getByText('Tres días alcanzan')).toBeHidden();
    await page.getByText('¿Necesito auto?').click();
    await expect(page.locator('details[open]')).toHaveCount(0);
  });
  await test.step('a question opens and closes with a key, and its address opens it', async () => {
    const question = page.locator('summary').filter({ hasText: '¿Cómo se paga?' });
    const answer = page.getByText('En la ciudad aceptan tarjetas');
    await question.focus();
    await page.keyboard.press('Enter');
    await expect(answer).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(answer).toBeHidden();
    await page.goto(`${FAQ}#pagos`);
    await expect(answer).toBeVisible();
  });
  await test.step('the twelve questions are in the structured data', async () => {
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '');
    expect(data['@type']).toBe('FAQPage');
    expect(data.mainEntity).toHaveLength(12);
  });
  await test.step('testimonials are marked as samples and describe their avatars', () => expectTestimonials(page));
  await test.step('an answer leads to the page that says more', async () => {
    await page.getByText('¿Cómo llego?').click();
    await page.getByRole('main').getByRole('link', { name: 'Cómo llegar' }).click();
    await expect(page).toHaveURL('/como-llegar-a-san-rafael-mendoza');
  });
  await page.goBack();
  await test.step('tips and a call are one tap away', async () => {
    const help = page.getByRole('region', { name: '¿Te quedó alguna duda?' });
    await expect(help.getByRole('link', { name: 'Llamar' })).toHaveAttribute('href', /^tel:\+\d+$/);
    await help.getByRole('link', { name: 'Ver consejos de viaje' }).click();
    await expect(page).toHaveURL('/consejos-para-viajar-a-san-rafael');
  });
});

async function expectTestimonials(page: Page) {
  const testimonials = page.getByRole('region', { name: 'Lo que cuentan al volver' }).getByRole('listitem');
  const items = faq.testimonials?.items ?? [];
  await expect(testimonials).toHaveCount(items.length);
  const samples = items.filter(({ isSample }) => isSample);
  await expect(testimonials.getByText('Ficha de ejemplo')).toHaveCount(samples.length);
  for (const testimonial of await testimonials.all())
    await expect(testimonial.getByRole('figure').locator('img')).toHaveAccessibleName(/\S+ \S+/);
}

test('a reader goes from the list to an article and back to the list', async ({ page }) => {
  await visit(page, BLOG);
  await card(page, TITLE).getByRole('link').click();
  await expect(page).toHaveURL(ARTICLE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  for (const words of [article.author, article.date.text, article.readingTime])
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('list', { name: 'Temas' }).getByRole('listitem')).toHaveText(
    article.tags,
  );
  await page.getByRole('link', { name: 'Volver al blog' }).first().click();
  await expect(page).toHaveURL(BLOG);
});

test('an article has readable lines, its places and listings, links, and ways to share it', async ({ page }) => {
  await visit(page, ARTICLE);
  for (const width of [1366, 1920])
    await test.step(`a line has 45 to 75 characters at ${width} pixels`, () => expectReadableLines(page, width));
  await test.step('it is shared on three networks with its address, by links that load nothing', async () => {
    for (const network of ['Facebook', 'X', 'WhatsApp']) {
      const link = page.getByRole('link', { name: `Compartir en ${network}`, exact: true });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener');
      expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain(ARTICLE);
    }
  });
  await test.step('it links to the places and listings that it is about', async () => {
    const related = page.getByRole('region', { name: 'Lugares y fichas de esta nota' });
    for (const { title } of article.related.places)
      await expect(related.getByRole('link', { name: title, exact: true })).toBeVisible();
    const [listing] = article.related.cards;
    await related.getByRole('button', { name: `Agregar ${listing?.title} a favoritos` }).click();
    await expect(related.getByRole('button', { name: `Quitar ${listing?.title} de favoritos` })).toBeVisible();
  });
  await test.step('a link inside it opens its page without a new document', async () => {
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const link = page.getByRole('article').locator('p a[href^="/"]').first();
    const address = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(address);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });
});

async function expectReadableLines(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  const lengths = await page
    .getByRole('article')
    .locator('p')
    .evaluateAll((paragraphs) =>
      paragraphs.flatMap((paragraph) => {
        const lines = Math.round(paragraph.clientHeight / Number.parseFloat(getComputedStyle(paragraph).lineHeight));
        // The last line is not full; in a long paragraph that hardly matters.
        return lines < 4 ? [] : (paragraph.textContent?.length ?? 0) / (lines - 0.5);
      }),
    );
  expect(lengths.length).toBeGreaterThan(5);
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(45);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
}

test('an unknown slug loads, and after a while says that it was not found', async ({ page, watch }) => {
  watch.allowConsole(/status of 404/);
  const response = await visit(page, `${BLOG}/no-existe`);
  expect(response?.status()).toBe(404);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cargando artículo...');
  const truth = page.getByRole('main').getByRole('status');
  await expect(truth).toContainText('No encontramos este artículo');
  await truth.getByRole('link', { name: 'Volver al blog' }).click();
  await expect(page).toHaveURL(BLOG);
});
