/** "21:30", "21.30 h", "25 h". Hours of another kind, as in "48 horas antes", are none of a clock. */
const ON_A_CLOCK = /(?:^|[^\d.,:])((\d{1,3})(?:[:.](\d{2})(?![\d.,])|\s*hs?\b))/gi;
const ALONE = /^(?:a las\s*)?((\d{1,3}))$/i;

/** What a text calls an hour but no clock shows: "25", "21:75". Null if there is no such thing in it. */
export function impossibleHour(text: string): string | null {
  const alone = ALONE.exec(text.trim());
  for (const [, written = '', hour, minutes = '0'] of [...text.matchAll(ON_A_CLOCK), ...(alone ? [alone] : [])]) {
    if (Number(hour) > 24 || Number(minutes) > 59) return written;
  }
  return null;
}

const CLOCK = /^([01]?\d|2[0-3]):[0-5]\d$/;

/** Whether a text is one hour in figures, which every language reads: "14:00". */
export const isClock = (text: string): boolean => CLOCK.test(text.trim());

/** "11am", "10 hs.", "10.30", "desde las 15", "3 de la tarde" */
const SAID =
  /^(?:(?:desde|hasta|a partir de)\s+)?(?:a\s+)?(?:las?\s+)?(\d{1,2})(?:[:.h](\d{2}))?\s*(?:hs?\.?|horas?)?\s*(?:([ap])\.?\s*m\.?|de la (mañana|tarde|noche))?$/i;

/** One hour in figures, from what people write: "11am" is "11:00". Null if the text says no such hour, or several. */
export function readClock(text: string): string | null {
  if (isClock(text)) return text.trim();
  const [, said, minutes = '00', half, part] = SAID.exec(text.trim()) ?? [];
  const hour = said === undefined ? Number.NaN : hourOfDay(Number(said), half?.toLowerCase(), part?.toLowerCase());
  const read = `${hour}:${minutes}`;
  return isClock(read) ? read : null;
}

function hourOfDay(hour: number, half: string | undefined, part: string | undefined): number {
  if (half === undefined && part === undefined) return hour;
  if (hour < 1 || hour > 12) return Number.NaN; // "15 pm" is either
  const isLate = half === 'p' || part === 'tarde' || (part === 'noche' && hour > 5);
  return (hour % 12) + (isLate ? 12 : 0);
}

/** "de 10 a 18 hs", "desde las 20:30 hasta la 1", "10-18": from when to when. */
const SPAN = /^(?:(?:de|desde)\s+)?(.+?)(?:\s+(?:a|hasta)\s+|\s*[-–]\s*)(.+)$/i;
/** Of "de 3 a 5 de la tarde" nobody knows whether both are. */
const HALF = /[ap]\.?\s*m\b|mañana|tarde|noche/i;
/** Words that say more than the hour beside them. */
const OPEN = /^(?:desde|hasta|a partir de)\s/i;

/**
 * The hour of an event, from what people write: "20:30hs" is "20:30", "de 10 a 18" is "de 10:00 a 18:00". Null for a text
 * that says anything else, which stays in words.
 */
export function readHour(text: string): string | null {
  const said = text.trim();
  const [, from, to] = SPAN.exec(said) ?? [];
  if (from === undefined || to === undefined) return OPEN.test(said) ? null : readClock(said);
  if (HALF.test(from) !== HALF.test(to)) return null;
  const [begin, end] = [readClock(from), readClock(to)];
  return begin && end ? `de ${begin} a ${end}` : null;
}
