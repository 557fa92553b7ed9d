import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { addDays } from '#app/lib/days.ts';

export type CalendarEvent = {
  /** The same in every file and every year's build, so that a program replaces and does not double. */
  uid: string;
  /** "2026-11-21", both included. */
  start: string;
  end: string;
  title: string;
  text: string;
  place: string;
  url: string;
  /** The day is a reminder that the real one is still to be announced. */
  isTentative: boolean;
};

type Calendar = {
  name: string;
  language: string;
  /** The day of the build: when the events were last written. */
  writtenOn: string;
  events: CalendarEvent[];
};

/** The text of an `.ics` file (RFC 5545) of whole-day events: what phones, Google, Apple and Outlook take in. */
export function calendarFile({ name, language, writtenOn, events }: Calendar): string {
  const calendar = ical({
    name,
    prodId: { company: 'Guia San Rafael', product: 'Agenda', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const { uid, start, end, title, text, place, url, isTentative } of events) {
    calendar.createEvent({
      id: uid,
      stamp: midnight(writtenOn),
      allDay: true,
      start: midnight(start),
      // The day after the last one.
      end: midnight(addDays(end, 1)),
      summary: title,
      description: text,
      location: place,
      url,
      // What only follows from a rule is not confirmed either, so nothing says so.
      status: isTentative ? ICalEventStatus.TENTATIVE : null,
      // A feast does not make its visitor busy.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return `${calendar.toString()}\r\n`;
}

/** In UTC, in which the file's days are written wherever it is built. */
const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`);
