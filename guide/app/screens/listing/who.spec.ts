import type { Page } from '@playwright/test';
import type { ListingData } from '#app/screens/listing/page.server.ts';
import type { ListData } from '#views/list-views.ts';
import { allGroups, type Who } from '#views/who-views.ts';
import { violations } from '../../../../tests/e2e/support/axe.ts';
import { dataAt, pagesIn } from '../../../../tests/e2e/support/built-pages.ts';
import { expect, test, visit } from '../../../../tests/e2e/support/support.ts';

const GUIDE = '/que-hacer-en-san-rafael-guia-completa';

/** The activities that say who runs them. */
const activities = pagesIn('es').flatMap(({ screen, path, data }) => {
  const { who, detail } = (screen === 'listing' ? data : {}) as Partial<ListingData>; // that screen's data
  return who && detail ? [{ path, who, detail, list: path.slice(0, path.lastIndexOf('/')) }] : [];
});
const waysOf = (who: Who) => allGroups(who).flatMap(({ providers }) => providers.flatMap(({ ways }) => ways));

const main = (page: Page) => page.getByRole('main');
const who = (page: Page) => main(page).getByRole('region', { name: '¿Con quién?' });

test('every activity ends with somebody: a business of its own or an agency to ask', () => {
  expect(activities.length).toBeGreaterThan(0);
  const alone = activities.filter(({ who }) => waysOf(who).length === 0);
  expect(alone.map(({ path }) => path)).toEqual([]);
});

test('an activity names who runs it, and each button reaches that business, not the guide', async ({ page }) => {
  const named = activities.find(({ who }) =>
    allGroups(who).some(({ providers }) => providers.some(({ word }) => word)),
  );
  const activity = named ?? activities[0];
  if (!activity) return; // nothing is run by others
  await visit(page, activity.path);
  for (const { providers } of allGroups(activity.who)) {
    for (const { name, href, word, ways } of providers) {
      const entry = who(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name, exact: true }) });
      await expect(entry.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
      if (word) await expect(entry.getByText(word.text)).toBeVisible();
      for (const way of ways) await expect(entry.locator(`a[href="${way.href}"]`)).toContainText(way.label);
    }
  }
  expect(await violations(page)).toEqual([]);

  await test.step('the card leads to them, and they come before the message that the guide shares as an example', async () => {
    const shared = main(page).getByRole('link', { name: 'Consultar por WhatsApp' });
    if (!activity.detail.contact.isGuide) return; // it has a number of its own
    await main(page).getByRole('complementary').getByRole('link', { name: activity.who.see }).click();
    await expect(who(page).getByRole('heading', { level: 2 })).toBeInViewport();
    const first = await who(page).evaluate(
      (section, chat) => Boolean(section.compareDocumentPosition(chat as Node) & Node.DOCUMENT_POSITION_FOLLOWING),
      await shared.first().elementHandle(),
    );
    expect(first).toBe(true);
  });
});

test('a phone shows the first of them and folds the others, and a click shows all, without script', async ({
  browser,
  baseURL,
}) => {
  const activity = activities.find(({ who }) => who.more) ?? activities[0];
  if (!activity) throw new Error('The guide has no activity that somebody runs.');
  const { groups, more } = activity.who;
  const page = await browser.newPage({
    baseURL: baseURL ?? '',
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: false,
  });
  await page.goto(activity.path);
  const linksOf = (part: typeof groups = []) =>
    part.flatMap(({ providers }) => providers.map(({ name }) => who(page).getByRole('link', { name, exact: true })));
  for (const link of linksOf(groups)) await expect(link).toBeVisible();
  for (const link of linksOf(more?.groups)) await expect(link).toBeHidden();
  if (more) await who(page).getByText(more.label, { exact: true }).click();
  for (const link of linksOf(allGroups(activity.who))) await expect(link).toBeVisible();
  await page.close();
});

test('a chat opens with a message that names the activity', async ({ page }) => {
  const chatting = activities.find(({ who }) => waysOf(who).some(({ kind }) => kind === 'whatsapp'));
  if (!chatting) return; // nobody has a chat yet
  await visit(page, chatting.path);
  const href = await who(page)
    .getByRole('link', { name: /^WhatsApp/ })
    .first()
    .getAttribute('href');
  expect(new URL(href ?? '').searchParams.get('text')).toContain(chatting.detail.card.title);
});

test('the list of agencies is reached from lists, pages and search, and no menu names it', async ({ page }) => {
  const [activity] = activities;
  if (!activity) return; // nothing is run by others
  const { all } = activity.who;
  const { title } = dataAt<ListData>(all.href);
  for (const from of [activity.list, activity.path, GUIDE]) {
    await visit(page, from);
    for (const menu of ['banner', 'contentinfo'] as const) {
      await expect(page.getByRole(menu).locator(`a[href="${all.href}"]`)).toHaveCount(0);
    }
    await main(page).locator(`a[href="${all.href}"]`).first().click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }

  const business = pagesIn('es').find(({ path, status }) => status === 200 && path.startsWith(`${all.href}/`));
  const { detail } = (business?.data ?? {}) as Partial<ListingData>; // a listing's page
  const name = detail?.card.title ?? '';
  await visit(page, `${GUIDE}?q=${encodeURIComponent(name)}`);
  await expect(main(page).getByRole('article').getByRole('link', { name }).first()).toHaveAttribute(
    'href',
    detail?.card.href ?? '',
  );
});
