/** Every screen of the desk, in both themes, on a phone and at a desk: accessible, and no wider than the screen. */
import { readdirSync } from 'node:fs';
import { WINERY } from '#desk/client/testing/winery.ts';
import { violations } from '../support/axe.ts';
import { setTheme } from '../support/theme.ts';
import { expect, test } from './desk.ts';

/** The path of some file in a folder, whichever the owner has there today, encoded for an address. */
function someFile(folder: string, name: RegExp): string {
  const found = readdirSync(folder).find((file) => name.test(file));
  if (!found) throw new Error(`There is no such file in ${folder}.`);
  return encodeURIComponent(`${folder}/${found}`);
}

const SCREENS = [
  'hoy',
  'contenido',
  'contenido/bodegas',
  'agregar/events',
  `ficha/${someFile('content/collections/alojamientos/listings', /(?<!\.draft)\.json$/)}`,
  `ficha/${encodeURIComponent(WINERY)}`,
  `ficha/${someFile('content/places', /^[a-z\d-]+\.md$/)}`,
  'ficha/content%2Fpages%2Ftelefonos.json',
  `mover/${someFile('content/events', /\.json$/)}?a=quitar`,
  'numeros',
  'vivo',
  'perdida?a=%2Fbodegas-en-san-rafael-mendoza%2Fbodega-de-pruebas',
  'tabla',
  'tabla/alojamientos',
  'mensajes',
  'mensaje/12?estado=new',
  'versiones',
  'cuenta',
  'nada',
];

for (const [width, theme, other] of [
  [390, 'light', 'dark'],
  [1366, 'dark', 'light'],
] as const) {
  test(`every screen is accessible at ${width} px, in both themes`, async ({ owner: page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate((name) => localStorage.setItem('vite-ui-theme', name), theme);
    await page.reload();
    await expect(page.locator('html')).toHaveClass(theme);
    const found: string[] = [];
    for (const screen of SCREENS) {
      await setTheme(page, theme);
      await page.evaluate((hash) => {
        location.hash = hash;
      }, `#/${screen}`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Cargando…')).toHaveCount(0);
      await expect(page.getByText('Abriendo la ficha…')).toHaveCount(0);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (wide > 0) found.push(`${screen}: ${wide} px too wide`);
      // Where the whole page fits, no bar covers a part of what could be pressed.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height: Math.max(844, height) });
      found.push(...(await violations(page)).map((line) => `${screen}, ${theme}: ${line}`));
      await setTheme(page, other);
      found.push(...(await violations(page, 'colours')).map((line) => `${screen}, ${other}: ${line}`));
      await page.setViewportSize({ width, height: 844 });
    }
    expect(found).toEqual([]);
  });
}

test('Back goes to the screen before, and each has its title', async ({ owner: page }) => {
  await page.getByRole('link', { name: 'Contenido', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contenido' })).toBeFocused();
  await expect(page).toHaveTitle('Contenido · Escritorio');
  await page.getByRole('link', { name: /^Bodegas/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bodegas' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Contenido' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Hoy' })).toBeFocused();
});

test('Hoy says that the backup is old, and which pages failed in a browser', async ({ owner: page }) => {
  const health = page.getByRole('region', { name: 'Para quien cuida el servidor' });
  await expect(health.getByText(/^La última copia de seguridad es del 19 de noviembre/)).toBeVisible();
  await health.getByText(/^Páginas que fallaron en el navegador de alguien/).click();
  await expect(health.getByRole('listitem')).toHaveText([/: 3 veces$/, 'No se sabe en qué página: 1 vez']);
  await expect(health.getByRole('listitem').getByRole('link')).not.toHaveText(/^\//);
});
