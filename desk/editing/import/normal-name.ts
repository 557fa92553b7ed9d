/** Words that Spanish writes in lower case within a name. */
const SMALL = new Set(['de', 'del', 'la', 'las', 'los', 'el', 'y', 'e', 'en', 'a', 'al', 'con']);
/** Abbreviations and brands that are written in capitals. */
const CAPITALS = new Set(['utn', 'fow', 'spa', 'bb', 'km', 'rn', 'rp', 'ii', 'iii', 'iv']);
const STARS = /\s*[-–—]?\s*\d\s*estrellas?\.?\s*$/i;

type Printed = { name: string; asPrinted: string | null; district: string | null };

/**
 * The name as the guide writes it: words in capitals become words, and what is printed behind the name (stars, the
 * district) is left out. A name that is only a kind ("Hotel") keeps what follows it.
 */
export function normalName({ name, asPrinted, district }: Printed): string {
  const isKindOnly =
    !/\s/.test(name.trim()) && /^(hotel|posada|hostel|caba[ñn]as?|apart|bodega|complejo)$/i.test(name.trim());
  const whole = isKindOnly && asPrinted ? asPrinted.replace(STARS, '') : name;
  const plain = whole
    .replace(STARS, '')
    .replace(/[“”"]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/\s*[-–—.]+\s*$/, '')
    .trim();
  const withoutDistrict =
    !isKindOnly && district ? plain.replace(new RegExp(`\\s+[-–—]\\s*${literal(district)}$`, 'i'), '') : plain;
  return withoutDistrict
    .split(' ')
    .map((word, index) => wordOf(word, index === 0))
    .join(' ');
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function wordOf(word: string, isFirst: boolean): string {
  const lower = word.toLowerCase();
  if (CAPITALS.has(lower)) return word.toUpperCase();
  const letters = word.replace(/[^\p{L}]/gu, '');
  const isShouted = letters.length > 1 && letters === letters.toUpperCase();
  if (!isShouted) return word;
  if (!isFirst && SMALL.has(lower)) return lower;
  return lower.replace(/^(\P{L}*)(\p{L})/u, (_all, before: string, letter: string) => before + letter.toUpperCase());
}
