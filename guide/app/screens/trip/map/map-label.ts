import type { TimedDay } from '#app/features/trip/timing/timing.ts';
import type { Translate } from '#common/lib/text/translate.ts';

/** What a day's map shows, in words: its stops by their numbers. */
export function mapLabel({ number, parts }: TimedDay, t: Translate): string {
  const names = parts.flatMap((part) =>
    part.kind === 'stop' && part.thing?.district ? [`${part.place + 1} ${part.thing.name}`] : [],
  );
  return t('trip.sheet.map', { day: number + 1, names: names.join(', ') });
}
