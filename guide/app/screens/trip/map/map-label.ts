import type { TimedDay } from '#app/features/trip/timing/timing.ts';
import type { Translate } from '#common/lib/text/translate.ts';

/** What a day's map shows, in words: its stops by their numbers, and where it sets out. */
export function mapLabel({ number, parts, leaves }: TimedDay, t: Translate): string {
  const names = parts.flatMap((part) =>
    part.kind === 'stop' && part.thing?.district ? [`${part.place + 1} ${part.thing.name}`] : [],
  );
  const map = t('trip.sheet.map', { day: number + 1, names: names.join(', ') });
  return `${map}. ${t('trip.leaveFrom', { place: leaves.name })}`;
}
