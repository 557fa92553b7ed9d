import { expect, test } from './support.ts';

const LIST = '/bodegas-en-san-rafael-mendoza';
/** Kilobytes as the network carries them, with brotli. */
const SCRIPT_BUDGET_KB = 130;
const STYLE_BUDGET_KB = 15;

test('a list page costs less script than its budget, and none of it is catalogue or schema', async ({ page }) => {
  const scripts: { bytes: number; text: string }[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    const length = await response.headerValue('content-length');
    scripts.push({ bytes: Number(length), text: await response.text() });
  });
  await page.goto(LIST);
  // The heart answers once the application is there, so all scripts of the first load have come.
  await page.getByRole('button', { name: 'Agregar Bodega Suter a favoritos' }).click();
  await expect(page.getByRole('button', { name: 'Quitar Bodega Suter de favoritos' })).toBeVisible();

  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.every(({ bytes }) => bytes > 0)).toBe(true);
  const kilobytes = scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  expect(kilobytes).toBeLessThan(SCRIPT_BUDGET_KB);

  const all = scripts.map(({ text }) => text).join('\n');
  expect(all).not.toContain('Otto Suter');
  expect(all).not.toContain('unrecognized_keys');
});

test('the styles that every page carries stay under their budget', async ({ page, request }) => {
  const html = await (await request.get(LIST)).text();
  const css = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
  expect(css.length).toBeGreaterThan(0);
  const bytes = await page.evaluate(async (text) => {
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
    return (await new Response(stream).arrayBuffer()).byteLength;
  }, css);
  // Gzip is what the browser offers here; brotli is smaller still.
  expect(bytes / 1000).toBeLessThan(STYLE_BUDGET_KB);
});
