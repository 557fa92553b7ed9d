import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { agendaPage } from '#app/screens/agenda/page.server.ts';
import { readBlog } from '#app/screens/blog/page.server.ts';
import { pageContext } from '#builder/site/pages.server.ts';
import { readCatalogue } from '#catalog/listings/catalogue.ts';
import { copySmallContent, problemsOf } from './test-content.ts';

const ARTICLE = 'content/posts/la-prueba';
const EVENT = 'content/events/la-prueba';
const PRINT = 'pages/guia-cards-bodegas';

/** A copy of the content with an article and an event, each with its picture. */
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
    return [article, fiesta].map((view) => view && { src: view.src, alt: view.alt });
  };
  return { put, shown };
}

test('an article and an event show a drawing, or the photograph in their folder', async () => {
  const drawn = await withPictures(PRINT);
  const src = `/images/${PRINT}`;
  expect(await drawn.shown()).toEqual([
    { src, alt: 'Una plaza' },
    { src, alt: 'Una banda' },
  ]);
  const own = await withPictures(null);
  for (const owner of [ARTICLE, EVENT]) own.put(`${owner}/photo-1.jpg`);
  expect(await own.shown()).toEqual([
    { src: '/images/posts/la-prueba-photo-1', alt: 'Una plaza' },
    { src: '/images/events/la-prueba-photo-1', alt: 'Una banda' },
  ]);
});

test('a picture that is both or neither is reported, and so is a second photograph, which nobody would see', async () => {
  const neither = await withPictures(null);
  neither.put(`${ARTICLE}/photo-1.jpg`);
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
