import { z } from 'zod';
import { sourcePage } from '#catalog/content/plain-schemas.ts';
import { languageCode, nameText, text } from '#catalog/content/schema.ts';
import { edition, recurrence } from './event-dates.ts';

const eventTranslation = z.strictObject({
  name: text.optional(),
  when: text.optional(),
  place: text.optional(),
  text: text.optional(),
  rule: text.optional(),
});

/** The contents of an event's file; content/events/README.md explains them to the writer. */
export const eventFacts = z
  .strictObject({
    name: nameText,
    /** The usual date, in words. */
    when: text,
    place: text,
    text: text,
    recurrence,
    /** The recurrence in words. */
    rule: text,
    /** The last edition that somebody confirmed. */
    lastKnown: z.strictObject({ year: z.int(), dates: edition }).nullable().default(null),
    /** The event takes place in another department. */
    nearby: z.boolean().default(false),
    /** The event does not take place every year. */
    irregular: z.boolean().default(false),
    sources: z.array(sourcePage).min(1, 'must name at least one page where the event was read of'),
    /** A note for the owner. */
    todo: text.nullable().default(null),
    translations: z.record(languageCode, eventTranslation).default({}),
  })
  .refine(({ lastKnown }) => lastKnown === null || lastKnown.dates.startsWith(String(lastKnown.year)), {
    path: ['lastKnown', 'year'],
    error: 'must be the year in which "dates" begins',
  });

export type EventFacts = z.output<typeof eventFacts>;
