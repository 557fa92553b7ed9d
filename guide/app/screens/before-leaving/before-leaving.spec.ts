import { dataAt } from '../../../../tests/e2e/support/built-pages.ts';
import { somePage, visitChanged } from '../../../../tests/e2e/support/changed-page.ts';
import { expect, forecast, test, visit } from '../../../../tests/e2e/support/support.ts';
import type { LeavingData } from './page.server.ts';

const LEAVING = '/antes-de-salir';

test('a road report from days ago counts as unconfirmed, and is shown with its date and source', async ({ page }) => {
  await page.clock.setFixedTime('2030-01-01T12:00:00-03:00');
  await visit(page, LEAVING);
  const section = page.getByRole('region', { name: 'Cómo está el camino' });
  await expect(section.getByText('Sin confirmar hoy')).toHaveCount(1);
  await expect(section.getByText(/Preguntá esa misma mañana, antes de salir/)).toBeVisible();
  await expect(section.getByText('A quién preguntar ahora')).toBeVisible();
  for (const { name, states, phones } of dataAt<LeavingData>(LEAVING).roads) {
    const road = section.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
    const said = states[0] ? road.getByText(states[0].text) : road.getByText('Nadie nos dijo cómo está.');
    await expect(said).toBeVisible();
    await expect(road.getByText(/confirmado el|informado el/)).toHaveCount(0);
    for (const { label } of phones) await expect(road.getByRole('link', { name: label })).toBeVisible();
  }

  await test.step('the page unfolds its dated sources, and accepts what somebody saw on the road', async () => {
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
});

test('a road with a report from today stands apart from the unconfirmed ones', async ({ page }) => {
  const report = { date: '2030-01-01', type: 'open', text: 'Transitable con cuidado.', by: 'un baqueano' } as const;
  await page.clock.setFixedTime(`${report.date}T12:00:00-03:00`);
  await visitChanged<LeavingData>(page, somePage('before-leaving'), ({ roads, ...rest }) => ({
    ...rest,
    roads: roads.map((road, index) => ({ ...road, states: index === 0 ? [report] : [] })),
  }));
  const section = page.getByRole('region', { name: 'Cómo está el camino' });
  const road = section.getByRole('article').filter({ hasText: report.text });
  await expect(road).toHaveCount(1);
  await expect(road.getByText(/(confirmado|informado) el .* por un baqueano/)).toBeVisible();
  await expect(section.getByText('Sin confirmar hoy')).toHaveCount(1);
  await expect(section.getByText(/Vale para los que abajo no dicen «confirmado» o «informado»/)).toBeVisible();
});

test('one call fetches all forecasts, kept for an hour; offline the last one is shown with its age', async ({
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
