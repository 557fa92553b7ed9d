import { z } from 'zod';
import { deskHints, seasonal } from '#catalog/content/desk-hints.ts';
import { hourText, sourcePage, webAddress } from '#catalog/content/plain-schemas.ts';
import { innerLink, languageCode, nameText, noteText, paragraph, printOrPhoto, text } from '#catalog/content/schema.ts';
import { pictureTranslation } from '#catalog/languages/picture-translation.ts';
import { edition, recurrence } from './event-dates.ts';

const eventTranslation = z.strictObject({
  name: text.optional(),
  when: text.optional(),
  place: text.optional(),
  text: paragraph.optional(),
  rule: text.optional(),
  hour: text.optional(),
  price: text.optional(),
  picture: pictureTranslation.optional(),
});

/** An edition that somebody confirmed. */
export const lastKnown = z.strictObject({ year: z.int(), dates: edition });

/** What only an event of every year says. */
const YEARLY = { notWith: { recurrence: 'once' } };
const MUST_IF_YEARLY = { mustUnless: { recurrence: 'once' } };

/** The contents of an event's file; content/events/README.md explains them to the writer. */
export const eventFacts = z
  .strictObject({
    name: nameText,
    /** The usual date, in words. An event that takes place once has its days instead. */
    when: seasonal(text.nullable().default(null), { ...YEARLY, ...MUST_IF_YEARLY }),
    /** Where it is, in words. */
    place: text,
    /** The place or the listing of the guide where it is. */
    page: innerLink.nullable().default(null).register(deskHints, { namedBy: 'place' }),
    text: paragraph,
    recurrence,
    /** The recurrence in words. */
    rule: text
      .nullable()
      .default(null)
      .register(deskHints, { ...YEARLY, ...MUST_IF_YEARLY }),
    /** The hour in words: "21:00", "de 10:00 a 19:00", "al atardecer". */
    hour: hourText.nullable().default(null),
    /** The price in words: "Gratis", "$ 5.000". */
    price: seasonal(text.nullable().default(null)),
    /** The page of whoever organises it or sells tickets. */
    link: webAddress.nullable().default(null),
    picture: printOrPhoto.nullable().default(null),
    /** The last edition that somebody confirmed. */
    lastKnown: seasonal(lastKnown.nullable().default(null), YEARLY),
    /** The event takes place in another department. */
    nearby: z.boolean().default(false),
    /** The event does not take place every year. */
    irregular: seasonal(z.boolean().default(false), YEARLY),
    /** The pages where the event was read of; whoever keeps the guide may vouch for a single event herself. */
    sources: z.array(sourcePage).default([]).register(deskHints, MUST_IF_YEARLY),
    /** A note for the owner. */
    todo: noteText.nullable().default(null),
    translations: z.record(languageCode, eventTranslation).default({}).register(deskHints, { control: 'translations' }),
  })
  .superRefine((event, context) => {
    if (event.recurrence.type === 'once') return;
    for (const field of ['when', 'rule'] as const) {
      const error = 'must say in words when it takes place each year';
      if (event[field] === null) context.addIssue({ code: 'custom', path: [field], message: error });
    }
    const error = 'must name at least one page where the event was read of';
    if (event.sources.length === 0) context.addIssue({ code: 'custom', path: ['sources'], message: error });
  })
  .refine(({ lastKnown }) => lastKnown === null || lastKnown.dates.startsWith(String(lastKnown.year)), {
    path: ['lastKnown', 'year'],
    error: 'must be the year in which "dates" begins',
  });

export type EventFacts = z.output<typeof eventFacts>;
