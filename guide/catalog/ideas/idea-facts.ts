import { z } from 'zod';
import { innerLink, noteText, picture, text, translations } from '#catalog/content/schema.ts';

/** More would be a list again, and lists have pages of their own. */
const MOST_ENTRIES = 8;

/** The contents of an idea's file; content/ideas/README.md explains them to the writer. */
export const ideaFacts = z.strictObject({
  /** The idea's place on the page: 1 comes first. */
  position: z.int().positive(),
  title: text,
  text: text,
  /** Its print; without one it shows that of an entry. */
  picture: picture.optional(),
  entries: z
    .array(
      z.strictObject({
        /** A place or a listing of the guide. */
        link: innerLink,
        /** An opinion, in one sentence. */
        say: text,
        /** The reason for it: a fact. */
        why: text,
      }),
    )
    .min(1)
    .max(MOST_ENTRIES),
  /** The web pages where facts were read that the guide has nowhere else. */
  sources: z.array(noteText).default([]),
  translations,
});
