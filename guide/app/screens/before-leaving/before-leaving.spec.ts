import { dataAt } from '../../../../tests/e2e/support/built-pages.ts';
import { somePage, visitChanged } from '../../../../tests/e2e/support/changed-page.ts';
import { expect, forecast, notice, scrollTo, test, visit } from '../../../../tests/e2e/support/support.ts';
import type { LeavingData } from './page.server.ts';

const LEAVING = '/antes-de-salir';

test('a road report from days ago counts as unconfirmed, and is shown with its date and source', async ({ page }) => {
  await page.clock.setFixedTime('2030-01-01T12:00:00-03:00');
  await visit(page, LEAVING);
  const section = page.getByRole('region', { name: 'Cómo está el camino' });
  await expect(section.getByText('Sin confirmar hoy')).toHaveCount(1);
  await expect(section.getByText(/Preguntá esa misma mañana, antes de salir/)).toBeVisible();
  for (const { name, states, ask, shown } of dataAt<LeavingData>(LEAVING).roads) {
    const road = section.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
    // Surface and season are read without unfolding it, and so are its last state and what closes it.
    for (const { text } of shown) await expect(road.getByText(text).first()).toBeVisible();
    const pill = { open: 'Sin confirmar', closed: 'Cerrado', none: 'Sin dato' };
    await expect(road.getByText(pill[states[0]?.type ?? 'none'], { exact: true })).toBeVisible();
    if (states[0]) await expect(road.getByText(/^(Abierto, n|N)oticia del/)).toBeVisible();
    await expect(road.getByText(/(confirmado|informado) el/i)).toHaveCount(0);
    if (states[0]?.type !== 'closed') await road.getByRole('heading').click();
    if (states[0]) await expect(road.getByText(states[0].text)).toBeVisible();
    // A card has the numbers to press; who answers for which roads stands once, above all of them.
    for (const { who, phone } of ask) {
      await expect(section.getByText(who).first()).toBeVisible();
      if (phone) await expect(road.getByRole('link', { name: phone.label })).toBeVisible();
    }
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
  const road = page.getByRole('article').filter({ hasText: report.text });
  await expect(road).toHaveCount(1);
  await expect(road.getByText('Abierto', { exact: true })).toBeVisible();
  await expect(road.getByText(/^Confirmado el/)).toBeVisible();
  await road.getByRole('heading').click();
  await expect(road.getByText(/(confirmado|informado) el .* por un baqueano/)).toBeVisible();
  await expect(section.getByText('Sin confirmar hoy')).toHaveCount(1);
  await expect(
    section.getByText(/no dice «confirmado» o «informado» con su fecha, no sabemos cómo está hoy/),
  ).toBeVisible();
});

test('an old report that a road was open is no yes, and what nobody knows of it is said', async ({ page }) => {
  const report = { date: '2029-12-01', type: 'open', text: 'Transitable.', by: 'un baqueano' } as const;
  const unknown = 'No sabemos: nafta. Preguntá.';
  await page.clock.setFixedTime('2030-01-01T12:00:00-03:00');
  await visitChanged<LeavingData>(page, somePage('before-leaving'), ({ roads, ...rest }) => ({
    ...rest,
    roads: roads.map((road) => ({ ...road, states: [report], reports: [], unknown })),
  }));
  const road = page.getByRole('list', { name: 'Cómo está el camino' }).getByRole('article').first();
  await expect(road.getByText('Sin confirmar', { exact: true })).toBeVisible();
  await expect(road.getByText(/^Abierto, noticia del/)).toBeVisible();
  await expect(road.getByText('Abierto', { exact: true })).toHaveCount(0);
  await road.getByRole('heading').click();
  await expect(road.getByText(unknown)).toBeVisible();
});

test('the map numbers every road, and a number leads to its road and the age of its news', async ({ page }) => {
  await page.clock.setFixedTime('2030-01-01T12:00:00-03:00');
  await visit(page, LEAVING);
  const { roads, map } = dataAt<LeavingData>(LEAVING);
  const sheet = page.getByRole('region', { name: 'Los caminos en el mapa' });
  await expect(sheet.getByRole('link')).toHaveCount(roads.length);
  expect(map?.lines.filter(({ path }) => path !== '').length).toBeGreaterThan(roads.length / 2);
  const list = page.getByRole('list', { name: 'Cómo está el camino' });
  await scrollTo(page, 200); // the ages, which the first paint cannot know, come once somebody reads on
  for (const [index, { name, states }] of roads.entries()) {
    await expect(sheet.getByRole('link', { name: `${index + 1}: ${name}`, exact: true })).toBeAttached();
    const road = list.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
    if (states[0]) await expect(road).toContainText(/\(hace \d+ meses\)/);
  }
  const last = roads.findLastIndex(({ details }) => details.length > 0);
  const target = roads[last] as LeavingData['roads'][number];
  const road = list.getByRole('article').filter({ has: page.getByRole('heading', { name: target.name, exact: true }) });
  const fact = road.getByText(target.details[0]?.text as string);
  // Folded also where somebody has told of it.
  if (await fact.isVisible()) await road.getByRole('heading').click();
  await expect(fact).toBeHidden();
  await sheet.getByRole('link', { name: `${last + 1}: ${target.name}`, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`#${target.id}$`));
  await expect(fact).toBeInViewport();
});

test('on a phone the emergency numbers are on the first screen, and the map shows every road without being moved', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, LEAVING);
  const { roads, emergency } = dataAt<LeavingData>(LEAVING);
  const calls = page.getByRole('region', { name: 'Emergencias: gratis y sin crédito' }).getByRole('link');
  await expect(calls).toHaveCount(emergency.length);
  for (const call of await calls.all()) await expect(call).toBeInViewport({ ratio: 1 });
  const sheet = page.getByRole('region', { name: 'Los caminos en el mapa' });
  await sheet.scrollIntoViewIfNeeded();
  const frame = await sheet.boundingBox();
  for (const [index, { name }] of roads.entries()) {
    const box = await sheet.getByRole('link', { name: `${index + 1}: ${name}`, exact: true }).boundingBox();
    if (!frame || !box) throw new Error(`${name} is not on the map.`);
    expect(box.x).toBeGreaterThanOrEqual(frame.x);
    expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width);
  }
});

test('a visitor tells in two presses how the road was, and the hour of the press goes along', async ({ page }) => {
  await page.clock.setFixedTime('2030-01-01T12:00:00-03:00');
  let sent: Record<string, FormDataEntryValue> = {};
  await page.route('**/f/camino', async (route) => {
    const headers = { 'content-type': route.request().headers()['content-type'] ?? '' };
    sent = Object.fromEntries(await new Response(route.request().postData(), { headers }).formData());
    await route.fulfill({ json: {} });
  });
  await visit(page, LEAVING);
  const [first] = dataAt<LeavingData>(LEAVING).roads;
  const road = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: first?.name as string, exact: true }) });
  if (first?.states[0]?.type !== 'closed') await road.getByRole('heading').click();
  await road.getByText('¿Pasaste hoy?').click();
  await road.getByRole('button', { name: 'Con cuidado' }).click();
  await expect(notice(page)).toContainText('¡Gracias! Lo leemos y lo mostramos.');
  expect(sent).toMatchObject({ road: first?.id, state: 'cuidado', at: '2030-01-01T15:00:00.000Z', where: '' });
});

test('a report that was accepted shows with its hour, and is gone after 48 hours', async ({ page }) => {
  const report = { state: 'cortado', where: 'El puente', words: 'Agua alta', language: 'es' } as const;
  const at = '2030-01-01T12:00';
  const showAt = async (time: string) => {
    await page.clock.setFixedTime(time);
    await visitChanged<LeavingData>(page, somePage('before-leaving'), ({ roads, ...rest }) => ({
      ...rest,
      roads: roads.map((road, index) => ({ ...road, reports: index === 0 ? [{ ...report, at }] : [] })),
    }));
  };
  await showAt('2030-01-02T09:00:00-03:00');
  const told = page.getByText(/Un visitante no pudo pasar ayer y avisó a las 12:00/);
  await expect(told).toBeVisible();
  await expect(page.getByText('El puente: Agua alta')).toBeVisible();
  await showAt('2030-01-03T12:00:00-03:00');
  await expect(page.getByText('¿Pasaste hoy?').first()).toBeVisible();
  await expect(told).toHaveCount(0);
});

test('one call, and only when asked for, fetches all forecasts, kept for an hour; offline the last one is shown with its age', async ({
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
  expect(calls).toBe(0);
  const ask = weather.getByRole('button', { name: 'Ver el pronóstico' });
  await ask.click();
  const first = weather.getByRole('row').nth(1);
  await expect(first).toContainText('Tormentas');
  await expect(first).toContainText('ráfagas de hasta 75 km/h');
  await expect(weather.getByText(/^Pronóstico de Open-Meteo, consultado el/)).toBeVisible();
  await visit(page, LEAVING);
  await expect(first).toContainText('Tormentas');
  expect(calls).toBe(1);

  isOffline = true;
  await page.clock.fastForward('03:00:00');
  await visit(page, LEAVING);
  await ask.click();
  await expect(weather.getByText(/es el último que tenemos, de hace 3 horas/)).toBeVisible();
  await expect(first).toContainText('Tormentas');
});
