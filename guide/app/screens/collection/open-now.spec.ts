/** A list with confirmed hours: the tests rewrite its data in transit, because the content may have none yet. */
import type { Page } from '@playwright/test';
import { OPEN_NOW } from '#app/features/list/list-state.ts';
import { openState } from '#common/lib/opening/open-state.ts';
import type { ListData, ListHours } from '#views/list-views.ts';
import { pagesIn } from '../../../../tests/e2e/support/built-pages.ts';
import { holdApplication } from '../../../../tests/e2e/support/hold.ts';
import { expect, hydrated, test, visit } from '../../../../tests/e2e/support/support.ts';

const LIST = '/gastronomia-restaurantes-en-san-rafael';
/** A Tuesday that is not a holiday. */
const AT_NOON = new Date('2026-11-24T12:00:00-03:00');
const UNTIL = '2026-12-31';
const daily = (time: string) => [
  { days: ['lun', 'mar', 'mie', 'jue', 'vie', 'sab', 'dom'], times: [time], season: null },
];

/** Gives the first two listings hours around noon, and the third one hours at night. */
async function confirmHours(page: Page) {
  const hours = ['11:00-15:00', '11:00-15:00', '20:00-24:00'];
  const list = { names: [] as string[], total: 0 };
  await page.route(`**${LIST}/page.json`, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data: ListData };
    const { cards, filters } = json.data;
    const timed = cards.slice(0, hours.length);
    list.names = timed.map(({ title }) => title);
    list.total = cards.length;
    for (const { filters } of timed) filters.push(OPEN_NOW);
    filters.splice(1, 0, { value: OPEN_NOW, label: 'Abierto ahora', count: 'Un momento…', until: UNTIL });
    const words = { count: 'Abierto ahora: {open} de {total}.', unsure: 'De {unknown} no sabemos el horario de hoy.' };
    const rules = timed.map(({ id }, index) => ({ id, rules: daily(String(hours[index])), until: UNTIL }));
    await route.fulfill({ response, json: { ...json, data: { ...json.data, openNow: { hours: rules, words } } } });
  });
  return list;
}

async function openList(page: Page) {
  await visit(page, '/');
  const list = await confirmHours(page);
  await page.getByRole('link', { name: 'Gastronomía' }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(LIST);
  const shown = () => page.getByRole('main').getByRole('article').filter({ visible: true }).getByRole('heading');
  await expect(shown().first()).toBeVisible();
  return { ...list, shown };
}

const button = (page: Page) => page.getByRole('button', { name: 'Abierto ahora' });

test('a visitor sees what is open now, and how many hours are unknown; Back restores the filter', async ({ page }) => {
  await page.clock.setFixedTime(AT_NOON);
  const { names, total, shown } = await openList(page);
  await button(page).click();
  await expect(shown()).toHaveText(names.slice(0, 2));
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    `Abierto ahora: 2 de ${total}. De ${total - names.length} no sabemos el horario de hoy.`,
  );
  await expect(page).toHaveURL(`${LIST}?filter=${OPEN_NOW}`);
  await shown().first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: names[0] as string })).toBeVisible();
  await page.goBack();
  await expect(shown()).toHaveText(names.slice(0, 2));
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: /^Tod[ao]s$/ }).click();
  await expect(shown()).toHaveCount(total);

  await test.step('the filter for what is open now stays on the map, and back in the list', async () => {
    await button(page).click();
    await expect(shown()).toHaveText(names.slice(0, 2));
    await page.getByRole('main').getByRole('link', { name: 'Ver en el mapa' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mapa de San Rafael' })).toBeVisible();
    await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { name: 'Gastronomía', pressed: true })).toBeVisible();
    await page.getByRole('link', { name: /^Volver a/ }).click();
    await expect(page).toHaveURL(`${LIST}?filter=${OPEN_NOW}`);
    await expect(shown()).toHaveText(names.slice(0, 2));
  });
});

test('the filtered list follows the clock while the page is open', async ({ page }) => {
  await page.clock.install({ time: AT_NOON });
  const { names, shown } = await openList(page);
  await button(page).click();
  await expect(shown()).toHaveText(names.slice(0, 2));
  await page.clock.fastForward('08:30:00');
  await expect(shown()).toHaveText(names.slice(2));
});

test('hours that are stale on the day of the visit offer no filter', async ({ page }) => {
  await page.clock.setFixedTime(new Date(`${UNTIL}T12:00:00-03:00`));
  await openList(page);
  await expect(page.getByRole('button', { name: /^Tod[ao]s$/ })).toBeVisible();
  await expect(button(page)).toBeHidden();
});

test('a card whose hours are known says until when it is open, in a place that was held for it', async ({ page }) => {
  const list = withHours();
  await page.clock.setFixedTime(AT_NOON);
  const start = await holdApplication(page);
  const loaded = page.waitForResponse(`**${list.hours}`);
  await page.goto(list.path);
  const cards = page.getByRole('main').getByRole('article');
  const boxes = () => cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON()));
  await page.evaluate(() => document.fonts.ready); // which may change where a line breaks
  const early = await boxes();
  start();
  await hydrated(page);
  const hours = (await (await loaded).json()) as ListHours;
  for (const { id, title } of list.cards) {
    const state = openState(hours.of.find((one) => one.id === id)?.rules ?? [], AT_NOON);
    const card = cards.filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    const said = card.getByText(/^(Abierto|Abre|Cerrado)( |$)/);
    if (state === null) await expect(said).toHaveCount(0);
    else await expect(said).toHaveText(state.isOpen ? /^Abierto/ : /^(Abre|Cerrado)/);
  }
  expect(await boxes()).toEqual(early);
});

/** A list that knows the hours of some of its cards, and those cards. */
function withHours() {
  for (const { screen, path, data } of pagesIn('es')) {
    const { hours, cards } = data as ListData; // the data of this screen
    if (screen === 'collection' && hours) return { path, hours, cards: cards.filter(({ now }) => now !== undefined) };
  }
  throw new Error('No list of the guide knows the hours of its cards.');
}
