import type { Page } from '@playwright/test';
import { expect, test, visit, weather } from '../../../../tests/e2e/support/support.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1366, height: 768 };
const WINERIES = '/bodegas-en-san-rafael-mendoza';

const banner = (page: Page) => page.getByRole('banner');

test('the header shows the temperature, which is fetched once per visit', async ({ page, watch }) => {
  await page.setViewportSize(DESKTOP);
  await visit(page, '/');
  await expect(banner(page).getByText('21 °C')).toBeVisible();
  await banner(page).getByRole('button', { name: 'Organizá tu viaje' }).click();
  await banner(page).getByRole('link', { name: 'Bodegas', exact: true }).click();
  await expect(page).toHaveURL(WINERIES);
  await expect(banner(page).getByText('21 °C')).toBeVisible();
  expect(watch.weatherCalls()).toBe(1);

  await test.step('small screens hide it', async () => {
    await page.setViewportSize(PHONE);
    await expect(banner(page).getByText(/°C/)).toBeHidden();
  });
});

test('a temperature below zero is written as it is', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.route('https://api.open-meteo.com/**', (route) => route.fulfill(weather(-3.6, 61)));
  await page.goto('/');
  await expect(banner(page).getByText('-4 °C')).toBeVisible();
});

for (const [failure, answer] of [
  ['does not answer', null],
  ['answers with an error', { status: 500, body: 'no' }],
  ['answers with something else', { json: { current_weather: {} } }],
] as const) {
  test(`a weather service that ${failure} leaves dashes and one line in the log`, async ({ page, watch }) => {
    watch.allowConsole(/weather could not be loaded|Failed to load resource/);
    await page.setViewportSize(DESKTOP);
    const headers = { 'access-control-allow-origin': '*' };
    await page.route('https://api.open-meteo.com/**', (route) =>
      answer ? route.fulfill({ ...answer, headers }) : route.abort(),
    );
    await page.goto('/');
    await expect.poll(() => watch.console.filter((line) => /weather could not be loaded/.test(line))).toHaveLength(1);
    await expect(banner(page).getByText('-- °C')).toBeVisible();
  });
}

test('a screen that is left on asks for the weather again after half an hour, and says how old it is where it may not', async ({
  page,
  watch,
}) => {
  await page.setViewportSize(DESKTOP);
  await page.clock.install({ time: new Date('2026-11-24T12:00:00-03:00') });
  await visit(page, '/');
  await expect(banner(page).getByText('21 °C')).toBeVisible();
  await page.clock.fastForward('20:00');
  expect(watch.weatherCalls()).toBe(1);

  await page.route('https://api.open-meteo.com/**', (route) => route.fulfill(weather(14, 61)));
  await page.clock.fastForward('15:00');
  await expect(banner(page).getByText('14 °C')).toBeVisible();

  await test.step('a visitor who saves data is not asked for more of it', async () => {
    await page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.clock.fastForward('03:00:00');
    await expect(banner(page).getByText('hace 3 h')).toBeVisible();
    await expect(banner(page).getByText('14 °C')).toBeVisible();
  });
});
