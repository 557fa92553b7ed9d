import { expect, test } from 'vitest';
import type { BuildContext } from '#app/page/build-context.ts';
import { Pictures } from '#pictures/pictures.ts';
import { printsOf } from './shown-prints.server.ts';

const hero = { print: 'places/canon-del-atuel-hero', alt: 'Un cañón', caption: 'Desde el mirador' };
const picture = (src: string) => ({ src: `/images/${src}`, alt: 'x' });

const context = {
  language: 'es',
  catalogue: {
    pictures: new Pictures(process.cwd()),
    locales: { translator: () => () => 'Bodegas' },
    places: [{ path: '/canon', at: () => 'canon.md', in: () => ({ title: 'Cañón', pictures: { hero, gallery: [] } }) }],
    collections: [{ name: 'bodegas' }],
    views: () => ({
      details: [
        { card: { title: 'Real', href: '/real' }, sampleNote: null, images: [picture('bodegas/real-1')] },
        {
          card: { title: 'Borrower', href: '/borrower' },
          sampleNote: null,
          images: [picture(`${hero.print}-vertical`)],
        },
        {
          card: { title: 'Invented', href: '/invented' },
          sampleNote: 'Ejemplo',
          images: [picture('bodegas/invented-1')],
        },
      ],
    }),
  },
} as unknown as BuildContext;

test('plates have the texts of the pages that show their prints, in the requested order', () => {
  const shown = printsOf(context, ['bodegas/real-1', 'places/canon-del-atuel-hero-vertical'], 'plates');
  expect(shown).toMatchObject([
    { title: 'Real', place: 'Bodegas', href: '/real', isUpright: false },
    { title: 'Desde el mirador', place: 'Cañón', href: '/canon', isUpright: true },
  ]);
});

test('a name that is not a print stops the build', () => {
  expect(() => printsOf(context, ['places/nowhere-1'], 'plates')).toThrow(
    /content\/pages\/laminas\.json: "plates\.0\.print".*no print/,
  );
});

test('the print of a sample is not a plate', () => {
  expect(() => printsOf(context, ['bodegas/invented-1'], 'plates')).toThrow(/no print/);
});
