import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { placeTiles } from '#app/page/place-tiles.server.ts';
import { agendaPage } from '#app/screens/agenda/page.server.ts';
import { readBlog } from '#app/screens/blog/page.server.ts';
import placeScreen from '#app/screens/place/page.server.ts';
import { pageContext } from '#builder/site/pages.server.ts';
import { readCatalogue } from '#catalog/listings/catalogue.ts';
import { placeTeaser } from '#catalog/places/place-teaser.ts';
import { placePath } from '#common/lib/address/paths.ts';
import { copySmallContent, problemsOf } from './test-content.ts';

const ARTICLE = 'content/posts/la-prueba';
const EVENT = 'content/events/la-prueba';
const PLACE = 'content/places/la-prueba';
const PRINT = 'pages/guia-cards-bodegas';
const OPENING = 'places/valle-grande-hero';

/** A copy of the content with an article, an event and a place, each with its picture. */
async function withPictures(print: string | null) {
  const { root, write } = copySmallContent();
  const facts = ['title: La nota', 'excerpt: Corta.', 'date: 2026-11-20', 'author: Marta'];
  const picture = ['picture:', `  print: ${print}`, '  alt: Una plaza'];
  write(`${ARTICLE}.md`, ['---', ...facts, ...picture, '---', '', 'El texto.', ''].join('\n'));
  const recurrence = { type: 'once', from: '2099-12-12', to: null };
  const event = {
    name: 'La fiesta',
    place: 'Plaza',
    text: 'Música.',
    recurrence,
    picture: { print, alt: 'Una banda' },
  };
  write(`${EVENT}.json`, JSON.stringify(event));
  const place = {
    ...{ title: 'La Laguna', summary: 'Agua quieta.', lat: -34.6, lng: -68.3, coordinatesNote: 'La orilla' },
    ...{ distanceKm: 12, driveTime: '20 min', activities: [] },
    pictures: { hero: { print: print && OPENING, alt: 'Una laguna' }, night: { print: OPENING, alt: 'De noche' } },
  };
  write(`${PLACE}.md`, `---\n${JSON.stringify(place)}\n---\n\nSe llega a pie.\n`);
  const bytes = await sharp({ create: { width: 1000, height: 750, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  const put = (file: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), bytes);
  };
  const shown = async () => {
    const context = pageContext(await readCatalogue(root), 'es');
    const article = readBlog(context).posts.find(({ post }) => post.slug === 'la-prueba')?.view.picture;
    const { events } = agendaPage(context).data.list;
    const fiesta = events.find(({ id }) => id === 'la-prueba')?.picture;
    const page = placeScreen.pages(context).find(({ path }) => path === placePath('la-prueba'));
    const tile = placeTiles(context).find(({ href }) => href === page?.path);
    const [card] = context.catalogue.places
      .filter(({ slug }) => slug === 'la-prueba')
      .map((one) => placeTeaser(context.catalogue, one, 'es'));
    const { picture } = page?.data ?? {};
    const ofPlace = [picture, page?.share?.picture, tile?.picture, card?.picture, picture?.night];
    return [article, fiesta, ...ofPlace].map((view) => view && { src: view.src, alt: view.alt });
  };
  return { put, shown };
}

test('an article, an event and a place show a drawing, or the photograph in their folder, wherever they show one', async () => {
  const drawn = await withPictures(PRINT);
  const src = `/images/${PRINT}`;
  expect(await drawn.shown()).toEqual([
    { src, alt: 'Una plaza' },
    { src, alt: 'Una banda' },
    ...[OPENING, OPENING, `${OPENING}-vertical`, OPENING].map((name) => ({
      src: `/images/${name}`,
      alt: 'Una laguna',
    })),
    { src: `/images/${OPENING}`, alt: 'De noche' },
  ]);
  const own = await withPictures(null);
  for (const owner of [ARTICLE, EVENT, PLACE]) own.put(`${owner}/photo-1.jpg`);
  expect(await own.shown()).toEqual([
    { src: '/images/posts/la-prueba-photo-1', alt: 'Una plaza' },
    { src: '/images/events/la-prueba-photo-1', alt: 'Una banda' },
    ...Array(4).fill({ src: '/images/places/la-prueba-photo-1', alt: 'Una laguna' }),
    undefined, // a drawing of the night beside a photograph of the day
  ]);
});

test('a picture that is both or neither is reported, and so is a second photograph, which nobody would see', async () => {
  const neither = await withPictures(null);
  for (const owner of [ARTICLE, PLACE]) neither.put(`${owner}/photo-1.jpg`);
  expect(await problemsOf(neither.shown)).toEqual([
    `${EVENT}.json: "picture.print" is null, but there is no ${EVENT}/photo-1.jpg; name a print, or put the photograph there.`,
  ]);
  neither.put(`${EVENT}/photo-1.jpg`);
  neither.put(`${EVENT}/photo-2.jpg`);
  expect(await problemsOf(neither.shown)).toEqual([
    `${EVENT}.json: "picture.print" is a single photograph, so that ${EVENT}/photo-2.jpg is never shown; remove it.`,
  ]);
  const both = await withPictures(PRINT);
  both.put(`${EVENT}/photo-1.jpg`);
  expect(await problemsOf(both.shown)).toEqual([
    `${EVENT}.json: "picture.print" names a print, but ${EVENT}/photo-1.jpg is a photograph; write null, or remove the photograph.`,
  ]);
});
