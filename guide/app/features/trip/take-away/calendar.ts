import ical, { ICalCalendarMethod } from 'ical-generator';
import type { DistrictFacts, Thing } from '#views/trip-views.ts';
import { contactsOf } from '../contacts.ts';
import type { TimedDay } from '../timing/timing.ts';

type Words = {
  name: string;
  stamp: Date;
  language: string;
  origin: string;
  districts: Record<string, DistrictFacts>;
  /** What every entry says: to confirm before setting out. */
  note: string;
};

/**
 * The stops of all days that have a date, as the text of an `.ics` file (RFC 5545). Times are written in UTC, three
 * hours ahead of Mendoza, so that a phone in another zone shows the right hour.
 */
export function tripCalendar(days: TimedDay[], { name, stamp, language, origin, districts, note }: Words): string {
  const calendar = ical({
    name,
    prodId: { company: 'Guia San Rafael', product: 'Mi viaje', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  const visits = new Map<string, number>();
  for (const { date, parts } of days) {
    if (!date) continue;
    for (const part of parts) {
      if (part.kind !== 'stop' || part.thing?.role === 'read') continue;
      const { stop, thing, at, minutes } = part;
      // By what is visited, not by when: an imported trip that changes is updated, and two visits stay two.
      const visited = `${stop.type}-${stop.id}`;
      const visit = (visits.get(visited) ?? 0) + 1;
      visits.set(visited, visit);
      calendar.createEvent({
        id: `${visited}-${visit}@mi-viaje`,
        sequence: Math.max(0, Math.floor(stamp.getTime() / 1000) - FIRST_SECOND),
        stamp,
        start: instant(date, at),
        end: instant(date, at + Math.max(minutes, 15)),
        summary: thing?.name ?? stop.name ?? stop.id,
        location: placeOf(thing, districts),
        description: noteOf(thing, note),
        url: thing ? origin + thing.href : null,
      });
    }
  }
  return `${calendar.toString()}\r\n`;
}

/** The district, with the measured point if there is one: a district's centre would lead a map to the wrong door. */
function placeOf(thing: Thing | null, districts: Words['districts']) {
  const title = thing?.district && districts[thing.district]?.name;
  if (!title) return null;
  const [lat, lon] = thing.point ?? [];
  return lat === undefined || lon === undefined ? { title } : { title, geo: { lat, lon } };
}

/** Phone, hours as written, and what every entry says; a sample has no phone. */
function noteOf(thing: Thing | null, note: string): string {
  if (!thing || thing.isSample) return note;
  const phones = contactsOf(thing).map(({ name, phone }) => (name === thing.name ? phone : `${name}: ${phone}`));
  return [...phones, ...(thing.hours ? [thing.hours] : []), note].join('\n');
}

/** A later file has a higher number, by which calendars take its changes: seconds since 2026. */
const FIRST_SECOND = Date.UTC(2026, 0, 1) / 1000;

const instant = (date: string, minutes: number) => new Date(Date.parse(`${date}T00:00:00-03:00`) + minutes * 60_000);
