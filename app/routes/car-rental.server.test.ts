import { expect, test } from 'vitest';
import { readJson } from '#app/catalog/read-file.ts';
import { copyContent, projectRoot, readRealCatalogue } from '#app/catalog/test-content.ts';
import { renderPage } from '#app/entry.server.tsx';
import { readFrame } from '#app/frame.server.ts';
import { iconsIn } from '#app/icon-drawings.server.ts';
import { pageContext } from '#app/pages.server.ts';
import { type CarRentalData, carRentalPage } from './car-rental.server.ts';

const FILE = 'content/pages/alquiler-autos.json';

type Agencies = Record<string, unknown>[];

/** The page as it would be with the agencies that `change` makes of the real ones. */
async function pageWith(change: (agencies: Agencies) => Agencies) {
  const catalogue = await readRealCatalogue();
  const { root, write } = copyContent();
  const content = readJson(projectRoot, FILE) as { agencies: Agencies }; // that file
  write(FILE, JSON.stringify({ ...content, agencies: change(content.agencies), translations: {} }));
  const page = carRentalPage(pageContext({ ...catalogue, root }, 'es'));
  const html = await renderPage(
    { ...page, icons: iconsIn(page.data) },
    readFrame(catalogue, 'es'),
    catalogue.words.resources,
  );
  return { data: page.data as CarRentalData, html, site: catalogue.site };
}

test('without agencies the page says that they come soon, and leads to the contact page', async () => {
  const { html } = await pageWith(() => []);
  expect(html).toContain('Próximamente');
  expect(html).toMatch(/<a [^>]*href="\/contacto-turismo-san-rafael"[^>]*>Contactar<\/a>/);
  expect(html).not.toContain('Estas fichas son ejemplos');
});

test('a sample says so, and the guide answers for it', async () => {
  const { data, site } = await pageWith((agencies) => agencies);
  for (const { badges, favourite } of data.agencies) {
    expect(badges).toEqual([{ text: 'Ficha de ejemplo', tone: 'sample' }]);
    expect(favourite).toMatchObject({ whatsapp: site.whatsapp, phone: site.phone, isSample: true });
  }
});

test('a real agency is no sample, and answers for itself', async () => {
  const real = { sample: false, phone: '+54 260 444-0000', whatsapp: null };
  const { data, html } = await pageWith((agencies) => agencies.map((agency) => ({ ...agency, ...real })));
  expect(data.agencies[0]?.favourite).toMatchObject({ phone: real.phone, whatsapp: null });
  expect(html).not.toContain('Ficha de ejemplo');
  expect(html).not.toContain('Estas fichas son ejemplos');
});
