import type { Page } from '@playwright/test';
import { MANY } from '#app/features/list/view.ts';
import type { ListData } from '#views/list-views.ts';
import { pagesIn } from '../../../../tests/e2e/support/built-pages.ts';
import { holdApplication } from '../../../../tests/e2e/support/hold.ts';
import { expect, hydrated, test, visit } from '../../../../tests/e2e/support/support.ts';

const TRIPS = '/excursiones-turisticas-en-san-rafael';
const LODGINGS = '/alojamientos-y-cabanas-en-san-rafael';
const WINERIES = '/bodegas-en-san-rafael-mendoza';

const main = (page: Page) => page.getByRole('main');
const names = (page: Page) => main(page).getByRole('article').getByRole('heading', { level: 2 }).allTextContents();
const orderBy = (page: Page, label: string) =>
  main(page).getByRole('combobox', { name: 'Ordenar' }).selectOption(label);
const lengthOf = ({ cards, brief }: ListData) => cards.length + (brief?.zones.flatMap(({ rows }) => rows).length ?? 0);
const alphabetical = (words: string[]) => words.toSorted((a, b) => a.localeCompare(b, 'es'));

test('a list is sorted by name, keeps its filter, and Back restores both', async ({ page }) => {
  await visit(page, TRIPS);
  const own = await names(page);
  await test.step('a card says only once which of its figures are made up', async () => {
    for (const card of await main(page).getByRole('article').all()) {
      expect(((await card.textContent()) ?? '').split(/(?:Dato|Ficha) de ejemplo/).length).toBeLessThanOrEqual(2);
    }
  });
  await orderBy(page, 'Por nombre');
  await expect.poll(() => names(page)).toEqual(alphabetical(own));
  await main(page).getByRole('button', { name: 'Lagos' }).click();
  await expect(page).toHaveURL(`${TRIPS}?orden=nombre&filter=lagos`);
  const lakes = await names(page);
  expect(lakes).toEqual(alphabetical(lakes));
  await main(page).getByRole('article').getByRole('heading').first().getByRole('link').click();
  await expect(main(page).getByRole('heading', { level: 1, name: lakes[0] as string })).toBeVisible();
  await page.goBack();
  await expect.poll(() => names(page)).toEqual(lakes);
  await orderBy(page, 'Orden de la guía');
  await expect(page).toHaveURL(`${TRIPS}?filter=lagos`);
});

test('by price, the cheapest comes first, and listings without a price last', async ({ page }) => {
  await visit(page, LODGINGS);
  await orderBy(page, 'Por precio');
  await expect(page).toHaveURL(`${LODGINGS}?orden=precio`);
  const prices = async () => {
    const texts = await main(page).getByRole('article').allTextContents();
    return texts.map((text) => Number(/\$\s?([\d.]+)/.exec(text)?.[1]?.replaceAll('.', '') ?? Infinity));
  };
  const cheapestFirst = (await prices()).toSorted((a, b) => a - b);
  await expect.poll(prices).toEqual(cheapestFirst);
  const pesos = await prices();
  expect(pesos[0]).toBeLessThan(pesos.at(-1) ?? 0);
});

test('a link that sets an order applies it before any script of the application runs, and it stays', async ({
  page,
}) => {
  const start = await holdApplication(page);
  await page.goto(`${TRIPS}?orden=nombre`);
  const early = await names(page);
  expect(early).toEqual(alphabetical(early));
  start();
  await hydrated(page);
  expect(await names(page)).toEqual(early);
});

test('the compact view shows more at once, keeps hearts, samples and prices, and is remembered', async ({ page }) => {
  await visit(page, TRIPS);
  const list = main(page)
    .getByRole('list')
    .filter({ has: page.getByRole('article') });
  const tall = (await list.boundingBox())?.height ?? 0;
  const button = main(page).getByRole('button', { name: 'Vista compacta' });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  const height = async () => (await list.boundingBox())?.height ?? 0;
  await expect.poll(height).toBeLessThan(tall * 0.7);
  const first = main(page).getByRole('article').first();
  await expect(first.getByRole('heading').getByRole('link')).toBeVisible();
  await expect(first.getByRole('button', { name: /^Agregar .+ a favoritos$/ })).toBeInViewport();
  await expect(first.getByText(/^\$\s?\d/)).toBeVisible();

  await test.step('it applies from the first paint of the next list, and no card moves afterwards', async () => {
    const start = await holdApplication(page);
    for (const path of [TRIPS, WINERIES]) {
      await page.goto(path);
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      const cards = main(page).getByRole('article');
      const boxes = () => cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON()));
      const early = await boxes();
      expect(early[0].height).toBeLessThan(150);
      if (path === TRIPS) continue;
      start();
      await hydrated(page);
      expect(await boxes()).toEqual(early);
    }
  });
  await visit(page, TRIPS);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(height).toBeLessThan(tall * 0.7);
  await button.click();
  await expect.poll(height).toBeGreaterThan(tall * 0.9);
});

test('on a phone every tool of a list fits on the screen, in one row', async ({ page }) => {
  await visit(page, TRIPS);
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const tools = [
      main(page).getByRole('link', { name: /mapa/ }).first(),
      main(page).getByRole('combobox', { name: 'Ordenar' }),
      main(page).getByRole('button', { name: 'Vista compacta' }),
    ];
    const boxes = await Promise.all(tools.map((tool) => tool.boundingBox()));
    for (const box of boxes) {
      expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(box?.height).toBeGreaterThanOrEqual(24);
    }
    const middles = boxes.map((box) => (box?.y ?? 0) + (box?.height ?? 0) / 2);
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(4);
    const [needed, room] = await main(page)
      .getByRole('combobox', { name: 'Ordenar' })
      .evaluate((select: HTMLSelectElement) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(select);
        const pen = Object.assign(document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D, {
          font,
        });
        const words = pen.measureText(select.selectedOptions[0]?.text ?? '').width;
        return [words + Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight), select.clientWidth];
      });
    expect(needed).toBeLessThanOrEqual(Number(room) + 0.5);
  }
});

test('on a phone a long list is compact from its first paint, until the visitor chooses cards', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const start = await holdApplication(page);
  await page.goto(WINERIES);
  const button = main(page).getByRole('button', { name: 'Vista compacta' });
  const cards = main(page).getByRole('article');
  const boxes = () => cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON()));
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  const early = await boxes();
  expect(early[0].height).toBeLessThan(180);
  start();
  await hydrated(page);
  expect(await boxes()).toEqual(early);
  await expect(button).toHaveAttribute('aria-pressed', 'true');

  await test.step('the choice of cards is kept, from the first paint on', async () => {
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(async () => (await cards.first().boundingBox())?.height).toBeGreaterThan(200);
    await visit(page, WINERIES);
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    expect((await cards.first().boundingBox())?.height).toBeGreaterThan(200);
  });
});

test('a list of a few listings shows cards on a phone, too', async ({ page }) => {
  const [short] = pagesIn('es')
    .filter(({ screen, data }) => screen === 'collection' && lengthOf(data as ListData) > 0)
    .toSorted((a, b) => lengthOf(a.data as ListData) - lengthOf(b.data as ListData));
  if (!short || lengthOf(short.data as ListData) > MANY) return; // the guide has no short list
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, short.path);
  await expect(main(page).getByRole('button', { name: 'Vista compacta' })).toHaveAttribute('aria-pressed', 'false');
  expect((await main(page).getByRole('article').first().boundingBox())?.height).toBeGreaterThan(200);
});
