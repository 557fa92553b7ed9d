import { z } from 'zod';
import { sourcePage } from '#catalog/content/plain-schemas.ts';
import {
  idText,
  innerLink,
  nameText,
  noteText,
  paragraph,
  picture,
  printOrPhoto,
  text,
} from '#catalog/content/schema.ts';
import { pictureTranslation } from '#catalog/languages/picture-translation.ts';

/** The front matter of an article's file; content/posts/README.md explains it to the writer. */
export const postFacts = z.strictObject({
  title: nameText,
  excerpt: paragraph,
  date: z.iso.date('must be a day such as 2026-09-15'),
  author: text,
  tags: z.array(text).default([]),
  /** The words for search engines; without them they are the title, the excerpt and the tags. */
  seo: z.strictObject({ title: text, description: paragraph, keywords: text }).nullable().default(null),
  picture: printOrPhoto,
  /** Replaces `picture` above the text when the visitor has chosen the dark theme. */
  night: picture.nullable().default(null),
  /**
   * The prints within the text, each below the part under a heading: `under` repeats the Spanish heading, `print` names
   * a picture in any place's gallery, which describes it in every language.
   */
  prints: z.array(z.strictObject({ under: idText, print: idText })).default([]),
  /** The addresses of places and listings that the article is about. */
  related: z.array(innerLink).default([]),
  /** The web pages where the facts were read. */
  sources: z.array(sourcePage).default([]),
  /** Notes for the owner. */
  todo: z.array(noteText).default([]),
});

/** The fields that a translation may hold. */
export const postTranslation = z.strictObject({
  title: text.optional(),
  excerpt: paragraph.optional(),
  author: text.optional(),
  tags: z.array(text).optional(),
  seo: z
    .strictObject({ title: text.optional(), description: paragraph.optional(), keywords: text.optional() })
    .optional(),
  picture: pictureTranslation.optional(),
  night: pictureTranslation.optional(),
});

export type PostFacts = z.output<typeof postFacts>;
