import type { Page } from '@playwright/test';
import { pagesIn, someWinery } from '../support/built-pages.ts';
import { holdApplication } from '../support/hold.ts';
import { storeFirst } from '../support/store-first.ts';
import { begin, extension, type Moment, translator, wordsOn } from '../support/strangers.ts';
import { expect, hydrated, scrollTo, test, visit } from '../support/support.ts';
import { standsForScreen } from './questions/kinds.ts';

const CONTACT = '/contacto-turismo-san-rafael';
const PAGES_IN_A_TEST = 6;
const MOMENTS: Moment[] = ['after', 'before'];
const kinds = pagesIn('es').filter((page) => standsForScreen(page) && page.status === 200);
const groups = Array.from({ length: Math.ceil(kinds.length / PAGES_IN_A_TEST) }, (_, index) =>
  kinds.slice(index * PAGES_IN_A_TEST, (index + 1) * PAGES_IN_A_TEST),
);

const strangers = [
  { name: 'a translation', come: translator, call: 'translate' },
  { name: 'an extension', come: extension, call: 'extend' },
] as const;

for (const group of groups) {
  test(`no page loses a word to a translation or an extension, whenever they come, from ${group[0]?.address}`, async ({
    context,
  }) => {
    await context.addInitScript(() => {
      Math.random = () => 0.5; // or each visit would have an order of lodgings of its own
    });
    const strange = await Promise.all(
      strangers.map(async ({ name, come }) => {
        const page = await context.newPage();
        await come(page, 'before');
        return { name, page };
      }),
    );
    // Whoever comes after the application may come after another stranger, too: one visit is enough for all of them.
    const plain = await context.newPage();
    for (const { come } of strangers) await come(plain, 'after');
    for (const { visitAt } of group) {
      await visit(plain, visitAt);
      const words = await wordsOn(plain); // nobody has come yet
      const keepsWords = (page: Page, message: string) =>
        expect.poll(() => wordsOn(page), { message: `${visitAt}, ${message}` }).toEqual(words);
      for (const { name, call } of strangers) {
        await begin(plain, call);
        await keepsWords(plain, `${name} after`);
      }
      for (const { name, page } of strange) {
        await visit(page, visitAt);
        await keepsWords(page, `${name} before`);
      }
    }
  });
}

for (const { name, come, call } of strangers) {
  for (const moment of MOMENTS) {
    test(`favourites and trip go on working with ${name} that comes ${moment} the application`, async ({ page }) => {
      await come(page, moment);
      const winery = someWinery();
      const meet = async (address: string) => {
        await visit(page, address);
        if (moment === 'after') await begin(page, call);
      };
      await meet(winery.path);
      await page.getByRole('button', { name: `Agregar ${winery.name} a favoritos` }).click();
      await expect(page.getByRole('button', { name: `Quitar ${winery.name} de favoritos` })).toBeVisible();
      await planByHand(page, meet);
    });
  }
}

/** Changes what a plan's texts show: numbers that appear beside others, and stops that go and return. */
async function planByHand(page: Page, meet: (address: string) => Promise<void>) {
  const stops = ['valle-grande', 'el-nihuil'].map((id) => ({ type: 'lugar', id }));
  const plan = { start: '2026-12-12', travel: 'car', company: [], days: [{ stops }] };
  await storeFirst(page, 'mi-viaje', { version: 1, plan });
  await meet('/mi-viaje');
  const first = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: 'Valle Grande' }) });
  await first.getByText('Cambiar').click();
  const minutes = first.getByRole('spinbutton');
  for (const [typed, said] of [
    ['45', '45 min'],
    ['0', ''],
    ['95', '1 h 35'],
  ] as const) {
    await minutes.fill(typed);
    await minutes.blur();
    if (said) await expect(first).toContainText(said, { ignoreCase: true });
    else await expect(first).not.toContainText('45 min', { ignoreCase: true });
  }
  await first.getByRole('button', { name: 'Quitar Valle Grande del viaje' }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'Valle Grande' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'Valle Grande' })).toBeVisible();
  await scrollTo(page, 0); // the header is hidden on the way down
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Favoritos/i })
    .click();
  await expect(page).toHaveURL('/favoritos');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('what was typed before the application stays, and the nodes of an extension do', async ({ page }) => {
  const start = await holdApplication(page);
  await extension(page, 'before');
  await page.goto(CONTACT);
  const form = page.getByRole('form');
  await form.getByLabel('Nombre').fill('Ana');
  await form.getByLabel('Mensaje').fill('¿Hay lugar?');
  start();
  await hydrated(page);
  await expect(form.getByLabel('Nombre')).toHaveValue('Ana');
  await expect(form.getByLabel('Mensaje')).toHaveValue('¿Hay lugar?');
  expect(await form.locator('.stranger').count()).toBeGreaterThan(3);
});

/** Changes the document on its way, as proxies and translating servers do. */
async function changeOnItsWay(page: Page, change: (html: string) => string) {
  await page.route(`**${CONTACT}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

test('mail addresses that a proxy has hidden change nothing else', async ({ page }) => {
  const hidden = '<span class="__cf_email__" data-cfemail="5f">[email&#160;protected]</span>';
  await changeOnItsWay(page, (html) => {
    const [body = '', ...scripts] = html.split('<script type="application/json"');
    const changed = body
      .replaceAll(/(<span translate="no">)[^<]+@[^<]+(<\/span>)/g, `$1${hidden}$2`)
      .replaceAll(/href="mailto:[^"]+"/g, 'href="/cdn-cgi/l/email-protection#5f"');
    expect(changed).toContain(hidden);
    return [changed, ...scripts].join('<script type="application/json"');
  });
  const start = await holdApplication(page);
  await page.goto(CONTACT);
  await page.getByRole('form').getByLabel('Nombre').fill('Ana');
  start();
  await hydrated(page);
  await expect(page.getByRole('form').getByLabel('Nombre')).toHaveValue('Ana');
});

test('a page that came changed is drawn anew with everything that was typed', async ({ page, watch }) => {
  watch.allowConsole(/Somebody else had changed the page/);
  await changeOnItsWay(page, (html) => html.replaceAll(/<input[^>]*>/g, '$&<div data-lastpass-icon-root></div>'));
  const start = await holdApplication(page);
  await page.goto(CONTACT);
  const form = page.getByRole('form');
  const newsletter = page.getByRole('contentinfo').getByRole('textbox', { name: 'Tu correo electrónico' });
  await form.getByLabel('Nombre').fill('Ana');
  await form.getByLabel('Mensaje').fill('¿Hay lugar?');
  await newsletter.fill('ana@example.com');
  start();
  await hydrated(page);
  await expect(form.getByLabel('Nombre')).toHaveValue('Ana');
  await expect(form.getByLabel('Mensaje')).toHaveValue('¿Hay lugar?');
  await expect(newsletter).toHaveValue('ana@example.com');
  await page.reload(); // what is typed is a draft by now
  await expect(form.getByLabel('Mensaje')).toHaveValue('¿Hay lugar?');
});
