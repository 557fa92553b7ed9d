import { z } from 'zod';
import { markIn } from '#common/lib/text/plain-marks.ts';
import { impossibleHour, isClock } from '#common/lib/written/hour.ts';
import { isPageOf } from '#common/lib/written/web.ts';
import { deskHints } from './desk-hints.ts';

/** Maximum characters of a text: twice the longest in the guide. */
const LONGEST_TEXT = 3000;
/** Maximum characters of a name: twice the longest in the guide; a card has room for two or three lines of it. */
const LONGEST_NAME = 120;

const NO_HOUR = 'must name an hour that a clock shows, such as 21 h or 21:30';
const NO_CLOCK = 'must be one hour in figures, such as 15:00';

/** Text shown to visitors, in their language. */
export const text = textOf(LONGEST_TEXT).register(deskHints, { isTranslated: true });

/** Text of more than a line. */
export const paragraph = textOf(LONGEST_TEXT).register(deskHints, { isTranslated: true });

/** An hour in words: "21:00", "de 10:00 a 19:00", "al atardecer". */
export const hourText = textOf(LONGEST_TEXT).refine(isHour, NO_HOUR).register(deskHints, { isTranslated: true });

/** An hour in figures, the same in every language: "14:00". */
export const sameHour = textOf(LONGEST_TEXT).refine(isClock, NO_CLOCK).register(deskHints, { isTranslated: false });

/** The name of something. */
export const nameText = textOf(LONGEST_NAME).register(deskHints, { isTranslated: false });

/** Text shown to visitors, the same in every language: the name of a business or a person, a code, an hour. */
export const sameText = textOf(LONGEST_TEXT).register(deskHints, { isTranslated: false });

/** What tells an entry of a list from the others, in addresses and in other files; visitors do not read it. */
export const idText = textOf(LONGEST_NAME).register(deskHints, { isTranslated: false });

/** Another listing, by its collection and its file's name: "bodegas/bodega-suter". The build checks that there is one. */
export const listingName = textOf(LONGEST_NAME).register(deskHints, { control: 'listing', isTranslated: false });

/** A note beside the content: what the owner still has to find out, or where a fact was read. */
export const noteText = textOf(LONGEST_TEXT).register(deskHints, { isTranslated: false });

function textOf(most: number) {
  return z
    .string()
    .trim()
    .min(1, 'must not be empty; leave the field out, or write null, when it is unknown')
    .max(most, { error: ({ input }) => `has ${String(input).length} characters, more than ${most}; shorten it` })
    .refine((words) => markIn(words) === null, {
      error: ({ input }) => `is plain text, so that its ${markIn(String(input))} would be shown; take them away`,
    });
}

function isHour(words: string): boolean {
  return impossibleHour(words) === null;
}

/** A web address that begins with http:// or https://. */
export const webAddress = z.url({ protocol: /^https?$/, error: 'must be a web address that begins with https://' });

/** A profile, which people name by its user: "@sanrafael". */
export const instagramPage = webAddress
  .refine((address) => isPageOf('instagram', address), 'must be a page on Instagram')
  .register(deskHints, { control: 'instagram' });
export const facebookPage = webAddress
  .refine((address) => isPageOf('facebook', address), 'must be a page on Facebook')
  .register(deskHints, { control: 'facebook' });

const REPOSITORY = /^https?:\/\/([\w-]+\.)*(github|gitlab|bitbucket)\.(com|org)\//i;

/** A web page where a fact was read. A stranger's code repository vouches for nothing: the page that it copies may. */
export const sourcePage = webAddress.refine(
  (address) => !REPOSITORY.test(address),
  'is a code repository, which is no authority; name the page that it copies, or move it to "todo"',
);

/** Where a fact was read: a web page, or a request sent by a business, by the number that the inbox gave it. */
export const source = z.string().superRefine((words, problems) => {
  if (/^(publicar|sabes):[\w-]+$/.test(words)) return;
  for (const { message } of sourcePage.safeParse(words).error?.issues ?? []) problems.addIssue(message);
});
