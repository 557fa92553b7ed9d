import { readFileSync } from 'node:fs';
import { holdApplication } from '../../../../tests/e2e/support/hold.ts';
import { expect, hydrated, test, visit } from '../../../../tests/e2e/support/support.ts';

for (const [language, path] of [
  ['es', '/preguntas-frecuentes-viaje-san-rafael'],
  ['en', '/en/preguntas-frecuentes-viaje-san-rafael'],
] as const) {
  test(`the namespace "faq" in ${language} is requested only after the answers can be read`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const start = await holdApplication(page);
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('group').first()).toBeVisible();
    expect(asked).not.toContain(`/locales/${language}/faq.json`);
    const answer = page.waitForResponse((response) => response.url().endsWith(`/locales/${language}/faq.json`));
    start();
    expect((await answer).ok()).toBe(true);
    await hydrated(page);
  });
}

const QUESTIONS = '/preguntas-frecuentes-viaje-san-rafael';

type Described = { avatarDescription?: string | null };
type Content = {
  sources: string[];
  testimonials: Described[];
  translations: { [language: string]: { testimonials: Described[] } };
};

const content: Content = JSON.parse(readFileSync('content/pages/faq.json', 'utf8')); // the build checked it

test('the questions unfold their sources, and accept corrections from visitors', async ({ page }) => {
  await visit(page, QUESTIONS);
  const sources = page.getByRole('main').getByRole('group').filter({ hasText: 'Cómo lo sabemos' });
  await sources.getByRole('heading', { name: 'Cómo lo sabemos' }).click();
  for (const source of content.sources) await expect(sources.locator(`a[href="${source}"]`)).toBeVisible();
  await expect(page.getByRole('main').getByText('¿Lo sabés?')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the avatars have the descriptions from the content, in every language', async ({ page }) => {
    for (const [prefix, testimonials] of [
      ['', content.testimonials],
      ['/en', content.translations.en?.testimonials ?? []],
      ['/pt', content.translations.pt?.testimonials ?? []],
    ] as const) {
      await page.goto(prefix + QUESTIONS);
      const described = testimonials.flatMap(({ avatarDescription }) => avatarDescription ?? []);
      const avatars = page.getByRole('main').getByRole('figure').locator('img');
      await expect(avatars, prefix).toHaveCount(described.length);
      for (const [index, words] of described.entries())
        await expect.soft(avatars.nth(index), prefix).toHaveAttribute('alt', words);
    }
  });
});
