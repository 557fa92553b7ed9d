import { fold } from '#common/lib/text/fold.ts';
import { districts } from '#map/browser/districts.ts';

/** Words that Spanish writes in lower case within a name. */
const SMALL = new Set(['de', 'del', 'la', 'las', 'los', 'el', 'y', 'e', 'en', 'a', 'al', 'con']);
/** Abbreviations and brands that are written in capitals. */
const CAPITALS = new Set(['utn', 'fow', 'bb', 'km', 'rn', 'rp', 'sdg', 'ii', 'iii', 'iv']);
const STARS = /\s*[-–—]?\s*\d\s*estrellas?\.?\s*$/i;
const KIND_ONLY = /^(hotel|posada|hostel|caba[ñn]as?|apart|bodega|complejo)$/i;
const NO_NAME = /\p{Extended_Pictographic}|[\p{Cc}\p{Cf}\uFFFC“”"]|\uFE0F/gu;
/** "Empresa de viajes y turismo", which agencies append to their names in many spellings: "E.V.T.", "evt". */
const AGENCY = /[\s–—-]+e\.?v\.?t\b\.?[\s–—-]*/i;
/** What a page appends to the name of a second page: "– (1)". */
const COUNTER = /\s*[-–—]?\s*\(\d+\)\s*$/;
const DISTRICTS = ['Ciudad', 'Cuadro Bombal', ...Object.values(districts).map(({ name }) => name)].map(fold);
/** A shorter end belongs to the name: "Mi Bar – Cito". */
const SHORTEST_TAIL = 5;

type Printed = { name: string; asPrinted: string | null };

/** `name` as the guide writes it, what is printed with it that says what the business is ("(Pizzería)"), and where. */
export type NormalName = { name: string; says: string; district: string | null };

/**
 * Parts a printed name: words in capitals become words; stars and the counters of pages are left out; what stands in
 * brackets or behind a dash describes the business, or is its district. A name that is only a kind ("Hotel") keeps what
 * follows.
 */
export function normalName({ name, asPrinted }: Printed): NormalName {
  const isKindOnly = KIND_ONLY.test(name.trim());
  const whole = isKindOnly && asPrinted ? asPrinted.replace(STARS, '').replace(/[-–—]/g, ' ') : name;
  const plain = whole
    .replace(NO_NAME, ' ')
    .replace(COUNTER, '')
    .replace(STARS, '')
    .replace(AGENCY, ' – ')
    .replace(/\s+/g, ' ')
    .trim();
  const brackets = [...plain.matchAll(/\(([^)]*)\)/g)].map(([, inner = '']) => inner.trim());
  const outside = plain.replace(/\s*\([^)]*\)\s*/g, ' – ');
  const [head = '', ...tails] = outside
    .split(/\s+[-–—/]\s*|\s*[-–—/]\s+|[–—]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const isDistrict = (tail: string) => DISTRICTS.includes(fold(tail));
  const said = tails.filter((tail) => !isDistrict(tail));
  const [tail = ''] = said;
  const isShort = said.length === 1 && tail !== '' && tail.length < SHORTEST_TAIL;
  return {
    name: written(isShort ? `${head}-${tail}` : head),
    says: [...brackets, ...said].join(' '),
    district: tails.find(isDistrict) ?? null,
  };
}

const written = (name: string): string =>
  name
    .replace(/[.\s]+$/, '')
    .split(' ')
    .map((word, index) => wordOf(word, index === 0))
    .join(' ');

function wordOf(word: string, isFirst: boolean): string {
  const lower = word.toLowerCase();
  if (CAPITALS.has(lower)) return word.toUpperCase();
  if (lower === 'y') return lower;
  const letters = word.replace(/[^\p{L}]/gu, '');
  const isShouted = letters.length > 1 && letters === letters.toUpperCase() && !word.includes('&');
  if (!isShouted) return word;
  if (!isFirst && SMALL.has(lower)) return lower;
  return lower.replace(/(^|-)(\P{L}*)(\p{L})/gu, (_all, dash: string, before: string, letter: string) =>
    [dash, before, letter.toUpperCase()].join(''),
  );
}
