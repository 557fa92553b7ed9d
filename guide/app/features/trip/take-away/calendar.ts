import ical, { ICalCalendarMethod } from 'ical-generator';
import type { DistrictFacts } from '#views/trip-views.ts';
import type { TimedDay } from '../timing/timing.ts';

type Words = { name: string; stamp: Date; language: string; origin: string; districts: Record<string, DistrictFacts> };

/**
 * The stops of all days that have a date, as the text of an `.ics` file (RFC 5545). Times are written in UTC, three
 * hours ahead of Mendoza, so that a phone in another zone shows the right hour.
 */
export function tripCalendar(days: TimedDay[], { name, stamp, language, origin, districts }: Words): string {
  const calendar = ical({
    name,
    prodId: { company: 'Guia San Rafael', product: 'Mi viaje', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const { date, parts } of days) {
    if (!date) continue;
    for (const part of parts) {
      if (part.kind !== 'stop' || part.thing?.role === 'read') continue;
      const { stop, thing, at, minutes, place } = part;
      calendar.createEvent({
        id: `${date}-${place}-${stop.type}-${stop.id}@mi-viaje`,
        stamp,
        start: instant(date, at),
        end: instant(date, at + Math.max(minutes, 15)),
        summary: thing?.name ?? stop.name ?? stop.id,
        location: thing?.district ? (districts[thing.district]?.name ?? null) : null,
        url: thing ? origin + thing.href : null,
      });
    }
  }
  return `${calendar.toString()}\r\n`;
}

const instant = (date: string, minutes: number) => new Date(Date.parse(`${date}T00:00:00-03:00`) + minutes * 60_000);
