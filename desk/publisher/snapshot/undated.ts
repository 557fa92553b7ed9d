import { datesIn, readEdition } from '#catalog/events/event-dates.ts';
import type { AgendaEvent } from '#catalog/events/read-events.ts';
import type { Snapshot } from '#common/contracts/desk/snapshot.ts';
import { SPANISH } from '#common/lib/address/local-path.ts';

/** Events whose next edition has no announced date. */
export function undatedEvents(events: AgendaEvent[], today: string): Snapshot['undated'] {
  return events
    .map((event) => event.in(SPANISH))
    .filter(({ recurrence, lastKnown }) => {
      if (recurrence.type === 'once') return !recurrence.confirmed && (recurrence.to ?? recurrence.from) >= today;
      const announced = lastKnown && readEdition(lastKnown.dates);
      if (announced && !announced.isPending && announced.end >= today) return false;
      const year = Number(today.slice(0, 4));
      const next = [year, year + 1].map((one) => datesIn(recurrence, one)).find(({ end }) => end >= today);
      return next?.isPending ?? true;
    })
    .map(({ id, name, when }) => ({ file: `content/events/${id}.json`, name, usually: when ?? '' }));
}
