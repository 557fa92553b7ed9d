import { expect, test } from 'vitest';
import { renderPage } from '#app/entry.server.tsx';
import { drawIconSheet } from '#builder/site/icon-sheet.server.ts';
import { readLayout } from '#builder/site/layout.server.ts';
import { pageContext } from '#builder/site/pages.server.ts';
import { printSheet } from '#builder/site/print-sheet.server.ts';
import { copyContent, projectRoot, readRealCatalogue } from '#catalog/content/test-content.ts';
import { readJson } from '#reading/read-file.ts';
import definition from './page.server.ts';

const FILE = 'content/pages/alquiler-autos.json';

type Agencies = Record<string, unknown>[];

/** Builds the page with the agencies that `change` derives from the real ones. */
async function pageWith(change: (agencies: Agencies) => Agencies) {
  const catalogue = await readRealCatalogue();
  const { root, write } = copyContent();
  const content = readJson(projectRoot, FILE) as { agencies: Agencies }; // the shape of that file
  write(FILE, JSON.stringify({ ...content, agencies: change(content.agencies), checks: [], translations: {} }));
  const [page] = definition.pages(pageContext({ ...catalogue, root }, 'es'));
  if (!page) throw new Error('There is no page of car rental.');
  const html = await renderPage(
    { ...page, screen: 'car-rental', icons: {} },
    readLayout(catalogue, 'es', drawIconSheet(catalogue), printSheet(catalogue.root, [], [])),
    catalogue.locales.resources,
  );
  return { data: page.data, html };
}

test('without agencies the page says that they are coming soon, and links to the contact page', async () => {
  const { html, data } = await pageWith(() => []);
  expect(html).toContain('Próximamente');
  expect(html).toMatch(/<a [^>]*href="\/contacto-turismo-san-rafael"[^>]*>Contactar<\/a>/);
  expect(data.note).toBeNull();
});

test('a sample is marked as one, and never carries an invented number', async () => {
  const { data } = await pageWith((agencies) => agencies.map((agency) => ({ ...agency, sample: true })));
  expect(data.note).not.toBeNull();
  for (const { badges, favourite } of data.agencies) {
    expect(badges).toEqual([{ text: 'Ficha de ejemplo', tone: 'sample' }]);
    expect(favourite).toMatchObject({ whatsapp: null, phone: null, isSample: true });
  }
});

test('a real agency is not marked as a sample, and has its own contacts', async () => {
  const real = { sample: false, phone: '+54 260 444-0000', whatsapp: null };
  const { data, html } = await pageWith((agencies) => agencies.map((agency) => ({ ...agency, ...real })));
  expect(data.agencies[0]?.favourite).toMatchObject({ phone: real.phone, whatsapp: null });
  expect(html).toContain('href="tel:+542604440000"');
  expect(html).not.toContain('Ficha de ejemplo');
  expect(data.note).toBeNull();
});
