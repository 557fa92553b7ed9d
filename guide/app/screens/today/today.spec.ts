import type { Candidate } from '#views/today-views.ts';
import { expect, hydrated, test, visit } from '../../../../tests/e2e/support/support.ts';

/** A Thursday morning in San Rafael. */
const THURSDAY = '2026-11-26T10:00:00-03:00';

test('a visitor chooses when, with whom and what for, and the address can be shared', async ({ page }) => {
  await page.clock.setFixedTime(THURSDAY);
  await visit(page, '/hoy');
  await hydrated(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Mañana' }).click();
  await expect(main.getByRole('heading', { name: /^viernes,? 27 de noviembre$/ })).toBeVisible();
  await main.getByRole('button', { name: 'Con chicos' }).click();
  await expect(main.getByRole('button', { name: 'Con chicos' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/cuando=manana&con=chicos/);
  const asked = page.url();
  await page.goto(asked);
  await expect(main.getByRole('button', { name: 'Mañana' })).toHaveAttribute('aria-pressed', 'true');
  await expect(main.getByRole('heading', { name: /^viernes/ })).toBeVisible();
});

test('before anything is chosen, that is shown as the choice, and each place stands once', async ({ page }) => {
  await visit(page, '/hoy');
  await hydrated(page);
  const main = page.getByRole('main');
  const any = main.getByRole('button', { name: 'Cualquier día' });
  await expect(any).toHaveAttribute('aria-pressed', 'true');
  const names = await main.getByRole('listitem').getByRole('link').allTextContents();
  expect(new Set(names).size).toBe(names.length);
  await main.getByRole('button', { name: 'Mañana' }).click();
  await expect(any).toHaveAttribute('aria-pressed', 'false');
  await any.click();
  await expect(page).not.toHaveURL(/cuando=/);
  await expect(main.getByRole('region', { name: 'Agua' })).toBeVisible();
});

test('everything that is proposed says why', async ({ page }) => {
  await page.clock.setFixedTime(THURSDAY);
  await visit(page, '/hoy?cuando=finde');
  await hydrated(page);
  const outdoors = page.getByRole('region', { name: 'Al aire libre' });
  const entries = outdoors.getByRole('listitem');
  await expect(entries.first()).toBeVisible();
  for (const text of await entries.allInnerTexts()) expect(text).toMatch(/Hay luz hasta las \d+:\d\d/);
});

test('on a screen that is left on over midnight, tomorrow becomes the next day', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-26T23:58:00-03:00') });
  await visit(page, '/hoy?cuando=manana');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: /^viernes,? 27 de noviembre$/ })).toBeVisible();
  await page.clock.fastForward('05:00');
  await expect(main.getByRole('heading', { name: /^sábado,? 28 de noviembre$/ })).toBeVisible();
});

test('what a visitor told of a road counts here for 48 hours, too', async ({ page }) => {
  await page.clock.setFixedTime(THURSDAY);
  await page.route('**/hoy/datos.json*', async (route) => {
    const candidates = (await (await route.fetch()).json()) as Candidate[]; // as the build wrote it
    const reported = (at: string) => [{ at, state: 'cortado' as const }];
    let driven = 0;
    const changed = candidates.map((one) =>
      one.road
        ? { ...one, road: { ...one.road, reports: reported(driven++ === 0 ? '2026-11-25T18:30' : '2026-11-23T09:00') } }
        : one,
    );
    await route.fulfill({ json: changed });
  });
  await visit(page, '/hoy?cuando=manana');
  const sentence = page
    .getByRole('region', { name: 'Preguntá antes' })
    .getByRole('listitem')
    .filter({ hasText: 'Camino: un visitante no pudo pasar ayer; avisó a las 18:30.' });
  const others = page.getByText(/^Ver \d+ más/);
  await expect(others.first()).toBeVisible();
  for (const fold of await others.all()) await fold.click();
  await expect(sentence).toHaveCount(1);
  await expect(page.getByText('un visitante no pudo pasar')).toHaveCount(1);
});

test('without scripts, the page lists what there is by what it is for', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/hoy');
  const water = page.getByRole('region', { name: 'Agua' });
  await expect(water.getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mañana' })).toBeHidden();
  await context.close();
});

test('on a phone, the roads are one press away from any page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/contacto-turismo-san-rafael');
  await page.getByRole('banner').getByRole('link', { name: 'Antes de salir' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Antes de salir' })).toBeVisible();
});
