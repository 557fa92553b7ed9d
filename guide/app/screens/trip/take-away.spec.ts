import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { someWinery } from '../../../../tests/e2e/support/built-pages.ts';
import { storeFirst } from '../../../../tests/e2e/support/store-first.ts';
import { expect, notice, test, visit } from '../../../../tests/e2e/support/support.ts';

const TRIP = '/mi-viaje';
const STOPS = [
  { type: 'lugar', id: 'valle-grande', name: 'Valle Grande' },
  { type: 'lugar', id: 'el-nihuil', name: 'El Nihuil' },
];
const plan = { start: '2026-12-12', travel: 'car', company: [], days: [{ stops: STOPS }] };
const languages = [
  {
    prefix: '',
    settings: 'Fechas y viajeros',
    more: 'Más',
    names: ['Guardar en un archivo', 'Borrar el viaje', 'Deshacer', 'Archivo de un viaje'],
    files: ['Al calendario', 'Puntos (GPX)', 'Contactos (vCard)'],
  },
  {
    prefix: '/en',
    settings: 'Dates and travellers',
    more: 'More',
    names: ['Save to a file', 'Delete the trip', 'Undo', 'Trip file'],
    files: ['Add to calendar', 'Points (GPX)', 'Contacts (vCard)'],
  },
  {
    prefix: '/pt',
    settings: 'Datas e viajantes',
    more: 'Mais',
    names: ['Salvar em um arquivo', 'Apagar a viagem', 'Desfazer', 'Arquivo de uma viagem'],
    files: ['Levar para o calendário', 'Pontos (GPX)', 'Contatos (vCard)'],
  },
];

for (const { prefix, settings, more, names, files } of languages) {
  test(`${prefix || '/es'}: a trip exports to files, and returns by undo within ten seconds or from its file`, async ({
    page,
  }) => {
    const [keep = '', clear = '', undo = '', file = ''] = names;
    await page.clock.install();
    await storeFirst(page, 'mi-viaje', { version: 1, plan });
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, prefix + TRIP);
    for (const width of [390, 1366]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

      if (width === 390) await page.getByRole('button', { name: more, exact: true }).click();
      const taken: string[] = [];
      for (const name of files) taken.push(await saved(page, name));
      const [calendar, points, contacts] = taken;
      expect(calendar).toContain('DTSTART:20261212T');
      expect(points).toContain('1.2 El Nihuil');
      expect(contacts).toContain('TEL;TYPE=WORK,VOICE:911');
      await unfold(page, keep, settings);
      const kept = await saved(page, keep);

      await clearAll(page, clear, settings);
      await page.getByRole('button', { name: undo, exact: true }).click();
      await expect(page.getByRole('heading', { level: 3, name: 'El Nihuil' })).toBeVisible();
      await clearAll(page, clear, settings);
      await page.clock.runFor(7000);
      await expect(page.getByRole('button', { name: undo, exact: true })).toBeVisible();
      await page.clock.runFor(3500);
      await expect(page.getByRole('button', { name: undo, exact: true })).toHaveCount(0);

      const buffer = Buffer.from(kept);
      await page.getByLabel(file).setInputFiles({ name: 'mi-viaje.json', mimeType: 'application/json', buffer });
      await expect(page.getByRole('heading', { level: 3, name: 'El Nihuil' })).toBeVisible();
    }
  });
}

test('where the network is gone before the first press, a sentence says that nothing was made', async ({
  page,
  watch,
}) => {
  watch.allowConsole(/could not be taken along|could not be opened|viewer could not be loaded|Failed to load resource/);
  await storeFirst(page, 'mi-viaje', { version: 1, plan });
  await visit(page, TRIP);
  await page.route('**/assets/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Puntos (GPX)' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'No pudimos prepararlo' })).toBeVisible();
  await page.unroute('**/assets/**');

  await visit(page, someWinery().path);
  await page.route('**/assets/**', (route) => route.abort());
  await page
    .getByRole('button', { name: /^Agregar a mi viaje/ })
    .first()
    .click();
  const sentences = page.getByRole('alert').filter({ hasText: 'con señal' });
  await expect(sentences).toHaveCount(1);
  await page
    .getByRole('button', { name: /^Ampliar/ })
    .first()
    .click();
  await expect(sentences).toHaveCount(2);
});

test('a trip file of 30 MB, or a film’s bytes, is refused with a sentence, and a good one is read after it', async ({
  page,
  watch,
}) => {
  watch.allowConsole(/The file holds no plan/);
  await visit(page, TRIP);
  // From the disk: as bytes, they would go through the test's process and the browser as text.
  let count = 0;
  const choose = async (text: string | Buffer) => {
    const file = test.info().outputPath(`mi-viaje-${count++}.json`);
    await writeFile(file, text);
    await page.getByLabel('Archivo de un viaje').setInputFiles(file);
  };
  const fileOf = (days: object[]) =>
    JSON.stringify({ format: 'guia-san-rafael-viaje', version: 1, plan: { ...plan, days } });
  const large = fileOf(Array.from({ length: 300_000 }, () => ({ stops: STOPS })));
  expect(large.length).toBeGreaterThan(30_000_000);
  for (const bytes of [large, Buffer.alloc(300_000, 7)]) {
    await choose(bytes);
    await expect(notice(page)).toContainText('Ese archivo no es un viaje de esta guía.');
    await notice(page).getByRole('button', { name: 'Cerrar aviso' }).click();
  }
  await choose(fileOf(plan.days));
  await expect(page.getByRole('heading', { level: 3, name: 'El Nihuil' })).toBeVisible();
});

/** Downloads the file behind a button and returns its text. */
async function saved(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}

async function clearAll(page: Page, name: string, settings: string) {
  await unfold(page, name, settings);
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog', { name }).getByRole('button', { name, exact: true }).click();
}

/** Unfolds the settings unless the button in them is visible already. */
async function unfold(page: Page, name: string, settings: string) {
  if (await page.getByRole('button', { name, exact: true }).isVisible()) return;
  await page.locator('summary').filter({ hasText: settings }).click();
}

test.describe('in a browser inside another application, which ignores downloads,', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      HTMLAnchorElement.prototype.click = () => {};
    });
    await storeFirst(page, 'mi-viaje', { version: 1, plan });
  });

  test('the text of each file can be copied', async ({ page }) => {
    await visit(page, TRIP);
    for (const [button, beginning] of [
      ['Al calendario', /^BEGIN:VCALENDAR/],
      ['Puntos (GPX)', /^<\?xml/],
      ['Contactos (vCard)', /^BEGIN:VCARD/],
    ] as const) {
      await page.getByRole('button', { name: button }).click();
      await page.getByText('Ver el texto para copiarlo').click();
      await expect(page.getByRole('textbox', { name: /^Contenido de mi-viaje\./ })).toHaveValue(beginning);
      await page.getByText('Ver el texto para copiarlo').click();
    }
    await unfold(page, 'Guardar en un archivo', 'Fechas y viajeros');
    await page.getByRole('button', { name: 'Guardar en un archivo' }).click();
    const settings = page.locator('details').filter({ has: page.getByText('Fechas y viajeros') });
    await settings.getByText('Ver el texto para copiarlo').click();
    await expect(page.getByRole('textbox', { name: 'Contenido de mi-viaje.json' })).toHaveValue(/el-nihuil/);
  });

  test('the file goes out through the share sheet, where there is one', async ({ page }) => {
    await page.addInitScript(() => {
      const shared: string[] = [];
      const share = ({ files = [] }: ShareData) => {
        shared.push(...files.map(({ name, type }) => `${name} ${type}`));
        return Promise.resolve();
      };
      Object.assign(Navigator.prototype, { canShare: () => true, share });
      Object.assign(window, { shared });
    });
    await visit(page, TRIP);
    await page.getByRole('button', { name: 'Al calendario' }).click();
    await page.getByRole('button', { name: 'Compartir el archivo' }).click();
    expect(await page.evaluate(() => (window as unknown as { shared: string[] }).shared)).toEqual([
      'mi-viaje.ics text/calendar',
    ]);
  });
});
