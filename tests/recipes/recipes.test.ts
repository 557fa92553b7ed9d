/**
 * Follows the README's recipes to the letter in a small copy of the project, which is then built as a host would serve it.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { articleFile } from '../build/article.ts';
import { IN_A_HURRY, smallGuide } from '../build/small-guide.ts';
import { viewpoint } from './viewpoint.ts';

const BUILD_MS = 600_000;

const { root, read, write: writeFile } = smallGuide({ isTranslated: true });

beforeAll(() => {
  addScreen();
  addCategory();
  addPlaceArticleAndEvent();
  addLanguage();
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, SHARE_PICTURES: 'usual', ...IN_A_HURRY },
  });
  if (status !== 0) throw new Error(`The build failed:\n${stdout}\n${stderr}`);
}, BUILD_MS);

afterAll(() => rmSync(root, { recursive: true, force: true }));

test('a screen is one folder, with its content: it has a page in every language, and search finds it', () => {
  for (const prefix of ['', 'en/', 'pt/'])
    expect(html(`${prefix}mirador-de-prueba`)).toContain('Se ve hasta los Andes');
  expect(read('dist/search/es.json')).toContain('Mirador de prueba');
  expect(read('dist/sitemap.xml')).toContain('/mirador-de-prueba</loc>');
});

test('a category is one folder with one listing: list, listing, short address, menus and sitemap follow', () => {
  expect(html('termas-de-prueba')).toContain('Termas La Prueba');
  expect(html('termas-de-prueba/la-prueba')).toContain('Termas La Prueba');
  expect(JSON.parse(read('dist/.redirects.json'))).toMatchObject({ '/termas': '/termas-de-prueba' });
  expect(html('favoritos')).toContain('href="/termas-de-prueba"');
  expect(read('dist/sitemap.xml')).toContain('/termas-de-prueba/la-prueba</loc>');
});

test('a place, an article and an event are one file each', () => {
  expect(html('lugares-para-visitar-en-san-rafael/laguna-de-prueba')).toContain('Cuándo conviene');
  expect(html('favoritos')).toContain('href="/lugares-para-visitar-en-san-rafael/laguna-de-prueba"');
  expect(html('blog-de-turismo-san-rafael')).toContain('Tres días de prueba');
  expect(html('blog-de-turismo-san-rafael/tres-dias')).toContain('Empieza temprano');
  expect(html('agenda-de-eventos-san-rafael')).toContain('Fiesta de prueba');
  expect(existsSync(path.join(root, 'dist/agenda-de-eventos-san-rafael/fiesta-de-prueba.ics'))).toBe(true);
});

test('a language is one folder of translations: its pages are below it, and all others link to them', () => {
  expect(html('it/favoritos')).toContain('<html lang="it">');
  expect(html('favoritos')).toMatch(/hreflang="it" href="[^"]*\/it\/favoritos"/);
  expect(html('it/termas-de-prueba')).toContain('Termas La Prueba');
});

const at = (file: string) => path.join(root, file);
const html = (address: string) => read(`dist/${address}/index.html`);

function write(file: string, content: string | object) {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFile(file, content);
}

function addScreen() {
  for (const [file, content] of Object.entries(viewpoint)) write(file, content);
}

function addCategory() {
  const folder = 'content/collections/termas';
  cpSync(at('content/collections/bodegas'), at(folder), { recursive: true });
  rmSync(at(`${folder}/listings`), { recursive: true });
  const index = read(`${folder}/index.ts`)
    .replace(/type: '[^']+'/, "type: 'terma'")
    .replace(/path: '[^']+'/, "path: '/termas-de-prueba'");
  write(`${folder}/index.ts`, index);
  const words = JSON.parse(read(`${folder}/es.json`)) as object; // a collection's words
  const own = {
    label: 'Termas',
    title: 'Termas',
    pageTitle: 'Termas de prueba',
    description: 'Termas que no existen.',
  };
  write(`${folder}/es.json`, { ...words, ...own });
  write(`${folder}/listings/la-prueba.json`, {
    name: 'Termas La Prueba',
    description: 'Agua caliente inventada para las pruebas.',
    location: 'Calle Falsa 123',
    category: 'boutique',
    clubWelcome: false,
    images: [{ print: 'pages/guia-cards-bodegas', alt: 'Camino entre álamos' }],
  });
}

function addPlaceArticleAndEvent() {
  write(
    'content/places/laguna-de-prueba.md',
    `---
title: La laguna de prueba
summary: Un espejo de agua que no existe.
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

## Cuándo conviene

En otoño.
`,
  );
  write('content/posts/tres-dias.md', articleFile('Empieza temprano.'));
  write('content/events/fiesta-de-prueba.json', {
    name: 'Fiesta de prueba',
    when: 'En mayo',
    place: 'La orilla',
    text: 'Se baila hasta tarde.',
    recurrence: { type: 'fixed', month: 5, day: 2 },
    rule: 'Todos los años el 2 de mayo',
    sources: ['https://diario.example/fiesta'],
  });
}

function addLanguage() {
  cpSync(at('content/locales/en'), at('content/locales/it'), { recursive: true });
  const words = JSON.parse(read('content/locales/it/catalog.json')) as object;
  write('content/locales/it/catalog.json', { ...words, locale: 'it_IT', languageName: 'Italiano' });
}
