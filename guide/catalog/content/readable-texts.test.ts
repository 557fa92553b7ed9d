import { expect, test } from 'vitest';
import { z } from 'zod';
import { readableTexts } from './readable-texts.ts';
import { idText, innerLink, nameText, noteText, picture, text, translations } from './schema.ts';

const schema = z.strictObject({
  title: nameText,
  rows: z.array(z.strictObject({ id: idText, kind: z.enum(['bus', 'taxi']), label: text.nullable(), link: innerLink })),
  picture,
  todo: z.array(noteText),
  translations,
});

test('what visitors read is read at any depth; what tells things apart, links, notes and pictures are not', () => {
  const content = {
    title: 'Transporte',
    rows: [
      { id: 'linea-9', kind: 'bus', label: 'A la terminal', link: '/como-llegar' },
      { id: 'radio-taxi', kind: 'taxi', label: null, link: '/telefonos' },
    ],
    picture: { print: 'pages/colectivo', alt: 'Un colectivo', caption: 'De madrugada' },
    todo: ['Preguntar el precio'],
    translations: { en: { title: 'Transport' } },
  };

  expect(readableTexts(schema, content)).toEqual(['Transporte', 'A la terminal']);
});
