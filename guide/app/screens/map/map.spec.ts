import type { Locator, Page } from '@playwright/test';
import { sheets } from '#map/browser/sheets.ts';
import { violations } from '../../../../tests/e2e/support/axe.ts';
import { expect, test, visit } from '../../../../tests/e2e/support/support.ts';
import type { MapData } from './map-views.ts';

const MAP = '/mapa';
const PLAZA = { latitude: -34.613, longitude: -68.3305, accuracy: 40 };
const ASK = '¿Dónde estoy?';

test('on a phone each sheet begins in the upper third of the screen, and the chosen one is in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/mapa', '/mapa/valle-del-atuel', '/mapa/ciudad']) {
    await visit(page, path);
    const sheets = page.getByRole('navigation', { name: 'Hojas del mapa' });
    await expect(sheets.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
    const map = await page.getByRole('region', { name: 'Mapa con marcas' }).boundingBox();
    expect(map?.y, path).toBeLessThan(281);
  }
  // The last of them is the city's, whose middle is the plaza.
  const plaza = page.getByRole('button', { name: /^\d+: Ciudad de San Rafael/ }).last();
  await expect(plaza).toBeInViewport({ ratio: 1 });
});

test('the whole box of the map is on the first screen, under no button, and its key explains the sheet’s signs', async ({
  page,
}) => {
  for (const [width, height] of [
    [390, 844],
    [1366, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await visit(page, MAP);
    const map = page.getByRole('region', { name: 'Mapa con marcas' });
    await expect(map).toBeInViewport({ ratio: 1 });
    const box = await map.boundingBox();
    for (const name of [ASK, 'Acercar', 'Alejar', 'Chatear por WhatsApp']) {
      const button = await page.getByText(name).or(page.getByRole('button', { name })).first().boundingBox();
      if (!box || !button) throw new Error(`${name} is not on the screen.`);
      const isBeside = button.y >= box.y + box.height || button.x >= box.x + box.width;
      expect.soft(isBeside, `${name} at ${width} px`).toBe(true);
    }
  }
  const road = page.getByRole('listitem').filter({ hasText: 'Ruta nacional' });
  const sample = road.locator('use');
  await expect(page.locator(`[id="${(await sample.getAttribute('href'))?.slice(1)}"]`)).toBeAttached();
});

for (const javaScriptEnabled of [true, false])
  test(`the first view shows no border of the sheet ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.setViewportSize({ width: 1366, height: 900 });
    await page.goto('/mapa/ciudad');
    const map = page.getByRole('region', { name: 'Mapa con marcas' });
    await expect
      .poll(() => map.evaluate((box) => (box.scrollLeft + box.clientWidth) / box.scrollWidth))
      .toBeLessThan(sheets.city.frame[2] / sheets.city.width);
    await expect.poll(() => map.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
    await context.close();
  });

for (const [width, height] of [
  [390, 844],
  [1366, 900],
] as const)
  test(`the first view at ${width} px cuts no name and shows no sign below a mark; moved, it has more names until it is back`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const path of [MAP, `${MAP}/valle-del-atuel`, `${MAP}/ciudad`]) {
      await visit(page, path);
      const map = page.getByRole('region', { name: 'Mapa con marcas' });
      const { shown, hidden, covered } = await map.evaluate(cutAndCovered);
      expect.soft(shown, path).toEqual([]);
      expect.soft(covered, path).toEqual([]);
      const from = await map.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop] as const);
      await map.evaluate((box) => box.scrollBy(30, 30));
      const nowHidden = async () => (await map.evaluate(cutAndCovered)).hidden;
      await expect.poll(nowHidden, path).toBeLessThan(hidden);
      await map.evaluate((box, [left, top]) => box.scrollTo(left, top), from);
      await expect.poll(nowHidden, path).toBe(hidden);
    }
  });

test('on a phone the valley begins with the whole canyon, the names of both ends included', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, `${MAP}/valle-del-atuel`);
  const map = page.getByRole('region', { name: 'Mapa con marcas' });
  for (const end of ['Valle Grande', 'El Nihuil']) {
    const name = map.locator('svg text', { hasText: end }).first();
    await expect(name).toBeVisible();
    await expect(name).toBeInViewport({ ratio: 0.9 }); // its box is higher than its letters
  }
});

test('the list of the valley begins with the valley', async ({ page }) => {
  await visit(page, '/mapa/valle-del-atuel');
  const list = page.getByRole('region', { name: 'Lo mismo, en una lista' });
  await expect(list.getByRole('heading', { level: 3 }).first()).not.toHaveText('Ciudad de San Rafael');
});

test('the list is no higher than the map, shows its first district, and unfolds the others for a filter', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await visit(page, MAP);
  const list = page.getByRole('region', { name: 'Lo mismo, en una lista' });
  const bottom = async (of: Locator) => {
    const box = await of.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const key = page.getByRole('main').locator('#mapa-teclas');
  expect(Math.abs((await bottom(list)) - (await bottom(key)))).toBeLessThan(24);
  const districts = list.locator('details');
  await expect(districts.first()).toHaveAttribute('open');
  await expect(list.locator('details[open]')).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
  const folded = districts.nth(1);
  const name = (await folded.locator('a').first().textContent()) ?? '';
  await expect(folded.locator('a').first()).toBeHidden();
  await page.getByRole('searchbox', { name: 'Buscar en el mapa' }).fill(name);
  await expect(list.getByRole('link', { name, exact: true })).toBeVisible();
});

test('the keyboard opens the list of a shared mark, and gets the focus back', async ({ page }) => {
  await visit(page, MAP);
  const several = page.getByRole('button', { name: /^\d+: Ciudad de San Rafael/ });
  await several.focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('group', { name: /Ciudad de San Rafael/ });
  await expect(list).toBeVisible();
  expect(await list.getByRole('link').count()).toBeGreaterThan(1);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(several).toBeFocused();

  await test.step('zooming in by button splits the shared marks', async () => {
    const marks = page.getByRole('region', { name: 'Mapa con marcas' }).getByRole('button', { name: /^\d+: / });
    const before = await marks.count();
    const closer = page.getByRole('button', { name: 'Acercar' });
    for (let press = 0; press < 4; press++) await closer.click();
    await expect.poll(() => marks.count()).toBeGreaterThan(before);
  });
});

test('a list links to the map with its filter, and the map back to the list', async ({ page }) => {
  await visit(page, '/bodegas-en-san-rafael-mendoza?filter=boutique');
  await page.getByRole('main').getByRole('link', { name: 'Ver en el mapa' }).click();
  await expect(page).toHaveURL(`${MAP}?tipo=bodegas&filter=boutique`);
  await expect(page.getByRole('button', { name: 'Bodegas', pressed: true })).toBeVisible();
  await page.getByRole('link', { name: /^Volver a/ }).click();
  await expect(page).toHaveURL('/bodegas-en-san-rafael-mendoza?filter=boutique');
});

test('the "open now" filter goes by the clock of San Rafael, is in the address, and counts unknown hours', async ({
  page,
}) => {
  // The content may have no confirmed hours yet, so the test gives some to one thing on the city's sheet.
  let name = '';
  await page.route('**/mapa/ciudad/page.json', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data: MapData };
    const item = json.data.items.find(({ type, kind }) => type && kind !== 'lugares');
    if (!item) throw new Error('the sheet has no listing');
    name = item.name;
    item.hours = { rules: [{ days: ['lun'], times: ['09:00-18:00'], season: null }], until: '2099-01-01' };
    await route.fulfill({ response, json });
  });
  await page.clock.setFixedTime('2026-11-16T13:00:00Z'); // Monday, 10 in San Rafael
  await visit(page, MAP);
  await page.getByRole('link', { name: 'Ciudad', exact: true }).click();
  await page.getByRole('button', { name: 'Abierto ahora' }).click();
  const list = page.getByRole('region', { name: 'Lo mismo, en una lista' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByRole('listitem')).toContainText(name);
  await expect(list.getByRole('listitem')).toContainText('Abierto ahora, hasta 18:00 h');
  await expect(page.getByText('En el mapa: 1', { exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /Sin horario conocido: \d+/ })).toBeVisible();
  await expect(page).toHaveURL(`${MAP}/ciudad?abierto=1`);
  expect(await violations(page)).toEqual([]);
});

test('the keyboard reaches a distant mark and scrolls to it', async ({ page }) => {
  await visit(page, `${MAP}?en=malargue`);
  const mark = page.getByRole('region', { name: 'Mapa con marcas' }).getByRole('link').first();
  await mark.focus();
  await expect(mark).toBeInViewport();
});

test('the position is shown on the sheet and in words, even offline', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(PLAZA);
  await visit(page, `${MAP}/ciudad`);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await context.setOffline(true);
  await page.getByRole('button', { name: ASK }).click();
  await expect(page.getByRole('img', { name: 'Tu posición' })).toBeVisible();
  await expect(page.getByText('Estás acá, con un margen de 40 m.')).toBeVisible();
  await expect(
    page.getByText(/\ba [\d,]+ (m|km) al (norte|sur|este|oeste|noreste|sudeste|noroeste|sudoeste)/).first(),
  ).toBeVisible();
  expect(sent).toEqual([]);
});

test('a refusal is explained in one sentence; a position on a closer sheet is shown with a link to that sheet', async ({
  page,
  context,
}) => {
  await context.clearPermissions();
  await visit(page, MAP);
  const ask = page.getByRole('button', { name: ASK });
  await ask.click();
  await expect(page.getByText(/^No tenemos tu permiso/)).toBeVisible();

  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(PLAZA);
  await ask.click();
  const closer = page.getByRole('link', { name: 'Ver tu posición en la hoja Ciudad' });
  await closer.scrollIntoViewIfNeeded();
  await expect(closer).toBeInViewport();
  const wide = await nearest(page);
  await closer.click();
  await expect(page).toHaveURL(`${MAP}/ciudad`);
  await expect(page.getByRole('img', { name: 'Tu posición' })).toBeVisible();

  await test.step('distances are the same on the sheet of the whole department as on the closest one', async () => {
    await expect(closer).toHaveCount(0); // this is the closest sheet
    const close = await nearest(page);
    const both = [...close].filter(([name]) => wide.has(name));
    expect(both.length).toBeGreaterThan(0);
    for (const [name, metres] of both) expect(Math.abs((wide.get(name) ?? 0) - metres), name).toBeLessThanOrEqual(20);
  });
});

test('a position outside the sheet is described by distance and direction', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  const askAt = async (position: { latitude: number; longitude: number; accuracy: number }) => {
    await context.setGeolocation(position);
    await visit(page, MAP); // the browser caches a position for some time
    await page.getByRole('button', { name: ASK }).click();
  };
  const here = page.getByRole('img', { name: 'Tu posición' });
  await askAt({ latitude: -32.89, longitude: -68.84, accuracy: 20 });
  await expect(page.getByText(/Estás fuera de este mapa, a 19\d km al norte/)).toBeVisible();
  await expect(here).toHaveCount(0);

  const { frame, west, scale } = sheets.department;
  const atEdge = (units: number) => ({
    latitude: -34.8,
    longitude: west + (frame[0] + units) / scale,
    accuracy: 500,
  });
  await test.step('a position just beyond the edge is not on the sheet', async () => {
    await askAt(atEdge(-2));
    await expect(page.getByText(/^Estás fuera de este mapa/)).toBeVisible();
    await expect(here).toHaveCount(0);
  });
  await test.step('a position just inside the edge is on the sheet', async () => {
    await askAt(atEdge(2));
    await expect(page.getByText(/^Estás acá/)).toBeVisible();
    await expect(here).toHaveCount(1);
    await expect(here).toBeInViewport();
  });
});

test('the drawing, the marks and the list are there without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(MAP);
  await expect(page.getByRole('img', { name: /^Mapa ilustrado/ })).toBeVisible();
  await page.getByRole('button', { name: /^\d+: Ciudad de San Rafael/ }).click();
  const list = page.getByRole('group', { name: /Ciudad de San Rafael/ });
  await expect(list).toBeVisible();
  await expect(page.getByRole('region', { name: 'Lo mismo, en una lista' }).getByRole('link').first()).toBeVisible();
  await context.close();
});

/** The nearest things whose distance is shown in metres, by name. */
async function nearest(page: Page): Promise<Map<string, number>> {
  const lines = page.getByRole('status').getByRole('listitem');
  await expect(lines.first()).toBeVisible();
  return new Map(
    (await lines.allInnerTexts()).flatMap((line) => {
      const [, name = '', metres] = /^(.+) a (\d+) m al /.exec(line.trim()) ?? [];
      return metres ? [[name, Number(metres)] as const] : [];
    }),
  );
}

/** The shown names that the edges of the map cut, the shown signs whose middle is below a mark, and how many names are hidden. */
function cutAndCovered(map: HTMLElement) {
  const edge = map.getBoundingClientRect();
  const crosses = ({ left, right, top, bottom }: DOMRect) =>
    right > edge.left &&
    left < edge.right &&
    bottom > edge.top &&
    top < edge.bottom &&
    (left < edge.left || right > edge.right || top < edge.top || bottom > edge.bottom);
  const isSeen = (text: Element) => getComputedStyle(text).visibility === 'visible';
  const words = ({ textContent }: Element) => textContent;
  const texts = [...map.querySelectorAll('svg[viewBox] g text')];
  const cut = texts.filter((text) => crosses(text.getBoundingClientRect()));
  const middle = ({ x, y, width, height }: DOMRect) => [x + width / 2, y + height / 2] as const;
  const marks = [...map.querySelectorAll('ul > li > :is(a, button)')].map((mark) =>
    middle(mark.getBoundingClientRect()),
  );
  const isBelow = (text: Element) => {
    const [x, y] = middle(text.getBoundingClientRect());
    return marks.some(([right, down]) => Math.hypot(right - x, down - y) < 10);
  };
  return {
    shown: cut.filter(isSeen).map(words),
    hidden: texts.filter((text) => !isSeen(text)).length,
    covered: [...map.querySelectorAll('.signs text')].filter((text) => isSeen(text) && isBelow(text)).map(words),
  };
}
