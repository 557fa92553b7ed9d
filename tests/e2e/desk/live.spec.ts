/** "Salir en vivo" and "Números", over the real snapshot. */
import { counter, expect, test } from './desk.ts';
import { REAL_DATA } from './real-data.ts';

test('the guide goes live from the list of what it lacks, back to the demo and live again, in one press each', async ({
  owner: page,
}) => {
  test.slow();
  const hand = counter(page);
  await hand.press(page.getByRole('link', { name: /^De la demostración a la guía de verdad/ }));
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
  await hand.press(page.getByRole('button', { name: 'Así se ve' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Así va a quedar' })).toBeVisible();
  await page.goBack();
  const before = hand.count();
  await hand.press(page.getByRole('button', { name: 'Salir en vivo ahora' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Publicado' })).toBeVisible();
  expect(hand.count() - before).toBe(1);
  await page.goto(page.url().replace(/#.*/, '#/vivo'));
  await expect(page.getByText('La guía está en vivo')).toBeVisible();
  await hand.press(page.getByRole('button', { name: 'Volver a demostración' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Publicado' })).toBeVisible();
  await page.goto(page.url().replace(/#.*/, '#/vivo'));
  await expect(page.getByText('La guía está en demostración')).toBeVisible();
  await expect(lacks).toHaveCount(0); // her values are still there
  await hand.press(page.getByRole('button', { name: 'Salir en vivo ahora' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Publicado' })).toBeVisible();
});

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
