import type { Page } from '@playwright/test';
import type { ListingData } from '#app/screens/listing/page.server.ts';
import { VISITS_PATH, type VisitReport } from '#common/contracts/visits.ts';
import { pagesIn } from '../../../../tests/e2e/support/built-pages.ts';
import { expect, test, visit } from '../../../../tests/e2e/support/support.ts';

const LIST = '/bodegas-en-san-rafael-mendoza';
const GUIDE = '/que-hacer-en-san-rafael-guia-completa';
const COUNTING = /\/assets\/count-[^/]+\.js$/;

/** A page whose listing has a chat, a telephone and a trip to be added to. */
function contactable(): string {
  const found = pagesIn('es').find(({ screen, data }) => {
    const { detail, canPlan } = data as Partial<ListingData>; // the data of this screen, if it is that one
    return (
      screen === 'listing' && canPlan && detail?.contact.whatsapp && detail.contact.phone && !detail.contact.isGuide
    );
  });
  if (!found) throw new Error('No listing of the content has a chat and a telephone.');
  return found.path;
}

/** Makes the browser a person's, and keeps what it reports in the page. */
async function watched(page: Page, change: () => void = () => {}) {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'webdriver', { value: false });
    const sent: string[] = [];
    Object.assign(window, { sent });
    navigator.sendBeacon = (to, body) => {
      sent.push(`${to} ${body}`);
      return true;
    };
    // What is pressed must not lead away from the page that counts it.
    addEventListener('click', (event) => {
      if ((event.target as Element).closest('a[target], a[href^="tel:"]')) event.preventDefault();
    });
  });
  await page.addInitScript(change);
}

const isCounting = (page: Page) => page.waitForResponse((response) => COUNTING.test(response.url()));

/** Leaves the page as somebody does who opens another app, and returns every report so far. */
async function reportsAfterLeaving(page: Page): Promise<VisitReport[]> {
  const sent = await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    return (window as unknown as { sent: string[] }).sent; // from the script above
  });
  return sent.map((line) => {
    const [to, body = ''] = line.split(/ (.*)/s);
    expect(to).toBe(VISITS_PATH);
    return JSON.parse(body) as VisitReport; // as the page made it
  });
}

test('a visitor’s pages and presses are reported once, when the page is left', async ({ page }) => {
  const listing = contactable();
  await watched(page);
  await Promise.all([isCounting(page), visit(page, LIST)]);
  const [card] = await page.getByRole('main').getByRole('article').getByRole('link').all();
  await card?.click();
  await expect(page).not.toHaveURL(new RegExp(`${LIST}(#.*)?$`));
  const opened = new URL(page.url()).pathname;
  expect(await reportsAfterLeaving(page)).toEqual([{ seen: [LIST, opened], pressed: [], lacked: [] }]);

  await Promise.all([isCounting(page), visit(page, listing)]);
  const aside = page.getByRole('complementary', { name: 'Datos y contacto' }).first();
  const chat = aside.getByRole('link', { name: 'WhatsApp' });
  await chat.click();
  await chat.click(); // pressing twice is one wish
  await aside.getByRole('link', { name: 'Llamar' }).click();
  await page.getByRole('contentinfo').locator('a[href^="tel:"]').click(); // the guide's own number
  await page.getByRole('button', { name: /^Agregar a mi viaje/ }).click();
  const pressed = ['whatsapp', 'llamada', 'viaje'].map((press) => [listing, press]);
  const told = [{ seen: [listing], pressed, lacked: [] }];
  expect(await reportsAfterLeaving(page)).toEqual(told);
  expect(await reportsAfterLeaving(page)).toEqual(told); // at most one for a page
});

test('the server takes the report of a page that is closed', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { value: false }));
  await Promise.all([isCounting(page), visit(page, '/')]);
  const answered = page.waitForResponse((response) => response.url().endsWith(VISITS_PATH));
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  expect((await answered).status()).toBe(204);
});

test('a search without a result is reported in its words, but not what may be about a person', async ({ page }) => {
  await watched(page);
  await page.clock.install();
  await Promise.all([isCounting(page), visit(page, GUIDE)]);
  const field = page.getByRole('main').getByRole('searchbox', { name: '¿Qué buscás?' });
  for (const query of ['Qwxzkj', 'qwxzkj 2604421076']) {
    await field.fill(query);
    await expect(page.getByRole('region', { name: `Resultados para «${query}»` })).toHaveAttribute(
      'aria-busy',
      'false',
    );
    await page.clock.runFor(3000);
  }
  const [report] = await reportsAfterLeaving(page);
  expect(report?.lacked).toEqual(['qwxzkj']);
});

for (const [name, change] of [
  ['Do Not Track', () => void Object.defineProperty(navigator, 'doNotTrack', { value: '1' })],
  ['Global Privacy Control', () => void Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })],
  ['data saver', () => void Object.defineProperty(navigator, 'connection', { value: { saveData: true } })],
] as const) {
  test(`with ${name} nothing is counted, and the code for it is not even loaded`, async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => COUNTING.test(request.url()) && loaded.push(request.url()));
    await watched(page, change);
    await visit(page, LIST);
    await page.waitForLoadState('networkidle');
    expect(await reportsAfterLeaving(page)).toEqual([]);
    expect(loaded).toEqual([]);
  });
}
