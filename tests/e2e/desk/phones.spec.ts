/** What reads telephone numbers is larger than the rest of the desk: it loads when a form has one, and may come late. */
import type { Page } from '@playwright/test';
import { WINERY } from '#desk/client/testing/winery.ts';
import { hold } from '../support/hold.ts';
import { expect, test } from './desk.ts';

const CODE = /assets\/phone-number[^/]*\.js/;
const form = (desk: string) => `${desk}#/ficha/${encodeURIComponent(WINERY)}`;
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('the first screen does not load it', async ({ owner: page, desk }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Hoy' })).toBeFocused();
  expect(loaded.filter((url) => CODE.test(url))).toEqual([]);
  const asked = page.waitForRequest(CODE);
  await page.goto(form(desk));
  await asked;
});

test('numbers that are typed before it is there are kept, and written as the guide writes them once it is', async ({
  owner: page,
  desk,
}) => {
  const arrive = await hold(page, CODE);
  await page.goto(form(desk));
  await box(page, 'Teléfono').fill('0260-4421234');
  await box(page, 'WhatsApp').fill('260 15 412-3456');
  await box(page, 'Dirección o zona').fill('Otra calle');
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  await expect(box(page, 'Teléfono')).toHaveValue('0260-4421234');
  arrive();
  await expect(box(page, 'Teléfono')).toHaveValue('+54 260 442-1234');
  await expect(box(page, 'WhatsApp')).toHaveValue('+54 9 260 412-3456');
  await expect(box(page, 'Dirección o zona')).toHaveValue('Otra calle');
});

test('without it a form is written and saved as ever', async ({ owner: page, desk }) => {
  await page.route(CODE, (route) => route.abort());
  await page.goto(form(desk));
  await box(page, 'Teléfono').fill('0260-4421234');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  await expect(box(page, 'Teléfono')).toHaveValue('0260-4421234');
});
