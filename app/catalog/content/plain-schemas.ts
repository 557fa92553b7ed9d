import { z } from 'zod';

/** Characters of a single text: the longest of the guide has half as many. */
const LONGEST_TEXT = 3000;
/** What marks words in Markdown and HTML. */
const MARKS = /\*\*|\]\(|<\/?[a-z][^>]*>/i;

/** Words that a visitor reads, shown as they stand. */
export const text = z
  .string()
  .trim()
  .min(1, 'must not be empty; leave the field out, or write null, when it is unknown')
  .max(LONGEST_TEXT, {
    error: ({ input }) => `has ${String(input).length} characters, more than ${LONGEST_TEXT}; shorten it`,
  })
  .refine((words) => !MARKS.test(words), {
    error: ({ input }) => `is plain text, so that its ${MARKS.exec(String(input))?.[0]} would be shown; take them away`,
  });

/** A web address that begins with http:// or https://. */
export const webAddress = z.url({ protocol: /^https?$/, error: 'must be a web address that begins with https://' });
