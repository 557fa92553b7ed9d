import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { addDays } from '#common/lib/days.ts';

export type CalendarEvent = {
  /** Stable across files and builds, so that a calendar program replaces events instead of duplicating them. */
  uid: string;
  /** "2026-11-21", both included. */
  start: string;
  end: string;
  title: string;
  text: string;
  place: string;
  /** Where the place is, if the guide knows: below its name, as calendar programs expect it. */
  address?: string;
  point?: { latitude: number; longitude: number };
  url: string;
  /** The real date is still to be announced; this one is a reminder. */
  isTentative: boolean;
};

type Calendar = {
  name: string;
  language: string;
  /** The day of the build, when the events were last written. */
  writtenOn: string;
  events: CalendarEvent[];
};

/** Writes an `.ics` file (RFC 5545) of all-day events, which phones, Google, Apple and Outlook import. */
export function calendarFile({ name, language, writtenOn, events }: Calendar): string {
  const calendar = ical({
    name,
    prodId: { company: 'Guia San Rafael', product: 'Agenda', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const { uid, start, end, title, text, place, address, point, url, isTentative } of events) {
    calendar.createEvent({
      id: uid,
      // By a higher number, calendar programs notice that an event that they imported has changed.
      sequence: Math.max(0, (midnight(writtenOn).getTime() - FIRST_DAY) / DAY_MS),
      stamp: midnight(writtenOn),
      allDay: true,
      start: midnight(start),
      // The end is exclusive.
      end: midnight(addDays(end, 1)),
      summary: title,
      description: text,
      location: {
        title: place,
        ...(address !== undefined && { address }),
        ...(point && { geo: { lat: point.latitude, lon: point.longitude } }),
      },
      url,
      // An event whose date merely follows from a rule is not confirmed, so it gets no status.
      status: isTentative ? ICalEventStatus.TENTATIVE : null,
      // A festival does not make its visitor busy.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return `${calendar.toString()}\r\n`;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_DAY = Date.UTC(2026, 0, 1);

/** Midnight in UTC, so that the dates do not depend on where the file is built. */
const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);
