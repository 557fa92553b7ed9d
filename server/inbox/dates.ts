const timeZone = 'America/Argentina/Mendoza';

const spoken = new Intl.DateTimeFormat('es-AR', {
  timeZone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

// The Swedish format sorts correctly.
const sorted = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });

/** Formats a time like "21/11/2026, 09:30", in the owner's time zone. */
export const spokenDate = (time: number) => spoken.format(time);

/** Formats a time like "2026-11-21 09:30", in the owner's time zone. */
export const sortedDate = (time: number) => sorted.format(time);

/** Formats a day like "2026-11-21", in the owner's time zone. */
export const isoDay = (time: number) => sortedDate(time).slice(0, 10);
