import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { someWinery } from '../support/built-pages.ts';
import { card, expect, notice, test, visit } from '../support/support.ts';
import { setTheme } from '../support/theme.ts';

const winery = someWinery();

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1366, height: 768 };
const WINERIES = '/bodegas-en-san-rafael-mendoza';

/** States of pages that only appear after a visitor did something; the initial states are in `every-page.spec.ts`. */
const states: [name: string, open: (page: Page) => Promise<void>][] = [
  [
    "a menu's links",
    async (page) => {
      await page.setViewportSize(DESKTOP);
      await visit(page, '/');
      await page.getByRole('banner').getByRole('button', { name: 'Organizá tu viaje' }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Bodegas', exact: true })).toBeVisible();
    },
  ],
  [
    "the phone's menu",
    async (page) => {
      await page.setViewportSize(PHONE);
      await visit(page, '/');
      await page.getByRole('banner').getByRole('button', { name: 'Abrir menú' }).click();
      await page.getByRole('banner').getByRole('button', { name: 'Lugares a visitar' }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Valle Grande' })).toBeVisible();
    },
  ],
  [
    'the choice of languages',
    async (page) => {
      await page.setViewportSize(DESKTOP);
      await visit(page, WINERIES);
      await page.getByRole('banner').getByRole('button', { name: 'Idioma' }).click();
      await expect(page.getByRole('button', { name: 'Idioma' })).toHaveAttribute('aria-expanded', 'true');
    },
  ],
  [
    'a notice',
    async (page) => {
      await visit(page, '/vinerias-en-san-rafael');
      await page.getByRole('button', { name: '¿Cuándo va a estar?' }).click();
      await notice(page).hover(); // it stays while it is being read
      await expect(notice(page)).toBeVisible();
    },
  ],
  [
    'favourites, with and without contact',
    async (page) => {
      const saved = [
        { id: winery.id, type: 'bodega' },
        { id: 'x', type: 'other', name: 'Sin contacto' },
      ];
      await page.addInitScript((all) => localStorage.setItem('welcome-favorites', all), JSON.stringify(saved));
      await visit(page, '/favoritos');
      await expect(card(page, winery.name)).toBeVisible();
      await expect(card(page, 'Sin contacto')).toBeVisible();
    },
  ],
  [
    'a chosen filter and a saved card',
    async (page) => {
      await visit(page, `${WINERIES}?filter=${winery.category}`);
      await page.getByRole('button', { name: `Agregar ${winery.name} a favoritos` }).click();
      await expect(page.getByRole('button', { name: `Quitar ${winery.name} de favoritos` })).toBeVisible();
    },
  ],
  [
    'an unknown listing, found out',
    async (page) => {
      await visit(page, `${WINERIES}/bodega-que-no-existe`);
      await expect(page.getByRole('main').getByRole('status')).toContainText('No encontramos esta ficha');
    },
  ],
  [
    'the screen without a network',
    async (page) => {
      await visit(page, WINERIES);
      await page.route('**/page.json', (route) => route.abort());
      await card(page, winery.name).getByRole('link', { name: winery.name }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Sin conexión' })).toBeVisible();
    },
  ],
];

for (const [name, open] of states) {
  test(`${name}: accessible in both themes`, async ({ page, watch }) => {
    watch.allowConsole(/status of 404|Failed to load resource|Could not load/);
    await page.addInitScript(() => localStorage.setItem('vite-ui-theme', 'light'));
    await open(page);
    expect.soft(await violations(page), 'light').toEqual([]);
    await setTheme(page, 'dark');
    expect.soft(await violations(page, 'colours'), 'dark').toEqual([]);
  });
}
