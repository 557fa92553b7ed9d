import { z } from 'zod';

/** Characters of a single text: the longest of the guide has half as many. */
const LONGEST_TEXT = 3000;
/** Characters of a name: twice the longest of the guide; a card has place for two or three lines of it. */
const LONGEST_NAME = 120;
/** What marks words in Markdown and HTML, there or at the beginning of a line. */
const MARKS = /\*\*|\]\(|<\/?[a-z][^>]*>|^#{1,6}(?= )|^[-•](?= )|(?<!\S)\*(?=\S[^*\n]*\*)/im;

/** Words that a visitor reads, shown as they stand. */
export const text = textOf(LONGEST_TEXT);

/** What something is called. */
export const nameText = textOf(LONGEST_NAME);

function textOf(most: number) {
  return z
    .string()
    .trim()
    .min(1, 'must not be empty; leave the field out, or write null, when it is unknown')
    .max(most, { error: ({ input }) => `has ${String(input).length} characters, more than ${most}; shorten it` })
    .refine((words) => !MARKS.test(words), {
      error: ({ input }) =>
        `is plain text, so that its ${MARKS.exec(String(input))?.[0]} would be shown; take them away`,
    });
}

/** Where a fact was read: a web page, or the request of a business, whose number the inbox gave it. */
export const source = z
  .string()
  .refine(
    (words) => webAddress.safeParse(words).success || /^(publicar|sabes):[\w-]+$/.test(words),
    'must be a web address that begins with https://',
  );

/** A web address that begins with http:// or https://. */
export const webAddress = z.url({ protocol: /^https?$/, error: 'must be a web address that begins with https://' });
