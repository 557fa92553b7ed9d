/** "21", "21hs" */
const BARE = /^(\d{1,2})\s*(?:hs?\.?)?$/i;
/** "21:30", "21.30 h", "25 h", a bare "25". Hours of another kind, as in "48 horas antes", are none of a clock. */
const ON_A_CLOCK =
  /(?<![\d.,:])(\d{1,2})[:.](\d{2})(?![\d.,])|(?<![\d.,:])(\d{1,3})\s*hs?\b|^\s*(?:a las\s*)?(\d{1,3})\s*$/gi;

/** What a text calls an hour but no clock shows: "25", "21:75". Null if there is no such thing in it. */
export function impossibleHour(text: string): string | null {
  for (const [whole, hour, minutes = '0', alone = hour, bare = alone] of text.matchAll(ON_A_CLOCK)) {
    if (Number(bare) > 24 || Number(minutes) > 59) return whole.trim();
  }
  return null;
}

/** A bare hour as the guide writes it: "21" and "21hs" are "21 h". Null for any other text. */
export function readHour(text: string): string | null {
  const [, hour] = BARE.exec(text.trim()) ?? [];
  return hour === undefined || Number(hour) > 24 ? null : `${Number(hour)} h`;
}
