/** Checks that a new place, article or event takes one file: everything else in the guide follows. */
import { expect, test } from 'vitest';
import { renderPage } from '#app/entry.server.tsx';
import { copySmallContent, problemsOf } from '#catalog/content/test-content.ts';
import { readSite, type Site } from './site.server.ts';

const PLACE = `---
title: La Laguna Escondida
summary: Un espejo de agua al que se llega caminando entre jarillas, a media hora del centro de San Rafael.
lat: -34.6
lng: -68.3
coordinatesNote: La orilla
distanceKm: 12
driveTime: 20 min
activities:
  - { title: Remar, description: En bote., link: /turismo-aventura-san-rafael }
pictures:
  hero: { print: places/valle-grande-hero, alt: Camino entre álamos }
---

Se llega **a pie**.

## Cuándo ir

En otoño.
`;
const ARTICLE = `---
title: Tres días en la laguna
excerpt: Una caminata corta y un mate largo.
date: 2026-11-20
author: Redacción de la guía
tags:
  - Caminatas
seo:
  title: Tres días en la laguna
  description: Una caminata corta y un mate largo, contados paso a paso para quien viene por primera vez a San Rafael.
  keywords: laguna, San Rafael
picture: { print: places/valle-grande-gallery-1, alt: Camino entre álamos }
related:
  - /lugares-para-visitar-en-san-rafael/laguna-escondida
---

Empieza en [la laguna](/lugares-para-visitar-en-san-rafael/laguna-escondida).
`;
const EVENT = {
  name: 'Fiesta de la Laguna',
  when: 'En mayo',
  place: 'La orilla',
  text: 'Se baila hasta tarde.',
  recurrence: { type: 'fixed', month: 5, day: 2 },
  rule: 'Todos los años el 2 de mayo',
  sources: ['https://diario.example/fiesta'],
};
const PLACE_PATH = '/lugares-para-visitar-en-san-rafael/laguna-escondida';
const ARTICLE_PATH = '/blog-de-turismo-san-rafael/tres-dias';
const AGENDA_PATH = '/agenda-de-eventos-san-rafael';

function writeAll() {
  const copy = copySmallContent();
  copy.write('content/places/laguna-escondida.md', PLACE);
  copy.write('content/posts/tres-dias.md', ARTICLE);
  copy.write('content/events/fiesta-de-la-laguna.json', JSON.stringify(EVENT));
  return copy;
}

/** The HTML that a visitor's browser receives for an address. */
async function htmlAt({ pages, layouts, resources }: Site, wanted: string): Promise<string> {
  const page = pages.find(({ address }) => address === wanted);
  const layout = page && layouts.get(page.language);
  if (!layout) throw new Error(`There is no page ${wanted}.`);
  return renderPage(page, layout, resources);
}

test('a new file becomes a page in every language, in menus and search, with its Spanish marked', async () => {
  const site = await readSite(writeAll().root);
  const addresses = site.pages.map(({ address }) => address);
  for (const prefix of ['', '/en', '/pt']) {
    expect(addresses).toEqual(expect.arrayContaining([`${prefix}${PLACE_PATH}`, `${prefix}${ARTICLE_PATH}`]));
  }
  expect(
    site.layouts
      .get('en')
      ?.menus.find(({ id }) => id === 'places')
      ?.links.at(-1),
  ).toEqual({
    href: PLACE_PATH,
    label: 'La Laguna Escondida',
    print: expect.any(Number),
  });
  expect(site.files.get('/search/es.json')).toContain('Fiesta de la Laguna');
  expect(site.files.get('/sitemap.xml')).toContain(PLACE_PATH);
  expect(site.files.get(`/en${AGENDA_PATH}/fiesta-de-la-laguna.ics`)).toContain('DTSTART');

  const spanish = await htmlAt(site, ARTICLE_PATH);
  expect(spanish).toContain(`<a href="${PLACE_PATH}">la laguna</a>`);
  expect(spanish).toContain('<h1>Tres días en la laguna</h1>');

  const article = await htmlAt(site, `/en${ARTICLE_PATH}`);
  expect(article).toMatch(/<h1 lang="es">Tres días en la laguna<\/h1>/);
  expect(article).toMatch(/<div class="[^"]*" lang="es"><p>Empieza en <a href="\/en\/lugares/);
  expect(await htmlAt(site, '/en/blog-de-turismo-san-rafael')).toMatch(
    /<h2 lang="es"><a [^>]*>Tres días en la laguna<\/a><\/h2>.*<p lang="es">Una caminata corta/,
  );
  expect(await htmlAt(site, `/en${AGENDA_PATH}`)).toMatch(
    /<h3 lang="es">Fiesta de la Laguna<\/h3>.*<p lang="es">Se baila hasta tarde/,
  );
  const place = await htmlAt(site, `/en${PLACE_PATH}`);
  expect(place).toContain('<h1 lang="es">La Laguna Escondida</h1>');
  expect(place).toMatch(/<section aria-labelledby="parte-2" lang="es"><h2 id="parte-2">Cuándo ir/);
});

test.each([
  ['content/posts/tres-dias.md', ARTICLE, 'line 17: "link" is "/nada", but no page has that address. Allowed: '],
  ['content/places/laguna-escondida.md', PLACE, 'line 15: "link" is "/nada", but no page has that address. Allowed: '],
])('a broken link in %s stops the build with its line', async (file, text, sentence) => {
  const { root, write } = writeAll();
  write(file, text.replace(/^(Empieza|Se llega).*$/m, '[Nada](/nada).'));
  const [problem] = await problemsOf(() => readSite(root));
  expect(problem?.startsWith(`${file}: ${sentence}`), problem).toBe(true);
});

test('a print that does not exist stops the build with its line', async () => {
  const { root, write } = writeAll();
  write('content/places/laguna-escondida.md', PLACE.replace('valle-grande-hero', 'valle-grande-hreo'));
  const [problem] = await problemsOf(() => readSite(root));
  expect(problem).toContain(
    'laguna-escondida.md: line 12: "pictures.hero.print" is "places/valle-grande-hreo", which is no print',
  );
});

test('an unknown activity and an unknown related page are reported with their lines', async () => {
  const { root, write } = writeAll();
  write('content/posts/tres-dias.md', ARTICLE.replace(/- \/lugares.*$/m, '- /contacto-exito'));
  expect(await problemsOf(() => readSite(root))).toEqual([
    'content/posts/tres-dias.md: line 14: "related" has "/contacto-exito", which is neither a place nor a listing.',
  ]);
  write('content/posts/tres-dias.md', ARTICLE);
  write('content/places/laguna-escondida.md', PLACE.replace('/turismo-aventura-san-rafael', '/turismo'));
  const [problem] = await problemsOf(() => readSite(root));
  expect(problem).toContain('laguna-escondida.md: line 10: "activities.0.link" is "/turismo", but no page has');
});
