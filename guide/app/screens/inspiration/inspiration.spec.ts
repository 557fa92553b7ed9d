import { dataAt } from '../../../../tests/e2e/support/built-pages.ts';
import { expect, test, visit } from '../../../../tests/e2e/support/support.ts';
import type { InspirationData } from './page.server.ts';

test('each idea has an opinion and its reason for at most eight things, none of them made up', async ({ page }) => {
  await visit(page, '/inspirate');
  const { ideas } = dataAt<InspirationData>('/inspirate');
  const shown = page.getByRole('region', { name: 'Según lo que buscás' });
  await expect(shown.getByRole('heading', { level: 3 })).toHaveText(ideas.map(({ title }) => title));
  expect(new Set(ideas.map(({ picture }) => picture.src)).size).toBe(ideas.length);
  for (const { title, entries } of ideas) {
    expect(entries.length).toBeLessThanOrEqual(8);
    const idea = shown.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    // Only the first of them show at once; the rest is one press away.
    const more = idea.getByText(/^Ver más/);
    if ((await more.count()) > 0) await more.click();
    for (const { href, name, say, why } of entries) {
      await expect(idea.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
      await expect(idea.getByText(`${say} ${why}`)).toBeVisible();
    }
  }

  await test.step('the table of contents leads to an idea', async () => {
    const [first] = ideas;
    await page
      .getByRole('navigation', { name: 'Ideas y rutas de esta página' })
      .getByRole('link', { name: first?.title ?? '', exact: true })
      .click();
    await expect(shown.getByRole('heading', { name: first?.title ?? '', exact: true })).toBeInViewport();
  });
});

test('the page has routes for one, two and three days', async ({ page }) => {
  await visit(page, '/inspirate');
  const routes = page.getByRole('main').getByRole('region', { name: /^(Un día|Dos días|Tres días)/ });
  await expect(routes).toHaveCount(3);
  for (const [index, route] of (await routes.all()).entries()) {
    await expect(route.getByRole('heading', { level: 3 })).toHaveCount(index + 1);
  }

  await test.step('a family goes from the one-day route to the canyon, and comes back', async () => {
    const route = page.getByRole('region', { name: /^Un día/ });
    await route.getByRole('link', { name: 'Cañón del Atuel', exact: true }).click();
    await expect(page).toHaveURL('/lugares-para-visitar-en-san-rafael/canon-del-atuel');
    await page.goBack();
    await expect(page).toHaveURL('/inspirate');
  });
  await test.step('the table of contents links to a route', async () => {
    await page
      .getByRole('navigation', { name: 'Ideas y rutas de esta página' })
      .getByRole('link', { name: /^Tres días/ })
      .click();
    await expect(page.getByRole('heading', { level: 2, name: /^Tres días/ })).toBeInViewport();
  });
});

test('on a phone the days of a route are equally high, and the next one looks in without a word', async ({ page }) => {
  const width = 390;
  await page.setViewportSize({ width, height: 844 });
  await visit(page, '/inspirate');
  const days = page.getByRole('region', { name: /^Dos días/ }).getByRole('article');
  await days.first().scrollIntoViewIfNeeded();
  const [first, next] = await Promise.all([days.first().boundingBox(), days.last().boundingBox()]);
  const title = await days.last().getByRole('heading', { level: 3 }).boundingBox();
  expect(next?.height).toBe(first?.height);
  expect(next?.x).toBeLessThan(width);
  expect(title?.x).toBeGreaterThanOrEqual(width);
});
