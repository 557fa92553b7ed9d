const timeZone = 'America/Argentina/Mendoza';

const spoken = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

// Swedish dates are written as computers sort them.
const sorted = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });

/** "21 Nov 2026, 09:30", on the owner's clock. */
export const spokenDate = (time: number) => spoken.format(time);

/** "2026-11-21 09:30", on the owner's clock. */
export const sortedDate = (time: number) => sorted.format(time);

/** The year on the owner's calendar. */
export const yearOf = (time: number) => Number(sortedDate(time).slice(0, 4));
