import { holdApplication } from '../../../tests/e2e/support/hold.ts';
import { expect, hydrated, test } from '../../../tests/e2e/support/support.ts';

for (const [language, path] of [
  ['es', '/preguntas-frecuentes-viaje-san-rafael'],
  ['en', '/en/preguntas-frecuentes-viaje-san-rafael'],
] as const) {
  test(`the namespace "faq" of ${language} is asked for after the answers can be read`, async ({ page }) => {
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
