/** Makes every kind of content through the screens alone, as somebody who only reads them would. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Kind } from '#common/contracts/desk/content.ts';

/** The name that a new file of a kind is given. */
export const nameOfNew = ({ one }: Kind) => `Nombre de ${one} de la Prueba`;

/** What somebody tries in a field, in this order, until the form has nothing against it. */
const ANSWERS = [
  'Texto de prueba',
  '12/12/2029',
  '8',
  '-34.6177, -68.3301',
  'https://ejemplo.example/prueba',
  '260 15 412-3456',
  '10:30',
];
/** A form that asks for more than this asks for too much. */
const MOST_QUESTIONS = 30;

/** Makes a new file of a kind, with what the form says is compulsory and no more; leaves it as a draft. */
export async function makeOne(page: Page, kind: Kind): Promise<void> {
  await page.getByRole('link', { name: 'Hoy', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hoy' })).toBeVisible();
  await page.getByRole('main').getByText('Agregar', { exact: true }).click();
  await page.getByRole('link', { name: kind.one, exact: true }).click();
  await page.getByLabel('Nombre').fill(nameOfNew(kind));
  await page.getByRole('button', { name: 'Empezar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: nameOfNew(kind) })).toBeVisible();
  const isReady = page.getByText('No falta nada obligatorio');
  const asked = page.getByText('Para publicar falta:').locator('..').getByRole('button');
  for (let question = 0; question < MOST_QUESTIONS && !(await isReady.isVisible()); question++) {
    // What was asked last may be judged only now, and its question goes.
    const isAsked = await asked
      .first()
      .click({ timeout: 5000 })
      .then(() => true)
      .catch(() => false);
    if (!isAsked) continue;
    await answer(page);
    await settled(page);
  }
  await expect(isReady, `${kind.label}: what is compulsory can be filled in`).toBeVisible();
  await expect(page.locator('main form [aria-invalid=true]')).toHaveCount(0);
}

/** Waits until what was answered is kept, and so has been judged. */
const settled = (page: Page) => expect(page.getByText('Guardado', { exact: true })).toBeVisible();

/** Answers the field that has the focus: writes, chooses, ticks, or presses what adds. */
async function answer(page: Page) {
  const field = page.locator(':focus');
  const sort = await field.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : element.localName,
  );
  if (sort === 'select') await field.selectOption({ index: 1 });
  else if (sort === 'checkbox' || sort === 'radio') await field.check();
  else if (sort === 'button') await press(page, field);
  else if (sort !== 'summary') await write(page);
}

/**
 * Writes into the field that has the focus what it suggests, if it does, and something else if the form says that it
 * cannot be that.
 */
async function write(page: Page) {
  const id = await page.locator(':focus').getAttribute('id');
  const field = page.locator(`[id="${id}"]`);
  const suggested = await field.evaluate((element) => (element as HTMLInputElement).list?.options[0]?.value ?? []);
  for (const text of [suggested, ANSWERS].flat()) {
    await field.fill(text);
    await page.keyboard.press('Tab'); // a mistake is told on leaving
    await settled(page);
    if ((await field.getAttribute('aria-invalid')) !== 'true') return;
  }
}

/** Presses a button that opens a choice of drawings, or adds an entry to write. */
async function press(page: Page, button: Locator) {
  const group = button.locator('xpath=ancestor::*[@data-path][1]');
  await button.click();
  if (await group.getByRole('searchbox').isVisible()) {
    await group.getByRole('listitem').getByRole('button').first().click();
  } else await write(page);
}
