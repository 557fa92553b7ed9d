import { z } from 'zod';
import { idText, sameText, sourcePage } from '#catalog/content/plain-schemas.ts';
import { ANSWERED } from '#common/contracts/desk/checks.ts';
import { isDay } from '#common/lib/days.ts';
import { didYouMean } from '#reading/mistakes/did-you-mean.ts';
import { ContentError } from '#reading/problems.ts';
import { firstDay, isKnownDay } from './known-day.ts';

/**
 * Ways of checking by reading what others wrote: the business itself, a public body, a newspaper or blog, the
 * municipality's register of businesses read in a copy, two public lists that agree.
 */
const READ = ['web', 'oficial', 'prensa', 'registro', 'listas'] as const;

/** A day, or as much of one as a source gives. */
export const knownDay = z
  .string()
  .refine(isKnownDay, 'must be a day such as 2026-11-20, or a month or a year where no more is known');

/** A day of the calendar. */
export const day = z.string().refine(isDay, 'must be a day of the calendar, such as 2026-12-31');

/** One line of the log: on that day, somebody confirmed that these fields match the file. */
export const check = z.strictObject({
  /** The day of the check, or the day a source was written. A month or a year if no more is known. */
  on: knownDay,
  by: sameText.nullable().default(null),
  /** `guia`: whoever keeps the guide wrote it and vouches for it. */
  how: z.enum([...ANSWERED, 'guia', ...READ]),
  url: sourcePage.nullable().default(null),
  /** The last day on which a season, an event or a prohibition holds. */
  until: day.nullable().default(null),
  /** Names of the fields that were checked. */
  facts: z.array(idText).min(1, 'must name at least one field'),
});

export const checks = z
  .array(check, 'must be a list such as [{ "on": "2026-11-20", "by": "Marta", "how": "llamada", "facts": ["phone"] }]')
  .default([]);

export type Check = z.output<typeof check>;

/**
 * Checks the log against the fields that it may name, and against the calendar.
 * @param today as "2026-11-21"
 * @throws {ContentError} one sentence for each line in the future and each unknown field
 */
export function testChecks(log: readonly Check[], allowed: readonly string[], file: string, today: string): void {
  const problems = log.flatMap(({ on, facts }, index) => [
    ...(firstDay(on) > today
      ? [`${file}: "checks.${index}.on" is "${on}", which is in the future; write the day of the check.`]
      : []),
    ...facts
      .filter((fact) => !allowed.includes(fact))
      .map(
        (fact) =>
          `${file}: "checks.${index}.facts" names "${fact}"${didYouMean(fact, [...allowed])}, which is no fact that can be checked here. Allowed: ${allowed.join(', ')}.`,
      ),
  ]);
  if (problems.length > 0) throw new ContentError(problems);
}

/** The newest line that names the fact, or null if nobody confirmed it. Of two lines from one day, the later counts. */
export function newestCheck(log: readonly Check[], fact: string): Check | null {
  return log
    .filter(({ facts }) => facts.includes(fact))
    .reduce<Check | null>((newest, line) => (newest && firstDay(newest.on) > firstDay(line.on) ? newest : line), null);
}
