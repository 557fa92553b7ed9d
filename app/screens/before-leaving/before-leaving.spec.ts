import { dataAt } from '../../../tests/e2e/support/built-pages.ts';
import { expect, forecast, test, visit } from '../../../tests/e2e/support/support.ts';
import type { LeavingData } from './page.server.ts';

const LEAVING = '/antes-de-salir';

test('what was said of a road days ago is unconfirmed, and told with its date and its source', async ({ page }) => {
  await page.clock.setFixedTime('2030-01-01T12:00:00-03:00');
  await visit(page, LEAVING);
  const roads = page.getByRole('region', { name: 'Cómo está el camino' }).getByRole('article');
  for (const road of await roads.all()) {
    await expect(road.getByText('Sin confirmar hoy')).toBeVisible();
    await expect(road.getByText(/confirmado el/)).toHaveCount(0);
    await expect(road.getByText('A quién preguntar ahora')).toBeVisible();
  }
});

test('it opens its sources with their days, and takes what somebody saw on the road', async ({ page }) => {
  await visit(page, LEAVING);
  const sources = page.getByRole('list').filter({ has: page.locator('a[rel~="nofollow"]') });
  await expect(sources).toBeHidden();
  await page.getByText('Cómo lo sabemos', { exact: true }).click();
  await expect(sources).toBeVisible();
  for (const { date, text } of dataAt<LeavingData>(LEAVING).trust.how.origins) {
    await expect(
      sources.getByRole('listitem').filter({ hasText: text }).filter({ hasText: date }).first(),
    ).toBeVisible();
  }
  await page.getByText('¿Lo sabés?').click();
  await expect(page.getByRole('form', { name: '¿Lo sabés?' }).getByLabel('Qué dato')).toBeVisible();
});

test('the forecast of all districts is one call, kept for an hour, and without a network the last one with its age', async ({
  page,
  watch,
}) => {
  watch.allowConsole(/forecast could not be loaded|ERR_FAILED/);
  let calls = 0;
  let isOffline = false;
  await page.route('https://api.open-meteo.com/**daily**', async (route) => {
    calls += 1;
    if (isOffline) return route.abort();
    const storm = { weather_code: [95, 1, 1], wind_gusts_10m_max: [75, 20, 20] };
    await route.fulfill({
      json: forecast(route.request().url(), storm),
      headers: { 'access-control-allow-origin': '*' },
    });
  });
  await page.clock.install({ time: '2026-11-22T09:00:00-03:00' });
  await visit(page, LEAVING);
  const weather = page.getByRole('region', { name: 'El tiempo, tres días' });
  await weather.scrollIntoViewIfNeeded();
  const first = weather.getByRole('row').nth(1);
  await expect(first).toContainText('Tormentas');
  await expect(first).toContainText('ráfagas de hasta 75 km/h');
  await expect(weather.getByText(/^Pronóstico de Open-Meteo, consultado el/)).toBeVisible();
  await visit(page, LEAVING);
  await weather.scrollIntoViewIfNeeded();
  await expect(first).toContainText('Tormentas');
  expect(calls).toBe(1);

  isOffline = true;
  await page.clock.fastForward('03:00:00');
  await visit(page, LEAVING);
  await weather.scrollIntoViewIfNeeded();
  await expect(weather.getByText(/es el último que tenemos, de hace 3 horas/)).toBeVisible();
  await expect(first).toContainText('Tormentas');
});
