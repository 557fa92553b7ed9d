import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { ListData } from '#views/list-views.ts';
import { listingFiles, pagesIn } from './support/built-pages.ts';
import { holdApplication } from './support/hold.ts';
import { card, cards, expect, hydrated, notice, scrollTo, test, visit } from './support/support.ts';

const WINERIES = '/bodegas-en-san-rafael-mendoza';
const LODGINGS = '/alojamientos-y-cabanas-en-san-rafael';
const VENTURES = '/emprendimientos-locales-san-rafael';
const EXCURSIONS = '/excursiones-turisticas-en-san-rafael';
const RESTAURANTS = '/gastronomia-restaurantes-en-san-rafael';

const lists = pagesIn('es')
  .filter(({ screen }) => screen === 'collection')
  .map(({ path, data }) => ({ path, data: data as ListData }));
/** The catalogues; who sells what is in them has a list that they lead to. */
const sellers = new Set(lists.map(({ data }) => data.who?.href));
const catalogues = lists.filter(({ path }) => !sellers.has(path));

const aliases = {
  '/bodegas': WINERIES,
  '/aceiteras': '/aceiteras-en-san-rafael-mendoza',
  '/alojamientos': LODGINGS,
  '/excursiones': EXCURSIONS,
  '/gastronomia': RESTAURANTS,
  '/emprendimientos': VENTURES,
  '/vida-nocturna': '/vida-nocturna-bares-boliches-san-rafael',
  '/turismo-aventura': '/turismo-aventura-san-rafael',
  '/cultura': '/entretenimiento-y-parques-en-san-rafael',
};

test('the guide has nine catalogues', () => {
  expect(catalogues.map(({ path }) => path).sort()).toEqual(Object.values(aliases).sort());
});

for (const { path, data } of lists) {
  test(`each filter of ${path} keeps exactly its cards, and every card leads to its page and back`, async ({
    page,
  }) => {
    await visit(page, path);
    await test.step('first the list shows every card', async () => {
      const buttons = filterGroup(page).getByRole('button');
      await expect(filterGroup(page)).toHaveAccessibleName(/^Filtrar .+/);
      await expect(buttons).toHaveText(data.filters.map(({ label }) => label));
      await expect(buttons.first()).toHaveText(/^Tod[ao]s$/);
      await expect(buttons.first()).toHaveAttribute('aria-pressed', 'true');
      await expectCards(page, data.cards);
    });
    // What is open now depends on the clock: `guide/app/screens/collection/open-now.spec.ts`.
    const filters = data.filters.filter(({ until }) => until === undefined);
    for (const filter of [...filters.slice(1), ...filters.slice(0, 1)])
      await test.step(`"${filter.label}" keeps its cards`, () => expectFiltered(page, data, filter));
    await test.step('every card leads to its page and back', () => expectCardsToLead(page, data));
  });
}

/** Presses a filter. */
async function expectFiltered(page: Page, { cards, brief, empty }: ListData, filter: ListData['filters'][number]) {
  const { value, label, count } = filter;
  await filterGroup(page).getByRole('button', { name: label, exact: true }).click();
  await expect(filterGroup(page).getByRole('button', { pressed: true })).toHaveText([label]);
  const isKept = ({ filters }: { filters: string[] }) => value === 'all' || filters.includes(value);
  const kept = cards.filter(isKept);
  const rows = (brief?.zones ?? []).flatMap(({ rows }) => rows).filter(isKept);
  await expectCards(page, kept);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(count);
  const all = kept.length + rows.length;
  expect(Number.parseInt(count.replace(/^.*: /, ''), 10)).toBe(all);
  await expect(page.getByText(empty.title)).toBeVisible({ visible: all === 0 });
  expect(new URL(page.url()).searchParams.get('filter')).toBe(value === 'all' ? null : value);
}

/** Checks the link and the heart of every card, then presses the last card and Back. */
async function expectCardsToLead(page: Page, { cards: listed }: ListData) {
  // Read in one go: to look for each card by its name, Playwright reads the names of all.
  const links = await cards(page)
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => ({ title: link.textContent, href: link.getAttribute('href') })));
  const hearts = await cards(page)
    .getByRole('button', { name: / a favoritos$/ })
    .evaluateAll((all) => all.map(({ ariaLabel, ariaPressed }) => [ariaLabel, ariaPressed]));
  const byTitle = (one: { title: string }, other: { title: string }) => (one.title < other.title ? -1 : 1);
  expect(links.toSorted(byTitle)).toEqual(listed.map(({ title, href }) => ({ title, href })).sort(byTitle));
  expect(hearts).toEqual(links.map(({ title }) => [`Agregar ${title} a favoritos`, 'false']));
  const { title, href } = listed.at(-1) as ListData['cards'][number]; // a list is never empty
  await card(page, title).getByRole('link', { name: title, exact: true }).click();
  await expect(page).toHaveURL(href);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await page.goBack();
  await expectCards(page, listed);
}

test('every empty list says so in its own words', async ({ page }) => {
  for (const { path } of catalogues)
    await page.route(`**${path}/page.json`, async (route) => {
      const response = await route.fetch();
      const built = (await response.json()) as { data: ListData };
      await route.fulfill({ response, json: { ...built, data: { ...built.data, cards: [], brief: null } } });
    });
  await visit(page, '/');
  for (const { path, data } of catalogues)
    await test.step(path, async () => {
      await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('main').getByText(data.empty.title, { exact: true })).toBeVisible();
      await expect(page.getByRole('main').getByText(data.empty.hint, { exact: true })).toBeVisible();
      await expect(cards(page)).toHaveCount(0);
    });
});

test('the empty lists use the words of the specification', () => {
  const words = Object.fromEntries(lists.map(({ path, data }) => [path, data.empty]));
  expect(words[WINERIES]).toMatchObject({
    title: 'No se encontraron bodegas',
    hint: 'Intentá con un filtro diferente o explorá todas las categorías',
  });
  expect(words['/aceiteras-en-san-rafael-mendoza']?.title).toBe('No se encontraron aceiteras');
  expect(words[EXCURSIONS]?.title).toBe('No se encontraron excursiones');
  expect(words[RESTAURANTS]?.title).toBe('No se encontraron restaurantes');
});

const lodgingsOf = (kind: string) =>
  listingFiles<{ category: string | string[] }>('alojamientos').filter(({ category }) =>
    [category].flat().includes(kind),
  ).length;

test('a link to the Welcome lodgings shows them from the first paint, without a jump', async ({ page }) => {
  const start = await holdApplication(page);
  await page.goto(`${LODGINGS}?filter=welcome`);
  const before = await visibleNames(page);
  expect(before).toHaveLength(lodgingsOf('welcome'));
  await expect(filterGroup(page).getByRole('button', { pressed: true })).toHaveText('Welcome');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(`Welcome: ${before.length} alojamientos`);
  start();
  await hydrated(page);
  expect(await visibleNames(page)).toEqual(before);
  await expect(filterGroup(page).getByRole('button', { pressed: true })).toHaveText('Welcome');
});

test('a filter whose name is not ASCII works in a link, and an unknown one shows everything', async ({ page }) => {
  for (const [filter, name, count] of [
    ['caba%C3%B1a', 'Cabañas', lodgingsOf('cabaña')],
    ['castillo', 'Todos', listingFiles('alojamientos').length],
  ] as const) {
    await visit(page, `${LODGINGS}?filter=${filter}`);
    await expect(filterGroup(page).getByRole('button', { pressed: true })).toHaveText(name);
    await expect(cards(page).filter({ visible: true })).toHaveCount(count);
  }
});

test('choosing filters adds no history, and Back returns to the previous page', async ({ page }) => {
  await visit(page, '/');
  await visit(page, `${LODGINGS}?filter=welcome`);
  const entries = await page.evaluate(() => history.length);
  await filterGroup(page).getByRole('button', { name: 'Hoteles' }).click();
  await expect(page).toHaveURL(`${LODGINGS}?filter=hotel`);
  await filterGroup(page).getByRole('button', { name: 'Hostels' }).click();
  await expect(page).toHaveURL(`${LODGINGS}?filter=hostel`);
  await filterGroup(page).getByRole('button', { name: 'Todos' }).click();
  await expect(page).toHaveURL(LODGINGS);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a visitor far down a list finds the same card at the same place after a reload, and on Back', async ({
  page,
}) => {
  await visit(page, WINERIES);
  const all = await cards(page).all();
  const last = all.at(-2) as Locator; // a list is never empty
  // Scrolls as a reader does, past one card after the other.
  for (const one of all.slice(0, -1)) await one.scrollIntoViewIfNeeded();
  const place = () => last.evaluate((node) => Math.round(node.getBoundingClientRect().top));
  const before = await place();
  expect(before).toBeGreaterThan(0);

  await page.reload();
  await hydrated(page);
  await expect.poll(place).toBe(before);

  await last.getByRole('link').last().click();
  await expect(page).toHaveURL(/\/bodegas-en-san-rafael-mendoza\/.+/);
  await page.goBack();
  await expect(page).toHaveURL(WINERIES);
  await expect.poll(place).toBe(before);
});

test('the filters appear on the way up, and choosing one keeps the scroll position', async ({ page }) => {
  await visit(page, WINERIES);
  const button = (name: string) => filterGroup(page).getByRole('button', { name });
  const place = () => page.evaluate(() => window.scrollY);

  const top = () =>
    filterGroup(page).evaluate((node) => node.parentElement?.parentElement?.getBoundingClientRect().top ?? 0);
  await test.step('the bar scrolls away with its own space, so that no gap is left there', async () => {
    await scrollTo(page, Math.round(await top()) - 40);
    await expect.poll(top).toBeCloseTo(40, -1);
  });

  await test.step('it is hidden on the way down, and comes back below the header on the way up', async () => {
    await scrollTo(page, 1200);
    await expect(button('Todas')).not.toBeInViewport();
    await scrollTo(page, 1100);
    await expect(button('Todas')).toBeInViewport();
    await expect.poll(top).toBe(96);
  });

  await test.step('moving through the filters with the keyboard keeps the scroll position', async () => {
    await tap(page, button('Todas'));
    await page.keyboard.press('Tab');
    await expect(button('Premium')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button('Boutique')).toBeFocused();
    expect(await place()).toBe(1100);
  });

  await test.step('choosing a filter keeps the scroll position', async () => {
    await scrollTo(page, 600);
    await tap(page, button('Boutique'));
    await expect(page).toHaveURL(`${WINERIES}?filter=boutique`);
    expect(await place()).toBe(600);
  });
});

test('cards enter one after the other, a tenth of a second apart, counted among those that are shown', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit(page, `${WINERIES}?filter=boutique`);
  const items = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('article'), visible: true });
  for (const [index, delay] of ['0s', '0.1s', '0.2s', '0.3s'].entries()) {
    await expect(items.nth(index)).toHaveCSS('animation-delay', delay);
  }
});

test('the order of the lodgings stays the same within a visit, and the DOM is in that order', async ({ page }) => {
  await visit(page, LODGINGS);
  const order = await visibleNames(page);
  expect(order).toHaveLength(listingFiles('alojamientos').length);
  expect(await namesBySight(page)).toEqual(order);
  await page.reload();
  await hydrated(page);
  expect(await visibleNames(page)).toEqual(order);
  await cards(page)
    .first()
    .getByRole('link', { name: order[0] ?? '', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(order[0] ?? '');
  await page.goBack();
  await expect(cards(page)).toHaveCount(order.length);
  expect(await visibleNames(page)).toEqual(order);
});

test('another visit sees the lodgings in another order, and no card moves when the script loads', async ({
  context,
}) => {
  const orders = new Set<string>();
  for (let visits = 0; visits < 6 && orders.size < 2; visits++) {
    const tab = await context.newPage(); // each tab is a visit
    const start = await holdApplication(tab);
    await tab.goto(LODGINGS);
    const order = await visibleNames(tab);
    start();
    await hydrated(tab);
    expect(await visibleNames(tab)).toEqual(order);
    orders.add(order.join());
    await tab.close();
  }
  expect(orders.size).toBeGreaterThan(1);
});

test('what the cards of the wineries show', async ({ page }) => {
  await visit(page, WINERIES);
  await test.step('the members of the club have its badge, and nobody else does', () =>
    expectBadges(page, 'bodegas', 'clubWelcome'));
  await test.step('unconfirmed figures are marked', async () => {
    for (const { name, sampleFields = [] } of listingFiles<{ sampleFields?: string[] }>('bodegas'))
      await expect(card(page, name).getByText('Dato de ejemplo')).toHaveCount(sampleFields.length > 0 ? 1 : 0);
  });
  await expectExcerpts(page, 'bodegas');
});

test('what the cards of the restaurants show', async ({ page }) => {
  await visit(page, RESTAURANTS);
  await test.step('the members of the club have its badge, and nobody else does', () =>
    expectBadges(page, 'gastronomia', 'clubBeneficio'));
  await test.step('at most three specialties, which neither the kind nor the excerpt says', async () => {
    type Restaurant = { category: string | null; specialties: string[] };
    const { kinds } = JSON.parse(readFileSync('content/collections/gastronomia/es.json', 'utf8'));
    for (const { name, category, specialties } of listingFiles<Restaurant>('gastronomia')) {
      const entries = (await card(page, name).getByRole('listitem').allTextContents()).map((text) => text.trim());
      const excerpt = ((await card(page, name).getByRole('paragraph').allTextContents())[1] ?? '').toLowerCase();
      const kind = category && kinds[category];
      const shown = entries.filter((entry) => entry !== kind && specialties.includes(entry));
      expect.soft(shown.length, name).toBeLessThanOrEqual(3);
      expect
        .soft(
          specialties.filter((one) => shown.includes(one)),
          name,
        )
        .toEqual(shown);
      expect
        .soft(
          shown.filter((one) => excerpt.includes(` ${one.toLowerCase()} `)),
          name,
        )
        .toEqual([]);
    }
  });
  await expectExcerpts(page, 'gastronomia');
});

test('what the cards of the ventures show', async ({ page }) => {
  await visit(page, VENTURES);
  await test.step('three products and how many more there are', async () => {
    for (const { name, products } of listingFiles<{ products: string[] }>('emprendimientos')) {
      for (const product of products.slice(0, 3))
        await expect(card(page, name).getByText(product, { exact: true })).toBeVisible();
      for (const product of products.slice(3))
        await expect(card(page, name).getByText(product, { exact: true })).toHaveCount(0);
      await expect(card(page, name).getByText(`+${products.length - 3} más`, { exact: true })).toBeVisible({
        visible: products.length > 3,
      });
    }
  });
  for (const button of ['Contactar', 'Ver Más', 'Sitio web'])
    await test.step(`the button "${button}" says that it does nothing yet`, async () => {
      await cards(page).first().getByRole('button', { name: button, exact: true }).click();
      await expect(notice(page)).toContainText('Esta funcionalidad no está implementada aún');
      await expect(page).toHaveURL(VENTURES);
      await notice(page).getByRole('button', { name: 'Cerrar aviso' }).click();
      await expect(notice(page)).toHaveCount(0);
    });
});

test('what the cards of the lodgings show', async ({ page }) => {
  await visit(page, LODGINGS);
  await test.step('prices in pesos, per night', async () => {
    for (const { name, price } of listingFiles<{ price?: number | null }>('alojamientos')) {
      if (price == null) await expect(card(page, name)).not.toContainText('/ noche');
      else await expect(card(page, name)).toContainText(`${pesos(price)} / noche`);
    }
    await expect(page.getByText('$165.000 / noche')).toBeVisible();
  });
  await test.step('which of them are samples', () =>
    expect(cards(page).getByText('Ficha de ejemplo')).toHaveCount(
      listingFiles('alojamientos').filter(({ sample }) => sample).length,
    ));
});

test('what the cards of the excursions show, and that they are stored in the browser for later visits', async ({
  page,
}) => {
  await visit(page, EXCURSIONS);
  const files = listingFiles<{ price: number }>('excursiones');
  await test.step('prices in pesos', async () => {
    for (const { name, price } of files) await expect(card(page, name)).toContainText(pesos(price));
  });
  await test.step('unconfirmed figures are marked', () =>
    expect(cards(page).first().getByText('Dato de ejemplo').first()).toBeVisible());
  await test.step('they are stored in the browser', async () => {
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('excursionsData') ?? 'null'));
    expect(kept).toHaveLength(files.length);
    for (const { id, name } of files)
      expect(kept).toContainEqual(expect.objectContaining({ id, name, type: 'excursion' }));
  });
});

/** Expects the club's badge on exactly the cards of the listings for which `field` is true. */
async function expectBadges(page: Page, collection: string, field: string) {
  const members = listingFiles<Record<string, unknown>>(collection).filter((listing) => listing[field] === true);
  const badged = cards(page).filter({ has: page.getByText('Club Welcome', { exact: true }) });
  const names = await badged.getByRole('heading').allTextContents();
  expect(names.sort()).toEqual(members.map(({ name }) => name).sort());
}

/** Checks the excerpt of each description, on a desktop and on a phone. */
async function expectExcerpts(page: Page, collection: string) {
  // A long list is compact on a phone until a visitor chooses cards.
  await page.evaluate(() => localStorage.setItem('list-view', 'cards'));
  await page.reload();
  await hydrated(page);
  // A card without the price that others have says more in its place.
  for (const [screen, width, lengths] of [
    ['phone', 390, [70]],
    ['desktop', 1366, [100, 180]],
  ] as const)
    await test.step(`${lengths.join(' or ')} characters of the description on a ${screen}`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await layOutAll(page);
      // The visible text only; a number and its unit are kept on one line.
      const texts = (await cards(page).getByRole('paragraph').allInnerTexts()).map((text) => text.replace(/\s/g, ' '));
      for (const { description } of listingFiles(collection)) {
        const whole = description.replace(/\s+/g, ' ');
        const excerpt = texts.find((text) => whole.startsWith(text.replace(/…$/, '')) && text.length > 10) ?? '';
        const shown = excerpt.replace(/…$/, '');
        expect([...shown].length, description).toBeLessThanOrEqual(Math.max(...lengths));
        // It is whole sentences, or ends with a word: of a clause in the second half, or the last that leaves nothing hanging.
        const rest = whole.slice(shown.length);
        expect(/^(\W|$)/u.test(rest), excerpt).toBe(true);
        const isHalf = lengths.some((most) => [...shown].length > most / 2);
        const [next = ''] = /^(?: (?:\p{L}{1,3}\.?|[\d.,]+)){0,3}\s?\S*/u.exec(rest) ?? [];
        const isFull = lengths.some((most) => [...shown].length <= most && [...(shown + next)].length > most);
        const endsClause = isHalf && /^(?:[.!?,;:]| [(—–])/.test(rest);
        const isWhole = rest === '' || (/[.!?]["”»)]?$/.test(shown) && /^ [\p{Lu}¿¡"“«(]/u.test(rest));
        expect(isFull || isWhole || endsClause, excerpt).toBe(true);
        expect(excerpt.endsWith('…'), excerpt).toBe(!isWhole);
      }
    });
}

test('a storage that refuses the excursions has no effect but a line in the log', async ({ page, watch }) => {
  watch.allowConsole(/could not be (read|kept)/);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Refused by the test', 'QuotaExceededError');
    };
  });
  await visit(page, EXCURSIONS);
  expect(watch.console.filter((line) => /"excursionsData" could not be kept/.test(line))).toHaveLength(1);
  await expect(cards(page)).toHaveCount(listingFiles('excursiones').length);
});

test('a short address leads to its list, and Back does not land on it', async ({ page }) => {
  await visit(page, '/favoritos');
  for (const [alias, path] of Object.entries(aliases))
    await test.step(alias, async () => {
      await visit(page, `${alias}?filter=welcome`);
      await expect(page).toHaveURL(`${path}?filter=welcome`);
      await page.goBack();
      await expect(page).toHaveURL('/favoritos');
      await hydrated(page);

      // Navigates inside the application, as a link would.
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, alias);
      await expect(page).toHaveURL(path);
      await expect(cards(page).first()).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/favoritos');
    });
});

/** Presses a button where it is: Playwright's own click would scroll first. */
async function tap(page: Page, button: Locator) {
  const box = await button.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
}

function filterGroup(page: Page) {
  return page.getByRole('main').getByRole('group', { name: /^Filtrar / });
}

async function expectCards(page: Page, expected: { title: string }[]) {
  await expect.poll(async () => (await visibleNames(page)).sort()).toEqual(expected.map(({ title }) => title).sort());
}

/** Lays out distant cards, too: before that, a browser does not know what is visible in them. */
async function layOutAll(page: Page) {
  await page.locator('[data-list]').evaluate((list) => list.setAttribute('data-whole', ''));
}

/** The names on the visible cards, in the order of the document. */
function visibleNames(page: Page): Promise<string[]> {
  return cards(page).getByRole('heading').filter({ visible: true }).allTextContents();
}

/** The names on the cards, in visual order. */
async function namesBySight(page: Page): Promise<string[]> {
  const seen = await cards(page).evaluateAll((nodes) =>
    nodes.map((node) => {
      const { left, top } = node.getBoundingClientRect();
      return { name: node.querySelector('h2, h3')?.textContent ?? '', left, top };
    }),
  );
  return seen.sort((a, b) => a.top - b.top || a.left - b.left).map(({ name }) => name);
}

function pesos(amount: number): string {
  return `$${String(amount).replace(/\B(?=(\d{3})+$)/g, '.')}`;
}
