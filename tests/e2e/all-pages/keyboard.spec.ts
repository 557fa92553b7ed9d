import type { Page } from '@playwright/test';
import type { Picture } from '#common/contracts/picture.ts';
import { dataAt } from '../support/built-pages.ts';
import { expect, test, visit } from '../support/support.ts';

/** More focusable elements than any page has: a target that is not reached by then never is. */
const MANY_TABS = 60;

test('a visitor with only a keyboard uses the lightbox of the phones page', async ({ page }) => {
  const { pictures } = dataAt<{ pictures: Picture[] }>('/telefonos-utiles-san-rafael');
  const [first = '', last = ''] = [pictures[0]?.alt, pictures.at(-1)?.alt];
  await visit(page, '/telefonos-utiles-san-rafael');
  const opener = page.getByRole('button', { name: `Ampliar: ${first}`, exact: true });
  const viewer = page.getByRole('dialog', { name: 'Imágenes de Teléfonos útiles' });
  const picture = (name: string) => viewer.getByRole('img', { name, exact: true });

  await test.step('reaches the first picture with Tab and opens it with Enter', async () => {
    await tabTo(page, `Ampliar: ${first}`);
    await page.keyboard.press('Enter');
    await expect(viewer).toContainText(`1 de ${pictures.length}`);
    await expect(picture(first)).toBeVisible();
  });

  await test.step('turns with the arrows and wraps around at both ends', async () => {
    await page.keyboard.press('ArrowLeft');
    await expect(viewer).toContainText(`${pictures.length} de ${pictures.length}`);
    await expect(picture(last)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(viewer).toContainText(`1 de ${pictures.length}`);
    for (let number = 2; number <= pictures.length; number += 1) {
      await page.keyboard.press('ArrowRight');
      await expect(viewer).toContainText(`${number} de ${pictures.length}`);
    }
    await page.keyboard.press('ArrowRight');
    await expect(viewer).toContainText(`1 de ${pictures.length}`);
  });

  await test.step('turns with the buttons too, and Tab never leaves the viewer', async () => {
    const names = new Set<string>();
    for (const key of [...Array(5).fill('Tab'), ...Array(5).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      await expect(viewer.locator(':focus')).toHaveCount(1);
      names.add(await focusedName(page));
    }
    expect([...names].sort()).toEqual(['Anterior', 'Cerrar', 'Siguiente']);
    await tabTo(page, 'Siguiente');
    await page.keyboard.press('Space');
    await expect(viewer).toContainText(`2 de ${pictures.length}`);
  });

  await test.step('closes with Escape, and the focus returns to where it opened', async () => {
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step('closes with its button, and the focus returns there, too', async () => {
    await page.keyboard.press('Enter');
    await expect(viewer).toBeVisible();
    await tabTo(page, 'Cerrar');
    await page.keyboard.press('Enter');
    await expect(viewer).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

/** Presses Tab until the element with this name has the focus. */
async function tabTo(page: Page, name: string | RegExp) {
  for (let tabs = 0; tabs < MANY_TABS; tabs += 1) {
    const focused = await focusedName(page);
    if (typeof name === 'string' ? focused === name : name.test(focused)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${MANY_TABS} tabs did not reach ${name}.`);
}

function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.trim() ?? '';
  });
}
