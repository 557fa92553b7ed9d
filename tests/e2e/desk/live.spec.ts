/** "Salir en vivo" and "Números", over the real snapshot. */
import { counter, expect, test } from './desk.ts';
import { writeRealData } from './real-data.ts';

test('a value written in the form of the guide’s data takes its tick away, too', async ({ owner: page, desk }) => {
  await page.goto(`${desk}#/ficha/${encodeURIComponent('content/site.json')}`);
  const ticks = page.getByRole('group', { name: 'Datos que todavía no son los de verdad' });
  await expect(ticks.getByRole('checkbox', { name: 'Correo' })).toBeChecked();
  await page.getByRole('textbox', { name: 'Correo', exact: true }).fill('hola@guia.com.ar');
  await expect(ticks.getByRole('checkbox', { name: 'Correo' })).not.toBeChecked();
  await expect(ticks.getByRole('checkbox', { name: 'Teléfono' })).toBeChecked();
});

test('the owner sees the numbers, and tells a business its own in one press', async ({ owner: page }) => {
  const hand = counter(page);
  await hand.press(page.getByRole('link', { name: /^Qué hace la guía por el pueblo/ }));
  const all = page.getByRole('table', { name: 'Toda la guía' });
  await expect(all.getByRole('row', { name: 'WhatsApp 34 21' })).toBeVisible();
  await expect(all.getByRole('columnheader', { name: 'noviembre, hasta hoy' })).toBeVisible();
  const asked = page.getByRole('region', { name: 'Lo más pedido' });
  await expect(asked.getByRole('listitem')).toHaveCount(10);
  await expect(page.getByRole('region', { name: 'Buscaron y no encontraron' })).toContainText('fondue 7 veces');
  const chat = asked.getByRole('link', { name: /^Contarle a .+ por WhatsApp$/ });
  const message = new URL((await chat.getAttribute('href')) ?? '');
  expect(message.pathname).toBe('/5492604000000');
  expect(message.searchParams.get('text')).toMatch(/^¡Hola! .+ En octubre, .+ 34 veces abrieron tu WhatsApp/);
  expect(hand.count()).toBe(1); // and one to send it
});

test('while the guide is live, the desk says so, and what may still be completed', async ({ owner: page, desk }) => {
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  await page.goto(`${desk}#/vivo`);
  await expect(heading('Salir en vivo')).toBeVisible();
  await expect(heading('Qué falta para publicar la guía')).toBeVisible();
  await writeRealData(page, counter(page));
  await page.getByRole('button', { name: 'Salir en vivo ahora' }).click();
  await expect(heading('Publicado')).toBeVisible();
  await page.goto(`${desk}#/hoy`);
  await page.getByRole('region', { name: 'La guía está en vivo' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'La guía está en vivo' })).toBeVisible();
  await expect(heading('Qué se puede completar todavía')).toBeVisible();
  await expect(heading('Qué falta para publicar la guía')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Volver a demostración' })).toBeVisible();
});
