/** Every kind of content has a way to make it: a new kind without one fails here. */
import type { Snapshot } from '#common/contracts/desk/snapshot.ts';
import { expect, test } from './desk.ts';
import { makeOne } from './one-of-each.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.slow(); // a slow machine is not a bug in the desk

test('one of each kind is made from nothing through the screens, with what is compulsory and no more', async ({
  owner: page,
}) => {
  test.setTimeout(600_000);
  const answer = await page.request.get(`${page.url().split('#')[0]}api/content`);
  const { kinds } = (await answer.json()) as Pick<Snapshot, 'kinds'>; // the contract says so
  for (const kind of kinds.filter(({ isOpen }) => isOpen)) await makeOne(page, kind);
});

test('the guide’s own contacts and the price of its club are changed like anything else', async ({ owner: page }) => {
  const open = async (name: string) => {
    await page.getByRole('link', { name: 'Contenido', exact: true }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  };
  const publish = async () => {
    await page.getByRole('button', { name: 'Publicar', exact: true }).click();
    await page.getByRole('button', { name: 'Publicar ahora' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Publicado' })).toBeVisible();
  };
  await open('La guía');
  await page.getByRole('textbox', { name: 'WhatsApp', exact: true }).fill('260 15 412-3456');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'WhatsApp', exact: true })).toHaveValue('+54 9 260 412-3456');
  await publish();
  await open('Club');
  await page
    .locator('summary', { hasText: /^Precio/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Precio en pesos', exact: true }).fill('$ 12.500');
  await publish();
});
