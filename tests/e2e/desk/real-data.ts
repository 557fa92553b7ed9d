import { expect, type Page } from '@playwright/test';
import type { counter } from './desk.ts';

/** What an owner would write into the guide's own data, by the label of its field. */
const REAL_DATA = [
  [/^Dirección de la guía/, 'https://guia.com.ar'],
  [/^Correo/, 'hola@guia.com.ar'],
  [/^Teléfono/, '+54 260 442-7448'],
  [/^WhatsApp/, '+54 9 260 412-3456'],
  [/^Instagram/, 'https://www.instagram.com/guia/'],
  [/^Facebook/, 'https://www.facebook.com/guia/'],
  [/^Responsable/, 'Marta Pérez'],
  [/^(Dirección|Domicilio)(?! de la guía)/, 'Calle Falsa 123'],
] as const;

/** Writes each value that the guide lacks to go live into the field beside it, until nothing is missing. */
export async function writeRealData(page: Page, hand: ReturnType<typeof counter>): Promise<void> {
  const lacks = page.getByRole('main').getByText('Falta', { exact: true });
  await expect(lacks.first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Salir en vivo ahora' })).toHaveCount(0);
  let left = await lacks.count();
  for (const [label, value] of REAL_DATA) {
    const field = page.getByRole('textbox', { name: label });
    if ((await field.count()) === 0) continue; // the content has it already
    await hand.press(field);
    await page.keyboard.press('ControlOrMeta+a');
    await hand.write(value);
    left -= 1;
    await expect(lacks).toHaveCount(left); // its tick is gone, and the field stays where she writes
    await expect(field).toBeFocused();
  }
  expect(left).toBe(0);
}
