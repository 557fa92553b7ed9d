import type { Page } from '@playwright/test';
import type { ListData } from '#views/list-views.ts';
import { pagesIn } from '../../../../tests/e2e/support/built-pages.ts';
import { cards, expect, test, visit } from '../../../../tests/e2e/support/support.ts';

/** The list with the most rows: it has zones, and listings with and without a chat. */
const list = longest();

/** The rows below the cards. They are a part of their own while cards are shown, else what the page is about. */
const below = (page: Page) =>
  page
    .getByRole('region', { name: list.data.brief.title, exact: true })
    .or(page.getByRole('region', { name: list.data.title, exact: true }));
const rows = (page: Page) => below(page).getByRole('listitem');
type Zone = (typeof list.data.brief.zones)[number];
const nameOf = (page: Page, { name, rows }: Zone) =>
  below(page).getByRole('heading', { level: 3, name: `${name} (${rows.length})`, exact: true });

test('a list is narrowed to a zone and to who is on WhatsApp, and the address keeps it', async ({ page }) => {
  const { narrow, all } = list;
  const zone = fullest(narrow.zones);
  const inIt = all.filter(({ marks }) => marks.includes(`en-${zone.id}`));
  const reachable = inIt.filter(({ marks }) => marks.includes('con-whatsapp'));
  await visit(page, list.path);
  await page.getByRole('combobox', { name: narrow.zoneLabel }).selectOption({ label: zone.label });
  await expect(page).toHaveURL(`${list.path}?zona=${zone.id}`);
  await expectShown(page, inIt.length);
  await page.getByRole('button', { name: /^Con WhatsApp/ }).click();
  await expect(page).toHaveURL(`${list.path}?zona=${zone.id}&con=whatsapp`);
  await expectShown(page, reachable.length);

  await test.step('a link to it shows the same, and pressing again widens the list', async () => {
    await visit(page, `${list.path}?zona=${zone.id}&con=whatsapp`);
    await expectShown(page, reachable.length);
    await expect(page.getByRole('button', { name: /^Con WhatsApp/ })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: /^Con WhatsApp/ }).click();
    await page.getByRole('combobox', { name: narrow.zoneLabel }).selectOption({ label: narrow.everywhere });
    await expect(page).toHaveURL(list.path);
    await expectShown(page, all.length);
  });
});

test('a press on what is near sorts by the distance from the device; the address keeps the choice, not the place', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -34.613, longitude: -68.3305 });
  await visit(page, list.path);
  await page.getByRole('button', { name: /^Cerca mío/ }).click();
  await expect(page).toHaveURL(`${list.path}?con=cerca`);
  await expect(page.getByText(/^Primero lo más cercano a vos/)).toBeVisible();
  const distances = await rows(page)
    .getByText(/\sm de vos|\skm de vos/)
    .allInnerTexts();
  expect(distances.length).toBeGreaterThan(2);
  await expectShown(page, list.all.filter(({ marks }) => marks.includes('con-cerca')).length);
});

test('whoever does not tell where they are reads so, and an address alone asks nobody', async ({ page, context }) => {
  await context.clearPermissions();
  await visit(page, `${list.path}?con=cerca`);
  await expect(page.getByText('Quedan los que tienen ubicación conocida.')).toBeVisible();
  await page.getByRole('button', { name: 'Ordenar desde donde estoy' }).click();
  await expect(page.getByText(/^(No dejaste ver|No pudimos saber) dónde estás/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Probar de nuevo' })).toBeVisible();
});

test('where no card is kept, the rows follow the filters without a gap, and are not said to be there as well', async ({
  page,
}) => {
  const { zone } = onlyRows();
  for (const address of [`${list.path}?zona=${zone}`, list.path]) {
    await visit(page, address);
    if (address === list.path) await page.getByRole('combobox', { name: list.narrow.zoneLabel }).selectOption(zone);
    await expect(below(page).getByRole('heading', { level: 2 })).toHaveText(list.data.title);
    const tools = await page.getByRole('button', { name: 'Vista compacta' }).boundingBox();
    const heading = await below(page).getByRole('heading', { level: 2 }).boundingBox();
    expect((heading?.y ?? 0) - (tools?.y ?? 0) - (tools?.height ?? 0)).toBeLessThan(100);
  }
});

test('the zones of a long list are folded, with their numbers; one that was opened stays so until it is closed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, list.path);
  const shown = rows(page).filter({ visible: true });
  await expect(shown).toHaveCount(0);
  const zone = list.data.brief.zones.toSorted((a, b) => b.rows.length - a.rows.length)[0] as Zone; // it has zones
  await nameOf(page, zone).click();
  await expect(shown).toHaveCount(zone.rows.length);

  await test.step('Back from the last of its listings finds it where it was', async () => {
    await shown.last().getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: zone.rows.at(-1)?.title as string })).toBeVisible();
    await page.goBack();
    await expect(shown).toHaveCount(zone.rows.length);
    await expect(shown.last()).toBeInViewport();
  });
  await test.step('it is closed from its name at the top of the screen, which stays in sight', async () => {
    await expect(nameOf(page, zone)).toBeInViewport();
    await nameOf(page, zone).click();
    await expect(shown).toHaveCount(0);
    await expect(nameOf(page, zone)).toBeInViewport();
  });
  await test.step('what a choice of the zone leaves is open, until the list is whole again', async () => {
    await visit(page, `${list.path}?zona=${onlyRows().zone}`);
    await expect(shown).not.toHaveCount(0);
    await page.getByRole('combobox', { name: list.narrow.zoneLabel }).selectOption({ label: list.narrow.everywhere });
    await expect(shown).toHaveCount(0);
  });
});

test('an unknown zone or need in the address is ignored', async ({ page }) => {
  await visit(page, `${list.path}?zona=luna&con=globo`);
  await expectShown(page, list.all.length);
});

test('a row names its listing in the chat, and leads to its page', async ({ page }) => {
  const zone = list.data.brief.zones.find(({ rows }) => rows.some(({ whatsapp }) => whatsapp));
  const row = zone?.rows.find(({ whatsapp }) => whatsapp);
  if (!zone || !row) throw new Error('No row of the longest list has a chat.');
  await visit(page, list.path);
  await nameOf(page, zone).click();
  const chat = rows(page)
    .getByRole('link', { name: `WhatsApp ${row.title}`, exact: true })
    .first();
  expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).toContain(row.title);
  await rows(page).getByRole('link', { name: row.title, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: row.title })).toBeVisible();
});

/** Counts the cards, and adds the numbers beside the zones, of which most are folded. */
async function expectShown(page: Page, count: number) {
  await expect
    .poll(async () => {
      const zones = await below(page).getByRole('heading', { level: 3 }).allTextContents();
      const inZones = zones.reduce((sum, zone) => sum + numberIn(zone), 0);
      return (await cards(page).filter({ visible: true }).count()) + inZones;
    })
    .toBe(count);
}

function longest() {
  const lists = pagesIn('es').flatMap(({ screen, path, data }) => {
    if (screen !== 'collection') return [];
    const { brief, narrow, cards, ...rest } = data as ListData; // the data of this screen
    if (!brief || !narrow) return [];
    const all = [...cards, ...brief.zones.flatMap(({ rows }) => rows)];
    return [{ path, narrow, all, cards, data: { ...rest, brief } }];
  });
  const [first] = lists.toSorted((a, b) => b.all.length - a.all.length);
  if (!first) throw new Error('No list of the guide has rows in zones.');
  return first;
}

/** A zone in which nobody has described a listing. */
function onlyRows() {
  const described = new Set(list.cards.flatMap(({ marks }) => marks));
  const zone = list.narrow.zones.find(({ id }) => !described.has(`en-${id}`));
  if (!zone) throw new Error('Every zone of the longest list has cards.');
  return { zone: zone.id };
}

function fullest(zones: { id: string; label: string }[]) {
  const [first] = zones.toSorted((a, b) => numberIn(b.label) - numberIn(a.label));
  if (!first) throw new Error('The list has no zones.');
  return first;
}

const numberIn = (label: string) => Number(/\((\d+)\)$/.exec(label)?.[1]);
