/** "21", "21hs" */
const BARE = /^(\d{1,2})\s*(?:hs?\.?)?$/i;
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

/** A bare hour as the guide writes it: "21" and "21hs" are "21 h". Null for any other text. */
export function readHour(text: string): string | null {
  const [, hour] = BARE.exec(text.trim()) ?? [];
  return hour === undefined || Number(hour) > 24 ? null : `${Number(hour)} h`;
}
