import { expect, test } from 'vitest';
import { pageContext } from '#builder/site/pages.server.ts';
import type { SiteConfig } from '#catalog/content/site-config.ts';
import { readRealCatalogue } from '#catalog/content/test-content.ts';
import definition from './page.server.ts';

const FORMSPREE = 'https://formspree.io/f/abcdwxyz';
const OWN_SERVER = expect.stringContaining('En el servidor de la guía');

/** Builds the page with the real configuration, changed by `site`. */
async function privacyWith(site: Partial<SiteConfig> = {}, language = 'es') {
  const catalogue = await readRealCatalogue();
  const [page] = definition.pages(pageContext({ ...catalogue, site: { ...catalogue.site, ...site } }, language));
  if (!page) throw new Error('There is no privacy page.');
  const { data } = page;
  return {
    data,
    /** The row of each form that states where its answers are kept. */
    where: data.forms.items.map(({ rows }) => rows.at(-1)?.text),
    answers: data.summary.map(({ text }) => text),
  };
}

test('forms that go to the guide are kept on its server, and nobody else sees them', async () => {
  const url = 'https://guia.example';
  const forms = { contact: '/f/contacto', publish: 'https://guia.example/f/publicar', newsletter: null };
  const { where, answers } = await privacyWith({ url, forms });
  expect(where).toEqual([OWN_SERVER, OWN_SERVER]);
  expect(answers).toContain('Nadie');
});

test('a hosted form service is named with its form, and among those who see the data', async () => {
  const { where, answers, data } = await privacyWith({
    forms: { contact: FORMSPREE, publish: '/f/publicar', newsletter: null },
  });
  expect(where).toEqual([expect.stringMatching(/otra empresa.* formspree\.io$/), OWN_SERVER]);
  expect(answers).not.toContain('Nadie');
  expect(data.keeping.readers).toContain('el servicio de formularios los recibe y los guarda por nosotros');
});

test('the newsletter is mentioned only if there is one', async () => {
  const forms = { contact: '/f/contacto', publish: '/f/publicar', newsletter: '/f/boletin' };
  const titles = async (site?: Partial<SiteConfig>) => (await privacyWith(site)).data.forms.items.map(({ id }) => id);
  expect(await titles()).toEqual(['contact', 'publish']);
  expect(await titles({ forms })).toEqual(['contact', 'publish', 'newsletter']);
});

test.each([
  [365, 'es', '12 meses'],
  [30, 'es', '1 mes'],
  [1, 'es', '1 día'],
  [45, 'es', '45 días'],
  [180, 'en', '6 months'],
  [730, 'pt', '24 meses'],
])('%i days are written in "%s" as %s', async (retentionDays, language, expected) => {
  const { data, answers } = await privacyWith(
    { privacy: { responsible: 'Ana Pérez', address: null, retentionDays } },
    language,
  );
  expect(data.keeping.time).toBe(expected);
  expect(answers).toContain(expected);
});

test('the responsible person comes from the configuration, with an address only if there is one', async () => {
  const privacy = { responsible: 'Ana Pérez', address: null, retentionDays: 365 };
  const rows = async (address: string | null) =>
    (await privacyWith({ email: 'ana@guia.example', privacy: { ...privacy, address } })).data.responsible.rows;
  expect((await rows(null)).map(({ text }) => text)).toEqual(['Ana Pérez', 'ana@guia.example']);
  expect((await rows('Calle Falsa 123')).map(({ text }) => text)).toContain('Calle Falsa 123');
});

test('a calendar kept elsewhere is mentioned only if the guide shows one', async () => {
  const ids = async (calendar: string | null) =>
    (await privacyWith({ calendar })).data.services.items.map(({ id }) => id);
  expect(await ids(null)).not.toContain('calendar');
  expect(await ids('https://calendar.example/embed')).toContain('calendar');
});

test('what is counted is stated in every language, and only while it is counted', async () => {
  for (const language of ['es', 'en', 'pt']) {
    const { counting } = (await privacyWith({}, language)).data;
    expect(counting?.after).toMatch(/Do Not Track .* Global Privacy Control/);
  }
  expect((await privacyWith({ visits: false })).data.counting).toBeNull();
  const forms = { contact: FORMSPREE, publish: FORMSPREE, newsletter: null };
  expect((await privacyWith({ forms })).data.counting).toBeNull(); // there is no server of the guide to count
});
